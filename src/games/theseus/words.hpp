#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/theseus/position.hpp"

namespace ariadne::theseus {

std::string_view seat_name(Seat seat);                 // "theseus" or "minotaur"
std::string_view direction_name(Direction direction);  // "up"

inline constexpr const char* kMoveCodes = "1 is up, 3 right, 5 down, 7 left.";

// A move is a direction code: 1 up, 3 right, 5 down, 7 left; when read also the word. One that leads into a wall is
// accepted.
std::string move_text(Move move);
Result<Move> read_move(const Position& position, std::string_view text);

// "theseus goes up and takes a supply", "minotaur goes right and bumps into the wall".
std::string describe(const Position& position, Move move);

// "1 of 4 supplies": what Theseus has.
std::string supplies_text(const Position& position);

// "the minotaur catches theseus, who had 1 of 4 supplies", of a finished game.
std::string outcome_text(const Position& position);

}  // namespace ariadne::theseus
