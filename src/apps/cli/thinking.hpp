#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "apps/cli/solve/progress.hpp"
#include "report/analysis.hpp"

namespace ariadne {

// Tells what an agent knows while it thinks: `what` it is about, unless that is empty, and a line that is drawn anew,
// or in JSON a line of standard output each time. What is known within half a second is not worth one.
void tell_thinking(const Analysis& analysis, const Decision& known, const std::string& what, const Context& context,
                   SolveProgress& progress);

}  // namespace ariadne
