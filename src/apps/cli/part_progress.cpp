#include "apps/cli/part_progress.hpp"

#include <cstdio>

#include "apps/cli/output.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuickWork = 500ms;  // what is done by then needs no progress
constexpr auto kRedraw = 100ms;

}  // namespace

PartProgress::PartProgress(const Context& context, std::string work)
    : silent_(context.quiet || context.json), over_itself_(context.progress_tty), work_(std::move(work)) {}

PartProgress::~PartProgress() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void PartProgress::reached(double part) {
  const auto now = Clock::now();
  if (silent_ || now - start_ < kQuickWork) return;
  const int percent = static_cast<int>(part * 100);
  if (over_itself_ && now - last_drawn_ >= kRedraw) {
    last_drawn_ = now;
    drawn_ = true;
    print_aside("\r{}, {} %\033[K", work_, percent);
    std::fflush(stderr);
  }
  if (over_itself_ || percent / 10 <= tenths_printed_) return;
  tenths_printed_ = percent / 10;
  print_aside("{}, {} %\n", work_, percent);
}

}  // namespace ariadne
