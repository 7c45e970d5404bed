#include "core/duration.hpp"

#include <charconv>
#include <cstdint>

namespace ariadne {

Result<std::chrono::milliseconds> read_duration(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  const std::int64_t scale = unit == "ms" ? 1 : unit == "s" ? 1000 : unit == "m" ? 60'000 : unit == "h" ? 3'600'000 : 0;
  constexpr std::int64_t kLongest = 86'400'000;
  if (error != std::errc() || scale == 0 || number <= 0 || number > kLongest / scale) {
    return failure(in_quotes(text) + " is not a duration; expected 500ms, 2s, 1m or 1h, at most a day");
  }
  return std::chrono::milliseconds(number * scale);
}

std::string duration_text(std::chrono::milliseconds duration) {
  const auto count = duration.count();
  if (count % 60'000 == 0) return std::to_string(count / 60'000) + "m";
  if (count % 1000 == 0) return std::to_string(count / 1000) + "s";
  return std::to_string(count) + "ms";
}

}  // namespace ariadne
