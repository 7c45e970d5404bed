#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>
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
  static constexpr std::size_t kMaxFood = 240;
  static constexpr std::size_t kMaxCells = 1u << 16;

  class State {
   public:
    State() = default;
    explicit State(std::size_t cell_number) : words_{cell_number} {}

    std::size_t cell_number() const { return words_[0] & kCellMask; }
    void move_to(std::size_t cell_number) { words_[0] = (words_[0] & ~kCellMask) | cell_number; }
    void put(std::size_t dot) { words_[(dot + kCellBits) / 64] |= std::uint64_t{1} << ((dot + kCellBits) % 64); }
    void eat(std::size_t dot) { words_[(dot + kCellBits) / 64] &= ~(std::uint64_t{1} << ((dot + kCellBits) % 64)); }
    State food_only() const {  // the same food, wherever Pac-Man is
      State food = *this;
      food.move_to(0);
      return food;
    }
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

  // At most kMaxFood dots on a grid of at most kMaxCells cells. A dot under the start is eaten at once.
  FoodProblem(const Grid& grid, Cell start, const std::vector<Cell>& food)
      : grid_(grid), start_(start), food_(food), dot_at_(grid.cell_count(), kNoDot) {
    assert(food.size() <= kMaxFood && grid.cell_count() <= kMaxCells);
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
    for_each_neighbour(grid_, grid_.cell(state.cell_number()), [&](Direction direction, Cell target) {
      const std::size_t number = grid_.number(target);
      State next = state;
      next.move_to(number);
      if (dot_at_[number] != kNoDot) next.eat(dot_at_[number]);
      visit(direction, next, 1);
    });
  }

 private:
  static constexpr std::uint8_t kNoDot = 255;
  static_assert(kMaxFood < kNoDot);

  const Grid& grid_;
  Cell start_;
  std::vector<Cell> food_;
  std::vector<std::uint8_t> dot_at_;
};

static_assert(sizeof(FoodProblem::State) == 32);
static_assert(PathProblem<FoodProblem>);

// The dot that is farthest by Manhattan distance.
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
  explicit FoodDistances(const FoodProblem& food_problem)
      : problem(food_problem),
        maps(maps_to(problem.grid(), problem.food())),
        trees(maps.size(),
              [this](std::size_t a, std::size_t b) { return steps(problem.grid().number(problem.food()[a]), b); }) {}
  int steps(std::size_t cell_number, std::size_t dot) const { return maps[dot].bound(cell_number); }

  const FoodProblem& problem;
  std::vector<DistanceMap> maps;
  SpanningTrees trees;
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

// The way to the nearest dot left and the shortest tree through the maze that joins all of them. The tree does not
// depend on where Pac-Man is, and most steps eat nothing: the lengths of many trees are kept, each in the one place of
// a table that its food gives it. So every search needs a copy of its own.
class FoodTree {
 public:
  static constexpr std::string_view name = "mst";

  explicit FoodTree(const FoodDistances& distances) : distances_(&distances) {}

  int operator()(const FoodProblem::State& state) const {
    int nearest = std::numeric_limits<int>::max();
    state.for_each_dot(
        [&](std::size_t dot) { nearest = std::min(nearest, distances_->steps(state.cell_number(), dot)); });
    return state.nothing_left() ? 0 : nearest + tree_length(state.food_only());
  }

 private:
  static constexpr std::size_t kKept = std::size_t{1} << 12;
  struct Entry {
    FoodProblem::State food;  // empty: the slot is free
    int length = 0;
  };

  int tree_length(const FoodProblem::State& food) const {
    if (kept_.empty()) kept_.resize(kKept);
    Entry& entry = kept_[food.hash() % kKept];
    if (!(entry.food == food)) {
      entry = {food, distances_->trees.length([&](const auto& use) { food.for_each_dot(use); })};
    }
    return entry.length;
  }
  const FoodDistances* distances_;
  mutable std::vector<Entry> kept_;
};

}  // namespace ariadne
