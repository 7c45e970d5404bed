#include "games/reversi/reader.hpp"

#include <algorithm>

namespace ariadne::reversi {
namespace {

constexpr std::size_t kLongestNumber = 16;

// A byte inside a UTF-8 character.
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

}  // namespace

std::string Reader::found() const {
  if (at_end()) return "the end";
  if (peek() == '\n') return "the end of the line";
  std::size_t length = 1;
  while (length < 4 && is_continuation(peek(length))) ++length;
  return in_quotes(text_.substr(offset_, std::min(length, end_ - offset_)));
}

bool Reader::accept(std::string_view expected) {
  if (!rest().starts_with(expected)) return false;
  offset_ += expected.size();
  return true;
}

std::string_view Reader::take(std::size_t length) {
  const std::string_view taken = rest().substr(0, length);
  offset_ += taken.size();
  return taken;
}

Reader Reader::take_until(char stop) {
  Reader part = *this;
  take_while([&](char c) { return c != stop; });
  part.end_ = offset_;
  accept({&stop, 1});
  return part;
}

Result<> Reader::finish() {
  skip_blanks();
  if (!at_end()) return fault("expected nothing more, found " + found());
  return {};
}

bool is_decimal(std::string_view text) {
  Reader reader(text);
  if (!reader.accept("+")) reader.accept("-");
  const bool whole = !reader.take_while(is_digit).empty();
  const bool exact = !reader.accept(".") || !reader.take_while(is_digit).empty();
  return whole && exact && reader.at_end() && text.size() <= kLongestNumber;
}

}  // namespace ariadne::reversi
