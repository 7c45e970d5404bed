#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

// What people see of a game or a path problem, as plain data: terminal, SVG and browser draw this one type, so none of
// them knows a game. A scene is a value that keeps nothing alive and may be copied to any thread.
namespace ariadne {

// What something is, from which front ends choose its colour.
//   first, second   pieces of the two teams      item, prize  what is collected, and the rarer thing worth a detour
//   afraid          a piece that became prey     start, goal  of a path
//   wall            a cell that cannot be entered
enum class Tone : std::uint8_t { empty, first, second, wall, item, prize, afraid, start, goal };

// How cells stand beside each other.
//   squares    apart, with room for marks: a board of pieces
//   labyrinth  with walls between them: Ground::walls
//   corridors  close together; walls are cells of their own
enum class Tiling : std::uint8_t { squares, labyrinth, corridors };

// The outline of an actor in a picture. In text, actors are known by their texts alone.
//   token    a round badge with the text on it
//   disc     a plain round piece, as wide as the badge
//   dot      a small round thing that lies there
//   diamond  a place to be reached
//   wedge    a disc with a mouth, open towards the heading
//   hood     round at the top, a wavy hem at the foot, two eyes
enum class Outline : std::uint8_t { token, disc, dot, diamond, wedge, hood };

enum class Facing : std::uint8_t { none, up, right, down, left };

// The sides of a cell, to be combined.
namespace side {
inline constexpr std::uint8_t top = 1, right = 2, bottom = 4, left = 8;
}  // namespace side

// A cell by its row and column, counted from 0 at the top left.
struct Spot {
  int row = 0, column = 0;

  bool operator==(const Spot&) const = default;
};

// How cells of one kind look: `text` is ASCII of one or more characters; `symbol` is UTF-8 that takes as many columns,
// for those who can show it (empty: the text).
struct Tile {
  std::string text = " ", symbol;
  Tone tone = Tone::empty;

  bool operator==(const Tile&) const = default;
};

// What stays the same throughout a game. Cells refer to a list of tiles, since a map has millions of cells of a few
// kinds.
struct Ground {
  int rows = 0, columns = 0;
  Tiling tiling = Tiling::squares;
  std::vector<Tile> tiles = {Tile{}};
  std::vector<std::uint16_t> cells;  // row by row: the number of each cell's tile
  // Row by row: the sides through which the cell cannot be left; empty: there are no walls between cells. A wall that
  // stops from both sides is known to both of its cells. If only one knows it, it stops only those who come from there.
  std::vector<std::uint8_t> walls;
  std::vector<std::string> row_labels, column_labels;  // one per row or column, or none

  // Every cell shows the first tile.
  static Ground of_size(int rows, int columns, Tiling tiling = Tiling::squares);

  bool contains(Spot spot) const {
    return spot.row >= 0 && spot.row < rows && spot.column >= 0 && spot.column < columns;
  }
  std::size_t number(Spot spot) const {
    assert(contains(spot));
    return static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(spot.column);
  }
  Spot spot(std::size_t number) const {
    return {static_cast<int>(number / static_cast<std::size_t>(columns)),
            static_cast<int>(number % static_cast<std::size_t>(columns))};
  }
  const Tile& tile(Spot spot) const { return tiles[cells[number(spot)]]; }
  // Whether a wall closes that side of the cell; outside the ground there are no walls.
  bool stops(Spot spot, std::uint8_t which) const {
    return !walls.empty() && contains(spot) && (walls[number(spot)] & which) != 0;
  }

  bool operator==(const Ground&) const = default;
};

// Everything on the ground that may change, pieces as well as things that lie on it: discs, food, supplies. They are of
// one kind because anything may stand where something else lies, and both must be seen.
struct Actor {
  // The same in every scene of a game: front ends may let it glide from one place to the next. Empty: a thing without
  // an identity, which appears and vanishes in its place.
  std::string id;
  std::optional<Seat> seat;    // who moves or owns it
  double row = 0, column = 0;  // multiples of one half: between two cells it is at .5
  Facing heading = Facing::none;
  Tone tone = Tone::empty;
  Outline outline = Outline::token;
  std::string text, symbol;  // as those of a tile
  std::string brief;         // the text in at most two columns; empty: the text is short enough

  static Actor at(Spot spot);  // of which nothing else is known yet

  bool operator==(const Actor&) const = default;
};

// What is pointed out about a cell.
//   last     touched by the last step           sight    in sight of the seat to move
//   target   choosing the cell plays `move`     closing  the board is about to lose it
enum class MarkKind : std::uint8_t { last, target, sight, closing };

struct Mark {
  MarkKind kind = MarkKind::last;
  Spot spot;
  std::string move;  // of a target

  bool operator==(const Mark&) const = default;
};

inline constexpr std::uint32_t kNeverExpanded = UINT32_MAX;

// What a search did. Both members may be as large as the map, so they are not marks.
struct SearchTrace {
  std::vector<Spot> path;  // from its start to its end; empty: none
  // Row by row: which expansion was the first of the cell, counted from 0, or kNeverExpanded; empty: none is known.
  std::vector<std::uint32_t> first_expanded;
  std::vector<std::uint32_t> first_reached;  // likewise: after which expansion the cell waited for its own
  std::uint32_t expansions = 0;              // how many there were

  bool operator==(const SearchTrace&) const = default;
};

struct Scene {
  Ground ground;
  std::vector<Actor> actors;  // several may share a cell: the first of them stands in front
  std::vector<Mark> marks;
  SearchTrace search;
  std::vector<std::string> notes;  // lines beside the board: scores, whose turn

  bool operator==(const Scene&) const = default;
};

// What stands between two cells. A wall that stops from one side only is open back to the upper or left one of them, or
// onward to the lower or right one.
enum class Edge : std::uint8_t { none, wall, open_back, open_onward };

// Between a cell and the one above or to the left of it. One of the two may lie outside the ground.
Edge edge_above(const Ground& ground, Spot spot);
Edge edge_left(const Ground& ground, Spot spot);

// The cell that an actor is counted to: between two cells the one that it comes from.
Spot spot_of(const Actor& actor);

// The actor of that identity, or null. The pointer lives as long as the scene is not changed.
const Actor* find_actor(const Scene& scene, std::string_view id);

// The one that stands in front in the cell, or null.
const Actor* front_actor(const Scene& scene, Spot spot);

// The move that choosing the cell plays; empty: none.
std::string move_at(const Scene& scene, Spot spot);

// Whether the cell has a mark of that kind.
bool is_marked(const Scene& scene, MarkKind kind, Spot spot);

}  // namespace ariadne
