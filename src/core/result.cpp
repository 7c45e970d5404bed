#include "core/result.hpp"

#include <algorithm>
#include <array>

namespace ariadne {
namespace {

constexpr std::size_t kMaxQuote = 60;
constexpr std::size_t kMaxExcerpt = 120;

// Bytes above 127 pass: names in UTF-8 stay readable.
bool is_control(char c) { return static_cast<unsigned char>(c) < 32 || c == 127; }

// How many bytes here are a control character: one in ASCII, two of those that only UTF-8 has (U+0080 to U+009F).
std::size_t control_bytes(std::string_view text) {
  if (is_control(text.front())) return 1;
  const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : 0);
  return text.front() == '\xc2' && second >= 0x80 && second < 0xa0 ? 2 : 0;
}

}  // namespace

bool is_safe_to_print(std::string_view text) {
  for (; !text.empty(); text.remove_prefix(1)) {
    if (control_bytes(text) > 0) return false;
  }
  return true;
}

std::string printable(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  while (!text.empty()) {
    const std::size_t escaped = control_bytes(text), taken = std::max<std::size_t>(escaped, 1);
    for (const char c : text.substr(0, taken)) {
      const auto byte = static_cast<unsigned char>(c);
      out += escaped > 0 ? std::string{'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]} : std::string(1, c);
    }
    text.remove_prefix(taken);
  }
  return out;
}

std::string in_quotes(std::string_view text) {
  return "'" + printable(text.substr(0, kMaxQuote)) + (text.size() > kMaxQuote ? "...'" : "'");
}

tl::unexpected<Error> failure_at(std::string_view text, std::size_t offset, std::string message, std::string hint) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  const std::size_t line_end = std::min(text.find('\n', offset), text.size());
  Error error{std::move(message), std::move(hint), 0, 0, {}};
  error.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  error.column = static_cast<int>(offset - line_start) + 1;
  const std::size_t length = std::min(line_end - line_start, kMaxExcerpt);
  error.excerpt = std::string(text.substr(line_start, length));
  std::replace_if(error.excerpt.begin(), error.excerpt.end(), is_control, ' ');
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace ariadne
