#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/result.hpp"

namespace ariadne {

// What a round of training led to.
struct TrainedRound {
  // How well a part of the game is estimated, measured on games of the round that were not learned from.
  struct Part {
    std::string name;  // "empties 20..17"
    std::uint64_t positions = 0;
    double error = 0;  // root of the mean squared difference from the labels, in the game's own points
  };
  // Games against the weights of the round before.
  struct Match {
    int wins = 0, draws = 0, losses = 0;

    double score() const { return (wins + 0.5 * draws) / (wins + draws + losses); }
  };

  int number = 0;               // from 1
  std::uint64_t positions = 0;  // that were learned from, of this and earlier rounds
  std::vector<Part> parts;
  std::optional<Match> match;  // none in a first round that began from nothing
  std::chrono::nanoseconds time{0};
  std::string weights;  // the file
};

// How far a round is.
struct TrainProgress {
  int round = 0;
  std::string_view work;  // "playing", "labelling", "fitting", "comparing"
  double part = 0;        // of that work, 0 to 1
};

// How a training is asked for. Functions are called on the thread that called train().
struct TrainOrder {
  std::uint64_t seed = 0;
  std::uint64_t games = 0;  // per round
  int rounds = 1;
  int jobs = 1;
  std::string from;  // a file of weights to begin with; empty: from nothing
  const std::atomic<bool>* stop = nullptr;
  std::chrono::milliseconds time{0};  // after it the round that is being trained is given up; 0: no limit
  std::function<void(const TrainProgress&)> progress = [](const TrainProgress&) {};
  std::function<void(const TrainedRound&)> finished = [](const TrainedRound&) {};
};

}  // namespace ariadne
