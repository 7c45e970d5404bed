#include "games/tree/tree.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <set>
#include <string_view>

#include "core/result.hpp"
#include "core/rng.hpp"

namespace ariadne::tree {
namespace {

constexpr double kOddsError = 1e-9;  // of a sum of numbers such as 0.1

// A name must be safe to print and to write.
std::optional<std::string> fault_in_name(const std::string& name, std::string_view kind) {
  if (name.empty()) return "a " + std::string(kind) + " without a name";
  if (name.size() > kLongestName) {
    return "the name of a " + std::string(kind) + " has more than " + std::to_string(kLongestName) + " bytes";
  }
  if (!is_safe_to_print(name)) return "control characters in the name " + in_quotes(name);
  return std::nullopt;
}

std::optional<std::string> fault_in_value(const Node& node, bool is_root) {
  if (!is_root) {
    if (auto fault = fault_in_name(node.move, "move")) return fault;
  }
  if (auto fault = fault_in_name(node.name, "node")) return fault;
  if (!node.value && (node.children.empty() || node.sign != 0))
    return "the leaf " + in_quotes(node.name) + " has no value";
  if (node.value && !(std::abs(*node.value) <= kLargestValue)) {
    return "the value of " + in_quotes(node.name) + " is not within " +
           std::to_string(static_cast<int>(kLargestValue)) + " of 0";
  }
  return std::nullopt;
}

// The moves of a node must have different names.
std::optional<std::string> fault_in_moves(const Draft& draft, const Node& node) {
  std::set<std::string_view> moves;
  for (const auto child : node.children) {
    const std::string& move = draft.nodes[child].move;
    if (!moves.insert(move).second) return in_quotes(node.name) + " has two moves " + in_quotes(move);
  }
  return std::nullopt;
}

// Either all moves of a chance node have odds or none has, and they add up to 1.
std::optional<std::string> fault_in_odds(const Draft& draft, const Node& node) {
  std::size_t given = 0;
  double sum = 0;
  for (const auto child : node.children) {
    const auto& odds = draft.nodes[child].odds;
    if (!odds) continue;
    if (!(*odds >= 0 && *odds <= 1)) return "odds at " + in_quotes(node.name) + " that are not from 0 to 1";
    ++given;
    sum += *odds;
  }
  if (given == 0) return std::nullopt;
  if (node.seat != draft.chance()) return "odds at " + in_quotes(node.name) + ", where chance does not move";
  if (given < node.children.size()) return "some moves of " + in_quotes(node.name) + " have odds and some have none";
  if (std::abs(sum - 1) > kOddsError) return "the odds at " + in_quotes(node.name) + " do not add up to 1";
  return std::nullopt;
}

std::optional<std::string> fault_at(const Draft& draft, std::uint32_t number) {
  const Node& node = draft.nodes[number];
  if (auto fault = fault_in_value(node, number == 0)) return fault;
  if (auto fault = fault_in_moves(draft, node)) return fault;
  return fault_in_odds(draft, node);
}

// The nodes below the root by depth, with their depths; those that are not reached are left out.
struct ByDepth {
  std::vector<std::uint32_t> order = {0};
  std::vector<int> depths = {0};

  explicit ByDepth(const Draft& draft) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const auto child : draft.nodes[order[i]].children) {
        order.push_back(child);
        depths.push_back(depths[i] + 1);
      }
    }
  }
};

bool moves_by_chance(const Draft& draft) {
  return std::ranges::any_of(draft.nodes,
                             [&](const Node& node) { return node.seat == draft.chance() && !node.children.empty(); });
}

int max_plies(const Draft& draft) { return kMaxRounds * (draft.players + (moves_by_chance(draft) ? 1 : 0)); }

std::optional<Fault> fault_in_reach(const Draft& draft, const ByDepth& reached) {
  std::vector<bool> seen(draft.nodes.size());
  for (const auto number : reached.order) seen[number] = true;
  const auto lost = static_cast<std::uint32_t>(std::ranges::find(seen, false) - seen.begin());
  if (lost == seen.size()) return std::nullopt;
  return Fault{lost, in_quotes(draft.nodes[lost].name) + " is not reached from the root"};
}

std::optional<Fault> fault_in_height(const Draft& draft, const ByDepth& reached) {
  if (reached.depths.back() <= max_plies(draft)) return std::nullopt;
  return Fault{reached.order.back(), "the tree is " + std::to_string(reached.depths.back()) +
                                         " moves high, expected at most " + std::to_string(max_plies(draft))};
}

std::optional<Fault> fault_in_names(const Draft& draft) {
  std::set<std::string_view> names;
  for (std::uint32_t i = 0; i < draft.nodes.size(); ++i) {
    const std::string& name = draft.nodes[i].name;
    if (!names.insert(name).second) return Fault{i, "two nodes are called " + in_quotes(name)};
  }
  return std::nullopt;
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = mix(hash ^ static_cast<unsigned char>(c));
  return hash;
}

std::uint64_t hash_of(const std::optional<double>& number) {
  return number ? mix(std::bit_cast<std::uint64_t>(*number) + 1) : 0;
}

std::uint64_t hash_of(const Node& node) {
  std::uint64_t hash = hash_of(node.name);
  for (const auto part : {hash_of(node.move), hash_of(node.odds), hash_of(node.value), std::uint64_t{node.seat},
                          static_cast<std::uint64_t>(node.sign + 1), std::uint64_t{node.children.size()}}) {
    hash = mix(hash ^ part);
  }
  return hash;
}

}  // namespace

std::optional<Fault> fault_in(const Draft& draft) {
  if (draft.nodes.size() > kMaxNodes) {
    return Fault{
        0, "a tree of " + std::to_string(draft.nodes.size()) + " nodes, expected at most " + std::to_string(kMaxNodes)};
  }
  const ByDepth reached(draft);
  if (auto fault = fault_in_reach(draft, reached)) return fault;  // first: no move leads to a node that is not reached
  for (std::uint32_t i = 0; i < draft.nodes.size(); ++i) {
    if (auto fault = fault_at(draft, i)) return Fault{i, std::move(*fault)};
  }
  if (auto fault = fault_in_names(draft)) return fault;
  return fault_in_height(draft, reached);
}

std::string name_by_moves(const Node& parent, bool parent_is_root, const std::string& move) {
  return parent_is_root ? move : parent.name + "." + move;
}

Tree::Tree(const Draft& draft) : players_(draft.players), has_chance_(moves_by_chance(draft)) {
  assert(!fault_in(draft));
  ByDepth reached(draft);
  std::uint32_t next = 1;
  for (const auto number : reached.order) {
    nodes_.push_back(draft.nodes[number]);
    if (nodes_.back().children.empty()) nodes_.back().seat = 0;
    for (auto& child : nodes_.back().children) child = next++;
    for (auto* const number_of : {&nodes_.back().odds, &nodes_.back().value}) {
      if (*number_of) **number_of += 0.0;  // there is one zero
    }
  }
  depths_ = std::move(reached.depths);
  for (const auto& node : nodes_) hash_ = mix(hash_ ^ hash_of(node));
}

double Tree::odds(std::uint32_t from, std::uint32_t move) const {
  const auto& children = nodes_[from].children;
  return nodes_[children[move]].odds.value_or(1.0 / static_cast<double>(children.size()));
}

std::string seat_name(Seat seat, int players) {
  if (seat == 0) return "max";
  if (seat == players) return "chance";
  return seat == 1 ? "min" : "min" + std::to_string(seat);
}

}  // namespace ariadne::tree
