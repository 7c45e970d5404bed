#include "apps/terminal/menu/menu.hpp"

#include <iostream>

#include "agents/spec.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/standard_input.hpp"
#include "apps/terminal/menu/screen.hpp"
#include "apps/terminal/page.hpp"
#include "apps/terminal/screens.hpp"
#include "core/rng.hpp"

namespace ariadne {

namespace {

// Short enough to be finished at the first attempt. On this board the second side wins by force: it is the person's.
constexpr const char* kFirstGame = "reversi:size=6";
const std::vector<std::string> kFirstPlayers = {"level:1", std::string(kHuman)};

std::vector<const GameEntry*> all_games() { return {games().begin(), games().end()}; }

}  // namespace

Menu::Menu(const Context& context)
    : context_(context), look_{context.utf8, context.color}, games_(all_games()), match_(all_games()) {}

void Menu::run() {
  screen_.emplace();
  std::size_t row = 0;
  for (MenuAction action = ask(home_, row); action != MenuAction::back; action = ask(home_, row)) {
    obey(action);
    if (interrupted() || gone()) return;
    row = home_.row_of(action == MenuAction::first_game ? MenuAction::first_maze : action);
  }
}

MenuAction Menu::ask(Form& form, std::size_t row) {
  MenuScreen page(*screen_, form, row, look_);
  if (remark_) page.say(*std::exchange(remark_, std::nullopt));
  return page.run();
}

void Menu::obey(MenuAction action) {
  switch (action) {
    case MenuAction::first_game:
      return play_first_game();
    case MenuAction::first_maze:
      return solve(MazeForm().options());
    case MenuAction::games:
      return visit(games_, [this] { play_form(); });
    case MenuAction::mazes:
      return visit(mazes_, [this] { solve(mazes_.options()); });
    case MenuAction::replay:
      return replay();
    case MenuAction::analyse:
      return analyse();
    case MenuAction::match:
      return visit(match_, [this] { compete(); });
    default:
      return;
  }
}

// A page of the menu until the person goes back.
void Menu::visit(Form& form, const std::function<void()>& start) {
  for (MenuAction action = ask(form, form.row_of(MenuAction::start)); action != MenuAction::back;
       action = ask(form, form.row_of(action))) {
    if (action == MenuAction::start) start();
    if (action == MenuAction::rules) {
      show_page(*screen_, games_.game().info().title, games_.game().info().rules, look_);
    }
    if (interrupted() || gone()) return;
  }
}

void Menu::play_first_game() {
  const auto spec = find_game(kFirstGame);
  if (!spec) return play_form();
  play(*spec->game, spec->settings, kFirstPlayers);
}

void Menu::play_form() { play(games_.game(), games_.game_settings(), games_.specs()); }

void Menu::play(const GameEntry& entry, const std::string& settings, const std::vector<std::string>& specs) {
  const std::uint64_t seed = played_ == 0 ? context_.seed : Rng::stream_seed(context_.seed, played_);
  ++played_;
  auto session = entry.start(settings, seed);
  if (!session) return void(remark_ = session.error().message);
  auto players = make_players(**session, specs, seed);
  if (!players) return void(remark_ = players.error().message);
  const GameInPlay game =
      TerminalScreens::play_or_view(*screen_, game_of(std::move(*session), std::move(*players), seed), look_);
  if (game.over()) remark_ = "The last game: " + game.outcome_text() + ".";
}

void Menu::solve(const SolveOptions& options) {
  run_outside("ariadne solve " + options.problem.source, true,
              [&](const Context& context) { return run_solve(options, context); });
}

void Menu::replay() {
  ReplayForm form(record_files("."));
  visit(form,
        [&] { run_outside("", false, [&](const Context& context) { return run_replay(form.options(), context); }); });
}

void Menu::analyse() {
  AnalyseForm form(all_games(), record_files("."));
  visit(form, [&] {
    run_outside(form.command(), true, [&](const Context& context) { return run_analyse(form.options(), context); });
  });
}

void Menu::compete() {
  run_outside(match_.command(), true, [&](const Context& context) { return run_match(match_.options(), context); });
}

// Runs a command as if it had been typed, while the menu is away. What it prints stays until Enter.
void Menu::run_outside(const std::string& command, bool waits, const std::function<int(const Context&)>& work) {
  screen_.reset();
  try {
    if (!command.empty()) std::cout << "\n$ " << command << '\n' << std::flush;
    work(context_);
    flush_output();
    if (waits && !interrupted()) {
      StandardInput input;
      std::istream in(&input);
      std::string line;
      std::cout << "\nPress Enter to return to the menu. " << std::flush;
      std::getline(in, line);
    }
  } catch (const Failure& failure) {
    remark_ = failure.what();
  }
  screen_.emplace();
}

}  // namespace ariadne
