#include "games/pacman/board.hpp"

#include "core/rng.hpp"
#include "mazes/shape.hpp"

namespace ariadne::pacman {
namespace {

std::string text_of(Cell cell) { return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

Result<> check_border(const Grid& grid) {
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    const Cell cell = grid.cell(i);
    const bool border = cell.x == 0 || cell.y == 0 || cell.x + 1 == grid.width() || cell.y + 1 == grid.height();
    if (border && grid.is_open(i)) return failure("the border has a hole at " + text_of(cell) + ", expected a wall");
  }
  return {};
}

Result<> check_count(std::size_t count, std::size_t max, std::string_view what) {
  if (count <= max) return {};
  return failure("the board has " + std::to_string(count) + " " + std::string(what) + ", expected at most " +
                 std::to_string(max));
}

Result<> check_counts(const BoardPlan& plan) {
  if (auto fits = check_count(shape_of(plan.grid).open_cells, kMaxFloor, "open cells"); !fits) return fits;
  if (auto fits = check_count(plan.food.size(), kMaxFood, "dots of food"); !fits) return fits;
  if (auto fits = check_count(plan.capsules.size(), kMaxCapsules, "capsules"); !fits) return fits;
  return check_count(plan.starts.size(), kMaxGhosts, "ghosts");
}

}  // namespace

Result<> check_plan(const BoardPlan& plan) {
  if (auto closed = check_border(plan.grid); !closed) return closed;
  if (auto fits = check_counts(plan); !fits) return fits;
  for (const Cell cell : plan.starts) {
    if (open_neighbours(plan.grid, cell) > 0) continue;
    return failure("the ghost at " + text_of(cell) + " is walled in, expected an open cell beside it");
  }
  return {};
}

Board::Board(BoardPlan plan)
    : plan_(std::move(plan)), numbers_(plan_.grid.cell_count()), lists_(listed_moves(plan_.order)) {
  assert(check_plan(plan_));
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    if (!plan_.grid.is_open(i)) continue;
    numbers_[i] = static_cast<std::uint16_t>(cells_.size());
    cells_.push_back(plan_.grid.cell(i));
  }
  for (const Cell cell : cells_) floors_.push_back(floor_at(cell));
  for (std::size_t i = 0; i < plan_.food.size(); ++i) {
    floors_[number(plan_.food[i])].food = static_cast<std::int16_t>(i);
  }
  for (std::size_t i = 0; i < plan_.capsules.size(); ++i) {
    floors_[number(plan_.capsules[i])].capsule = static_cast<std::int8_t>(i);
  }
  for (const Cell cell : plan_.starts) starts_.push_back(number(cell));
  hash_ = hash_of_plan();
  outlooks_ = std::make_unique<const Outlooks>(floors_);
}

Floor Board::floor_at(Cell cell) const {
  Floor floor;
  floor.next.fill(number(cell));
  for (const Direction direction : kDirections) {
    const Cell next = step(cell, direction);
    if (!plan_.grid.is_open(next)) continue;
    floor.next[static_cast<std::size_t>(direction)] = number(next);
    floor.open |= bit_of(move_of(direction));
  }
  return floor;
}

std::uint64_t Board::hash_of_plan() const {
  std::uint64_t hash = mix(static_cast<std::uint64_t>(plan_.limit) << 1 | static_cast<std::uint64_t>(plan_.order));
  const auto add = [&](std::uint64_t word) { hash = mix(hash + word); };
  add(static_cast<std::uint64_t>(plan_.grid.width()));
  for (const Floor& floor : floors_) add(std::uint64_t{floor.next[0]} << 8 | floor.open);
  for (const auto* cells : {&plan_.food, &plan_.capsules, &plan_.starts}) {
    add(cells->size());
    for (const Cell cell : *cells) add(plan_.grid.number(cell));
  }
  return hash;
}

}  // namespace ariadne::pacman
