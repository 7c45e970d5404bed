#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"

namespace ariadne::pacman {

// Takes members out of JSON and remembers the first fault. What cannot be read has a harmless value, so that whoever
// reads asks once, at the end. `where` is the way to a value, such as `state.ghosts[0]`; the outermost one has none.
class JsonReader {
 public:
  bool failed() const { return failed_; }
  tl::unexpected<Error> failure() const { return tl::unexpected<Error>(error_); }
  // Says of a value what is wrong: `state.ghosts[0]` "is no object".
  void fault(const std::string& where, const std::string& problem);

  int whole(const Json& value, int least, int most, const std::string& where);
  int whole(const Json& object, const char* key, int least, int most, const std::string& where);
  int halves(const Json& object, const char* key, int most, const std::string& where);  // 0..most, doubled
  bool boolean(const Json& object, const char* key, const std::string& where);
  std::string word(const Json& object, const char* key, const std::string& where);
  const Json& array(const Json& object, const char* key, const std::string& where);
  const Json& object(const Json& object, const char* key, const std::string& where);
  void only(const Json& object, std::initializer_list<std::string_view> known, const std::string& where);

 private:
  const Json& member(const Json& object, const char* key, const std::string& where);

  bool failed_ = false;
  Error error_;
};

}  // namespace ariadne::pacman
