#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "games/flags/lanes.hpp"

namespace ariadne::flags {

// In the order of their codes, 0 to 3.
enum class Direction : std::uint8_t { west, south, east, north };
inline constexpr std::array kDirections = {Direction::west, Direction::south, Direction::east, Direction::north};

constexpr unsigned code_of(Direction direction) { return static_cast<unsigned>(direction); }

// Some directions: bit d is direction d.
using Directions = std::uint8_t;
constexpr Directions bit_of(Direction direction) { return static_cast<Directions>(1u << code_of(direction)); }

// A cell is row * columns + column, row 0 at the top.
using Cell = std::uint16_t;

// Some of the flags of a maze: bit i is flag i.
using FlagSet = std::uint8_t;
inline constexpr std::size_t kMaxFlags = 8;

inline constexpr std::size_t kMaxCells = 0x7000;

// What a maze is made of.
struct MazePlan {
  std::string name;
  int rows = 0, columns = 0;
  // By cell, the directions in which it cannot be left. Where the border is open, one comes back on the opposite side.
  // A wall that only one of two cells knows stops only those who come from there.
  std::vector<Directions> walls;
  std::vector<Cell> flags;
};

// What stays the same in a game. Positions refer to a maze, which must outlive them.
class Maze {
 public:
  explicit Maze(MazePlan plan);  // every cell has an open direction, and flags are on different cells
  Maze(const Maze&) = delete;
  Maze& operator=(const Maze&) = delete;

  const std::string& name() const { return plan_.name; }
  int rows() const { return plan_.rows; }
  int columns() const { return plan_.columns; }
  std::size_t cells() const { return plan_.walls.size(); }
  int row(Cell cell) const { return places_[cell].row; }
  int column(Cell cell) const { return places_[cell].column; }
  Cell cell(int row, int column) const { return static_cast<Cell>(row * plan_.columns + column); }

  // A place outside the maze that leads nowhere, one for each ghost that there may be.
  Cell nowhere(unsigned ghost) const { return static_cast<Cell>(cells() + ghost); }

  Directions walls(Cell cell) const { return plan_.walls[cell]; }
  const std::vector<Cell>& flags() const { return plan_.flags; }
  FlagSet all_flags() const { return all_flags_; }
  FlagSet flag_on(Cell cell) const { return places_[cell].flag; }  // empty: none
  std::uint64_t hash() const { return hash_; }

  // The directions in which Pac-Man can go, and those in which a ghost can: ghosts never enter a flag's cell.
  Directions open(Cell cell) const { return places_[cell].open; }
  Directions open_to_ghosts(Cell cell) const { return places_[cell].open_to_ghosts; }
  // Where a direction leads; if it is not open, the cell itself.
  Cell next(Cell cell, unsigned code) const { return lane(places_[cell].next, code); }
  Cell ghost_next(Cell cell, unsigned code) const { return lane(places_[cell].ghost_next, code); }
  // The same for all four directions, a lane each.
  Lanes ghost_next(Cell cell) const { return places_[cell].ghost_next; }

  // Steps from one cell to another through openings and round walls, for Pac-Man and for a ghost.
  int distance(Cell from, Cell to) const { return distances_[to * cells() + from]; }
  int ghost_distance(Cell from, Cell to) const { return ghost_distances_[to * cells() + from]; }
  static constexpr int kUnreachable = 0x7fff;
  // The other cells that Pac-Man reaches in two steps or fewer.
  std::span<const Cell> near(Cell cell) const { return near_[cell]; }
  // No way from one cell to the other, or back, has fewer steps: as if there were no walls, and the border were open.
  int least_steps(Cell a, Cell b) const {
    const int down = std::abs(row(a) - row(b)), right = std::abs(column(a) - column(b));
    return std::min(down, rows() - down) + std::min(right, columns() - right);
  }
  // No cell keeps a ghost from moving.
  bool ghosts_always_move() const { return ghosts_always_move_; }
  // The square of the plain distance, as if there were neither walls nor openings; all of those to a cell, by cell.
  int squared_distance(Cell a, Cell b) const { return squared_distances(b)[a]; }
  const std::uint16_t* squared_distances(Cell to) const { return squared_distances_.data() + to * cells(); }

 private:
  struct Place {
    Lanes next = 0, ghost_next = 0;
    Directions open = 0, open_to_ghosts = 0;
    FlagSet flag = 0;
    std::int16_t row = 0, column = 0;
  };

  Cell beyond(Cell cell, Direction direction) const;
  Place place_of(Cell cell) const;
  std::uint64_t hash_of_plan() const;
  std::vector<Cell> near_to(Cell cell) const;
  std::uint16_t squared_of(Cell a, Cell b) const;
  std::vector<std::uint16_t> measured(Lanes Place::* next) const;

  MazePlan plan_;
  FlagSet all_flags_ = 0;
  bool ghosts_always_move_ = true;
  std::uint64_t hash_ = 0;
  std::vector<Place> places_;
  // By to * cells + from: a search measures from many cells to few.
  std::vector<std::uint16_t> distances_, ghost_distances_, squared_distances_;
  std::vector<std::vector<Cell>> near_;
};

// The maze of the game: 20 x 25 cells, openings in the border, four obstacles that can be left but not entered.
const Maze& classic_maze();
// As large, with the border closed and nothing inside.
const Maze& open_maze();

// What T is computed from a maze, one of the two that games are played in: once, when it is first asked for.
template <class T>
const T& made_for(const Maze& maze) {
  if (&maze == &classic_maze()) {
    static const T classic(maze);
    return classic;
  }
  assert(&maze == &open_maze());
  static const T open(maze);
  return open;
}

}  // namespace ariadne::flags
