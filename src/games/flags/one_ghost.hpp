#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/step_graph.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

// All states of the game with one ghost in a maze: which flags are captured, where Pac-Man and the ghost are. A state
// with both on one cell is one in which he is caught, one with all flags is won.
class OneGhostGraph {
 public:
  explicit OneGhostGraph(const Maze& maze);  // which outlives the graph

  StateNumber state_count() const { return (maze_.all_flags() + 1u) * cells_ * cells_; }
  std::optional<int> result(StateNumber state) const {
    const Place place = place_of(state);
    if (place.pacman == place.ghost) return -1;
    return place.captured == maze_.all_flags() ? std::optional(1) : std::nullopt;
  }
  StepStates step(StateNumber state) const;

  template <class Visit>
  void for_each_predecessor(StateNumber state, const Visit& visit) const {
    const Place place = place_of(state);
    const FlagSet flag = maze_.flag_on(place.pacman);
    if ((flag & ~place.captured) != 0) return;  // nobody arrives on a flag without capturing it
    for (const Cell pacman : pacman_from_[place.pacman]) {
      for (const Cell ghost : ghost_from_[place.ghost]) {
        if (pacman == ghost) continue;
        visit(first_image({place.captured, pacman, ghost}));
        if (flag != 0) visit(first_image({static_cast<FlagSet>(place.captured & ~flag), pacman, ghost}));
      }
    }
  }

  StateNumber first_image(StateNumber state) const { return first_image(place_of(state)); }
  template <class Visit>
  void for_each_image(StateNumber state, const Visit& visit) const {
    visit(state);
    const Place place = place_of(state);
    for (const Mirror& mirror : mirrors_) visit(number_of(mirrored(mirror, place)));
  }

  // Of a position with one ghost.
  StateNumber state_of(const Position& position) const;
  // Every state in which a game can start.
  std::vector<StateNumber> starts() const;

 private:
  struct Place {
    FlagSet captured = 0;
    Cell pacman = 0, ghost = 0;
  };
  // Where a side can go from a cell.
  struct Targets {
    std::size_t count = 0;
    std::array<Cell, kMaxChoices> cells{};

    void add(Cell cell) { cells[count++] = cell; }
  };
  // A reflection that leaves the maze as it is.
  struct Mirror {
    std::vector<Cell> cells;
    std::vector<FlagSet> flags;  // by set
  };

  Place place_of(StateNumber state) const {
    const StateNumber rest = state / cells_, captured = rest / cells_;
    return {static_cast<FlagSet>(captured), static_cast<Cell>(rest - captured * cells_),
            static_cast<Cell>(state - rest * cells_)};
  }
  StateNumber number_of(const Place& place) const {
    return (place.captured * cells_ + place.pacman) * cells_ + place.ghost;
  }
  static Place mirrored(const Mirror& mirror, const Place& place) {
    return {mirror.flags[place.captured], mirror.cells[place.pacman], mirror.cells[place.ghost]};
  }
  StateNumber first_image(const Place& place) const {
    StateNumber first = number_of(place);
    for (const Mirror& mirror : mirrors_) first = std::min(first, number_of(mirrored(mirror, place)));
    return first;
  }
  void add_cell(Cell cell);
  Mirror mirror_of(bool rows, bool columns) const;
  bool fits(const Mirror& mirror, bool rows, bool columns) const;

  const Maze& maze_;
  const StateNumber cells_;
  std::vector<Targets> pacman_to_, ghost_to_;                // where one gets from a cell in a step
  std::vector<std::vector<Cell>> pacman_from_, ghost_from_;  // from where one gets there
  std::vector<Mirror> mirrors_;
};

inline StepStates OneGhostGraph::step(StateNumber state) const {
  const Place place = place_of(state);
  const Targets& his = pacman_to_[place.pacman];
  const Targets& its = ghost_to_[place.ghost];
  StepStates step{his.count, its.count, {}};
  for (std::size_t row = 0; row < his.count; ++row) {
    const Cell pacman = his.cells[row];
    const auto captured = static_cast<FlagSet>(place.captured | maze_.flag_on(pacman));
    for (std::size_t column = 0; column < its.count; ++column) {
      const bool swapped = pacman == place.ghost && its.cells[column] == place.pacman;
      step.cells[row][column] = number_of({captured, pacman, swapped ? pacman : its.cells[column]});
    }
  }
  return step;
}

}  // namespace ariadne::flags
