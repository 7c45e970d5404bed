#include "apps/terminal/screens.hpp"

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/beat_screen.hpp"
#include "apps/terminal/expansion_screen.hpp"
#include "apps/terminal/menu/screen.hpp"
#include "apps/terminal/play_screen.hpp"
#include "apps/terminal/viewer.hpp"
#include "core/rng.hpp"
#include "report/game_text.hpp"

namespace ariadne {
namespace {

// Game after game until the person leaves; the last one comes back.
GameInPlay play_to_beat(Screen& screen, GameInPlay game, const Look& look) {
  for (;;) {
    BeatScreen beat(screen, std::move(game), look, {.offers_another = true});
    const auto leave = beat.run();
    game = beat.release();
    if (leave != BeatScreen::Leave::again) return game;
    game = another_game(game);
  }
}

GameInPlay play_by_turns(Screen& screen, GameInPlay game, const Look& look) {
  for (;;) {
    PlayScreen play(screen, std::move(game), look);
    const auto leave = play.run();
    game = play.release();
    if (leave != PlayScreen::Leave::again) return game;
    game = another_game(game);
  }
}

GameInPlay play_on(Screen& screen, GameInPlay game, const Look& look) {
  return is_played_to_beat(game) ? play_to_beat(screen, std::move(game), look)
                                 : play_by_turns(screen, std::move(game), look);
}

GameInPlay view_on(Screen& screen, GameInPlay game, const ViewOptions& options, const Look& look) {
  Viewer viewer(screen, std::move(game), look, options, {});
  viewer.run();
  return viewer.release();
}

// Plays or shows the game that the form describes, and returns a remark about it for the menu.
std::string run_form(Screen& screen, const MenuForm& form, const Look& look, std::uint64_t seed) {
  auto session = form.game().start(form.game_settings(), seed);
  if (!session) return session.error().message;
  auto players = make_players(**session, form.specs(), seed);
  if (!players) return players.error().message;
  GameInPlay game = game_of(std::move(*session), std::move(*players), seed);
  if (form.has_human()) {
    game = play_on(screen, std::move(game), look);
  } else {
    ViewOptions view{.title = watch_title(game), .live = true, .running = true};
    view.speed = default_speed(game.game());
    game = view_on(screen, std::move(game), view, look);
  }
  return game.over() ? "The last game: " + game.outcome_text() + "." : "";
}

}  // namespace

bool TerminalScreens::possible() const { return Screen::is_possible(); }

GameInPlay TerminalScreens::play(GameInPlay game, const Look& look) const {
  Screen screen;
  return play_on(screen, std::move(game), look);
}

GameInPlay TerminalScreens::steer(GameInPlay game, const SteerOptions& options, const Look& look) const {
  Screen screen;
  BeatScreen beat(screen, std::move(game), look, options);
  beat.run();
  return beat.release();
}

GameInPlay TerminalScreens::view(GameInPlay game, const ViewOptions& options, const Look& look) const {
  Screen screen;
  return view_on(screen, std::move(game), options, look);
}

void TerminalScreens::leaf_through(std::size_t count, std::size_t first, const std::function<Shown(std::size_t)>& open,
                                   const Look& look) const {
  Screen screen;
  for (std::size_t index = first; !interrupted();) {
    Shown shown = open(index);
    const auto leave = Viewer(screen, std::move(shown.game), look, std::move(shown.options),
                              {.next = index + 1 < count, .previous = index > 0})
                           .run();
    if (leave == Viewer::Leave::quit) return;
    index = leave == Viewer::Leave::next ? index + 1 : index - 1;
  }
}

void TerminalScreens::expansions(const Scene& scene, std::span<const PathAnswer> answers, const Look& look) const {
  Screen screen;
  ExpansionPlayer(screen, scene, answers, look).run();
}

void TerminalScreens::menu(const Context& context) const {
  const auto entries = games();
  MenuForm form({entries.begin(), entries.end()});
  const Look look{context.utf8, context.color};
  Screen screen;
  MenuScreen menu_screen(screen, form, look);
  for (std::uint64_t game = 0; menu_screen.run() == MenuForm::Action::start; ++game) {
    const std::uint64_t seed = game == 0 ? context.seed : Rng::stream_seed(context.seed, game);
    menu_screen.say(run_form(screen, form, look, seed));
  }
}

}  // namespace ariadne
