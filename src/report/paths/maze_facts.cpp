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

std::string counted_or_no(std::size_t count, const std::string& one, const std::string& many) {
  return count == 0 ? "no " + many : counted(count, one, many);
}

// Dots that no path joins to Pac-Man; 0 where there is no Pac-Man to eat them.
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

constexpr const char* kMazeSchema = "ariadne/maze/1";

Json joined_json(Json head, const Json& tail) {
  head.update(tail);
  return head;
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

Json check_json(const CheckedLayout& checked) {
  const Json head = {{"name", checked.name}, {"valid", checked.layout.has_value()}};
  if (checked.layout) return joined_json(head, facts_json(*checked.layout));
  const Error& error = checked.layout.error();
  return joined_json(head, {{"error", error.message}, {"line", error.line}, {"column", error.column}});
}

}  // namespace

std::string size_text(const Layout& layout) {
  return fmt::format("{} x {}, {}, {}, {}", layout.grid.width(), layout.grid.height(),
                     counted_or_no(shape_of(layout.grid).open_cells, "open cell", "open cells"),
                     counted_or_no(layout.food.size(), "dot", "dots"),
                     counted_or_no(layout.ghosts.size(), "ghost", "ghosts"));
}

std::string shape_text(const Layout& layout) {
  const Shape shape = shape_of(layout.grid);
  std::string text = shape.connected() ? "connected" : fmt::format("in {} separate parts", with_commas(shape.regions));
  text += ", " + counted_or_no(shape.dead_ends, "dead end", "dead ends");
  if (shape.perfect()) text += ", no loops";
  const std::size_t lost = food_out_of_reach(layout);
  if (lost > 0) text += ", " + counted_or_no(lost, "dot", "dots") + " out of Pac-Man's reach";
  return text;
}

Json maze_json(const std::string& name, const Layout& layout) {
  return joined_json({{"schema", kMazeSchema}, {"name", name}}, facts_json(layout));
}

Json generated_maze_json(const std::string& kind, std::uint64_t seed, const Layout& layout) {
  return joined_json({{"schema", kMazeSchema}, {"kind", kind}, {"seed", seed}}, facts_json(layout));
}

Json mazes_json(std::span<const NamedLayout> layouts) {
  Json json = {{"schema", "ariadne/mazes/1"}, {"mazes", Json::array()}};
  for (const auto& [name, layout] : layouts) json["mazes"].push_back(joined_json({{"name", name}}, facts_json(layout)));
  return json;
}

Json maze_checks_json(std::span<const CheckedLayout> checked) {
  Json json = {{"schema", "ariadne/maze-check/1"}, {"mazes", Json::array()}};
  for (const auto& each : checked) json["mazes"].push_back(check_json(each));
  return json;
}

std::string layout_text(const Layout& layout, const Look& look) {
  const std::string text = write_layout(layout);
  return look.color ? painted(text, look) : text;
}

}  // namespace ariadne
