#include "apps/cli/analyse/analyse.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/records.hpp"
#include "apps/cli/serve.hpp"
#include "report/record_json.hpp"
#include "report/reviewer.hpp"

namespace ariadne {

Question question_of(const AnalyseOptions& options, const Session& session, Seat seat) {
  Question question{session, seat, {options.nodes, options.time}};
  question.stop = &interrupted();
  question.lines = options.lines;
  question.count_distinct = options.distinct;
  return question;
}

std::vector<std::string> judges_of(const AnalyseOptions& options, const Session& session) {
  if (options.exact) return {std::string(kPerfect)};
  if (!options.agents.empty()) return options.agents;
  return {default_judge(session)};
}

namespace {

// The same question, to be asked by the page.
int analyse_in_browser(const AnalyseOptions& options, const Context& context) {
  Json limits = Json::object();
  if (options.nodes > 0) limits["nodes"] = options.nodes;
  if (options.time.count() > 0) limits["ms"] = options.time.count();
  if (!options.record.empty()) {
    const auto game = open_recorded(options.record, options.record_game).game;
    Json arguments = {{"record", value_or_fail(write_record(game.record), ExitCode::input)}, {"limits", limits}};
    if (!options.agents.empty()) arguments["agent"] = options.agents.front();
    return show_call("analyse", "review", std::move(arguments), context);
  }
  const auto session = open_unfinished(game_spec(options.game), options.position, context.seed);
  return show_call("analyse", "analyse",
                   {{"game", session->game().info().id},
                    {"position", game_with_moves_json(*session).dump()},
                    {"agents", judges_of(options, *session)},
                    {"lines", options.lines},
                    {"limits", limits}},
                   context);
}

}  // namespace

int run_analyse(const AnalyseOptions& options, const Context& context) {
  if (options.exact && !options.agents.empty()) {
    throw Failure(ExitCode::usage, "--exact cannot be combined with --agent",
                  fmt::format("--exact stands for --agent {}, which may be given settings.", kPerfect));
  }
  if (options.ui == kWebUi) return analyse_in_browser(options, context);
  return options.record.empty() ? analyse_position(options, context) : analyse_record(options, context);
}

}  // namespace ariadne
