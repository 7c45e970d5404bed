#pragma once

#include <concepts>

#include "agents/training.hpp"

namespace ariadne {

// A game with an evaluation that is trained. One called `id` specialises this in agents/id/training.hpp with
//   train(TrainOrder) -> Result<>    calls order.finished for each round, in order; an error if order.from is wrong
// It may be called by several threads at a time.
template <class G>
struct OwnTraining {};

template <class G>
concept BringsTraining = requires(const TrainOrder order) {
  { OwnTraining<G>::train(order) } -> std::same_as<Result<>>;
};

}  // namespace ariadne
