#pragma once

#include "agents/algorithms/fixed_depth.hpp"
#include "agents/algorithms/monte_carlo.hpp"
#include "games/tree/rules.hpp"
#include "search/tree/expectimax.hpp"

// The searches of explicit trees. They go to the leaves by default.
namespace ariadne::tree {

static_assert(kMaxDepth / Rules::max_seats >= kMaxRounds);

// Searches for the worst case cannot handle chance.
inline Result<> check_no_chance(const Position& position) {
  if (!position.tree().has_chance()) return {};
  return failure("this tree has chance nodes", "expectimax takes the mean there.");
}

inline Result<> check_worst_case(const Request<Rules>& request) {
  const auto depth = check_depth(request);
  return depth ? check_no_chance(request.position) : depth;
}

struct MinimaxPlayer : FixedDepthPlayer<Minimax> {
  static constexpr std::string_view name = ariadne::MinimaxPlayer::name;
  static constexpr std::string_view summary = ariadne::MinimaxPlayer::summary;
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(kMaxRounds);
  }
  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    return check_worst_case(request);
  }
};

struct AlphaBetaPlayer {
  static constexpr std::string_view name = ariadne::AlphaBetaPlayer::name;
  static constexpr std::string_view summary = ariadne::AlphaBetaPlayer::summary;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    auto all = Default::search_parameters<G>(kMaxRounds);
    all.push_back(Parameter::choice("cut", {"equal", "worse"},
                                    "when moves are cut off: once they cannot change the value, or only where it is "
                                    "already worse than what is sure elsewhere"));
    return all;
  }
  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    return check_worst_case(request);
  }
  template <HasEvaluations G>
  using Memory = Searcher<>;
  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Searcher<>& searcher) {
    return request.settings.choice("cut") == "worse" ? Strict::think(request, searcher)
                                                     : Default::think(request, searcher);
  }

 private:
  template <class P, class Evaluate, class Observer>
  using CutWhenEqual = AlphaBeta<P, Evaluate, Observer, Cut::when_equal>;
  using Default = FixedDepthPlayer<CutWhenEqual>;
  using Strict = FixedDepthPlayer<StrictAlphaBeta>;
};

// Chance as the file has it: at its chance nodes, or if it has none wherever min moves.
struct FileOdds {
  struct Odds {
    const Position& position;
    double operator[](Move move) const { return position.tree().odds(position.at(), move); }
  };
  Odds operator()(const Position& position) const { return {position}; }
  bool by_chance(const Position& position) const { return position.by_chance() || !position.tree().has_chance(); }
};

// At its chance nodes alone.
struct ChanceNodes : FileOdds {
  static bool by_chance(const Position& position) { return position.by_chance(); }
};
using MonteCarloPlayer = MonteCarloPlayerWith<ChanceNodes>;

struct ExpectimaxPlayer {
  static constexpr std::string_view name = "expectimax";
  static constexpr std::string_view summary =
      "takes the mean where chance moves, or where min moves if the tree has no chance nodes";
  static constexpr Team team = Team::first;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return Player::search_parameters<G>(kMaxRounds);
  }
  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    return check_depth(request);
  }
  template <HasEvaluations G>
  using Memory = Searcher<>;
  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Searcher<>& searcher) {
    return Player::think(request, searcher);
  }

 private:
  template <class P, class Evaluate, class Observer>
  using ByFile = Expectimax<P, Evaluate, Observer, FileOdds>;
  using Player = FixedDepthPlayer<ByFile>;
};

}  // namespace ariadne::tree
