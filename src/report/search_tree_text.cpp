#include "report/search_tree_text.hpp"

#include <fmt/format.h>

#include <cmath>

#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr double kDecimals = 1e4;

const char* at_most(bool utf8) { return utf8 ? "≤" : "<="; }
const char* at_least(bool utf8) { return utf8 ? "≥" : ">="; }

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

}  // namespace ariadne
