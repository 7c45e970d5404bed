#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "agents/reversi/search/score_table.hpp"
#include "agents/reversi/search/selectivity.hpp"
#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// What a search by discs is to do.
struct DiscPlan {
  int depth = 60;               // plies to look ahead at most; with as many as squares are empty it solves
  bool solves_at_once = false;  // all it wants is the solution: other depths are only searched as far as they help
  bool outcome_only = false;    // of a solution: who wins, not by how much
  int lines = 1;                // the N best moves get exact values
  int threads = 1;
  std::chrono::milliseconds tells_every = kTellsEvery;  // how far it is with a step that takes longer
};

// A move of the root. Values are for the side to move, in discs.
struct DiscMove {
  Move move;
  int value = 0;
  Bound bound = Bound::exact;
  std::vector<Move> line;  // the move and what is expected after it
};

// How far the step is that a search is working at.
struct DiscProgress {
  Reach reach;
  double done = 0;                        // a part of it, from 0 to 1: by a guess of what each move takes
  std::size_t moves_done = 0, moves = 0;  // of the root, without those that are images of others
  std::optional<int> lower, upper;        // what it has shown of the value so far
  bool is_last = false;
  std::chrono::nanoseconds time{0};  // that was spent on what is done
};

struct DiscResult {
  std::vector<DiscMove> moves;  // best first; none: not even the first depth was finished
  Reach reach;
  bool solved = false;               // followed to the end of the game, at this level
  bool outcome_only = false;         // of the values only the sign is sure
  std::optional<DiscProgress> next;  // of the step after this one, while it is being searched
  bool is_exact() const { return solved && reach.level == kFullLevel; }
};

// The search of Reversi: midgame and endgame are one, since both count discs. It deepens step by step; near the end it
// goes straight to the solution, at first selectively, to find good moves for the exact one.
//
// It owns the table, which outlives a search. It belongs to one thread, which may be helped by others while it
// searches.
class DiscSearch {
 public:
  explicit DiscSearch(std::size_t bytes) : table_(bytes) {}

  void new_game() { table_.forget(); }
  const ScoreTable& table() const { return table_; }
  ScoreTable& table() { return table_; }

  // `info` is called with each finished step and, in one that takes long, as often as the plan says. The result is that
  // of the last one.
  DiscResult search(const Position& position, const DiscPlan& plan, Budget& budget,
                    const std::function<void(const DiscResult&)>& info = {});

 private:
  ScoreTable table_;
  std::pair<int, Empties> rules_{0, Empties::none};  // of the last search
};

}  // namespace ariadne::reversi
