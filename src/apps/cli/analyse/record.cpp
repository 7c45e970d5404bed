#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/records.hpp"
#include "apps/cli/solve/progress.hpp"
#include "report/review.hpp"
#include "report/svg/review.hpp"

namespace ariadne {
namespace {

// An agent that neither counts nor values positions, such as a random one, cannot judge what others play.
void check_judge(const std::string& spec, const Session& session, Seat seat) {
  const auto agent = open_agent(session, spec, session.game().team(seat), 0);
  const Decision decision = decision_or_fail(*agent, {session, seat, {.nodes = 1}}, spec);
  if (decision.value || decision.nodes > 0 || !decision.complete) return;
  throw Failure(ExitCode::usage, fmt::format("{} gives moves no values, so it cannot judge a game", in_quotes(spec)),
                "Choose one that looks ahead, such as alphabeta.");
}

void check_record_options(const AnalyseOptions& options, const Context& context, const GameEntry& game) {
  const auto refuse = [](const char* option) {
    throw Failure(ExitCode::usage, fmt::format("{} cannot be combined with --record", option),
                  "Leave it out, or analyse a position instead.");
  };
  if (!options.position.empty()) refuse("--position");
  if (options.lines != 1) refuse("--lines");
  if (options.distinct) refuse("--distinct");
  if (options.show) refuse("--show");
  if (!options.trace.empty()) refuse("--trace");
  if (options.agents.size() > 1) refuse("a second --agent");
  check_output(options.svg, options.force);
  if (options.svg == "-" && context.json)
    throw Failure(ExitCode::usage, "--svg - and --json both take standard output");
  if (options.game.empty()) return;
  const GameSpec spec = game_spec(options.game);
  if (!spec.settings.empty()) {
    throw Failure(ExitCode::usage, "a record has its own settings",
                  fmt::format("Use '{}' alone with --record.", spec.game->info().id));
  }
  if (spec.game != &game) {
    throw Failure(ExitCode::input, fmt::format("this is a record of {}, not of {}", game.info().id, options.game));
  }
}

// Judges the plies of a game one after the other.
class Reviewer {
 public:
  Reviewer(const AnalyseOptions& options, const Context& context, const Session& session)
      : options_(options),
        session_(session),
        spec_(judges_of(options, *session.at(0)).front()),
        review_(session, spec_),
        progress_(context) {
    options_.lines = 1 << 20;  // exact values for all moves: the one that was played may be any of them
    const auto start = session.at(0);
    agent_ = value_or_fail(make_agent(session.game(), spec_, context.seed), ExitCode::usage);
    value_or_fail(agent_->check(*start), ExitCode::usage, spec_);
    if (start->result()) return;
    const auto movers = start->movers();
    const auto seat = std::ranges::find_if(movers, [this](Seat each) { return judges(each); });
    check_judge(spec_, *start, seat == movers.end() ? movers.front() : *seat);
  }

  Review run() {
    const auto& history = session_.history();
    progress_.begin(spec_);
    for (std::size_t ply = 0; ply < history.size() && !interrupted(); ++ply) {
      progress_.rename(fmt::format("{}: ply {} of {}", spec_, ply + 1, history.size()));
      review(*session_.at(ply), history[ply]);
    }
    set_marks(review_);
    return std::move(review_);
  }

 private:
  // It judges its own side, where it plays for one only.
  bool judges(Seat seat) const { return check_team(session_.game(), spec_, session_.game().team(seat)).has_value(); }
  void review(const Session& before, const Step& step) {
    const auto movers = before.movers();
    for (std::size_t i = 0; i < movers.size(); ++i) {
      if (!judges(movers[i])) continue;
      const Decision decision = decision_or_fail(*agent_, question_of(options_, before, movers[i]), spec_);
      if (interrupted()) return;  // cut short, it says nothing
      review_.moves.push_back(judged(before, movers[i], step[i], decision));
    }
  }

  AnalyseOptions options_;
  const Session& session_;
  std::string spec_;
  Review review_;
  std::unique_ptr<Agent> agent_;
  SolveProgress progress_;
};

void give_out_review(const AnalyseOptions& options, const Context& context, const Review& review) {
  if (context.json) {
    print_json(review_json(review));
  } else if (options.svg != "-") {
    fmt::print("{}", review_text(review));
  }
  if (!options.svg.empty()) write_output(options.svg, review_svg(review));
}

}  // namespace

int analyse_record(const AnalyseOptions& options, const Context& context) {
  const auto session = open_recorded(options.record, options.record_game).game.session;
  check_record_options(options, context, session->game());
  give_out_review(options, context, Reviewer(options, context, *session).run());
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
