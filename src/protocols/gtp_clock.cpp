#include "protocols/gtp_clock.hpp"

#include <algorithm>

namespace ariadne {

using namespace std::chrono_literals;

GtpClock::GtpClock(const GtpTime& time) : time_(time), runs_(!time.none()), left_(time.main) {
  if (runs_ && left_ == 0ms) begin_period();
}

void GtpClock::set_left(std::chrono::milliseconds left, int moves) {
  runs_ = true;
  left_ = left;
  moves_ = moves;
}

void GtpClock::spend(std::chrono::nanoseconds time) {
  left_ -= std::chrono::duration_cast<std::chrono::milliseconds>(time);
  if (!in_period() && left_ <= 0ms && time_.has_periods()) {
    const auto late = left_;
    begin_period();
    left_ += late;
    if (late == 0ms) return;  // the move was made in main time
  }
  if (in_period() && --moves_ == 0) begin_period();
  left_ = std::max(left_, 0ms);
}

ClockState GtpClock::state() const {
  if (!runs_ || in_period()) return {};
  ClockState state;
  state.left = time_.has_periods() ? left_ + time_.period / time_.moves : left_;
  state.to_be_spent = true;
  return state;
}

Limits GtpClock::limits() const {
  if (!runs_ || !in_period()) return {};
  const auto share = left_ / moves_;
  return {.time = std::max(share - share / 20, 1ms)};  // some of it goes by between two programs
}

}  // namespace ariadne
