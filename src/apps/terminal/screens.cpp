#include "apps/terminal/screens.hpp"

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/beat_screen.hpp"
#include "apps/terminal/expansion_screen.hpp"
#include "apps/terminal/menu/menu.hpp"
#include "apps/terminal/play_screen.hpp"
#include "apps/terminal/viewer.hpp"
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

GameInPlay show_live(Screen& screen, GameInPlay game, const Look& look) {
  ViewOptions view{.title = watch_title(game), .live = true, .running = true};
  view.speed = default_speed(game.game());
  return view_on(screen, std::move(game), view, look);
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

GameInPlay TerminalScreens::play_or_view(Screen& screen, GameInPlay game, const Look& look) {
  return game.persons() > 0 ? play_on(screen, std::move(game), look) : show_live(screen, std::move(game), look);
}

void TerminalScreens::menu(const Context& context) const { Menu(context).run(); }

}  // namespace ariadne
