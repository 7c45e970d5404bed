#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

// The words of the course: what it calls things, and what is handed to its agents.
namespace ariadne::pacman {

// What something is called in the course, and here.
struct CourseName {
  std::string_view course, ours;
};

// Our name for a name of the course, if the list has it.
template <class Table>
std::optional<std::string> our_name(const Table& table, const std::string& name) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const CourseName& each) { return each.course == name; });
  if (found == table.end()) return std::nullopt;
  return std::string(found->ours);
}

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
