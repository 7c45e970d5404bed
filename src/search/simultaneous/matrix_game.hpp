#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "core/step_graph.hpp"

namespace ariadne {

// A step as a game by itself: what each pair of choices is worth to the first team. The second team minimises.
using MatrixGame = StepTable<double>;

// How often to take each choice; the sum is 1.
using Mixture = std::array<double, kMaxChoices>;

// What each team can make sure of if the other knows its choice: lowest <= value <= highest of the game. Where the two
// are equal, no guessing is needed.
struct PureBounds {
  double low = 0, high = 0;
};
inline PureBounds pure_bounds(const MatrixGame& game) {
  Mixture best = game.cells[0];
  double low = -std::numeric_limits<double>::infinity();
  for (std::size_t row = 0; row < game.rows; ++row) {
    double worst = game.cells[row][0];
    for (std::size_t column = 0; column < game.columns; ++column) {
      worst = std::min(worst, game.cells[row][column]);
      best[column] = std::max(best[column], game.cells[row][column]);
    }
    low = std::max(low, worst);
  }
  return {low, *std::min_element(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(game.columns))};
}

// Mixtures that are optimal up to rounding, and what they guarantee: the value of the game is in low..high, however
// inaccurate the mixtures may be.
struct MatrixSolution {
  double low = 0, high = 0;
  Mixture rows{}, columns{};
};
MatrixSolution solve_matrix(const MatrixGame& game);

}  // namespace ariadne
