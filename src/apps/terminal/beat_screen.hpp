#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/play/table.hpp"
#include "apps/terminal/screen.hpp"
#include "apps/terminal/thinker.hpp"
#include "games/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// Whether the game at this table goes on by itself and one person steers in it.
bool is_played_to_beat(const Table& table);

// Such a game on the whole screen. Agents think meanwhile on a thread of their own.
class BeatScreen {
 public:
  enum class Leave { quit, again };

  struct Options {
    bool offers_another = false;                     // game, after the end of this one
    std::optional<std::chrono::milliseconds> round;  // if it is not the game's own beat
    bool waits = false;                              // for a key in every round
  };

  BeatScreen(Screen& screen, Table& table, const Look& look, const Options& options);

  // Returns when the person leaves or wants another game, at an interrupt, or when the terminal is gone.
  Leave run();

 private:
  using Clock = std::chrono::steady_clock;
  enum class Mode { ready, running, paused, leaving, over };

  void advance();
  void ask_agent();
  bool is_due() const;
  void play_beat();
  std::string steered_move() const;
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
  Table& table_;
  Session& session_;
  const Look look_;
  const Beat& beat_;
  const bool offers_another_;
  const bool waits_;
  Thinker thinker_;
  Mode mode_ = Mode::ready;
  bool steered_ = false;          // since the last round
  std::string wanted_, heading_;  // the move that was asked for last, and the one that was made last
  std::chrono::milliseconds round_;
  Clock::time_point next_beat_;
  Leave leave_ = Leave::quit;
  bool done_ = false;
};

// Plays game after game until the person leaves; the table has the last one.
void play_to_beat(Screen& screen, Table& table, const Look& look);

}  // namespace ariadne
