#include "games/reversi/discs.hpp"

#include "core/text.hpp"

#include <utility>

namespace ariadne::reversi {

void DiscSets::put(int square, Disc disc) {
  if (disc == Disc::black) black |= square_bit(square);
  if (disc == Disc::white) white |= square_bit(square);
}

std::optional<int> size_of(std::size_t squares) {
  for (const int size : {4, 6, 8}) {
    if (std::cmp_equal(squares, size * size)) return size;
  }
  return std::nullopt;
}

std::optional<Disc> disc_of(char letter) {
  switch (lower(letter)) {
    case 'x':
    case '*':
    case 'b':
      return Disc::black;
    case 'o':
    case 'w':
      return Disc::white;
    case '-':
    case '.':
      return Disc::none;
    default:
      return std::nullopt;
  }
}

std::optional<Seat> side_of(char letter) {
  const auto disc = disc_of(letter);
  if (!disc || *disc == Disc::none) return std::nullopt;
  return *disc == Disc::black ? kBlack : kWhite;
}

Disc disc_on(const Position& position, int square) {
  if (position.discs(kBlack) & square_bit(square)) return Disc::black;
  return position.discs(kWhite) & square_bit(square) ? Disc::white : Disc::none;
}

char letter_of(Disc disc) { return disc == Disc::black ? 'X' : disc == Disc::white ? 'O' : '-'; }

std::string letters_of(const Position& position) {
  std::string letters;
  for (int row = 0; row < position.size(); ++row) {
    for (int column = 0; column < position.size(); ++column) {
      letters += letter_of(disc_on(position, square_at(row, column)));
    }
  }
  return letters;
}

DiscSets discs_of(int size, std::string_view letters) {
  assert(std::cmp_equal(letters.size(), size * size));
  DiscSets discs;
  int index = 0;
  for (const char letter : letters) {
    discs.put(square_at(index / size, index % size), disc_of(letter).value_or(Disc::none));
    ++index;
  }
  return discs;
}

std::string_view seat_name(Seat seat) { return seat == kBlack ? "black" : "white"; }

std::string score_line(int black, int white) {
  return "black " + std::to_string(black) + "  white " + std::to_string(white);
}

std::string side_line(Seat side) { return std::string(seat_name(side)) + " to move"; }

}  // namespace ariadne::reversi
