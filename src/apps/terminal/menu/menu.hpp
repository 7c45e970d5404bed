#pragma once

#include <functional>
#include <optional>
#include <string>

#include "apps/cli/context.hpp"
#include "apps/terminal/menu/game_form.hpp"
#include "apps/terminal/menu/pages.hpp"
#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// The menu that opens without arguments: from its first page to games, mazes, records, analyses and matches, and back.
class Menu {
 public:
  explicit Menu(const Context& context);

  // Returns when the person leaves, at an interrupt, or when the terminal is gone.
  void run();

 private:
  MenuAction ask(Form& form, std::size_t row);
  void obey(MenuAction action);
  void visit(Form& form, const std::function<void()>& start);
  void play_first_game();
  void play_form();
  void play(const GameEntry& game, const std::string& settings, const std::vector<std::string>& specs);
  void solve(const SolveOptions& options);
  void replay();
  void analyse();
  void compete();
  void run_outside(const std::string& command, bool waits, const std::function<int(const Context&)>& work);
  bool gone() const { return !screen_ || screen_->closed(); }

  Context context_;
  const Look look_;
  std::optional<Screen> screen_;
  HomeForm home_;
  GameForm games_;
  MazeForm mazes_;
  MatchForm match_;
  std::optional<std::string> remark_;  // about what was done last
  std::uint64_t played_ = 0;           // games so far
};

}  // namespace ariadne
