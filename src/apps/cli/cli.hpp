#pragma once

namespace ariadne {

class Screens;

// The whole program: reads the arguments, runs the command, reports errors, returns the exit code. Commands that want
// the whole terminal get it from `screens`.
int run_command_line(int argc, char** argv, const Screens& screens);

}  // namespace ariadne
