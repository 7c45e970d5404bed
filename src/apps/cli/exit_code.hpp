#pragma once

namespace ariadne {

// What the process says to its caller; part of the interface, listed by `ariadne help exit-codes`.
enum class ExitCode : int {
  done = 0,
  failed = 1,       // the thing asked is false or failed
  usage = 2,        // unknown option, bad value, not a terminal
  input = 3,        // a file, position or record that cannot be read or is not valid
  agent = 4,        // an agent failed in a way that stopped the run
  nothing = 5,      // nothing to do
  environment = 6,  // no permission, disk full, not enough memory
  internal = 70,    // our bug
  interrupted = 130,
  closed = 141,  // the output was closed; as if SIGPIPE had ended us, which shells expect
  terminated = 143,
};

}  // namespace ariadne
