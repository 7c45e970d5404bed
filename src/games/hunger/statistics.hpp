#pragma once

#include <vector>

#include "core/outcome.hpp"
#include "games/hunger/scene.hpp"
#include "games/hunger/words.hpp"

namespace ariadne::hunger {

// A move and what came of it.
struct Turn {
  int round = 1;
  Seat seat = kOne;
  Move move;
  Encounter met;
};

std::vector<Turn> turns_of(const Transcript& game);

// One line per move, then what each player did in all and how the game ended.
Statistics statistics(const Transcript& game);

// "shot", "negative score", "small board" or "limit"; empty: the game is not over.
std::string_view ending_name(Ending ending);

}  // namespace ariadne::hunger
