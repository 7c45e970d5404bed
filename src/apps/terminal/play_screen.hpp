#pragma once

#include <deque>
#include <memory>
#include <string>

#include "apps/terminal/frame.hpp"
#include "apps/terminal/screen.hpp"
#include "arena/referee.hpp"
#include "report/drawing/scene.hpp"

namespace ariadne {

// A game on the whole screen, played with keys. Agents think on threads of their own.
class PlayScreen {
 public:
  enum class Leave { quit, again };

  PlayScreen(Screen& screen, GameInPlay game, const Look& look);

  // Returns when the person leaves or wants another game, at an interrupt, or when the terminal is gone.
  Leave run();
  // The game as far as it was played.
  GameInPlay release() { return referee_.release(); }

 private:
  enum class Mode { board, leaving, saving, replacing };

  void advance();
  void take_hint();
  const GameInPlay& game() const { return referee_.game(); }
  const Session& session() const { return *game().session; }
  Scene shown_scene() const;
  bool person_turn() const { return !referee_.awaited().empty(); }
  void say(const std::string& message);

  void press(const Key& key);
  void press_on_board(const Key& key);
  void press_while_saving(const Key& key);
  bool goes_in_directions() const { return !game().game().info().directions.empty(); }
  bool is_hot_key(const Key& key) const;
  std::string key_name(char letter) const;
  std::string move_of_key(const Key& key) const;
  void press_hot_key(char letter);
  void type(const Key& key);
  void move_cursor(int rows, int columns);
  void cursor_to_next_move();
  void play_cell();
  void play_text(const std::string& text);
  void ask_for_hint();
  void take_back();
  void redo();
  void play_another();
  void leave();
  void save_as(bool replace);
  void forget_hint();

  void draw();
  std::vector<std::string> status(int columns, std::size_t rows) const;
  std::vector<std::string> crowded_status(int columns) const;
  std::size_t message_rows(const Size& size, std::size_t board_rows) const;
  std::string help() const;
  std::string typing_line() const;
  std::string thinking_line() const;
  std::string_view keys_line() const;
  bool types_moves() const;

  Screen& screen_;
  Referee referee_;
  const Look look_;
  Thinker thinker_;  // for hints
  std::unique_ptr<Agent> hinter_;
  std::string hint_;  // the proposed move, as long as it is marked
  std::deque<std::string> messages_;
  std::string typed_;
  bool hint_key_last_ = false;  // its letter may turn out to be the start of a move
  Spot cursor_;
  Mode mode_ = Mode::board;
  Leave leave_ = Leave::quit;
  bool closing_said_ = false;
  bool done_ = false;
};

}  // namespace ariadne
