#pragma once

#include <string>

#include "apps/cli/solve/solve.hpp"

namespace ariadne {

// Solves every entry of a file of scenarios and compares with the lengths that it states: `ariadne solve MAP --scenario
// FILE`. A difference is exit code 1.
int run_solve_scenarios(const SolveOptions& options, const std::string& file, const Context& context);

}  // namespace ariadne
