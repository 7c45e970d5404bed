#pragma once

#include <nlohmann/json.hpp>

#include "agents/algorithms/watched.hpp"
#include "agents/flags/minmax.hpp"
#include "agents/flags/policies.hpp"
#include "agents/request.hpp"
#include "games/flags/rules.hpp"

// The agents of the original game.
namespace ariadne::flags {

using Request = ariadne::Request<Rules>;

inline Decision decision_to(const Request& request, Move move) {
  Decision decision;
  decision.move = Rules::move_text(request.position, move);
  return decision;
}

struct RandomPlayer : NoParameters {
  static constexpr std::string_view name = "random";
  static constexpr std::string_view summary = "goes in random directions that are open";

  static Decision think(const Request& request) {
    if (request.position.to_move() == kGhosts) {
      return decision_to(request, random_ghosts(request.position, request.rng));
    }
    const auto moves = request.position.moves();
    return decision_to(request, moves[request.rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
};

struct ChaserPlayer : NoParameters {
  static constexpr std::string_view name = "chaser1";
  static constexpr std::string_view summary = "ghosts that go to pacman's column, then along it";
  static constexpr Team team = Team::second;

  static Decision think(const Request& request) {
    return decision_to(request, chaser_ghosts(request.position, request.rng));
  }
};

struct ClassicPlayer : NoParameters {
  static constexpr std::string_view name = "classic";
  static constexpr std::string_view summary = "ghosts of the original, which misjudge some directions";
  static constexpr Team team = Team::second;

  static Decision think(const Request& request) { return decision_to(request, classic_ghosts(request.position)); }
};

struct DirectPlayer : NoParameters {
  static constexpr std::string_view name = "direct";
  static constexpr std::string_view summary = "ghosts that take the shortest distance to pacman";
  static constexpr Team team = Team::second;

  static Decision think(const Request& request) { return decision_to(request, direct_ghosts(request.position)); }
};

struct HeuristicPlayer : NoParameters {
  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view summary = "goes to the nearest flag and away from the nearest ghost";
  static constexpr Team team = Team::first;

  static Decision think(const Request& request) {
    const Move best = heuristic_move(request.position);
    Decision decision = decision_to(request, best);
    decision.value = promise_of(request.position, best);
    for (const Move move : unblocked_moves(request.position)) {
      const std::string text = Rules::move_text(request.position, move);
      decision.moves.push_back(
          {.move = text, .value = static_cast<double>(promise_of(request.position, move)), .line = {text}});
    }
    return decision;
  }
};

struct MinmaxPlayer : NoParameters {
  static constexpr std::string_view name = "minmax";
  static constexpr std::string_view summary = "weighs each step against every answer of the ghosts";
  static constexpr Team team = Team::first;

  static Decision think(const Request& request) {
    Budget budget(request.how.limits, request.how.stop);
    if (request.how.tree == nullptr && !request.how.count_distinct) {
      Silent silent;
      return searched<AlphaBeta>(request, budget, silent);
    }
    Watched<Position> watched(request.position, {request.how.count_distinct, request.how.tree != nullptr}, budget);
    Decision decision = searched<AlphaBeta>(request, budget, watched);
    if (const auto& distinct = watched.distinct()) decision.distinct = distinct->count();
    if (const auto& recorder = watched.recorder()) write_tree(recorder->nodes(), decision, *request.how.tree);
    return decision;
  }

 private:
  using WatchedKernel = AlphaBeta<Position, AfterStep, Watched<Position>>;

  template <template <class, class, class> class KernelOf, class Observer>
  static Decision searched(const Request& request, Budget& budget, Observer& observer) {
    Expansion<Position, Observer> expansion(budget, observer);
    MinmaxResult result = search_step<KernelOf>(request.position, request.how.lines, expansion);
    if (result.moves.empty()) result.move = unblocked_moves(request.position)[0];
    return decision_of<Rules>(request.position, result);
  }
  static void write_tree(const std::vector<RecordedNode<Position>>& nodes, const Decision& decision, SearchTree& tree) {
    tree.prunes = true;
    tree.whole = decision.complete;
    if (tree.whole) tree.nodes = TreeWriter<Rules, WatchedKernel>(nodes).write(decision);
  }
};

}  // namespace ariadne::flags
