#pragma once

#include <optional>
#include <type_traits>

#include "agents/algorithms/deepening.hpp"
#include "agents/algorithms/engine.hpp"
#include "agents/algorithms/memory_size.hpp"
#include "agents/algorithms/search_threads.hpp"
#include "core/any_evaluation.hpp"
#include "core/search_tuning.hpp"
#include "search/tree/monte_carlo_search.hpp"

namespace ariadne {

// A game that says how Monte-Carlo tree search is fitted to it.
template <class G>
concept HasMonteCarloTuning = Game<G> && requires {
  { G::monte_carlo } -> std::convertible_to<MonteCarloTuning>;
};

// Monte-Carlo tree search. The tree is kept from move to move; a new game begins with an empty one.
//
// Where several seats move at the same time, it takes the others to choose without knowing its own choice, as they do.
template <class Chance>
struct MonteCarloPlayerWith {
  static constexpr std::string_view name = "mcts";
  static constexpr std::string_view summary = "Monte-Carlo tree search: follows what has done best so far ever deeper";
  static constexpr std::int64_t kDefaultNodes = 50'000;
  static constexpr int kMaxPlayout = 1000;
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G> && !HasChance<G>;

  template <class G>
  using RewardsOf = std::conditional_t<PlayedForScore<G>, PointRewards, WinRates>;

  // A tree of the size that the settings name, for one game.
  template <class G>
  class Kept {
   public:
    using Tree = MonteCarloTree<typename G::Position, RewardsOf<G>>;

    void new_game() { tree_.reset(); }
    Tree& tree(const Settings& settings, const Limits& limits) {
      const std::size_t bytes = bytes_of(settings, limits);
      if (tree_ && MemorySize::suffices(tree_->pool().bytes(), bytes)) return *tree_;
      return make(bytes);
    }

   private:
    Tree& make(std::size_t bytes) {
      if constexpr (PlayedForScore<G>) {
        return tree_.emplace(bytes);
      } else {
        return tree_.emplace(bytes, tuning_of<G>().scale);
      }
    }
    static std::size_t bytes_of(const Settings& settings, const Limits& limits) {
      constexpr std::size_t kPerNode = Tree::kBytesPerNode;
      return MemorySize::of(settings, "tree", limits, kPerNode, kLeastNodes * kPerNode);
    }
    static constexpr std::size_t kLeastNodes = 100;

    std::optional<Tree> tree_;
  };
  template <HasEvaluations G>
  using Memory = Kept<G>;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    std::vector<Parameter> all{Deepening::nodes_parameter(kDefaultNodes, "unless time limits it"),
                               Deepening::time_parameter(), evaluation_parameter<G>("how a position is judged")};
    if constexpr (HasBestEvaluation<G>) all.back().fallback = G::best_evaluation;
    all.push_back(Parameter::number("playout", 0, kMaxPlayout, tuning_of<G>().playout,
                                    "random moves before a position is judged"));
    all.push_back(MemorySize::parameter("tree", "memory of the tree"));
    all.push_back(SearchThreads::parameter());
    return all;
  }

  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    return MemorySize::check(request.settings, "tree", request.how.limits);
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Kept<G>& memory) {
    return with_evaluation<G>(request.settings.choice("eval"), [&](const auto& evaluate) {
      // A walk takes far longer than a call.
      return searched(request, memory, any_evaluation<typename G::Position>(evaluate));
    });
  }

  // A search as the settings say, on a tree of such a Memory.
  template <HasEvaluations G, class Evaluate>
  static auto search_of(const Evaluate& evaluate, typename Kept<G>::Tree& tree, const Settings& settings,
                        std::uint64_t seed) {
    MonteCarloTuning tuning = tuning_of<G>();
    tuning.playout = static_cast<int>(settings.number("playout"));
    return MonteCarloSearch<typename G::Position, Evaluate, RewardsOf<G>, Chance>(evaluate, tree, tuning, seed);
  }

 private:
  template <class G>
  static constexpr MonteCarloTuning tuning_of() {
    if constexpr (HasMonteCarloTuning<G>) {
      return G::monte_carlo;
    } else {
      return {};
    }
  }
  template <HasEvaluations G, class Evaluate>
  static Decision searched(const Request<G>& request, Kept<G>& memory, const Evaluate& evaluate) {
    const Limits limits = MemorySize::limits(request.settings, "tree", Deepening::limits_of(request, false));
    auto& tree = memory.tree(request.settings, limits);
    Budget budget(limits, request.how.stop);
    SearchThreads helpers(request.settings);
    const auto decision = [&](const auto& result) {
      Decision found = decision_of<G>(request.position, result);
      found.nodes += budget.nodes_of_others();
      found.time = budget.elapsed();
      found.hash_permille = tree.permille_used();
      return found;
    };
    const auto info = [&](const auto& result) {
      if (request.how.info) request.how.info(decision(result));
    };
    auto result = search_of<G>(evaluate, tree, request.settings, request.rng.next())
                      .search(request.position, budget, info, helpers);
    // Stopped before any move was tried: some legal move must be played.
    if (result.moves.empty()) result.move = request.position.moves()[0];
    return decision(result);
  }
};

using MonteCarloPlayer = MonteCarloPlayerWith<NoChance>;

}  // namespace ariadne
