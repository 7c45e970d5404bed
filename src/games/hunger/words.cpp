#include "games/hunger/words.hpp"

#include <cassert>
#include <optional>
#include <vector>

#include "core/text.hpp"

namespace ariadne::hunger {
namespace {

std::string points_text(int points) { return count_text(points, "point", "points"); }

std::string trap_text(const Encounter& met) {
  const std::string name(trap_name(met.item.weapon));
  if (met.points == 0) return "is protected from " + name;
  return "loses " + points_text(-met.points) + " to " + name;
}

// What was met, as the rest of a sentence; empty: nothing.
std::string meeting_text(const Encounter& met) {
  switch (met.item.kind) {
    case ItemKind::weapon:
      return (met.taken ? "takes the " : "leaves the opponent's ") + std::string(weapon_name(met.item.weapon));
    case ItemKind::food:
      return "eats food worth " + points_text(met.points);
    case ItemKind::trap:
      return trap_text(met);
    case ItemKind::none:
      break;
  }
  return "";
}

std::string scores_text(int winner, int loser) { return std::to_string(winner) + " to " + std::to_string(loser); }

// Where the scores decided.
std::string decision_text(const Position& position, int sign) {
  const int one = position.tribute(kOne).score, two = position.tribute(kTwo).score;
  if (sign == 0) return "a draw with " + points_text(one) + " each";
  return (sign > 0 ? "1 wins " : "2 wins ") + scores_text(std::max(one, two), std::min(one, two));
}

// By its code or its word.
std::optional<Move> move_called(std::string_view text) {
  for (std::uint8_t code = 1; code <= 8; ++code) {
    const Move move{code};
    if (text == move_text(move) || same_ignoring_case(text, direction_name(move))) return move;
  }
  return std::nullopt;
}

std::string in_round(const Position& position) { return " in round " + std::to_string(position.round()); }

}  // namespace

std::string_view seat_name(Seat seat) { return seat == kOne ? "1" : "2"; }

std::string_view direction_name(Move move) {
  constexpr std::string_view kNames[] = {"up",   "up-right",  "right", "down-right",
                                         "down", "down-left", "left",  "up-left"};
  return kNames[move.code - 1];
}

std::string move_text(Move move) { return std::to_string(move.code); }

Result<Move> read_move(const Position& position, std::string_view text) {
  if (position.result()) return failure("the game is over: there are no more moves");
  const auto move = move_called(text);
  if (!move) return failure(in_quotes(text) + " is not a direction code; expected 1..8", kMoveCodes);
  for (const Move legal : position.moves()) {
    if (legal == *move) return legal;
  }
  return failure(move_text(*move) + " (" + std::string(direction_name(*move)) + ") leads off the board");
}

Encounter encounter_of(const Position& position, Move move) {
  const Seat seat = position.to_move();
  Position after = position;
  after.play(move);
  const Tribute &then = position.tribute(seat), &now = after.tribute(seat);
  Encounter met{.item = position.item_at(now.x, now.y)};
  met.points = now.score - then.score;
  met.taken = met.item.kind == ItemKind::food || (met.item.kind == ItemKind::weapon && met.item.owner == seat);
  met.shot = after.ending() == Ending::shot;
  return met;
}

std::string describe(const Position& position, Move move) {
  const Seat seat = position.to_move();
  const Encounter met = encounter_of(position, move);
  const int score = position.tribute(seat).score + met.points;
  std::vector<std::string> deeds = {"goes " + std::string(direction_name(move))};
  if (std::string meeting = meeting_text(met); !meeting.empty()) deeds.push_back(std::move(meeting));
  if (met.points != 0) deeds.back() += " (score " + std::to_string(score) + ")";
  if (score < 0) deeds.emplace_back("dies");
  if (met.shot) deeds.push_back("shoots " + std::string(seat_name(other(seat))));
  return std::string(seat_name(seat)) + " " + enumerated(deeds);
}

std::vector<GameEvent> events(const Position& position, Move move) {
  const Seat seat = position.to_move();
  const Encounter met = encounter_of(position, move);
  const std::string name(seat_name(seat));
  std::vector<GameEvent> found;
  if (met.taken) found.push_back({"pick-up", name + " " + meeting_text(met)});
  if (met.points < 0) found.push_back({"harm", name + " " + meeting_text(met)});
  if (position.tribute(seat).score + met.points < 0) found.push_back({"death", name + " dies"});
  if (met.shot) found.push_back({"death", name + " shoots " + std::string(seat_name(other(seat)))});
  return found;
}

std::string outcome_text(const Position& position) {
  const auto outcome = position.result();
  assert(outcome);
  const std::string winner = outcome->sign > 0 ? "1" : "2", loser = outcome->sign > 0 ? "2" : "1";
  switch (position.ending()) {
    case Ending::shot:
      return winner + " wins: " + loser + " was shot" + in_round(position);
    case Ending::negative_score:
      return winner + " wins: " + loser + " died with " + std::to_string(position.mover().score) + " points" +
             in_round(position);
    case Ending::small_board:
      return decision_text(position, outcome->sign) + " on the last 4 x 4 tiles";
    case Ending::limit:
    case Ending::none:
      break;
  }
  return decision_text(position, outcome->sign) + " after " + std::to_string(position.limit()) + " rounds";
}

}  // namespace ariadne::hunger
