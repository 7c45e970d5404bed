#include "report/solution/suite.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/format.hpp"

namespace ariadne {
namespace {

std::string score_text(const std::optional<double>& score) { return score ? fmt::format("{:+g}", *score) : "-"; }

Json score_json(const std::optional<double>& score) { return score ? value_json(*score) : Json(nullptr); }

// Behind a row, if there is something to see to.
std::string_view remark_on(SuiteVerdict verdict) {
  if (verdict == SuiteVerdict::wrong) return "  WRONG";
  return verdict == SuiteVerdict::unsolved ? "  not solved" : "";
}

// "4 positions: 2 as expected, 1 wrong, 1 not solved"
std::string counts_text(const SuiteSummary& summary) {
  constexpr std::array<std::string_view, 4> kWords = {"as expected", "wrong", "not solved", "without a known score"};
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    const std::size_t count = summary.count(static_cast<SuiteVerdict>(i));
    if (count > 0) parts.push_back(fmt::format("{} {}", count, kWords[i]));
  }
  return counted(summary.rows.size(), "position", "positions") + (parts.empty() ? "" : ": ") + joined(parts, ", ");
}

// Whether the score is the expected one; null where there are not both.
Json right_json(SuiteVerdict verdict) {
  const bool compared = verdict == SuiteVerdict::right || verdict == SuiteVerdict::wrong;
  return compared ? Json(verdict == SuiteVerdict::right) : Json(nullptr);
}

}  // namespace

SuiteVerdict SuiteRow::verdict() const {
  if (!score) return SuiteVerdict::unsolved;
  if (!expected) return SuiteVerdict::unknown;
  return *score == *expected ? SuiteVerdict::right : SuiteVerdict::wrong;
}

std::size_t SuiteSummary::count(SuiteVerdict verdict) const {
  return static_cast<std::size_t>(std::ranges::count(rows, verdict, &SuiteRow::verdict));
}

SuiteRow suite_row(const Analysis& analysis, const std::optional<double>& expected) {
  const Decision& decision = analysis.decision;
  const double sign = analysis.team() == Team::first ? 1 : -1;
  SuiteRow row;
  row.position = analysis.session->game().text(*analysis.session);
  row.move = decision.move;
  if (decision.proven && decision.value) row.score = sign * decided_score(*decision.value);
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
                     rate(row.nodes, row.time, "nodes"), remark_on(row.verdict()));
}

std::string suite_total(const SuiteSummary& summary) {
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  for (const SuiteRow& row : summary.rows) {
    nodes += row.nodes;
    time += row.time;
  }
  return fmt::format("{}; {} in {}, {}\n", counts_text(summary), counted(nodes, "node", "nodes"), short_time(time),
                     rate(nodes, time, "nodes"));
}

Json suite_json(const GameInfo& game, const SuiteSummary& summary) {
  Json json = {{"schema", "ariadne/suite/1"}, {"game", game.id}, {"positions", Json::array()}};
  for (const SuiteRow& row : summary.rows) {
    json["positions"].push_back({{"position", row.position},
                                 {"move", row.move},
                                 {"score", score_json(row.score)},
                                 {"expected", score_json(row.expected)},
                                 {"verdict", name_of(row.verdict())},
                                 {"right", right_json(row.verdict())},
                                 {"nodes", row.nodes},
                                 {"ms", milliseconds(row.time)}});
  }
  return json;
}

}  // namespace ariadne
