#pragma once

#include "apps/cli/solve/solve.hpp"
#include "report/paths/runs.hpp"

namespace ariadne {

// What the options ask of a problem: names that it knows, none of them twice. An option that none of the searches has a
// use for is a Failure, not ignored.
PathRuns choice_of(const SolveOptions& options, const PathTask& task);

}  // namespace ariadne
