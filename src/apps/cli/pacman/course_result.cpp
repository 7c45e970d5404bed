#include "apps/cli/pacman/course_result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "report/format.hpp"

namespace ariadne {
namespace {

using End = CourseResult::End;

// Python writes 3.0 where we write 3.
std::string python_text(double number) {
  const std::string text = fmt::format("{}", number);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

double average(const std::vector<CourseResult>& results) {
  const double sum = std::accumulate(results.begin(), results.end(), 0.0,
                                     [](double all, const CourseResult& each) { return all + each.score; });
  return sum / static_cast<double>(results.size());
}

std::size_t wins(const std::vector<CourseResult>& results) {
  return static_cast<std::size_t>(std::ranges::count_if(results, &CourseResult::won));
}

std::string_view name_of(End end) {
  switch (end) {
    case End::won:
      return "win";
    case End::lost:
      return "loss";
    case End::limit:
      return "limit";
    case End::crashed:
      return "crash";
    case End::unfinished:
      break;
  }
  return "unfinished";
}

Json json_of(const CourseResult& result) {
  Json json = {{"score", result.score}, {"end", name_of(result.end)}, {"moves", result.moves}};
  if (!result.plan) return json;
  json["path"] = {{"length", result.plan->path.size()}, {"cost", value_json(result.plan->cost)}};
  if (result.plan->expanded) json["path"]["expanded"] = *result.plan->expanded;
  return json;
}

}  // namespace

CourseResult result_of(const GameInPlay& game) {
  const Session& session = *game.session;
  CourseResult result;
  result.score = pacman::score_of(session);
  result.moves = pacman::rounds_of(session);
  if (!game.forfeits.empty()) {
    result.end = End::crashed;
    result.late = game.forfeits.front().seat;
  } else if (const auto outcome = session.result()) {
    result.end = outcome->sign > 0 ? End::won : outcome->sign < 0 ? End::lost : End::limit;
  }
  return result;
}

std::string ending_line(const CourseResult& result) {
  switch (result.end) {
    case End::won:
      return fmt::format("Pacman emerges victorious! Score: {}", result.score);
    case End::lost:
      return fmt::format("Pacman died! Score: {}", result.score);
    case End::limit:
      return fmt::format("Pacman is stopped after {} moves! Score: {}", result.moves, result.score);
    case End::crashed:
      return result.late == 0 ? "Pacman crashed" : "A ghost crashed";
    case End::unfinished:
      break;
  }
  return fmt::format("The game is not finished. Score: {}", result.score);
}

std::vector<std::string> summary_lines(const std::vector<CourseResult>& results) {
  if (results.empty()) return {};
  std::vector<std::string> scores, record;
  for (const auto& result : results) {
    scores.push_back(python_text(result.score));
    record.emplace_back(result.won() ? "Win" : "Loss");
  }
  const std::size_t won = wins(results);
  return {"Average Score: " + python_text(average(results)), "Scores:        " + joined(scores, ", "),
          fmt::format("Win Rate:      {}/{} ({:.2f})", won, results.size(),
                      static_cast<double>(won) / static_cast<double>(results.size())),
          "Record:        " + joined(record, ", ")};
}

Json results_json(const std::vector<CourseResult>& results) {
  Json json = {{"games", Json::array()}};
  for (const auto& result : results) json["games"].push_back(json_of(result));
  json["wins"] = wins(results);
  json["average"] = results.empty() ? Json(nullptr) : value_json(average(results));
  return json;
}

}  // namespace ariadne
