#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/analyse_tree.hpp"
#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/input.hpp"
#include "apps/output.hpp"
#include "apps/records.hpp"
#include "apps/search_tree_text.hpp"
#include "apps/unfinished.hpp"
#include "apps/verdict_text.hpp"
#include "arena/effect.hpp"

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

Team team_to_move(const Session& session) { return session.game().team(session.to_move()); }

// The one asked for, or the one that usually plays this side.
std::string agent_word(const AnalyseOptions& options, const Session& session) {
  return options.agent.empty() ? usual_agent(session.game(), team_to_move(session)) : options.agent;
}

std::string seat_name(const Session& session) { return session.seats()[session.to_move()]; }

// Whose values they are.
const std::string& first_seat(const Session& session) { return session.game().info().seats.front(); }

// How the game ends, where that is known, or else the value.
std::string value_words(const Session& session, double value, const std::optional<int>& wins_in, bool proven) {
  const bool known = wins_in || (proven && value == 0 && !session.game().info().for_points);
  return known ? verdict_text(value, wins_in, session.seats()) : value_text(value, first_seat(session));
}

Json json_of(const MoveValue& move) {
  Json json = {{"move", move.move}, {"value", value_json(move.value)}};
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.bound == Bound::no_better) json["bound"] = "no better";
  json["line"] = move.line;
  return json;
}

Json json_of(const Decision& decision) {
  Json json = {{"move", decision.move}, {"value", nullptr}, {"depth", decision.depth}, {"nodes", decision.nodes}};
  if (decision.value) json["value"] = value_json(*decision.value);
  if (decision.wins_in) json["wins_in"] = *decision.wins_in;
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
  fmt::print("\n{:<8} {:>26}  {}\n", "move", "value", "line");
  for (const auto& move : by_value(decision, rising)) {
    const std::string sign = move.bound == Bound::exact ? "" : rising ? "<= " : ">= ";
    fmt::print("{:<8} {:>26}  {}\n", move.move, sign + value_words(session, move.value, move.wins_in, decision.proven),
               joined(move.line));
  }
}

void print_decision(const Session& session, const std::string& agent, const Decision& decision) {
  fmt::print("{}, {} to move, asked {}\n", session.game().info().id, seat_name(session), agent);
  fmt::print("best    {}\n", decision.move);
  if (!decision.value && !decision.complete) fmt::print("value   unknown: stopped before it was searched\n");
  if (!decision.value) return;
  fmt::print("value   {}{}\n", value_words(session, *decision.value, decision.wins_in, decision.proven),
             decision.proven ? ", proven to the end of the game" : "");
  fmt::print("depth   {}{}\n", decision.depth, decision.complete ? "" : ", not finished");
  fmt::print("nodes   {} in {}, {}\n", with_commas(decision.nodes), short_time(decision.time),
             rate(decision.nodes, decision.time, "nodes"));
  if (decision.distinct) fmt::print("distinct {}\n", with_commas(*decision.distinct));
  fmt::print("line    {}\n", joined(decision.pv));
  print_moves(session, decision);
}

int analyse_position(const AnalyseOptions& options, const Context& context) {
  const auto word = game_of(options.game);
  if (options.record_game != 1) {
    throw Failure(ExitCode::usage, "--game is the number of a game in a record", "Give the record with --record FILE.");
  }
  check_tree_options(options, context);
  const auto session = open_unfinished(word, options.position, context.seed);
  const std::string agent = agent_word(options, *session);
  const auto player = open_agent(*session, agent, team_to_move(*session), context.seed);
  SearchTree tree;
  Thinking how = thinking_of(options);
  if (wants_tree(options)) how.tree = &tree;
  const Decision decision = player->think(*session, how);
  if (interrupted() && wants_tree(options)) return interrupted_exit_code();
  if (wants_tree(options)) check_tree(tree, agent);
  if (options.distinct && !decision.distinct) {
    throw Failure(ExitCode::usage,
                  fmt::format("{} does not look ahead: there are no positions to count", in_quotes(agent)),
                  "--distinct is for agents that search, such as alphabeta.");
  }
  if (context.json) {
    Json json = {{"schema", "ariadne/analysis/1"}, {"game", word.game->info().id}, {"agent", agent}};
    json["position"] = session->text();
    json["seat"] = seat_name(*session);
    json.update(json_of(decision));
    if (!options.trace.empty()) add_trace(json, tree);
    print_json(json);
  } else if (!prints_tree_file(options, context)) {
    print_decision(*session, agent, decision);
  }
  if (wants_tree(options)) {
    const std::string title =
        fmt::format("{}, {}: {} of value {}, {} nodes", word.game->info().id, agent, decision.move,
                    tree_number(tree.nodes.front().value), with_commas(decision.nodes));
    give_out_tree(options, context, title, tree);
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

// Limits may end a search before every move has a value.
Json optional_json(const std::optional<double>& value) { return value ? value_json(*value) : Json(nullptr); }

// What a played move gave away, seen from the side that played it, as far as the search got to know it.
struct PlyVerdict {
  std::string seat, played;
  std::optional<std::string> best;
  std::optional<double> value;  // of the best move
  std::optional<int> wins_in;
  bool proven = false;
  std::optional<double> played_value;
  std::optional<Effect> effect;  // where play is known to the end of the game

  // A result that is sure and an estimate differ by no number.
  std::optional<double> loss() const {
    if (!value || !played_value || is_decided(*value) != is_decided(*played_value)) return std::nullopt;
    return std::abs(*value - *played_value);
  }
};

std::uint64_t hash_after(const Session& session, const std::string& move) {
  const auto next = session.clone();
  const auto played = next->play(move);
  assert(played);
  return next->hash();
}

// What is known of a played move, if anything: that of its own name, or else of one that leads to the same position,
// since a turn can be given away by different dice.
const MoveValue* value_of(const Session& session, const Decision& decision, const std::string& played) {
  for (const auto& move : decision.moves) {
    if (move.move == played) return &move;
  }
  const std::uint64_t after = hash_after(session, played);
  for (const auto& move : decision.moves) {
    if (hash_after(session, move.move) == after) return &move;
  }
  return nullptr;
}

PlyVerdict judge(const Session& session, const Decision& decision, const std::string& played) {
  PlyVerdict verdict;
  verdict.seat = seat_name(session);
  verdict.played = played;
  // The best may be among those that were not searched.
  if (!decision.value || decision.moves.size() < session.moves().size()) return verdict;
  verdict.best = decision.move;
  verdict.value = decision.value;
  verdict.wins_in = decision.wins_in;
  verdict.proven = decision.proven;
  const MoveValue* move = value_of(session, decision, played);
  if (move == nullptr || move->bound != Bound::exact) return verdict;
  verdict.played_value = move->value;
  if (verdict.loss() == 0.0 && move->wins_in == decision.wins_in) verdict.best = played;  // as good as the best
  if (decision.proven) {
    verdict.effect = effect_of(team_to_move(session), decided_sign(*decision.value), decided_sign(move->value));
  }
  return verdict;
}

Json json_of(const PlyVerdict& verdict, std::size_t ply) {
  Json json = {{"ply", ply},
               {"seat", verdict.seat},
               {"move", verdict.played},
               {"best", verdict.best ? Json(*verdict.best) : Json(nullptr)},
               {"value", optional_json(verdict.value)},
               {"played_value", optional_json(verdict.played_value)},
               {"loss", optional_json(verdict.loss())}};
  if (verdict.wins_in) json["wins_in"] = *verdict.wins_in;
  if (verdict.effect) json["effect"] = effect_word(*verdict.effect);
  return json;
}

// A move that changes who wins loses more than any estimate. Of estimates, the last bits of a difference say nothing.
std::string loss_text(const PlyVerdict& verdict) {
  if (verdict.effect && *verdict.effect != Effect::keeps) return effect_text(*verdict.effect);
  if (!verdict.played_value) return "-";
  const auto loss = verdict.loss();
  if (!loss) return is_decided(*verdict.value) ? "a sure win" : "all hope";
  if (*loss == 0) return verdict.effect ? effect_text(Effect::keeps) : "";
  return is_decided(*loss) ? "the game" : fmt::format("{}", std::round(*loss * 1e6) / 1e6);
}

void print_verdict(const Session& session, const PlyVerdict& verdict, std::size_t ply) {
  fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", ply, verdict.seat, verdict.played, verdict.best.value_or("-"),
             verdict.value ? value_words(session, *verdict.value, verdict.wins_in, verdict.proven) : "-",
             loss_text(verdict));
  flush_output();
}

// An agent that neither counts nor values positions, such as a random one, cannot judge what others play.
void check_judge(const std::string& word, const Session& session) {
  Thinking how;
  how.limits.nodes = 1;
  const Decision decision = open_agent(session, word, team_to_move(session), 0)->think(session, how);
  if (decision.value || decision.nodes > 0 || !decision.complete) return;
  throw Failure(ExitCode::usage, fmt::format("{} gives moves no values, so it cannot judge a game", in_quotes(word)),
                "Ask one that looks ahead, such as alphabeta.");
}

void check_record_options(const AnalyseOptions& options, const GameEntry& game) {
  const auto refuse = [](const char* option) {
    throw Failure(ExitCode::usage, fmt::format("{} says nothing about the plies of a record", option),
                  "Leave it out, or analyse a position without --record.");
  };
  if (!options.position.empty()) refuse("--position");
  if (options.lines != 1) refuse("--lines");
  if (options.distinct) refuse("--distinct");
  if (options.show) refuse("--show");
  if (!options.svg.empty()) refuse("--svg");
  if (!options.trace.empty()) refuse("--trace");
  if (options.game.empty()) return;
  const GameWord word = game_of(options.game);
  if (!word.settings.empty()) {
    throw Failure(ExitCode::usage, "a record has its own settings",
                  fmt::format("Use '{}' alone with --record.", word.game->info().id));
  }
  if (word.game != &game) {
    throw Failure(ExitCode::input, fmt::format("this is a record of {}, not of {}", game.info().id, options.game));
  }
}

int analyse_record(const AnalyseOptions& options, const Context& context) {
  const auto session = open_recorded(options.record, options.record_game).game.session;
  const GameEntry& game = session->game();
  check_record_options(options, game);
  const std::vector<std::string> moves = session->history();
  auto before = session->clone();
  before->rewind(0);
  const std::string agent = agent_word(options, *before);
  const auto player = open_agent(*before, agent, team_to_move(*before), context.seed);
  if (!before->result()) check_judge(agent, *before);
  Thinking how = thinking_of(options);
  how.lines = 1 << 20;  // exact values for all moves: the one that was played may be any of them
  Json plies = Json::array();
  if (!context.json) {
    fmt::print("{}, {} plies, asked {}\n\n", game.info().id, moves.size(), agent);
    fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", "ply", "seat", "played", "best", "value", "lost");
  }
  for (std::size_t ply = 0; ply < moves.size() && !interrupted(); ++ply) {
    before = session->clone();
    before->rewind(ply);
    if (!check_team(game, agent, team_to_move(*before))) continue;  // it judges its own side
    const Decision decision = player->think(*before, how);
    if (interrupted()) break;  // cut short, it says nothing
    const PlyVerdict verdict = judge(*before, decision, moves[ply]);
    plies.push_back(json_of(verdict, ply + 1));
    if (!context.json) print_verdict(*before, verdict, ply + 1);
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
