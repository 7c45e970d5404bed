#include "apps/cli/play/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/questions.hpp"
#include "apps/cli/screens.hpp"
#include "apps/cli/serve.hpp"
#include "apps/cli/standard_input.hpp"
#include "arena/live_record.hpp"
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
  if (options.position.text == "-") {
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
    if (std::ranges::count(names, name) > 1)
      throw Failure(ExitCode::usage, "--as names " + in_quotes(name) + " twice", "Name each side once.");
    if (std::ranges::count(seats, name) == 1) continue;
    const std::string hint = did_you_mean(name, seats);
    throw Failure(ExitCode::usage, fmt::format("{} has no side {}", session.game().info().id, in_quotes(name)),
                  hint.empty() ? "Available: " + joined(seats, ", ") : hint);
  }
}

// The seats of persons in a recorded game.
std::vector<std::string> remembered_seats(const Session& session, const std::vector<std::string>& recorded) {
  std::vector<std::string> seats;
  for (std::size_t seat = 0; seat < recorded.size(); ++seat) {
    if (recorded[seat] == kHuman) seats.push_back(session.seats()[seat]);
  }
  return seats;
}

// Who plays a seat that no person takes: the opponent that was asked for or the one of the recorded game, where they
// can, else the one that people are offered first.
std::string computer_spec(const GameEntry& game, Team team, const std::string& versus, const std::string& recorded) {
  if (versus == kHuman) return versus;
  if (!versus.empty() && check_team(game, versus, team)) return versus;
  // A record may come from anybody: it never starts a command.
  if (!recorded.empty() && make_agent(game, recorded, 0) && check_team(game, recorded, team)) return recorded;
  return agent_for_people(game, team);
}

// One spec per seat: the person's seats, and the computer everywhere else.
std::vector<std::string> seat_specs(const Session& session, const std::vector<std::string>& human_seats,
                                    const std::string& versus, const std::vector<std::string>& recorded) {
  std::vector<std::string> specs;
  for (const auto& seat : session.seats()) {
    const Team team = session.game().team(static_cast<Seat>(specs.size()));
    const bool human = std::ranges::count(human_seats, seat) > 0;
    const std::string before = specs.size() < recorded.size() ? recorded[specs.size()] : "";
    specs.push_back(human ? std::string(kHuman) : computer_spec(session.game(), team, versus, before));
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

LineStyle style_of(const PlayOptions& options, const Context& context) {
  LineStyle style = line_style(context);
  style.echo = !context.input_tty;
  style.console = options.ask;
  style.lingers = context.input_tty;
  return style;
}

// The screen is gone by now, or never was there; this stays on the terminal.
void print_what_is_kept(const GameInPlay& game) {
  if (interrupted())
    print_aside("\nInterrupted. {}\n", kept_words(game));
  else if (game.live != nullptr && !game.over())
    std::cout << kept_words(game) << '\n';
}

ExitCode play_on_screen(GameInPlay& game, const Context& context) {
  game = context.screens->play(std::move(game), {context.utf8, context.color});
  if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
  std::cout << opening_words(game) << '\n' << (game.over() ? game.outcome_text() : "the game is not finished") << '\n';
  print_statistics(std::cout, *game.session);
  return ExitCode::done;
}

// By its labels, such as d3.
std::string square_name(const Ground& ground, const Spot& spot) {
  const auto row = static_cast<std::size_t>(spot.row), column = static_cast<std::size_t>(spot.column);
  if (row >= ground.row_labels.size() || column >= ground.column_labels.size()) return "";
  return ground.column_labels[column] + ground.row_labels[row];
}

// On a board with numbers alone: which square is called what. Where moves are not named by squares there is nothing to
// say.
void print_numbering(const Session& session) {
  const Scene scene = session.scene();
  const auto target = std::ranges::find_if(scene.marks, [&](const Mark& mark) {
    return mark.kind == MarkKind::target && mark.move == square_name(scene.ground, mark.spot);
  });
  if (target == scene.marks.end()) return;
  std::cout << fmt::format("Rows and columns are numbered: row {0}, column {1} is {0} {1} or {2}.\n",
                           target->spot.row + 1, target->spot.column + 1, target->move);
}

ExitCode play_in_lines(GameInPlay& game, std::istream& in, const LineStyle& style, const Context& context) {
  if (!context.quiet) {
    std::cout << opening_words(game) << "\nType a move such as " << person_example(game) << ", or help.\n";
    if (style.console) print_numbering(*game.session);
  }
  return play_by_lines(game, in, std::cout, style);
}

int leave_before_game(Asked asked) {
  if (interrupted()) return interrupted_exit_code();
  std::cout << (asked == Asked::quit ? "goodbye\n" : "input ended before the game began\n");
  return static_cast<int>(asked == Asked::quit ? ExitCode::done : ExitCode::input);
}

}  // namespace

bool wants_screen(const Context& context, bool plain) {
  return context.input_tty && !plain && context.screens != nullptr && context.screens->possible();
}

LineStyle line_style(const Context& context) {
  return {{context.input_tty && context.utf8, context.color}, {.columns = output_columns().value_or(Room::kPlenty)}};
}

void check_record_path(const std::string& path, bool force) {
  if (path.empty()) return;
  if (path == "-") throw Failure(ExitCode::usage, "--record needs a file name: the game is printed to standard output");
  if (!force && file_exists(path)) {
    throw Failure(ExitCode::usage, in_quotes(path) + " exists", "Choose another name, or use --force to overwrite it.");
  }
  value_or_fail(check_writable(path), ExitCode::environment);
}

void record_live(GameInPlay& game, const std::string& path) {
  if (path.empty()) return;
  game.live = std::make_shared<LiveRecord>(value_or_fail(LiveRecord::open(path), ExitCode::environment));
  game.live->begin(game);
}

void finish_record(const GameInPlay& game) {
  if (game.live != nullptr) value_or_fail(game.live->finish(game), ExitCode::environment);
}

void print_all_evidence(const GameInPlay& game) {
  flush_output();
  for (const auto& each : game.excused) {
    print_aside("ply {}: {} failed ({}): {}\n", each.ply, game.session->seats()[each.seat], name_of(each.failure.kind),
                each.failure.reason);
    print_evidence(each.failure);
  }
  for (const auto& each : game.forfeits) print_evidence(each.failure);
}

GameInPlay new_game(std::unique_ptr<Session> session, const std::vector<std::string>& specs, std::uint64_t seed,
                    const ExternalOptions& external) {
  auto players = value_or_fail(make_players(*session, specs, seed, external), ExitCode::usage);
  GameInPlay game = game_of(std::move(session), std::move(players), seed);
  game.external = external;
  return game;
}

int run_play(const PlayOptions& options, const Context& context) {
  check_options(options, context);
  const GameSpec spec = game_spec(options.game);
  OpenedGame opened = open_game(spec, options.position, context.seed);
  const Session& session = *opened.session;
  check_unfinished(session);
  check_seats(session, options.as);
  auto human_seats = options.as.empty() ? remembered_seats(session, opened.agents) : options.as;
  if (human_seats.empty()) human_seats = {session.seats().front()};
  Answers answers{options.name, human_seats.front(), options.versus};
  const bool computer = !answers.versus.empty() && answers.versus != kHuman;
  if (computer)
    // A wrong spec ends the command here.
    value_or_fail(make_agent(*spec.game, answers.versus, 0, context.external), ExitCode::usage);

  StandardInput input;
  std::istream in(&input);
  const LineStyle style = style_of(options, context);
  const bool in_browser = options.ui == kWebUi;
  if (options.ask || (context.input_tty && leaves_all_open(options) && !in_browser)) {
    const Asked asked = ask_questions(session, answers, in, std::cout, style);
    if (asked != Asked::all) return leave_before_game(asked);
    human_seats = {answers.side};
  }
  const auto specs = seat_specs(session, human_seats, answers.versus, opened.agents);
  GameInPlay game = new_game(std::move(opened.session), specs, context.seed, context.external);
  game.person = answers.name;
  game.policy = policy_of(options.policy);
  if (!opened.plies.empty()) game.plies = std::move(opened.plies);
  record_live(game, options.record);
  if (in_browser) return show_table(std::move(game), {}, context);
  const bool on_screen = wants_screen(context, options.plain || options.ask);
  const ExitCode code = on_screen ? play_on_screen(game, context) : play_in_lines(game, in, style, context);
  finish_record(game);
  print_all_evidence(game);
  print_what_is_kept(game);
  return static_cast<int>(code);
}

}  // namespace ariadne
