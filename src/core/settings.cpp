#include "core/settings.hpp"

#include <algorithm>
#include <cassert>

#include "core/byte_size.hpp"
#include "core/duration.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxSpec = 512;
constexpr const char* kNoParameters = "It has no parameters.";

std::vector<std::string> names_of(const std::vector<Parameter>& parameters) {
  std::vector<std::string> names;
  for (const auto& parameter : parameters) names.push_back(parameter.name);
  return names;
}

// "500ms", "1.5s", "1m" or, in milliseconds, "500".
std::optional<std::int64_t> milliseconds_in(std::string_view text) {
  if (const auto number = number_in<std::int64_t>(text)) return number;
  const auto duration = read_duration(text);
  return duration ? std::optional<std::int64_t>(duration->count()) : std::nullopt;
}

// "agent 'engine': depth is '0', expected an integer 1..255".
std::string unexpected_value(std::string_view text, const Parameter& parameter, std::string_view owner) {
  const char* const article = parameter.is_number() && !parameter.is_time ? "an " : "";
  return std::string(owner) + ": " + parameter.name + " is " + in_quotes(text) + ", expected " + article +
         parameter.range();
}

// Numbers that can be as large as this may be shortened.
bool is_large_count(const Parameter& parameter) { return !parameter.is_time && parameter.max >= 1'000'000; }

std::optional<std::int64_t> number_of(std::string_view text, const Parameter& parameter) {
  if (parameter.is_time) return milliseconds_in(text);
  return is_large_count(parameter) ? count_in(text) : number_in<std::int64_t>(text);
}

Result<std::int64_t> read_number(std::string_view text, const Parameter& parameter, std::string_view owner) {
  const auto number = number_of(text, parameter);
  if (number && *number >= parameter.min && *number <= parameter.max) return *number;
  return failure(unexpected_value(text, parameter, owner),
                 is_large_count(parameter) ? "Thousands and millions may be written as in 20k and 1.5M." : "");
}

// What may be meant by a size that is written in a loose way: "64M" for "64", "64m", "64MB" and "64MiB".
std::string strict_size(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view unit = text.substr(digits);
  for (const char letter : {'K', 'M', 'G'}) {
    for (const char* const rest : {"", "B", "iB"}) {
      if (same_ignoring_case(unit, letter + std::string(rest))) return std::string(text.substr(0, digits)) + letter;
    }
  }
  return std::string(text) + "M";
}

// "Nearest: 2M, 4M." for 3M; nothing for what is not a size. The sizes rise.
std::string nearest_sizes(std::string_view text, const std::vector<std::string>& sizes) {
  std::vector<std::string> nearest;
  const auto bytes = [](const std::string& size) { return read_byte_size(size).value(); };
  if (const auto asked = read_byte_size(strict_size(text))) {
    const auto above = std::ranges::lower_bound(sizes, *asked, {}, bytes);
    if (above != sizes.begin() && (above == sizes.end() || bytes(*above) > *asked)) nearest.push_back(*(above - 1));
    if (above != sizes.end()) nearest.push_back(*above);
  }
  return nearest.empty() ? std::string() : "Nearest: " + list_of(nearest) + ".";
}

// The number of a choice is its index in the list.
Result<std::int64_t> read_choice(std::string_view text, const Parameter& parameter, std::string_view owner) {
  const auto found = std::find(parameter.choices.begin(), parameter.choices.end(), text);
  if (found != parameter.choices.end()) return found - parameter.choices.begin();
  return failure(unexpected_value(text, parameter, owner),
                 parameter.is_size ? nearest_sizes(text, parameter.choices) : did_you_mean(text, parameter.choices));
}

Result<std::int64_t> read_value(std::string_view text, const Parameter& parameter, std::string_view owner) {
  return parameter.is_number() ? read_number(text, parameter, owner) : read_choice(text, parameter, owner);
}

tl::unexpected<Error> not_a_setting(std::string_view item, const std::vector<Parameter>& parameters,
                                    std::string_view owner) {
  return failure(std::string(owner) + ": " + in_quotes(item) + " is not of the form name=value",
                 parameters.empty() ? kNoParameters : "Parameters: " + list_of(names_of(parameters)) + ".");
}

tl::unexpected<Error> unknown_parameter(std::string_view key, const std::vector<Parameter>& parameters,
                                        std::string_view owner) {
  const auto names = names_of(parameters);
  std::string hint = did_you_mean(key, names);
  for (const auto& parameter : parameters) {
    if (hint.find("'" + parameter.name + "'") == std::string::npos) continue;
    hint += " (" + parameter.range() + ", default " + parameter.fallback + ")";
  }
  if (hint.empty()) hint = names.empty() ? kNoParameters : suggestion(key, names);
  return failure(std::string(owner) + " has no parameter " + in_quotes(key), hint);
}

}  // namespace

Parameter Parameter::number(std::string name, std::int64_t min, std::int64_t max, std::int64_t fallback,
                            std::string help) {
  return {std::move(name), std::move(help), std::to_string(fallback), min, max, {}};
}

Parameter Parameter::milliseconds(std::string name, std::string help) {
  constexpr std::int64_t kDay = 86'400'000;
  Parameter parameter = number(std::move(name), 0, kDay, 0, std::move(help));
  parameter.is_time = true;
  return parameter;
}

Parameter Parameter::choice(std::string name, std::vector<std::string> choices, std::string help) {
  assert(!choices.empty());
  std::string fallback = choices.front();
  return {std::move(name), std::move(help), std::move(fallback), 0, 0, std::move(choices)};
}

Parameter Parameter::byte_size(std::string name, std::string fallback, std::string help) {
  std::vector<std::string> sizes;
  for (int mebibytes = 1; mebibytes <= 512; mebibytes *= 2) sizes.push_back(std::to_string(mebibytes) + "M");
  for (int gibibytes = 1; gibibytes <= 8; gibibytes *= 2) sizes.push_back(std::to_string(gibibytes) + "G");
  Parameter parameter = choice(std::move(name), std::move(sizes), std::move(help));
  parameter.fallback = std::move(fallback);
  parameter.is_size = true;
  return parameter;
}

std::string Parameter::range() const {
  if (is_size) return "a power of two from " + choices.front() + " to " + choices.back();
  if (!is_number()) return one_of(choices);
  if (is_time) return std::string("0 or a time such as ") + kDurations;
  return "integer " + std::to_string(min) + ".." + std::to_string(max);
}

const Settings::Value* Settings::find_if_there(std::string_view name) const {
  const auto found =
      std::find_if(values_.begin(), values_.end(), [&](const auto& value) { return value.first == name; });
  return found == values_.end() ? nullptr : &found->second;
}
const Settings::Value& Settings::find(std::string_view name) const {
  const Value* const found = find_if_there(name);
  assert(found != nullptr);
  return *found;
}

std::int64_t Settings::number(std::string_view name) const { return find(name).number; }
const std::string& Settings::choice(std::string_view name) const { return find(name).text; }
bool Settings::has(std::string_view name) const { return find_if_there(name) != nullptr; }
bool Settings::given(std::string_view name) const { return find(name).given; }

std::string Settings::text() const {
  std::string out;
  for (const auto& [name, value] : values_) {
    if (value.given) out += (out.empty() ? "" : ",") + name + "=" + value.text;
  }
  return out;
}

Result<Spec> split_spec(std::string_view text) {
  if (text.size() > kMaxSpec) return failure("a spec of more than " + std::to_string(kMaxSpec) + " characters");
  const std::size_t mark = text.find_first_of(":(");
  Spec spec{std::string(text.substr(0, mark)), {}};
  if (text.empty()) return failure("a name is missing", "Is there a comma too many?");
  if (spec.name.empty()) return failure(in_quotes(text) + " has no name");
  if (mark == std::string_view::npos) return spec;
  std::string_view rest = text.substr(mark + 1);
  if (text[mark] == '(') {
    if (!rest.ends_with(')')) return failure("the bracket in " + in_quotes(text) + " is not closed");
    rest.remove_suffix(1);
  }
  spec.settings = std::string(rest);
  return spec;
}

Result<Settings> check_settings(std::string_view text, const std::vector<Parameter>& parameters,
                                std::string_view owner) {
  Settings settings;
  for (const auto& parameter : parameters) {
    const std::int64_t number = read_value(parameter.fallback, parameter, owner).value();
    settings.values_.emplace_back(parameter.name, Settings::Value{parameter.fallback, number, false});
  }
  for (bool more = !text.empty(); more;) {
    const std::size_t comma = text.find(',');
    const std::string_view item = text.substr(0, comma);
    more = comma != std::string_view::npos;
    if (more) text.remove_prefix(comma + 1);
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) return not_a_setting(item, parameters, owner);
    const std::string_view key = item.substr(0, equals), typed = item.substr(equals + 1);
    const auto parameter = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const auto& candidate) { return candidate.name == key; });
    if (parameter == parameters.end()) return unknown_parameter(key, parameters, owner);
    auto& value = settings.values_[static_cast<std::size_t>(parameter - parameters.begin())].second;
    if (value.given) return failure(std::string(owner) + ": " + in_quotes(key) + " is given twice");
    const auto number = read_value(typed, *parameter, owner);
    if (!number) return tl::unexpected(number.error());
    value = {std::string(typed), *number, true};
  }
  return settings;
}

}  // namespace ariadne
