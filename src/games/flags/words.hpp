#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

std::string_view seat_name(Seat seat);                 // "pacman" or "ghosts"
std::string_view direction_name(Direction direction);  // "West"
std::string ghosts_text(GhostSet ghosts);              // "ghost 2", "ghosts 0, 1 and 3"

inline constexpr const char* kMoveCodes = "0 is West, 1 South, 2 East, 3 North.";

// Pac-Man's move is the code of a direction, the ghosts' move one code each, such as 0123; when read, a move of one
// direction may also be its name. Any directions are accepted: who cannot go there stays.
std::string move_text(const Position& position, Move move);
Result<Move> read_move(const Position& position, std::string_view text);

// Whether Pac-Man's direction is not open; which ghosts stay although a direction was given.
bool is_fault(const Position& position, Move pacman_move);
GhostSet faults_of(const Position& position, Move joint);

// "pacman goes West", "ghosts go West, South, East and North; ghost 1 cannot and stays".
std::string describe(const Position& position, Move move);

// What the two sides get in the original's tournament for a finished game, in units of 0.0001.
struct TournamentScore {
  int pacman = 0, ghosts = 0;

  bool operator==(const TournamentScore&) const = default;
};
inline constexpr int kScoreUnits = 10'000;
TournamentScore tournament_score(const Position& position);
std::string score_text(int units);  // "4.5"
constexpr double score_points(int units) { return static_cast<double>(units) / kScoreUnits; }

// "2 of 4 flags".
std::string flags_text(const Position& position);
// "ghost 2 catches pacman after 31 steps with 1 of 4 flags (tournament score 1.0155 : 3.4845)", of a finished game.
std::string outcome_text(const Position& position);

}  // namespace ariadne::flags
