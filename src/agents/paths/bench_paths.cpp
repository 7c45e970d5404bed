#include "agents/paths/bench_paths.hpp"

#include <cassert>
#include <string_view>

#include "agents/paths/path_task.hpp"
#include "mazes/builtin.hpp"

namespace ariadne {
namespace {

// A search that is repeated until it can be measured.
struct PathBench {
  std::string_view layout;
  std::string problem, algorithm, heuristic;
  int times;
};

Layout builtin(std::string_view name) {
  for (const auto& candidate : builtin_layouts()) {
    if (candidate.name == name) return read_layout(candidate.text).value();
  }
  assert(false);
  return {};
}

BenchLine measure(const PathBench& bench, const std::atomic<bool>& stop) {
  const auto task = maze_task(builtin(bench.layout), {.problem = bench.problem}).value();
  BenchLine line;
  line.name = bench.problem + " " + bench.algorithm + " on " + std::string(bench.layout);
  line.unit = "expansions";
  for (int i = 0; i < bench.times && !stop; ++i) {
    const PathQuestion question{
        .algorithm = bench.algorithm, .heuristic = bench.heuristic, .limits = {}, .stop = &stop};
    const PathAnswer answer = task->solve(question).value();
    line.count += answer.expanded;
    line.time += answer.time;
  }
  line.signature = line.count;
  return line;
}

}  // namespace

std::vector<BenchLine> bench_paths(const std::atomic<bool>& stop) {
  const std::vector<PathBench> benches = {
      {"daedalus", "position", "bfs", "", 400},
      {"daedalus", "position", "astar", "manhattan", 400},
      {"bastion", "corners", "astar", "farthest", 200},
      {"vineyard", "food", "astar", "farthest-maze", 3},
  };
  std::vector<BenchLine> lines;
  for (const auto& bench : benches) lines.push_back(measure(bench, stop));
  return lines;
}

}  // namespace ariadne
