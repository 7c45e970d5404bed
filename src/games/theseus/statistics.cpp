#include "games/theseus/statistics.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "games/theseus/sight.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {
namespace {

// The nearer of two sightings, the second of which is 0 if nothing was seen.
int nearer(int known, int seen) { return seen == 0 || (known != -1 && known < seen) ? known : seen; }

Round round_of(const Position& before, Move move, const Position& after) {
  Round round;
  round.number = before.ply() + 1;
  round.direction = move.direction;
  round.bumped = after.theseus() == before.theseus();
  round.collected = after.collected();
  round.taken = after.collected() > before.collected();
  for (const Direction direction : kDirections) {
    const int tile = after.theseus();
    round.supply_seen = nearer(round.supply_seen, sighted_supply(after, tile, direction));
    round.minotaur_seen = nearer(round.minotaur_seen, sighted_tile(after.board(), tile, direction, after.minotaur()));
  }
  return round;
}

std::array<int, 4> totals_of(const std::vector<Round>& rounds) {
  std::array<int, 4> totals{};
  for (const Round& round : rounds) ++totals[static_cast<std::size_t>(round.direction)];
  return totals;
}

std::string right_aligned(const std::string& text, std::size_t columns) {
  return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

std::string seen_text(int steps) { return steps < 0 ? "-" : std::to_string(steps); }

constexpr const char* kTaken = "collected a supply";
constexpr const char* kBumped = "bumped into the wall";

std::string remark_of(const Round& round) { return round.taken ? kTaken : round.bumped ? kBumped : ""; }

std::string line_of(const Round& round) {
  const std::string remark = remark_of(round);
  return right_aligned(std::to_string(round.number), 5) +
         right_aligned(std::string(direction_name(round.direction)), 7) +
         right_aligned(std::to_string(round.collected), 10) + right_aligned(seen_text(round.supply_seen), 8) +
         right_aligned(seen_text(round.minotaur_seen), 10) + (remark.empty() ? "" : "  " + remark);
}

std::string tiles_away(int steps) { return std::to_string(steps) + (steps == 1 ? " tile away" : " tiles away"); }

std::string sight_of(const Round& round) {
  std::string seen;
  if (round.supply_seen > 0) seen = "a supply is " + tiles_away(round.supply_seen);
  if (round.minotaur_seen > 0) {
    seen += (seen.empty() ? "the minotaur is " : ", the minotaur ") + tiles_away(round.minotaur_seen);
  }
  return seen.empty() ? "nothing in sight" : seen;
}

std::string sentence_of(const Round& round) {
  const std::string remark = remark_of(round);
  return "round " + std::to_string(round.number) + ": " + std::string(direction_name(round.direction)) +
         (remark.empty() ? "" : ", " + remark) + "; " + sight_of(round);
}

std::string totals_line(const std::array<int, 4>& totals) {
  std::string line = "totals";
  for (const Direction direction : kDirections) {
    line += "  " + std::string(direction_name(direction)) + " " +
            std::to_string(totals[static_cast<std::size_t>(direction)]);
  }
  return line;
}

Json json_of(const Round& round) {
  return {{"round", round.number},
          {"move", std::string(direction_name(round.direction))},
          {"die", move_text({round.direction})},
          {"taken", round.taken ? 1 : 0},
          {"supply", round.supply_seen},
          {"minotaur", round.minotaur_seen}};
}

Json json_of(const std::vector<Round>& rounds) {
  Json list = Json::array(), totals = Json::object();
  for (const Round& round : rounds) list.push_back(json_of(round));
  const auto counts = totals_of(rounds);
  for (const Direction direction : kDirections) {
    totals[std::string(direction_name(direction))] = counts[static_cast<std::size_t>(direction)];
  }
  return {{"rounds", std::move(list)}, {"totals", std::move(totals)}};
}

}  // namespace

std::vector<Round> rounds_of(const Transcript& game) {
  std::vector<Round> rounds;
  Position position = game.start;
  for (const Move move : game.moves) {
    const Position before = position;
    position.play(move);
    if (before.to_move() == kTheseus) rounds.push_back(round_of(before, move, position));
  }
  return rounds;
}

Statistics statistics(const Transcript& game) {
  const auto rounds = rounds_of(game);
  Statistics result;
  result.lines = {"round   move  supplies  supply  minotaur"};
  for (const Round& round : rounds) result.lines.push_back(line_of(round));
  result.lines.push_back(totals_line(totals_of(rounds)));
  result.json = json_of(rounds).dump();
  return result;
}

Statistics step_statistics(const LastStep<Position>& last, const Position& after) {
  if (last.before.to_move() != kTheseus) return {};
  const Round round = round_of(last.before, last.moves.front(), after);
  return {{sentence_of(round)}, json_of(round).dump()};
}

}  // namespace ariadne::theseus
