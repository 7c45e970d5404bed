#include "mazes/grid_search/four_way_search.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace ariadne {
namespace {

constexpr std::uint32_t kClosed = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t kDirectionBits = 3, kSettled = 4;
constexpr unsigned kQueryShift = 3;

constexpr std::uint32_t index_of(std::uint64_t place) { return static_cast<std::uint32_t>(place); }
constexpr int x_of_place(std::uint64_t place) { return static_cast<int>(place >> 32); }

}  // namespace

// Where the goal is, as expansion wants to know it.
struct FourWaySearch::Target {
  int x;
  std::uint32_t index, row_begin, row_end;
};

FourWaySearch::FourWaySearch(const Grid& grid)
    : corner_{static_cast<std::int16_t>(grid.width() - 1), static_cast<std::int16_t>(grid.height() - 1)},
      stride_(static_cast<std::uint32_t>(grid.width()) + 1),
      marks_(stride_ * (static_cast<std::size_t>(grid.height()) + 2) + 1, kClosed) {
  for (std::size_t i = 0; i < grid.cell_count(); ++i)
    if (grid.is_open(i)) marks_[index(grid.cell(i))] = 0;
}

// One closed column is enough: what is left of a row is also right of the row below.
std::uint32_t FourWaySearch::index(Cell cell) const {
  return (static_cast<std::uint32_t>(cell.y) + 1) * stride_ + static_cast<std::uint32_t>(cell.x) + 1;
}

FourWaySearch::Place FourWaySearch::place(Cell cell) const { return Place(cell.x) << 32 | index(cell); }

bool FourWaySearch::is_open(Cell cell) const {
  const bool inside = cell.x >= 0 && cell.y >= 0 && cell.x <= corner_.x && cell.y <= corner_.y;
  return inside && marks_[index(cell)] != kClosed;
}

GridPath FourWaySearch::find(Cell start, Cell goal) {
  GridPath path;
  if (!is_open(start) || !is_open(goal)) return path;
  begin_query();
  put(place(start), Direction::north, true);
  const std::uint32_t row = index(goal) - static_cast<std::uint32_t>(goal.x);
  path.found = search({goal.x, index(goal), row, row + stride_ - 1}, path);
  if (path.found) trace(start, goal, path);
  return path;
}

void FourWaySearch::begin_query() {
  now_.clear();
  later_.clear();
  if (++query_ < kClosed >> kQueryShift) return;
  query_ = 1;
  for (std::uint32_t& mark : marks_) mark = mark == kClosed ? kClosed : 0;
}

bool FourWaySearch::search(const Target& target, GridPath& path) {
  for (path.generated = 1; !now_.empty(); turn_to_later()) {
    while (!now_.empty()) {
      const Place from = now_.back();
      now_.pop_back();
      if (index_of(from) == target.index) return true;
      const std::size_t before = now_.size() + later_.size();
      expand(from, target);
      path.generated += now_.size() + later_.size() - before;
      ++path.expanded;
    }
  }
  return false;
}

void FourWaySearch::expand(Place from, const Target& target) {
  constexpr Place kEast = (Place{1} << 32) + 1;
  const int x = x_of_place(from);
  put(from + stride_, Direction::north, index_of(from) < target.row_begin);
  put(from - stride_, Direction::south, index_of(from) >= target.row_end);
  put(from + kEast, Direction::east, x < target.x);
  put(from - kEast, Direction::west, x > target.x);
}

void FourWaySearch::put(Place place, Direction direction, bool toward) {
  const std::uint32_t level = query_ << kQueryShift | (toward ? kSettled : 0);
  std::uint32_t& mark = marks_[index_of(place)];
  if (mark >= level) return;
  mark = level | static_cast<std::uint32_t>(direction);
  (toward ? now_ : later_).push_back(place);
}

// What waited for the next value of cost + distance is taken up, but for cells that were meanwhile reached sooner.
void FourWaySearch::turn_to_later() {
  for (const Place place : later_) {
    std::uint32_t& mark = marks_[index_of(place)];
    if ((mark & kSettled) == 0) now_.push_back(place);
    mark |= kSettled;
  }
  later_.clear();
}

void FourWaySearch::trace(Cell start, Cell goal, GridPath& path) const {
  constexpr std::array kBack = {Direction::south, Direction::north, Direction::west, Direction::east};
  Cell cell = goal;
  for (path.cells.push_back(cell); cell != start; path.cells.push_back(cell))
    cell = step(cell, kBack[marks_[index(cell)] & kDirectionBits]);
  std::reverse(path.cells.begin(), path.cells.end());
  path.straight = static_cast<int>(path.cells.size()) - 1;
}

}  // namespace ariadne
