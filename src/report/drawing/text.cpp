#include "report/drawing/text.hpp"

#include <algorithm>
#include <array>

#include "core/utf8.hpp"

namespace ariadne {

namespace {

struct Range {
  char32_t first, last;
};

// Scripts and pictures that take two columns, in broad strokes: enough to keep a frame straight.
constexpr std::array<Range, 9> kWide = {{{0x1100, 0x115f},
                                         {0x2e80, 0xa4cf},
                                         {0xac00, 0xd7a3},
                                         {0xf900, 0xfaff},
                                         {0xfe30, 0xfe6f},
                                         {0xff00, 0xff60},
                                         {0xffe0, 0xffe6},
                                         {0x1f300, 0x1faff},
                                         {0x20000, 0x3fffd}}};
constexpr std::array<Range, 4> kNoWidth = {{{0x300, 0x36f}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}}};

bool within(char32_t code, const auto& ranges) {
  return std::ranges::any_of(ranges, [&](Range range) { return range.first <= code && code <= range.last; });
}

int columns_of(char32_t code) {
  if (within(code, kNoWidth)) return 0;
  return within(code, kWide) ? 2 : 1;
}

// The length of a colour sequence at the front of the text; 0 if there is none.
std::size_t color_sequence(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

// Calls `visit(piece, columns)` for each character or colour sequence until it answers false.
void each_piece(std::string_view text, const auto& visit) {
  while (!text.empty()) {
    const std::size_t color = color_sequence(text);
    const Utf8Character character = first_character(text);
    const std::size_t bytes = color != 0 ? color : character.bytes;
    if (!visit(text.substr(0, bytes), color != 0 ? 0 : columns_of(character.code))) return;
    text.remove_prefix(bytes);
  }
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  each_piece(text, [&](std::string_view, int columns) {
    width += columns;
    return true;
  });
  return width;
}

int widest(const std::vector<std::string>& texts) {
  int width = 0;
  for (const auto& text : texts) width = std::max(width, display_width(text));
  return width;
}

std::string cut_to(std::string_view text, int columns) {
  std::string cut;
  int width = 0;
  bool colored = false;
  each_piece(text, [&](std::string_view piece, int piece_columns) {
    if (width + piece_columns > columns) return false;
    if (piece.starts_with("\x1b[")) colored = piece != "\x1b[0m";
    width += piece_columns;
    cut += piece;
    return true;
  });
  return colored ? cut + "\x1b[0m" : cut;
}

std::string shortened(std::string_view text, int columns) {
  return display_width(text) <= columns ? std::string(text) : cut_to(text, columns - 2) + "..";
}

std::string padded(std::string_view text, int columns) {
  const int missing = std::max(0, columns - display_width(text));
  return std::string(text) + std::string(static_cast<std::size_t>(missing), ' ');
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines;
  std::string line;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    if (!line.empty() && display_width(line) + 1 + display_width(word) > columns) {
      lines.push_back(std::move(line));
      line.clear();
    }
    line += (line.empty() ? "" : " ") + cut_to(word, columns);
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

std::string without_last(std::string_view text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.remove_suffix(1);
  if (!text.empty()) text.remove_suffix(1);
  return std::string(text);
}

}  // namespace ariadne
