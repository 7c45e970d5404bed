#pragma once

#include <chrono>
#include <optional>

#include "agents/agent.hpp"

namespace ariadne {

// What `time_settings` says: some time for the whole game, then periods, each for a number of moves.
struct GtpTime {
  std::chrono::milliseconds main{0};
  std::chrono::milliseconds period{0};
  int moves = 0;  // in a period

  // GTP says "no limits" by a period without moves; without any time nobody could play.
  bool none() const { return (period.count() > 0 && moves == 0) || (main.count() == 0 && period.count() == 0); }
  bool has_periods() const { return period.count() > 0 && moves > 0; }
};

// The clock of one side. It runs by itself, so that whoever drives us may, but need not, tell what is left.
class GtpClock {
 public:
  GtpClock() = default;
  explicit GtpClock(const GtpTime& time);

  // What is left: of the main time, or in a period for `moves` moves.
  void set_left(std::chrono::milliseconds left, int moves);
  // A move took this long.
  void spend(std::chrono::nanoseconds time);

  // How an agent is to be asked now. In a period each move gets its share of it as a limit of its own, since the time
  // that is left then says nothing about later moves.
  ClockState state() const;
  Limits limits() const;

 private:
  bool in_period() const { return moves_ > 0; }
  void begin_period() {
    left_ = time_.period;
    moves_ = time_.moves;
  }

  GtpTime time_;
  bool runs_ = false;
  std::chrono::milliseconds left_{0};
  int moves_ = 0;  // left to be made in this period; 0: it is main time
};

}  // namespace ariadne
