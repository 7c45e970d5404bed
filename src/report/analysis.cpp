#include "report/analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/format.hpp"
#include "report/search_tree_text.hpp"
#include "report/solution/solution.hpp"

namespace ariadne {
namespace {

Json move_json(const MoveValue& move) {
  Json json = {{"move", move.move}, {"value", value_json(move.value)}};
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.bound == Bound::no_better) json["bound"] = "no better";
  json["line"] = move.line;
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

// ", stopped by the limit on memory"
std::string stop_text(const Decision& decision) {
  if (decision.stopped == StopReason::interrupted) return ", interrupted";
  if (decision.stopped != StopReason::none)
    return fmt::format(", stopped by the limit on {}", name_of(decision.stopped));
  return decision.complete ? "" : ", not finished";
}

std::string moves_text(const Analysis& analysis) {
  const bool rising = analysis.team() == Team::first;
  const auto moves = by_value(analysis.decision, rising);
  std::vector<std::string> values;
  std::size_t width = 26;
  for (const auto& move : moves) {
    const std::string sign = move.bound == Bound::exact ? "" : rising ? "<= " : ">= ";
    values.push_back(sign + known_or_value(*analysis.session, move.value, move.wins_in, analysis.decision.proven));
    width = std::max(width, values.back().size());
  }
  std::string text = fmt::format("\n{:<8} {:>{}}  {}\n", "move", "value", width, "line");
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += fmt::format("{:<8} {:>{}}  {}\n", moves[i].move, values[i], width, joined(moves[i].line));
  }
  return text;
}

}  // namespace

Team Analysis::team() const { return session->game().team(seat); }

std::string known_or_value(const Session& session, double value, const std::optional<int>& wins_in, bool proven) {
  const bool known = wins_in || (proven && value == 0 && !session.game().info().for_points);
  if (known) return verdict_text(value, wins_in, session.seats());
  const std::string text = value_text(value, session.game().info().margin);
  return is_decided(value) ? session.seats().front() + " " + text : text;
}

Json decision_json(const Decision& decision) {
  Json json = {{"move", decision.move}, {"value", nullptr}, {"depth", decision.depth}, {"nodes", decision.nodes}};
  if (decision.value) json["value"] = value_json(*decision.value);
  if (decision.wins_in) json["wins_in"] = *decision.wins_in;
  if (decision.distinct) json["distinct"] = *decision.distinct;
  json["cutoffs"] = decision.cutoffs;
  json["complete"] = decision.complete;
  if (decision.stopped != StopReason::none) json["stopped"] = name_of(decision.stopped);
  json["proven"] = decision.proven;
  json["ms"] = std::chrono::duration<double, std::milli>(decision.time).count();
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) json["moves"].push_back(move_json(move));
  return json;
}

Json analysis_json(const Analysis& analysis) {
  const GameEntry& game = analysis.session->game();
  Json json = {{"schema", "ariadne/analysis/1"},
               {"game", game.info().id},
               {"agent", analysis.agent},
               {"position", game.text(*analysis.session)},
               {"seat", analysis.seat_name()}};
  json.update(decision_json(analysis.decision));
  return json;
}

std::string analysis_text(const Analysis& analysis) {
  const Session& session = *analysis.session;
  const Decision& decision = analysis.decision;
  std::string text = fmt::format("{}, {} to move, analysed by {}\nbest    {}\n", session.game().info().id,
                                 analysis.seat_name(), analysis.agent, decision.move);
  if (!decision.value) return text + (decision.complete ? "" : "value   unknown: stopped before it was searched\n");
  text += fmt::format("value   {}{}\n", known_or_value(session, *decision.value, decision.wins_in, decision.proven),
                      decision.proven ? ", proven to the end of the game" : "");
  text += fmt::format("depth   {}{}\n", decision.depth, stop_text(decision));
  text += fmt::format("nodes   {} in {}, {}\n", with_commas(decision.nodes), short_time(decision.time),
                      rate(decision.nodes, decision.time, "nodes"));
  if (decision.distinct) text += fmt::format("distinct {}\n", with_commas(*decision.distinct));
  return text + fmt::format("line    {}\n", joined(decision.pv)) + moves_text(analysis);
}

std::string tree_title(const Analysis& analysis) {
  return fmt::format("{}, {}: {} of value {}, {} nodes", analysis.session->game().info().id, analysis.agent,
                     analysis.decision.move, tree_number(analysis.tree.nodes.front().value),
                     with_commas(analysis.decision.nodes));
}

}  // namespace ariadne
