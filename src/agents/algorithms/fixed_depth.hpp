#pragma once

#include <algorithm>
#include <string>
#include <type_traits>

#include "agents/algorithms/searched_decision.hpp"
#include "agents/algorithms/watched.hpp"
#include "agents/request.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/minimax.hpp"

namespace ariadne {

// How many plies a depth of one is: a round in a game that counts rounds, else a single ply.
template <Game G>
int plies_of_depth_one(const typename G::Position& position) {
  if constexpr (CountsRounds<G>) {
    return static_cast<int>(G::seats(position).size());
  } else {
    return 1;
  }
}

// The depth that can be searched from every position of the game, however many seats it has.
template <Game G>
constexpr int deepest() {
  if constexpr (CountsRounds<G>) {
    return kMaxDepth / G::max_seats;
  } else {
    return kMaxDepth;
  }
}

// The depth that can be searched from this one: fewer seats leave room for more rounds.
template <Game G>
int deepest_from(const typename G::Position& position) {
  return kMaxDepth / plies_of_depth_one<G>(position);
}

// A depth in rounds may be more than can be searched with that many seats. One that nobody asked for is cut instead.
template <CountsRounds G>
Result<> check_depth(const Request<G>& request) {
  const auto depth = request.settings.number("depth");
  const int most = deepest_from<G>(request.position);
  if (depth <= most || !request.settings.given("depth")) return {};
  return failure("depth is " + std::to_string(depth) + " rounds; with " +
                 std::to_string(plies_of_depth_one<G>(request.position)) + " players at most " + std::to_string(most) +
                 " can be searched");
}

// An algorithm that searches to a depth with one kernel. With a limit on nodes or time, or if it may be told to hurry,
// it searches depth after depth and plays the best of the last one finished. Whoever listens while it thinks without
// limits gets the shallower depths first, each searched for its own sake: what the last one finds and counts is the
// same.
template <template <class, class, class> class KernelOf>
struct FixedDepthPlayer {
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G>;

  template <HasEvaluations G>
  using Memory = Searcher<>;

  template <HasEvaluations G>
  static std::vector<Parameter> search_parameters(int default_depth) {
    return {
        Parameter::number(
            "depth", 1, kMaxDepth, default_depth,
            std::string(CountsRounds<G> ? "rounds" : "plies") +
                " to look ahead; with nodes or time as deep as they allow, up to depth only if it is given"),
        evaluation_parameter<G>("how a position is judged at that depth"),
        Parameter::number("nodes", 0, 1'000'000'000'000, 0, "positions searched per move, 0: no limit"),
        Parameter::milliseconds("time", "per move; a number alone is milliseconds, 0: no limit"),
    };
  }

  template <HasEvaluations G>
    requires CountsRounds<G>
  static Result<> check(const Request<G>& request) {
    return check_depth(request);
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Searcher<>& searcher) {
    return with_evaluation<G>(request.settings.choice("eval"), [&](const auto& evaluate) {
      Limits limits = tighter(request.how.limits, own_limits(request.settings));
      const SearchPlan plan = plan_of(request, limits);
      // With limits there is a tree for each depth, and no single one to be shown.
      const bool shows_tree = request.how.tree != nullptr && limits.none();
      const bool watched_inside = request.how.count_distinct || shows_tree;
      const Shallower before = limits.none() && request.how.info && !watched_inside && !request.how.may_hurry
                                   ? shallower(request, plan, evaluate, searcher)
                                   : Shallower();
      if (shows_tree) limits.nodes = request.how.tree->max_nodes + 1;
      Budget budget(limits, request.how.stop);
      if (!watched_inside) {
        Silent silent;
        Decision decision = search(request, plan, evaluate, searcher, budget, silent);
        return decision.complete || !before.last.value ? decision : stopped_after(before, decision);
      }
      using P = typename G::Position;
      Watched<P> watched(request.position, {request.how.count_distinct, shows_tree}, budget);
      Decision decision = search(request, plan, evaluate, searcher, budget, watched);
      if (watched.distinct()) decision.distinct = watched.distinct()->count();
      using K = KernelOf<P, std::remove_cvref_t<decltype(evaluate)>, Watched<P>>;
      if (watched.recorder()) write_tree<G, K>(watched.recorder()->nodes(), decision, *request.how.tree);
      return decision;
    });
  }

 private:
  // Without limits one depth, else depth after depth, which also serves those who may be told to hurry.
  template <HasEvaluations G>
  static SearchPlan plan_of(const Request<G>& request, const Limits& limits) {
    const bool given = limits.none() || request.settings.given("depth");
    const int most = deepest_from<G>(request.position);
    const int depth = given ? std::min(static_cast<int>(request.settings.number("depth")), most) : most;
    return {.first_depth = limits.none() && !request.how.may_hurry ? depth : 1,
            .last_depth = depth,
            .plies = plies_of_depth_one<G>(request.position),
            .lines = request.how.lines};
  }
  // The depths before the last one.
  struct Shallower {
    Decision last;  // the deepest that was finished; without a value if there is none
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{0};  // of all of them
  };
  template <HasEvaluations G, class Evaluate>
  static Shallower shallower(const Request<G>& request, const SearchPlan& plan, const Evaluate& evaluate,
                             Searcher<>& searcher) {
    Shallower all;
    Silent silent;
    SearchPlan one = plan;
    for (int depth = 1; depth < plan.last_depth; ++depth) {
      one.first_depth = one.last_depth = depth;
      Budget budget({}, request.how.stop);
      Decision found = search(request, one, evaluate, searcher, budget, silent);
      all.nodes += found.nodes;
      all.time += found.time;
      if (!found.complete || found.nodes == all.last.nodes) break;  // stopped, or there is nothing deeper to be seen
      all.last = std::move(found);
    }
    return all;
  }
  // The answer of the last finished depth, with the work of all of them and of the one that was begun after it.
  static Decision stopped_after(const Shallower& before, const Decision& begun) {
    Decision answer = before.last;
    answer.stopped = begun.stopped;
    answer.nodes = before.nodes + begun.nodes;
    answer.time = before.time + begun.time;
    return answer;
  }
  template <HasEvaluations G, class Evaluate, class Observer>
  static Decision search(const Request<G>& request, const SearchPlan& plan, const Evaluate& evaluate,
                         Searcher<>& searcher, Budget& budget, Observer& observer) {
    using P = typename G::Position;
    return searched_decision(request, request.position, plan, searcher, budget, observer,
                             [&](Expansion<P, Observer>& expansion, NoTable&) {
                               return KernelOf<P, Evaluate, Observer>(evaluate, expansion);
                             });
  }
  template <HasEvaluations G, Kernel<typename G::Position> K, class Nodes>
  static void write_tree(const Nodes& nodes, const Decision& decision, SearchTree& tree) {
    tree.prunes = K::kPrunes;
    tree.whole = decision.complete;
    if (tree.whole) tree.nodes = TreeWriter<G, K>(nodes).write(decision);
  }
  static Limits own_limits(const Settings& settings) {
    return {.nodes = static_cast<std::uint64_t>(settings.number("nodes")),
            .time = std::chrono::milliseconds(settings.number("time")),
            .memory = 0};
  }
};

struct MinimaxPlayer : FixedDepthPlayer<Minimax> {
  static constexpr std::string_view name = "minimax";
  static constexpr std::string_view summary = "searches every move to a fixed depth: slow, and correct by definition";
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
