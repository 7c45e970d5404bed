#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/screens.hpp"
#include "apps/terminal/screen.hpp"
#include "arena/steering.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// A game with a beat, in which one person steers, on the whole screen. Agents think on threads of their own.
class BeatScreen {
 public:
  enum class Leave { quit, again };

  BeatScreen(Screen& screen, GameInPlay game, const Look& look, const SteerOptions& options);

  // Returns when the person leaves or wants another game, at an interrupt, or when the terminal is gone.
  Leave run();
  // The game as far as it was played.
  GameInPlay release() { return referee_.release(); }

 private:
  using Clock = std::chrono::steady_clock;
  enum class Mode { ready, running, paused, leaving, over };

  void advance();
  const GameInPlay& game() const { return referee_.game(); }
  const Session& session() const { return *game().session; }
  bool in_round() const;
  std::chrono::milliseconds time_to_wait() const;

  void press(const Key& key);
  void press_at_end(const Key& key);
  void press_letter(char letter);
  void steer(const std::string& move);
  void go_on();
  void change_speed(double factor);
  void leave(Leave how);

  void draw();
  std::vector<std::string> status() const;

  Screen& screen_;
  Referee referee_;
  const Look look_;
  const Beat& beat_;
  const bool offers_another_;
  Steering steering_;
  Mode mode_ = Mode::ready;
  Leave leave_ = Leave::quit;
  bool done_ = false;
};

}  // namespace ariadne
