#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/part_progress.hpp"
#include "apps/cli/solve_game/solvable.hpp"
#include "apps/cli/solve_game/solve_game.hpp"
#include "report/solution/board_study.hpp"

namespace ariadne {
namespace {

void check_options(const SolveGameOptions& options, const Context& context) {
  const auto refuse = [](bool given, std::string_view option) {
    if (given) throw Failure(ExitCode::usage, fmt::format("--boards cannot be combined with {}", option));
  };
  refuse(!options.position.empty(), "--position");
  refuse(!options.suite.empty(), "--suite");
  refuse(options.lines != 1, "--lines");
  refuse(options.threads != 1, "--threads; --jobs solves several boards at a time");
  refuse(options.time.count() != 0, "--time: results must not depend on the clock");
  check_output_streams(options, context);
}

// Who plays, if anybody does. Each must be known and play for its side.
std::vector<std::string> players_of(const GameEntry& game, const std::string& list) {
  if (list.empty()) return {};
  auto specs = value_or_fail(specs_for_seats(game, game.info().seats, split_specs(list)), ExitCode::usage);
  for (std::size_t seat = 0; seat < specs.size(); ++seat) {
    value_or_fail(make_agent(game, specs[seat], 0), ExitCode::usage);
    value_or_fail(check_team(game, specs[seat], game.team(static_cast<Seat>(seat))), ExitCode::usage);
  }
  return specs;
}

StudyPlan plan_of(const std::string& game, const SolveGameOptions& options, const Context& context) {
  const GameSpec spec = solvable_game(game);
  StudyPlan plan;
  plan.game = spec.game;
  plan.settings = spec.settings;
  plan.agents = players_of(*spec.game, options.agents);
  plan.boards = static_cast<std::uint64_t>(options.boards);
  plan.memory = options.memory;
  plan.seed = context.seed;
  const auto board = open_board(plan, 0);
  if (board->movers().size() > 1) {
    throw Failure(ExitCode::usage, fmt::format("--boards cannot be combined with {}", spec.game->info().id),
                  "Both sides choose at the same time: without --boards all starts are counted.");
  }
  affordable_need(*board, options.memory);
  return plan;
}

std::vector<StudyPlan> plans_of(const SolveGameOptions& options, const Context& context) {
  std::vector<StudyPlan> plans;
  for (const auto& game : options.games) plans.push_back(plan_of(game, options, context));
  for (const auto& plan : plans) {
    if (plan.game != plans.front().game) throw Failure(ExitCode::usage, "the boards must be of one game");
  }
  return plans;
}

BoardSummary study(const std::string& game, const StudyPlan& plan, const SolveGameOptions& options,
                   const Context& context) {
  PartProgress progress(context, "solving boards of " + game);
  std::uint64_t done = 0;
  const auto boards = study_boards(plan, options.jobs, interrupted(), [&] {
    progress.reached(static_cast<double>(++done) / static_cast<double>(plan.boards));
  });
  return summary_of(value_or_fail(boards, ExitCode::failed));
}

}  // namespace

void check_output_streams(const SolveGameOptions& options, const Context& context) {
  if (context.json && options.svg == "-") {
    throw Failure(ExitCode::usage, "standard output takes one thing: --json, or a file that is called -");
  }
  check_output(options.svg, options.force);
}

int solve_boards(const SolveGameOptions& options, const Context& context) {
  check_options(options, context);
  const std::vector<StudyPlan> plans = plans_of(options, context);
  Json results = Json::array();
  std::vector<ShareBar> bars;
  for (std::size_t i = 0; i < plans.size() && !interrupted(); ++i) {
    const BoardSummary summary = study(options.games[i], plans[i], options, context);
    results.push_back(board_json(options.games[i], plans[i], summary));
    for (auto& bar : board_bars(options.games[i], plans[i], summary)) bars.push_back(std::move(bar));
    if (context.json || options.svg == "-") continue;
    fmt::print("{}{}", i == 0 ? "" : "\n", board_table(options.games[i], plans[i], summary));
    flush_output();
  }
  if (context.json) print_json(boards_json(context.seed, std::move(results)));
  if (interrupted()) return interrupted_exit_code();
  if (!options.svg.empty()) write_output(options.svg, board_svg(plans.front(), bars));
  return 0;
}

}  // namespace ariadne
