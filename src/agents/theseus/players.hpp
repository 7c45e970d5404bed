#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/algorithms/any_of_the_best.hpp"
#include "agents/request.hpp"
#include "core/budget.hpp"
#include "games/theseus/rules.hpp"
#include "games/theseus/sight.hpp"

// The agents of the original game, which know only what they see.
namespace ariadne::theseus {

using Request = ariadne::Request<Rules>;
using Values = SearchResult<Move, double>;

// Adds a move with its value for Theseus, which the Minotaur minimises.
inline void add_value(Values& values, Seat mover, Move move, double value) {
  const bool better = mover == kTheseus ? value > values.value : value < values.value;
  if (values.moves.empty() || better) values.value = value;
  values.moves.push_back({move, value, Bound::exact, {move}});
}

// Any of the four directions, walls or not.
struct RandomDirection : NoParameters {
  static constexpr std::string_view name = "random";
  static constexpr std::string_view summary = "goes in a random direction, and stays put if a wall is in the way";

  static Decision think(const Request& request) {
    Decision decision;
    decision.move = Rules::move_text(request.position, {kDirections[request.rng.below(4)]});
    return decision;
  }
};

// Goes where it sees the best prospects.
struct HeuristicPlayer : NoParameters {
  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view summary = "goes where it sees the best prospects, ties broken at random";

  static Decision think(const Request& request) {
    Values values;
    const Seat mover = request.position.to_move();
    for (const Move move : request.position.moves()) {
      const double promise = promise_of(request.position, move.direction);
      add_value(values, mover, move, mover == kTheseus ? promise : 0 - promise);  // never -0
    }
    values.move = any_of_the_best(values, request.rng);
    return decision_of<Rules>(request.position, values);
  }
};

// Weighs what Theseus sees now against what the Minotaur will see after his answer.
struct MinmaxPlayer : NoParameters {
  static constexpr std::string_view name = "minmax";
  static constexpr std::string_view summary = "looks two moves ahead by sight alone, ties broken at random";
  static constexpr Team team = Team::first;

  static Decision think(const Request& request) {
    Budget budget(request.how.limits, request.how.stop);
    Values values;
    values.depth = 2;
    for (const Move move : request.position.moves()) {
      const double value = value_of(request.position, move, budget);
      if (budget.spent()) break;
      add_value(values, kTheseus, move, value);
    }
    values.complete = !budget.spent();
    values.nodes = budget.nodes();
    values.move = values.moves.empty() ? request.position.moves()[0] : any_of_the_best(values, request.rng);
    return decision_of<Rules>(request.position, values);
  }

 private:
  // A move of Theseus is worth what the Minotaur's best answer leaves of it.
  static double value_of(const Position& position, Move move, Budget& budget) {
    const Position next = successor(position, move, budget);
    if (const auto outcome = next.result()) return decisive_value(*outcome);
    const double promise = promise_of(position, move.direction);
    double least = kWinValue;
    for (const Move answer : next.moves()) {
      if (budget.spent()) break;  // the value no longer matters
      least = std::min(least, value_after(successor(next, answer, budget), promise));
    }
    return least;
  }
  static double value_after(const Position& position, double promise) {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return promise - best_sighting(position.board(), position.minotaur(), position.theseus());
  }
};

}  // namespace ariadne::theseus
