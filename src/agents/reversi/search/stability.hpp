#pragma once

#include "games/reversi/board.hpp"

namespace ariadne::reversi {

// Discs of `own` on a board of 8 x 8 that can never be turned again: at least this many, found quickly.
int stable_discs(Squares own, Squares other);

}  // namespace ariadne::reversi
