#include "core/utf8.hpp"

#include <algorithm>
#include <array>

namespace ariadne {

namespace {

std::size_t length_by_first_byte(unsigned char byte) {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  if (byte >= 0xf0 && byte <= 0xf4) return 4;
  return 0;
}

// Longer than needed, half of a surrogate pair, or beyond Unicode.
bool is_forbidden(char32_t code, std::size_t length) {
  constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  return code < least[length] || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff;
}

}  // namespace

Utf8Character first_character(std::string_view text) {
  if (text.empty()) return {};
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = length_by_first_byte(first);
  if (length == 0) return {first, 1, false, false};
  if (length == 1) return {first, 1, true, false};
  char32_t code = first & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (i == text.size()) return {first, 1, false, true};
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xc0) != 0x80) return {first, 1, false, false};
    code = (code << 6) | (byte & 0x3fu);
  }
  if (is_forbidden(code, length)) return {first, 1, false, false};
  return {code, length, true, false};
}

std::size_t count_characters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(first_character(text).bytes);
  return count;
}

std::size_t bytes_of_characters(std::string_view text, std::size_t count) {
  std::size_t bytes = 0;
  for (; count > 0 && bytes < text.size(); --count) bytes += first_character(text.substr(bytes)).bytes;
  return bytes;
}

bool is_shown_as_itself(const Utf8Character& character) {
  constexpr std::array<std::array<char32_t, 2>, 6> kOthers = {
      {{0, 0x1f}, {0x7f, 0x9f}, {0x61c, 0x61c}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}}};
  const auto holds = [&](const auto& range) { return range[0] <= character.code && character.code <= range[1]; };
  return character.valid && std::ranges::none_of(kOthers, holds);
}

}  // namespace ariadne
