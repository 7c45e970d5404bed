#include "report/solution/suite.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/format.hpp"

namespace ariadne {
namespace {

std::string score_text(const std::optional<double>& score) { return score ? fmt::format("{:+g}", *score) : "-"; }

Json score_json(const std::optional<double>& score) { return score ? value_json(*score) : Json(nullptr); }

}  // namespace

bool SuiteSummary::is_right() const { return std::ranges::all_of(rows, &SuiteRow::is_right); }

SuiteRow suite_row(const Analysis& analysis, const std::optional<double>& expected) {
  const Decision& decision = analysis.decision;
  const double sign = analysis.team() == Team::first ? 1 : -1;
  SuiteRow row;
  row.position = analysis.session->game().text(*analysis.session);
  row.move = decision.move;
  if (decision.proven) row.score = sign * decided_score(*decision.value);
  if (expected) row.expected = sign * *expected;
  row.nodes = decision.nodes;
  row.time = decision.time;
  return row;
}

std::string suite_heading() {
  return fmt::format("{:>4}  {:<6}{:>7}{:>10}{:>18}{:>12}  {}\n", "#", "best", "score", "expected", "nodes", "time",
                     "speed");
}

std::string suite_row_text(std::size_t number, const SuiteRow& row) {
  return fmt::format("{:>4}  {:<6}{:>7}{:>10}{:>18}{:>12}  {}{}\n", number, row.move, score_text(row.score),
                     score_text(row.expected), with_commas(row.nodes), short_time(row.time),
                     rate(row.nodes, row.time, "nodes"), row.is_right() ? "" : "  WRONG");
}

std::string suite_total(const SuiteSummary& summary) {
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  for (const SuiteRow& row : summary.rows) {
    nodes += row.nodes;
    time += row.time;
  }
  const auto right = static_cast<std::uint64_t>(std::ranges::count_if(summary.rows, &SuiteRow::is_right));
  return fmt::format("{}, {} as expected; {} in {}, {}\n", counted(summary.rows.size(), "position", "positions"), right,
                     counted(nodes, "node", "nodes"), short_time(time), rate(nodes, time, "nodes"));
}

Json suite_json(const GameInfo& game, const SuiteSummary& summary) {
  Json json = {{"schema", "ariadne/suite/1"}, {"game", game.id}, {"positions", Json::array()}};
  for (const SuiteRow& row : summary.rows) {
    json["positions"].push_back({{"position", row.position},
                                 {"move", row.move},
                                 {"score", score_json(row.score)},
                                 {"expected", score_json(row.expected)},
                                 {"right", row.is_right()},
                                 {"nodes", row.nodes},
                                 {"ms", milliseconds(row.time)}});
  }
  return json;
}

}  // namespace ariadne
