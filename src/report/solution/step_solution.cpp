#include "report/solution/step_solution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "core/byte_size.hpp"
#include "core/text.hpp"
#include "report/format.hpp"
#include "report/svg/shares.hpp"

namespace ariadne {
namespace {

using Counts = StepSolution::Counts;
using Forced = StepSolution::Forced;
using Matrix = StepSolution::Matrix;
using Names = std::vector<std::string>;

std::string plural_steps(int steps) { return count_text(steps, "step", "steps"); }

// "won by pacman in 38 steps", "drawn at the limit".
std::string forced_text(const Forced& forced, const Names& seats) {
  const std::string result = forced.sign == 0 ? "drawn" : "won by " + seats[forced.sign > 0 ? 0 : 1];
  return forced.at_limit ? result + " at the limit" : result + " in " + plural_steps(forced.steps);
}

std::string result_text(const StepSolution& step, const Names& seats) {
  const auto& reading = step.reading();
  if (!reading.exact()) {
    return fmt::format("a guessing game, worth {:.4f} points to {} if both sides mix their choices perfectly",
                       step.value, seats[0]);
  }
  const auto& [first, second] = reading.committed;
  if (first == second) return forced_text(first, seats) + " in both orders";
  return fmt::format("{}, if {} commits first {}", forced_text(first, seats), seats[1],
                     second.at_limit ? "at the limit" : "in " + plural_steps(second.steps));
}

std::string work_text(const Solution& solution, const StepSolution& step) {
  return fmt::format("solved  {} states in both orders, {} in {}; mixed choices in {}\n",
                     with_commas(solution.need.states), byte_size_text(solution.need.bytes), short_time(solution.time),
                     short_time(step.mixing));
}

std::string orders_table(const StepSolution& step, const Names& seats) {
  std::string text = fmt::format("{:<20} {:<28} {:<28} {}\n", "this position", seats[0] + ", then " + seats[1],
                                 seats[1] + ", then " + seats[0], "together");
  for (const auto& reading : step.readings) {
    text += fmt::format("{:<20} {:<28} {:<28} {}\n", reading.settings, forced_text(reading.committed[0], seats),
                        forced_text(reading.committed[1], seats), reading.exact() ? "exact" : "guessing game");
  }
  return text;
}

std::string share_of(std::uint64_t part, const Counts& counts) {
  const double share = static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(counts.all(), 1));
  return fmt::format("{} ({:.1f} %)", with_commas(part), 100 * share);
}

std::string starts_table(const StepSolution& step, const Names& seats) {
  std::string text =
      fmt::format("{:<20} {:<17} {:<17} {:<17} {}\n", with_commas(step.reading().starts.all()) + " starts",
                  "won by " + seats[0], "drawn", "won by " + seats[1], "guessing game");
  for (const auto& reading : step.readings) {
    const Counts& counts = reading.starts;
    text +=
        fmt::format("{:<20} {:<17} {:<17} {:<17} {}\n", reading.settings, share_of(counts.first, counts),
                    share_of(counts.drawn, counts), share_of(counts.second, counts), share_of(counts.guesses, counts));
  }
  if (step.reading().starts.guesses > 0) {
    text += fmt::format("with {}, guessing games are worth {:.4f} to {:.4f} points to {}, {:.4f} on average\n",
                        step.reading().settings, step.least, step.most, seats[0], step.mean);
  }
  return text;
}

// A row per choice of the first side, a column per choice of the second, mixtures at the edges.
std::string matrix_table(const Matrix& matrix, const Names& seats) {
  std::string text =
      fmt::format("points of {} if {} plays a row and {} a column\n{:<10}", seats[0], seats[0], seats[1], "");
  for (const auto& column : matrix.columns) text += fmt::format(" {:>8}", column);
  text += fmt::format(" {:>9}\n", "mixture");
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    text += fmt::format("{:<10}", matrix.rows[row]);
    for (const double value : matrix.values[row]) text += fmt::format(" {:>8.4f}", value);
    text += fmt::format(" {:>7.2f} %\n", 100 * matrix.row_mixture[row]);
  }
  text += fmt::format("{:<10}", "mixture");
  for (const double part : matrix.column_mixture) text += fmt::format(" {:>6.2f} %", 100 * part);
  return text + "\n";
}

Json forced_json(const Forced& forced, const Names& seats) {
  return {{"winner", forced.sign == 0 ? Json(nullptr) : Json(seats[forced.sign > 0 ? 0 : 1])},
          {"steps", forced.steps},
          {"at_limit", forced.at_limit}};
}

Json reading_json(const StepSolution::Reading& reading, const Names& seats) {
  const Counts& counts = reading.starts;
  Json json = {{"settings", reading.settings}, {"exact", reading.exact()}};
  json["commits_first"] = {{seats[0], forced_json(reading.committed[0], seats)},
                           {seats[1], forced_json(reading.committed[1], seats)}};
  json["starts"] = {
      {seats[0], counts.first}, {"draw", counts.drawn}, {seats[1], counts.second}, {"guessing", counts.guesses}};
  return json;
}

Json matrix_json(const Matrix& matrix) {
  return {{"rows", matrix.rows},
          {"columns", matrix.columns},
          {"values", matrix.values},
          {"row_mixture", matrix.row_mixture},
          {"column_mixture", matrix.column_mixture}};
}

void add_work(Json& json, const Solution& solution, const StepSolution& step) {
  json["states"] = solution.need.states;
  json["bytes"] = solution.need.bytes;
  json["nodes"] = solution.nodes;
  json["ms"] = milliseconds(solution.time);
  json["mixing_ms"] = milliseconds(step.mixing);
}

}  // namespace

std::string step_solution_text(const SolvedStep& solved) {
  assert(solved.solution.step);
  const StepSolution& step = *solved.solution.step;
  const auto& seats = solved.session.seats();
  std::string text = fmt::format("{}, {} left, {}{}\n", solved.session.game().info().id, plural_steps(step.steps_left),
                                 step.reading().settings, solved.seed ? fmt::format(", seed {}", *solved.seed) : "");
  text += fmt::format("result  {}\n", result_text(step, seats)) + work_text(solved.solution, step);
  text += "\n" + orders_table(step, seats) + "\n" + starts_table(step, seats);
  if (!step.reading().exact()) text += "\n" + matrix_table(step.matrix, seats);
  return text;
}

Json step_solution_json(const SolvedStep& solved) {
  const Session& session = solved.session;
  assert(solved.solution.step);
  const StepSolution& step = *solved.solution.step;
  const auto& seats = session.seats();
  Json json = {{"schema", "ariadne/step-solution/1"},
               {"game", session.game().info().id},
               {"position", session.game().text(session)}};
  json["steps_left"] = step.steps_left;
  json["settings"] = step.reading().settings;
  json["exact"] = step.reading().exact();
  json["value"] = step.value;
  json["error"] = step.error;
  json["matrix"] = matrix_json(step.matrix);
  json["readings"] = Json::array();
  for (const auto& reading : step.readings) json["readings"].push_back(reading_json(reading, seats));
  const bool guesses = step.reading().starts.guesses > 0;
  json["guessing_starts"] =
      guesses ? Json{{"least", step.least}, {"mean", step.mean}, {"most", step.most}} : Json(nullptr);
  add_work(json, solved.solution, step);
  if (solved.seed) json["seed"] = *solved.seed;
  return json;
}

std::string step_solution_svg(const SolvedStep& solved) {
  assert(solved.solution.step);
  const StepSolution& step = *solved.solution.step;
  const auto& seats = solved.session.seats();
  std::vector<ShareBar> bars;
  for (const auto& reading : step.readings) {
    const Counts& counts = reading.starts;
    bars.push_back({reading.settings, {counts.first, counts.drawn, counts.second, counts.guesses}});
  }
  const std::string title = fmt::format("{}: who wins {} starts in {}", solved.session.game().info().title,
                                        with_commas(step.reading().starts.all()), plural_steps(step.limit));
  return shares_svg(title, {"won by " + seats[0], "drawn", "won by " + seats[1], "guessing game"}, bars);
}

}  // namespace ariadne
