#pragma once

#include <type_traits>

#include "agents/algorithms/watched.hpp"
#include "agents/request.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/deepening.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/root.hpp"

namespace ariadne {

// How many plies a depth of one is: a round in a game that counts so, else a single one.
template <Game G>
int plies_of_depth_one(const typename G::Position& position) {
  if constexpr (CountsRounds<G>) {
    return static_cast<int>(G::seats(position).size());
  } else {
    return 1;
  }
}

template <Game G>
constexpr int deepest() {
  if constexpr (CountsRounds<G>) {
    return kMaxDepth / G::most_seats;
  } else {
    return kMaxDepth;
  }
}

// A player that searches to a depth with one kernel. With a limit on nodes or time it searches depth after depth
// and plays the best of the last one finished.
template <template <class, class, class> class Kernel>
struct FixedDepthPlayer {
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G>;

  template <HasEvaluations G>
  static std::vector<Parameter> search_parameters(int default_depth) {
    return {
        Parameter::number(
            "depth", 1, deepest<G>(), default_depth,
            std::string(CountsRounds<G> ? "rounds" : "plies") +
                " to look ahead; with nodes or time as deep as they allow, up to depth only if it is given"),
        evaluation_parameter<G>("how a position is judged at that depth"),
        Parameter::number("nodes", 0, 1'000'000'000'000, 0, "positions searched a move, 0: no limit"),
        Parameter::number("time", 0, 86'400'000, 0, "milliseconds a move, 0: no limit"),
    };
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request) {
    return with_evaluation<G>(request.settings.word("eval"), [&](const auto& evaluate) {
      if (!request.how.count_distinct && request.how.tree == nullptr) {
        Silent silent;
        return search(request, evaluate, silent);
      }
      Watched<typename G::Position> watched(request.position, request.how);
      Decision decision = search(request, evaluate, watched);
      if (watched.distinct()) decision.distinct = watched.distinct()->count();
      return decision;
    });
  }

 private:
  template <HasEvaluations G, class Evaluate, class Observer>
  static Decision search(const Request<G>& request, const Evaluate& evaluate, Observer& observer) {
    using P = typename G::Position;
    const Limits limits = tighter(request.how.limits, own_limits(request.settings));
    const bool recorded = request.how.tree != nullptr && limits.none();
    Budget budget(recorded ? Limits{.nodes = SearchTree::kMost + 1} : limits, request.how.stop);
    const int plies = plies_of_depth_one<G>(request.position);
    const auto search_to = [&](int depth) {
      Expansion<P, Observer> expansion(budget, observer);
      Kernel<P, Evaluate, Observer> kernel(evaluate, expansion);
      auto result = search_root(request.position, depth * plies, request.how.lines, kernel, expansion);
      result.depth = depth;
      return result;
    };
    const bool asked = limits.none() || request.settings.given("depth");
    const int depth = asked ? static_cast<int>(request.settings.number("depth")) : deepest<G>();
    auto result = limits.none() ? search_to(depth) : deepen(depth, budget, search_to);
    // Stopped before any move was searched: some legal move must be played.
    if (result.moves.empty()) result.move = request.position.moves()[0];
    Decision decision = decision_of<G>(request.position, result);
    if constexpr (!std::is_same_v<Observer, Silent>) {
      const auto& recorder = observer.recorder();
      if (recorded && recorder)
        write_tree<G, Kernel<P, Evaluate, Observer>>(recorder->nodes(), decision, *request.how.tree);
    }
    return decision;
  }
  // With limits there is a tree for each depth, and no single one to be shown.
  template <HasEvaluations G, class Searcher, class Nodes>
  static void write_tree(const Nodes& nodes, const Decision& decision, SearchTree& tree) {
    tree.prunes = Searcher::kPrunes;
    tree.whole = decision.complete;
    if (tree.whole) tree.nodes = TreeWriter<G, Searcher>(nodes).write(decision);
  }
  static Limits own_limits(const Settings& settings) {
    return {.nodes = static_cast<std::uint64_t>(settings.number("nodes")),
            .time = std::chrono::milliseconds(settings.number("time")),
            .memory = 0};
  }
};

struct MinimaxPlayer : FixedDepthPlayer<Minimax> {
  static constexpr std::string_view name = "minimax";
  static constexpr std::string_view summary = "searches every move to a fixed depth: slow, and right by definition";
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(3);
  }
};

struct AlphaBetaPlayer : FixedDepthPlayer<AlphaBeta> {
  static constexpr std::string_view name = "alphabeta";
  static constexpr std::string_view summary = "plays like minimax at the same depth, with far fewer positions";
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(6);
  }
};

}  // namespace ariadne
