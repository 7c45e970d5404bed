#include "core/json.hpp"

#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/utf8.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxBytes = 16u << 20;
constexpr std::size_t kMaxDepth = 64;
constexpr std::size_t kMaxMembers = 10'000;  // an object finds its keys one by one

// Tells how far the reader of the text has come.
class Tracked {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Tracked(const char* at, const char*& reached) : at_(at), reached_(&reached) {}

  reference operator*() const { return *at_; }
  Tracked& operator++() {
    *reached_ = ++at_;
    return *this;
  }
  Tracked operator++(int) {
    Tracked before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Tracked& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  const char** reached_;
};

// Builds the value while it is read, and stops at the first fault with its place.
class Builder {
 public:
  Builder(std::string_view text, const char* const& reached) : text_(text), reached_(reached) {}

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(Json::number_integer_t value) { return add(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
  bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    if (open_.back()->contains(name)) {
      return refuse(start_of_key(), "the key " + in_quotes(name) + " appears twice in one object");
    }
    if (open_.back()->size() >= kMaxMembers) {
      return refuse(start_of_key(), "an object of more than " + std::to_string(kMaxMembers) + " members");
    }
    key_ = std::move(name);
    return true;
  }
  template <class Exception>
  bool parse_error(std::size_t position, const std::string& token, const Exception&) {
    const std::size_t offset = position == 0 ? 0 : position - 1;
    if (offset >= text_.size()) {
      error_ = failure_at(text_, text_.size(), "the JSON text ends too early").value();
    } else {
      error_ = failure_at(text_, offset, "invalid JSON at " + in_quotes(token)).value();
    }
    return false;
  }

  Result<Json> finish() && {
    if (error_) return tl::unexpected(std::move(*error_));
    return std::move(root_);
  }

 private:
  bool refuse(std::size_t offset, std::string message) {
    error_ = failure_at(text_, offset, std::move(message)).value();
    return false;
  }
  // The byte that was read last: the reader of JSON looks ahead only behind numbers.
  std::size_t last_byte() const { return static_cast<std::size_t>(reached_ - text_.data()) - 1; }
  // The quote before a key whose last quote was just read: those inside it follow a backslash.
  std::size_t start_of_key() const {
    std::size_t quote = last_byte();
    do quote = text_.rfind('"', quote - 1);
    while (text_[quote - 1] == '\\');
    return quote;
  }
  Json* put(Json value) {
    if (open_.empty()) return &(root_ = std::move(value));
    Json& parent = *open_.back();
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return &parent.back();
    }
    return &(parent[key_] = std::move(value));
  }
  template <class T>
  bool add(T&& value) {
    put(Json(std::forward<T>(value)));
    return true;
  }
  bool open(Json value) {
    if (open_.size() >= kMaxDepth)
      return refuse(last_byte(), "JSON nested more than " + std::to_string(kMaxDepth) + " levels deep");
    open_.push_back(put(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  const char* const& reached_;
  Json root_;
  std::vector<Json*> open_;
  std::string key_;
  std::optional<Error> error_;
};

// All that needs one has four digits.
std::string json_escape(char32_t code) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += kDigits[(code >> shift) & 15];
  return text;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("JSON text of more than 16 MiB");
  const char* const begin = text.data();
  const char* reached = begin;
  Builder builder(text, reached);
  Json::sax_parse(Tracked(begin, reached), Tracked(begin + text.size(), reached), &builder);
  return std::move(builder).finish();
}

std::string json_line(const Json& json) {
  const std::string dumped = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string line;
  for (std::string_view rest = dumped; !rest.empty();) {
    const Utf8Character character = first_character(rest);
    line += is_shown_as_itself(character) ? std::string(rest.substr(0, character.bytes)) : json_escape(character.code);
    rest.remove_prefix(character.bytes);
  }
  return line;
}

}  // namespace ariadne
