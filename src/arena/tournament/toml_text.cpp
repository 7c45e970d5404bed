#include "arena/tournament/toml_text.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace ariadne {
namespace {

bool is_quote(char c) { return c == '"' || c == '\''; }

bool begins_name(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-' || is_quote(c);
}

// Three quotes end a string; up to two more before them belong to it.
std::size_t behind_quotes(std::string_view text, std::size_t at, std::size_t count) {
  const std::size_t most = count == 1 ? 1 : 5;
  return at + std::min({text.find_first_not_of(text[at], at) - at, most, text.size() - at});
}

// Where the string that begins there ends: behind the same quotes, or with the line if there is one quote.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
  const char quote = text[begin];
  const std::string three(3, quote);
  const bool has_lines = text.substr(begin).starts_with(three);
  const std::string_view quotes = has_lines ? std::string_view(three) : text.substr(begin, 1);
  for (std::size_t at = begin + quotes.size(); at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"') {
      ++at;
    } else if (text.substr(at).starts_with(quotes)) {
      return behind_quotes(text, at, quotes.size());
    } else if (text[at] == '\n' && !has_lines) {
      return at;
    }
  }
  return text.size();
}

// Behind "[" or "[[" and blanks.
std::size_t name_of_table(std::string_view text, std::size_t bracket) {
  const std::size_t inside = bracket + (text.substr(bracket).starts_with("[[") ? 2 : 1);
  return std::min(text.find_first_not_of(" \t", inside), text.size());
}

}  // namespace

Result<> check_toml_text(std::string_view text) {
  std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;  // a byte order mark
  int depth = 0;                                              // of arrays, whose lines may begin with a bracket too
  bool line_begins = true;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '#') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (static_cast<unsigned char>(c) >= 0x80) {
      return failure_at(text, at, "letters beyond ASCII must be in quotes or in a comment");
    }
    if (c == '[' && depth == 0 && line_begins) {
      at = name_of_table(text, at);
      line_begins = false;
      if (at < text.size() && !begins_name(text[at])) return failure_at(text, at, "expected the name of a table");
      continue;
    }
    depth = std::max(0, depth + (c == '[' ? 1 : c == ']' ? -1 : 0));
    line_begins = c == '\n' || (line_begins && (c == ' ' || c == '\t' || c == '\r'));
    at = is_quote(c) ? end_of_string(text, at) : at + 1;
  }
  return {};
}

}  // namespace ariadne
