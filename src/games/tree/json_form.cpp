#include "games/tree/json_form.hpp"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "core/json_place.hpp"
#include "core/suggest.hpp"

namespace ariadne::tree {
namespace {

constexpr const char* kWhat = "a tree";

// Collects the nodes of a file under their names.
class JsonReader {
 public:
  explicit JsonReader(const Json& json) : json_(json) {}

  Result<Position> read() {
    const auto steps = {&JsonReader::read_frame, &JsonReader::read_moves, &JsonReader::read_values,
                        &JsonReader::read_ends,  &JsonReader::read_turns, &JsonReader::read_odds};
    for (const auto step : steps) {
      if (const auto done = (this->*step)(); !done) return tl::unexpected(done.error());
    }
    if (const auto fault = fault_in(draft_)) return failure_in(place_of(fault->node), fault->message);
    return standing(std::make_shared<const Tree>(draft_));
  }

 private:
  Result<> read_frame() {
    if (const auto known =
            only_members(json_, {"root", "seats", "moves", "values", "win", "lose", "turns", "odds", "node"}, kWhat);
        !known) {
      return known;
    }
    const auto root = string_member(json_, "root", kWhat);
    if (!root) return tl::unexpected(root.error());
    add(*root, 0);
    if (!json_.contains("seats")) return {};
    const auto seats = integer_member(json_, "seats", kWhat);
    if (!seats || *seats < kFewestPlayers || *seats > kMostPlayers) {
      return failure_in({"seats"}, "\"seats\" is no number from " + std::to_string(kFewestPlayers) + " to " +
                                       std::to_string(kMostPlayers));
    }
    draft_.players = static_cast<int>(*seats);
    return {};
  }

  // Parents may come after their children, so who moves is only known in the end.
  Result<> read_moves() {
    const auto found = json_.find("moves");
    if (found == json_.end() || !found->is_array() || found->size() >= kMostNodes) {
      return failure_in({"moves"},
                        std::string(kWhat) + " needs \"moves\", an array of fewer than " + std::to_string(kMostNodes));
    }
    for (std::size_t i = 0; i < found->size(); ++i) {
      if (const auto done = read_move((*found)[i], i); !done) return done;
    }
    return {};
  }
  Result<> read_move(const Json& move, std::size_t index) {
    const std::vector<std::string> path = {"moves", std::to_string(index)};
    const bool right =
        move.is_array() && move.size() == 3 && move[0].is_string() && move[1].is_string() && move[2].is_string();
    if (!right) {
      return failure_in(path, "move " + std::to_string(index + 1) + " is not of the form [\"from\", \"move\", \"to\"]");
    }
    const auto from = number_of(move[0].get<std::string>()), to = number_of(move[2].get<std::string>());
    if (to == 0) return failure_in(path, "a move leads to the root");
    if (edges_[to]) {
      return failure_in(path, "two moves lead to " + in_quotes(draft_.nodes[to].name) + ", so this is no tree");
    }
    edges_[to] = index;
    draft_.nodes[to].move = move[1].get<std::string>();
    draft_.nodes[from].children.push_back(to);
    return {};
  }

  Result<> read_values() {
    return for_each_member("values", [&](std::uint32_t node, const Json& value, const auto& path) -> Result<> {
      if (!value.is_number()) return failure_in(path, "the value of " + in_quotes(path.back()) + " is no number");
      draft_.nodes[node].value = value.get<double>();
      return {};
    });
  }
  Result<> read_ends() {
    for (const auto& [key, sign] : {std::pair("win", 1), std::pair("lose", -1)}) {
      if (!json_.contains(key)) continue;
      const Json& names = *json_.find(key);
      if (!names.is_array()) return failure_in({key}, in_quotes(key) + " is no array of names");
      for (std::size_t i = 0; i < names.size(); ++i) {
        const std::vector<std::string> path = {key, std::to_string(i)};
        if (!names[i].is_string()) return failure_in(path, "a name is no string");
        const auto node = known(names[i].get<std::string>(), path);
        if (!node) return tl::unexpected(node.error());
        if (draft_.nodes[*node].sign != 0) return failure_in(path, in_quotes(draft_.nodes[*node].name) + " ends twice");
        draft_.nodes[*node].sign = sign;
      }
    }
    return {};
  }

  Result<> read_turns() {
    take_turns();
    std::vector<std::string> names;
    for (int seat = 0; seat <= draft_.players; ++seat) {
      names.push_back(seat_name(static_cast<Seat>(seat), draft_.players));
    }
    return for_each_member("turns", [&](std::uint32_t node, const Json& seat, const auto& path) -> Result<> {
      const auto found = seat.is_string() ? std::ranges::find(names, seat.get_ref<const std::string&>()) : names.end();
      if (found == names.end())
        return failure_in(path, "who moves at " + in_quotes(path.back()) + " is not " + one_of(names));
      draft_.nodes[node].seat = static_cast<Seat>(found - names.begin());
      return {};
    });
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
  Result<> read_odds() {
    return for_each_member("odds", [&](std::uint32_t node, const Json& odds, const auto& path) -> Result<> {
      const auto& children = draft_.nodes[node].children;
      if (!odds.is_array() || odds.size() != children.size()) {
        return failure_in(path, "the odds at " + in_quotes(path.back()) + " are no array of " +
                                    std::to_string(children.size()) + " numbers, one for each move");
      }
      for (std::size_t i = 0; i < children.size(); ++i) {
        if (!odds[i].is_number()) return failure_in(path, "the odds at " + in_quotes(path.back()) + " are no numbers");
        draft_.nodes[children[i]].odds = odds[i].get<double>();
      }
      return {};
    });
  }

  Result<Position> standing(std::shared_ptr<const Tree> tree) const {
    if (!json_.contains("node")) return Position(std::move(tree));
    const auto name = string_member(json_, "node", kWhat);
    if (!name) return tl::unexpected(name.error());
    for (std::uint32_t i = 0; i < tree->size(); ++i) {
      if (tree->node(i).name == *name) return Position(std::move(tree), i);
    }
    return no_node(*name, {"node"});
  }

  // Calls use(node, value, path) for the members of an object whose keys are names of nodes.
  template <class Use>
  Result<> for_each_member(const char* key, const Use& use) {
    const auto found = json_.find(key);
    if (found == json_.end()) return {};
    if (!found->is_object()) return failure_in({key}, in_quotes(key) + " is no object with nodes for keys");
    for (const auto& item : found->items()) {
      const std::vector<std::string> path = {key, item.key()};
      const auto node = known(item.key(), path);
      if (!node) return tl::unexpected(node.error());
      if (const auto used = use(*node, item.value(), path); !used) return used;
    }
    return {};
  }

  std::uint32_t add(const std::string& name, std::uint32_t number) {
    numbers_.emplace(name, number);
    draft_.nodes.push_back({.name = name, .move = {}, .odds = {}, .value = {}, .children = {}});
    edges_.emplace_back();
    return number;
  }
  std::uint32_t number_of(const std::string& name) {
    const auto found = numbers_.find(name);
    return found != numbers_.end() ? found->second : add(name, static_cast<std::uint32_t>(draft_.nodes.size()));
  }
  Result<std::uint32_t> known(const std::string& name, const std::vector<std::string>& path) const {
    const auto found = numbers_.find(name);
    if (found == numbers_.end()) return no_node(name, path);
    return found->second;
  }
  tl::unexpected<Error> no_node(const std::string& name, std::vector<std::string> path) const {
    std::vector<std::string> names;
    for (const auto& node : draft_.nodes) names.push_back(node.name);
    return failure_in(std::move(path), in_quotes(name) + " is no node of the tree", did_you_mean(name, names));
  }
  std::vector<std::string> place_of(std::uint32_t node) const {
    const auto& edge = edges_[node];
    if (!edge) return {"root"};
    return {"moves", std::to_string(*edge)};
  }

  const Json& json_;
  Draft draft_;
  std::map<std::string, std::uint32_t> numbers_;
  std::vector<std::optional<std::size_t>> edges_;  // by node, which of the moves leads to it
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

Result<Position> read_json(const Json& json) { return JsonReader(json).read(); }

Json write_json(const Position& position) {
  const Tree& tree = position.tree();
  Json json = {{"root", tree.node(0).name}, {"seats", tree.players()}, {"moves", Json::array()}};
  for (std::uint32_t i = 0; i < tree.size(); ++i) write_node(json, tree, i);
  if (position.at() != 0) json["node"] = position.here().name;
  return json;
}

}  // namespace ariadne::tree
