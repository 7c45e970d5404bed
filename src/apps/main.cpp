#include "apps/cli/cli.hpp"
#include "apps/terminal/screens.hpp"

int main(int argc, char** argv) {
  const ariadne::TerminalScreens screens;
  return ariadne::run_command_line(argc, argv, screens);
}
