#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/thinker.hpp"
#include "protocols/driven_game.hpp"

namespace ariadne {

// The NBoard protocol, version 2: another program shows the game and keeps the board, and we are told positions and
// asked about them. What we say comes while we think, so lines go in and out at different times.
//
// While it thinks, `ping` and `quit` stop it; all other commands wait until it has answered. All functions must be
// called by the same thread.
class NBoard {
 public:
  // An error as of DrivenGame::make().
  static Result<std::unique_ptr<NBoard>> make(DrivenSetup setup);
  NBoard(const NBoard&) = delete;
  NBoard& operator=(const NBoard&) = delete;

  void tell(std::string_view line);
  // What was said since the last call, a line each.
  std::vector<std::string> take_said();
  bool thinking() const { return task_.has_value(); }
  // Waits until the thought that is under way is finished, but no longer than that.
  void think_for(std::chrono::milliseconds time);
  bool over() const { return over_; }  // after `quit`

 private:
  // What is being thought about.
  struct Task {
    enum class Kind { go, hint, analyse };
    Kind kind = Kind::go;
    int lines = 1;          // how many moves are to be judged
    std::size_t steps = 0;  // of the game, after which the position stands
    Seat seat = 0;          // to move there
  };

  explicit NBoard(DrivenGame game) : game_(std::move(game)) {}

  void obey(std::string_view line);
  void set(std::string_view what, std::string_view value);
  void set_depth(std::string_view value);
  void set_game(std::string_view ggf);
  void move(std::string_view value);
  void ping(std::string_view value);
  void begin(Task::Kind kind, int lines);
  void go();
  void ask();
  void finish(const Thought& thought);
  void stop();
  void obey_waiting();

  std::vector<std::string> search_lines(const Decision& decision, const Task& task) const;
  std::string eval(double value, Seat seat) const;
  void say_judged(const Decision& decision);
  void say_value_of(double value);
  void say(std::string line);
  void say_fault(std::string_view what, const Error& error);

  DrivenGame game_;
  std::optional<Task> task_;
  std::deque<std::string> waiting_;  // commands that came while it was thinking
  bool stopped_ = false;             // commands that would start to think are dropped
  bool over_ = false;
  std::mutex mutex_;
  std::vector<std::string> said_;  // also by the thread that thinks
  Thinker thinker_;                // last, so that it ends before what it uses
};

}  // namespace ariadne
