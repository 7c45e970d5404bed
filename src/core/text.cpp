#include "core/text.hpp"

#include <algorithm>

namespace ariadne {
namespace {

constexpr std::size_t kMaxBytesOfCharacter = 4;

// A byte inside a UTF-8 character.
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

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
