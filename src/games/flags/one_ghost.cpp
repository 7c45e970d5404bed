#include "games/flags/one_ghost.hpp"

#include <cassert>
#include <utility>

#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

unsigned reflected(unsigned code, bool rows, bool columns) {
  const bool across = code % 2 == 0;  // west and east
  return (across ? columns : rows) ? code ^ 2 : code;
}

}  // namespace

OneGhostGraph::OneGhostGraph(const Maze& maze)
    : maze_(maze),
      cells_(static_cast<StateNumber>(maze.cells())),
      pacman_to_(cells_),
      ghost_to_(cells_),
      pacman_from_(cells_),
      ghost_from_(cells_) {
  for (std::size_t cell = 0; cell < cells_; ++cell) add_cell(static_cast<Cell>(cell));
  for (const auto& [rows, columns] : {std::pair{true, false}, {false, true}, {true, true}}) {
    Mirror mirror = mirror_of(rows, columns);
    if (fits(mirror, rows, columns)) mirrors_.push_back(std::move(mirror));
  }
}

// A ghost that is walled in stays.
void OneGhostGraph::add_cell(Cell cell) {
  Targets &his = pacman_to_[cell], &its = ghost_to_[cell];
  for (const Direction direction : kDirections) {
    const unsigned code = code_of(direction);
    if (maze_.open(cell) & bit_of(direction)) his.add(maze_.next(cell, code));
    if (maze_.open_to_ghosts(cell) & bit_of(direction)) its.add(maze_.ghost_next(cell, code));
  }
  if (its.count == 0) its.add(cell);
  for (std::size_t i = 0; i < his.count; ++i) pacman_from_[his.cells[i]].push_back(cell);
  for (std::size_t i = 0; i < its.count; ++i) ghost_from_[its.cells[i]].push_back(cell);
}

OneGhostGraph::Mirror OneGhostGraph::mirror_of(bool rows, bool columns) const {
  Mirror mirror{std::vector<Cell>(cells_), std::vector<FlagSet>(maze_.all_flags() + 1u)};
  for (std::size_t i = 0; i < cells_; ++i) {
    const int row = maze_.row(static_cast<Cell>(i)), column = maze_.column(static_cast<Cell>(i));
    mirror.cells[i] = maze_.cell(rows ? maze_.rows() - 1 - row : row, columns ? maze_.columns() - 1 - column : column);
  }
  for (std::size_t set = 0; set < mirror.flags.size(); ++set) {
    for (const Cell flag : maze_.flags()) {
      if (set & maze_.flag_on(flag)) mirror.flags[set] |= maze_.flag_on(mirror.cells[flag]);
    }
  }
  return mirror;
}

bool OneGhostGraph::fits(const Mirror& mirror, bool rows, bool columns) const {
  for (std::size_t i = 0; i < cells_; ++i) {
    const auto cell = static_cast<Cell>(i);
    const Cell image = mirror.cells[i];
    if ((maze_.flag_on(cell) != 0) != (maze_.flag_on(image) != 0)) return false;
    for (const Direction direction : kDirections) {
      const unsigned turned = reflected(code_of(direction), rows, columns);
      if ((maze_.open(cell) >> code_of(direction) & 1) != (maze_.open(image) >> turned & 1)) return false;
    }
  }
  return true;
}

StateNumber OneGhostGraph::state_of(const Position& position) const {
  assert(position.ghost_count() == 1 && &position.maze() == &maze_);
  return number_of({position.captured(), position.pacman(), position.ghost(0)});
}

std::vector<StateNumber> OneGhostGraph::starts() const {
  std::vector<StateNumber> starts;
  for (std::size_t pacman = 0; pacman < cells_; ++pacman) {
    for (std::size_t ghost = 0; ghost < cells_; ++ghost) {
      const Place place{0, static_cast<Cell>(pacman), static_cast<Cell>(ghost)};
      if (is_start_distance(maze_, place.pacman, place.ghost)) starts.push_back(number_of(place));
    }
  }
  return starts;
}

static_assert(StepGraph<OneGhostGraph>);

}  // namespace ariadne::flags
