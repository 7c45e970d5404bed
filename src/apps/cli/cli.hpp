#pragma once

namespace ariadne {

// The whole program: reads the arguments, runs the command, reports errors, returns the exit code.
int run_command_line(int argc, char** argv);

}  // namespace ariadne
