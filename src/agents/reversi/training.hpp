#pragma once

#include "agents/own_training.hpp"
#include "games/reversi/rules.hpp"

namespace ariadne {

// The weights of the evaluation `patterns`.
template <>
struct OwnTraining<reversi::Rules> {
  static Result<> train(const TrainOrder& order);
};

}  // namespace ariadne
