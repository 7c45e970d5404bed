#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ariadne {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Whether two texts are equal, ignoring case.
bool same_ignoring_case(std::string_view a, std::string_view b);

// Without blanks and line ends at both ends: a part of the text, even where nothing is left.
constexpr std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return text.substr(0, 0);
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

// "1 move", "2 moves".
std::string count_text(std::int64_t count, std::string_view one, std::string_view many);

// "a", "a and b", "a, b and c".
std::string enumerated(const std::vector<std::string>& parts);

// Where a character first stands outside of "…" and '…', or the end of the text.
std::size_t find_unquoted(std::string_view text, char wanted);

// The parts of a text between blanks, as views into it.
std::vector<std::string_view> words_of(std::string_view text);

// The character that begins here, whole in UTF-8, to be quoted.
std::string_view leading_character(std::string_view text);

// The number that a text is, if it is one from its first character to its last.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// A decimal such as "1.5" as a number of parts of which `scale`, at most ten million, make one: 1500 for a scale of
// 1000. Nothing if it is no whole number of them, or is written with anything but digits and one point between them.
std::optional<std::int64_t> parts_in(std::string_view decimal, std::int64_t scale);

// A count of at least 0: "20000", "20k" or "1.5M".
std::optional<std::int64_t> count_in(std::string_view text);

}  // namespace ariadne
