#pragma once

#include <cstdint>
#include <string>

#include "agents/external/options.hpp"
#include "apps/cli/signals.hpp"

namespace ariadne {

class Screens;

// How this run talks: the global options and what the terminal can do.
struct Context {
  bool json = false;
  bool quiet = false;
  bool color = false;         // escape sequences are wanted on standard output
  bool utf8 = false;          // symbols beyond ASCII can be shown
  bool input_tty = false;     // standard input and output are a terminal: keys can be read, screens drawn
  bool progress_tty = false;  // standard error is a terminal: progress may be drawn over itself
  std::uint64_t seed = 0;     // given or drawn; always printed with the results
  bool seed_given = false;
  ExternalOptions external{.any = true};  // how agents in other processes are run
  const Screens* screens = nullptr;       // for whoever wants the whole terminal; none: there are only lines
};

// What the terminal and the environment allow; `color` is auto, always or never.
Context context_of_terminal(const std::string& color);

}  // namespace ariadne
