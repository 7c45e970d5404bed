#include "apps/cli/solve_game/solve_game.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/part_progress.hpp"
#include "apps/cli/solve_game/solvable.hpp"
#include "core/byte_size.hpp"
#include "report/format.hpp"
#include "report/solution/solution.hpp"
#include "report/solution/step_solution.hpp"

namespace ariadne {
namespace {

void refuse(const char* what) {
  throw Failure(ExitCode::usage, fmt::format("{} needs --boards", what), "Add --boards N, the number of boards.");
}

bool by_search(const SolveGameOptions& options) {
  return game_spec(options.games.front()).game->info().solved_by_search;
}

void check_options(const SolveGameOptions& options) {
  if (options.lines != 1 || options.threads != 1 || !options.suite.empty()) {
    throw Failure(ExitCode::usage, "--lines, --threads and --suite are for games whose positions are solved by search",
                  "In this game the whole board is solved, with the value of every move.");
  }
  if (options.games.size() > 1) refuse("more than one game");
  if (!options.agents.empty()) refuse("--agents");
  if (options.jobs != 0) refuse("--jobs");
}

// A game in which both sides choose at the same time is solved for all its starts at once, which can be drawn.
void check_picture(const SolveGameOptions& options, const Session& session, const Context& context) {
  if (options.svg.empty()) return;
  if (session.movers().size() < 2) refuse("--svg");
  check_output_streams(options, context);
}

// Says what is needed before it is taken.
Result<Solution> solve(const Session& session, const SolutionNeed& need, const SolveGameOptions& options,
                       const Context& context) {
  const std::string work =
      fmt::format("solving {} states in about {}", with_commas(need.states), byte_size_text(need.bytes));
  PartProgress progress(context, work);
  SolveOrder order;
  order.limits.memory = options.memory;
  order.limits.time = options.time;
  order.stop = &interrupted();
  order.progress = [&](double part) { progress.reached(part); };
  return session.game().solve(session, order);
}

void show(const Json& json, const std::string& text, const SolveGameOptions& options, const Context& context) {
  if (options.svg == "-") return;
  if (context.json) {
    print_json(json);
  } else {
    fmt::print("{}", text);
  }
}

int solve_position(const SolveGameOptions& options, const Context& context) {
  check_options(options);
  const GameSpec spec = solvable_game(options.games.front());
  const auto session = open_unfinished(spec, options.position, context.seed);
  check_picture(options, *session, context);
  const SolutionNeed need = affordable_need(*session, options.memory);
  const auto solved = solve(*session, need, options, context);
  if (interrupted()) return interrupted_exit_code();
  const Solution& solution = value_or_fail(solved, ExitCode::failed);
  const auto seed = options.position.empty() ? std::optional(context.seed) : std::nullopt;
  if (solution.step) {
    const SolvedStep step{*session, solution, seed};
    show(step_solution_json(step), step_solution_text(step), options, context);
    if (!options.svg.empty()) write_output(options.svg, step_solution_svg(step));
    return 0;
  }
  const std::string spec_of_perfect = perfect_spec(options.memory);
  const auto perfect = value_or_fail(make_agent(*spec.game, spec_of_perfect, context.seed), ExitCode::internal);
  const SolvedPosition position{*session, solution,
                                decision_or_fail(*perfect, {*session, first_mover(*session)}, spec_of_perfect), seed};
  show(solution_json(position), solution_text(position), options, context);
  return 0;
}

}  // namespace

int run_solve_game(const SolveGameOptions& options, const Context& context) {
  if (by_search(options))
    return options.suite.empty() ? solve_by_search(options, context) : solve_suite(options, context);
  return options.boards > 0 ? solve_boards(options, context) : solve_position(options, context);
}

}  // namespace ariadne
