#include "arena/fields.hpp"

namespace ariadne {
namespace {

const Json kNoObject = Json::object();
const Json kNoArray = Json::array();

bool is_control(unsigned char c) { return c < 0x20 || c == 0x7f; }

}  // namespace

bool is_safe_to_print(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    if (is_control(byte) || (byte == 0xc2 && next >= 0x80 && next < 0xa0)) return false;
  }
  return true;
}

Fields::Fields(const Json& object, std::string_view what, std::initializer_list<std::string_view> known)
    : object_(object.is_object() ? object : kNoObject), what_(what) {
  if (!object.is_object()) {
    fault(what_ + " is no JSON object");
  } else if (const auto checked = only_members(object, known, what); !checked) {
    error_ = checked.error();
  }
}

void Fields::fault(std::string message) {
  if (!error_) error_ = Error{std::move(message), {}, 0, 0, {}};
}

Result<> Fields::finish() const {
  if (error_) return tl::unexpected(*error_);
  return {};
}

const Json* Fields::find(const char* key, bool (*right_kind)(const Json&), std::string_view kind) {
  const auto found = object_.find(key);
  if (found != object_.end() && right_kind(*found)) return &*found;
  fault(what_ + " needs " + std::string(kind) + " '" + key + "'");
  return nullptr;
}

std::string Fields::text(const char* key) {
  const Json* found = find(key, [](const Json& json) { return json.is_string(); }, "a string");
  if (found == nullptr) return {};
  auto text = found->get<std::string>();
  if (!is_safe_to_print(text)) fault(what_ + ": '" + key + "' has control characters");
  return text;
}

std::uint64_t Fields::count(const char* key, std::uint64_t most) {
  const Json* found = find(key, [](const Json& json) { return json.is_number_unsigned(); }, "a whole number");
  if (found == nullptr) return 0;
  const auto value = found->get<std::uint64_t>();
  if (value > most) fault(what_ + ": '" + key + "' is more than " + std::to_string(most));
  return value > most ? 0 : value;
}

std::int64_t Fields::integer(const char* key) {
  const auto fits = [](const Json& json) {
    return json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() >> 63 != 0);
  };
  const Json* found = find(key, fits, "an integer");
  return found == nullptr ? 0 : found->get<std::int64_t>();
}

double Fields::number(const char* key) {
  const Json* found = find(key, [](const Json& json) { return json.is_number(); }, "a number");
  return found == nullptr ? 0 : found->get<double>();
}

bool Fields::flag(const char* key) {
  const Json* found = find(key, [](const Json& json) { return json.is_boolean(); }, "true or false in");
  return found != nullptr && found->get<bool>();
}

const Json& Fields::object(const char* key) {
  const Json* found = find(key, [](const Json& json) { return json.is_object(); }, "an object");
  return found == nullptr ? kNoObject : *found;
}

const Json& Fields::array(const char* key) {
  const Json* found = find(key, [](const Json& json) { return json.is_array(); }, "an array");
  return found == nullptr ? kNoArray : *found;
}

}  // namespace ariadne
