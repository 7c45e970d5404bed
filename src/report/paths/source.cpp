#include "report/paths/source.hpp"

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

namespace ariadne {
namespace {

constexpr double kPrecision = 1e-5;  // lengths are written with six figures: rounding changes them by half of this

// As in problems that are read from JSON: the layout as a drawing, cells as x and y from the bottom left.
Json description_of(const Layout& layout, const MazeProblem& problem) {
  const auto cell = [](Cell each) { return Json::array({each.x, each.y}); };
  Json json = {{"problem", problem.problem}, {"layout", Json::array()}, {"start", nullptr}};
  std::istringstream drawing(write_layout(layout));
  for (std::string line; std::getline(drawing, line);) json["layout"].push_back(line);
  if (problem.start || layout.pacman) json["start"] = cell(problem.start ? *problem.start : *layout.pacman);
  if (problem.problem == "position" || problem.problem == "octile")
    json["goal"] = cell(problem.goal.value_or(Cell{1, 1}));
  if (problem.problem == "position") json["cost"] = problem.cost;
  return json;
}

}  // namespace

Result<PathSource> maze_source(const SharedMaze& maze, const std::string& name, const MazeProblem& problem) {
  auto task = maze_task(maze, problem);
  if (!task) return tl::unexpected(std::move(task.error()));
  const auto scene = [layout = maze.layout(), problem] { return scene_of(*layout, problem); };
  const auto description = [layout = maze.layout(), problem] { return description_of(*layout, problem); };
  return PathSource{name, problem.problem, scene, std::move(*task), std::nullopt, description};
}

std::string heading_of(const PathSource& source) {
  return std::filesystem::path(source.name).stem().string() + ", " + source.task->title();
}

Json problem_json(const std::string& schema, const PathSource& source) {
  return {{"schema", schema}, {"layout", source.name}, {"problem", source.problem}, {"title", source.task->title()}};
}

std::optional<bool> is_as_stated(const std::optional<double>& stated, const PathAnswer& answer) {
  if (!stated || (!answer.found && !answer.complete)) return std::nullopt;
  return answer.found && std::abs(answer.cost - *stated) <= kPrecision * (1 + *stated);
}

}  // namespace ariadne
