#pragma once

#include "agents/algorithms/fixed_depth.hpp"
#include "games/pacman/ghost_odds.hpp"
#include "search/tree/expectimax.hpp"

namespace ariadne::pacman {

// Alpha-beta that cuts as the course counts it.
struct AlphaBetaPlayer : FixedDepthPlayer<StrictAlphaBeta> {
  static constexpr std::string_view name = "alphabeta";
  static constexpr std::string_view summary = "plays like minimax at the same depth, with fewer positions";
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(4);
  }
};

// Ghosts as they are, in place of ghosts that play perfectly.
struct DirectionalModel {
  Odds operator()(const Position& position) const { return directional_odds(position); }
};

struct ExpectimaxPlayer {
  static constexpr std::string_view name = "expectimax";
  static constexpr std::string_view summary = "expects ghosts to move at random and plays for the best mean";
  static constexpr Team team = Team::first;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    auto all = Uniform::search_parameters<G>(3);
    all.push_back(Parameter::choice("ghosts", {"random", "directional"}, "how the ghosts are expected to move"));
    return all;
  }
  template <HasEvaluations G>
  using Memory = Searcher<>;
  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    return Uniform::check(request);
  }
  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Searcher<>& searcher) {
    return request.settings.choice("ghosts") == "directional" ? Directional::think(request, searcher)
                                                              : Uniform::think(request, searcher);
  }

 private:
  template <class P, class Evaluate, class Observer>
  using ByDirection = Expectimax<P, Evaluate, Observer, DirectionalModel>;
  template <class P, class Evaluate, class Observer>
  using ByChance = Expectimax<P, Evaluate, Observer, AllMovesAlike>;
  using Uniform = FixedDepthPlayer<ByChance>;
  using Directional = FixedDepthPlayer<ByDirection>;
};

}  // namespace ariadne::pacman
