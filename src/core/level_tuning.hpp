#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"

namespace ariadne {

inline constexpr int kLevels = 10, kDefaultLevel = 3;

// How strong a level is: how many nodes it sees, how much worse than the best a move may seem that it still plays, as a
// share of everything that can be lost (from 1 on it may play anything), and how often that happens: at all other moves
// it plays what seems best.
struct LevelStrength {
  std::int64_t nodes;
  double tolerance;
  double lapses = 1;  // a share of its moves
};

// How levels are fitted to a game, which says so as `static constexpr LevelTuning levels`. The strengths are those of
// the levels below the last, which is the engine itself. They were found by matches of each level against the one below
// it, such as tools/level_study.py plays.
struct LevelTuning {
  using Strengths = std::array<LevelStrength, kLevels - 1>;

  double scale = 100;  // of an evaluation: what is half of everything that can be lost
  // The first level that judges positions by the game's best evaluation. Those below take its first: they see less.
  int best_evaluation_from = 1;
  Strengths first = {{
      {66, 0.77},
      {100, 0.6},
      {166, 0.37},
      {281, 0.249},
      {400, 0.195},
      {550, 0.15},
      {777, 0.1125},
      {1'300, 0.077},
      {6'000, 0.03},
  }};
  // Of the second team. Where one side has the easier game, the other one must see more to be as hard to beat.
  Strengths second = first;

  constexpr const LevelStrength& strength(int level, Team team) const {
    return (team == Team::first ? first : second)[static_cast<std::size_t>(level - 1)];
  }
};

}  // namespace ariadne
