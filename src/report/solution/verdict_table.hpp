#pragma once

#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"

namespace ariadne {

// A heuristic and what its check gave.
struct NamedVerdict {
  std::string heuristic;
  HeuristicVerdict verdict;
};

// All states were checked, and it is admissible, consistent, and zero at goals.
bool passes(const NamedVerdict& named);

// A row for each heuristic, then the first counter-example of each that failed.
std::string verdict_text(std::span<const NamedVerdict> verdicts);
Json verdict_json(const NamedVerdict& named);

}  // namespace ariadne
