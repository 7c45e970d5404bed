#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/result.hpp"
#include "games/pacman/move.hpp"
#include "games/pacman/outlooks.hpp"
#include "mazes/layout.hpp"

namespace ariadne::pacman {

// What a board can hold: sets of dots and capsules have a fixed size, since positions are copied at every node.
inline constexpr std::size_t kMaxFood = 256, kMaxCapsules = 32, kMaxGhosts = 8, kMaxFloor = 65'000;

inline constexpr int kDefaultLimit = 10'000, kLargestLimit = 100'000;
inline constexpr std::size_t kDefaultGhosts = 4;

// What a board is made of. Cells of food and capsules are those that ever had some.
struct BoardPlan {
  Grid grid;
  std::vector<Cell> food, capsules;  // by y upward, within a row by x
  std::vector<Cell> starts;          // where each ghost comes back to when it was eaten
  Order order = Order::multiagent;
  int limit = kDefaultLimit;  // after this many moves of Pac-Man the game is a draw

  bool operator==(const BoardPlan&) const = default;
};

// An error if a plan cannot become a board: a hole in the border, too much of something, a ghost walled in.
Result<> check_plan(const BoardPlan& plan);

// What stays the same in a game. Open cells are numbered by y upward, within a row by x: a cell number is a `floor`.
class Board {
 public:
  explicit Board(BoardPlan plan);  // a plan that check_plan() accepts

  const BoardPlan& plan() const { return plan_; }
  std::size_t ghosts() const { return starts_.size(); }
  std::size_t seats() const { return starts_.size() + 1; }
  const Floor& floor(std::uint16_t number) const { return floors_[number]; }
  Cell cell(std::uint16_t number) const { return cells_[number]; }
  std::uint16_t number(Cell open_cell) const { return numbers_[plan_.grid.number(open_cell)]; }
  std::uint16_t start(std::size_t ghost) const { return starts_[ghost]; }
  const Moves& listed(MoveSet moves) const { return lists_[moves]; }
  std::size_t floors() const { return floors_.size(); }
  std::uint64_t hash() const { return hash_; }
  const Outlook& outlook(std::uint16_t number) const { return outlooks_->from(number); }

  bool operator==(const Board& other) const { return plan_ == other.plan_; }

 private:
  Floor floor_at(Cell cell) const;
  std::uint64_t hash_of_plan() const;

  BoardPlan plan_;
  std::vector<std::uint16_t> numbers_;  // by the grid's number of a cell
  std::vector<Cell> cells_;
  std::vector<Floor> floors_;
  std::vector<std::uint16_t> starts_;
  const std::array<Moves, 1u << kMoveCount>& lists_;
  std::uint64_t hash_;
  std::unique_ptr<const Outlooks> outlooks_;
};

}  // namespace ariadne::pacman
