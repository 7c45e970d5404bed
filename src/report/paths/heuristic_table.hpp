#pragma once

#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"
#include "report/paths/source.hpp"

namespace ariadne {

// A heuristic and what its check gave.
struct CheckedHeuristic {
  std::string heuristic;
  HeuristicVerdict verdict;
};

// All states were checked, and it is admissible, consistent, and zero at goals.
bool passes(const CheckedHeuristic& named);

// A row for each heuristic, then the first counter-example of each that failed.
std::string heuristic_table(std::span<const CheckedHeuristic> verdicts);
Json heuristic_json(const CheckedHeuristic& named);
// All checks of a problem together.
Json heuristics_json(const PathSource& source, std::span<const CheckedHeuristic> checked);

}  // namespace ariadne
