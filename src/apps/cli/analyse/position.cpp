#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/analyse/tree.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/unfinished.hpp"
#include "report/format.hpp"
#include "report/search_tree_text.hpp"

namespace ariadne {
namespace {

Json json_of(const MoveValue& move) {
  Json json = {{"move", move.move}, {"value", value_json(move.value)}};
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.bound == Bound::no_better) json["bound"] = "no better";
  json["line"] = move.line;
  return json;
}

Json json_of(const Decision& decision) {
  Json json = {{"move", decision.move}, {"value", nullptr}, {"depth", decision.depth}, {"nodes", decision.nodes}};
  if (decision.value) json["value"] = value_json(*decision.value);
  if (decision.wins_in) json["wins_in"] = *decision.wins_in;
  if (decision.distinct) json["distinct"] = *decision.distinct;
  json["cutoffs"] = decision.cutoffs;
  json["complete"] = decision.complete;
  json["proven"] = decision.proven;
  json["ms"] = std::chrono::duration<double, std::milli>(decision.time).count();
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) json["moves"].push_back(json_of(move));
  return json;
}

// The best first for the side to move; bounds behind exact values; else as the game lists them.
std::vector<MoveValue> by_value(const Decision& decision, bool maximises) {
  auto moves = decision.moves;
  std::stable_sort(moves.begin(), moves.end(), [&](const MoveValue& a, const MoveValue& b) {
    if (a.bound != b.bound) return a.bound == Bound::exact;
    return maximises ? a.value > b.value : a.value < b.value;
  });
  return moves;
}

void print_moves(const Session& session, const Decision& decision) {
  const bool rising = session.game().team(session.to_move()) == Team::first;
  fmt::print("\n{:<8} {:>26}  {}\n", "move", "value", "line");
  for (const auto& move : by_value(decision, rising)) {
    const std::string sign = move.bound == Bound::exact ? "" : rising ? "<= " : ">= ";
    fmt::print("{:<8} {:>26}  {}\n", move.move,
               sign + known_or_value(session, move.value, move.wins_in, decision.proven), joined(move.line));
  }
}

void print_decision(const Session& session, const std::string& agent, const Decision& decision) {
  fmt::print("{}, {} to move, asked {}\n", session.game().info().id, name_to_move(session), agent);
  fmt::print("best    {}\n", decision.move);
  if (!decision.value && !decision.complete) fmt::print("value   unknown: stopped before it was searched\n");
  if (!decision.value) return;
  fmt::print("value   {}{}\n", known_or_value(session, *decision.value, decision.wins_in, decision.proven),
             decision.proven ? ", proven to the end of the game" : "");
  fmt::print("depth   {}{}\n", decision.depth, decision.complete ? "" : ", not finished");
  fmt::print("nodes   {} in {}, {}\n", with_commas(decision.nodes), short_time(decision.time),
             rate(decision.nodes, decision.time, "nodes"));
  if (decision.distinct) fmt::print("distinct {}\n", with_commas(*decision.distinct));
  fmt::print("line    {}\n", joined(decision.pv));
  print_moves(session, decision);
}

// What was asked about a position, and what the search said.
struct Analysis {
  std::unique_ptr<Session> session;
  std::string agent;
  Decision decision;
  SearchTree tree;  // empty unless it is wanted
};

Json json_of(const Analysis& analysis) {
  const Session& session = *analysis.session;
  Json json = {{"schema", "ariadne/analysis/1"},
               {"game", session.game().info().id},
               {"agent", analysis.agent},
               {"position", session.text()},
               {"seat", name_to_move(session)}};
  json.update(json_of(analysis.decision));
  return json;
}

std::string title_of(const Analysis& analysis) {
  return fmt::format("{}, {}: {} of value {}, {} nodes", analysis.session->game().info().id, analysis.agent,
                     analysis.decision.move, tree_number(analysis.tree.nodes.front().value),
                     with_commas(analysis.decision.nodes));
}

Analysis analysed(const AnalyseOptions& options, const Context& context) {
  Analysis analysis;
  analysis.session = open_unfinished(game_of(options.game), options.position, context.seed);
  const Session& session = *analysis.session;
  analysis.agent = judge_of(options, session);
  Thinking how = thinking_of(options);
  if (wants_tree(options)) how.tree = &analysis.tree;
  analysis.decision = open_agent(session, analysis.agent, team_to_move(session), context.seed)->think(session, how);
  return analysis;
}

void check_analysis(const AnalyseOptions& options, const Analysis& analysis) {
  if (wants_tree(options)) check_tree(analysis.tree, analysis.agent);
  if (!options.distinct || analysis.decision.distinct) return;
  throw Failure(ExitCode::usage,
                fmt::format("{} does not look ahead: there are no positions to count", in_quotes(analysis.agent)),
                "--distinct is for agents that search, such as alphabeta.");
}

void give_out(const AnalyseOptions& options, const Context& context, const Analysis& analysis) {
  if (context.json) {
    Json json = json_of(analysis);
    if (!options.trace.empty()) add_trace(json, analysis.tree);
    print_json(json);
  } else if (!prints_tree_file(options, context)) {
    print_decision(*analysis.session, analysis.agent, analysis.decision);
  }
  if (wants_tree(options)) give_out_tree(options, context, title_of(analysis), analysis.tree);
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
