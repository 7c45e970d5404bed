#include "games/flags/scene.hpp"

#include "games/flags/ground.hpp"
#include "games/flags/words.hpp"

namespace ariadne::flags {
namespace {

std::uint8_t sides_of(Directions walls) {
  constexpr std::uint8_t kSides[] = {side::left, side::bottom, side::right, side::top};
  std::uint8_t sides = 0;
  for (const Direction direction : kDirections) {
    if (walls & bit_of(direction)) sides |= kSides[code_of(direction)];
  }
  return sides;
}

Actor actor_on(const Maze& maze, Cell cell, Tone tone, Outline outline, std::string text) {
  Actor actor = Actor::at(spot_of(maze, cell));
  actor.tone = tone;
  actor.outline = outline;
  actor.text = std::move(text);
  return actor;
}

Actor pacman_actor(const Position& position) {
  Actor actor = actor_on(position.maze(), position.pacman(), Tone::first, Outline::wedge, "P");
  actor.id = "pacman";
  actor.seat = kPacman;
  return actor;
}

Actor ghost_actor(const Position& position, std::size_t ghost) {
  Actor actor = actor_on(position.maze(), position.ghost(ghost), Tone::second, Outline::hood, std::to_string(ghost));
  actor.id = "ghost " + std::to_string(ghost);
  actor.seat = kGhosts;
  return actor;
}

// Ghosts stand in front: where one is on Pac-Man's cell, it has caught him.
std::vector<Actor> actors_of(const Position& position) {
  const Maze& maze = position.maze();
  std::vector<Actor> actors;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) actors.push_back(ghost_actor(position, i));
  actors.push_back(pacman_actor(position));
  for (const Cell flag : maze.flags()) {
    if ((position.captured() & maze.flag_on(flag)) != 0) continue;
    actors.push_back(actor_on(maze, flag, Tone::prize, Outline::diamond, "F"));
  }
  return actors;
}

// Choosing a cell moves Pac-Man. Ghosts have no targets: one cell does not say where all of them go.
void mark_moves(Scene& scene, const Position& position) {
  if (position.to_move() != kPacman) return;
  for (const Move move : position.moves()) {
    scene.marks.push_back(
        {MarkKind::target, spot_of(position.maze(), position.pacman_after(move)), move_text(position, move)});
  }
}

void mark_last(Scene& scene, const Position& before, const Position& after) {
  const auto mark = [&](Cell from, Cell to) {
    if (from != to) scene.marks.push_back({MarkKind::last, spot_of(after.maze(), to)});
  };
  mark(before.pacman(), after.pacman());
  for (std::size_t i = 0; i < after.ghost_count(); ++i) mark(before.ghost(i), after.ghost(i));
}

std::vector<std::string> notes(const Position& position) {
  std::vector<std::string> lines = {"pacman has " + flags_text(position)};
  if (position.result()) {
    lines.push_back("the game is over: " + outcome_text(position));
  } else {
    lines.push_back("step " + std::to_string(position.step() + 1) + " of " + std::to_string(position.limit().steps));
  }
  return lines;
}

}  // namespace

Ground ground_of(const Maze& maze) {
  Ground ground = Ground::of_size(maze.rows(), maze.columns(), Tiling::labyrinth);
  ground.tiles.push_back({"f", "⚐", Tone::item});
  for (std::size_t i = 0; i < maze.cells(); ++i) ground.walls.push_back(sides_of(maze.walls(static_cast<Cell>(i))));
  for (const Cell flag : maze.flags()) ground.cells[flag] = 1;
  return ground;
}

Scene scene(const Position& position, const LastStep<Position>* last) {
  Scene scene{.ground = ground_of(position.maze()), .actors = actors_of(position), .notes = notes(position)};
  mark_moves(scene, position);
  if (last != nullptr) mark_last(scene, last->before, position);
  return scene;
}

}  // namespace ariadne::flags
