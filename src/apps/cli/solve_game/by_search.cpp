#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/solve_game/solve_game.hpp"
#include "apps/cli/thinking.hpp"
#include "report/analysis.hpp"
#include "report/solution/suite.hpp"

namespace ariadne {
namespace {

void check_search_options(const SolveGameOptions& options) {
  if (options.games.size() > 1) throw Failure(ExitCode::usage, "one game at a time is solved by search");
  if (options.boards > 0 || !options.agents.empty() || options.jobs != 0 || !options.svg.empty()) {
    throw Failure(ExitCode::usage, "--boards, --agents, --jobs and --svg are for games whose whole board is solved");
  }
}

void check_suite_options(const SolveGameOptions& options) {
  check_search_options(options);
  if (!options.position.empty()) throw Failure(ExitCode::usage, "--suite cannot be combined with --position");
  if (options.lines != 1) {
    throw Failure(ExitCode::usage, "--suite cannot be combined with --lines", "A suite knows the best score alone.");
  }
}

// The agent that solves, and what it is asked.
class Solver {
 public:
  Solver(const GameEntry& game, const SolveGameOptions& options, const Context& context)
      : options_(options),
        context_(context),
        spec_(fmt::format("{},threads={}", perfect_spec(options.memory), options.threads)),
        agent_(value_or_fail(make_agent(game, spec_, context.seed), ExitCode::usage)),
        progress_(context) {}

  Result<> check(const Session& session) const { return agent_->check(session); }

  Analysis solve(std::unique_ptr<Session> session, const std::string& what) {
    Analysis analysis;
    analysis.session = std::move(session);
    analysis.seat = first_mover(*analysis.session);
    analysis.agent = spec_;
    value_or_fail(check(*analysis.session), ExitCode::usage);
    Question question{*analysis.session, analysis.seat};
    question.limits.time = options_.time;
    question.stop = &interrupted();
    question.lines = options_.lines;
    question.info = [&](const Decision& known) { tell_thinking(analysis, known, what, context_, progress_); };
    progress_.begin(what);
    analysis.decision = decision_or_fail(*agent_, question, spec_);
    return analysis;
  }

 private:
  const SolveGameOptions& options_;
  const Context& context_;
  const std::string spec_;
  const std::unique_ptr<Agent> agent_;
  SolveProgress progress_;
};

// All of it before the first position is solved: a suite with one that cannot be is refused as a whole.
void check_entries(const std::vector<SuiteEntry>& entries, const Solver& solver, const std::string& file) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto checked = solver.check(*entries[i].session);
    if (checked) continue;
    throw Failure(ExitCode::input, fmt::format("{}, position {}: {}", file, i + 1, checked.error().message));
  }
}

}  // namespace

int solve_by_search(const SolveGameOptions& options, const Context& context) {
  check_search_options(options);
  const GameSpec spec = game_spec(options.games.front());
  auto session = open_unfinished(spec, options.position, context.seed);
  const Analysis analysis = Solver(*spec.game, options, context).solve(std::move(session), "solving");
  const bool solved = analysis.decision.proven || analysis.decision.forces;
  if (context.json) {
    print_json(analysis_json(analysis));
  } else {
    fmt::print("{}{}", analysis_text(analysis), solved ? "" : "\nnot solved: the value is not proven\n");
  }
  if (interrupted()) return interrupted_exit_code();
  return solved ? 0 : static_cast<int>(ExitCode::failed);
}

int solve_suite(const SolveGameOptions& options, const Context& context) {
  check_suite_options(options);
  const GameSpec spec = game_spec(options.games.front());
  check_without_settings(spec, "a suite", "--suite");
  auto entries =
      value_or_fail(spec.game->read_suite(read_file(options.suite)), ExitCode::input, source_name(options.suite));
  if (entries.empty()) throw Failure(ExitCode::nothing, "the suite has no positions");
  Solver solver(*spec.game, options, context);
  check_entries(entries, solver, source_name(options.suite));
  SuiteSummary summary;
  if (!context.json) fmt::print("{}", suite_heading());
  for (auto& entry : entries) {
    const std::string what = fmt::format("position {} of {}", summary.rows.size() + 1, entries.size());
    SuiteRow row = suite_row(solver.solve(std::move(entry.session), what), entry.score);
    if (interrupted()) break;
    summary.rows.push_back(std::move(row));
    if (context.json) continue;
    fmt::print("{}", suite_row_text(summary.rows.size(), summary.rows.back()));
    flush_output();
  }
  if (context.json) {
    print_json(suite_json(spec.game->info(), summary));
  } else {
    fmt::print("{}", suite_total(summary));
  }
  if (interrupted()) return interrupted_exit_code();
  return summary.passed() ? 0 : static_cast<int>(ExitCode::failed);
}

}  // namespace ariadne
