#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <sstream>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/analyse/tree.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/thinking.hpp"
#include "arena/opening.hpp"
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

// The seed from which the start was drawn; none if it is the same for all seeds, or was given.
std::optional<std::uint64_t> seed_of_start(const AnalyseOptions& options, const Context& context) {
  const GameSpec spec = game_spec(options.game);
  const bool drawn = options.position.empty() && starts_vary(*spec.game, spec.settings);
  return drawn ? std::optional(context.seed) : std::nullopt;
}

Analysis analysed(const std::string& spec, std::unique_ptr<Session> session, const AnalyseOptions& options,
                  const Context& context, SolveProgress& progress) {
  const std::string who = options.agents.size() > 1 ? spec : "";  // a single one need not be named again and again
  Analysis analysis;
  analysis.session = std::move(session);
  analysis.agent = spec;
  analysis.seat = seat_for(*analysis.session, spec);
  Question question = question_of(options, *analysis.session, analysis.seat);
  if (wants_tree(options)) question.tree = &analysis.tree;
  question.info = [&](const Decision& known) { tell_thinking(analysis, known, who, context, progress); };
  const auto agent = open_agent(*analysis.session, spec, analysis.team(), context);
  progress.begin(spec);
  analysis.decision = decision_or_fail(*agent, question, spec);
  return analysis;
}

// What each agent says, until an interrupt.
std::vector<Analysis> all_analysed(const AnalyseOptions& options, const Context& context) {
  const auto session = open_unfinished(game_spec(options.game), options.position, context.seed);
  const auto specs = judges_of(options, *session);
  for (const auto& spec : specs) {  // a wrong one is refused before the others think
    open_agent(*session, spec, session->game().team(seat_for(*session, spec)), context);
  }
  const auto seed = seed_of_start(options, context);
  std::vector<Analysis> analyses;
  SolveProgress progress(context);
  for (const auto& spec : specs) {
    if (interrupted() && !analyses.empty()) break;
    analyses.push_back(analysed(spec, session->clone(), options, context, progress));
    analyses.back().seed = seed;
  }
  return analyses;
}

void check_analysis(const AnalyseOptions& options, const Analysis& analysis) {
  if (wants_tree(options)) check_tree(analysis.tree, analysis.agent);
  if (!options.distinct || analysis.decision.distinct) return;
  throw Failure(ExitCode::usage, fmt::format("{} does not count distinct positions", in_quotes(analysis.agent)),
                "--distinct is for agents that search to one depth, such as alphabeta.");
}

// A start that was drawn is shown; a given one and one that is always the same are known.
std::string drawn_board(const Analysis& analysis, const Context& context) {
  std::ostringstream out;
  if (analysis.seed && !context.quiet) print_board(out, *analysis.session, line_style(context));
  return out.str();
}

void give_out(const AnalyseOptions& options, const Context& context, const Analysis& analysis) {
  if (context.json) {
    Json json = analysis_json(analysis);
    if (!options.trace.empty()) json.update(trace_json(analysis.tree));
    print_json(json);
  } else if (!prints_tree_file(options, context)) {
    fmt::print("{}", analysis_text(analysis, drawn_board(analysis, context)));
  }
  if (wants_tree(options)) give_out_tree(options, context, tree_title(analysis), analysis.tree);
}

void give_out_all(const AnalyseOptions& options, const Context& context, const std::vector<Analysis>& analyses) {
  const auto not_asked = std::span(options.agents).subspan(analyses.size());
  if (context.json) {
    print_json(comparison_json(analyses, not_asked));
  } else {
    fmt::print("{}", comparison_text(analyses, not_asked, drawn_board(analyses.front(), context)));
  }
}

void check_position_options(const AnalyseOptions& options, const Context& context) {
  if (options.record_game != 1) {
    throw Failure(ExitCode::usage, "--game is the number of a game in a record", "Give the record with --record FILE.");
  }
  if (options.agents.size() > 1 && wants_tree(options)) {
    throw Failure(ExitCode::usage, "--show, --svg and --trace are for the tree of one agent", "Name one --agent.");
  }
  if (options.agents.size() > 1 && !context.json && (options.lines != 1 || options.distinct)) {
    throw Failure(ExitCode::usage, "--lines and --distinct show nothing in the text table of several agents",
                  "Name one --agent, or add --json.");
  }
}

}  // namespace

int analyse_position(const AnalyseOptions& options, const Context& context) {
  check_position_options(options, context);
  check_tree_options(options, context);
  const std::vector<Analysis> analyses = all_analysed(options, context);
  if (interrupted() && wants_tree(options)) return interrupted_exit_code();
  for (const auto& analysis : analyses) check_analysis(options, analysis);
  if (options.agents.size() > 1) {
    give_out_all(options, context, analyses);
  } else {
    give_out(options, context, analyses.front());
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
