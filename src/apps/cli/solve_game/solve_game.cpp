#include "apps/cli/solve_game/solve_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/part_progress.hpp"
#include "apps/cli/solve_game/solvable.hpp"
#include "arena/effect.hpp"
#include "core/byte_size.hpp"
#include "report/format.hpp"
#include "report/solution/verdict_text.hpp"

namespace ariadne {
namespace {

void check_options(const SolveGameOptions& options) {
  const auto refuse = [](const char* what) {
    throw Failure(ExitCode::usage, fmt::format("{} is for many boards", what), "Say how many with --boards N.");
  };
  if (options.games.size() > 1) refuse("more than one game");
  if (!options.agents.empty()) refuse("--agents");
  if (options.jobs != 0) refuse("--jobs");
  if (!options.svg.empty()) refuse("--svg");
}

// Says what is needed before it is taken.
Result<Solution> solve(const Session& session, const SolutionNeed& need, const SolveGameOptions& options,
                       const Context& context) {
  const std::string work =
      fmt::format("solving {} states in about {}", with_commas(need.states), byte_size_text(need.bytes));
  PartProgress progress(context, work);
  SolveOrder order;
  order.limits.memory = options.memory;
  order.limits.time = options.time;
  order.stop = &interrupted();
  order.progress = [&](double part) { progress.reached(part); };
  return session.game().solve(session, order);
}

// It always knows.
double value_of(const Decision& decision) { return decision.value.value_or(0); }

// A winner beyond the limit on moves is no winner, but worth a word.
std::string result_text(const Decision& decision, const Solution& solution, const std::vector<std::string>& seats) {
  if (decided_sign(value_of(decision)) != 0) return verdict_text(value_of(decision), decision.wins_in, seats);
  if (solution.sign == 0) return "draw: neither side can force a win";
  return fmt::format("draw by the limit: {} would win in {} moves", seats[solution.sign > 0 ? 0 : 1], solution.moves);
}

Effect effect_of_move(const Session& session, const Decision& decision, const MoveValue& move) {
  return effect_of(session.game().team(first_mover(session)), decided_sign(value_of(decision)),
                   decided_sign(move.value));
}

std::string share_text(std::uint64_t part, const SolutionNeed& need) {
  return fmt::format("{} ({:.1f} %)", with_commas(part),
                     100.0 * static_cast<double>(part) / static_cast<double>(need.states));
}

// The states are counted as if moves had no limit: it differs from game to game on one board.
std::string limit_text(const Solution& solution) {
  if (!solution.moves_left || *solution.moves_left >= solution.longest) return "";
  return fmt::format("limit   {} move{} left: a state that takes longer to win is drawn, but counted as won above\n",
                     *solution.moves_left, *solution.moves_left == 1 ? "" : "s");
}

void print_solution(const Session& session, const Solution& solution, const Decision& decision,
                    const std::string& drawn_from) {
  const auto seats = session.seats();
  fmt::print("{}, {} to move{}\n", session.game().info().id, seats[first_mover(session)], drawn_from);
  fmt::print("result  {}\n", result_text(decision, solution, seats));
  fmt::print("solved  {} states, {} in {}\n", with_commas(solution.need.states), byte_size_text(solution.need.bytes),
             short_time(solution.time));
  fmt::print("states  {} wins {}, {} wins {}, draws {}; the longest win takes {} moves\n", seats[0],
             share_text(solution.first, solution.need), seats[1], share_text(solution.second, solution.need),
             share_text(solution.neither, solution.need), solution.longest);
  fmt::print("{}line    {}\n\n", limit_text(solution), joined(decision.pv));
  fmt::print("move     result\n");
  for (const auto& move : decision.moves) {
    fmt::print("{:<8} {:<28} {}\n", move.move, verdict_text(move.value, move.wins_in, seats),
               effect_text(effect_of_move(session, decision, move)));
  }
}

// "winner" and "wins_in", null in a draw.
Json verdict_json(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats) {
  const int sign = decided_sign(value);
  return {{"winner", sign == 0 ? Json(nullptr) : Json(seats[sign > 0 ? 0 : 1])},
          {"wins_in", wins_in ? Json(*wins_in) : Json(nullptr)}};
}

Json solution_json(const Session& session, const Solution& solution, const Decision& decision) {
  const auto seats = session.seats();
  Json json = {
      {"schema", "ariadne/solution/1"}, {"game", session.game().info().id}, {"position", session.game().text(session)}};
  json["seat"] = seats[first_mover(session)];
  json.update(verdict_json(value_of(decision), decision.wins_in, seats));
  json["without_limit"] =
      verdict_json(solution.sign * kWinValue, solution.sign == 0 ? std::nullopt : std::optional(solution.moves), seats);
  json["states"] = solution.need.states;
  json["won"] = {{seats[0], solution.first}, {seats[1], solution.second}};
  json["drawn"] = solution.neither;
  json["longest_win"] = solution.longest;
  json["moves_left"] = solution.moves_left ? Json(*solution.moves_left) : Json(nullptr);
  json["bytes"] = solution.need.bytes;
  json["nodes"] = solution.nodes;
  json["ms"] = std::chrono::duration<double, std::milli>(solution.time).count();
  json["move"] = decision.move;
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) {
    Json each = {{"move", move.move}};
    each.update(verdict_json(move.value, move.wins_in, seats));
    each["effect"] = effect_word(effect_of_move(session, decision, move));
    each["line"] = move.line;
    json["moves"].push_back(std::move(each));
  }
  return json;
}

int solve_position(const SolveGameOptions& options, const Context& context) {
  check_options(options);
  const GameSpec spec = solvable_game(options.games.front());
  const auto session = open_unfinished(spec, options.position, context.seed);
  const SolutionNeed need = affordable_need(*session, options.memory);
  const auto solved = solve(*session, need, options, context);
  if (interrupted()) return interrupted_exit_code();
  const Solution solution = value_or_fail(solved, ExitCode::failed);
  const std::string word = perfect_spec(options.memory);
  const auto perfect = value_or_fail(make_agent(*spec.game, word, context.seed), ExitCode::internal);
  const Decision decision = decision_or_fail(*perfect, {*session, first_mover(*session)}, word);
  if (context.json) {
    Json json = solution_json(*session, solution, decision);
    if (options.position.empty()) json["seed"] = context.seed;
    print_json(json);
  } else {
    const std::string seed = options.position.empty() ? fmt::format(", seed {}", context.seed) : "";
    print_solution(*session, solution, decision, seed);
  }
  return 0;
}

}  // namespace

int run_solve_game(const SolveGameOptions& options, const Context& context) {
  return options.boards > 0 ? solve_boards(options, context) : solve_position(options, context);
}

}  // namespace ariadne
