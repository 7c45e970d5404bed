#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ariadne::pacman {

// What is handed to an agent of the course: "depth=3,evalFn=better". A key alone means 1.
class CourseArguments {
 public:
  static Result<CourseArguments> read(std::string_view text);

  // The value of the key, which is then understood.
  std::string take(const std::string& key, std::string fallback);
  // An error if something was given that the agent of this name did not take.
  Result<> check_all_taken(const std::string& agent) const;

 private:
  struct Value {
    std::string text;
    bool taken = false;
  };
  std::map<std::string, Value> given_;
  std::vector<std::string> known_;
};

}  // namespace ariadne::pacman
