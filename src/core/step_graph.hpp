#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ariadne {

// Both sides of a step have at most this many choices.
inline constexpr std::size_t kMaxChoices = 4;

// Something for each pair of choices: a row per choice of the first team, a column per choice of the second.
template <class T>
struct StepTable {
  std::size_t rows = 0, columns = 0;
  std::array<std::array<T, kMaxChoices>, kMaxChoices> cells{};
};

using StateNumber = std::uint32_t;

// Where each pair of choices leads.
using StepStates = StepTable<StateNumber>;

// A game of two teams that always choose at the same time, so small that all its states can be enumerated. How many
// steps were made is not part of a state.
template <class G>
concept StepGraph = requires(const G graph, StateNumber state, void (*visit)(StateNumber)) {
  { graph.state_count() } -> std::same_as<StateNumber>;
  { graph.result(state) } -> std::same_as<std::optional<int>>;  // the sign of a state in which the game is over
  { graph.step(state) } -> std::same_as<StepStates>;            // of a state in which it is not

  // States that are mirror images have equal values. The first of them stands for all.
  { graph.first_image(state) } -> std::same_as<StateNumber>;
  graph.for_each_image(state, visit);  // with the state itself; one may come twice
  // The first images of the states that have a step to this one, and perhaps of others; one may come twice.
  graph.for_each_predecessor(state, visit);
};

}  // namespace ariadne
