#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>
#include <unordered_set>

#include "agents/paths/fill_answer.hpp"
#include "search/path/bidirectional.hpp"
#include "search/path/check_heuristic.hpp"
#include "search/path/graph_search.hpp"
#include "search/path/ida_star.hpp"

namespace ariadne {

// A path problem with what it needs to be searched by name. A setup has
//   problem, title, heuristics          the problem, its name, a tuple of heuristics with the default first
//   kUnitSteps                          every step costs 1, so that fewest steps is cheapest
//   proves(heuristic)                   whether A* with it is known to be optimal
//   action_text, state_text             names for people and files
//   cell_of(state)                      its place, if states have one
//   kOwnMethod, own_method(…)           optionally: a method of its own, by name
template <class S>
concept PathSetup =
    PathProblem<typename S::Problem> && requires(const S setup, typename S::Problem::State state,
                                                 typename S::Problem::Action action, std::string_view name) {
      { setup.problem } -> std::convertible_to<const typename S::Problem&>;
      { setup.title } -> std::convertible_to<std::string>;
      { setup.heuristics };
      { S::kUnitSteps } -> std::convertible_to<bool>;
      { setup.proves(name) } -> std::same_as<bool>;
      { setup.action_text(action) } -> std::same_as<std::string>;
      { setup.state_text(state) } -> std::same_as<std::string>;
      { setup.cell_of(state) } -> std::same_as<std::optional<Cell>>;
    };

template <class S>
concept HasOwnMethod = requires(const S setup, const PathQuestion question, Budget budget) {
  { S::kOwnMethod } -> std::convertible_to<std::string_view>;
  { setup.own_method(question, budget) } -> std::same_as<OwnResult<typename S::Problem>>;
};

// How much of an order of expansion is kept.
struct TraceLimits {
  std::size_t states = 5'000'000;
  std::size_t bytes = kDefaultMemory / 16;  // of their names
};

// Keeps what was expanded, in order, and no more than fits; it says so if there was more.
template <PathSetup S>
class ExpansionTrace {
 public:
  using State = typename S::Problem::State;

  ExpansionTrace(const S& setup, bool wanted, PathAnswer& answer, const TraceLimits& limits = {})
      : setup_(setup), wanted_(wanted), answer_(answer), limits_(limits) {}

  // By what the search chooses: this share of the cost and this weight of the estimate.
  void chosen_by(double share, double weight, std::function<double(const State&)> estimate) {
    share_ = share;
    weight_ = weight;
    estimate_ = std::move(estimate);
  }

  void expanded(const State& state) {
    if (!wanted_ || answer_.trace_cut) return;
    answer_.trace_cut = answer_.expansion.size() >= limits_.states || bytes_ >= limits_.bytes;
    if (answer_.trace_cut) return;
    bytes_ += answer_.expansion.emplace_back(setup_.state_text(state)).size();
    if (const auto cell = setup_.cell_of(state)) answer_.expansion_cells.push_back(*cell);
  }
  template <class Cost>
  void expanded(const State& state, Cost cost) {
    expanded(state);
    if (!wanted_ || answer_.trace_cut) return;
    const double g = static_cast<double>(cost), h = estimate_ ? estimate_(state) : 0;
    answer_.expansion_costs.push_back({g, h, share_ * g + weight_ * h});
  }
  void waits(const State& state) {
    if (!wanted_ || answer_.trace_cut) return;
    const auto cell = setup_.cell_of(state);
    if (!cell ||
        !reached_.insert(static_cast<std::uint32_t>(cell->x) << 16 | static_cast<std::uint16_t>(cell->y)).second)
      return;
    answer_.reached.push_back({*cell, static_cast<std::uint32_t>(answer_.expansion.size())});
  }

 private:
  const S& setup_;
  bool wanted_;
  PathAnswer& answer_;
  TraceLimits limits_;
  std::size_t bytes_ = 0;
  double share_ = 1, weight_ = 0;
  std::function<double(const State&)> estimate_;  // none: the search is blind
  std::unordered_set<std::uint32_t> reached_;
};

template <PathSetup S>
class PathTaskOf final : public PathTask {
 public:
  using Problem = typename S::Problem;
  using Found = PathResultOf<Problem>;
  using Cost = typename Problem::Cost;

  template <class... Arguments>
  explicit PathTaskOf(Arguments&&... arguments) : setup_(std::forward<Arguments>(arguments)...) {}

  const std::string& title() const override { return setup_.title; }
  std::vector<std::string> algorithms() const override {
    auto names = path_algorithm_names([](const PathAlgorithm& algorithm) {
      using Needs = PathAlgorithm::Needs;
      return algorithm.needs == Needs::nothing ||
             (algorithm.needs == Needs::steps_back && ReversiblePathProblem<Problem>);
    });
    if constexpr (HasOwnMethod<S>) names.emplace_back(S::kOwnMethod);
    return names;
  }
  std::vector<std::string> heuristics() const override {
    std::vector<std::string> names;
    std::apply([&](const auto&... each) { (names.emplace_back(each.name), ...); }, setup_.heuristics);
    return names;
  }

  Result<PathAnswer> solve(const PathQuestion& question) const override {
    if (const auto known = check_question(*this, question); !known) return tl::unexpected(known.error());
    PathQuestion asked = question;
    if (asked.heuristic.empty()) asked.heuristic = heuristics().front();
    return timed_answer(asked, [&](Budget& budget) { return answered(asked, budget); });
  }

  Result<PathAnswer> replay(const std::vector<std::string>& actions) const override {
    PathAnswer answer;
    answer.found = true;
    answer.traceable = false;
    auto state = setup_.problem.start();
    note_cell(state, answer);
    for (const std::string& action : actions) {
      if (!take_named(action, state, answer.cost))
        return impossible_step(answer.path.size(), action, setup_.state_text(state));
      answer.path.push_back(action);
      note_cell(state, answer);
    }
    if (!setup_.problem.is_goal(state)) return ends_elsewhere(setup_.state_text(state));
    return answer;
  }

  Result<std::vector<HeuristicVerdict>> check_heuristics(const std::vector<std::string>& names, const Limits& limits,
                                                         const std::atomic<bool>* stop) const override {
    for (const auto& name : names) {
      if (const auto known = check_name(name, heuristics(), "heuristic"); !known) return tl::unexpected(known.error());
    }
    Budget budget(limits, stop);
    const StateSpace<Problem> space(setup_.problem, budget);
    std::vector<HeuristicVerdict> verdicts;
    for (const auto& name : names) {
      with_heuristic(name, [&](const auto& heuristic) {
        verdicts.push_back(verdict_of(check_heuristic(space, estimate_by(heuristic), budget)));
      });
    }
    return verdicts;
  }

 private:
  using State = typename Problem::State;
  using Estimate = std::function<double(const State&)>;

  template <class H>
  static Estimate estimate_by(const H& heuristic) {
    return [&heuristic](const State& state) { return static_cast<double>(heuristic(state)); };
  }
  // Uses a copy of its own, since a heuristic may remember what it computed.
  template <class Use>
  void with_heuristic(std::string_view name, const Use& use) const {
    const auto try_one = [&](const auto& heuristic) {
      if (heuristic.name == name) use(heuristic);
    };
    auto own = setup_.heuristics;
    std::apply([&](const auto&... each) { (try_one(each), ...); }, own);
  }

  PathAnswer answered(const PathQuestion& question, Budget& budget) const {
    if constexpr (HasOwnMethod<S>) {
      if (question.algorithm == S::kOwnMethod) return answered_by_own_method(question, budget);
    }
    PathAnswer answer;
    ExpansionTrace<S> trace(setup_, question.trace, answer);
    const bool informed = uses_heuristic(question.algorithm);
    const Found found = informed ? informed_search(question, budget, trace) : blind_search(question, budget, trace);
    if (informed) answer.heuristic = question.heuristic;
    fill_figures(found, is_optimal(question), answer);
    if (found.plan) check_holds(follow(*found.plan, answer), question.algorithm);
    return answer;
  }
  PathAnswer answered_by_own_method(const PathQuestion& question, Budget& budget) const {
    PathAnswer answer;
    const auto own = setup_.own_method(question, budget);
    fill_figures(own, answer);
    ExpansionTrace<S> trace(setup_, question.trace, answer);
    for (const auto& state : own.expansion) trace.expanded(state);
    if (own.result.plan) check_holds(follow(*own.result.plan, answer), question.algorithm);
    return answer;
  }
  Found blind_search(const PathQuestion& question, Budget& budget, ExpansionTrace<S>& trace) const {
    if (question.algorithm == "dfs") return depth_first(setup_.problem, budget, trace);
    if (question.algorithm == "bfs") return breadth_first(setup_.problem, budget, trace);
    if constexpr (ReversiblePathProblem<Problem>) {
      if (question.algorithm == "bidirectional") return bidirectional(setup_.problem, budget, trace);
    }
    return best_first(setup_.problem, [](Cost cost, const auto&) { return cost; }, budget, trace);
  }
  Found informed_search(const PathQuestion& question, Budget& budget, ExpansionTrace<S>& trace) const {
    Found found;
    const std::string& name = question.algorithm;
    with_heuristic(question.heuristic, [&](const auto& h) {
      const Estimate estimate = estimate_by(h);
      trace.chosen_by(name == "greedy" ? 0 : 1, name == "wastar" ? question.weight : 1, estimate);
      if (name == "greedy" || name == "astar") {
        const Cost share = name == "astar" ? 1 : 0;  // a factor compiles in half the time of two searches
        const auto priority = [&](Cost cost, const auto& state) { return share * cost + h(state); };
        found = best_first(setup_.problem, priority, budget, trace);
      } else {
        found = informed_by(estimate, question, budget, trace);
      }
    });
    return found;
  }
  // What these do with a state takes far longer than a call, so they are compiled once for all heuristics.
  Found informed_by(const Estimate& estimate, const PathQuestion& question, Budget& budget,
                    ExpansionTrace<S>& trace) const {
    if (question.algorithm == "idastar") return ida_star(setup_.problem, estimate, budget, trace);
    const auto priority = [&](Cost cost, const State& state) { return cost + question.weight * estimate(state); };
    return best_first(setup_.problem, priority, budget, trace);
  }

  bool is_optimal(const PathQuestion& question) const {
    const std::string& name = question.algorithm;
    if (name == "ucs" || name == "bidirectional") return true;
    if (name == "bfs") return S::kUnitSteps;
    if (name == "astar" || name == "idastar") return setup_.proves(question.heuristic);
    return false;
  }
  // Replays the plan by the rules of the problem; the cost given out is the one found here. False: an action is not
  // possible, it does not end at a goal, or its cost is not what it says.
  bool follow(const Plan<typename Problem::Action, Cost>& plan, PathAnswer& answer) const {
    auto state = setup_.problem.start();
    note_cell(state, answer);
    for (const auto action : plan.actions) {
      if (!take(action, state, answer.cost)) return false;
      answer.path.push_back(setup_.action_text(action));
      note_cell(state, answer);
    }
    const auto claimed = static_cast<double>(plan.cost);
    const bool same_cost = answer.cost == claimed || std::abs(answer.cost - claimed) <= 1e-9 * (1 + std::abs(claimed));
    return same_cost && setup_.problem.is_goal(state);
  }
  void note_cell(const typename Problem::State& state, PathAnswer& answer) const {
    if (const auto cell = setup_.cell_of(state)) answer.cells.push_back(*cell);
  }
  // False: the action is not possible.
  bool take(typename Problem::Action action, typename Problem::State& state, double& cost) const {
    return take_first([&](const auto& candidate) { return candidate == action; }, state, cost);
  }
  bool take_named(const std::string& action, typename Problem::State& state, double& cost) const {
    return take_first([&](const auto& candidate) { return setup_.action_text(candidate) == action; }, state, cost);
  }
  template <class Wanted>
  bool take_first(const Wanted& wanted, typename Problem::State& state, double& cost) const {
    bool possible = false;
    const auto from = state;
    setup_.problem.for_each_successor(from, [&](auto candidate, const auto& next, auto step_cost) {
      if (possible || !wanted(candidate)) return;
      possible = true;
      state = next;
      cost += static_cast<double>(step_cost);
    });
    return possible;
  }

  HeuristicVerdict verdict_of(const HeuristicCheck<Problem>& check) const {
    HeuristicVerdict verdict;
    verdict.complete = check.stopped == StopReason::none;
    verdict.stopped = check.stopped;
    verdict.states = check.states;
    verdict.admissible = check.admissible;
    verdict.consistent = check.consistent;
    verdict.zero_at_goals = check.zero_at_goals;
    for (const auto action : check.path) verdict.path.push_back(setup_.action_text(action));
    verdict.fault = fault_text(check);
    return verdict;
  }
  static std::string number_text(double number) {
    const std::string text = std::to_string(number);
    const std::string trimmed = text.substr(0, text.find_last_not_of('0') + 1);
    return trimmed.ends_with('.') ? trimmed.substr(0, trimmed.size() - 1) : trimmed;
  }
  std::string fault_text(const HeuristicCheck<Problem>& check) const {
    const std::string where = "at " + setup_.state_text(check.state) + " it says " + number_text(check.estimate);
    switch (check.fault) {
      case HeuristicFault::none:
        return "";
      case HeuristicFault::overestimates:
        return where + ", but a goal is " + number_text(check.truth) + " away";
      case HeuristicFault::not_zero_at_goal:
        return where + ", but that is a goal";
      case HeuristicFault::drops_too_fast:
        break;
    }
    return where + ", but one step of cost " + number_text(check.step_cost) + " later only " +
           number_text(check.next_estimate);
  }

  S setup_;
};

}  // namespace ariadne
