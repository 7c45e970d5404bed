#include "report/format.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/outcome.hpp"

namespace ariadne {
namespace {

// 12.3 M, 4.5 k, 17: three figures and a letter.
std::string short_number(double number) {
  if (number >= 1e9) return fmt::format("{:.1f} G", number / 1e9);
  if (number >= 1e6) return fmt::format("{:.1f} M", number / 1e6);
  if (number >= 1e3) return fmt::format("{:.1f} k", number / 1e3);
  return fmt::format("{:.0f}", number);
}

}  // namespace

std::string with_commas(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return digits;
}

std::string counted(std::uint64_t count, const std::string& one, const std::string& many) {
  return with_commas(count) + " " + (count == 1 ? one : many);
}

std::string short_count(std::uint64_t count, const std::string& one, const std::string& many) {
  return short_number(static_cast<double>(count)) + " " + (count == 1 ? one : many);
}

std::string short_time(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  if (seconds < 1e-3) return fmt::format("{:.0f} us", seconds * 1e6);
  if (seconds < 1) return fmt::format("{:.1f} ms", seconds * 1e3);
  return fmt::format("{:.2f} s", seconds);
}

std::string rough_time(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  if (seconds < 100) return fmt::format("{:.0f} s", seconds);
  if (seconds < 6000) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.0f} h", seconds / 3600);
}

double milliseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

double per_second(std::uint64_t count, std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

std::string rate(std::uint64_t count, std::chrono::nanoseconds time, std::string_view unit) {
  return fmt::format("{} {}/s", short_number(per_second(count, time)), unit);
}

bool is_decided(double value) { return decided_sign(value) != 0; }

std::string short_decimal(double number) { return fmt::format("{}", std::round(number * 100) / 100 + 0.0); }

std::string value_text(double value, std::string_view margin, MarginBound bound) {
  const std::string number = short_decimal(value);
  if (!is_decided(value)) return value > 0 && number != "0" ? "+" + number : number;
  const char* const result = value > 0 ? "wins" : "loses";
  const double lead = std::abs(std::abs(value) - kWinValue);
  if (lead == 0) return result;
  constexpr std::array kBounds = {"", "at least ", "at most "};
  const std::string by = kBounds[static_cast<std::size_t>(bound)] + short_decimal(lead);
  return margin.empty() ? fmt::format("{} by {}", result, by) : fmt::format("{}, {} {}", result, by, margin);
}

Json value_json(double value) {
  const bool whole = std::nearbyint(value) == value && std::abs(value) < 1e15;
  return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  return fmt::format("{}", fmt::join(words, between));
}

}  // namespace ariadne
