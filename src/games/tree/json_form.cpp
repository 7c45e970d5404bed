#include "games/tree/json_form.hpp"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/json_reader.hpp"
#include "core/suggest.hpp"

namespace ariadne::tree {
namespace {

// Collects the nodes of a file under their names.
class Collector {
 public:
  explicit Collector(const Json& json) : reader_(json, "a tree") {}

  Result<Position> read() {
    reader_.only({"root", "seats", "moves", "values", "win", "lose", "turns", "odds", "node"});
    add(reader_["root"].text(), reader_["root"]);
    if (reader_.has("seats")) {
      draft_.players = static_cast<int>(reader_["seats"].integer(kFewestPlayers, kMaxPlayers));
    }
    for (const JsonReader& move : reader_["moves"].items(kMaxNodes - 1)) read_move(move);
    for_each_node("values", [&](Node& node, const JsonReader& value) { node.value = value.number(); });
    if (reader_.has("win")) read_ends(reader_["win"], 1);
    if (reader_.has("lose")) read_ends(reader_["lose"], -1);
    if (!reader_.failed()) read_turns();
    for_each_node("odds", [&](const Node& node, const JsonReader& odds) { read_odds(node, odds); });
    const std::string name = reader_.has("node") ? reader_["node"].text() : draft_.nodes[0].name;
    if (reader_.has("node")) find(name, reader_["node"]);
    if (reader_.failed()) return reader_.failure();
    return standing_at(name);
  }

 private:
  // Parents may come after their children, so who moves is only known in the end.
  void read_move(const JsonReader& move) {
    if (reader_.failed()) return;
    const auto parts = move.tuple(3, "[\"from\", \"move\", \"to\"]");
    const std::string from_name = parts[0].text(), move_name = parts[1].text(), to_name = parts[2].text();
    if (reader_.failed()) return;
    const auto from = number_of(from_name, move), to = number_of(to_name, move);
    if (to == 0) return move.fault("a move leads to the root");
    if (has_parent_[to]) return move.fault("two moves lead to " + in_quotes(to_name) + ", so this is not a tree");
    has_parent_[to] = true;
    places_[to] = move;
    draft_.nodes[to].move = move_name;
    draft_.nodes[from].children.push_back(to);
  }
  void read_ends(const JsonReader& names, int sign) {
    for (const JsonReader& name : names.items(kMaxNodes)) {
      Node* node = find(name.text(), name);
      if (node == nullptr) return;
      if (node->sign != 0) return name.fault(in_quotes(node->name) + " ends twice");
      node->sign = sign;
    }
  }
  void read_turns() {
    take_turns();
    std::vector<std::string> names;
    for (int seat = 0; seat <= draft_.players; ++seat) {
      names.push_back(seat_name(static_cast<Seat>(seat), draft_.players));
    }
    for_each_node("turns",
                  [&](Node& node, const JsonReader& seat) { node.seat = static_cast<Seat>(seat.choice(names)); });
  }
  // By depth. Every node has one parent, so that each is reached once.
  void take_turns() {
    std::vector<std::pair<std::uint32_t, int>> open = {{0, 0}};
    while (!open.empty()) {
      const auto [node, depth] = open.back();
      open.pop_back();
      draft_.nodes[node].seat = static_cast<Seat>(depth % draft_.players);
      for (const auto child : draft_.nodes[node].children) open.emplace_back(child, depth + 1);
    }
  }
  void read_odds(const Node& node, const JsonReader& odds) {
    const auto& children = node.children;
    const auto all =
        odds.tuple(children.size(), "an array of " + std::to_string(children.size()) + ", one for each move");
    for (std::size_t i = 0; i < children.size(); ++i) draft_.nodes[children[i]].odds = all[i].number();
  }

  Result<Position> standing_at(const std::string& name) const {
    if (const auto fault = fault_in(draft_)) {
      places_[fault->node].fault(fault->message);
      return reader_.failure();
    }
    auto tree = std::make_shared<const Tree>(draft_);
    std::uint32_t at = 0;
    while (tree->node(at).name != name) ++at;  // trees have numbers of their own
    return Position(std::move(tree), at);
  }

  // Calls use(node, value) for the members of an object whose keys are names of nodes.
  template <class Use>
  void for_each_node(const char* key, const Use& use) {
    if (!reader_.has(key)) return;
    for (const auto& [name, value] : reader_[key].members()) {
      if (reader_.failed()) return;
      const auto found = numbers_.find(name);
      if (found == numbers_.end()) return value.fault_of_key(not_a_node(name), did_you_mean(name, names()));
      use(draft_.nodes[found->second], value);
    }
  }

  void add(const std::string& name, const JsonReader& place) {
    numbers_.emplace(name, static_cast<std::uint32_t>(draft_.nodes.size()));
    draft_.nodes.push_back({.name = name, .move = {}, .odds = {}, .value = {}, .children = {}});
    places_.push_back(place);
    has_parent_.push_back(false);
  }
  std::uint32_t number_of(const std::string& name, const JsonReader& place) {
    if (!numbers_.contains(name)) add(name, place);
    return numbers_.at(name);
  }
  // The node that a value names, or none with a fault.
  Node* find(const std::string& name, const JsonReader& value) {
    const auto found = numbers_.find(name);
    if (found != numbers_.end()) return &draft_.nodes[found->second];
    value.fault(not_a_node(name), did_you_mean(name, names()));
    return nullptr;
  }
  static std::string not_a_node(const std::string& name) { return in_quotes(name) + " is not a node of the tree"; }
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& node : draft_.nodes) names.push_back(node.name);
    return names;
  }

  JsonReader reader_;
  Draft draft_;
  std::map<std::string, std::uint32_t> numbers_;
  std::vector<JsonReader> places_;  // by node: "root", the move that leads to it, or else the first one that names it
  std::vector<bool> has_parent_;    // by node
};

void write_odds(Json& json, const Tree& tree, std::uint32_t number) {
  const Node& node = tree.node(number);
  Json all = Json::array();
  for (const auto child : node.children) {
    if (const auto odds = tree.node(child).odds) all.push_back(number_json(*odds));
  }
  if (!all.empty()) json["odds"][node.name] = std::move(all);
}

void write_node(Json& json, const Tree& tree, std::uint32_t number) {
  const Node& node = tree.node(number);
  for (const auto child : node.children) {
    json["moves"].push_back({node.name, tree.node(child).move, tree.node(child).name});
  }
  if (node.value) json["values"][node.name] = number_json(*node.value);
  if (node.sign != 0) json[node.sign > 0 ? "win" : "lose"].push_back(node.name);
  const bool by_turns = node.children.empty() || node.seat == tree.depth(number) % tree.players();
  if (!by_turns) json["turns"][node.name] = seat_name(node.seat, tree.players());
  write_odds(json, tree, number);
}

}  // namespace

Json number_json(double number) {
  const bool whole = number == std::floor(number) && std::abs(number) <= kLargestValue;
  return whole ? Json(static_cast<std::int64_t>(number)) : Json(number);
}

Result<Position> read_json(const Json& json) { return Collector(json).read(); }

Json write_json(const Position& position) {
  const Tree& tree = position.tree();
  Json json = {{"root", tree.node(0).name}, {"seats", tree.players()}, {"moves", Json::array()}};
  for (std::uint32_t i = 0; i < tree.size(); ++i) write_node(json, tree, i);
  if (position.at() != 0) json["node"] = position.here().name;
  return json;
}

}  // namespace ariadne::tree
