#include "apps/cli/play/play.hpp"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <iostream>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/questions.hpp"
#include "apps/cli/screens.hpp"
#include "core/file.hpp"
#include "core/suggest.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

void check_options(const PlayOptions& options, const Context& context) {
  if (context.json) {
    throw Failure(ExitCode::usage, "play does not support --json",
                  "For games as JSON, see: ariadne watch --json and ariadne match --json");
  }
  if (options.position == "-") {
    throw Failure(ExitCode::usage, "play reads moves from standard input, so the position cannot come from there",
                  "Give --position a file or the position itself.");
  }
  if (!is_safe_to_print(options.name)) throw Failure(ExitCode::usage, "--name has control characters");
  if (options.ask && options.as.size() > 1) {
    throw Failure(ExitCode::usage, "--ask asks for one side, but --as names several",
                  "Leave out --ask to take all of them.");
  }
  check_record_path(options.record, options.force);
}

void check_seats(const Session& session, const std::vector<std::string>& names) {
  const auto seats = session.seats();
  for (const auto& name : names) {
    if (std::ranges::count(seats, name) == 1) continue;
    const std::string hint = did_you_mean(name, seats);
    throw Failure(ExitCode::usage, fmt::format("{} has no side {}", session.game().info().id, in_quotes(name)),
                  hint.empty() ? "Available: " + joined(seats, ", ") : hint);
  }
}

// The opponent where it can play, else the default agent of that side.
std::string computer_spec(const GameEntry& game, Team team, const std::string& versus) {
  return versus == kHuman || (!versus.empty() && check_team(game, versus, team)) ? versus : default_agent(game, team);
}

// One spec per seat: the person's seats, and the computer everywhere else.
std::vector<std::string> seat_specs(const Session& session, const std::vector<std::string>& human_seats,
                                    const std::string& versus) {
  std::vector<std::string> specs;
  for (const auto& seat : session.seats()) {
    const Team team = session.game().team(static_cast<Seat>(specs.size()));
    const bool human = std::ranges::count(human_seats, seat) > 0;
    specs.push_back(human ? std::string(kHuman) : computer_spec(session.game(), team, versus));
  }
  if (!versus.empty() && std::ranges::count(specs, versus) == 0) {
    throw Failure(ExitCode::usage, in_quotes(versus) + " cannot play any of the remaining sides",
                  "See: ariadne show " + session.game().info().id);
  }
  return specs;
}

bool leaves_all_open(const PlayOptions& options) {
  return options.as.empty() && options.versus.empty() && options.position.empty();
}

LineStyle line_style(const Context& context) { return {line_look(context), !context.input_tty}; }

// Lets a signal interrupt a read that waits for a person, so that one Ctrl-C is enough.
void let_signals_end_reads() {
  for (const int signal : {SIGINT, SIGTERM}) {
    struct sigaction action{};
    sigaction(signal, nullptr, &action);
    action.sa_flags &= ~SA_RESTART;
    sigaction(signal, &action, nullptr);
  }
}

ExitCode play_on_screen(GameInPlay& game, const Context& context) {
  game = context.screens->play(std::move(game), {context.utf8, context.color});
  if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
  // The screen is gone by now; this stays on the terminal.
  std::cout << opening_words(game) << '\n' << (game.over() ? game.outcome_text() : "the game is not finished") << '\n';
  print_statistics(std::cout, *game.session);
  return ExitCode::done;
}

ExitCode play_in_lines(GameInPlay& game, const Context& context) {
  if (!context.quiet) {
    std::cout << opening_words(game) << "\nType a move such as " << game.game().info().example_move << ", or help.\n";
  }
  return play_by_lines(game, std::cin, std::cout, line_style(context));
}

}  // namespace

bool wants_screen(const Context& context, bool plain) {
  return context.input_tty && !plain && context.screens != nullptr && context.screens->possible();
}

Look line_look(const Context& context) { return {context.input_tty && context.utf8, context.color}; }

void check_record_path(const std::string& path, bool force) {
  if (path.empty()) return;
  if (path == "-") throw Failure(ExitCode::usage, "--record needs a file name: the game is printed to standard output");
  if (!force && file_exists(path)) {
    throw Failure(ExitCode::usage, in_quotes(path) + " exists", "Choose another name, or use --force to overwrite it.");
  }
  value_or_fail(check_writable(path), ExitCode::environment);
}

void write_game_record(const GameInPlay& game, const std::string& path) {
  if (path.empty()) return;
  value_or_fail(save(game, path, true), ExitCode::environment);
}

GameInPlay new_game(std::unique_ptr<Session> session, const std::vector<std::string>& specs, std::uint64_t seed) {
  auto players = value_or_fail(make_players(*session, specs, seed), ExitCode::usage);
  return game_of(std::move(session), std::move(players), seed);
}

int run_play(const PlayOptions& options, const Context& context) {
  check_options(options, context);
  const GameSpec spec = game_spec(options.game);
  auto session = open_unfinished(spec, options.position, context.seed);
  check_seats(*session, options.as);
  Answers answers{options.name, options.as.empty() ? session->seats().front() : options.as.front(), options.versus};
  const bool computer = !answers.versus.empty() && answers.versus != kHuman;
  if (computer)
    value_or_fail(make_agent(*spec.game, answers.versus, 0), ExitCode::usage);  // a wrong spec ends the command here

  let_signals_end_reads();
  const bool asks = options.ask || (context.input_tty && leaves_all_open(options));
  if (asks && !ask_questions(*session, answers, std::cin, std::cout, line_style(context))) {
    if (interrupted()) return interrupted_exit_code();
    std::cout << "input ended before the game began\n";
    return static_cast<int>(ExitCode::input);
  }
  const bool one_side = asks || options.as.empty();
  const auto human_seats = one_side ? std::vector<std::string>{answers.side} : options.as;
  const auto specs = seat_specs(*session, human_seats, answers.versus);
  GameInPlay game = new_game(std::move(session), specs, context.seed);
  game.person = answers.name;
  const ExitCode code =
      wants_screen(context, options.plain) ? play_on_screen(game, context) : play_in_lines(game, context);
  write_game_record(game, options.record);
  return static_cast<int>(code);
}

}  // namespace ariadne
