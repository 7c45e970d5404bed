#include <fmt/format.h>

#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/cli/analyse/analyse.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/records.hpp"
#include "arena/effect.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

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
    if (!value || !played_value) return std::nullopt;
    if (!proven && is_decided(*value) != is_decided(*played_value)) return std::nullopt;
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
  verdict.seat = name_to_move(session);
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
  if (!verdict.value || !verdict.played_value) return "-";
  const auto loss = verdict.loss();
  if (!loss) return is_decided(*verdict.value) ? "a sure win" : "all hope";
  if (*loss == 0) return verdict.effect ? effect_text(Effect::keeps) : "";
  return is_decided(*loss) ? "the game" : fmt::format("{}", std::round(*loss * 1e6) / 1e6);
}

void print_verdict(const Session& session, const PlyVerdict& verdict, std::size_t ply) {
  fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", ply, verdict.seat, verdict.played, verdict.best.value_or("-"),
             verdict.value ? known_or_value(session, *verdict.value, verdict.wins_in, verdict.proven) : "-",
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

void print_header(const GameEntry& game, std::size_t plies, const std::string& agent) {
  fmt::print("{}, {} plies, asked {}\n\n", game.info().id, plies, agent);
  fmt::print("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", "ply", "seat", "played", "best", "value", "lost");
}

std::unique_ptr<Session> position_before(const Session& game, std::size_t ply) {
  auto before = game.clone();
  before->rewind(ply);
  return before;
}

}  // namespace

int analyse_record(const AnalyseOptions& options, const Context& context) {
  const auto session = open_recorded(options.record, options.record_game).game.session;
  const GameEntry& game = session->game();
  check_record_options(options, game);
  const std::vector<std::string> moves = session->history();
  const auto start = position_before(*session, 0);
  const std::string agent = judge_of(options, *start);
  const auto player = open_agent(*start, agent, team_to_move(*start), context.seed);
  if (!start->result()) check_judge(agent, *start);
  Thinking how = thinking_of(options);
  how.lines = 1 << 20;  // exact values for all moves: the one that was played may be any of them
  Json plies = Json::array();
  if (!context.json) print_header(game, moves.size(), agent);
  for (std::size_t ply = 0; ply < moves.size() && !interrupted(); ++ply) {
    const auto before = position_before(*session, ply);
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

}  // namespace ariadne
