#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/reversi/position.hpp"

namespace ariadne::reversi {

enum class Disc : std::uint8_t { none, black, white };

// A board while its squares are being read.
struct DiscSets {
  Squares black = 0;
  Squares white = 0;

  void put(int square, Disc disc);
};

constexpr int square_at(int row, int column) { return 8 * row + column; }

// 4, 6 or 8: the size of a board with this many squares.
std::optional<int> size_of(std::size_t squares);
inline bool is_size(std::int64_t size) { return size == 4 || size == 6 || size == 8; }

// X, * or B is black, O or W is white, - or . is empty; lower case too.
std::optional<Disc> disc_of(char letter);
std::optional<Seat> side_of(char letter);
inline bool is_disc_letter(char letter) { return disc_of(letter).has_value(); }

Disc disc_on(const Position& position, int square);
char letter_of(Disc disc);  // X, O or -
// Every square as a letter, row by row.
std::string letters_of(const Position& position);
// The reverse, for size * size letters of discs.
DiscSets discs_of(int size, std::string_view letters);

std::string_view seat_name(Seat seat);  // "black" or "white"

// The lines that stand with a board.
std::string score_line(int black, int white);                        // "black 2  white 2"
std::string side_line(Seat side);                                    // "black to move"
inline constexpr std::string_view kOverLine = "the game is over: ";  // and how it ended
inline constexpr std::string_view kWinnerLine = "empties for the winner";

}  // namespace ariadne::reversi
