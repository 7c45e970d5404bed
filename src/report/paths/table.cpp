#include "report/paths/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "report/format.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

const TableRow kHeader = {"algorithm", "heuristic", "cost", "expanded", "generated", "peak frontier", "time"};
constexpr std::size_t kWords = 2;  // the first columns are words and stand to the left

// "stopped: memory".
std::string stop_words(const PathAnswer& answer) { return fmt::format("stopped: {}", name_of(answer.stopped)); }

TableRow row_of(const PathAnswer& answer) {
  const bool has_frontier = answer.peak_frontier > 0;
  const std::string cost = answer.found ? cost_text(answer.cost) : answer.complete ? "no path" : stop_words(answer);
  return {answer.algorithm,
          answer.heuristic.empty() ? "-" : answer.heuristic,
          cost,
          answer.traceable ? with_commas(answer.expanded) : "-",
          has_frontier ? with_commas(answer.generated) : "-",
          has_frontier ? with_commas(answer.peak_frontier) : "-",
          short_time(answer.time)};
}

// The algorithm, with its heuristic if another search used the same algorithm.
std::string short_label(const PathAnswer& answer, std::span<const PathAnswer> answers) {
  const auto same =
      std::ranges::count_if(answers, [&](const PathAnswer& other) { return other.algorithm == answer.algorithm; });
  return same > 1 && !answer.heuristic.empty() ? answer.algorithm + " " + answer.heuristic : answer.algorithm;
}

template <class Wanted>
std::string labels_where(std::span<const PathAnswer> answers, const Wanted& wanted) {
  std::vector<std::string> labels;
  for (const auto& answer : answers) {
    if (wanted(answer)) labels.push_back(short_label(answer, answers));
  }
  return joined(labels, ", ");
}

std::optional<double> least_cost(std::span<const PathAnswer> answers, bool proven) {
  std::optional<double> least;
  for (const auto& answer : answers) {
    if (answer.found && (answer.optimal || !proven)) least = std::min(least.value_or(answer.cost), answer.cost);
  }
  return least;
}

std::string main_line(std::span<const PathAnswer> answers) {
  if (const auto cost = least_cost(answers, true)) {
    const auto proves = [](const PathAnswer& answer) { return answer.found && answer.optimal; };
    return fmt::format("optimal cost {} (proved by {})\n", cost_text(*cost), labels_where(answers, proves));
  }
  if (const auto cost = least_cost(answers, false)) {
    return fmt::format("best cost {}, not proved optimal\n", cost_text(*cost));
  }
  const std::string by =
      labels_where(answers, [](const PathAnswer& answer) { return !answer.found && answer.complete; });
  return by.empty() ? "" : fmt::format("no path (proved by {})\n", by);
}

// How far an unfinished proof has come.
std::string bound_words(const PathAnswer& answer, double bound) {
  std::string words = "the optimal cost is at least " + cost_text(bound);
  if (!answer.found) return words;
  const double gap = answer.cost - bound;
  words += ", gap " + cost_text(gap);
  return bound > 0 ? words + fmt::format(" ({:.1f} %)", 100 * gap / bound) : words;
}

std::string unfinished_line(const PathAnswer& answer, std::span<const PathAnswer> answers) {
  std::string line = short_label(answer, answers);
  if (!answer.complete) {
    line += answer.found ? " was stopped before its proof" : " was stopped before it found a path";
    line += fmt::format(" ({})", name_of(answer.stopped));
  }
  if (answer.lower_bound) line += (answer.complete ? ": " : "; ") + bound_words(answer, *answer.lower_bound);
  return line + "\n";
}

// null: the method expands no states, so there is nothing to count.
Json counted(const PathAnswer& answer, std::uint64_t count) { return answer.traceable ? Json(count) : Json(nullptr); }

// Likewise.
void add_expansion(Json& json, const PathAnswer& answer) {
  json["expansion"] = answer.traceable ? Json(answer.expansion) : Json(nullptr);
  if (answer.trace_cut) json["trace_cut"] = true;
}

// What a scenario states beside what was found.
std::string stated_line(double length, std::span<const PathAnswer> answers) {
  std::vector<std::string> others;
  for (const auto& answer : answers) {
    if (is_as_stated(length, answer) == false) others.push_back(label_of(answer));
  }
  return fmt::format("stated length {}: {}\n", cost_text(length),
                     others.empty() ? "no search differs" : "differs for " + joined(others, "; "));
}

Json path_json(const PathAnswer& answer) { return answer.found ? Json(answer.path) : Json(nullptr); }

}  // namespace

std::string cost_text(double cost) {
  const bool whole = std::nearbyint(cost) == cost && std::abs(cost) < 1e15;
  return whole ? fmt::format("{:.0f}", cost) : fmt::format("{:.6g}", cost);
}

std::string label_of(const PathAnswer& answer) {
  return answer.heuristic.empty() ? answer.algorithm : answer.algorithm + ", " + answer.heuristic;
}

std::string answer_table(std::span<const PathAnswer> answers) {
  std::vector<TableRow> rows = {kHeader};
  for (const auto& answer : answers) rows.push_back(row_of(answer));
  return table_text(rows, kWords) + conclusion(answers);
}

std::string conclusion(std::span<const PathAnswer> answers) {
  std::string lines = main_line(answers);
  for (const auto& answer : answers) {
    const bool proven = answer.complete && (answer.optimal || !answer.lower_bound);
    if (!proven) lines += unfinished_line(answer, answers);
  }
  return lines;
}

Json answer_json(const PathAnswer& answer, bool with_expansion) {
  Json json = {{"algo", answer.algorithm}, {"heuristic", nullptr}, {"cost", nullptr}, {"path", path_json(answer)}};
  if (!answer.heuristic.empty()) json["heuristic"] = answer.heuristic;
  if (answer.found) json["cost"] = value_json(answer.cost);
  json["expanded"] = counted(answer, answer.expanded);
  json["generated"] = counted(answer, answer.generated);
  json["peak_frontier"] = counted(answer, answer.peak_frontier);
  json["optimal"] = answer.optimal;
  json["complete"] = answer.complete;
  if (!answer.complete) json["stopped"] = name_of(answer.stopped);
  if (answer.lower_bound) json["lower_bound"] = value_json(*answer.lower_bound);
  json["ms"] = std::chrono::duration<double, std::milli>(answer.time).count();
  if (with_expansion) add_expansion(json, answer);
  return json;
}

Json solve_json(const PathSource& source, std::span<const PathAnswer> answers, bool with_expansion) {
  Json json = problem_json("ariadne/solve/1", source);
  if (source.stated_length) json["stated_length"] = value_json(*source.stated_length);
  json["results"] = Json::array();
  for (const auto& answer : answers) {
    json["results"].push_back(answer_json(answer, with_expansion));
    if (const auto equal = is_as_stated(source.stated_length, answer)) json["results"].back()["equal"] = *equal;
  }
  return json;
}

std::string solve_text(const PathSource& source, std::span<const PathAnswer> answers, double weight) {
  const bool weighted = std::ranges::any_of(answers, [](const auto& answer) { return answer.algorithm == "wastar"; });
  std::string text =
      fmt::format("{}, {}{}\n", source.name, source.task->title(), weighted ? fmt::format(", weight {}", weight) : "");
  text += answer_table(answers);
  return source.stated_length ? text + stated_line(*source.stated_length, answers) : text;
}

std::string trace_lines(std::span<const PathAnswer> answers) {
  std::string lines;
  for (const auto& answer : answers) {
    Json json = {{"schema", "ariadne/trace/1"}, {"algo", answer.algorithm}, {"heuristic", nullptr}};
    if (!answer.heuristic.empty()) json["heuristic"] = answer.heuristic;
    add_expansion(json, answer);
    lines += json_line(json) + "\n";
  }
  return lines;
}

}  // namespace ariadne
