#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.hpp"

namespace ariadne {

// A JSON value from an untrusted source, read member by member, so that the reader of a format is a flat list:
//
//   const JsonReader reader(json, "a position");
//   reader.only({"size", "to_move", "limit"});
//   const auto size = reader["size"].integer(4, 8);
//   const auto side = reader["to_move"].choice({"black", "white"});
//   if (reader.has("limit")) limit = reader["limit"].count(1'000);
//   if (reader.failed()) return reader.failure();
//
// The first fault in the document is kept. What could not be read is harmless: empty, false, or the number in the range
// that is closest to 0. So it is enough to ask at the end, and loops over many values stop once it failed(). Faults
// name the value and have its path, for with_place(). All readers of a document share the fault; the document must
// outlive them.
class JsonReader {
 public:
  static constexpr std::size_t kAnySize = std::numeric_limits<std::size_t>::max();

  // `what` names the outermost value in errors: "a position".
  JsonReader(const Json& document, std::string what);

  // An object without other members than these: a typo must not be silently ignored.
  void only(std::initializer_list<std::string_view> known) const;
  bool has(const char* key) const;
  // A member. That it is missing becomes a fault when it is read.
  JsonReader operator[](const char* key) const;
  // The members of an object that may have any keys.
  std::vector<std::pair<std::string, JsonReader>> members() const;

  bool is_array() const;
  std::vector<JsonReader> items(std::size_t max_count = kAnySize) const;
  // An array of exactly this many items. `form` says in errors what they are: "[x, y]".
  std::vector<JsonReader> tuple(std::size_t count, std::string_view form) const;

  std::string text() const;      // without control characters
  std::string document() const;  // a text of several lines, which whoever parses it does not trust
  std::int64_t integer(std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                       std::int64_t max = std::numeric_limits<std::int64_t>::max()) const;
  std::uint64_t count(std::uint64_t max = std::numeric_limits<std::uint64_t>::max()) const;  // an integer of at least 0
  double number(double min = std::numeric_limits<double>::lowest(),
                double max = std::numeric_limits<double>::max()) const;
  bool flag() const;
  // The index of one of several texts; 0 if it is none of them.
  std::size_t choice(std::span<const std::string> known) const;
  std::size_t choice(std::initializer_list<std::string_view> known) const;

  // A drawing: an array of lines, joined. What is wrong with the joined text becomes a fault of the line it is in.
  std::string lines(std::size_t max_bytes = kAnySize) const;
  void fault_in_lines(const Error& error) const;

  // Faults found by the caller. The first two are complete messages, the others begin with the name of the value.
  void fault(std::string message, std::string hint = {}) const;
  void fault_of_key(std::string message, std::string hint = {}) const;       // placed at the key of this member
  void refuse(std::string_view problem, std::string hint = {}) const;        // "'state.pacman' is walled in"
  void expected(std::string_view expectation, std::string hint = {}) const;  // "'size' is 7, expected …"
  bool failed() const;
  tl::unexpected<Error> failure() const;  // only if it failed()

 private:
  struct Document;

  JsonReader(std::shared_ptr<Document> document, const Json* value) : document_(std::move(document)), value_(value) {}

  void fault_at(const std::vector<std::string>& path, std::string message, std::string hint, bool at_key) const;
  std::vector<std::string> path() const;
  std::string name_of(std::span<const std::string> path) const;

  std::shared_ptr<Document> document_;
  const Json* value_;             // null: it is missing, …
  const Json* parent_ = nullptr;  // … and should be a member of this
  const char* key_ = "";          // under this key
};

}  // namespace ariadne
