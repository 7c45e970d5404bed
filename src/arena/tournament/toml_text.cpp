#include "arena/tournament/toml_text.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace ariadne {
namespace {

bool is_beyond_ascii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

bool is_quote(char c) { return c == '"' || c == '\''; }

// Of a number, a date or a name without quotes.
bool is_of_word(char c) {
  return !is_blank(c) && !is_quote(c) && std::string_view("=,[]{}#").find(c) == std::string_view::npos;
}

bool is_control(char c) { return (static_cast<unsigned char>(c) < ' ' && !is_blank(c)) || c == '\x7f'; }

// Three quotes end a string; up to two more before them belong to it.
std::size_t behind_quotes(std::string_view text, std::size_t at, std::size_t count) {
  const std::size_t most = count == 1 ? 1 : 5;
  return at + std::min({text.find_first_not_of(text[at], at) - at, most, text.size() - at});
}

// Where the string that begins there ends: behind the same quotes, or with the line if there is one quote. One with a
// letter beyond ASCII behind a backslash, or behind the end of a line that one hides, ends before that.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
  const char quote = text[begin];
  const std::string three(3, quote);
  const bool has_lines = text.substr(begin).starts_with(three);
  const std::string_view quotes = has_lines ? std::string_view(three) : text.substr(begin, 1);
  for (std::size_t at = begin + quotes.size(); at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"') {
      const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
      if (next < text.size() && is_beyond_ascii(text[next])) return next;
      ++at;
    } else if (text.substr(at).starts_with(quotes)) {
      return behind_quotes(text, at, quotes.size());
    } else if (text[at] == '\n' && !has_lines) {
      return at;
    }
  }
  return text.size();
}

}  // namespace

Result<> check_toml_text(std::string_view text) {
  std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;  // a byte order mark
  int depth = 0;                                              // of arrays: a value may go on in the next line
  bool in_word = false, has_value = false;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '#') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (is_beyond_ascii(c)) {
      return failure_at(text, at, "letters beyond ASCII must be in quotes or in a comment");
    }
    const bool is_within_word = in_word && (is_quote(c) || c == '[' || c == '{');
    if (is_within_word || is_control(c) || (has_value && c == '=')) {
      return failure_at(text, at, "unexpected " + in_quotes(printable(text.substr(at, 1))));
    }
    in_word = is_of_word(c);
    depth = std::max(0, depth + (c == '[' ? 1 : c == ']' ? -1 : 0));
    has_value = c == '=' || (has_value && c != ',' && c != '{' && (c != '\n' || depth > 0));
    at = is_quote(c) ? end_of_string(text, at) : at + 1;
  }
  return {};
}

}  // namespace ariadne
