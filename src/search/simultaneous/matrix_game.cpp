#include "search/simultaneous/matrix_game.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace ariadne {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// What the worst column leaves of a mixture of rows.
double guaranteed_by_rows(const MatrixGame& game, const Mixture& mixture) {
  double worst = kInfinity;
  for (std::size_t column = 0; column < game.columns; ++column) {
    double mean = 0;
    for (std::size_t row = 0; row < game.rows; ++row) mean += mixture[row] * game.cells[row][column];
    worst = std::min(worst, mean);
  }
  return worst;
}

// The same game seen by the other team.
MatrixGame turned(const MatrixGame& game) {
  MatrixGame other{game.columns, game.rows, {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column) other.cells[column][row] = -game.cells[row][column];
  }
  return other;
}

// The equations of a mixture of some rows that some columns, as many, are worth the same against: one per column, and
// one that the parts add up to 1. The unknowns are the parts and the common worth.
struct Equations {
  std::size_t size = 0;
  std::array<std::array<double, kMaxChoices + 2>, kMaxChoices + 1> lines{};
};

std::array<std::size_t, kMaxChoices> members(unsigned set) {
  std::array<std::size_t, kMaxChoices> list{};
  for (std::size_t count = 0; set != 0; set &= set - 1) list[count++] = static_cast<std::size_t>(std::countr_zero(set));
  return list;
}

Equations equations_of(const MatrixGame& game, unsigned rows, unsigned columns) {
  const auto count = static_cast<std::size_t>(std::popcount(rows));
  const auto row = members(rows), column = members(columns);
  Equations equations{count + 1, {}};
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) equations.lines[i][j] = game.cells[row[j]][column[i]];
    equations.lines[i][count] = -1;
    equations.lines[count][i] = 1;
  }
  equations.lines[count][count + 1] = 1;
  return equations;
}

// Gauss-Jordan elimination; the solution is then in the last column. False: there is none, or not one alone.
bool eliminate(Equations& equations) {
  auto& lines = equations.lines;
  for (std::size_t column = 0; column < equations.size; ++column) {
    std::size_t pivot = column;
    for (std::size_t i = column; i < equations.size; ++i) {
      if (std::abs(lines[i][column]) > std::abs(lines[pivot][column])) pivot = i;
    }
    if (lines[pivot][column] == 0) return false;
    std::swap(lines[pivot], lines[column]);
    for (std::size_t i = 0; i < equations.size; ++i) {
      const double factor = lines[i][column] / lines[column][column];
      if (i == column || factor == 0) continue;
      for (std::size_t j = column; j <= equations.size; ++j) lines[i][j] -= factor * lines[column][j];
    }
  }
  for (std::size_t i = 0; i < equations.size; ++i) lines[i][equations.size] /= lines[i][i];
  return true;
}

// The mixture of these rows that makes these columns equal, if it has no negative part.
std::optional<Mixture> equalising(const MatrixGame& game, unsigned rows, unsigned columns) {
  Equations equations = equations_of(game, rows, columns);
  if (!eliminate(equations)) return std::nullopt;
  const auto row = members(rows);
  Mixture mixture{};
  double sum = 0;
  for (std::size_t i = 0; i + 1 < equations.size; ++i) {
    const double part = equations.lines[i][equations.size];
    if (!(part >= -1e-9)) return std::nullopt;
    sum += mixture[row[i]] = std::max(part, 0.0);
  }
  for (double& part : mixture) part /= sum;
  return mixture;
}

// The best mixture of a team so far, and what it guarantees to that team.
struct Candidate {
  Mixture mixture{};
  double guaranteed = -kInfinity;

  void consider(const MatrixGame& game, unsigned rows, unsigned columns) {
    const auto other = equalising(game, rows, columns);
    if (!other) return;
    const double guarantee = guaranteed_by_rows(game, *other);
    if (guarantee > guaranteed) *this = {*other, guarantee};
  }
};

// Optimal mixtures of both teams equalise some rows and as many columns, so trying all such pairs finds them. What
// counts is what a mixture guarantees, so one that is inaccurate does no harm.
std::pair<Mixture, Mixture> best_mixtures(const MatrixGame& game) {
  constexpr double kCloseEnough = 1e-15;
  const MatrixGame other = turned(game);
  Candidate rows_best, columns_best;
  for (unsigned rows = 1; rows < 1u << game.rows; ++rows) {
    for (unsigned columns = 1; columns < 1u << game.columns; ++columns) {
      if (std::popcount(rows) != std::popcount(columns)) continue;
      rows_best.consider(game, rows, columns);
      columns_best.consider(other, columns, rows);
      const double gap = -columns_best.guaranteed - rows_best.guaranteed;
      if (gap <= kCloseEnough) return {rows_best.mixture, columns_best.mixture};
    }
  }
  return {rows_best.mixture, columns_best.mixture};
}

bool no_better(const MatrixGame& game, std::size_t row, std::size_t than) {
  for (std::size_t column = 0; column < game.columns; ++column) {
    if (game.cells[row][column] > game.cells[than][column]) return false;
  }
  return true;
}

// A game without choices that are never better than another, and which choices are left.
struct Reduced {
  MatrixGame game;
  std::array<std::size_t, kMaxChoices> rows{0, 1, 2, 3}, columns{0, 1, 2, 3};
};

bool drop_row(MatrixGame& game, std::array<std::size_t, kMaxChoices>& names) {
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t than = 0; than < game.rows; ++than) {
      if (row == than || !no_better(game, row, than)) continue;
      --game.rows;
      for (std::size_t i = row; i < game.rows; ++i) {
        game.cells[i] = game.cells[i + 1];
        names[i] = names[i + 1];
      }
      return true;
    }
  }
  return false;
}

bool drop_column(MatrixGame& game, std::array<std::size_t, kMaxChoices>& names) {
  MatrixGame other = turned(game);
  if (!drop_row(other, names)) return false;
  game = turned(other);
  return true;
}

Reduced reduced(const MatrixGame& game) {
  Reduced left{game};
  while (drop_row(left.game, left.rows) || drop_column(left.game, left.columns)) {
  }
  return left;
}

Mixture spread(const Mixture& mixture, const std::array<std::size_t, kMaxChoices>& names, std::size_t count) {
  Mixture all{};
  for (std::size_t i = 0; i < count; ++i) all[names[i]] = mixture[i];
  return all;
}

}  // namespace

MatrixSolution solve_matrix(const MatrixGame& game) {
  const Reduced left = reduced(game);
  const MatrixGame other = turned(game);
  MatrixSolution solution;
  const auto [rows, columns] = best_mixtures(left.game);
  solution.rows = spread(rows, left.rows, left.game.rows);
  solution.columns = spread(columns, left.columns, left.game.columns);
  solution.low = guaranteed_by_rows(game, solution.rows);
  solution.high = -guaranteed_by_rows(other, solution.columns);
  return solution;
}

}  // namespace ariadne
