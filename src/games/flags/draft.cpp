#include "games/flags/draft.hpp"

#include <bit>

#include "games/flags/words.hpp"

namespace ariadne::flags {
namespace {

std::string cell_text(const Maze& maze, Cell cell) {
  return "[" + std::to_string(maze.row(cell)) + "," + std::to_string(maze.column(cell)) + "]";
}

bool caught(const State& state, std::size_t ghost) { return (state.caught_by >> ghost & 1) != 0; }

// Whether a step leads from one cell to the other.
bool leads(const Maze& maze, Cell from, Cell to) {
  for (unsigned code = 0; code < 4; ++code) {
    if (maze.next(from, code) == to) return true;
  }
  return false;
}

std::optional<DraftFault> fault_among_ghosts(const Draft& draft) {
  const State& state = draft.state;
  for (std::size_t i = 0; i < state.ghost_count; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (state.ghosts[i] != state.ghosts[j]) continue;
      return DraftFault{"ghosts", "ghosts " + std::to_string(j) + " and " + std::to_string(i) + " are both at " +
                                      cell_text(*draft.maze, state.ghosts[i]) + ", expected different cells"};
    }
  }
  return std::nullopt;
}

// A ghost on his cell has caught him, and one that swapped cells with him stands where he came from.
std::optional<DraftFault> fault_in_capture(const Draft& draft) {
  const State& state = draft.state;
  for (std::size_t i = 0; i < state.ghost_count; ++i) {
    const bool meets = state.ghosts[i] == state.pacman;
    const std::string ghost = ghosts_text(static_cast<GhostSet>(1u << i));
    if (meets && !caught(state, i))
      return DraftFault{"caught", ghost + " is on pacman's cell, expected it in 'caught'"};
    const bool swapped =
        leads(*draft.maze, state.pacman, state.ghosts[i]) || leads(*draft.maze, state.ghosts[i], state.pacman);
    if (caught(state, i) && !meets && !swapped) {
      return DraftFault{"caught", ghost + " cannot have caught pacman: it is neither on his cell nor beside it"};
    }
  }
  return std::nullopt;
}

bool is_over(const Draft& draft) {
  const State& state = draft.state;
  return state.caught_by != 0 || state.captured == draft.maze->all_flags() || state.step == draft.limit.steps;
}

std::optional<DraftFault> fault_in_progress(const Draft& draft) {
  const State& state = draft.state;
  if (state.step > draft.limit.steps) {
    return DraftFault{"step", "'step' is " + std::to_string(state.step) + ", expected at most the limit " +
                                  std::to_string(draft.limit.steps)};
  }
  if (state.caught_by >> state.ghost_count != 0) {
    return DraftFault{"caught", "there are only " + std::to_string(state.ghost_count) + " ghosts to catch pacman"};
  }
  if (state.caught_by != 0 && state.step == 0) {
    return DraftFault{"caught", "pacman is caught before the first step, expected a later one"};
  }
  if (state.caught_by != 0 && state.captured == draft.maze->all_flags()) {
    return DraftFault{"caught", "pacman is caught and has all flags, expected one of the two"};
  }
  if (draft.pending && is_over(draft)) return DraftFault{"pending", "a choice is pending although the game is over"};
  return std::nullopt;
}

}  // namespace

std::optional<DraftFault> fault_in(const Draft& draft) {
  if (auto fault = fault_among_ghosts(draft)) return fault;
  if (auto fault = fault_in_progress(draft)) return fault;
  return fault_in_capture(draft);
}

Position position_of(const Draft& draft) {
  Position position(*draft.maze, draft.state, draft.limit);
  if (!draft.pending) return position;
  position = position.with_first(draft.first);
  position.play(*draft.pending);
  return position;
}

Draft draft_of(const Position& position) {
  Draft draft{
      .maze = &position.maze(), .state = position.state(), .limit = position.limit(), .first = position.first()};
  if (position.is_pending()) draft.pending = position.pending();
  return draft;
}

const Maze* maze_called(std::string_view name) {
  for (const Maze* maze : {&classic_maze(), &open_maze()}) {
    if (maze->name() == name) return maze;
  }
  return nullptr;
}

}  // namespace ariadne::flags
