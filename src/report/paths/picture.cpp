#include "report/paths/picture.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "report/drawing/maze.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/paths/table.hpp"
#include "report/svg/maze.hpp"

namespace ariadne {
namespace {

constexpr int kTextColumns = 100;

std::string outcome_words(const PathAnswer& answer) {
  if (answer.found) return "cost " + cost_text(answer.cost);
  return answer.complete ? "no path" : "stopped before a path was found";
}

std::string lines_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

std::string drawing(const MazeScene& scene, const PathAnswer& answer, const ShowLimits& limits, const Look& look) {
  const Cell middle = scene.start.value_or(Cell{});
  const MazeWindow window = window_around(scene.grid, middle, limits.columns, limits.rows);
  MazeMarks marks;
  marks.path = answer.cells;
  std::string text = lines_of(draw_maze(scene, marks, window, look));
  if (window.width < scene.grid.width() || window.height < scene.grid.height()) {
    text += fmt::format("(cut: {} x {} cells of {} x {}; --svg draws all of them)\n", window.width, window.height,
                        scene.grid.width(), scene.grid.height());
  }
  return text + maze_legend(scene, marks, look) + "\n";
}

}  // namespace

ShowLimits show_limits() {
  ShowLimits limits;
  winsize size{};
  if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    limits.columns = size.ws_col;
  }
  return limits;
}

std::string shown_answer(const PathSource& source, const PathAnswer& answer, const ShowLimits& limits,
                         const Look& look) {
  std::string text = label_of(answer) + ": " + outcome_words(answer) + "\n";
  if (source.scene) return text + drawing(*source.scene, answer, limits, look);
  if (!answer.found) return text;
  return text + lines_of(wrapped(joined(answer.path), std::min(limits.columns, kTextColumns)));
}

std::string svg_of(const PathSource& source, const MazeScene& scene, std::span<const PathAnswer> answers) {
  std::vector<SearchPicture> pictures;
  for (const auto& answer : answers) {
    const std::string note = fmt::format("{}, {} expanded", outcome_words(answer), with_commas(answer.expanded));
    pictures.push_back({label_of(answer), note, answer.cells, answer.expansion_cells});
  }
  const std::string name = std::filesystem::path(source.name).stem().string();
  return maze_svg(scene, name + ", " + source.task->title(), pictures);
}

}  // namespace ariadne
