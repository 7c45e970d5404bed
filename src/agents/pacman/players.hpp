#pragma once

#include "agents/algorithms/greedy.hpp"
#include "agents/pacman/policies.hpp"
#include "agents/pacman/walk.hpp"
#include "agents/request.hpp"
#include "games/pacman/evaluation.hpp"

// The simple agents of the course.
namespace ariadne::pacman {

template <class G>
Decision decision_to(const Request<G>& request, Move move) {
  Decision decision;
  decision.move = G::move_text(request.position, move);
  return decision;
}

inline Move any_of(const Moves& moves, Rng& rng) { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; }

// Plays by a deterministic rule.
template <Move (*rule)(const Position&)>
struct RulePlayer : NoParameters {
  static constexpr Team team = Team::first;
  template <class G>
  static Decision think(const Request<G>& request) {
    return decision_to(request, rule(request.position));
  }
};

struct GoWestPlayer : RulePlayer<go_west> {
  static constexpr std::string_view name = "go-west";
  static constexpr std::string_view summary = "goes West until a wall stops him";
};

struct LeftTurnPlayer : RulePlayer<left_turn> {
  static constexpr std::string_view name = "left-turn";
  static constexpr std::string_view summary = "turns left wherever he can";
};

struct GreedyPlayer : NoParameters {
  static constexpr std::string_view name = "greedy";
  static constexpr std::string_view summary =
      "takes the best immediate score, ties broken at random, and never stands still";
  static constexpr Team team = Team::first;
  template <class G>
  static Decision think(const Request<G>& request) {
    return decision_to(request, any_of(greedy_moves(request.position), request.rng));
  }
};

struct ReflexPlayer {
  static constexpr std::string_view name = "reflex";
  static constexpr std::string_view summary = "looks one move ahead for food and for ghosts beside him";
  static constexpr Team team = Team::first;
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    Parameter evaluation = evaluation_parameter<G>("how the position after a move is judged");
    evaluation.fallback = ReportReflex::name;
    return {evaluation};
  }
  template <HasEvaluations G>
  static Decision think(const Request<G>& request) {
    return ariadne::GreedyPlayer::think(request);
  }
};

// Goes all the way to a dot before it looks for the next one.
struct ClosestDotPlayer : NoParameters {
  static constexpr std::string_view name = "closest-dot";
  static constexpr std::string_view summary = "walks to the nearest food, again and again, whatever the ghosts do";
  static constexpr Team team = Team::first;

  template <class G>
  using Memory = Walk;
  template <class G>
  static Decision think(const Request<G>& request, Walk& walk) {
    const Position& position = request.position;
    if (walk.done() || !walk.leads_on_from(position)) walk.begin(position, way_to_closest_dot(position));
    return decision_to(request, walk.step(position));
  }
};

struct DirectionalPlayer : NoParameters {
  static constexpr std::string_view name = "directional";
  static constexpr std::string_view summary = "mostly runs towards pacman, or away from him while it is scared";
  static constexpr Team team = Team::second;
  template <class G>
  static Decision think(const Request<G>& request) {
    return decision_to(request, sampled(directional_odds(request.position), request.rng));
  }

 private:
  static Move sampled(const Odds& odds, Rng& rng) {
    double left = rng.unit();
    for (const Move move : odds.order) {
      left -= odds[move];
      if (left < 0) return move;
    }
    return odds.order[odds.order.size() - 1];
  }
};

}  // namespace ariadne::pacman
