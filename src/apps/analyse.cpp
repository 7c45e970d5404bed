#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/input.hpp"
#include "apps/records.hpp"

namespace ariadne {
namespace {

Thinking thinking_of(const AnalyseOptions& options) {
  Thinking how;
  how.limits = {options.nodes, options.time};
  how.stop = &interrupted();
  how.lines = options.lines;
  how.count_distinct = options.distinct;
  return how;
}

std::string agent_word(const AnalyseOptions& options, const GameEntry& game) {
  return options.agent.empty() ? default_agent(game) : options.agent;
}

const std::string& seat_name(const Session& session) { return session.game().info().seats[session.to_move()]; }

Json json_of(const MoveValue& move) {
  Json json = {{"move", move.move}, {"value", value_json(move.value)}};
  if (move.bound == Bound::no_better) json["bound"] = "no better";
  json["line"] = move.line;
  return json;
}

Json json_of(const Decision& decision) {
  Json json = {{"move", decision.move}, {"value", nullptr}, {"depth", decision.depth}, {"nodes", decision.nodes}};
  if (decision.value) json["value"] = value_json(*decision.value);
  if (decision.distinct) json["distinct"] = *decision.distinct;
  json["cutoffs"] = decision.cutoffs;
  json["complete"] = decision.complete;
  json["proven"] = decision.proven;
  json["ms"] = std::chrono::duration<double, std::milli>(decision.time).count();
  json["pv"] = decision.pv;
  json["moves"] = Json::array();
  for (const auto& move : decision.moves) json["moves"].push_back(json_of(move));
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

void print_moves(const Session& session, const Decision& decision) {
  const bool rising = session.game().team(session.to_move()) == Team::first;
  fmt::print("\n{:<8} {:>14}  {}\n", "move", "value", "line");
  for (const auto& move : by_value(decision, rising)) {
    const std::string sign = move.bound == Bound::exact ? "" : rising ? "<= " : ">= ";
    fmt::print("{:<8} {:>14}  {}\n", move.move, sign + value_text(move.value), joined(move.line));
  }
}

void print_decision(const Session& session, const std::string& agent, const Decision& decision) {
  fmt::print("{}, {} to move, asked {}\n", session.game().info().id, seat_name(session), agent);
  fmt::print("best    {}\n", decision.move);
  if (!decision.value) return;
  fmt::print("value   {}{}\n", value_text(*decision.value), decision.proven ? ", proven to the end of the game" : "");
  fmt::print("depth   {}{}\n", decision.depth, decision.complete ? "" : ", not finished");
  fmt::print("nodes   {} in {}, {}\n", with_commas(decision.nodes), short_time(decision.time),
             rate(decision.nodes, decision.time, "nodes"));
  if (decision.distinct) fmt::print("distinct {}\n", with_commas(*decision.distinct));
  fmt::print("line    {}\n", joined(decision.pv));
  print_moves(session, decision);
}

int analyse_position(const AnalyseOptions& options, const Context& context) {
  const auto word = game_of(options.game);
  const auto session = open_session(word, options.position, context.seed);
  if (session->result()) {
    throw Failure(ExitCode::nothing, "the game is over: " + session->outcome_text());
  }
  const std::string agent = agent_word(options, *word.game);
  const auto player = open_agent(*word.game, agent, context.seed);
  const Decision decision = player->think(*session, thinking_of(options));
  if (context.json) {
    Json json = {{"schema", "ariadne/analysis/1"}, {"game", word.game->info().id}, {"agent", agent}};
    json["position"] = session->text();
    json["seat"] = seat_name(*session);
    json.update(json_of(decision));
    print_json(json);
  } else {
    print_decision(*session, agent, decision);
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

// What a played move gave away, seen from the side that played it.
struct PlyVerdict {
  std::string seat, played, best;
  double value = 0;  // of the best move
  double loss = 0;
};

PlyVerdict judge(const Session& session, Agent& agent, const Thinking& how, const std::string& played) {
  const Decision decision = agent.think(session, how);
  PlyVerdict verdict{seat_name(session), played, decision.move, decision.value.value_or(0), 0};
  for (const auto& move : decision.moves) {
    if (move.move == played) verdict.loss = std::abs(verdict.value - move.value);
  }
  if (verdict.loss == 0) verdict.best = played;
  return verdict;
}

Json json_of(const PlyVerdict& verdict, std::size_t ply) {
  return {{"ply", ply},
          {"seat", verdict.seat},
          {"move", verdict.played},
          {"best", verdict.best},
          {"value", value_json(verdict.value)},
          {"loss", value_json(verdict.loss)}};
}

// A move that changes who wins loses more than any estimate.
std::string loss_text(double loss) {
  if (loss == 0) return "";
  return is_decided(loss) ? "the game" : fmt::format("{}", loss);
}

int analyse_record(const AnalyseOptions& options, const Context& context) {
  const auto session = open_recorded(options.record, options.record_game).session;
  const GameEntry& game = session->game();
  if (!options.game.empty() && game_of(options.game).game != &game) {
    throw Failure(ExitCode::input, fmt::format("this is a record of {}, not of {}", game.info().id, options.game));
  }
  const std::string agent = agent_word(options, game);
  const auto player = open_agent(game, agent, context.seed);
  Thinking how = thinking_of(options);
  how.lines = 1 << 20;  // exact values for all moves: the one that was played may be any of them
  const std::vector<std::string> moves = session->history();
  Json plies = Json::array();
  if (!context.json) {
    fmt::print("{}, {} plies, asked {}\n\n", game.info().id, moves.size(), agent);
    fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>14}  {}\n", "ply", "seat", "played", "best", "value", "lost");
  }
  for (std::size_t ply = 0; ply < moves.size() && !interrupted(); ++ply) {
    auto before = session->clone();
    before->rewind(ply);
    const PlyVerdict verdict = judge(*before, *player, how, moves[ply]);
    plies.push_back(json_of(verdict, ply + 1));
    if (context.json) continue;
    fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>14}  {}\n", ply + 1, verdict.seat, verdict.played, verdict.best,
               value_text(verdict.value), loss_text(verdict.loss));
    std::fflush(stdout);
  }
  if (context.json) {
    print_json({{"schema", "ariadne/analysis/1"}, {"game", game.info().id}, {"agent", agent}, {"plies", plies}});
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace

int run_analyse(const AnalyseOptions& options, const Context& context) {
  return options.record.empty() ? analyse_position(options, context) : analyse_record(options, context);
}

}  // namespace ariadne
