#include "games/flags/maze.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/rng.hpp"

namespace ariadne::flags {
namespace {

constexpr int kRows = 20, kColumns = 25;

MazePlan bordered(std::string name) {
  MazePlan plan{std::move(name), kRows, kColumns, std::vector<Directions>(kRows * kColumns), {}};
  for (const auto& [row, column] : {std::pair{2, 2}, {17, 2}, {2, 22}, {17, 22}}) {
    plan.flags.push_back(static_cast<Cell>(row * kColumns + column));
  }
  return plan;
}

void put_up(MazePlan& plan, int row, int column, Direction direction) {
  plan.walls[static_cast<std::size_t>(row * plan.columns + column)] |= bit_of(direction);
}

// A border that is open in these rows and columns.
void close_border(MazePlan& plan, std::initializer_list<int> open_rows, std::initializer_list<int> open_columns) {
  for (int row = 0; row < plan.rows; ++row) {
    if (std::count(open_rows.begin(), open_rows.end(), row) > 0) continue;
    put_up(plan, row, 0, Direction::west);
    put_up(plan, row, plan.columns - 1, Direction::east);
  }
  for (int column = 0; column < plan.columns; ++column) {
    if (std::count(open_columns.begin(), open_columns.end(), column) > 0) continue;
    put_up(plan, 0, column, Direction::north);
    put_up(plan, plan.rows - 1, column, Direction::south);
  }
}

// Four by four cells below and to the right of a corner, walled off from outside alone.
void add_obstacle(MazePlan& plan, int row, int column) {
  for (int i = 1; i <= 4; ++i) {
    put_up(plan, row, column + i, Direction::south);
    put_up(plan, row + i, column, Direction::east);
    put_up(plan, row + 5, column + i, Direction::north);
    put_up(plan, row + i, column + 5, Direction::west);
  }
}

MazePlan classic_plan() {
  MazePlan plan = bordered("classic");
  close_border(plan, {9, 10}, {11, 12, 13});
  for (const auto& [row, column] : {std::pair{4, 4}, {4, 15}, {10, 4}, {10, 15}}) add_obstacle(plan, row, column);
  return plan;
}

MazePlan open_plan() {
  MazePlan plan = bordered("open");
  close_border(plan, {}, {});
  return plan;
}

}  // namespace

Maze::Maze(MazePlan plan) : plan_(std::move(plan)) {
  const auto count = static_cast<std::size_t>(plan_.rows * plan_.columns);
  assert(count <= kMaxCells && plan_.walls.size() == count && plan_.flags.size() <= kMaxFlags);
  constexpr unsigned kNowheres = 4;
  places_.resize(count + kNowheres);
  for (unsigned i = 0; i < kNowheres; ++i) {
    places_[nowhere(i)].next = places_[nowhere(i)].ghost_next = in_all_lanes(nowhere(i));
  }
  for (std::size_t i = 0; i < count; ++i) {
    const auto columns = static_cast<std::size_t>(plan_.columns);
    places_[i].row = static_cast<std::int16_t>(i / columns);
    places_[i].column = static_cast<std::int16_t>(i % columns);
  }
  for (std::size_t i = 0; i < plan_.flags.size(); ++i) {
    const auto flag = static_cast<FlagSet>(1u << i);
    places_[plan_.flags[i]].flag = flag;
    all_flags_ |= flag;
  }
  for (std::size_t cell = 0; cell < count; ++cell) {
    places_[cell] = place_of(static_cast<Cell>(cell));
    ghosts_always_move_ = ghosts_always_move_ && places_[cell].open_to_ghosts != 0;
  }
  hash_ = hash_of_plan();
  distances_ = measured(&Place::next);
  ghost_distances_ = measured(&Place::ghost_next);
  for (std::size_t to = 0; to < count; ++to) {
    near_.push_back(near_to(static_cast<Cell>(to)));
    for (std::size_t from = 0; from < count; ++from) {
      squared_distances_.push_back(squared_of(static_cast<Cell>(from), static_cast<Cell>(to)));
    }
  }
}

Cell Maze::beyond(Cell from, Direction direction) const {
  constexpr int kDown[] = {0, 1, 0, -1}, kRight[] = {-1, 0, 1, 0};
  const auto d = code_of(direction);
  return cell((row(from) + kDown[d] + rows()) % rows(), (column(from) + kRight[d] + columns()) % columns());
}

Maze::Place Maze::place_of(Cell from) const {
  Place place = places_[from];
  for (const Direction direction : kDirections) {
    const bool open = (walls(from) & bit_of(direction)) == 0;
    const Cell there = open ? beyond(from, direction) : from;
    const bool open_to_ghosts = open && flag_on(there) == 0;
    if (open) place.open |= bit_of(direction);
    if (open_to_ghosts) place.open_to_ghosts |= bit_of(direction);
    place.next |= in_lane(there, code_of(direction));
    place.ghost_next |= in_lane(open_to_ghosts ? there : from, code_of(direction));
  }
  assert(place.open != 0);
  return place;
}

std::uint16_t Maze::squared_of(Cell a, Cell b) const {
  const int down = row(a) - row(b), right = column(a) - column(b);
  return static_cast<std::uint16_t>(down * down + right * right);
}

std::vector<Cell> Maze::near_to(Cell from) const {
  std::vector<Cell> near;
  for (std::size_t i = 0; i < cells(); ++i) {
    const auto to = static_cast<Cell>(i);
    if (to != from && distance(from, to) <= 2) near.push_back(to);
  }
  return near;
}

std::uint64_t Maze::hash_of_plan() const {
  auto hash = static_cast<std::uint64_t>(columns());
  for (const Place& place : places_) hash = mix(hash + (std::uint64_t{place.flag} << 8 | place.open));
  return hash;
}

// Breadth first from every cell.
std::vector<std::uint16_t> Maze::measured(Lanes Place::* next) const {
  std::vector<std::uint16_t> steps(cells() * cells(), kUnreachable);
  std::vector<Cell> reached(cells());
  for (std::size_t start = 0; start < cells(); ++start) {
    const auto to = [&](Cell cell) -> std::uint16_t& { return steps[cell * cells() + start]; };
    std::size_t count = 0;
    reached[count++] = static_cast<Cell>(start);
    to(reached[0]) = 0;
    for (std::size_t i = 0; i < count; ++i) {
      for (const Direction direction : kDirections) {
        const Cell there = lane(places_[reached[i]].*next, code_of(direction));
        if (to(there) != kUnreachable) continue;
        to(there) = static_cast<std::uint16_t>(to(reached[i]) + 1);
        reached[count++] = there;
      }
    }
  }
  return steps;
}

const Maze& classic_maze() {
  static const Maze maze(classic_plan());
  return maze;
}

const Maze& open_maze() {
  static const Maze maze(open_plan());
  return maze;
}

}  // namespace ariadne::flags
