#include "apps/cli/pacman/turn_alarm.hpp"

#include "apps/cli/signals.hpp"

namespace ariadne {

TurnAlarm::TurnAlarm(std::size_t seats, Clock::duration time)
    : left_(seats, time), watcher_([this](const std::stop_token& done) { watch(done); }) {}

void TurnAlarm::begin_turn(Seat seat) {
  const std::lock_guard lock(mutex_);
  thinking_ = seat;
  since_ = Clock::now();
}

void TurnAlarm::end_turn() {
  look();
  const std::lock_guard lock(mutex_);
  if (thinking_) left_[*thinking_] -= Clock::now() - since_;
  thinking_.reset();
}

std::optional<Seat> TurnAlarm::late() const {
  const std::lock_guard lock(mutex_);
  return late_;
}

void TurnAlarm::watch(const std::stop_token& done) {
  while (!done.stop_requested() && !stop_) {
    look();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

void TurnAlarm::look() {
  const std::lock_guard lock(mutex_);
  if (thinking_ && !late_ && Clock::now() - since_ > left_[*thinking_]) late_ = thinking_;
  if (late_ || interrupted()) stop_ = true;
}

}  // namespace ariadne
