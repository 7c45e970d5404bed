#include "report/paths/source.hpp"

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

constexpr double kPrecision = 1e-5;  // lengths are written with six figures: rounding changes them by half of this

}  // namespace

Result<PathSource> maze_source(const SharedMaze& maze, const std::string& name, const MazeProblem& problem) {
  auto task = maze_task(maze, problem);
  if (!task) return tl::unexpected(std::move(task.error()));
  const auto scene = [layout = maze.layout(), problem] { return scene_of(*layout, problem); };
  return PathSource{name, problem.problem, scene, std::move(*task), std::nullopt};
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
