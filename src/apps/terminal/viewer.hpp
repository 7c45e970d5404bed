#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "apps/cli/play/table.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/screen.hpp"
#include "apps/terminal/thinker.hpp"

namespace ariadne {

// How fast games of this kind are shown if nothing is said.
double usual_speed(const GameEntry& game);

// Shows a game move by move, forth and back: one that agents are playing, or one that was recorded.
class Viewer {
 public:
  enum class Leave { quit, next, previous };

  struct Options {
    std::string title;
    bool live = false;      // the table's agents play on
    bool running = false;   // moves follow each other without a key
    bool siblings = false;  // there are other games to go to
    std::size_t from = 0;   // the ply to begin at
    double speed = 2;       // moves a second, or rounds of a game with a beat; 0: as fast as they come
  };

  Viewer(Screen& screen, Table& table, const Look& look, Options options);

  Leave run();

 private:
  void advance();
  bool is_due() const;
  bool in_round() const;
  bool at_live_end() const;
  bool play_on();
  void press(const Key& key);
  void ask_for_step();
  void press_letter(const Key& key);
  void change_speed(double factor);
  void step_to(std::size_t ply);
  void draw();
  std::string state_words() const;
  std::size_t plies() const { return table_.session->history().size(); }

  Screen& screen_;
  Table& table_;
  const Look look_;
  Options options_;
  Thinker thinker_;
  std::unique_ptr<Session> shown_;
  std::chrono::steady_clock::time_point last_step_ = std::chrono::steady_clock::now();
  const bool has_beat_;
  bool step_asked_ = false;  // the next move of a live game that is paused
  Leave leave_ = Leave::quit;
  bool done_ = false;
};

}  // namespace ariadne
