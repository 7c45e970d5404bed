#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"
#include "apps/cli/solve/source.hpp"
#include "core/budget.hpp"

namespace ariadne {

struct SolveOptions {
  PathProblemOptions problem;
  std::string scenario;                   // FILE or FILE:N, the queries of a benchmark on the map; empty: none
  std::vector<std::string> algorithms;    // empty: exact where the problem has it, else astar
  std::vector<std::string> heuristics;    // each goes with every algorithm that uses one; empty: the problem's default
  std::optional<double> weight;           // of wastar
  std::uint64_t nodes = 0;                // for each search, 0: no limit
  std::chrono::milliseconds time{0};      // likewise
  std::uint64_t memory = kDefaultMemory;  // likewise, in bytes
  bool upper_bound_only = false;          // exact: a good walk without a proof
  bool show = false, animate = false;
  std::string ui;          // "web": in the browser
  std::string trace, svg;  // files to write, "-" for standard output
  bool force = false;      // overwrite them
  std::string expect;      // "path": no path is a failure
};
int run_solve(const SolveOptions&, const Context&);

// The part of it that solves every entry of a file of scenarios and compares with the lengths that it states. A
// difference is exit code 1.
int solve_scenarios(const SolveOptions&, const std::string& file, const Context&);

}  // namespace ariadne
