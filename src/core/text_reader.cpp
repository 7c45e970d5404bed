#include "core/text_reader.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace ariadne {

std::string TextReader::found() const {
  if (at_end()) return "the end";
  if (peek() == '\n') return "the end of the line";
  return in_quotes(leading_character(rest()));
}

bool TextReader::accept(std::string_view expected) {
  if (!rest().starts_with(expected)) return false;
  offset_ += expected.size();
  return true;
}

std::string_view TextReader::take(std::size_t length) {
  const std::string_view taken = rest().substr(0, length);
  offset_ += taken.size();
  return taken;
}

TextReader TextReader::take_until(char stop) {
  TextReader part = *this;
  offset_ = std::min(text_.find(stop, offset_), end_);
  part.end_ = offset_;
  accept({&stop, 1});
  return part;
}

std::string_view TextReader::take_line() {
  std::string_view line = take_until('\n').rest();
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::vector<std::string_view> TextReader::lines(std::size_t max) const {
  std::vector<std::string_view> lines;
  for (TextReader reader = *this; !reader.at_end() && lines.size() < max;) lines.push_back(reader.take_line());
  return lines;
}

std::vector<std::string_view> TextReader::trimmed_lines(std::size_t max) const {
  std::vector<std::string_view> all = lines(max);
  for (std::string_view& line : all) line = trimmed(line);
  return all;
}

Result<> TextReader::finish() {
  skip_blanks();
  if (!at_end()) return expected("nothing more");
  return {};
}

tl::unexpected<Error> TextReader::expected(const std::string& what, std::string hint) const {
  return fault("expected " + what + ", found " + found(), std::move(hint));
}

tl::unexpected<Error> TextReader::expected_at(std::string_view part, const std::string& what) const {
  return fault_at(part, "expected " + what + ", found " + (part.empty() ? "the end of the line" : in_quotes(part)));
}

tl::unexpected<Error> TextReader::fault_in(std::string_view part, const Error& error) const {
  std::string_view from = part;
  for (int line = 1; line < error.line; ++line) from.remove_prefix(std::min(from.find('\n'), from.size() - 1) + 1);
  const std::size_t before = error.column > 0 ? static_cast<std::size_t>(error.column) - 1 : 0;
  return fault_at(offset_of(from) + bytes_of_characters(from, before), error.message, error.hint);
}

}  // namespace ariadne
