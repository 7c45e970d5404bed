#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/records.hpp"
#include "apps/cli/solve/progress.hpp"
#include "report/reviewer.hpp"
#include "report/svg/review.hpp"

namespace ariadne {
namespace {

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
  check_without_settings(spec, "a record", "--record");
  if (spec.game != &game) {
    throw Failure(ExitCode::input, fmt::format("this is a record of {}, not of {}", game.info().id, options.game));
  }
}

Review review_of(const AnalyseOptions& options, const Context& context, const Session& session) {
  SolveProgress progress(context);
  ReviewOrder order;
  order.agent = judges_of(options, *session.at(0)).front();
  order.limits = {options.nodes, options.time};
  order.seed = context.seed;
  order.external = context.external;
  order.stop = &interrupted();
  order.begun = [&](std::size_t ply) {
    progress.rename(fmt::format("{}: ply {} of {}", order.agent, ply, session.history().size()));
  };
  progress.begin(order.agent);
  auto review = reviewed(session, order);
  if (review) return std::move(*review);
  throw Failure(review.error().agent_failed ? ExitCode::agent : ExitCode::usage, review.error().error);
}

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
  give_out_review(options, context, review_of(options, context, *session));
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
