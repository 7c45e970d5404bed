#include "report/review.hpp"

#include <fmt/format.h>

#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "core/text.hpp"
#include "report/analysis.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

// Limits may end a search before every move has a value.
Json optional_json(const std::optional<double>& value) { return value ? value_json(*value) : Json(nullptr); }

std::uint64_t hash_after(const Session& session, const std::string& move) {
  const auto next = session.fork();
  const auto played = next->play({move});
  assert(played);
  return next->hash();
}

// What is known of a played move, if anything: that of its own name, or else of one that leads to the same position,
// since a turn can be given away in different ways.
const MoveValue* value_of(const Session& session, const Decision& decision, const std::string& played) {
  for (const auto& move : decision.moves) {
    if (move.move == played) return &move;
  }
  if (session.movers().size() != 1) return nullptr;  // where it leads depends on what the others play
  const std::uint64_t after = hash_after(session, played);
  for (const auto& move : decision.moves) {
    if (hash_after(session, move.move) == after) return &move;
  }
  return nullptr;
}

// A move that changes who wins loses more than any estimate. Of estimates, the last bits of a difference say nothing.
std::string loss_text(const JudgedMove& move) {
  if (move.effect && *move.effect != Effect::keeps) return effect_text(*move.effect);
  if (!move.value || !move.played_value) return "-";
  const auto loss = move.loss();
  if (!loss) return is_decided(*move.value) ? "a sure win" : "all hope";
  if (*loss == 0) return move.effect ? effect_text(Effect::keeps) : "";
  return is_decided(*loss) ? "the game" : fmt::format("{}", std::round(*loss * 1e6) / 1e6);
}

}  // namespace

std::optional<double> JudgedMove::loss() const {
  if (!value || !played_value) return std::nullopt;
  if (!proven && is_decided(*value) != is_decided(*played_value)) return std::nullopt;
  return std::abs(*value - *played_value);
}

JudgedMove judged(const Session& session, Seat mover, const std::string& played, const Decision& decision) {
  JudgedMove judged;
  judged.ply = session.history().size() + 1;
  judged.seat = session.seats()[mover];
  judged.played = played;
  // The best may be among those that were not searched.
  if (!decision.value || decision.moves.size() < session.moves(mover).size()) return judged;
  judged.best = decision.move;
  judged.value = decision.value;
  judged.wins_in = decision.wins_in;
  judged.proven = decision.proven;
  const MoveValue* move = value_of(session, decision, played);
  if (move == nullptr || move->bound != Bound::exact) return judged;
  judged.played_value = move->value;
  if (judged.loss() == 0.0 && move->wins_in == decision.wins_in) judged.best = played;  // as good as the best
  if (decision.proven) {
    judged.effect = effect_of(session.game().team(mover), decided_sign(*decision.value), decided_sign(move->value));
  }
  return judged;
}

Json judged_json(const JudgedMove& move) {
  Json json = {{"ply", move.ply},
               {"seat", move.seat},
               {"move", move.played},
               {"best", move.best ? Json(*move.best) : Json(nullptr)},
               {"value", optional_json(move.value)},
               {"played_value", optional_json(move.played_value)},
               {"loss", optional_json(move.loss())}};
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.effect) json["effect"] = effect_word(*move.effect);
  return json;
}

Json review_json(const Session& session, const std::string& agent, Json moves) {
  return {{"schema", "ariadne/analysis/1"},
          {"game", session.game().info().id},
          {"agent", agent},
          {"plies", std::move(moves)}};
}

std::string review_heading(const Session& session, const std::string& agent) {
  return fmt::format("{}, {}, analysed by {}\n\n", session.game().info().id,
                     count_text(std::ssize(session.history()), "ply", "plies"), agent) +
         fmt::format("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", "ply", "seat", "played", "best", "value", "lost");
}

std::string judged_row(const Session& session, const JudgedMove& move) {
  return fmt::format("{:>4}  {:<8} {:<8} {:<8} {:>26}  {}\n", move.ply, move.seat, move.played, move.best.value_or("-"),
                     move.value ? known_or_value(session, *move.value, move.wins_in, move.proven) : "-",
                     loss_text(move));
}

}  // namespace ariadne
