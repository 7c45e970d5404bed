#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/screens.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"
#include "report/record_json.hpp"

namespace ariadne {

namespace {

std::vector<std::string> given_specs(const std::vector<std::string>& lists) {
  std::vector<std::string> given;
  for (const auto& list : lists) {
    for (auto& spec : split_specs(list)) given.push_back(std::move(spec));
  }
  if (std::ranges::count(given, kHuman) > 0) {
    throw Failure(ExitCode::usage, "'human' cannot be watched", "See: ariadne play");
  }
  return given;
}

// How a game ended that the rules did not end.
void print_forfeit(const GameInPlay& game) {
  if (!game.forfeits.empty()) std::cout << '\n' << game.outcome_text() << '\n';
}

void print_turn(const GameInPlay& game, const Turn& turn, const Look& look) {
  const std::string thought = thought_text(game, turn.ply);
  std::cout << '\n'
            << game.plies.size() << ". " << joined(turn.sentences, "; ")
            << (thought.empty() ? "" : " (" + thought + ")") << '\n';
  print_board(std::cout, *game.session, look);
  flush_output();
}

GameInPlay watch_in_lines(GameInPlay game, const Context& context) {
  const Look look = line_look(context);
  if (context.quiet) {
    game = play_out(std::move(game), {.stop = &interrupted()});
    if (game.over()) std::cout << game.outcome_text() << '\n';
    return game;
  }
  std::cout << watch_title(game) << "\n\n";
  print_board(std::cout, *game.session, look);
  game = play_out(std::move(game), {.stop = &interrupted(), .describe = true},
                  [&](const GameInPlay& so_far, const Turn& turn) { print_turn(so_far, turn, look); });
  print_forfeit(game);
  print_statistics(std::cout, *game.session);
  return game;
}

GameInPlay watch_as_json(GameInPlay game) {
  const auto print = [](const Json& json) {
    print_json(json);
    flush_output();  // whoever reads along sees each ply as it is played
  };
  game = play_out(std::move(game), {.stop = &interrupted()},
                  [&](const GameInPlay& so_far, const Turn& turn) { print(turn_json(so_far, turn)); });
  print(summary_json(game));
  return game;
}

GameInPlay watch_on_screen(GameInPlay game, const WatchOptions& options, const Context& context) {
  ViewOptions view{.title = watch_title(game), .live = true, .running = true, .from = game.plies.size()};
  view.speed = options.speed.value_or(default_speed(game.game()));
  game = context.screens->view(std::move(game), view, {context.utf8, context.color}).game;
  if (interrupted()) return game;
  std::cout << watch_title(game) << '\n' << (game.over() ? game.outcome_text() : "the game is not finished") << '\n';
  print_statistics(std::cout, *game.session);
  return game;
}

}  // namespace

int run_watch(const WatchOptions& options, const Context& context) {
  check_record_path(options.record, options.force);
  const GameSpec spec = game_spec(options.game);
  auto session = open_unfinished(spec, options.position, context.seed);
  const auto specs =
      value_or_fail(specs_for_seats(*spec.game, session->seats(), given_specs(options.agents)), ExitCode::usage);
  GameInPlay game = new_game(std::move(session), specs, context.seed);
  if (context.json)
    game = watch_as_json(std::move(game));
  else if (wants_screen(context, options.plain))
    game = watch_on_screen(std::move(game), options, context);
  else
    game = watch_in_lines(std::move(game), context);
  write_game_record(game, options.record);
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
