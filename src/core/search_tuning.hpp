#pragma once

namespace ariadne {

// How a search with a transposition table is fitted to a game. By default its value is that of minimax at the same
// depth. A game that wants otherwise says so: `static constexpr SearchTuning tuning`, each number measured to gain.
struct SearchTuning {
  int table_depth = 3;         // the least depth at which the table is asked: below it, searching is quicker
  int late_from = 0;           // from this move of a node on, a move is first searched less deep; 0: none is
  bool trusts_deeper = false;  // what was searched deeper than asked for is as good
};

}  // namespace ariadne
