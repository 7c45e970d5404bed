#pragma once

#include <tuple>

#include "agents/agent.hpp"
#include "core/enumerable.hpp"
#include "core/rng.hpp"
#include "core/search_result.hpp"
#include "core/settings.hpp"
#include "games/game.hpp"

namespace ariadne {

// What an algorithm is asked: the typed side of Agent::think.
template <Game G>
struct Request {
  const typename G::Position& position;  // not over; the seat that is asked about moves first
  const Settings& settings;
  const Question& how;
  Rng& rng;
};

// The base of an algorithm that has no parameters.
struct NoParameters {
  template <Game G>
  static std::vector<Parameter> parameters() {
    return {};
  }
};

// A move or a line as texts: each is spelled on the position it is played on.
template <Game G>
std::vector<std::string> line_text(typename G::Position position,
                                   const std::vector<typename G::Position::Move>& moves) {
  std::vector<std::string> texts;
  for (const auto move : moves) {
    texts.push_back(G::move_text(position, move));
    position.play(move);
  }
  return texts;
}

template <Game G, Position P, class Value>
Decision decision_of(const P& position, const SearchResult<typename P::Move, Value>& result) {
  Decision decision;
  decision.move = G::move_text(position, result.move);
  if (!result.moves.empty()) decision.value = static_cast<double>(result.value);
  decision.depth = result.depth;
  decision.complete = result.complete;
  decision.stopped = result.stopped;
  constexpr bool sees_all = !PlayableBeyondMoves<P>;  // false: the search looked at moves() alone
  decision.proven = result.proven && sees_all;
  decision.forces = result.forces && sees_all;
  decision.nodes = result.nodes;
  decision.cutoffs = result.cutoffs;
  decision.pv = line_text<G>(position, result.pv());
  for (const auto& root : result.moves) {
    decision.moves.push_back({G::move_text(position, root.move), static_cast<double>(root.value), root.bound,
                              line_text<G>(position, root.line)});
  }
  return decision;
}

// The position after a move, counted as a node.
template <Position P>
P successor(const P& position, typename P::Move move, Budget& budget) {
  P next = position;
  next.play(move);
  budget.count_node();
  return next;
}

// A game whose positions can be judged before they are decided.
template <class G>
concept HasEvaluations = Game<G> && std::tuple_size_v<typename G::Evaluations> > 0;

template <HasEvaluations G>
Parameter evaluation_parameter(std::string help) {
  std::vector<std::string> names;
  std::apply([&](const auto&... each) { (names.emplace_back(each.name), ...); }, typename G::Evaluations{});
  return Parameter::choice("eval", std::move(names), std::move(help));
}

// An evaluation that needs something that takes long to make, such as trained weights, makes it in prepare(). This is
// called when an agent is made that uses it: no clock runs then. Without evaluations of that name it does nothing.
template <Game G>
void prepare_evaluation(std::string_view name) {
  const auto prepare_one = [&]<class Evaluate>(const Evaluate&) {
    if constexpr (requires { Evaluate::prepare(); }) {
      if (Evaluate::name == name) Evaluate::prepare();
    }
  };
  std::apply([&](const auto&... each) { (prepare_one(each), ...); }, typename G::Evaluations{});
}

// Calls `use` with the evaluation of that name, which exists since settings are checked.
template <HasEvaluations G, class Use>
Decision with_evaluation(const std::string& name, const Use& use) {
  Decision decision;
  const auto try_one = [&](const auto& evaluate) {
    if (evaluate.name != name) return false;
    decision = use(evaluate);
    return true;
  };
  std::apply([&](const auto&... each) { (try_one(each) || ...); }, typename G::Evaluations{});
  return decision;
}

}  // namespace ariadne
