#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

// A slow implementation of the rules that works on the JSON of a position, in the coordinates of people, to check the
// fast one against.
namespace ariadne::hunger::naive {

using Place = std::pair<int, int>;

class Game {
 public:
  explicit Game(nlohmann::ordered_json json) : json_(std::move(json)) {}

  // The legal codes, such as "1378".
  std::string codes() const {
    std::string legal;
    for (char code = '1'; code <= '8' && !outcome(); ++code) {
      if (inside(target(code))) legal += code;
    }
    return legal;
  }
  void play(char code) {
    auto& mover = player(to_move());
    const Place place = target(code);
    mover["x"] = place.first;
    mover["y"] = place.second;
    meet(mover, place);
    const bool armed = has(mover, "pistol");
    if (mover["score"] < 0) {
      dead_ = to_move();
    } else if (armed && tiles_apart(mover, player(3 - to_move())) < 2) {
      dead_ = 3 - to_move();
    } else {
      next_turn();
    }
  }
  // +1 player 1 won, -1 player 2, 0 a draw.
  std::optional<int> outcome() const {
    if (dead_ != 0) return dead_ == 2 ? 1 : -1;
    if (json_["board"] != 4 && json_["round"] <= json_["limit"]) return std::nullopt;
    const int one = player(1)["score"], two = player(2)["score"];
    return one > two ? 1 : one < two ? -1 : 0;
  }
  int score(int id) const { return player(id)["score"]; }
  std::size_t items() const { return json_["items"].size(); }
  int board() const { return json_["board"]; }
  int round() const { return json_["round"]; }
  // Leaves of the tree cut at a depth.
  long leaves(int depth) const {
    if (depth == 0 || outcome()) return 1;
    long sum = 0;
    for (const char code : codes()) {
      Game next = *this;
      next.play(code);
      sum += next.leaves(depth - 1);
    }
    return sum;
  }

 private:
  int to_move() const { return json_["to_move"]; }
  nlohmann::ordered_json& player(int id) { return json_["players"][static_cast<std::size_t>(id - 1)]; }
  const nlohmann::ordered_json& player(int id) const { return json_["players"][static_cast<std::size_t>(id - 1)]; }

  static int step(int coordinate, int by) {
    const int next = coordinate + by;
    return next == 0 ? by : next;  // there is no 0
  }
  Place target(char code) const {
    Place place{player(to_move())["x"], player(to_move())["y"]};
    if (std::string("812").find(code) != std::string::npos) place.second = step(place.second, -1);
    if (std::string("654").find(code) != std::string::npos) place.second = step(place.second, 1);
    if (std::string("678").find(code) != std::string::npos) place.first = step(place.first, -1);
    if (std::string("234").find(code) != std::string::npos) place.first = step(place.first, 1);
    return place;
  }
  static int remoteness(Place place) { return std::max(std::abs(place.first), std::abs(place.second)); }
  bool inside(Place place) const { return remoteness(place) <= board() / 2; }
  static int steps_apart(int a, int b) { return std::abs((a > 0 ? a - 1 : a) - (b > 0 ? b - 1 : b)); }
  static int tiles_apart(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b) {
    return std::max(steps_apart(a["x"], b["x"]), steps_apart(a["y"], b["y"]));
  }
  static bool has(const nlohmann::ordered_json& player, const std::string& weapon) {
    return std::set<std::string>(player["weapons"].begin(), player["weapons"].end()).contains(weapon);
  }
  void meet(nlohmann::ordered_json& mover, Place place) {
    auto& items = json_["items"];
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i]["x"] != place.first || items[i]["y"] != place.second) continue;
      const auto item = items[i];
      if (item["kind"] == "weapon" && item["owner"] != mover["id"]) return;
      if (item["kind"] == "weapon") mover["weapons"].push_back(item["type"]);
      if (item["kind"] == "trap" && has(mover, item["type"] == "animals" ? "bow" : "sword")) return;
      if (item["kind"] != "weapon") mover["score"] = mover["score"].get<int>() + item["points"].get<int>();
      if (item["kind"] != "trap") items.erase(i);
      return;
    }
  }
  void next_turn() {
    const bool ends_round = json_["to_move"] != json_["first"];
    json_["to_move"] = 3 - to_move();
    if (!ends_round) return;
    if (round() % 3 == 0) shrink();
    json_["round"] = round() + 1;
  }
  void shrink() {
    for (const int id : {1, 2}) {
      if (remoteness({player(id)["x"], player(id)["y"]}) == board() / 2) return;
    }
    json_["board"] = board() - 2;
    auto& items = json_["items"];
    for (std::size_t i = items.size(); i-- > 0;) {
      if (!inside({items[i]["x"], items[i]["y"]})) items.erase(i);
    }
  }

  nlohmann::ordered_json json_;
  int dead_ = 0;
};

}  // namespace ariadne::hunger::naive
