#include "report/paths/picture.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/drawing/legend.hpp"
#include "report/drawing/part.hpp"
#include "report/drawing/scene.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/paths/table.hpp"
#include "report/svg/maze.hpp"

namespace ariadne {
namespace {

constexpr int kPictureColumns = 100;

std::string outcome_words(const PathAnswer& answer) {
  if (answer.found) return "cost " + cost_text(answer.cost);
  return answer.complete ? "no path" : "stopped before a path was found";
}

std::string note_of(const PathAnswer& answer) {
  const std::string note = outcome_words(answer);
  return answer.traceable ? fmt::format("{}, {} expanded", note, with_commas(answer.expanded)) : note;
}

std::string lines_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

std::string drawing(Scene scene, const PathAnswer& answer, const ShowLimits& limits, const Look& wanted) {
  add_path(scene, answer.cells);
  Look look = wanted;
  look.zoom = 0;  // a column a cell
  View view;
  view.focus = start_of(scene);
  std::string text = lines_of(draw_scene(scene, look, view, {limits.columns, limits.rows}));
  const Part part = part_around(scene.ground, *view.focus, limits.rows, limits.columns);
  if (part.columns < scene.ground.columns || part.rows < scene.ground.rows) {
    text += fmt::format("(cut: {} x {} cells of {} x {}; --svg draws all of them)\n", part.columns, part.rows,
                        scene.ground.columns, scene.ground.rows);
  }
  return text + path_legend(scene, view, look) + "\n";
}

}  // namespace

std::string shown_answer(const PathSource& source, const PathAnswer& answer, const ShowLimits& limits,
                         const Look& look) {
  std::string text = label_of(answer) + ": " + outcome_words(answer) + "\n";
  if (source.scene) return text + drawing(source.scene(), answer, limits, look);
  if (!answer.found) return text;
  return text + lines_of(wrapped(joined(answer.path), std::min(limits.columns, kPictureColumns)));
}

std::string svg_of(const PathSource& source, std::span<const PathAnswer> answers) {
  const Scene maze = source.scene();
  std::vector<SearchPicture> pictures;
  for (const auto& answer : answers) {
    pictures.push_back({label_of(answer), note_of(answer), maze});
    add_path(pictures.back().scene, answer.cells);
    add_expansions(pictures.back().scene, answer.expansion_cells);
  }
  return maze_svg(heading_of(source), pictures);
}

}  // namespace ariadne
