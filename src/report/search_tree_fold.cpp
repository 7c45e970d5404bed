#include "report/search_tree_fold.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace ariadne {
namespace {

// Leaves that look alike in a drawing.
struct Alike {
  SearchedNode shown;
  std::size_t more = 0;

  bool takes(const SearchedNode& leaf) const {
    return shown.value == leaf.value && shown.bound == leaf.bound && shown.ended == leaf.ended &&
           shown.odds == leaf.odds;
  }
  void add(const SearchedNode& leaf) {
    ++more;
    if (leaf.on_line) shown = leaf;
  }
};

class Folding {
 public:
  explicit Folding(const SearchTree& tree) : tree_(tree), sizes_(tree.nodes.size(), 1) {
    for (std::size_t i = tree.nodes.size(); i-- > 1;) sizes_[tree.nodes[i].parent] += sizes_[i];
    folded_.prunes = tree.prunes;
    folded_.whole = tree.whole;
  }

  FoldedTree fold() && {
    if (!tree_.nodes.empty()) add(0, 0);
    return std::move(folded_);
  }

 private:
  bool is_leaf(std::uint32_t node) const { return !tree_.nodes[node].searched(); }

  std::uint32_t push(SearchedNode node, std::uint32_t parent, std::uint32_t size) {
    const auto number = static_cast<std::uint32_t>(folded_.nodes.size());
    node.parent = parent;
    node.children.clear();
    if (number > 0) folded_.nodes[parent].children.push_back(number);
    folded_.nodes.push_back(std::move(node));
    folded_.sizes.push_back(size);
    return number;
  }
  void add(std::uint32_t old, std::uint32_t parent) {
    const SearchedNode& node = tree_.nodes[old];
    const std::uint32_t number = push(node, parent, sizes_[old]);
    if (node.left_out.size() > kMaxUnfolded) {
      folded_.nodes[number].left_out = {and_more(node.left_out.front(), node.left_out.size() - 1)};
    }
    const auto leaves = std::ranges::count_if(node.children, [&](std::uint32_t child) { return is_leaf(child); });
    const bool folds = static_cast<std::size_t>(leaves) > kMaxUnfolded;
    for (const std::uint32_t child : node.children) {
      if (!folds || !is_leaf(child)) add(child, number);
    }
    if (folds) add_leaves(node, number);
  }
  void add_leaves(const SearchedNode& node, std::uint32_t number) {
    std::vector<Alike> groups;
    for (const std::uint32_t child : node.children) {
      if (!is_leaf(child)) continue;
      const SearchedNode& leaf = tree_.nodes[child];
      const auto same = std::ranges::find_if(groups, [&](const Alike& group) { return group.takes(leaf); });
      same == groups.end() ? groups.push_back({leaf}) : same->add(leaf);
    }
    for (Alike& group : groups) {
      group.shown.move = and_more(group.shown.move, group.more);
      push(std::move(group.shown), number, static_cast<std::uint32_t>(group.more + 1));
    }
  }

  const SearchTree& tree_;
  std::vector<std::uint32_t> sizes_;
  FoldedTree folded_;
};

// The rows of a node once it is open, if everything below it is closed.
std::size_t rows_below(const SearchedNode& node) { return node.children.size() + (node.left_out.empty() ? 0 : 1); }

// The nodes of a tree by their depths, each depth in its order.
std::vector<std::uint32_t> downwards(const SearchTree& tree) {
  std::vector<std::uint32_t> order = {0};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& children = tree.nodes[order[i]].children;
    order.insert(order.end(), children.begin(), children.end());
  }
  return order;
}

}  // namespace

std::string and_more(const std::string& first, std::size_t more) {
  return more == 0 ? first : fmt::format("{} and {} more", first, more);
}

FoldedTree folded(const SearchTree& tree) { return Folding(tree).fold(); }

std::vector<bool> open_nodes(const SearchTree& tree, std::size_t max_rows) {
  std::vector<bool> open(tree.nodes.size(), false);
  std::size_t rows = 1;
  const auto try_open = [&](std::uint32_t number) {
    const SearchedNode& node = tree.nodes[number];
    const std::size_t more = rows_below(node) - 1;
    if (open[number] || (number != 0 && (!open[node.parent] || rows + more > max_rows))) return;
    open[number] = true;
    rows += more;
  };
  const auto order = downwards(tree);
  for (const bool best_play : {true, false}) {
    for (const std::uint32_t number : order) {
      if (tree.nodes[number].searched() && (tree.nodes[number].on_line || !best_play)) try_open(number);
    }
  }
  return open;
}

}  // namespace ariadne
