#include "core/result.hpp"

#include <algorithm>
#include <array>

namespace ariadne {
namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::size_t kLongestExcerpt = 120;

// Bytes above 127 pass: names in UTF-8 stay readable.
bool is_control(char c) { return static_cast<unsigned char>(c) < 32 || c == 127; }

}  // namespace

std::string printable(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (is_control(c)) {
      out += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    } else {
      out += c;
    }
  }
  return out;
}

std::string in_quotes(std::string_view text) {
  return "'" + printable(text.substr(0, kLongestQuote)) + (text.size() > kLongestQuote ? "...'" : "'");
}

tl::unexpected<Error> failure_at(std::string_view text, std::size_t offset, std::string message, std::string hint) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  const std::size_t line_end = std::min(text.find('\n', offset), text.size());
  Error error{std::move(message), std::move(hint), 0, 0, {}};
  error.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  error.column = static_cast<int>(offset - line_start) + 1;
  const std::size_t length = std::min(line_end - line_start, kLongestExcerpt);
  error.excerpt = std::string(text.substr(line_start, length));
  std::replace_if(error.excerpt.begin(), error.excerpt.end(), is_control, ' ');
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace ariadne
