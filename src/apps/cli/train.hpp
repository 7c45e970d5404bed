#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "apps/cli/context.hpp"

namespace ariadne {

struct TrainOptions {
  std::string game;
  std::string output;            // the file of weights, written after every round
  std::string from;              // weights to begin with; empty: from nothing
  std::uint64_t games = 50'000;  // per round
  int rounds = 12;
  int jobs = 0;                       // 0: one per core
  std::chrono::milliseconds time{0};  // 0: no limit
  bool force = false;
};
int run_train(const TrainOptions&, const Context&);

}  // namespace ariadne
