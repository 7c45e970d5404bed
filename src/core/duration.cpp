#include "core/duration.hpp"

#include <algorithm>
#include <cstdint>

#include "core/text.hpp"

namespace ariadne {
namespace {

// The milliseconds of a unit, or 0 if there is no such unit.
std::int64_t scale_of(std::string_view unit) {
  return unit == "ms" ? 1 : unit == "s" ? 1000 : unit == "m" ? 60'000 : unit == "h" ? 3'600'000 : 0;
}

// To somebody who left out the unit.
std::string with_unit_hint(std::string_view text) {
  const bool is_number = !text.empty() && text.front() != '0' && text.size() < 9 && std::ranges::all_of(text, is_digit);
  const std::string number(text);
  return is_number ? "Give it a unit, as in " + number + "ms or " + number + "s." : std::string();
}

}  // namespace

Result<std::chrono::milliseconds> read_duration(std::string_view text) {
  constexpr std::int64_t kLongest = 86'400'000;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
  const std::int64_t scale = scale_of(text.substr(digits));
  const auto milliseconds = scale == 0 ? std::nullopt : parts_in(text.substr(0, digits), scale);
  if (milliseconds && *milliseconds > 0 && *milliseconds <= kLongest) return std::chrono::milliseconds(*milliseconds);
  return failure(in_quotes(text) + " is not a duration; expected " + kDurations, with_unit_hint(text));
}

std::string duration_text(std::chrono::milliseconds duration) {
  const auto count = duration.count();
  if (count % 60'000 == 0) return std::to_string(count / 60'000) + "m";
  if (count % 1000 == 0) return std::to_string(count / 1000) + "s";
  return std::to_string(count) + "ms";
}

}  // namespace ariadne
