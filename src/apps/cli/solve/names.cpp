#include "apps/cli/solve/names.hpp"

#include <algorithm>

#include "agents/paths/path_task.hpp"
#include "report/paths/runs.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;
using Tasks = std::vector<std::unique_ptr<PathTask>>;

void append(Tasks& tasks, Result<std::unique_ptr<PathTask>> task) {
  if (task) tasks.push_back(std::move(*task));
}

bool is_maze_problem(const std::string& name) { return std::ranges::count(maze_problems(), name) > 0; }

// The smallest of each problem: names do not depend on the maze.
Tasks smallest_tasks(const std::string& problem) {
  const auto layout = read_layout("%%%%\n%P.%\n%%%%\n");
  const bool one = is_maze_problem(problem);
  Tasks tasks;
  for (const auto& name : one ? Names{problem} : maze_problems())
    append(tasks, maze_task(*layout, {name, "unit", {}, {}}));
  if (one) return tasks;
  append(tasks, task_from_json(R"({"problem":"graph","start":"A","goals":[],"edges":[]})"));
  append(tasks, task_from_json(R"({"problem":"eight-puzzle","start":[0,1,2,3,4,5,6,7,8]})"));
  return tasks;
}

Names names_in(const Tasks& tasks, Names (PathTask::*list)() const) {
  Names names;
  for (const auto& task : tasks) {
    for (const auto& name : (*task.*list)()) names.push_back(name);
  }
  return without_repeats(names);
}

}  // namespace

Names algorithm_names(const std::string& problem) {
  if (!is_maze_problem(problem)) return path_algorithm_names([](const PathAlgorithm&) { return true; });
  return names_in(smallest_tasks(problem), &PathTask::algorithms);
}

Names heuristic_names(const std::string& problem) { return names_in(smallest_tasks(problem), &PathTask::heuristics); }

}  // namespace ariadne
