#include "games/reversi/position.hpp"

namespace ariadne::reversi {
namespace {

// The two central squares of a diagonal: white has the one through d4 and e5, black the one through d5 and e4.
Squares centre(int size, bool white) {
  const int low = size / 2 - 1, high = size / 2;
  const int first = 8 * low + (white ? low : high);
  const int second = 8 * high + (white ? high : low);
  return square_bit(first) | square_bit(second);
}

int sign(int number) { return (number > 0) - (number < 0); }

}  // namespace

Position::Position(int size, Empties empties)
    : Position(size, centre(size, false), centre(size, true), kBlack, empties) {}

Position::Position(int size, Squares black, Squares white, Seat to_move, Empties empties)
    : own_(to_move == kBlack ? black : white),
      other_(to_move == kBlack ? white : black),
      side_(to_move),
      size_(static_cast<std::uint8_t>(size)),
      empties_(empties) {
  assert(size == 4 || size == 6 || size == 8);
  assert((black & white) == 0 && ((black | white) & ~board()) == 0);
  find_moves();
}

Outcome Position::outcome() const {
  const int difference = count(discs(kBlack)) - count(discs(kWhite));
  const int bonus = empties_ == Empties::winner ? sign(difference) * count(empty()) : 0;
  return {sign(difference), static_cast<double>(difference + bonus)};
}

}  // namespace ariadne::reversi
