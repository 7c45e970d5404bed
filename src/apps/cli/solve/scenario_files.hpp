#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/solve/source.hpp"
#include "mazes/movingai.hpp"

namespace ariadne {

// Which queries are meant: `arena.map.scen` stands for all of the file, `arena.map.scen:7` for the seventh.
struct ScenarioChoice {
  std::string file;
  std::size_t entry = 0;  // from 1 on; 0: all
};
ScenarioChoice read_scenario_choice(const std::string& text);

// A map and the queries that a file asks on it.
class ScenarioSet {
 public:
  // Throws a Failure for what cannot be read, or for options that leave nothing to a scenario.
  ScenarioSet(const PathProblemOptions& options, const std::string& file);

  const std::string& map_name() const { return map_name_; }
  const std::string& problem() const { return problem_.problem; }
  std::size_t size() const { return entries_.size(); }
  const Scenario& entry(std::size_t number) const { return entries_[number - 1]; }  // from 1 on

  // The problem of one entry. Its stated length is that of a way in eight directions; in four there is none to keep.
  PathSource source(std::size_t number) const;

 private:
  std::string map_name_;
  SharedMaze map_;
  MazeProblem problem_;
  std::vector<Scenario> entries_;
};

// The problem of a single entry.
PathSource open_scenario(const PathProblemOptions& options, const ScenarioChoice& choice);

}  // namespace ariadne
