#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "apps/cli/screens.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/screen.hpp"

namespace ariadne {

// Shows a game move by move, forward and backward: one that agents are playing, or a recorded one.
class Viewer {
 public:
  enum class Leave { quit, next, previous };

  // Which other games there are to go to.
  struct Siblings {
    bool next = false, previous = false;
    bool any() const { return next || previous; }
  };

  Viewer(Screen& screen, GameInPlay game, const Look& look, ViewOptions options, Siblings siblings);

  Leave run();
  // The game as far as it was played.
  GameInPlay release() { return referee_.release(); }

 private:
  void advance();
  bool is_due() const;
  bool in_round() const;
  bool at_live_end() const;
  bool at_end() const;
  void press(const Key& key);
  void ask_for_step();
  void press_letter(const Key& key);
  void change_speed(double factor);
  void step_to(std::size_t ply);
  void draw();
  std::string help() const;
  std::string state_words() const;
  std::string thinking_words() const;
  std::string outcome_line() const;
  const GameInPlay& game() const { return referee_.game(); }
  std::size_t plies() const { return game().session->history().size(); }

  Screen& screen_;
  Referee referee_;
  const Look look_;
  ViewOptions options_;
  const Siblings siblings_;
  std::unique_ptr<Session> shown_, before_;  // the ply on display, and the position one ply earlier, if there is one
  std::chrono::steady_clock::time_point last_step_ = std::chrono::steady_clock::now();
  const bool has_beat_;
  bool step_asked_ = false;  // the next move of a live game that is paused
  Leave leave_ = Leave::quit;
  bool done_ = false;
};

}  // namespace ariadne
