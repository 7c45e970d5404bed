#include "report/paths/heuristic_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr int kTextColumns = 100;

// Before all states were seen nothing is known.
const char* answer(const HeuristicVerdict& verdict, bool value) {
  if (!verdict.complete) return "-";
  return value ? "yes" : "no";
}

std::string row(const CheckedHeuristic& named, std::size_t width) {
  const HeuristicVerdict& verdict = named.verdict;
  return fmt::format("{:<{}}  {:>14}  {:<10}  {:<10}  {}\n", named.heuristic, width, with_commas(verdict.states),
                     answer(verdict, verdict.admissible), answer(verdict, verdict.consistent),
                     answer(verdict, verdict.zero_at_goals));
}

// The way to the place of the fault, filled into lines.
std::string path_lines(const std::vector<std::string>& path) {
  if (path.empty()) return "  at the start\n";
  std::string text = fmt::format("  after {}:\n", count_text(std::ssize(path), "step", "steps"));
  for (const auto& line : wrapped(joined(path), kTextColumns)) text += "  " + line + "\n";
  return text;
}

std::string reason(const CheckedHeuristic& named) {
  if (!named.verdict.complete) {
    return fmt::format("{}: stopped before all states were checked ({})\n", named.heuristic,
                       name_of(named.verdict.stopped));
  }
  return named.heuristic + ": " + named.verdict.fault + "\n" + path_lines(named.verdict.path);
}

}  // namespace

bool passes(const CheckedHeuristic& named) {
  return named.verdict.complete && named.verdict.admissible && named.verdict.consistent && named.verdict.zero_at_goals;
}

std::string heuristic_table(std::span<const CheckedHeuristic> verdicts) {
  std::size_t width = 9;
  for (const auto& named : verdicts) width = std::max(width, named.heuristic.size());
  std::string text = fmt::format("{:<{}}  {:>14}  {:<10}  {:<10}  {}\n", "heuristic", width, "states checked",
                                 "admissible", "consistent", "zero at goals");
  for (const auto& named : verdicts) text += row(named, width);
  for (const auto& named : verdicts) {
    if (!passes(named)) text += "\n" + reason(named);
  }
  return text;
}

Json heuristic_json(const CheckedHeuristic& named) {
  const HeuristicVerdict& verdict = named.verdict;
  Json json = {{"heuristic", named.heuristic}, {"complete", verdict.complete}, {"states", verdict.states}};
  if (!verdict.complete) {
    json["stopped"] = name_of(verdict.stopped);
    return json;
  }
  json["admissible"] = verdict.admissible;
  json["consistent"] = verdict.consistent;
  json["zero_at_goals"] = verdict.zero_at_goals;
  if (!passes(named)) json["fault"] = {{"text", verdict.fault}, {"path", verdict.path}};
  return json;
}

Json heuristics_json(const PathSource& source, std::span<const CheckedHeuristic> checked) {
  Json json = problem_json("ariadne/heuristics/1", source);
  json["heuristics"] = Json::array();
  for (const auto& named : checked) json["heuristics"].push_back(heuristic_json(named));
  return json;
}

}  // namespace ariadne
