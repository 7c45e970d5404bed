#include "report/analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <tuple>

#include "agents/registry.hpp"
#include "core/text.hpp"
#include "report/format.hpp"
#include "report/search_tree_text.hpp"
#include "report/solution/solution.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

Json move_json(const Decision& decision, const MoveValue& move) {
  Json json = {{"move", move.move}, {"value", value_json(move.value)}};
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.bound == Bound::no_better) {
    json["bound"] = "no better";
  } else {
    json["kind"] = name_of(decision.kind_of(move.value));
  }
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

// " discs" or " disc" behind a value, if the agent says what its estimates count.
std::string unit_text(const ValueUnit& unit, double value) {
  const bool is_one = short_decimal(std::abs(value)) == "1";
  return unit.many.empty() ? "" : " " + (is_one ? unit.one : unit.many);
}
std::string with_unit(const Decision& decision, double value, const std::string& text) {
  return is_decided(value) || decision.proven ? text : text + unit_text(decision.unit, value);
}

// How the game ends, where it is known for sure: "black wins in 5 moves", "draw".
std::optional<std::string> known_text(const ValueNames& names, double value, const std::optional<int>& wins_in,
                                      ValueKind kind) {
  const bool known = wins_in || (kind == ValueKind::proven && value == 0 && !names.for_points);
  return known ? std::optional(verdict_text(value, wins_in, names.seats)) : std::nullopt;
}

// "black wins by 4". An estimate does not say it as a fact, however sure the search was of the lines that it saw.
std::string decided_text(const ValueNames& names, double value, ValueKind kind, MarginBound bound) {
  return names.seats.front() + (kind == ValueKind::estimate ? " probably " : " ") +
         value_text(value, names.margin, bound);
}

// What a move can be worth at best, as seen by the side that plays it: "<= +3", "black loses by at least 4". Of a win
// that can be forced nothing is known but that it is not better than the best.
std::string bound_text(const ValueNames& names, Team team, const MoveValue& move, ValueKind kind) {
  if (const auto known = known_text(names, move.value, move.wins_in, kind)) return *known + " at best";
  const int sign = team == Team::first ? 1 : -1;
  if (!is_decided(move.value)) return (sign > 0 ? "<= " : ">= ") + value_text(move.value);
  const bool wins = decided_sign(move.value) == sign;
  if (wins && kind == ValueKind::forced) return "no better";
  return decided_text(names, move.value, kind, wins ? MarginBound::at_most : MarginBound::at_least);
}

std::string move_value_text(const Analysis& analysis, const MoveValue& move) {
  const Decision& decision = analysis.decision;
  const ValueNames names(*analysis.session);
  const ValueKind kind = decision.kind_of(move.value);
  return with_unit(decision, move.value,
                   move.bound == Bound::exact ? known_or_value(names, move.value, move.wins_in, kind)
                                              : bound_text(names, analysis.team(), move, kind));
}

std::string moves_text(const Analysis& analysis) {
  const bool rising = analysis.team() == Team::first;
  const auto moves = by_value(analysis.decision, rising);
  std::vector<std::string> values;
  std::size_t width = 26;
  for (const auto& move : moves) {
    values.push_back(move_value_text(analysis, move));
    width = std::max(width, values.back().size());
  }
  std::string text = fmt::format("\n{:<8} {:>{}}  {}\n", "move", "value", width, "line");
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += fmt::format("{:<8} {:>{}}  {}\n", moves[i].move, values[i], width, joined(moves[i].line));
  }
  return text;
}

std::string decision_value_text(const Session& session, const Decision& decision) {
  if (!decision.value) return "-";
  const double value = *decision.value;
  return with_unit(decision, value,
                   known_or_value(ValueNames(session), value, decision.wins_in, decision.kind_of(value)));
}

// ", proven to the end of the game" or ", solved with a confidence of 95 %"
std::string kind_text(const Decision& decision) {
  if (decision.proven) return ", proven to the end of the game";
  if (!decision.value || !decision.confidence) return "";
  if (decision.kind_of(*decision.value) != ValueKind::selective) return "";
  return fmt::format(", solved with a confidence of {} %", *decision.confidence);
}

// "interrupted: engine did not finish; mcts and greedy were not asked", or nothing.
std::string interruption_text(std::span<const Analysis> analyses, std::span<const std::string> not_asked) {
  std::vector<std::string> parts;
  for (const auto& analysis : analyses) {
    if (analysis.decision.stopped == StopReason::interrupted) parts.push_back(analysis.agent + " did not finish");
  }
  if (!not_asked.empty()) {
    parts.push_back(enumerated({not_asked.begin(), not_asked.end()}) +
                    (not_asked.size() == 1 ? " was not asked" : " were not asked"));
  }
  return parts.empty() ? "" : "\ninterrupted: " + joined(parts, "; ") + "\n";
}

// Who moves: "black", or "left and right" where they move together.
std::string movers_text(const Session& session) {
  std::vector<std::string> names;
  for (const Seat seat : session.movers()) names.push_back(session.seats()[seat]);
  return joined(names, " and ");
}

// ", +2 to +6 discs", as far as it is known.
std::string bounds_text(const DepthProgress& progress, const ValueUnit& unit) {
  const auto& [least, most] = std::tie(progress.at_least, progress.at_most);
  const auto text = [&](double value) { return value_text(value) + unit_text(unit, value); };
  if (least && most) return fmt::format(", {} to {}", value_text(*least), text(*most));
  if (least) return ", at least " + text(*least);
  return most ? ", at most " + text(*most) : "";
}

// "depth 24, exact: 37 % done, roughly 12 s left, at least +2 discs"
std::string progress_text(const DepthProgress& progress, const ValueUnit& unit) {
  const auto left = time_left(progress);
  return fmt::format("depth {}{}: {:.0f} % done{}{}", progress.depth, progress.is_last ? ", exact" : "",
                     std::floor(100 * progress.done), left ? fmt::format(", roughly {} left", rough_time(*left)) : "",
                     bounds_text(progress, unit));
}

Json progress_json(const DepthProgress& progress) {
  Json json = {{"depth", progress.depth},
               {"done", progress.done},
               {"moves_done", progress.moves_done},
               {"moves", progress.moves}};
  if (progress.at_least) json["at_least"] = value_json(*progress.at_least);
  if (progress.at_most) json["at_most"] = value_json(*progress.at_most);
  json["ms"] = milliseconds(progress.time);
  if (const auto left = time_left(progress)) json["ms_left"] = milliseconds(*left);
  return json;
}

// The first moves of a line that fit; "..." stands for the others.
std::string cut_line(const std::vector<std::string>& moves, std::size_t width) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string next = (text.empty() ? "" : " ") + moves[i];
    const std::size_t room = i + 1 == moves.size() ? 0 : 4;
    if (!text.empty() && text.size() + next.size() + room > width) return text + " ...";
    text += next;
  }
  return text;
}

}  // namespace

Team Analysis::team() const { return session->game().team(seat); }

ValueNames::ValueNames(const Session& session)
    : seats(session.seats()), margin(session.game().info().margin), for_points(session.game().info().for_points) {}

std::string known_or_value(const ValueNames& names, double value, const std::optional<int>& wins_in, ValueKind kind) {
  if (const auto known = known_text(names, value, wins_in, kind)) return *known;
  if (!is_decided(value)) return value_text(value);
  return decided_text(names, value, kind, kind == ValueKind::forced ? MarginBound::at_least : MarginBound::exact);
}

Json decision_json(const Decision& decision) {
  Json json = {{"move", decision.move}, {"value", nullptr}, {"depth", decision.depth}, {"nodes", decision.nodes}};
  if (decision.value) {
    json["value"] = value_json(*decision.value);
    json["kind"] = name_of(decision.kind_of(*decision.value));
  }
  if (decision.confidence) json["confidence"] = *decision.confidence;
  if (!decision.unit.many.empty()) json["unit"] = decision.unit.many;
  if (decision.wins_in) json["wins_in"] = *decision.wins_in;
  if (decision.distinct) json["distinct"] = *decision.distinct;
  if (decision.hash_permille) json["hash_permille"] = *decision.hash_permille;
  json["cutoffs"] = decision.cutoffs;
  json["complete"] = decision.complete;
  if (decision.stopped != StopReason::none) json["stopped"] = name_of(decision.stopped);
  json["proven"] = decision.proven;
  if (decision.next) json["next"] = progress_json(*decision.next);
  json["ms"] = milliseconds(decision.time);
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) json["moves"].push_back(move_json(decision, move));
  return json;
}

Json analysis_json(const Analysis& analysis) {
  const GameEntry& game = analysis.session->game();
  Json json = {{"schema", "ariadne/analysis/1"},
               {"game", game.info().id},
               {"agent", analysis.agent},
               {"position", game.text(*analysis.session)},
               {"seat", analysis.seat_name()}};
  if (analysis.seed) json["seed"] = *analysis.seed;
  json.update(decision_json(analysis.decision));
  return json;
}

std::string analysis_text(const Analysis& analysis, const std::string& board) {
  const Session& session = *analysis.session;
  const Decision& decision = analysis.decision;
  std::string text = fmt::format("{}, {} to move, analysed by {}\n{}", session.game().info().id, analysis.seat_name(),
                                 analysis.agent, board.empty() ? "" : "\n" + board + "\n");
  if (analysis.seed) text += fmt::format("seed    {}\n", *analysis.seed);
  text += fmt::format("best    {}\n", decision.move);
  if (!decision.value) return text + (decision.complete ? "" : "value   unknown: stopped before it was searched\n");
  text += fmt::format("value   {}{}\n", decision_value_text(session, decision), kind_text(decision));
  text += fmt::format("depth   {}{}\n", decision.depth, stop_text(decision));
  text += fmt::format("nodes   {} in {}, {}\n", with_commas(decision.nodes), short_time(decision.time),
                      rate(decision.nodes, decision.time, "nodes"));
  if (decision.distinct) text += fmt::format("distinct {}\n", with_commas(*decision.distinct));
  return text + fmt::format("line    {}\n", joined(decision.pv)) + moves_text(analysis);
}

Json comparison_json(std::span<const Analysis> analyses, std::span<const std::string> not_asked) {
  const Session& session = *analyses.front().session;
  Json all = Json::array();
  for (const auto& analysis : analyses) {
    all.push_back({{"agent", analysis.agent}, {"seat", analysis.seat_name()}});
    all.back().update(decision_json(analysis.decision));
  }
  Json json = {{"schema", "ariadne/comparison/1"},
               {"game", session.game().info().id},
               {"position", session.game().text(session)},
               {"analyses", std::move(all)}};
  if (analyses.front().seed) json["seed"] = *analyses.front().seed;
  if (!not_asked.empty()) json["not_asked"] = std::vector(not_asked.begin(), not_asked.end());
  return json;
}

std::string comparison_text(std::span<const Analysis> analyses, std::span<const std::string> not_asked,
                            const std::string& board) {
  const Session& session = *analyses.front().session;
  std::vector<TableRow> rows = {{"agent", "best", "value", "depth", "nodes", "time"}};
  for (const auto& analysis : analyses) {
    const Decision& decision = analysis.decision;
    rows.push_back({analysis.agent, decision.move, decision_value_text(session, decision),
                    std::to_string(decision.depth), with_commas(decision.nodes), short_time(decision.time)});
  }
  const auto& seed = analyses.front().seed;
  std::string text = fmt::format("{}, {} to move{}\n\n", session.game().info().id, movers_text(session),
                                 seed ? fmt::format(", seed {}", *seed) : "");
  if (!board.empty()) text += board + "\n";
  text += table_text(rows, 2) + "\nlines\n";
  std::size_t width = 0;
  for (const auto& analysis : analyses) width = std::max(width, analysis.agent.size());
  for (const auto& analysis : analyses) {
    text += fmt::format("{:<{}}  {}\n", analysis.agent, width,
                        cut_line(analysis.decision.pv, kTextWidth - std::min(width + 2, kTextWidth - 20)));
  }
  return text + interruption_text(analyses, not_asked);
}

std::optional<std::chrono::nanoseconds> time_left(const DepthProgress& progress) {
  constexpr double kLeastDone = 0.05;
  constexpr std::chrono::seconds kLeastTime{2};
  if (!progress.is_last || progress.done < kLeastDone || progress.time < kLeastTime) return std::nullopt;
  const std::chrono::duration<double, std::nano> left = progress.time * ((1 - progress.done) / progress.done);
  return std::chrono::duration_cast<std::chrono::nanoseconds>(left);
}

std::string thinking_text(const Session& session, const Decision& decision) {
  constexpr std::size_t kLineWidth = 24;  // it comes last, so that a narrow terminal cuts it first
  std::string text;
  if (decision.value) {
    text = fmt::format("depth {}, {}, {}", decision.depth, decision_value_text(session, decision), decision.move);
  }
  if (decision.next) text += (text.empty() ? "" : "; ") + progress_text(*decision.next, decision.unit);
  text += fmt::format("{}{}, {}", text.empty() ? "" : ", ", short_count(decision.nodes, "node", "nodes"),
                      rate(decision.nodes, decision.time, "nodes"));
  if (decision.hash_permille) text += fmt::format(", hash {} %", (*decision.hash_permille + 5) / 10);
  return decision.pv.empty() ? text : text + ", line " + cut_line(decision.pv, kLineWidth);
}

Json thinking_json(const Analysis& analysis, const Decision& known) {
  Json json = {{"schema", "ariadne/thinking/1"},
               {"agent", analysis.agent},
               {"position", analysis.session->game().text(*analysis.session)},
               {"seat", analysis.seat_name()}};
  json.update(decision_json(known));
  json.erase("moves");
  json["nodes_per_second"] = static_cast<std::uint64_t>(per_second(known.nodes, known.time));
  return json;
}

std::string tree_title(const Analysis& analysis) {
  return fmt::format("{}, {}: {} of value {}, {} nodes", analysis.session->game().info().id, analysis.agent,
                     analysis.decision.move, tree_number(analysis.tree.nodes.front().value),
                     with_commas(analysis.decision.nodes));
}

}  // namespace ariadne
