#include "report/paths/scenario_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/format.hpp"
#include "report/paths/table.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

const TableRow kScenarioHeader = {"entry", "search", "stated", "cost", "equal", "expanded", "time"};
constexpr std::size_t kScenarioWords = 2;  // the first columns stand to the left

// What the runs of one search come to.
struct Total {
  std::string algorithm, heuristic, label;
  std::uint64_t entries = 0, found = 0, stopped = 0, equal = 0, different = 0, expanded = 0;
  std::chrono::nanoseconds time{0};

  void add(const ScenarioRun& run) {
    ++entries;
    found += run.answer.found;
    stopped += !run.answer.found && !run.answer.complete;
    equal += run.equal == true;
    different += run.equal == false;
    expanded += run.answer.expanded;
    time += run.answer.time;
  }
};

std::vector<Total> totals_of(std::span<const ScenarioRun> runs) {
  std::vector<Total> totals;
  for (const auto& run : runs) {
    const std::string label = label_of(run.answer);
    auto total = std::ranges::find(totals, label, &Total::label);
    if (total == totals.end()) {
      total = totals.insert(total, Total{run.answer.algorithm, run.answer.heuristic, label});
    }
    total->add(run);
  }
  return totals;
}

const char* equal_word(const std::optional<bool>& equal) { return !equal ? "-" : *equal ? "yes" : "no"; }

TableRow row_of(const ScenarioRun& run) {
  const PathAnswer& answer = run.answer;
  return {
      std::to_string(run.entry),      label_of(answer),
      cost_text(run.scenario.length), answer.found ? cost_text(answer.cost) : answer.complete ? "no path" : "stopped",
      equal_word(run.equal),          with_commas(answer.expanded),
      short_time(answer.time)};
}

std::string line_of(const Total& total) {
  std::string line = fmt::format("{}: {} of {} found", total.label, total.found, total.entries);
  const bool compared = total.equal + total.different > 0;
  line += compared ? fmt::format(", {} as stated", total.equal) : ", none compared with what is stated";
  if (total.different > 0) line += fmt::format(", {} not as stated", total.different);
  if (total.stopped > 0) line += fmt::format(", {} stopped", total.stopped);
  return line + fmt::format(", {} expanded, {}\n", with_commas(total.expanded), short_time(total.time));
}

Json cell_json(Cell cell) { return Json::array({cell.x, cell.y}); }

}  // namespace

std::string scenario_table(std::span<const ScenarioRun> runs) {
  std::vector<TableRow> rows = {kScenarioHeader};
  for (const auto& run : runs) rows.push_back(row_of(run));
  std::string text = table_text(rows, kScenarioWords);
  for (const auto& total : totals_of(runs)) text += line_of(total);
  return text;
}

Json scenario_run_json(const ScenarioRun& run) {
  Json json = {{"entry", run.entry}, {"bucket", run.scenario.bucket}};
  json["start"] = cell_json(run.scenario.start);
  json["goal"] = cell_json(run.scenario.goal);
  json["stated_length"] = value_json(run.scenario.length);
  json["equal"] = run.equal ? Json(*run.equal) : Json();
  json.update(answer_json(run.answer, false));
  json.erase("path");
  return json;
}

Json scenario_totals_json(std::span<const ScenarioRun> runs) {
  Json json = Json::array();
  for (const auto& total : totals_of(runs)) {
    json.push_back({{"algo", total.algorithm},
                    {"heuristic", total.heuristic.empty() ? Json() : Json(total.heuristic)},
                    {"entries", total.entries},
                    {"found", total.found},
                    {"stopped", total.stopped},
                    {"equal", total.equal},
                    {"different", total.different},
                    {"expanded", total.expanded},
                    {"ms", std::chrono::duration<double, std::milli>(total.time).count()}});
  }
  return json;
}

std::string scenarios_text(const ScenarioFile& file, std::span<const ScenarioRun> runs) {
  const std::string text = fmt::format("{}, {}, {} of {}\n{}", file.map, file.problem,
                                       counted(file.entries, "scenario", "scenarios"), file.file, scenario_table(runs));
  return file.problem == "position" ? text + "the stated lengths are of ways in eight directions\n" : text;
}

Json scenarios_json(const ScenarioFile& file, std::span<const ScenarioRun> runs) {
  Json json = {{"schema", "ariadne/scenarios/1"}, {"layout", file.map}, {"scenario", file.file}};
  json["problem"] = file.problem;
  json["entries"] = file.entries;
  json["results"] = Json::array();
  for (const auto& run : runs) json["results"].push_back(scenario_run_json(run));
  json["totals"] = scenario_totals_json(runs);
  return json;
}

}  // namespace ariadne
