#include "report/review.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "core/text.hpp"
#include "report/format.hpp"
#include "report/text_table.hpp"

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

std::optional<double> spread_of(const Decision& decision) {
  const auto decided = [](const MoveValue& move) { return is_decided(move.value); };
  if (decision.moves.size() < 2 || std::ranges::any_of(decision.moves, decided)) return std::nullopt;
  const auto [least, most] = std::ranges::minmax(decision.moves, {}, &MoveValue::value);
  return most.value - least.value;
}

bool is_sure(ValueKind kind) { return kind == ValueKind::forced || kind == ValueKind::proven; }

// From a win to a loss, though neither is sure.
bool loses_the_game(double best, double played) { return is_decided(best) && is_decided(played); }

// "a sure win" that was not taken, "all hope" where only a loss is sure, or "the game".
std::string lost_result(double best, double played, ValueKind kind) {
  if (loses_the_game(best, played)) return "the game";
  if (!is_decided(best)) return "all hope";
  return is_sure(kind) ? "a sure win" : "a win in sight";
}

// Of two results that are sure.
std::string lost_by(Effect effect) {
  constexpr std::array kLost = {"", "the win", "the game", "the draw"};
  return kLost[static_cast<std::size_t>(effect)];
}

// What the move lost: a result, which is more than any number; a number; or nothing.
std::string loss_text(const JudgedMove& move) {
  if (move.effect && *move.effect != Effect::keeps) return lost_by(*move.effect);
  if (!move.value || !move.played_value) return "-";
  const auto loss = move.loss();
  if (loss && *loss != 0) return short_decimal(*loss);
  return loss || move.effect ? "" : lost_result(*move.value, *move.played_value, move.kind);
}

MoveMark mark_of_effect(Effect effect, const JudgedMove& move) {
  switch (effect) {
    case Effect::keeps:
      return move.loss().value_or(0) > 0 ? MoveMark::dubious : MoveMark::none;
    case Effect::win_to_loss:
      return MoveMark::blunder;
    case Effect::win_to_draw:
    case Effect::draw_to_loss:
      break;
  }
  return MoveMark::mistake;
}

MoveMark mark_of_share(double share) {
  return share >= kBlunderShare   ? MoveMark::blunder
         : share >= kMistakeShare ? MoveMark::mistake
         : share >= kDubiousShare ? MoveMark::dubious
                                  : MoveMark::none;
}

// Points have no result that could be changed: what is lost of them is always compared.
MoveMark mark_of(const JudgedMove& move, const Review& review) {
  if (!move.value || !move.played_value) return MoveMark::none;
  if (move.effect && !(review.names.for_points && *move.effect == Effect::keeps))
    return mark_of_effect(*move.effect, move);
  const auto loss = move.loss();
  if (!loss) return loses_the_game(*move.value, *move.played_value) ? MoveMark::blunder : MoveMark::mistake;
  return *loss == 0 || review.scale() == 0 ? MoveMark::none : mark_of_share(*loss / review.scale());
}

Json judged_json(const JudgedMove& move, const Review& review) {
  Json json = {{"ply", move.ply},
               {"seat", review.names.seats[move.seat]},
               {"move", move.played},
               {"best", move.best ? Json(*move.best) : Json(nullptr)},
               {"value", optional_json(move.value)},
               {"played_value", optional_json(move.played_value)},
               {"loss", optional_json(move.loss())}};
  if (move.value) json["kind"] = name_of(move.kind);
  if (move.played_value) json["played_kind"] = name_of(move.played_kind);
  if (move.wins_in) json["wins_in"] = *move.wins_in;
  if (move.effect) json["effect"] = effect_word(*move.effect);
  if (move.mark != MoveMark::none) json["mark"] = mark_text(move.mark);
  json["exact"] = move.exact();
  return json;
}

Json summary_json(const SideSummary& side, const Review& review) {
  return {{"seat", review.names.seats[side.seat]},
          {"moves", side.moves},
          {"dubious", side.marks[1]},
          {"mistakes", side.marks[2]},
          {"blunders", side.marks[3]},
          {"average_loss", side.average_loss ? Json(*side.average_loss) : Json(nullptr)}};
}

TableRow row_of(const JudgedMove& move, const Review& review) {
  const std::string value = move.value ? known_or_value(review.names, *move.value, move.wins_in, move.kind) : "-";
  return {fmt::format("{:>3}", move.ply),
          review.names.seats[move.seat],
          fmt::format("{} {}", move.played, mark_text(move.mark)),
          move.best.value_or("-"),
          value,
          loss_text(move)};
}

std::string summary_text(const Review& review) {
  std::vector<TableRow> rows = {{"seat", "moves", "?!", "?", "??", "average loss"}};
  for (const auto& side : summaries(review)) {
    rows.push_back({review.names.seats[side.seat], std::to_string(side.moves), std::to_string(side.marks[1]),
                    std::to_string(side.marks[2]), std::to_string(side.marks[3]),
                    side.average_loss ? short_decimal(*side.average_loss) : "-"});
  }
  return table_text(rows, 1);
}

std::string certainty_text(const Review& review) {
  const auto exact = std::ranges::count_if(review.moves, &JudgedMove::exact), all = std::ssize(review.moves);
  if (exact == all) return "Every verdict is exact.";
  if (exact == 0) return "The verdicts rest on estimates.";
  return fmt::format("{} of {} verdicts are exact; the others rest on estimates.", exact, all);
}

// Where a win is just a win, to keep it is nothing to take a mean of.
bool has_no_margin(const JudgedMove& move) {
  return move.effect && move.value && (*move.value == 0 || std::abs(*move.value) == kWinValue);
}

}  // namespace

std::optional<double> JudgedMove::loss() const {
  if (!value || !played_value) return std::nullopt;
  if (kind == ValueKind::proven || *value == *played_value) return std::abs(*value - *played_value);
  if (is_sure(kind) || is_sure(played_kind) || decided_sign(*value) != decided_sign(*played_value)) return std::nullopt;
  return std::abs(*value - *played_value);
}

JudgedMove judged(const Session& session, Seat mover, const std::string& played, const Decision& decision) {
  JudgedMove judged;
  judged.ply = session.history().size() + 1;
  judged.seat = mover;
  judged.played = played;
  // The best may be among those that were not searched.
  if (!decision.value || decision.moves.size() < session.moves(mover).size()) return judged;
  judged.best = decision.move;
  judged.value = decision.value;
  judged.wins_in = decision.wins_in;
  judged.kind = decision.kind_of(*decision.value);
  judged.spread = spread_of(decision);
  const MoveValue* move = value_of(session, decision, played);
  if (move == nullptr || move->bound != Bound::exact) return judged;
  judged.played_value = move->value;
  judged.played_kind = decision.kind_of(move->value);
  if (judged.loss() == 0.0 && move->wins_in == decision.wins_in) judged.best = played;  // as good as the best
  if (is_sure(judged.kind) && is_sure(judged.played_kind)) {
    judged.effect = effect_of(session.game().team(mover), decided_sign(*decision.value), decided_sign(move->value));
  }
  return judged;
}

Review::Review(const Session& session, std::string judge)
    : game(session.game().info().id),
      agent(std::move(judge)),
      names(session),
      plies(session.history().size()),
      result(session.result()) {}

double Review::scale() const {
  double sum = 0;
  int count = 0;
  for (const auto& move : moves) {
    if (!move.spread || *move.spread == 0) continue;
    sum += *move.spread;
    ++count;
  }
  return count == 0 ? 0 : sum / count;
}

void set_marks(Review& review) {
  for (auto& move : review.moves) move.mark = mark_of(move, review);
}

std::vector<SideSummary> summaries(const Review& review) {
  std::vector<SideSummary> sides;
  for (Seat seat = 0; seat < seat_count(review.names.seats); ++seat) {
    SideSummary side{seat};
    double sum = 0;
    int losses = 0;
    for (const auto& move : review.moves) {
      if (move.seat != seat) continue;
      ++side.moves;
      ++side.marks[static_cast<std::size_t>(move.mark)];
      const auto loss = move.loss();
      if (!loss || move.effect.value_or(Effect::keeps) != Effect::keeps || has_no_margin(move)) continue;
      sum += *loss;
      ++losses;
    }
    if (losses > 0) side.average_loss = sum / losses;
    if (side.moves > 0) sides.push_back(side);
  }
  return sides;
}

std::string review_text(const Review& review) {
  std::string text = fmt::format("{}, {}, analysed by {}\n\n", review.game,
                                 count_text(static_cast<int>(review.plies), "ply", "plies"), review.agent);
  std::vector<TableRow> rows = {{"ply", "seat", "played", "best", "value", "lost"}};
  for (const auto& move : review.moves) rows.push_back(row_of(move, review));
  text += table_text(rows, rows.front().size());
  if (review.judged_plies < review.plies) {
    text += fmt::format("stopped after ply {} of {}\n", review.judged_plies, review.plies);
  }
  if (review.moves.empty()) return text;
  return text + "\n" + summary_text(review) + certainty_text(review) + "\n";
}

Json review_json(const Review& review) {
  Json plies = Json::array(), sides = Json::array();
  for (const auto& move : review.moves) plies.push_back(judged_json(move, review));
  for (const auto& side : summaries(review)) sides.push_back(summary_json(side, review));
  return {{"schema", "ariadne/analysis/1"},
          {"game", review.game},
          {"agent", review.agent},
          {"complete", review.judged_plies == review.plies},
          {"plies", std::move(plies)},
          {"sides", std::move(sides)},
          {"scale", value_json(review.scale())}};
}

}  // namespace ariadne
