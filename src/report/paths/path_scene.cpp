#include "report/paths/path_scene.hpp"

#include <algorithm>

#include "mazes/grid_scene.hpp"

namespace ariadne {
namespace {

constexpr const char* kStartId = "start";

std::vector<Cell> corners_of(const Grid& grid) {
  const auto right = static_cast<std::int16_t>(grid.width() - 2), top = static_cast<std::int16_t>(grid.height() - 2);
  return {{1, 1}, {1, top}, {right, 1}, {right, top}};
}

std::vector<Cell> goals_of(const Layout& layout, const MazeProblem& problem) {
  if (problem.problem == "position" || problem.problem == "octile") return {problem.goal.value_or(Cell{1, 1})};
  if (problem.problem == "corners") return corners_of(layout.grid);
  return {};
}

// Whoever is added first stands in front.
void add_actors(Scene& scene, std::span<const Cell> cells, const Actor& look) {
  for (const Cell cell : cells) {
    const Spot spot = spot_of(scene.ground, cell);
    Actor& actor = scene.actors.emplace_back(look);
    actor.row = spot.row;
    actor.column = spot.column;
  }
}

}  // namespace

Scene scene_of(const Layout& layout, const MazeProblem& problem) {
  Scene scene{.ground = ground_of(layout.grid)};
  const std::optional<Cell> start = problem.start ? problem.start : layout.pacman;
  if (start) {
    add_actors(scene, {&*start, 1}, {.id = kStartId, .tone = Tone::start, .outline = Outline::disc, .text = "S"});
  }
  const auto goals = goals_of(layout, problem);
  add_actors(scene, goals, {.tone = Tone::goal, .outline = Outline::diamond, .text = "G"});
  if (goals.empty()) {
    add_actors(scene, layout.food, {.tone = Tone::item, .outline = Outline::dot, .text = ".", .symbol = "•"});
  }
  return scene;
}

void add_path(Scene& scene, std::span<const Cell> path) {
  scene.search.path.clear();
  for (const Cell cell : path) scene.search.path.push_back(spot_of(scene.ground, cell));
}

void add_expansions(Scene& scene, std::span<const Cell> order) {
  SearchTrace& search = scene.search;
  search.first_expanded.clear();
  search.expansions = static_cast<std::uint32_t>(std::min<std::size_t>(order.size(), kNeverExpanded));
  if (search.expansions == 0) return;
  search.first_expanded.resize(scene.ground.cells.size(), kNeverExpanded);
  for (std::uint32_t i = 0; i < search.expansions; ++i) {
    auto& first = search.first_expanded[scene.ground.number(spot_of(scene.ground, order[i]))];
    first = std::min(first, i);
  }
}

void add_frontier(Scene& scene, std::span<const ReachedCell> reached) {
  SearchTrace& search = scene.search;
  search.first_reached.clear();
  if (reached.empty()) return;
  search.first_reached.resize(scene.ground.cells.size(), kNeverExpanded);
  for (const auto& [cell, after] : reached) {
    auto& first = search.first_reached[scene.ground.number(spot_of(scene.ground, cell))];
    first = std::min(first, after);
  }
}

Spot start_of(const Scene& scene) {
  const Actor* start = find_actor(scene, kStartId);
  return start == nullptr ? Spot{scene.ground.rows - 1, 0} : spot_of(*start);
}

}  // namespace ariadne
