#include "games/hunger/statistics.hpp"

#include <nlohmann/json.hpp>

namespace ariadne::hunger {
namespace {

// What a player did in a game.
struct Totals {
  int moves = 0, points = 0, food = 0, traps = 0, weapons = 0;
};

Totals totals_of(const std::vector<Turn>& turns, Seat seat) {
  Totals totals;
  for (const Turn& turn : turns) {
    if (turn.seat != seat) continue;
    ++totals.moves;
    totals.points += turn.met.points;
    totals.food += turn.met.item.kind == ItemKind::food;
    totals.traps += turn.met.item.kind == ItemKind::trap;
    totals.weapons += turn.met.item.kind == ItemKind::weapon && turn.met.taken;
  }
  return totals;
}

std::string in_columns(const std::string& text, std::size_t columns) {
  return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

std::string item_name(const Encounter& met) {
  switch (met.item.kind) {
    case ItemKind::weapon:
      return std::string(weapon_name(met.item.weapon)) + (met.taken ? "" : " of the opponent");
    case ItemKind::food:
      return "food";
    case ItemKind::trap:
      return std::string(trap_name(met.item.weapon)) + (met.points == 0 ? " (protected)" : "");
    case ItemKind::none:
      break;
  }
  return "-";
}

std::string line_of(const Turn& turn) {
  return in_columns(std::to_string(turn.round), 5) + in_columns(std::string(seat_name(turn.seat)), 8) +
         in_columns(move_text(turn.move), 6) + in_columns(std::to_string(turn.met.points), 8) + "  " +
         item_name(turn.met);
}

std::string totals_line(const std::vector<Turn>& turns, Seat seat) {
  const Totals totals = totals_of(turns, seat);
  return "totals of " + std::string(seat_name(seat)) + "  moves " + std::to_string(totals.moves) + "  points " +
         std::to_string(totals.points) + "  food " + std::to_string(totals.food) + "  traps " +
         std::to_string(totals.traps) + "  weapons " + std::to_string(totals.weapons);
}

// What was met as a whole; null: nothing.
Json met_json(const Encounter& met) {
  const Item& item = met.item;
  switch (item.kind) {
    case ItemKind::weapon:
      return {{"kind", "weapon"}, {"type", weapon_name(item.weapon)}, {"owner", item.owner + 1}, {"taken", met.taken}};
    case ItemKind::food:
      return {{"kind", "food"}, {"points", item.points}};
    case ItemKind::trap:
      return {{"kind", "trap"}, {"type", trap_name(item.weapon)}, {"protected", met.points == 0}};
    case ItemKind::none:
      break;
  }
  return nullptr;
}

Json json_of(const Turn& turn) {
  const Item& item = turn.met.item;
  Json json = {{"round", turn.round}, {"player", turn.seat + 1}, {"die", turn.move.code}, {"points", turn.met.points},
               {"food", nullptr},     {"trap", nullptr},         {"weapon", nullptr}};
  if (item.kind == ItemKind::food) json["food"] = item.points;
  if (item.kind == ItemKind::trap) json["trap"] = trap_name(item.weapon);
  if (item.kind == ItemKind::weapon && turn.met.taken) json["weapon"] = weapon_name(item.weapon);
  json["met"] = met_json(turn.met);
  return json;
}

Json totals_json(const std::vector<Turn>& turns) {
  Json list = Json::array();
  for (const Seat seat : {kOne, kTwo}) {
    const Totals totals = totals_of(turns, seat);
    list.push_back({{"player", seat + 1},
                    {"moves", totals.moves},
                    {"points", totals.points},
                    {"food", totals.food},
                    {"traps", totals.traps},
                    {"weapons", totals.weapons}});
  }
  return list;
}

}  // namespace

std::vector<Turn> turns_of(const Transcript& game) {
  std::vector<Turn> turns;
  Position position = game.start;
  for (const Move move : game.moves) {
    turns.push_back({position.round(), position.to_move(), move, encounter_of(position, move)});
    position.play(move);
  }
  return turns;
}

std::string_view ending_name(Ending ending) {
  constexpr std::string_view kNames[] = {"", "negative score", "shot", "small board", "limit"};
  return kNames[static_cast<std::size_t>(ending)];
}

Statistics statistics(const Transcript& game) {
  const auto turns = turns_of(game);
  Position end = game.start;
  for (const Move move : game.moves) end.play(move);
  const std::string ending(ending_name(end.ending()));
  Statistics result;
  result.lines = {"round  player  code  points  met"};
  Json moves = Json::array();
  for (const Turn& turn : turns) {
    result.lines.push_back(line_of(turn));
    moves.push_back(json_of(turn));
  }
  for (const Seat seat : {kOne, kTwo}) result.lines.push_back(totals_line(turns, seat));
  if (!ending.empty()) result.lines.push_back("ended by  " + ending);
  result.json = Json{{"moves", std::move(moves)}, {"totals", totals_json(turns)}, {"ending", ending}}.dump();
  return result;
}

}  // namespace ariadne::hunger
