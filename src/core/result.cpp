#include "core/result.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxQuote = 60;
constexpr std::size_t kMaxExcerpt = 120;
constexpr std::size_t kLead = 60;  // what an excerpt from inside a line shows before the place
constexpr std::string_view kCut = "...";

// Calls `visit(character, shown)` for each character of a text.
template <class Visit>
void each_character(std::string_view text, const Visit& visit) {
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    visit(text.substr(0, character.bytes), is_shown_as_itself(character));
    text.remove_prefix(character.bytes);
  }
}

// The beginning of a text, with its last character whole.
std::string_view beginning(std::string_view text, std::size_t max_bytes) {
  std::size_t length = 0;
  while (length < text.size()) {
    const std::size_t next = length + first_character(text.substr(length)).bytes;
    if (next > max_bytes) break;
    length = next;
  }
  return text.substr(0, length);
}

std::string escaped(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return out;
}

// With a blank for each character that is not shown, so that columns stay where they are.
std::string blanked(std::string_view text) {
  std::string out;
  each_character(text, [&](std::string_view character, bool shown) { out += shown ? character : " "; });
  return out;
}

// Fills in the excerpt of a line and where in it the place at `offset` is.
void cut_excerpt(Error& error, std::string_view line, std::size_t offset) {
  std::size_t begin = 0;
  if (offset >= kMaxExcerpt) {
    while (begin + kLead < offset) begin += first_character(line.substr(begin)).bytes;
    error.excerpt = kCut;
  }
  error.caret = static_cast<int>(error.excerpt.size() + count_characters(line.substr(begin, offset - begin))) + 1;
  error.excerpt += blanked(beginning(line.substr(begin), kMaxExcerpt));
}

}  // namespace

bool is_safe_to_print(std::string_view text) {
  bool safe = true;
  each_character(text, [&](std::string_view, bool shown) { safe = safe && shown; });
  return safe;
}

std::string printable(std::string_view text) {
  std::string out;
  each_character(text, [&](std::string_view character, bool shown) {
    out += shown ? std::string(character) : escaped(character);
  });
  return out;
}

std::string in_quotes(std::string_view text) {
  const std::string_view quoted = beginning(text, kMaxQuote);
  return "'" + printable(quoted) + (text.size() > quoted.size() ? "...'" : "'");
}

tl::unexpected<Error> failure_at(std::string_view text, std::size_t offset, std::string message, std::string hint) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  const std::size_t line_end = std::min(text.find('\n', offset), text.size());
  Error error{std::move(message), std::move(hint), 0, 0, {}};
  error.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  error.column = static_cast<int>(count_characters(before.substr(line_start))) + 1;
  cut_excerpt(error, text.substr(line_start, line_end - line_start), offset - line_start);
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace ariadne
