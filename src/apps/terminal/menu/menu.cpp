#include <fmt/format.h>

#include <iostream>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/remarks.hpp"
#include "apps/terminal/beat_screen.hpp"
#include "apps/terminal/menu/form.hpp"
#include "apps/terminal/menu/screen.hpp"
#include "apps/terminal/play_screen.hpp"
#include "apps/terminal/viewer.hpp"
#include "core/rng.hpp"
#include "report/format.hpp"

namespace ariadne {

namespace {

// The game that the form describes; its values were checked when they were chosen.
Table table_of(const MenuForm& form, std::uint64_t seed) {
  auto session = value_or_fail(form.game().start(form.game_settings(), seed), ExitCode::usage);
  return make_table(std::move(session), form.words(), seed);
}

// Plays or shows one game; returns what is worth saying about it in the menu.
std::string run_game(Screen& screen, const MenuForm& form, const Look& look, std::uint64_t seed) {
  Table table = table_of(form, seed);
  if (is_played_to_beat(table)) {
    play_to_beat(screen, table, look);
  } else if (form.has_human()) {
    PlayScreen(screen, table, look).run();
  } else {
    Viewer::Options view{.title = watch_title(table), .live = true, .running = true};
    view.speed = usual_speed(table.game());
    Viewer(screen, table, look, view).run();
  }
  return table.over() ? "The last game: " + table.session->outcome_text() + "." : "";
}

}  // namespace

int run_menu(const Context& context) {
  if (!Screen::is_possible()) return run_tour(context);
  const auto entries = games();
  MenuForm form({entries.begin(), entries.end()});
  const Look look{context.utf8, context.color};
  Screen screen;
  MenuScreen menu(screen, form, look);
  for (std::uint64_t game = 0; menu.run() == MenuForm::Action::start; ++game) {
    menu.say(run_game(screen, form, look, game == 0 ? context.seed : Rng::stream_seed(context.seed, game)));
  }
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
