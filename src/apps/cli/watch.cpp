#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/screens.hpp"
#include "apps/cli/serve.hpp"
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

std::string turn_line(const GameInPlay& game, const Turn& turn) {
  const std::string thought = thought_text(game, turn.ply);
  return fmt::format("{}. {}{}", game.plies.size(), joined(turn.sentences, "; "),
                     thought.empty() ? "" : " (" + thought + ")");
}

void print_turn(const GameInPlay& game, const Turn& turn, const LineStyle& style) {
  std::cout << '\n' << turn_line(game, turn) << '\n';
  for (const auto& remark : turn.remarks) std::cout << remark << '\n';
  print_board(std::cout, *game.session, style);
}

void print_compact_turn(const GameInPlay& game, const Turn& turn) {
  std::cout << turn_line(game, turn);
  for (const auto& remark : turn.remarks) std::cout << "  [" << remark << ']';
  std::cout << '\n';
}

// Waits as long as the speed demands after a move, or after the last one of a round; an interrupt ends it.
class Pace {
 public:
  explicit Pace(const std::optional<double>& speed) : wait_(speed && *speed > 0 ? 1 / *speed : 0) {}

  void keep(const GameInPlay& game) const {
    const bool in_round = game.game().info().beat.round.count() > 0 && first_mover(*game.session) != 0;
    if (in_round || game.over()) return;
    const auto end = std::chrono::steady_clock::now() + wait_;
    while (std::chrono::steady_clock::now() < end && !interrupted()) {
      std::this_thread::sleep_for(std::min<std::chrono::duration<double>>(wait_, std::chrono::milliseconds(20)));
    }
  }

 private:
  std::chrono::duration<double> wait_;
};

void print_compact_end(const GameInPlay& game) {
  if (game.over()) std::cout << game.outcome_text() << '\n';
}

GameInPlay watch_in_lines(GameInPlay game, const WatchOptions& options, const Context& context) {
  const LineStyle style = line_style(context);
  if (context.quiet) {
    game = play_out(std::move(game), {.stop = &interrupted()});
    if (game.over()) std::cout << game.outcome_text() << '\n';
    return game;
  }
  const Pace pace(options.speed);
  std::cout << watch_title(game) << '\n';
  if (!options.compact) {
    std::cout << '\n';
    print_board(std::cout, *game.session, style);
  }
  flush_output();
  game = play_out(std::move(game), {.stop = &interrupted(), .describe = true},
                  [&](const GameInPlay& so_far, const Turn& turn) {
                    options.compact ? print_compact_turn(so_far, turn) : print_turn(so_far, turn, style);
                    flush_output();
                    pace.keep(so_far);
                  });
  options.compact ? print_compact_end(game) : print_forfeit(game);
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

// Options that would be ignored are refused.
void check_watch_options(const WatchOptions& options, const Context& context) {
  if (!context.json && !context.quiet) return;
  const std::string silent = context.json ? "--json" : "--quiet";
  if (options.compact) throw Failure(ExitCode::usage, "--compact has no effect with " + silent);
  if (options.speed.value_or(0) > 0) {
    throw Failure(ExitCode::usage, "--speed has no effect with " + silent, "Moves are not shown to be watched there.");
  }
}

}  // namespace

int run_watch(const WatchOptions& options, const Context& context) {
  check_watch_options(options, context);
  check_record_path(options.record, options.force);
  const GameSpec spec = game_spec(options.game);
  auto session = open_unfinished(spec, options.position, context.seed);
  const auto specs =
      value_or_fail(specs_for_seats(*spec.game, session->seats(), given_specs(options.agents)), ExitCode::usage);
  GameInPlay game = new_game(std::move(session), specs, context.seed, context.external);
  game.policy = policy_of(options.policy);
  record_live(game, options.record);
  if (options.ui == kWebUi) return show_table(std::move(game), options.speed, context);
  if (context.json)
    game = watch_as_json(std::move(game));
  else if (wants_screen(context, options.plain || options.compact))
    game = watch_on_screen(std::move(game), options, context);
  else
    game = watch_in_lines(std::move(game), options, context);
  finish_record(game);
  if (!context.json) print_all_evidence(game);
  if (!interrupted()) return static_cast<int>(ExitCode::done);
  print_aside("Interrupted. {}\n", kept_words(game));
  return interrupted_exit_code();
}

}  // namespace ariadne
