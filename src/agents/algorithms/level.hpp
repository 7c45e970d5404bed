#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "agents/algorithms/engine.hpp"
#include "agents/request.hpp"
#include "core/enumerable.hpp"
#include "core/level_tuning.hpp"
#include "core/limits.hpp"
#include "core/rng.hpp"

namespace ariadne {

template <class G>
struct OwnAlgorithms;

// The algorithm that is called `engine` in game G: its own, or that of all games.
template <class G, class Own = typename OwnAlgorithms<G>::Types>
struct EngineOf;
template <class G>
struct EngineOf<G, std::tuple<>> {
  using Type = EnginePlayer;
};
template <class G, class First, class... Rest>
struct EngineOf<G, std::tuple<First, Rest...>> {
  using Type = typename std::conditional_t<First::name == EnginePlayer::name, std::type_identity<First>,
                                           std::type_identity<typename EngineOf<G, std::tuple<Rest...>>::Type>>::type;
};

// A game that says how levels are fitted to it.
template <class G>
concept HasLevelTuning = Game<G> && requires {
  { G::levels } -> std::convertible_to<LevelTuning>;
};

// Levels for people, 1 to 10: the game's engine, held back. A level searches few nodes and does not always take what
// seems best: the game says how many nodes it searches, how much worse a move may be, and how often it plays such a
// move. It never misses a win in one move. Level 10 is the engine at two seconds per move.
struct LevelPlayer {
  static constexpr std::string_view name = "level";
  static constexpr std::string_view summary = "an opponent for people: 1 is easy, 10 the engine at its best";
  template <class G>
  static constexpr bool offered_by = EnginePlayer::offered_by<G>;

  template <class G>
  using Engine = typename EngineOf<G>::Type;
  template <HasEvaluations G>
  using Memory = typename Engine<G>::template Memory<G>;
  template <HasBestEvaluation G>
  static constexpr std::string_view evaluation = G::best_evaluation;  // the engine's default

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return {Parameter::number(std::string(name), 1, kLevels, kDefaultLevel,
                              "from 1, easy, to " + std::to_string(kLevels) + ", the engine at 2 seconds")};
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Memory<G>& memory) {
    const auto level = static_cast<int>(request.settings.number(name));
    if (level == kLevels) return engine_thinks(request, memory);
    if (const auto win = win_in_one<G>(request.position)) return at_once<G>(request.position, *win);
    const Team team = P<G>::team(request.position.to_move());
    const LevelStrength strength = tuning_of<G>().strength(level, team);
    Decision decision = engine_looks(request, memory, strength.nodes, evaluation_of<G>(level));
    const bool may_err = strength.lapses >= 1 || request.rng.unit() < strength.lapses;  // who always may draws nothing
    choose(decision, team, tuning_of<G>().scale, may_err ? strength.tolerance : kNoTolerance, request.rng);
    return decision;
  }

 private:
  static constexpr double kNoTolerance = 1e-9;  // only moves that seem best

  template <class G>
  using P = typename G::Position;

  template <class G>
  static constexpr LevelTuning tuning_of() {
    if constexpr (HasLevelTuning<G>) {
      return G::levels;
    } else {
      return {};
    }
  }
  template <HasEvaluations G>
  static std::string evaluation_of(int level) {
    if constexpr (HasBestEvaluation<G>) {
      if (level >= tuning_of<G>().best_evaluation_from) return std::string(G::best_evaluation);
    }
    return std::string(std::tuple_element_t<0, typename G::Evaluations>::name);
  }
  // A move after which the game is over and won, if there is one and nobody else has a say in it.
  template <class G>
  static std::optional<typename P<G>::Move> win_in_one(const P<G>& position) {
    const int sign = P<G>::team(position.to_move()) == Team::first ? 1 : -1;
    for (const auto move : position.moves()) {
      P<G> next = position;
      next.play(move);
      const auto result = next.result();
      if (result && result->sign == sign) return move;
    }
    return std::nullopt;
  }
  // With the value that the engine would state for it.
  template <HasEvaluations G>
  static Decision at_once(const P<G>& position, typename P<G>::Move move) {
    P<G> next = position;
    next.play(move);
    const auto decided = [&](const auto& evaluate) {
      Decision decision;
      decision.move = G::move_text(position, move);
      decision.value = static_cast<double>(evaluate(next));
      decision.depth = 1;
      decision.proven = position.moves().size() == 1;
      decision.forces = true;
      decision.nodes = position.moves().size();
      decision.pv = {decision.move};
      decision.moves = {{.move = decision.move, .value = *decision.value, .line = decision.pv}};
      return decision;
    };
    return with_evaluation<G>(evaluation_of<G>(kLevels), decided);
  }

  // Plays one of the moves that lose less than the tolerance, the more likely the less it loses. What was not searched
  // is not played.
  static void choose(Decision& decision, Team team, double scale, double tolerance, Rng& rng) {
    if (decision.moves.empty()) return;
    const double best = best_for(decision, team);
    std::vector<double> weights;
    for (const MoveValue& move : decision.moves) {
      const double less = 1 - loss(best, move.value, scale) / tolerance;
      weights.push_back(less > 0 ? less * less : 0);
    }
    const MoveValue& chosen = decision.moves[drawn_by(weights, rng)];
    decision.move = chosen.move;
    decision.value = chosen.value;
    decision.pv = chosen.line;
    if (chosen.value == best) return;
    // Its value is not that of perfect play, although the same team may win.
    decision.forces = (decision.forces || decision.proven) && decided_sign(chosen.value) == decided_sign(best);
    decision.proven = false;
  }
  static double best_for(const Decision& decision, Team team) {
    const auto [least, most] = std::ranges::minmax(decision.moves, {}, &MoveValue::value);
    return team == Team::first ? most.value : least.value;
  }
  // From 0 to 1. Who is to win is nearly everything.
  static double loss(double best, double value, double scale) {
    const double difference = std::abs(best - value);
    return difference / (difference + scale);
  }

  template <HasEvaluations G>
  static Settings engine_settings(const std::string& limits) {
    return check_settings(limits, Engine<G>::template parameters<G>(), EnginePlayer::name).value();
  }
  template <HasEvaluations G>
  static Decision engine_thinks(const Request<G>& request, Memory<G>& memory) {
    const Settings settings = engine_settings<G>("time=2s");
    return Engine<G>::think(Request<G>{request.position, settings, request.how, request.rng}, memory);
  }
  // With a value for each of the moves that the game lists: where the nodes of the level are too few for that, it looks
  // again at the first depth, with more and more of them.
  template <HasEvaluations G>
  static Decision engine_looks(const Request<G>& request, Memory<G>& memory, std::int64_t nodes,
                               const std::string& evaluation) {
    constexpr int kMore = 8;
    const std::size_t moves = request.position.moves().size();
    const std::string eval = "eval=" + evaluation + ",nodes=";
    Decision decision = engine_glances(request, memory, eval + std::to_string(nodes), request.how.limits);
    while (decision.moves.size() < moves && decision.stopped == StopReason::nodes) {
      const auto left = left_of(request.how.limits, decision);
      if (!left) break;
      nodes *= kMore;
      Decision next = engine_glances(request, memory, eval + std::to_string(nodes) + ",depth=1", *left);
      decision.nodes = next.nodes += decision.nodes;
      decision.time = next.time += decision.time;
      if (next.moves.size() < decision.moves.size()) break;  // it was interrupted
      decision = std::move(next);
    }
    return decision;
  }
  // What a decision did not use of such limits; nothing if it used them up.
  static std::optional<Limits> left_of(Limits limits, const Decision& decision) {
    const auto used = std::chrono::ceil<std::chrono::milliseconds>(decision.time);
    if (limits.nodes != 0 && limits.nodes <= decision.nodes) return std::nullopt;
    if (limits.time.count() != 0 && limits.time <= used) return std::nullopt;
    if (limits.nodes != 0) limits.nodes -= decision.nodes;
    if (limits.time.count() != 0) limits.time -= used;
    return limits;
  }
  // Of what can be played beside the moves that the game lists, such as giving up a turn, levels below the last know
  // nothing: they see so little that they would mostly give up their turns.
  template <HasEvaluations G>
  static Decision engine_glances(const Request<G>& request, Memory<G>& memory, const std::string& own,
                                 const Limits& limits) {
    const Settings settings = engine_settings<G>(own);
    Question how = request.how;
    how.limits = limits;
    how.lines = static_cast<int>(request.position.moves().size());
    const Request<G> brief{request.position, settings, how, request.rng};
    if constexpr (requires { Engine<G>::think_of_listed(brief, memory); }) {
      return Engine<G>::think_of_listed(brief, memory);
    } else {
      return Engine<G>::think(brief, memory);
    }
  }
};

}  // namespace ariadne
