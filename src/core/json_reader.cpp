#include "core/json_reader.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/suggest.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

std::string number_text(double number) {
  const bool whole = number == std::floor(number) && std::abs(number) < 1e15;
  return whole ? std::to_string(static_cast<std::int64_t>(number)) : Json(number).dump();
}

// "an integer", "an integer of at least 0" or "an integer 1..8". Limits without a text are those that every number
// keeps.
std::string with_range(const std::string& kind, const std::string& min, const std::string& max) {
  if (!min.empty() && !max.empty()) return kind + " " + min + ".." + max;
  if (!min.empty()) return kind + " of at least " + min;
  return max.empty() ? kind : kind + " of at most " + max;
}

template <class Number>
std::string limit_text(Number limit, Number none, std::string (*text)(Number)) {
  return limit == none ? "" : text(limit);
}

std::string integer_kind(std::int64_t min, std::int64_t max) {
  using Limits = std::numeric_limits<std::int64_t>;
  return with_range("an integer", limit_text<std::int64_t>(min, Limits::min(), std::to_string),
                    limit_text<std::int64_t>(max, Limits::max(), std::to_string));
}

std::string count_kind(std::uint64_t max) {
  return with_range("an integer", "0",
                    limit_text<std::uint64_t>(max, std::numeric_limits<std::uint64_t>::max(), std::to_string));
}

std::string number_kind(double min, double max) {
  using Limits = std::numeric_limits<double>;
  return with_range("a number", limit_text<double>(min, Limits::lowest(), number_text),
                    limit_text<double>(max, Limits::max(), number_text));
}

// How an error speaks of a value that was found.
std::string found_text(const Json& value) {
  if (value.is_string()) return in_quotes(value.get_ref<const std::string&>());
  if (value.is_object()) return "an object";
  if (value.is_array()) return value.empty() ? "an empty array" : "an array of " + std::to_string(value.size());
  return value.dump();
}

// Finds a value by its address and puts the way to it in front of the path.
bool find_path(const Json& from, const Json* to, std::vector<std::string>& path) {
  if (&from == to) return true;
  if (!from.is_structured()) return false;
  for (const auto& item : from.items()) {
    if (!find_path(item.value(), to, path)) continue;
    path.insert(path.begin(), item.key());
    return true;
  }
  return false;
}

// At least 0: values that the program made itself are signed, parsed ones are not.
bool is_whole(const Json& value) {
  return value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0);
}

bool fits_signed(const Json& value) {
  return value.is_number_integer() && !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX);
}

}  // namespace

struct JsonReader::Document {
  const Json& root;
  std::string what;
  std::optional<Error> error;
};

JsonReader::JsonReader(const Json& document, std::string what)
    : document_(std::make_shared<Document>(Document{document, std::move(what), std::nullopt})), value_(&document) {}

void JsonReader::only(std::initializer_list<std::string_view> known) const {
  if (value_ == nullptr || !value_->is_object()) return expected("an object");
  for (const auto& item : value_->items()) {
    if (std::find(known.begin(), known.end(), item.key()) != known.end()) continue;
    auto place = path();
    const std::string owner = name_of(place);
    place.push_back(item.key());
    const std::vector<std::string> names(known.begin(), known.end());
    return fault_at(place, owner + " has no member " + in_quotes(item.key()), suggestion(item.key(), names), true);
  }
}

bool JsonReader::has(const char* key) const { return value_ != nullptr && value_->contains(key); }

JsonReader JsonReader::operator[](const char* key) const {
  JsonReader member(document_, nullptr);
  if (value_ == nullptr || !value_->is_object()) return expected("an object"), member;
  const auto found = value_->find(key);
  if (found != value_->end()) return {document_, &*found};
  member.parent_ = value_;
  member.key_ = key;
  return member;
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::members() const {
  std::vector<std::pair<std::string, JsonReader>> members;
  if (value_ == nullptr || !value_->is_object()) return expected("an object"), members;
  for (const auto& item : value_->items()) {
    members.emplace_back(item.key(), JsonReader(document_, &item.value()));
    if (!is_safe_to_print(item.key()))
      members.back().second.fault_of_key("the key " + in_quotes(item.key()) + " has control characters");
  }
  return members;
}

bool JsonReader::is_array() const { return value_ != nullptr && value_->is_array(); }

std::vector<JsonReader> JsonReader::items(std::size_t max_count) const {
  std::vector<JsonReader> items;
  const bool right = value_ != nullptr && value_->is_array() && value_->size() <= max_count;
  if (!right)
    return expected(max_count == kAnySize ? "an array" : "an array of at most " + std::to_string(max_count)), items;
  items.reserve(value_->size());
  for (const Json& item : *value_) items.push_back({document_, &item});
  return items;
}

std::vector<JsonReader> JsonReader::tuple(std::size_t count, std::string_view form) const {
  if (value_ != nullptr && value_->is_array() && value_->size() == count) return items();
  expected(form);
  return std::vector<JsonReader>(count, JsonReader(document_, nullptr));
}

std::string JsonReader::text() const {
  if (value_ == nullptr || !value_->is_string()) return expected("a string"), std::string();
  const auto& text = value_->get_ref<const std::string&>();
  if (!is_safe_to_print(text)) return refuse("has control characters"), std::string();
  return text;
}

std::string JsonReader::document() const {
  if (value_ == nullptr || !value_->is_string()) return expected("a string"), std::string();
  return value_->get<std::string>();
}

std::int64_t JsonReader::integer(std::int64_t min, std::int64_t max) const {
  const bool fits = value_ != nullptr && fits_signed(*value_);
  const std::int64_t number = fits ? value_->get<std::int64_t>() : 0;
  if (fits && number >= min && number <= max) return number;
  expected(integer_kind(min, max));
  return std::clamp<std::int64_t>(0, min, max);
}

std::uint64_t JsonReader::count(std::uint64_t max) const {
  if (value_ != nullptr && is_whole(*value_) && value_->get<std::uint64_t>() <= max)
    return value_->get<std::uint64_t>();
  expected(count_kind(max));
  return 0;
}

double JsonReader::number(double min, double max) const {
  const double number = value_ != nullptr && value_->is_number() ? value_->get<double>() : NAN;
  if (number >= min && number <= max) return number;  // which no NaN is
  expected(number_kind(min, max));
  return std::clamp(0.0, min, max);
}

bool JsonReader::flag() const {
  if (value_ != nullptr && value_->is_boolean()) return value_->get<bool>();
  expected("true or false");
  return false;
}

std::size_t JsonReader::choice(std::span<const std::string> known) const {
  assert(!known.empty());
  const std::string* typed = value_ == nullptr ? nullptr : value_->get_ptr<const std::string*>();
  const auto found = typed == nullptr ? known.end() : std::find(known.begin(), known.end(), *typed);
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  expected(one_of(known), typed == nullptr ? "" : did_you_mean(*typed, known));
  return 0;
}

std::size_t JsonReader::choice(std::initializer_list<std::string_view> known) const {
  return choice(std::vector<std::string>(known.begin(), known.end()));
}

std::string JsonReader::lines(std::size_t max_bytes) const {
  std::string joined;
  for (const JsonReader& line : items()) {
    joined += line.text() + "\n";
    if (joined.size() > max_bytes) refuse("has more than " + std::to_string(max_bytes) + " characters");
    if (failed()) return {};
  }
  return joined;
}

void JsonReader::fault_in_lines(const Error& error) const {
  const auto line = static_cast<std::size_t>(std::max(error.line, 1)) - 1;
  const auto all = items();
  if (line >= all.size()) return refuse("is wrong: " + error.message, error.hint);
  all[line].refuse("is wrong at character " + std::to_string(error.column) + ": " + error.message, error.hint);
}

void JsonReader::fault(std::string message, std::string hint) const {
  if (!failed()) fault_at(path(), std::move(message), std::move(hint), false);
}

void JsonReader::fault_of_key(std::string message, std::string hint) const {
  if (!failed()) fault_at(path(), std::move(message), std::move(hint), true);
}

void JsonReader::refuse(std::string_view problem, std::string hint) const {
  if (!failed()) fault(name_of(path()) + " " + std::string(problem), std::move(hint));
}

void JsonReader::expected(std::string_view expectation, std::string hint) const {
  if (failed()) return;
  if (value_ != nullptr) return refuse("is " + found_text(*value_) + ", expected " + std::string(expectation), hint);
  const auto place = path();
  const std::string owner = name_of(std::span(place).first(place.size() - 1));
  fault(owner + " needs " + in_quotes(key_) + ", " + std::string(expectation), std::move(hint));
}

bool JsonReader::failed() const { return document_->error.has_value(); }

tl::unexpected<Error> JsonReader::failure() const {
  const std::optional<Error>& error = document_->error;
  assert(error.has_value());
  return tl::unexpected<Error>(*error);
}

void JsonReader::fault_at(const std::vector<std::string>& path, std::string message, std::string hint,
                          bool at_key) const {
  if (failed()) return;
  Error error = ariadne::failure(std::move(message), std::move(hint)).value();
  error.path = path;
  error.at_key = at_key;
  document_->error = std::move(error);
}

std::vector<std::string> JsonReader::path() const {
  std::vector<std::string> path;
  if (value_ == nullptr) path.emplace_back(key_);
  find_path(document_->root, value_ == nullptr ? parent_ : value_, path);
  return path;
}

// "'state.ghosts[0].x'".
std::string JsonReader::name_of(std::span<const std::string> path) const {
  if (path.empty()) return document_->what;
  std::string name;
  const Json* value = &document_->root;
  for (const std::string& step : path) {
    const bool numbered = value->is_array();
    name += numbered ? "[" + step + "]" : (name.empty() ? "" : ".") + step;
    if (&step == &path.back()) break;  // which may be missing
    value = numbered ? &(*value)[number_in<std::size_t>(step).value_or(0)] : &*value->find(step);
  }
  return in_quotes(name);
}

}  // namespace ariadne
