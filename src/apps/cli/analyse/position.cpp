#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/analyse/tree.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "report/analysis.hpp"
#include "report/search_tree_text.hpp"

namespace ariadne {
namespace {

// Of those who move together, the first one that the agent can play for.
Seat seat_for(const Session& session, const std::string& spec) {
  const auto movers = session.movers();
  const auto can_play = [&](Seat seat) {
    return check_team(session.game(), spec, session.game().team(seat)).has_value();
  };
  const auto found = std::ranges::find_if(movers, can_play);
  return found == movers.end() ? movers.front() : *found;
}

Analysis analysed(const AnalyseOptions& options, const Context& context) {
  Analysis analysis;
  analysis.session = open_unfinished(game_spec(options.game), options.position, context.seed);
  analysis.agent = judge_of(options, *analysis.session);
  analysis.seat = seat_for(*analysis.session, analysis.agent);
  Question question = question_of(options, *analysis.session, analysis.seat);
  if (wants_tree(options)) question.tree = &analysis.tree;
  const auto agent = open_agent(*analysis.session, analysis.agent, analysis.team(), context.seed);
  analysis.decision = decision_or_fail(*agent, question, analysis.agent);
  return analysis;
}

void check_analysis(const AnalyseOptions& options, const Analysis& analysis) {
  if (wants_tree(options)) check_tree(analysis.tree, analysis.agent);
  if (!options.distinct || analysis.decision.distinct) return;
  throw Failure(ExitCode::usage,
                fmt::format("{} does not look ahead, so it has no positions to count", in_quotes(analysis.agent)),
                "--distinct is for agents that search, such as alphabeta.");
}

void give_out(const AnalyseOptions& options, const Context& context, const Analysis& analysis) {
  if (context.json) {
    Json json = analysis_json(analysis);
    if (!options.trace.empty()) json.update(trace_json(analysis.tree));
    print_json(json);
  } else if (!prints_tree_file(options, context)) {
    fmt::print("{}", analysis_text(analysis));
  }
  if (wants_tree(options)) give_out_tree(options, context, tree_title(analysis), analysis.tree);
}

}  // namespace

int analyse_position(const AnalyseOptions& options, const Context& context) {
  if (options.record_game != 1) {
    throw Failure(ExitCode::usage, "--game is the number of a game in a record", "Give the record with --record FILE.");
  }
  check_tree_options(options, context);
  const Analysis analysis = analysed(options, context);
  if (interrupted() && wants_tree(options)) return interrupted_exit_code();
  check_analysis(options, analysis);
  give_out(options, context, analysis);
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
