#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ariadne {

// What path search needs to know of a problem: the start, the goals, and the actions in each state.
template <class P>
concept PathProblem =
    std::regular<typename P::State> && std::regular<typename P::Action> && std::totally_ordered<typename P::Cost> &&
    requires(const P problem, const typename P::State state) {
      { problem.start() } -> std::same_as<typename P::State>;
      { problem.is_goal(state) } -> std::same_as<bool>;
      { problem.hash(state) } -> std::same_as<std::uint64_t>;  // equal states hash alike
      // Calls visit(action, next, cost) for each successor in the documented order; cost >= 0.
      problem.for_each_successor(state, [](typename P::Action, const typename P::State&, typename P::Cost) {});
    };

// A problem whose states are numbered without gaps, so that an array can replace the hash table of visited states.
template <class P>
concept NumberedStates = PathProblem<P> && requires(const P problem, const typename P::State state) {
  { problem.state_count() } -> std::same_as<std::size_t>;
  { problem.number(state) } -> std::same_as<std::size_t>;  // below state_count()
};

// A problem that can be searched from its ends as well: the goals are known, and so is every way into a state.
template <class P>
concept ReversiblePathProblem = PathProblem<P> && requires(const P problem, const typename P::State state) {
  problem.for_each_goal([](const typename P::State&) {});
  // Calls visit(action, previous, cost) for each way into the state: `action` leads from `previous` to it.
  problem.for_each_predecessor(state, [](typename P::Action, const typename P::State&, typename P::Cost) {});
};

// A lower bound, or an estimate, of the cost from a state to a goal.
template <class H, class P>
concept Heuristic = requires(const H heuristic, const typename P::State state) {
  { heuristic(state) } -> std::convertible_to<double>;
};

}  // namespace ariadne
