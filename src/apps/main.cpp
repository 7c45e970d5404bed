#include "apps/cli/cli.hpp"

int main(int argc, char** argv) { return ariadne::run_command_line(argc, argv); }
