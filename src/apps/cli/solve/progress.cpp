#include "apps/cli/solve/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "apps/cli/output.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuickWork = 500ms;  // what is done by then needs no progress
constexpr auto kRedraw = 200ms;
constexpr auto kNextLine = 30s;

// A line that is longer than the terminal is wide could not be drawn over.
std::string fitting(const std::string& line) {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return line;
  return shortened(line, size.ws_col - 1);
}

}  // namespace

SolveProgress::SolveProgress(const Context& context) : over_itself_(context.progress_tty) {
  if (context.quiet || context.json) return;
  thread_ = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

SolveProgress::~SolveProgress() = default;

void SolveProgress::begin(const std::string& search) {
  const std::lock_guard lock(mutex_);
  search_ = search;
  known_.clear();
  start_ = Clock::now();
}

void SolveProgress::rename(const std::string& search) { tell(search, ""); }

void SolveProgress::tell(const std::string& search, const std::string& known) {
  const std::lock_guard lock(mutex_);
  search_ = search;
  known_ = known;
}

// "astar, 3 s" or "engine, 3 s: depth 7, +3, f5".
std::string SolveProgress::line() const {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start_).count();
  return fmt::format("{}{}{} s{}{}", search_, search_.empty() ? "" : ", ", seconds, known_.empty() ? "" : ": ", known_);
}

void SolveProgress::watch(const std::stop_token& stop) {
  bool drawn = false;
  std::unique_lock lock(mutex_);
  const auto wait = [&](auto time) { woken_.wait_for(lock, stop, time, [] { return false; }); };
  for (wait(over_itself_ ? kQuickWork : kNextLine); !stop.stop_requested(); wait(over_itself_ ? kRedraw : kNextLine)) {
    if (over_itself_) {
      print_aside("\r{}\033[K", fitting(line()));
    } else {
      print_aside("{}\n", line());
    }
    std::fflush(stderr);
    drawn = over_itself_;
  }
  if (drawn) std::fputs("\r\033[K", stderr);
}

}  // namespace ariadne
