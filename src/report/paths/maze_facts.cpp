#include "report/paths/maze_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/text_reader.hpp"
#include "mazes/distances.hpp"
#include "mazes/shape.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  if (count == 0) return "no " + many;
  return count == 1 ? "1 " + one : with_commas(count) + " " + many;
}

// Dots that no way joins to Pac-Man; 0 where there is no Pac-Man to eat them.
std::size_t food_out_of_reach(const Layout& layout) {
  if (!layout.pacman) return 0;
  const auto reached = reachable_from(layout.grid, *layout.pacman);
  return static_cast<std::size_t>(std::count_if(layout.food.begin(), layout.food.end(),
                                                [&](Cell cell) { return !reached[layout.grid.number(cell)]; }));
}

Json json_of(Cell cell) { return Json::array({cell.x, cell.y}); }

Json rows_of(const Layout& layout) {
  Json rows = Json::array();
  const std::string text = write_layout(layout);
  for (const auto row : TextReader(text).trimmed_lines()) rows.push_back(std::string(row));
  return rows;
}

}  // namespace

std::string size_text(const Layout& layout) {
  return fmt::format("{} x {}, {}, {}, {}", layout.grid.width(), layout.grid.height(),
                     counted(shape_of(layout.grid).open_cells, "open cell", "open cells"),
                     counted(layout.food.size(), "dot", "dots"), counted(layout.ghosts.size(), "ghost", "ghosts"));
}

std::string shape_text(const Layout& layout) {
  const Shape shape = shape_of(layout.grid);
  std::string text = shape.connected() ? "all joined" : fmt::format("in {} separate parts", with_commas(shape.regions));
  text += ", " + counted(shape.dead_ends, "dead end", "dead ends");
  if (shape.perfect()) text += ", exactly one way between any two cells";
  const std::size_t lost = food_out_of_reach(layout);
  if (lost > 0) text += ", " + counted(lost, "dot", "dots") + " out of Pac-Man's reach";
  return text;
}

Json facts_json(const Layout& layout) {
  const Shape shape = shape_of(layout.grid);
  return {{"width", layout.grid.width()},       {"height", layout.grid.height()},
          {"open_cells", shape.open_cells},     {"pacman", layout.pacman ? json_of(*layout.pacman) : Json()},
          {"food", layout.food.size()},         {"food_out_of_reach", food_out_of_reach(layout)},
          {"capsules", layout.capsules.size()}, {"ghosts", layout.ghosts.size()},
          {"regions", shape.regions},           {"dead_ends", shape.dead_ends},
          {"junctions", shape.junctions},       {"perfect", shape.perfect()},
          {"layout", rows_of(layout)}};
}

}  // namespace ariadne
