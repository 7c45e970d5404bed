#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"

namespace ariadne {

// The arguments, understood: how to talk and what to run.
struct Invocation {
  Context context;
  std::function<int(const Context&)> run;
};

// Throws a Failure for what cannot be understood. Asking for help is an invocation too.
Invocation read_command_line(const std::vector<std::string>& arguments);

// What may follow these words on a command line, the last of them unfinished: one candidate a line for the shell.
std::vector<std::string> completions(const std::vector<std::string>& words);

// The help of a command, such as {"maze", "show"}, or of the whole program if there are no words.
std::string help_of(const std::vector<std::string>& command);

}  // namespace ariadne
