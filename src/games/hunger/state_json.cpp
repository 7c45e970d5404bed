#include "games/hunger/state_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/json_reader.hpp"
#include "games/hunger/draft.hpp"

namespace ariadne::hunger {
namespace {

constexpr Weapons kWeapons[] = {kPistol, kBow, kSword};

// An even number.
int read_size(const JsonReader& reader, int min, int max) {
  const auto size = static_cast<int>(reader.integer(min, max));
  if (!reader.failed() && size % 2 != 0) reader.expected("an even number");
  return size;
}

Seat read_player(const JsonReader& reader) { return static_cast<Seat>(reader.integer(1, 2) - 1); }

// A column or a row inside what is left of the board.
int read_index(const JsonReader& reader, const Draft& draft) {
  const int furthest = draft.state.size / 2;
  const auto coordinate = static_cast<int>(reader.integer(-furthest, furthest));
  if (!reader.failed() && coordinate == 0) reader.expected("a coordinate other than 0", "There is no 0: 1 follows -1.");
  return to_index(coordinate, draft.size);
}

Weapons read_hand(const JsonReader& reader) {
  Weapons hand = 0;
  for (const JsonReader& each : reader.items(std::size(kWeapons))) {
    const Weapons weapon = kWeapons[each.choice({"pistol", "bow", "sword"})];
    if (!each.failed() && (hand & weapon) != 0) each.refuse("is listed twice");
    hand |= weapon;
  }
  return hand;
}

void read_tribute(const JsonReader& reader, Draft& draft, bool (&seen)[2]) {
  reader.only({"id", "x", "y", "score", "weapons"});
  const Seat seat = read_player(reader["id"]);
  if (!reader.failed() && std::exchange(seen[seat], true)) reader["id"].refuse("is there twice");
  Tribute& tribute = draft.state.tributes[seat];
  tribute.x = static_cast<std::uint8_t>(read_index(reader["x"], draft));
  tribute.y = static_cast<std::uint8_t>(read_index(reader["y"], draft));
  tribute.score = static_cast<std::int16_t>(reader["score"].integer(kMinScore, kMaxScore));
  tribute.weapons = read_hand(reader["weapons"]);
}

Item read_weapon_item(const JsonReader& reader) {
  reader.only({"x", "y", "kind", "owner", "type"});
  const Seat owner = read_player(reader["owner"]);
  return Item::weapon_of(owner, kWeapons[reader["type"].choice({"pistol", "bow", "sword"})]);
}

Item read_food(const JsonReader& reader) {
  reader.only({"x", "y", "kind", "points"});
  return Item::food(static_cast<int>(reader["points"].integer(1, kMaxPoints)));
}

Item read_trap(const JsonReader& reader) {
  reader.only({"x", "y", "kind", "type", "points"});
  const Weapons protection = reader["type"].choice({"animals", "ropes"}) == 0 ? kBow : kSword;
  return Item::trap(protection, static_cast<int>(reader["points"].integer(-kMaxPoints, -1)));
}

Item read_item_of_kind(const JsonReader& reader) {
  switch (reader["kind"].choice({"weapon", "food", "trap"})) {
    case 0:
      return read_weapon_item(reader);
    case 1:
      return read_food(reader);
    default:
      return read_trap(reader);
  }
}

void read_items(const JsonReader& reader, Draft& draft) {
  std::vector<bool> taken(static_cast<std::size_t>(draft.size * draft.size));
  for (const JsonReader& each : reader.items(taken.size())) {
    const int x = read_index(each["x"], draft), y = read_index(each["y"], draft);
    const Item item = read_item_of_kind(each);
    if (each.failed()) return;
    auto tile = taken[static_cast<std::size_t>(y * draft.size + x)];
    if (tile) return each.refuse("lies on a tile that already has an item");
    tile = true;
    draft.items.push_back({x, y, item});
  }
}

const char* member_of(DraftPart part) {
  switch (part) {
    case DraftPart::round:
      return "round";
    case DraftPart::to_move:
      return "to_move";
    case DraftPart::shot:
      return "shot";
    case DraftPart::score:
      break;
  }
  return "players";
}

Json json_of(const Tribute& tribute, Seat seat, int size) {
  Json weapons = Json::array();
  for (const Weapons weapon : kWeapons) {
    if (tribute.has(weapon)) weapons.push_back(weapon_name(weapon));
  }
  return {{"id", seat + 1},
          {"x", to_coordinate(tribute.x, size)},
          {"y", to_coordinate(tribute.y, size)},
          {"score", tribute.score},
          {"weapons", std::move(weapons)}};
}

Json json_of(const PlacedItem& placed, int size) {
  Json json = {{"x", to_coordinate(placed.x, size)}, {"y", to_coordinate(placed.y, size)}};
  switch (placed.item.kind) {
    case ItemKind::weapon:
      json.update({{"kind", "weapon"}, {"owner", placed.item.owner + 1}, {"type", weapon_name(placed.item.weapon)}});
      break;
    case ItemKind::food:
      json.update({{"kind", "food"}, {"points", placed.item.points}});
      break;
    case ItemKind::trap:
    case ItemKind::none:
      json.update({{"kind", "trap"}, {"type", trap_name(placed.item.weapon)}, {"points", placed.item.points}});
      break;
  }
  return json;
}

}  // namespace

Result<Position> read_json(const Json& json) {
  const JsonReader reader(json, "a position of Hunger Games");
  reader.only({"size", "board", "round", "first", "limit", "to_move", "players", "items", "shot"});
  Draft draft;
  State& state = draft.state;
  draft.size = read_size(reader["size"], kSmallestSize, kLargestSize);
  state.size = read_size(reader["board"], kLastSize, draft.size);
  if (reader.has("limit")) state.limit = static_cast<int>(reader["limit"].integer(1, kMaxRounds));
  state.round = static_cast<int>(reader["round"].integer(1, kMaxRounds + 1));
  if (reader.has("first")) state.first = read_player(reader["first"]);
  state.to_move = read_player(reader["to_move"]);
  if (reader.has("shot")) state.shot = reader["shot"].flag();
  if (reader.failed()) return reader.failure();
  bool seen[2] = {};
  for (const JsonReader& player : reader["players"].tuple(2, "the players 1 and 2")) read_tribute(player, draft, seen);
  read_items(reader["items"], draft);
  if (reader.failed()) return reader.failure();
  if (const auto fault = fault_in(draft)) {
    reader[member_of(fault->part)].fault(fault->message, fault->hint);
    return reader.failure();
  }
  return position_of(std::move(draft));
}

Json write_json(const Position& position) {
  const int size = position.board().size();
  Json items = Json::array();
  for (const PlacedItem& placed : position.items()) items.push_back(json_of(placed, size));
  Json json = {{"size", size},
               {"board", position.size()},
               {"round", position.round()},
               {"first", position.first() + 1},
               {"limit", position.limit()},
               {"to_move", position.to_move() + 1},
               {"players", {json_of(position.tribute(kOne), kOne, size), json_of(position.tribute(kTwo), kTwo, size)}},
               {"items", std::move(items)}};
  if (position.ending() == Ending::shot) json["shot"] = true;
  return json;
}

}  // namespace ariadne::hunger
