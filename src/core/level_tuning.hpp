#pragma once

#include <array>
#include <cstdint>

namespace ariadne {

inline constexpr int kLevels = 10, kDefaultLevel = 3;

// How strong a level is: how many nodes it sees, and how much worse than the best a move may seem that it still plays,
// as a share of everything that can be lost.
struct LevelStrength {
  std::int64_t nodes;
  double tolerance;
};

// How levels are fitted to a game, which says so as `static constexpr LevelTuning levels`. The strengths are those of
// the levels below the last, which is the engine itself. They were found by matches of each level against the one below
// it, such as tools/level_study.py plays.
struct LevelTuning {
  double scale = 100;  // of an evaluation: what is half of everything that can be lost
  std::array<LevelStrength, kLevels - 1> strengths = {{
      {200, 0.6},
      {300, 0.4},
      {400, 0.28},
      {600, 0.2},
      {1'200, 0.13},
      {2'500, 0.08},
      {8'000, 0.045},
      {30'000, 0.02},
      {150'000, 0.008},
  }};
};

}  // namespace ariadne
