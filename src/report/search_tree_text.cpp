#include "report/search_tree_text.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr double kDecimals = 1e4;

const char* at_most(bool utf8) { return utf8 ? "≤" : "<="; }
const char* at_least(bool utf8) { return utf8 ? "≥" : ">="; }

Json window_json(const std::optional<double>& bound) { return bound ? value_json(*bound) : Json(nullptr); }

Json node_json(const SearchedNode& node, bool prunes) {
  Json json = {{"name", node.name}, {"move", node.move}, {"parent", node.parent}, {"value", value_json(node.value)}};
  if (node.odds) json["odds"] = *node.odds;
  if (node.bound != 0) json["bound"] = node.bound < 0 ? "at most" : "at least";
  if (!node.searched()) return json;
  json["role"] = role_word(node.role);
  if (prunes) json["window"] = {window_json(node.alpha), window_json(node.beta)};
  if (!node.left_out.empty()) json["cut"] = node.left_out;
  return json;
}

}  // namespace

std::string tree_number(double value) {
  if (is_decided(value)) return value_text(value);
  return fmt::format("{}", std::round(value * kDecimals) / kDecimals + 0.0);
}

std::string move_label(const SearchedNode& node) {
  return node.odds ? fmt::format("{} ({})", node.move, tree_number(*node.odds)) : node.move;
}

std::string tree_value(const SearchedNode& node, bool utf8) {
  std::string number = tree_number(node.value);
  if (node.bound == 0) return number;
  return fmt::format("{} {}", node.bound < 0 ? at_most(utf8) : at_least(utf8), number);
}

std::string window_text(const SearchedNode& node, bool utf8) {
  const char* infinity = utf8 ? "∞" : "oo";
  return fmt::format("({}, {})", node.alpha ? tree_number(*node.alpha) : fmt::format("-{}", infinity),
                     node.beta ? tree_number(*node.beta) : fmt::format("+{}", infinity));
}

std::string cut_reason(const SearchedNode& node, bool utf8) {
  const bool by_max = node.role == Role::maximises;
  const auto& sure = by_max ? node.beta : node.alpha;
  if (!sure) return "";
  const char* name = by_max ? (utf8 ? "β" : "beta") : (utf8 ? "α" : "alpha");
  return fmt::format("{} {} {} {}", tree_number(node.value), by_max ? at_least(utf8) : at_most(utf8), name,
                     tree_number(*sure));
}

std::string role_word(Role role) {
  switch (role) {
    case Role::maximises:
      return "max";
    case Role::minimises:
      return "min";
    case Role::averages:
      break;
  }
  return "mean";
}

std::string trace_text(const SearchTree& tree) {
  std::string text;
  for (std::size_t i = 1; i < tree.nodes.size(); ++i) text += tree.nodes[i].name + "\n";
  return text;
}

Json tree_node_json(const SearchTree& tree, std::uint32_t number) {
  const SearchedNode& node = tree.nodes[number];
  Json json = {{"id", number}};
  json.update(node_json(node, tree.prunes));
  json["text"] = tree_value(node, true);
  json["children"] = node.children.size();
  json["on_line"] = node.on_line;
  json["ended"] = node.ended;
  if (node.left_out.empty()) return json;
  if (const std::string reason = cut_reason(node, true); !reason.empty()) json["cut_reason"] = reason;
  return json;
}

Json trace_json(const SearchTree& tree) {
  Json json = {{"generated", Json::array()}, {"tree", Json::array()}};
  for (std::size_t i = 1; i < tree.nodes.size(); ++i) json["generated"].push_back(tree.nodes[i].name);
  for (const auto& node : tree.nodes) json["tree"].push_back(node_json(node, tree.prunes));
  return json;
}

}  // namespace ariadne
