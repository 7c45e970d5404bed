#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The one list of path algorithms and of heuristics.
namespace ariadne {

struct PathAlgorithm {
  enum class Needs : std::uint8_t { nothing, steps_back, its_problem };

  std::string_view name, summary;
  bool informed = false;         // uses a heuristic
  Needs needs = Needs::nothing;  // of a problem that offers it
  std::string_view problem;      // the one that it is a method of, if it needs that
};

inline constexpr std::array kPathAlgorithms = {
    PathAlgorithm{"dfs", "depth-first search"},
    PathAlgorithm{"bfs", "breadth-first search: fewest steps"},
    PathAlgorithm{"ucs", "uniform-cost search: cheapest"},
    PathAlgorithm{"greedy", "greedy best-first search", true},
    PathAlgorithm{"astar", "A*", true},
    PathAlgorithm{"wastar", "weighted A*: quicker, not always cheapest", true},
    PathAlgorithm{"idastar", "iterative deepening A*: little memory", true},
    PathAlgorithm{"bidirectional", "searches from both ends", false, PathAlgorithm::Needs::steps_back},
    PathAlgorithm{"exact", "shortest walk over all food, with a proof", false, PathAlgorithm::Needs::its_problem,
                  "food"},
    PathAlgorithm{"jps", "jump point search", false, PathAlgorithm::Needs::its_problem, "octile"},
};

// The names of those for which keep(algorithm) is true.
template <class Keep>
std::vector<std::string> path_algorithm_names(const Keep& keep) {
  std::vector<std::string> names;
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (keep(algorithm)) names.emplace_back(algorithm.name);
  }
  return names;
}

// The method that only this problem has.
constexpr std::string_view method_of(std::string_view problem) {
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (algorithm.problem == problem) return algorithm.name;
  }
  return {};
}

// "dfs, bfs, …, for food exact": all of them, in one line of help.
std::string path_algorithms_text();

std::vector<std::string> informed_algorithms();
bool uses_heuristic(std::string_view algorithm);

// Heuristics of problems in mazes. Each of these problems has some of them, its default first, and says which.
inline constexpr std::array<std::string_view, 7> kMazeHeuristics = {"null",     "manhattan",     "euclidean", "octile",
                                                                    "farthest", "farthest-maze", "mst"};

}  // namespace ariadne
