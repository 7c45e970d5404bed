#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "arena/referee.hpp"

namespace ariadne {

// How a person steers a game to a beat: what was asked for last is played as soon as it is possible, and until then the
// player keeps going. Every front end asks it when a round is due and what to play then.
class Steering {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kFastest{30}, kSlowest{2000};

  // `round` is that of the beat unless it is given; with `waits`, every round waits until something is asked for.
  explicit Steering(const Beat& beat, std::optional<std::chrono::milliseconds> round = {}, bool waits = false);

  void want(const std::string& move);
  // The game begins or goes on: the next round is due one beat from now.
  void go_on(Clock::time_point now) { next_beat_ = now + round_; }
  void set_round(std::chrono::milliseconds round);
  void set_waiting(bool waits) { waits_ = waits; }

  bool waits() const { return waits_; }
  std::chrono::milliseconds round() const { return round_; }
  Clock::time_point next_beat() const { return next_beat_; }
  bool is_due(Clock::time_point now) const { return waits_ ? steered_ : now >= next_beat_; }
  // Tells agents to move that would hold up the beat: each has its share of a round.
  void keep_time(Referee& referee) const;
  // Plays a round for the person who is awaited.
  void choose(Referee& referee, Clock::time_point now);

 private:
  std::vector<std::string> steered_moves(const std::vector<std::string>& moves) const;

  const Beat& beat_;
  std::chrono::milliseconds round_;
  bool waits_;
  bool steered_ = false;          // since the last round
  std::string wanted_, heading_;  // the move that was asked for last, and the one that was made last
  Clock::time_point next_beat_;
};

// Moves a second at which games of this kind are shown unless somebody says otherwise.
double default_speed(const GameEntry& game);

// Whether the game goes on by itself and one person steers in it.
bool is_played_to_beat(const GameInPlay& game);

}  // namespace ariadne
