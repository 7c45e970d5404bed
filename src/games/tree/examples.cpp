#include "games/tree/examples.hpp"

#include <algorithm>
#include <cassert>

#include "games/tree/text_form.hpp"

namespace ariadne::tree {
namespace {

constexpr std::uint32_t kLeafValues = 19;  // -9 to 9

// Adds the node and all below it, and returns its number.
std::uint32_t grow(Draft& draft, Node node, int height, int branches, Rng& rng) {
  const auto number = static_cast<std::uint32_t>(draft.nodes.size());
  draft.nodes.push_back(std::move(node));
  if (height == 0) {
    draft.nodes[number].value = static_cast<double>(rng.below(kLeafValues)) - (kLeafValues - 1) / 2.0;
    return number;
  }
  for (int i = 1; i <= branches; ++i) {
    Node child;
    child.move = std::to_string(i);
    child.name = name_by_moves(draft.nodes[number], number == 0, child.move);
    child.seat = draft.nodes[number].seat ^ 1;
    const auto grown = grow(draft, std::move(child), height - 1, branches, rng);
    draft.nodes[number].children.push_back(grown);
  }
  return number;
}

}  // namespace

std::shared_ptr<const Tree> example(std::string_view name) {
  const auto* const found = std::ranges::find(kExamples, name, &Example::name);
  assert(found != kExamples.end());
  return std::make_shared<const Tree>(read_text(found->text).value().tree());
}

std::shared_ptr<const Tree> random_tree(int height, int branches, Rng& rng) {
  Draft draft;
  Node root;
  root.name = kRootName;
  grow(draft, std::move(root), height, branches, rng);
  return std::make_shared<const Tree>(draft);
}

}  // namespace ariadne::tree
