#include "core/text.hpp"

#include <algorithm>
#include <limits>

namespace ariadne {
namespace {

constexpr std::size_t kMaxBytesOfCharacter = 4;

// A byte inside a UTF-8 character.
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

bool all_digits(std::string_view text) { return !text.empty() && std::ranges::all_of(text, is_digit); }

}  // namespace

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char c, char d) { return lower(c) == lower(d); });
}

std::string count_text(std::int64_t count, std::string_view one, std::string_view many) {
  return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

std::string enumerated(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (auto end = text.begin(); end != text.end();) {
    const auto start = std::find_if_not(end, text.end(), is_blank);
    end = std::find_if(start, text.end(), is_blank);
    if (start != end) words.emplace_back(start, end);
  }
  return words;
}

std::string_view leading_character(std::string_view text) {
  std::size_t length = text.empty() ? 0 : 1;
  while (length < std::min(text.size(), kMaxBytesOfCharacter) && is_continuation(text[length])) ++length;
  return text.substr(0, length);
}

std::optional<std::int64_t> parts_in(std::string_view decimal, std::int64_t scale) {
  constexpr std::size_t kMostDecimals = 9;  // so that no product below is too large
  const std::size_t point = std::min(decimal.find('.'), decimal.size());
  const std::string_view whole_digits = decimal.substr(0, point);
  const std::string_view decimals = point == decimal.size() ? "0" : decimal.substr(point + 1);
  if (!all_digits(whole_digits) || !all_digits(decimals) || decimals.size() > kMostDecimals) return std::nullopt;
  std::int64_t one = 1;
  for (std::size_t i = 0; i < decimals.size(); ++i) one *= 10;
  const auto whole = number_in<std::int64_t>(whole_digits), rest = number_in<std::int64_t>(decimals);
  if (!whole || !rest || *whole >= std::numeric_limits<std::int64_t>::max() / scale) return std::nullopt;
  const std::int64_t parts = *rest * scale;
  if (parts % one != 0) return std::nullopt;
  return *whole * scale + parts / one;
}

std::optional<std::int64_t> count_in(std::string_view text) {
  const std::int64_t scale = text.ends_with('k') ? 1000 : text.ends_with('M') ? 1'000'000 : 1;
  if (scale == 1) return all_digits(text) ? number_in<std::int64_t>(text) : std::nullopt;
  return parts_in(text.substr(0, text.size() - 1), scale);
}

std::size_t find_unquoted(std::string_view text, char wanted) {
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quote == 0 && text[i] == wanted) return i;
    if (text[i] == quote)
      quote = 0;
    else if (quote == 0 && (text[i] == '"' || text[i] == '\''))
      quote = text[i];
  }
  return text.size();
}

}  // namespace ariadne
