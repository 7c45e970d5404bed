#pragma once

namespace ariadne {

// How a search with a transposition table is fitted to a game. By default its value is that of minimax at the same
// depth. A game that wants otherwise says so: `static constexpr SearchTuning tuning`, each number measured to gain.
struct SearchTuning {
  int table_depth = 3;         // the least depth at which the table is asked: below it, searching is quicker
  int lesson_depth = 8;        // the least depth at which threads share what they learn of moves
  int late_from = 0;           // from this move of a node on, a move is first searched less deep; 0: none is
  bool trusts_deeper = false;  // values of deeper searches than the one wanted are used too
};

// How Monte-Carlo tree search is fitted to a game, which says so as `static constexpr MonteCarloTuning monte_carlo`.
struct MonteCarloTuning {
  double scale = 100;        // of an evaluation: what is worth seven wins of ten
  int playout = 0;           // random moves before a position is judged
  double exploration = 0.3;  // the exploration constant of UCT
};

}  // namespace ariadne
