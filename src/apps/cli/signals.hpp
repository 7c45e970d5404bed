#pragma once

#include <atomic>

namespace ariadne {

// From now on SIGINT and SIGTERM set interrupted() instead of ending the process; the second one ends it.
void watch_signals();

// What is called before that second one ends the process, in a signal handler and on any thread.
void before_signals_end_us(void (*deed)());

// Long work looks at this, ends soon and keeps what is finished.
const std::atomic<bool>& interrupted();

// The exit code for the signal that came, 130 or 143.
int interrupted_exit_code();

}  // namespace ariadne
