#pragma once

#include <atomic>

namespace ariadne {

// From now on SIGINT and SIGTERM set interrupted() instead of ending the process; the second one ends it.
void watch_signals();

// Long work looks at this, ends soon and keeps what is finished.
const std::atomic<bool>& interrupted();

// The exit code for the signal that came, 130 or 143.
int interrupted_exit_code();

}  // namespace ariadne
