#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "agents/algorithms/any_of_the_best.hpp"
#include "agents/hunger/prospects.hpp"
#include "agents/request.hpp"
#include "core/budget.hpp"
#include "games/hunger/rules.hpp"

// The agents of the original game.
namespace ariadne::hunger {

using Request = ariadne::Request<Rules>;
using Values = SearchResult<Move, double>;  // for player 1, as all values are

// Adds a move that is worth this much to the mover.
inline void add_value(Values& values, Seat mover, Move move, double worth) {
  const double value = mover == kOne ? worth : 0 - worth;  // never -0
  const bool better = mover == kOne ? value > values.value : value < values.value;
  if (values.moves.empty() || better) values.value = value;
  values.moves.push_back({move, value, Bound::exact, {move}});
}

// What each move is worth by itself: worth(position, move).
template <class Worth>
Values values_of_tiles(const Position& position, const Worth& worth) {
  Values values;
  for (const Move move : position.moves()) add_value(values, position.to_move(), move, worth(position, move));
  return values;
}

inline Decision any_best_decision(const Request& request, Values values) {
  values.move = values.moves.empty() ? request.position.moves()[0] : any_of_the_best(values, request.rng);
  return decision_of<Rules>(request.position, values);
}

// Goes to the tile beside it that promises most.
struct HeuristicPlayer : NoParameters {
  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view summary =
      "goes to the best tile beside it and sees opponents three tiles away, ties broken at random";

  static Values values(const Position& position) {
    return values_of_tiles(position,
                           [](const Position& at, Move move) { return heuristic_value(at, move, Sight::three_tiles); });
  }
  static Decision think(const Request& request) { return any_best_decision(request, values(request.position)); }
};

// The same, drawn to the middle, and once armed to the opponent wherever it is.
struct SeekerPlayer : NoParameters {
  static constexpr std::string_view name = "seeker";
  static constexpr std::string_view summary = "goes to the middle, collects and hunts, ties broken at random";

  static Values values(const Position& position) { return values_of_tiles(position, seeker_value); }
  static Decision think(const Request& request) { return any_best_decision(request, values(request.position)); }
};

// Two moves ahead on copies of the position: what my move promises me, minus what the answer promises the opponent.
struct MinmaxPlayer : NoParameters {
  static constexpr std::string_view name = "minmax";
  static constexpr std::string_view summary = "weighs its move against the best answer, ties broken at random";

  // A move, and what it is worth to the mover after each of the answers, or at the end of the game if that comes first.
  struct Branch {
    Move move;
    std::vector<double> leaves;
  };

  // Stops early once the budget is spent.
  static std::vector<Branch> tree_of(const Position& position, Budget& budget) {
    std::vector<Branch> tree;
    for (const Move move : position.moves()) {
      Branch branch = branch_of(position, move, budget);
      if (budget.spent()) break;
      tree.push_back(std::move(branch));
    }
    return tree;
  }
  // The opponent takes the least of the leaves, the mover the best of those.
  static Values judged(const std::vector<Branch>& tree, Seat mover) {
    Values values;
    values.depth = 2;
    for (const Branch& branch : tree) {
      add_value(values, mover, branch.move, *std::min_element(branch.leaves.begin(), branch.leaves.end()));
    }
    return values;
  }
  static Decision think(const Request& request) {
    Budget budget(request.how.limits, request.how.stop);
    Values values = judged(tree_of(request.position, budget), request.position.to_move());
    values.complete = !budget.spent();
    values.stopped = budget.stopped();
    values.nodes = budget.nodes();
    return any_best_decision(request, std::move(values));
  }

 private:
  static Branch branch_of(const Position& position, Move move, Budget& budget) {
    const Seat mover = position.to_move();
    const Position next = successor(position, move, budget);
    if (next.result()) return {move, {worth_of_end(next, mover)}};
    const double promise = heuristic_value(position, move, Sight::whole_board);
    Branch branch{move, {}};
    for (const Move answer : next.moves()) {
      const Position end = successor(next, answer, budget);
      branch.leaves.push_back(end.result() ? worth_of_end(end, mover)
                                           : promise - heuristic_value(next, answer, Sight::whole_board));
    }
    return branch;
  }
  // Decisive for the one who asks; a draw is worth 0.
  static double worth_of_end(const Position& end, Seat mover) {
    const int value = decisive_value(*end.result());
    return mover == kOne ? value : -value;
  }
};

}  // namespace ariadne::hunger
