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

Ink ink_of(char c) {
  if (c == '%') return Ink::faint;
  if (c == 'P') return Ink::first;
  return c == '.' ? Ink::strong : Ink::second;
}

// Each run of equal characters in its ink.
std::string painted(const std::string& text, const Look& look) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of(text[at], at), text.size());
    const std::string run = text.substr(at, end - at);
    out += run.find_first_of(" _\n") == 0 ? run : paint(look, ink_of(run.front()), run);
    at = end;
  }
  return out;
}

}  // namespace

std::string size_text(const Layout& layout) {
  return fmt::format("{} x {}, {}, {}, {}", layout.grid.width(), layout.grid.height(),
                     counted(shape_of(layout.grid).open_cells, "open cell", "open cells"),
                     counted(layout.food.size(), "dot", "dots"), counted(layout.ghosts.size(), "ghost", "ghosts"));
}

std::string shape_text(const Layout& layout) {
  const Shape shape = shape_of(layout.grid);
  std::string text = shape.connected() ? "connected" : fmt::format("in {} separate parts", with_commas(shape.regions));
  text += ", " + counted(shape.dead_ends, "dead end", "dead ends");
  if (shape.perfect()) text += ", no loops";
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

Json facts_json(const std::string& name, const Layout& layout) {
  Json json = {{"name", name}};
  json.update(facts_json(layout));
  return json;
}

Json maze_check_json(const std::string& name, const Result<Layout>& layout) {
  Json json = {{"name", name}, {"valid", layout.has_value()}};
  if (layout) {
    json.update(facts_json(*layout));
  } else {
    const Error& error = layout.error();
    json.update({{"error", error.message}, {"line", error.line}, {"column", error.column}});
  }
  return json;
}

std::string layout_text(const Layout& layout, const Look& look) {
  const std::string text = write_layout(layout);
  return look.color ? painted(text, look) : text;
}

}  // namespace ariadne
