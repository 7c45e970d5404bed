#include "apps/cli/signals.hpp"

#include <csignal>

#include "apps/cli/exit_code.hpp"

namespace ariadne {
namespace {

std::atomic<bool> stop_requested{false};
std::atomic<int> which_signal{0};

// The first signal asks; the second one does not ask again.
void on_signal(int number) {
  which_signal = number;
  stop_requested = true;
  std::signal(number, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& interrupted() { return stop_requested; }

int interrupted_exit_code() {
  return static_cast<int>(which_signal == SIGTERM ? ExitCode::terminated : ExitCode::interrupted);
}

void watch_signals() {
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is an error of a write, not the end of us
}

}  // namespace ariadne
