#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/seat.hpp"

namespace ariadne {

// Gives each seat of a game so much time for all its moves together, and stops the game when somebody needs more. It
// also stops when the program is interrupted.
class TurnAlarm {
 public:
  using Clock = std::chrono::steady_clock;

  TurnAlarm(std::size_t seats, Clock::duration time);

  // From here to the end of its turn the clock of this seat runs.
  void begin_turn(Seat seat);
  void end_turn();
  // Set once there is no use in going on: for the agents and for whoever asks them.
  const std::atomic<bool>& stop() const { return stop_; }
  // Who needed too much time.
  std::optional<Seat> late() const;

 private:
  void watch(const std::stop_token& done);
  void look();

  mutable std::mutex mutex_;
  std::vector<Clock::duration> left_;  // by seat
  std::optional<Seat> thinking_;
  Clock::time_point since_;
  std::optional<Seat> late_;
  std::atomic<bool> stop_ = false;
  std::jthread watcher_;
};

}  // namespace ariadne
