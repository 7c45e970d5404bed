#include "agents/flags/policies.hpp"

#include <array>

namespace ariadne::flags {
namespace {

struct Place {
  int row = 0, column = 0;
  bool operator==(const Place&) const = default;
};

constexpr std::array<Place, 4> kSteps = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};  // by code

Place sum(Place a, Place b) { return {a.row + b.row, a.column + b.column}; }
int squared_length(Place difference) { return difference.row * difference.row + difference.column * difference.column; }
Place place_of(const Maze& maze, Cell cell) { return {maze.row(cell), maze.column(cell)}; }

// The directions of a ghost that are open and do not clash with lower ghosts.
Directions available(const Maze& maze, const JointPlan<Cell>& plan, Cell here) {
  Directions directions = maze.open_to_ghosts(here);
  for (const Direction direction : kDirections) {
    if (plan.clashes(here, maze.ghost_next(here, code_of(direction)))) {
      directions = static_cast<Directions>(directions & ~bit_of(direction));
    }
  }
  return directions;
}

// One of these directions, or of all if there are none.
unsigned any_of(Directions directions, Rng& rng) {
  if (directions == 0) return rng.below(4);
  unsigned left = directions;
  for (unsigned skip = rng.below(static_cast<std::uint32_t>(std::popcount(left))); skip > 0; --skip) left &= left - 1;
  return static_cast<unsigned>(std::countr_zero(left));
}

// Where a chaser wants to go.
Direction wish(Place here, Place pacman) {
  if (here.column != pacman.column) return here.column < pacman.column ? Direction::east : Direction::west;
  return here.row < pacman.row ? Direction::south : Direction::north;
}

constexpr int kUnavailable = 20 * 20 + 25 * 25 + 1;  // more than any distance

// The direction of a classic ghost.
unsigned classic_direction(Directions open, const JointPlan<Place>& plan, Place here, Place pacman) {
  Place difference{here.row - pacman.row, here.column - pacman.column};
  unsigned chosen = 0;
  int least = kUnavailable;
  for (unsigned code = 0; code < 4; ++code) {
    if ((open >> code & 1) == 0 || plan.clashes(here, sum(here, kSteps[code]))) continue;
    difference = sum(difference, kSteps[code]);
    if (squared_length(difference) >= least) continue;
    least = squared_length(difference);
    chosen = code;
  }
  return chosen;
}

unsigned direct_direction(const Maze& maze, const JointPlan<Cell>& plan, Cell here, Cell pacman) {
  const Directions directions = available(maze, plan, here);
  unsigned chosen = 0;
  int least = kUnavailable;
  for (unsigned code = 0; code < 4; ++code) {
    if ((directions >> code & 1) == 0) continue;
    const int distance = maze.squared_distance(maze.ghost_next(here, code), pacman);
    if (distance >= least) continue;
    least = distance;
    chosen = code;
  }
  return chosen;
}

// Lets each ghost choose a direction by its cell and the plan of the lower ones.
template <class Choose>
Move planned(const Position& position, const Choose& choose) {
  JointPlan<Cell> plan;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    const Cell here = position.ghost(i);
    const unsigned code = choose(plan, here);
    plan.add(here, position.maze().ghost_next(here, code), code);
  }
  return plan.move();
}

Cell nearest_flag(const Position& position, Cell from) {
  const Maze& maze = position.maze();
  Cell nearest = from;
  int least = kUnavailable;
  for (const Cell flag : maze.flags()) {
    if ((position.captured() & maze.flag_on(flag)) != 0) continue;
    const int distance = maze.squared_distance(from, flag);
    if (distance >= least) continue;
    least = distance;
    nearest = flag;
  }
  return nearest;
}

Cell nearest_ghost(const Position& position, Cell from) {
  Cell nearest = position.ghost(0);
  for (std::size_t i = 1; i < position.ghost_count(); ++i) {
    const Maze& maze = position.maze();
    if (maze.squared_distance(position.ghost(i), from) < maze.squared_distance(nearest, from)) {
      nearest = position.ghost(i);
    }
  }
  return nearest;
}

bool has_ghost(const Position& position, Cell cell) { return zero_lanes(position.ghosts() ^ in_all_lanes(cell)) != 0; }

bool on_border(const Maze& maze, Cell cell) {
  return maze.row(cell) == 0 || maze.row(cell) == maze.rows() - 1 || maze.column(cell) == 0 ||
         maze.column(cell) == maze.columns() - 1;
}

}  // namespace

Move random_ghosts(const Position& position, Rng& rng) {
  return planned(position, [&](const JointPlan<Cell>& plan, Cell here) {
    return any_of(available(position.maze(), plan, here), rng);
  });
}

Move chaser_ghosts(const Position& position, Rng& rng) {
  const Maze& maze = position.maze();
  return planned(position, [&](const JointPlan<Cell>& plan, Cell here) {
    const Directions directions = available(maze, plan, here);
    const Direction wished = wish(place_of(maze, here), place_of(maze, position.pacman()));
    return (directions & bit_of(wished)) != 0 ? code_of(wished) : any_of(directions, rng);
  });
}

Move classic_ghosts(const Position& position) {
  const Maze& maze = position.maze();
  JointPlan<Place> plan;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    const Place here = place_of(maze, position.ghost(i));
    const unsigned code =
        classic_direction(maze.open_to_ghosts(position.ghost(i)), plan, here, place_of(maze, position.pacman()));
    plan.add(here, sum(here, kSteps[code]), code);
  }
  return plan.move();
}

Move direct_ghosts(const Position& position) {
  return planned(position, [&](const JointPlan<Cell>& plan, Cell here) {
    return direct_direction(position.maze(), plan, here, position.pacman());
  });
}

Position::Moves unblocked_moves(const Position& position) {
  Position::Moves moves, unblocked;
  for (const Direction direction : kDirections) {
    if ((position.maze().open(position.pacman()) & bit_of(direction)) == 0) continue;
    moves.push_back(move_to(direction));
    if (!has_ghost(position, position.pacman_after(move_to(direction)))) unblocked.push_back(move_to(direction));
  }
  return unblocked.empty() ? moves : unblocked;
}

int promise_of(const Position& position, Move move) {
  const Maze& maze = position.maze();
  const Cell here = position.pacman(), there = position.pacman_after(move);
  const Cell flag = nearest_flag(position, here), ghost = nearest_ghost(position, here);
  const int to_flag = maze.squared_distance(there, flag);
  const bool approaches = to_flag < maze.squared_distance(here, flag);
  const int from_ghost = maze.squared_distance(there, ghost) - maze.squared_distance(here, ghost);
  int promise = on_border(maze, there) ? -5 : 0;
  promise += approaches ? 38 : -17;
  promise += from_ghost > 0 ? 40 : from_ghost < 0 ? -20 : 0;
  if (approaches && maze.squared_distance(ghost, flag) > to_flag) promise += 40;
  return promise;
}

Move heuristic_move(const Position& position) {
  Move best;
  int most = 0;
  bool any = false;
  for (const Move move : unblocked_moves(position)) {
    const int promise = promise_of(position, move);
    if (any && promise < most) continue;
    any = true;
    most = promise;
    best = move;
  }
  return best;
}

}  // namespace ariadne::flags
