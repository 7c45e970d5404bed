#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/hunger/position.hpp"

namespace ariadne::hunger {

std::string_view seat_name(Seat seat);       // "1" or "2"
std::string_view direction_name(Move move);  // "up-right"

inline constexpr const char* kMoveCodes =
    "1 is up, 2 up-right, 3 right, 4 down-right, 5 down, 6 down-left, 7 left, 8 up-left.";

// A move is a direction code from 1 to 8: 1 up, 2 up-right and so on clockwise; when read also the word.
std::string move_text(Move move);
Result<Move> read_move(const Position& position, std::string_view text);

// What a move led to.
struct Encounter {
  Item item;           // that lay where it led
  bool taken = false;  // a weapon or food
  int points = 0;      // gained; below 0: lost
  bool shot = false;   // the opponent
};
Encounter encounter_of(const Position& position, Move move);

// "1 goes up and eats food worth 7 points (score 22)", "2 goes left, takes the pistol and shoots 1".
std::string describe(const Position& position, Move move);

// What a move took, cost or ended.
std::vector<GameEvent> events(const Position& position, Move move);

// "1 wins: 2 was shot in round 12", of a finished game.
std::string outcome_text(const Position& position);

}  // namespace ariadne::hunger
