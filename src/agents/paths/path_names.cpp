#include "agents/paths/path_names.hpp"

#include <algorithm>

namespace ariadne {

std::string path_algorithms_text() {
  std::string text;
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (!text.empty()) text += ", ";
    if (!algorithm.problem.empty()) text.append("for ").append(algorithm.problem).append(" ");
    text += algorithm.name;
  }
  return text;
}

std::vector<std::string> informed_algorithms() {
  return path_algorithm_names([](const PathAlgorithm& algorithm) { return algorithm.informed; });
}

bool uses_heuristic(std::string_view name) {
  return std::ranges::any_of(
      kPathAlgorithms, [&](const PathAlgorithm& algorithm) { return algorithm.informed && algorithm.name == name; });
}

}  // namespace ariadne
