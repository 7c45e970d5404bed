#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/path_problem.hpp"
#include "core/rng.hpp"
#include "mazes/distances.hpp"
#include "mazes/grid.hpp"
#include "mazes/problems/spanning_tree.hpp"

namespace ariadne {

// Eat all the food. A state is 32 bytes: where Pac-Man is, and a bit for each dot that is left.
class FoodProblem {
 public:
  static constexpr std::size_t kMostFood = 240;
  static constexpr std::size_t kMostCells = 1u << 16;

  class State {
   public:
    State() = default;
    explicit State(std::size_t cell_number) : words_{cell_number} {}

    std::size_t cell_number() const { return words_[0] & kCellMask; }
    void move_to(std::size_t cell_number) { words_[0] = (words_[0] & ~kCellMask) | cell_number; }
    void put(std::size_t dot) { words_[(dot + kCellBits) / 64] |= std::uint64_t{1} << ((dot + kCellBits) % 64); }
    void eat(std::size_t dot) { words_[(dot + kCellBits) / 64] &= ~(std::uint64_t{1} << ((dot + kCellBits) % 64)); }
    bool nothing_left() const { return ((words_[0] >> kCellBits) | words_[1] | words_[2] | words_[3]) == 0; }
    template <class Use>
    void for_each_dot(const Use& use) const {
      for (std::size_t i = 0; i < words_.size(); ++i) {
        for (std::uint64_t left = i == 0 ? words_[0] & ~kCellMask : words_[i]; left != 0; left &= left - 1) {
          use(i * 64 + static_cast<std::size_t>(std::countr_zero(left)) - kCellBits);
        }
      }
    }
    std::uint64_t hash() const { return mix(words_[0] + mix(words_[1] + mix(words_[2] + mix(words_[3])))); }
    bool operator==(const State&) const = default;

   private:
    static constexpr std::size_t kCellBits = 16;
    static constexpr std::uint64_t kCellMask = (1u << kCellBits) - 1;
    std::array<std::uint64_t, 4> words_{};
  };
  using Action = Direction;
  using Cost = int;

  // At most kMostFood dots on a grid of at most kMostCells cells. A dot under the start is eaten at once.
  FoodProblem(const Grid& grid, Cell start, const std::vector<Cell>& food)
      : grid_(grid), start_(start), food_(food), dot_at_(grid.cell_count(), kNoDot) {
    assert(food.size() <= kMostFood && grid.cell_count() <= kMostCells);
    for (std::size_t dot = 0; dot < food.size(); ++dot)
      dot_at_[grid.number(food[dot])] = static_cast<std::uint8_t>(dot);
  }

  const Grid& grid() const { return grid_; }
  const std::vector<Cell>& food() const { return food_; }

  State start() const {
    State state(grid_.number(start_));
    for (std::size_t dot = 0; dot < food_.size(); ++dot) {
      if (food_[dot] != start_) state.put(dot);
    }
    return state;
  }
  bool is_goal(const State& state) const { return state.nothing_left(); }
  std::uint64_t hash(const State& state) const { return state.hash(); }

  template <class Visit>
  void for_each_successor(const State& state, const Visit& visit) const {
    const Cell cell = grid_.cell(state.cell_number());
    for (const Direction direction : kDirections) {
      const Cell target = step(cell, direction);
      if (!grid_.is_open(target)) continue;
      const std::size_t number = grid_.number(target);
      State next = state;
      next.move_to(number);
      if (dot_at_[number] != kNoDot) next.eat(dot_at_[number]);
      visit(direction, next, 1);
    }
  }

 private:
  static constexpr std::uint8_t kNoDot = 255;
  static_assert(kMostFood < kNoDot);

  const Grid& grid_;
  Cell start_;
  std::vector<Cell> food_;
  std::vector<std::uint8_t> dot_at_;
};

static_assert(sizeof(FoodProblem::State) == 32);
static_assert(PathProblem<FoodProblem>);

// The dot that is farthest as the crow walks.
struct FarthestFood {
  static constexpr std::string_view name = "farthest";
  const FoodProblem* problem;
  int operator()(const FoodProblem::State& state) const {
    const Cell cell = problem->grid().cell(state.cell_number());
    int farthest = 0;
    state.for_each_dot(
        [&](std::size_t dot) { farthest = std::max(farthest, manhattan_distance(cell, problem->food()[dot])); });
    return farthest;
  }
};

// Distances to every dot, shared by the heuristics that know the walls.
struct FoodDistances {
  explicit FoodDistances(const FoodProblem& food_problem) : problem(food_problem) {
    for (const Cell dot : problem.food()) maps.emplace_back(problem.grid(), dot);
  }
  int steps(std::size_t cell_number, std::size_t dot) const { return maps[dot].bound(cell_number); }
  int between(std::size_t a, std::size_t b) const { return steps(problem.grid().number(problem.food()[a]), b); }

  const FoodProblem& problem;
  std::vector<DistanceMap> maps;
};

// The dot that is farthest through the maze.
struct FarthestFoodInMaze {
  static constexpr std::string_view name = "farthest-maze";
  const FoodDistances* distances;
  int operator()(const FoodProblem::State& state) const {
    int farthest = 0;
    state.for_each_dot(
        [&](std::size_t dot) { farthest = std::max(farthest, distances->steps(state.cell_number(), dot)); });
    return farthest;
  }
};

// The way to the nearest dot left and the shortest tree through the maze that joins all of them.
struct FoodTree {
  static constexpr std::string_view name = "mst";
  const FoodDistances* distances;
  int operator()(const FoodProblem::State& state) const {
    std::array<std::size_t, FoodProblem::kMostFood> left;  // filled as far as it is used
    std::size_t count = 0;
    state.for_each_dot([&](std::size_t dot) { left[count++] = dot; });
    return walk_bound(
        count, [&](std::size_t i) { return distances->steps(state.cell_number(), left[i]); },
        [&](std::size_t i, std::size_t j) { return distances->between(left[i], left[j]); });
  }
};

}  // namespace ariadne
