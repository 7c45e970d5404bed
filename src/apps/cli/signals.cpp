#include "apps/cli/signals.hpp"

#include <csignal>

#include "apps/cli/exit_code.hpp"

namespace ariadne {
namespace {

std::atomic<bool> stop_requested{false};
std::atomic<int> which_signal{0};
std::atomic<void (*)()> last_deed{nullptr};

// The first signal asks; the second one does not ask again. It may come at once, while the first is still obeyed.
void on_signal(int number) {
  if (!stop_requested.exchange(true)) {
    which_signal = number;
    return;
  }
  if (const auto deed = last_deed.load()) deed();
  std::signal(number, SIG_DFL);
  std::raise(number);
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

void before_signals_end_us(void (*deed)()) { last_deed = deed; }

}  // namespace ariadne
