#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.hpp"

namespace ariadne {

// Whether UTF-8 text has no control characters: a terminal obeys some of those.
bool is_safe_to_print(std::string_view text);

// Reads the members of a stranger's object one after the other and remembers the first fault, so that a reader is a
// flat list of members. What could not be read is empty or 0.
class Fields {
 public:
  static constexpr std::uint64_t kAnyCount = std::numeric_limits<std::uint64_t>::max();

  // `what` names the object in errors; members that are not `known` are refused.
  Fields(const Json& object, std::string_view what, std::initializer_list<std::string_view> known);

  bool has(const char* key) const { return object_.contains(key); }
  std::string text(const char* key);                                     // without control characters
  std::uint64_t count(const char* key, std::uint64_t most = kAnyCount);  // a whole number, not negative
  std::int64_t integer(const char* key);
  double number(const char* key);
  bool flag(const char* key);
  const Json& object(const char* key);
  const Json& array(const char* key);

  void fault(std::string message);
  Result<> finish() const;

 private:
  const Json* find(const char* key, bool (*right_kind)(const Json&), std::string_view kind);

  const Json& object_;
  std::string what_;
  std::optional<Error> error_;
};

}  // namespace ariadne
