#pragma once

#include <span>
#include <string>

#include "core/json.hpp"
#include "mazes/movingai.hpp"
#include "report/paths/source.hpp"

namespace ariadne {

// One search of one entry.
struct ScenarioRun {
  std::size_t entry = 0;  // from 1 on
  Scenario scenario;
  PathAnswer answer;
  std::optional<bool> equal;  // is_as_stated()
};

// A row for each run, then a line for each search with what its runs come to together.
std::string scenario_table(std::span<const ScenarioRun> runs);

// The ways are left out: they are in the answer to a single entry.
Json scenario_run_json(const ScenarioRun& run);
// The lines below the table, as an array.
Json scenario_totals_json(std::span<const ScenarioRun> runs);

// What was run.
struct ScenarioFile {
  std::string map, file, problem;
  std::size_t entries = 0;
};
// All of it, for people and as the object of `ariadne solve --scenario FILE --json`.
std::string scenarios_text(const ScenarioFile& file, std::span<const ScenarioRun> runs);
Json scenarios_json(const ScenarioFile& file, std::span<const ScenarioRun> runs);

}  // namespace ariadne
