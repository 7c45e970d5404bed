#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"

namespace ariadne {

// A parsed command line: its context and what to run.
struct Invocation {
  Context context;
  std::function<int(const Context&)> run;
};

// Throws a Failure for arguments that cannot be understood. A request for help is an invocation too.
Invocation read_command_line(const std::vector<std::string>& arguments);

// The candidates that complete the last of these arguments, for the shell.
std::vector<std::string> completions(const std::vector<std::string>& words);

// The help of a command, such as {"maze", "show"}, or of the whole program if empty.
std::string help_of(const std::vector<std::string>& command);

}  // namespace ariadne
