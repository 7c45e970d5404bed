#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <tuple>

#include "agents/flags/solution.hpp"
#include "agents/flags/solved_maze.hpp"
#include "games/flags/small_mazes.hpp"
#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

constexpr std::array kAllLimits = {LimitWins::pacman, LimitWins::ghosts, LimitWins::draw};

// The value of a matrix game by the simplex method, for the twin.
double simplex_value(const std::vector<std::vector<double>>& game) {
  const std::size_t rows = game.size(), columns = game[0].size(), width = rows + columns;
  std::vector<std::vector<double>> table(rows + 1, std::vector<double>(width + 1));
  std::vector<std::size_t> basis(rows);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) table[i][j] = game[i][j] + 1;
    table[i][columns + i] = table[i][width] = 1;
    basis[i] = columns + i;
  }
  for (std::size_t j = 0; j < columns; ++j) table[rows][j] = -1;
  for (;;) {
    std::size_t enter = 0;
    while (enter < width && table[rows][enter] > -1e-11) ++enter;
    if (enter == width) return 1 / table[rows][width] - 1;
    std::size_t leave = rows;
    for (std::size_t i = 0; i < rows; ++i) {
      if (table[i][enter] < 1e-11) continue;
      const double gain =
          leave == rows ? -1 : table[i][width] / table[i][enter] - table[leave][width] / table[leave][enter];
      if (gain < -1e-12 || (gain < 1e-12 && leave != rows && basis[i] < basis[leave])) leave = i;
    }
    const double pivot = table[leave][enter];
    for (double& cell : table[leave]) cell /= pivot;
    for (std::size_t i = 0; i <= rows; ++i) {
      const double factor = table[i][enter];
      for (std::size_t j = 0; i != leave && j <= width; ++j) table[i][j] -= factor * table[leave][j];
    }
    basis[leave] = enter;
  }
}

// Plain recursion over the rules until the limit.
class Twin {
 public:
  struct Values {
    double first_commits = 0, second_commits = 0, mixed = 0;
  };

  Values operator()(const Position& position) {
    if (const auto result = position.result()) {
      const double points = (result->sign + 1) / 2.0;
      return {points, points, points};
    }
    const auto key = std::tuple(position.pacman(), position.ghost(0), position.captured(), position.step());
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    return known_[key] = computed(position);
  }

 private:
  Values computed(const Position& position) {
    std::vector<std::vector<double>> mixed;
    double lowest = 0, highest = 1;
    std::vector<double> best_answer;
    for (const Move his : position.with_first(kPacman).moves()) {
      mixed.emplace_back();
      double worst = 1;
      std::size_t column = 0;
      for (const Move its : position.with_first(kGhosts).moves()) {
        Position next = position.with_first(kPacman);
        next.play(his);
        next.play(its);
        const Values values = (*this)(next);
        mixed.back().push_back(values.mixed);
        worst = std::min(worst, values.first_commits);
        if (column == best_answer.size()) best_answer.push_back(0);
        best_answer[column] = std::max(best_answer[column], values.second_commits);
        ++column;
      }
      lowest = std::max(lowest, worst);
    }
    for (const double answer : best_answer) highest = std::min(highest, answer);
    return {lowest, highest, simplex_value(mixed)};
  }

  std::map<std::tuple<Cell, Cell, FlagSet, int>, Values> known_;
};

template <class Visit>
void for_each_place(const Maze& maze, const Visit& visit) {
  for (FlagSet captured = 0; captured < maze.all_flags(); ++captured) {
    for (Cell pacman = 0; pacman < maze.cells(); ++pacman) {
      for (Cell ghost = 0; ghost < maze.cells(); ++ghost) {
        if (pacman != ghost) visit(pacman, ghost, captured);
      }
    }
  }
}

TEST(FlagsSolution, both_orders_and_mixed_values_of_small_mazes_are_those_of_plain_recursion_whatever_the_steps_left) {
  std::uint64_t compared = 0, wrong = 0, guesses = 0;
  for (const Maze* maze : small_mazes()) {
    for (const LimitWins wins : kAllLimits) {
      Budget budget;
      const SolvedMaze solved(*maze, budget);
      OneGhostValues values(solved.graph(), solved.orders(), points_at_limit(wins));
      constexpr int kLimit = 14;
      Twin twin;
      for (int left = 1; left <= kLimit; ++left) {
        values.run_to(left, budget);
        for_each_place(*maze, [&](Cell pacman, Cell ghost, FlagSet captured) {
          State state{.pacman = pacman, .ghost_count = 1, .captured = captured, .step = kLimit - left};
          state.ghosts[0] = ghost;
          const Position position(*maze, state, {kLimit, wins});
          const Twin::Values expected = twin(position);
          const StateNumber number = solved.graph().state_of(position);
          const auto points = [&](const Verdicts& verdicts) {
            return points_of(verdicts[number], left, points_at_limit(wins));
          };
          wrong += points(solved.orders().first_commits) == expected.first_commits ? 0 : 1;
          wrong += points(solved.orders().second_commits) == expected.second_commits ? 0 : 1;
          wrong += std::abs(values.value(number) - expected.mixed) < 1e-7 ? 0 : 1;
          ++compared;
          guesses += expected.first_commits != expected.second_commits ? 1 : 0;
        });
      }
    }
  }
  EXPECT_EQ(wrong, 0u);
  EXPECT_GT(compared, 10000u);
  EXPECT_GT(guesses, 1000u);
}

TEST(FlagsSolution, more_ghosts_are_refused_with_what_they_would_need) {
  const Position two(classic_maze(), {.pacman = 0, .ghosts = {300, 301}, .ghost_count = 2});
  EXPECT_EQ(OwnSolution<Rules>::need(two).states, 16u * 500 * 500 * 499 / 2);
  SolveOrder order;
  order.limits.memory = kMaxMemory;
  const auto refused = OwnSolution<Rules>::solve(two, order);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("998000000 states"), std::string::npos) << refused.error().message;
}

TEST(FlagsSolution, a_step_in_which_one_side_has_chosen_is_refused) {
  Position position = one_ghost_at(classic_maze(), 0, 300, 0);
  position.play(move_to(Direction::east));
  const auto refused = OwnSolution<Rules>::solve(position, {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("beginning of a step"), std::string::npos);
}

}  // namespace
}  // namespace ariadne::flags
