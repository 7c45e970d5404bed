#pragma once

#include <vector>

#include "agents/algorithms/any_of_the_best.hpp"
#include "agents/request.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/root.hpp"

namespace ariadne {

// Looks one move ahead and takes any of the best.
struct GreedyPlayer {
  static constexpr std::string_view name = "greedy";
  static constexpr std::string_view summary = "takes the immediately best-looking move, ties broken at random";
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G>;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return {evaluation_parameter<G>("how a position is judged")};
  }
  template <HasEvaluations G>
  static Decision think(const Request<G>& request) {
    return with_evaluation<G>(request.settings.choice("eval"), [&]<class Evaluate>(const Evaluate& evaluate) {
      using P = typename G::Position;
      Budget budget;
      Silent silent;
      Expansion<P> expansion(budget, silent);
      Minimax<P, Evaluate> kernel(evaluate, expansion);
      auto result = search_root(request.position, 1, 1, kernel, expansion);
      result.move = any_of_the_best(result, request.rng);
      return decision_of<G>(request.position, result);
    });
  }
};

}  // namespace ariadne
