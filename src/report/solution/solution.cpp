#include "report/solution/solution.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "arena/effect.hpp"
#include "core/byte_size.hpp"
#include "core/outcome.hpp"
#include "core/text.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

// It always knows.
double value_of(const Decision& decision) { return decision.value.value_or(0); }

const std::string& winner_of(int sign, const std::vector<std::string>& seats) { return seats[sign > 0 ? 0 : 1]; }

// A winner beyond the limit on moves does not win, but is worth a word.
std::string result_text(const SolvedPosition& solved, const std::vector<std::string>& seats) {
  const Solution& solution = solved.solution;
  const double value = value_of(solved.decision);
  if (decided_sign(value) != 0) return verdict_text(value, solved.decision.wins_in, seats);
  if (solution.sign == 0) return "draw: neither side can force a win";
  return fmt::format("draw by the limit: {} would win in {} moves", winner_of(solution.sign, seats), solution.moves);
}

Effect effect_of_move(const SolvedPosition& solved, const MoveValue& move) {
  return effect_of(solved.session.game().team(first_mover(solved.session)), decided_sign(value_of(solved.decision)),
                   decided_sign(move.value));
}

std::string share_text(std::uint64_t part, const SolutionNeed& need) {
  return fmt::format("{} ({:.1f} %)", with_commas(part),
                     100.0 * static_cast<double>(part) / static_cast<double>(need.states));
}

std::string states_text(const Solution& solution, const std::vector<std::string>& seats) {
  return fmt::format("states  {} wins {}, {} wins {}, draws {}; the longest win takes {} moves\n", seats[0],
                     share_text(solution.first, solution.need), seats[1], share_text(solution.second, solution.need),
                     share_text(solution.neither, solution.need), solution.longest);
}

// The states are counted as if moves had no limit: it differs from game to game on one board.
std::string limit_text(const Solution& solution) {
  if (!solution.moves_left || *solution.moves_left >= solution.longest) return "";
  return fmt::format("limit   {} left: a state that takes longer to win is drawn, but counted as won above\n",
                     count_text(*solution.moves_left, "move", "moves"));
}

std::string moves_text(const SolvedPosition& solved, const std::vector<std::string>& seats) {
  std::string text = "move     result\n";
  for (const auto& move : solved.decision.moves) {
    text += fmt::format("{:<8} {:<28} {}\n", move.move, verdict_text(move.value, move.wins_in, seats),
                        effect_text(effect_of_move(solved, move)));
  }
  return text;
}

template <class T>
Json json_or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

// "winner" and "wins_in", null in a draw.
Json verdict_json(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats) {
  const int sign = decided_sign(value);
  return {{"winner", sign == 0 ? Json(nullptr) : Json(winner_of(sign, seats))}, {"wins_in", json_or_null(wins_in)}};
}

Json without_limit_json(const Solution& solution, const std::vector<std::string>& seats) {
  const auto moves = solution.sign == 0 ? std::nullopt : std::optional(solution.moves);
  return verdict_json(solution.sign * kWinValue, moves, seats);
}

// What was counted on the whole board.
void add_counts(Json& json, const Solution& solution, const std::vector<std::string>& seats) {
  json["states"] = solution.need.states;
  json["won"] = {{seats[0], solution.first}, {seats[1], solution.second}};
  json["drawn"] = solution.neither;
  json["longest_win"] = solution.longest;
  if (!solution.covers_limit) json["moves_left"] = json_or_null(solution.moves_left);
  json["bytes"] = solution.need.bytes;
  json["nodes"] = solution.nodes;
  json["ms"] = std::chrono::duration<double, std::milli>(solution.time).count();
}

Json move_json(const SolvedPosition& solved, const MoveValue& move, const std::vector<std::string>& seats) {
  Json json = {{"move", move.move}};
  json.update(verdict_json(move.value, move.wins_in, seats));
  json["effect"] = effect_word(effect_of_move(solved, move));
  json["line"] = move.line;
  return json;
}

}  // namespace

std::string verdict_text(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats) {
  const int sign = decided_sign(value);
  if (sign == 0) return "draw";
  const std::string& winner = winner_of(sign, seats);
  if (!wins_in) return winner + " wins";
  return fmt::format("{} wins in {}", winner, count_text(*wins_in, "move", "moves"));
}

std::string solution_text(const SolvedPosition& solved) {
  const Solution& solution = solved.solution;
  const auto seats = solved.session.seats();
  std::string text =
      fmt::format("{}, {} to move{}\n", solved.session.game().info().id, seats[first_mover(solved.session)],
                  solved.seed ? fmt::format(", seed {}", *solved.seed) : "");
  text += fmt::format("result  {}\n", result_text(solved, seats));
  text += fmt::format("solved  {} states, {} in {}\n", with_commas(solution.need.states),
                      byte_size_text(solution.need.bytes), short_time(solution.time));
  text += states_text(solution, seats) + limit_text(solution);
  return text + fmt::format("line    {}\n\n", joined(solved.decision.pv)) + moves_text(solved, seats);
}

Json solution_json(const SolvedPosition& solved) {
  const Session& session = solved.session;
  const Decision& decision = solved.decision;
  const auto seats = session.seats();
  Json json = {
      {"schema", "ariadne/solution/1"}, {"game", session.game().info().id}, {"position", session.game().text(session)}};
  json["seat"] = seats[first_mover(session)];
  json.update(verdict_json(value_of(decision), decision.wins_in, seats));
  if (!solved.solution.covers_limit) json["without_limit"] = without_limit_json(solved.solution, seats);
  add_counts(json, solved.solution, seats);
  json["move"] = decision.move;
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) json["moves"].push_back(move_json(solved, move, seats));
  if (solved.seed) json["seed"] = *solved.seed;
  return json;
}

}  // namespace ariadne
