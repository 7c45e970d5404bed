#include "report/scene_json.hpp"

#include <array>
#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

// The names of enumerations, in the order of their values.
constexpr std::array kTones = {"empty", "first", "second", "wall", "item", "prize", "afraid", "start", "goal"};
constexpr std::array kTilings = {"squares", "labyrinth", "corridors"};
constexpr std::array kOutlines = {"token", "disc", "dot", "diamond", "wedge", "hood"};
constexpr std::array kHeadings = {"none", "up", "right", "down", "left"};
constexpr std::array kMarkKinds = {"last", "target", "sight", "closing"};
static_assert(kTones.size() == static_cast<std::size_t>(Tone::goal) + 1 &&
              kTilings.size() == static_cast<std::size_t>(Tiling::corridors) + 1 &&
              kOutlines.size() == static_cast<std::size_t>(Outline::hood) + 1 &&
              kHeadings.size() == static_cast<std::size_t>(Facing::left) + 1 &&
              kMarkKinds.size() == static_cast<std::size_t>(MarkKind::closing) + 1);

template <class Names, class Value>
const char* name_in(const Names& names, Value value) {
  return names[static_cast<std::size_t>(value)];
}

void put_list(Json& json, const char* key, const auto& list) {
  if (!list.empty()) json[key] = list;
}

void put_text(Json& json, const std::string& text, const std::string& symbol, Tone tone) {
  json["text"] = text;
  if (!symbol.empty()) json["symbol"] = symbol;
  json["tone"] = name_in(kTones, tone);
}

Json tile_json(const Tile& tile) {
  Json json = Json::object();
  put_text(json, tile.text, tile.symbol, tile.tone);
  return json;
}

// Half cells as they are; whole ones without a fraction.
Json coordinate_json(double coordinate) {
  const auto whole = static_cast<std::int64_t>(coordinate);
  return static_cast<double>(whole) == coordinate ? Json(whole) : Json(coordinate);
}

Json actor_json(const Actor& actor) {
  Json json = Json::object();
  if (!actor.id.empty()) json["id"] = actor.id;
  if (actor.seat) json["seat"] = *actor.seat;
  json["row"] = coordinate_json(actor.row);
  json["column"] = coordinate_json(actor.column);
  if (actor.heading != Facing::none) json["heading"] = name_in(kHeadings, actor.heading);
  json["outline"] = name_in(kOutlines, actor.outline);
  put_text(json, actor.text, actor.symbol, actor.tone);
  return json;
}

Json mark_json(const Mark& mark) {
  Json json = {{"kind", name_in(kMarkKinds, mark.kind)}, {"row", mark.spot.row}, {"column", mark.spot.column}};
  if (!mark.move.empty()) json["move"] = mark.move;
  return json;
}

template <class List, class ToJson>
Json array_of(const List& list, const ToJson& to_json) {
  Json json = Json::array();
  for (const auto& each : list) json.push_back(to_json(each));
  return json;
}

Json ground_json(const Ground& ground) {
  Json json = {{"rows", ground.rows}, {"columns", ground.columns}, {"tiling", name_in(kTilings, ground.tiling)}};
  json["tiles"] = array_of(ground.tiles, tile_json);
  json["cells"] = ground.cells;
  put_list(json, "walls", ground.walls);
  put_list(json, "row_labels", ground.row_labels);
  put_list(json, "column_labels", ground.column_labels);
  return json;
}

// Cells by their numbers, row by row; -1 stands for a cell that was never expanded.
Json search_json(const Ground& ground, const SearchTrace& search) {
  Json json = {{"path", array_of(search.path, [&](Spot spot) { return Json(ground.number(spot)); })}};
  if (search.first_expanded.empty()) return json;
  json["expansions"] = search.expansions;
  json["first_expanded"] = array_of(search.first_expanded,
                                    [](std::uint32_t time) { return time == kNeverExpanded ? Json(-1) : Json(time); });
  return json;
}

}  // namespace

Json scene_json(const Scene& scene) {
  Json json = {{"schema", "ariadne/scene/1"}, {"ground", ground_json(scene.ground)}};
  json["actors"] = array_of(scene.actors, actor_json);
  json["marks"] = array_of(scene.marks, mark_json);
  if (scene.search != SearchTrace{}) json["search"] = search_json(scene.ground, scene.search);
  json["notes"] = scene.notes;
  return json;
}

}  // namespace ariadne
