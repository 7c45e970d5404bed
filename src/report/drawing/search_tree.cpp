#include "report/drawing/search_tree.hpp"

#include <fmt/format.h>

#include "report/format.hpp"
#include "report/search_tree_fold.hpp"
#include "report/search_tree_text.hpp"

namespace ariadne {
namespace {

Ink ink_of(Role role) {
  return role == Role::maximises ? Ink::first : role == Role::minimises ? Ink::second : Ink::prize;
}

class Drawing {
 public:
  Drawing(const SearchTree& tree, const Look& look) : tree_(tree), look_(look) {}

  std::vector<std::string> draw() {
    add(0, "", "");
    return std::move(lines_);
  }

 private:
  // A line for the node behind `lead`, then those below it, each behind `margin`.
  void add(std::uint32_t number, const std::string& lead, const std::string& margin) {
    const SearchedNode& node = tree_.nodes[number];
    lines_.push_back(paint(look_, Ink::faint, lead) + line_of(node));
    const bool cut = !node.left_out.empty();
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      const bool last = i + 1 == node.children.size() && !cut;
      add(node.children[i], margin + branch(last), margin + (last ? "   " : stem()));
    }
    if (cut) lines_.push_back(paint(look_, Ink::faint, margin + branch(true)) + cut_line(node));
  }

  std::string line_of(const SearchedNode& node) const {
    std::string line = node.on_line ? paint(look_, Ink::strong, move_label(node)) : move_label(node);
    if (!line.empty()) line += "  ";
    if (node.searched()) line += paint(look_, ink_of(node.role), role_word(node.role)) + " ";
    line += node.on_line ? paint(look_, Ink::strong, tree_value(node, look_.utf8)) : tree_value(node, look_.utf8);
    if (tree_.prunes && node.searched()) line += "  " + paint(look_, Ink::faint, window_text(node, look_.utf8));
    return line + (node.on_line ? " *" : "");
  }
  std::string cut_line(const SearchedNode& node) const {
    const std::string sign = paint(look_, Ink::item, look_.utf8 ? "✗" : "x");
    const std::string reason = cut_reason(node, look_.utf8);
    return fmt::format("{} {}  {}", sign, joined(node.left_out, ", "),
                       reason.empty() ? "not searched" : "cut off: " + reason);
  }
  std::string branch(bool last) const {
    if (!look_.utf8) return last ? "`- " : "|- ";
    return last ? "└─ " : "├─ ";
  }
  std::string stem() const { return look_.utf8 ? "│  " : "|  "; }

  const SearchTree& tree_;
  Look look_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> draw_search_tree(const SearchTree& tree, const Look& look) {
  const FoldedTree shown = folded(tree);
  return Drawing(shown, look).draw();
}

std::string search_tree_legend(const SearchTree& tree, const Look& look) {
  std::string line = "* the line of best play";
  if (!tree.prunes) return line;
  return fmt::format("{}, ({}) what is sure for max and min before a node is searched", line,
                     look.utf8 ? "α, β" : "alpha, beta");
}

}  // namespace ariadne
