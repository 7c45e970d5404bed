#include "report/svg/search_tree.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/search_tree_fold.hpp"
#include "report/search_tree_text.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr const char* kCutInk = "#b3261e";
constexpr double kTreeLegendHeight = 34, kLegendStep = 16;
constexpr double kSmallText = 11, kSmallLetter = 6.8, kTreeTitleLetter = 10, kLegendLetter = 6;
constexpr double kRowHeight = 26, kLeafHeight = 20;
constexpr double kShape = 9;       // from the middle of a shape to its points
constexpr double kNodeGap = 8;     // between the parts of a node
constexpr double kBendWidth = 44;  // the room in which lines go from row to row
constexpr std::size_t kMaxCutNames = 3;

struct Paint {
  const char* fill;
  const char* line;
};
Paint paint_of(Role role) {
  return role == Role::maximises   ? Paint{"#dce8f6", "#2f6db5"}
         : role == Role::minimises ? Paint{"#f7dedb", "#c2453c"}
                                   : Paint{"#faeccb", "#b07d17"};
}

double text_width(const std::string& text, double letter) { return letter * display_width(text); }
double text_width(const std::string& text) { return text_width(text, kSvgLetter); }

// "c4, d6, e3 and 4 more"
std::string cut_names(const SearchedNode& node) {
  const std::size_t named = std::min(node.left_out.size(), kMaxCutNames);
  const std::vector<std::string> first(node.left_out.begin(),
                                       node.left_out.begin() + static_cast<std::ptrdiff_t>(named));
  return and_more(joined(first, ", "), node.left_out.size() - named);
}

// What is written of a tree, and which of its nodes are open.
class ShownTree {
 public:
  explicit ShownTree(const SearchTree& tree) : tree_(folded(tree)), open_(open_nodes(tree_, kMaxTreeRows)) {}

  const SearchedNode& operator[](std::uint32_t node) const { return tree_.nodes[node]; }
  bool prunes() const { return tree_.prunes; }
  bool is_open(std::uint32_t node) const { return open_[node]; }
  bool has_closed() const {
    for (std::uint32_t i = 0; i < tree_.nodes.size(); ++i) {
      if (tree_.nodes[i].searched() && !open_[i]) return true;
    }
    return false;
  }

  // "(5, +∞)" of a node that was searched, "⋯ 312" of one that is closed.
  std::string window(std::uint32_t node) const {
    return tree_.prunes && tree_.nodes[node].searched() ? window_text(tree_.nodes[node], true) : "";
  }
  std::string hidden(std::uint32_t node) const {
    if (!tree_.nodes[node].searched() || open_[node]) return "";
    return "⋯ " + with_commas(tree_.sizes[node] - 1);
  }
  std::string value(std::uint32_t node) const { return tree_value(tree_.nodes[node], true); }
  double width(std::uint32_t node) const {
    if (!tree_.nodes[node].searched()) return text_width(value(node)) + 2 * kNodeGap;
    double width = 2 * kShape + kNodeGap + text_width(value(node));
    for (const auto& beside : {window(node), hidden(node)}) {
      if (!beside.empty()) width += kNodeGap + text_width(beside, kSmallLetter);
    }
    return width + kNodeGap;
  }

 private:
  FoldedTree tree_;
  std::vector<bool> open_;
};

// Where everything stands: a column for each depth, first the names of the moves and then the nodes, and a row for each
// leaf, each closed node and the moves of a node that were cut off. So no two texts can overlap.
class TreePlan {
 public:
  struct Place {
    std::uint32_t node = 0;
    std::size_t depth = 0;
    double y = 0;
    double cut_y = 0;  // of the moves that were cut off
  };
  struct Column {
    double labels = 0, nodes = 0;  // their widths
    double label_x = 0, node_x = 0, end = 0;
  };

  explicit TreePlan(const ShownTree& tree) : tree_(tree) {
    place(0, 0);
    double x = kSvgMargin;
    for (auto& column : columns_) {
      column.label_x = x;
      column.node_x = x + column.labels;
      column.end = column.node_x + column.nodes;
      x = column.end + kBendWidth;
    }
  }

  const std::vector<Place>& places() const { return places_; }  // parents before their children
  const Column& column(std::size_t depth) const { return columns_[depth]; }
  double width() const { return columns_.back().end + kSvgMargin; }
  double bottom() const { return top() + kRowHeight * static_cast<double>(rows_); }

 private:
  static double top() { return kSvgMargin + kSvgTitleHeight; }

  double next_row() { return top() + kRowHeight * (static_cast<double>(rows_++) + 0.5); }
  void widen(std::size_t depth, double label, double node) {
    if (columns_.size() <= depth) columns_.resize(depth + 1);
    columns_[depth].labels = std::max(columns_[depth].labels, label);
    columns_[depth].nodes = std::max(columns_[depth].nodes, node);
  }
  // Returns its row.
  double place(std::uint32_t number, std::size_t depth) {
    const SearchedNode& node = tree_[number];
    const double label = depth == 0 ? 0 : text_width(move_label(node), kSmallLetter) + 2 * kNodeGap;
    widen(depth, label, tree_.width(number));
    const std::size_t own = places_.size();
    places_.push_back({number, depth});
    if (!tree_.is_open(number)) return places_[own].y = next_row();
    double first = 0, last = 0;
    for (const auto child : node.children) {
      last = place(child, depth + 1);
      if (first == 0) first = last;
    }
    if (!node.left_out.empty()) {
      last = places_[own].cut_y = next_row();
      widen(depth + 1, 0, text_width(cut_names(node), kSmallLetter) + 3 * kNodeGap);
    }
    return places_[own].y = (first + last) / 2;
  }

  const ShownTree& tree_;
  std::vector<Place> places_;
  std::vector<Column> columns_;
  std::size_t rows_ = 0;
};

class TreePainter {
 public:
  TreePainter(std::string title, const ShownTree& tree)
      : tree_(tree),
        plan_(tree),
        title_(std::move(title)),
        width_(std::max({plan_.width(), 2 * kSvgMargin + text_width(title_, kTreeTitleLetter), legend_width()})),
        height_(plan_.bottom() + kTreeLegendHeight + kLegendStep * static_cast<double>(legend().size() - 1)),
        svg_(width_, height_, title_) {}

  std::string finish() && {
    svg_.rectangle(0, 0, width_, height_, "#ffffff");
    svg_.text(kSvgMargin, kSvgMargin + kSvgTitleText - 4, title_, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
    for (const auto& place : plan_.places()) paint_cut(place);
    for (const bool best_play : {false, true}) {  // which covers the others where they run together
      for (const auto& place : plan_.places()) {
        if (place.depth > 0 && tree_[place.node].on_line == best_play) paint_edge(place);
      }
    }
    for (const auto& place : plan_.places()) paint_node(place);
    double y = plan_.bottom() + kLegendStep;
    for (const auto& line : legend()) {
      svg_.text(kSvgMargin, y, line, kSmallText, kSvgFaintInk);
      y += kLegendStep;
    }
    return std::move(svg_).finish();
  }

 private:
  // From behind a node to a row of the next column.
  void paint_line(const TreePlan::Place& from, double from_x, double x, double y, const std::string& attributes) {
    const double bend = plan_.column(from.depth).end, middle = bend + kBendWidth / 2;
    svg_.path(fmt::format("M{} {}H{}C{} {} {} {} {} {}H{}", svg_number(from_x), svg_number(from.y), svg_number(bend),
                          svg_number(middle), svg_number(from.y), svg_number(middle), svg_number(y),
                          svg_number(bend + kBendWidth), svg_number(y), svg_number(x)),
              "none", attributes);
  }
  double end_of(const TreePlan::Place& place) const {
    return plan_.column(place.depth).node_x + tree_.width(place.node);
  }
  void paint_edge(const TreePlan::Place& place) {
    const SearchedNode& node = tree_[place.node];
    const auto& parent = *std::ranges::find(plan_.places(), node.parent, &TreePlan::Place::node);
    const auto& column = plan_.column(place.depth);
    const std::string stroke = node.on_line ? "stroke=\"#22252b\" stroke-width=\"2.5\"" : "stroke=\"#b8bec7\"";
    paint_line(parent, end_of(parent), column.node_x, place.y, stroke);
    // On white, so that the line below it does not cross the letters.
    const double width = text_width(move_label(node), kSmallLetter);
    const double x = column.label_x + (column.labels - width) / 2;
    svg_.rectangle(x - 3, place.y - 8, width + 6, 16, "#ffffff");
    svg_.text(x + width / 2, place.y + 4, move_label(node), kSmallText, node.on_line ? kSvgInk : kSvgFaintInk,
              "text-anchor=\"middle\"");
  }
  // What was cut off: a dashed line with a bar across, and the names.
  void paint_cut(const TreePlan::Place& place) {
    if (place.cut_y == 0) return;
    const double x = plan_.column(place.depth + 1).label_x;
    paint_line(place, end_of(place), x, place.cut_y, "stroke=\"#b8bec7\" stroke-dasharray=\"3 3\"");
    svg_.path(fmt::format("M{0} {1}L{2} {3}M{0} {3}L{2} {1}", svg_number(x + 2), svg_number(place.cut_y - 4),
                          svg_number(x + 10), svg_number(place.cut_y + 4)),
              "none", fmt::format("stroke=\"{}\" stroke-width=\"2\"", kCutInk));
    svg_.text(x + 16, place.cut_y + 4, cut_names(tree_[place.node]), kSmallText, kSvgFaintInk);
  }

  void paint_node(const TreePlan::Place& place) {
    const SearchedNode& node = tree_[place.node];
    const double x = plan_.column(place.depth).node_x, y = place.y;
    const char* const weight = node.on_line ? "font-weight=\"700\"" : "";
    if (!node.searched()) {
      svg_.rectangle(x, y - kLeafHeight / 2, tree_.width(place.node), kLeafHeight, node.ended ? "#ffffff" : "#eef0f3",
                     "stroke=\"#9aa1ab\" rx=\"3\"");
      svg_.text(x + kNodeGap, y + 4, tree_.value(place.node), kSvgText, kSvgInk, weight);
      return;
    }
    paint_shape(node.role, x + kShape, y);
    double text_x = x + 2 * kShape + kNodeGap;
    svg_.text(text_x, y + 4, tree_.value(place.node), kSvgText, kSvgInk, weight);
    text_x += text_width(tree_.value(place.node));
    for (const auto& beside : {tree_.window(place.node), tree_.hidden(place.node)}) {
      if (beside.empty()) continue;
      svg_.text(text_x + kNodeGap, y + 4, beside, kSmallText, kSvgFaintInk);
      text_x += kNodeGap + text_width(beside, kSmallLetter);
    }
  }
  void paint_shape(Role role, double x, double y) {
    const Paint paint = paint_of(role);
    const std::string stroke = fmt::format("stroke=\"{}\" stroke-width=\"1.5\"", paint.line);
    if (role == Role::averages) return svg_.circle(x, y, kShape - 1, paint.fill, stroke);
    const double tip = role == Role::maximises ? 1 - kShape : kShape - 1;
    svg_.path(fmt::format("M{} {}L{} {}L{} {}Z", svg_number(x), svg_number(y + tip), svg_number(x + kShape),
                          svg_number(y - tip), svg_number(x - kShape), svg_number(y - tip)),
              paint.fill, stroke);
  }

  std::vector<std::string> legend() const {
    std::vector<std::string> lines = {"△ max · ▽ min · ○ mean · □ leaf · thick: best play"};
    if (tree_.prunes()) lines.push_back("(α, β): what is sure before a node is searched · dashed: cut off");
    if (tree_.has_closed()) lines.push_back("⋯ 123: the 123 positions below it are not drawn");
    return lines;
  }
  double legend_width() const {
    double width = 0;
    for (const auto& line : legend()) width = std::max(width, 2 * kSvgMargin + text_width(line, kLegendLetter));
    return width;
  }

  const ShownTree& tree_;
  const TreePlan plan_;
  const std::string title_;
  const double width_, height_;
  Svg svg_;
};

}  // namespace

std::string search_tree_svg(const std::string& title, const SearchTree& tree) {
  const ShownTree shown(tree);
  return TreePainter(title, shown).finish();
}

}  // namespace ariadne
