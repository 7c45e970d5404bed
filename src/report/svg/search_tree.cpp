#include "report/svg/search_tree.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/drawing/text.hpp"
#include "report/search_tree_fold.hpp"
#include "report/search_tree_text.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr const char* kCutInk = "#b3261e";
constexpr double kTreeLegendHeight = 30;
constexpr double kSmallText = 11, kSmallLetter = 6.6, kTreeTitleLetter = 10, kLegendLetter = 5.9;
constexpr double kStep = 92, kStub = 46;         // from one depth to the next, and to what is cut off
constexpr double kShape = 20, kLeafHeight = 22;  // from the middle of a shape to its points
constexpr double kNodeGap = 10;

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

// Where every node and every stub stands. A subtree has a strip of its own, as wide as what is in it.
class TreePlan {
 public:
  explicit TreePlan(const SearchTree& tree) : tree_(tree), places_(tree.nodes.size()) {
    for (std::size_t i = tree.nodes.size(); i-- > 0;) places_[i].width = width_of(tree.nodes[i]);
    place(0, kSvgMargin, kSvgMargin + kSvgTitleHeight + kShape);
  }

  double x(std::uint32_t node) const { return places_[node].x; }
  double y(std::uint32_t node) const { return places_[node].y; }
  double stub_x(std::uint32_t node, std::size_t stub) const { return places_[node].stubs[stub]; }
  double width() const { return places_[0].width + 2 * kSvgMargin; }
  double bottom() const { return bottom_; }

 private:
  struct Place {
    double x = 0, y = 0, width = 0;
    std::vector<double> stubs;
  };

  static double stub_width(const std::string& move) { return text_width(move, kSmallLetter) + 2 * kNodeGap; }
  double own_width(const SearchedNode& node) const {
    const double value = text_width(tree_value(node, true)), move = text_width(move_label(node), kSmallLetter);
    const double window = tree_.prunes && node.searched() ? text_width(window_text(node, true), kSmallLetter) : 0;
    return std::max({value + kNodeGap, move, 2 * (1.4 * kShape + window)}) + kNodeGap;
  }
  double width_below(const SearchedNode& node) const {
    double width = 0;
    for (const auto child : node.children) width += places_[child].width;
    for (const auto& move : node.left_out) width += stub_width(move);
    return width;
  }
  double width_of(const SearchedNode& node) const { return std::max(own_width(node), width_below(node)); }

  void place(std::uint32_t number, double left, double y) {
    const SearchedNode& node = tree_.nodes[number];
    Place& here = places_[number];
    here.y = y;
    bottom_ = std::max(bottom_, y + kShape + (node.left_out.empty() ? 0 : kStub));
    double x = left + (here.width - width_below(node)) / 2;
    for (const auto child : node.children) {
      place(child, x, y + kStep);
      x += places_[child].width;
    }
    for (const auto& move : node.left_out) {
      here.stubs.push_back(x + stub_width(move) / 2);
      x += stub_width(move);
    }
    here.x = node.searched() ? (first_below(node) + last_below(node, here)) / 2 : left + here.width / 2;
  }
  double first_below(const SearchedNode& node) const { return places_[node.children.front()].x; }
  double last_below(const SearchedNode& node, const Place& here) const {
    return here.stubs.empty() ? places_[node.children.back()].x : here.stubs.back();
  }

  const SearchTree& tree_;
  std::vector<Place> places_;
  double bottom_ = 0;
};

class Painter {
 public:
  Painter(const std::string& title, const SearchTree& tree)
      : tree_(tree),
        plan_(tree),
        width_(std::max({plan_.width(), 2 * kSvgMargin + text_width(title, kTreeTitleLetter),
                         2 * kSvgMargin + text_width(legend(), kLegendLetter)})),
        svg_(width_, plan_.bottom() + kTreeLegendHeight + kSvgMargin, title) {
    svg_.rectangle(0, 0, width_, plan_.bottom() + kTreeLegendHeight + kSvgMargin, "#ffffff");
    svg_.text(kSvgMargin, kSvgMargin + kSvgTitleText - 4, title, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
  }

  std::string finish() && {
    for (std::uint32_t i = 1; i < tree_.nodes.size(); ++i) paint_edge(i);
    for (std::uint32_t i = 0; i < tree_.nodes.size(); ++i) paint_stubs(i);
    for (std::uint32_t i = 0; i < tree_.nodes.size(); ++i) paint_node(i);
    svg_.text(kSvgMargin, plan_.bottom() + kTreeLegendHeight, legend(), kSmallText, kSvgFaintInk);
    return std::move(svg_).finish();
  }

 private:
  void paint_edge(std::uint32_t i) {
    const SearchedNode& node = tree_.nodes[i];
    const double x1 = plan_.x(node.parent), y1 = plan_.y(node.parent) + kShape;
    const double x2 = plan_.x(i), y2 = plan_.y(i) - (node.searched() ? kShape : kLeafHeight / 2);
    line(x1, y1, x2, y2, node.on_line ? "stroke=\"#22252b\" stroke-width=\"2.5\"" : "stroke=\"#9aa1ab\"");
    label((x1 + x2) / 2, (y1 + y2) / 2, move_label(node), node.on_line ? kSvgInk : kSvgFaintInk);
  }
  // What was cut off: a dashed line to nowhere, with a bar across.
  void paint_stubs(std::uint32_t i) {
    const SearchedNode& node = tree_.nodes[i];
    for (std::size_t stub = 0; stub < node.left_out.size(); ++stub) {
      const double x1 = plan_.x(i), y1 = plan_.y(i) + kShape;
      const double x2 = plan_.stub_x(i, stub), y2 = y1 + kStub - 14;
      line(x1, y1, x2, y2, "stroke=\"#9aa1ab\" stroke-dasharray=\"3 3\"");
      const double x = (x1 + x2) / 2, y = (y1 + y2) / 2;
      line(x - 6, y + 3, x + 6, y - 3, fmt::format("stroke=\"{}\" stroke-width=\"2\"", kCutInk));
      svg_.text(x2, y2 + 12, node.left_out[stub], kSmallText, kSvgFaintInk, "text-anchor=\"middle\"");
    }
  }
  void paint_node(std::uint32_t i) {
    const SearchedNode& node = tree_.nodes[i];
    const double x = plan_.x(i), y = plan_.y(i);
    const double sink = !node.searched() ? 0 : node.role == Role::maximises ? 5 : node.role == Role::minimises ? -5 : 0;
    node.searched() ? paint_shape(node, x, y) : paint_leaf(node, x, y);
    svg_.text(x, y + sink + 4, tree_value(node, true), kSvgText, kSvgInk,
              node.on_line ? "text-anchor=\"middle\" font-weight=\"700\"" : "text-anchor=\"middle\"");
    if (!tree_.prunes || !node.searched()) return;
    svg_.text(x + 1.4 * kShape + 4, y - 6, window_text(node, true), kSmallText, kSvgFaintInk);
  }
  void paint_shape(const SearchedNode& node, double x, double y) {
    const Paint paint = paint_of(node.role);
    const std::string stroke = fmt::format("stroke=\"{}\" stroke-width=\"1.5\"", paint.line);
    if (node.role == Role::averages) return svg_.circle(x, y, kShape, paint.fill, stroke);
    const double tip = node.role == Role::maximises ? -kShape : kShape;
    svg_.path(fmt::format("M{} {}L{} {}L{} {}Z", svg_number(x), svg_number(y + tip), svg_number(x + kShape * 1.4),
                          svg_number(y - tip), svg_number(x - kShape * 1.4), svg_number(y - tip)),
              paint.fill, stroke);
  }
  void paint_leaf(const SearchedNode& node, double x, double y) {
    const double width = text_width(tree_value(node, true)) + kNodeGap;
    svg_.rectangle(x - width / 2, y - kLeafHeight / 2, width, kLeafHeight, node.ended ? "#ffffff" : "#eef0f3",
                   "stroke=\"#9aa1ab\" rx=\"3\"");
  }

  void line(double x1, double y1, double x2, double y2, const std::string& attributes) {
    svg_.path(fmt::format("M{} {}L{} {}", svg_number(x1), svg_number(y1), svg_number(x2), svg_number(y2)), "none",
              attributes);
  }
  // On white, so that the line below it does not cross the letters.
  void label(double x, double y, const std::string& text, const char* ink) {
    const double width = text_width(text, kSmallLetter) + 4;
    svg_.rectangle(x - width / 2, y - 8, width, 15, "#ffffff", "opacity=\"0.85\"");
    svg_.text(x, y + 4, text, kSmallText, ink, "text-anchor=\"middle\"");
  }
  std::string legend() const {
    const std::string shapes = "△ max · ▽ min · ○ mean · □ leaf · thick: best play";
    return tree_.prunes ? shapes + " · (α, β): what is sure before a node is searched · dashed: cut off" : shapes;
  }

  const SearchTree& tree_;
  TreePlan plan_;
  double width_;
  Svg svg_;
};

}  // namespace

std::string search_tree_svg(const std::string& title, const SearchTree& tree) {
  const SearchTree shown = folded(tree);
  return Painter(title, shown).finish();
}

}  // namespace ariadne
