#include "mazes/grid_search/jump_point_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <utility>

namespace ariadne {
namespace {

constexpr std::array<Heading, 4> kStraightHeadings = {Heading::north, Heading::south, Heading::east, Heading::west};

constexpr Heading heading_to(int dx, int dy) {
  if (dx == 0) return dy > 0 ? Heading::north : Heading::south;
  if (dy == 0) return dx > 0 ? Heading::east : Heading::west;
  if (dy > 0) return dx > 0 ? Heading::north_east : Heading::north_west;
  return dx > 0 ? Heading::south_east : Heading::south_west;
}

constexpr Heading diagonal_of(Heading a, Heading b) { return heading_to(x_of(a) + x_of(b), y_of(a) + y_of(b)); }

constexpr Heading reverse_of(Heading straight) { return static_cast<Heading>(static_cast<unsigned>(straight) ^ 1u); }

// Where to continue from a jump point: straight on, and to each side whose cell is open while the one behind that is
// closed, since from the last cell it could not be reached by a diagonal step.
constexpr Headings continuations(Heading arrival, Headings steps) {
  unsigned headings = bit_of(arrival);
  for (const Heading side : kStraightHeadings) {
    if (side == arrival || side == reverse_of(arrival)) continue;
    const Headings behind = bit_of(diagonal_of(side, reverse_of(arrival)));
    if ((steps & bit_of(side)) != 0 && (steps & behind) == 0)
      headings |= bit_of(side) | bit_of(diagonal_of(side, arrival));
  }
  return static_cast<Headings>(headings & steps);
}

constexpr auto kContinuations = [] {
  std::array<std::array<Headings, 256>, 4> table{};
  for (const Heading arrival : kStraightHeadings)
    for (unsigned steps = 0; steps < 256; ++steps)
      table[static_cast<std::size_t>(arrival)][steps] = continuations(arrival, static_cast<Headings>(steps));
  return table;
}();

// More than a path from one node to the next can add to the estimate.
OctileCost longest_jump(const PreparedGrid& grid) {
  return 2 * (kStraight + kDiagonal) * (std::max(grid.width(), grid.height()) + 1);
}

// Adds the way back from the path's last cell to its parent. It was reached by diagonal steps first: now they come
// last.
void walk_back(Cell parent, GridPath& path) {
  Cell cell = path.cells.back();
  const int dx = parent.x - cell.x, dy = parent.y - cell.y;
  const int diagonal = std::min(std::abs(dx), std::abs(dy)), straight = std::max(std::abs(dx), std::abs(dy)) - diagonal;
  const Heading heading = heading_to(dx, dy);
  const Heading part = std::abs(dx) > std::abs(dy) ? horizontal_part(heading) : vertical_part(heading);
  for (int i = 0; i < straight; ++i) path.cells.push_back(cell = step(cell, part));
  for (int i = 0; i < diagonal; ++i) path.cells.push_back(cell = step(cell, heading));
  path.straight += straight;
  path.diagonal += diagonal;
}

}  // namespace

JumpPointSearch::JumpPointSearch(const PreparedGrid& grid)
    : grid_(&grid), origin_(grid.index_count()), nodes_(grid.index_count()), waiting_(longest_jump(grid)) {}

GridPath JumpPointSearch::find(Cell start, Cell goal, Budget& budget, std::vector<Cell>* expanded) {
  GridPath path;
  if (!grid_->is_open(start) || !grid_->is_open(goal)) return path;
  begin_query(start, goal);
  for (auto index = waiting_.take(); index && waiting_.floor() < best_; index = waiting_.take()) {
    ++taken_;
    const Headings headings = std::exchange(nodes_[*index].pending, Headings{0});
    const Cell cell = grid_->cell(*index);
    const Walk walk{*index, *index, cell.x, cell.y, nodes_[*index].cost};
    if (headings == 0 || estimate(walk) >= best_) continue;
    budget.count_node();
    if (budget.spent()) break;
    ++path.expanded;
    if (expanded != nullptr) expanded->push_back(cell);
    expand(walk, headings);
  }
  path.generated = generated_;
  path.max_waiting = max_waiting_;
  path.found = best_ != FallingOrigin::kUnseen;
  if (path.found) trace(start, goal, path);
  return path;
}

void JumpPointSearch::begin_query(Cell start, Cell goal) {
  if (!origin_.fall()) std::fill(nodes_.begin(), nodes_.end(), Node{});
  goal_x_ = goal.x;
  goal_y_ = goal.y;
  best_ = start == goal ? origin_.value() : FallingOrigin::kUnseen;
  generated_ = taken_ = max_waiting_ = 0;
  const Walk walk{grid_->index(start), grid_->index(start), start.x, start.y, origin_.value()};
  const Headings steps = grid_->steps(walk.index);
  nodes_[walk.index] = {walk.cost, walk.origin, steps};
  waiting_.clear(estimate(walk));
  put(walk);
}

void JumpPointSearch::put(const Walk& walk) {
  waiting_.put(estimate(walk), walk.index);
  ++generated_;
  max_waiting_ = std::max(max_waiting_, generated_ - taken_);
}

OctileCost JumpPointSearch::estimate(const Walk& walk) const {
  return walk.cost + octile_distance(walk.x - goal_x_, walk.y - goal_y_);
}

Heading JumpPointSearch::goalward(const Walk& walk) const { return heading_to(goal_x_ - walk.x, goal_y_ - walk.y); }

void JumpPointSearch::expand(const Walk& walk, Headings headings) {
  if (const Heading heading = goalward(walk); (headings & bit_of(heading)) != 0) look_for_goal(walk, heading);
  for (unsigned rest = headings & grid_->leads(walk.index); rest != 0; rest &= rest - 1)
    go(walk, static_cast<Heading>(std::countr_zero(rest)));
}

// The goal is the one place that the prepared grid does not know. Like any other it is reached by diagonal steps first.
void JumpPointSearch::look_for_goal(Walk walk, Heading heading) {
  for (; is_diagonal(heading) && walk.x != goal_x_ && walk.y != goal_y_; walk.cost += kDiagonal) {
    if ((grid_->steps(walk.index) & bit_of(heading)) == 0) return;
    walk.index += grid_->offset(heading);
    walk.x += x_of(heading);
    walk.y += y_of(heading);
  }
  if (estimate(walk) >= best_ || !sees_goal(walk)) return;
  best_ = estimate(walk);
  goal_parent_ = walk.origin;
}

// Whether the rest of the way is a straight line. If a jump point lies on it, that one will see the goal.
bool JumpPointSearch::sees_goal(const Walk& walk) const {
  if (walk.x < goal_x_) return grid_->rows().next(walk.y, walk.x) >= goal_x_;
  if (walk.x > goal_x_) return grid_->rows().previous(walk.y, walk.x) <= goal_x_;
  if (walk.y < goal_y_) return grid_->columns().next(walk.x, walk.y) >= goal_y_;
  if (walk.y > goal_y_) return grid_->columns().previous(walk.x, walk.y) <= goal_y_;
  return true;
}

void JumpPointSearch::go(const Walk& walk, Heading heading) {
  switch (heading) {
    case Heading::north:
      return jump<Heading::north>(walk);
    case Heading::south:
      return jump<Heading::south>(walk);
    case Heading::east:
      return jump<Heading::east>(walk);
    case Heading::west:
      return jump<Heading::west>(walk);
    case Heading::north_east:
      return walk_diagonally<Heading::north_east>(walk);
    case Heading::north_west:
      return walk_diagonally<Heading::north_west>(walk);
    case Heading::south_east:
      return walk_diagonally<Heading::south_east>(walk);
    case Heading::south_west:
      return walk_diagonally<Heading::south_west>(walk);
  }
}

// Jump aside, along either part of the diagonal, wherever that leads to a jump point.
template <Heading heading>
void JumpPointSearch::walk_diagonally(Walk walk) {
  constexpr Heading up = vertical_part(heading), across = horizontal_part(heading);
  for (Headings leads = grid_->leads(walk.index); (leads & bit_of(heading)) != 0;) {
    walk.x += x_of(heading);
    walk.y += y_of(heading);
    walk.index += grid_->offset(heading);
    walk.cost += kDiagonal;
    leads = grid_->leads(walk.index);
    if ((leads & bit_of(up)) != 0) jump<up>(walk);
    if ((leads & bit_of(across)) != 0) jump<across>(walk);
  }
}

// To the next jump point, which must be there.
template <Heading heading>
void JumpPointSearch::jump(const Walk& walk) {
  switch (heading) {
    case Heading::north:
      return reach<heading>(walk, grid_->columns().next(walk.x, walk.y) - walk.y);
    case Heading::south:
      return reach<heading>(walk, walk.y - grid_->columns().previous(walk.x, walk.y));
    case Heading::east:
      return reach<heading>(walk, grid_->rows().next(walk.y, walk.x) - walk.x);
    default:
      return reach<heading>(walk, walk.x - grid_->rows().previous(walk.y, walk.x));
  }
}

// At a jump point. A path that costs the same as a known one adds nothing: wherever it leads, another one that costs
// the same turns aside earlier.
template <Heading heading>
void JumpPointSearch::reach(const Walk& from, int distance) {
  const Walk walk{from.origin, from.index + grid_->offset(heading) * static_cast<Index>(distance),
                  from.x + x_of(heading) * distance, from.y + y_of(heading) * distance,
                  from.cost + kStraight * distance};
  Node& node = nodes_[walk.index];
  if (walk.cost >= node.cost) return;
  const Headings promising = grid_->leads(walk.index) | bit_of(goalward(walk));
  const Headings onward = kContinuations[static_cast<std::size_t>(heading)][grid_->steps(walk.index)] & promising;
  node = {walk.cost, walk.origin, onward};
  if (onward != 0) put(walk);
}

void JumpPointSearch::trace(Cell start, Cell goal, GridPath& path) const {
  path.cells.push_back(goal);
  for (Index from = goal_parent_; path.cells.back() != start; from = nodes_[from].parent)
    walk_back(grid_->cell(from), path);
  std::reverse(path.cells.begin(), path.cells.end());
}

}  // namespace ariadne
