#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/drawing/search_tree.hpp"
#include "report/drawing/text.hpp"
#include "report/search_tree_fold.hpp"
#include "report/search_tree_text.hpp"
#include "report/svg/search_tree.hpp"

namespace ariadne {
namespace {

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

SearchedNode leaf(std::uint32_t parent, std::string move, double value) {
  SearchedNode node;
  node.parent = parent;
  node.move = std::move(move);
  node.ended = true;
  node.value = value;
  return node;
}

// max(a>min(3,5),b>min(2,9)) as alpha-beta goes through it.
SearchTree small_tree() {
  SearchTree tree;
  tree.prunes = true;
  tree.nodes = {leaf(0, "", 3), leaf(0, "a", 3), leaf(1, "1", 3), leaf(1, "2", 5), leaf(0, "b", 2), leaf(4, "1", 2)};
  tree.nodes[0].children = {1, 4};
  tree.nodes[1].children = {2, 3};
  tree.nodes[4].children = {5};
  tree.nodes[1].role = tree.nodes[4].role = Role::minimises;
  tree.nodes[4].alpha = 3;
  tree.nodes[4].bound = -1;
  tree.nodes[4].left_out = {"2"};
  for (const std::size_t i : {0, 1, 2}) tree.nodes[i].on_line = true;
  return tree;
}

std::string drawn(const SearchTree& tree, const Look& look) {
  std::string text;
  for (const auto& line : draw_search_tree(tree, look)) text += line + "\n";
  return text;
}

TEST(SearchTreeDrawing, a_node_is_a_line_with_its_value_its_window_and_what_is_cut_off) {
  EXPECT_EQ(drawn(small_tree(), {}),
            "max 3  (-oo, +oo) *\n"
            "|- a  min 3  (-oo, +oo) *\n"
            "|  |- 1  3 *\n"
            "|  `- 2  5\n"
            "`- b  min <= 2  (3, +oo)\n"
            "   |- 1  2\n"
            "   `- x 2  cut off: 2 <= alpha 3\n");
}

TEST(SearchTreeDrawing, box_drawing_is_used_where_it_can_be_shown) {
  EXPECT_EQ(drawn(small_tree(), {.utf8 = true}),
            "max 3  (-∞, +∞) *\n"
            "├─ a  min 3  (-∞, +∞) *\n"
            "│  ├─ 1  3 *\n"
            "│  └─ 2  5\n"
            "└─ b  min ≤ 2  (3, +∞)\n"
            "   ├─ 1  2\n"
            "   └─ ✗ 2  cut off: 2 ≤ α 3\n");
}

TEST(SearchTreeDrawing, colours_change_nothing_else) {
  std::string text = drawn(small_tree(), {.color = true});
  EXPECT_NE(text.find('\x1b'), std::string::npos);
  for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b')) {
    text.erase(at, text.find('m', at) - at + 1);
  }
  EXPECT_EQ(text, drawn(small_tree(), {}));
}

TEST(SearchTreeDrawing, without_pruning_there_are_no_windows) {
  SearchTree tree = small_tree();
  tree.prunes = false;
  EXPECT_EQ(drawn(tree, {}).find('('), std::string::npos);
  EXPECT_EQ(search_tree_legend(tree, {}), "* the line of best play");
}

// max over two moves with this many leaves each, whose values are 0 and 1 in turn.
SearchTree wide_tree(std::size_t leaves) {
  SearchTree tree;
  tree.nodes = {leaf(0, "", 0), leaf(0, "a", 0)};
  tree.nodes[0].children = {1};
  tree.nodes[1].role = Role::minimises;
  for (std::size_t i = 0; i < leaves; ++i) {
    tree.nodes[1].children.push_back(static_cast<std::uint32_t>(tree.nodes.size()));
    tree.nodes.push_back(leaf(1, std::to_string(i), static_cast<double>(i % 2)));
  }
  return tree;
}

TEST(SearchTreeDrawing, many_leaves_are_folded_by_their_values_behind_the_best_play) {
  SearchTree tree = wide_tree(20);
  for (const std::size_t i : {0, 1, 6}) tree.nodes[i].on_line = true;
  EXPECT_EQ(drawn(tree, {}),
            "max 0 *\n"
            "`- a  min 0 *\n"
            "   |- 4 and 9 more  0 *\n"
            "   `- 1 and 9 more  1\n");
}

TEST(SearchTreeDrawing, a_dozen_leaves_are_drawn_one_by_one) {
  EXPECT_EQ(count(drawn(wide_tree(12), {}), "\n"), 14u);
  EXPECT_EQ(count(drawn(wide_tree(13), {}), "\n"), 4u);
}

TEST(SearchTreeDrawing, many_moves_that_were_cut_off_are_folded_and_a_few_of_a_root_are_not_searched) {
  SearchTree tree = wide_tree(2);
  tree.nodes[1].alpha = 1;
  for (int i = 0; i < 20; ++i) tree.nodes[1].left_out.push_back("c" + std::to_string(i));
  tree.nodes[0].left_out = {"b"};
  EXPECT_EQ(drawn(tree, {}),
            "max 0\n"
            "|- a  min 0\n"
            "|  |- 0  0\n"
            "|  |- 1  1\n"
            "|  `- x c0 and 19 more  cut off: 0 <= alpha 1\n"
            "`- x b  not searched\n");
}

TEST(SearchTreeSvg, many_leaves_are_folded) {
  EXPECT_EQ(count(search_tree_svg("wide", wide_tree(20)), " and 9 more"), 2u);
}

// A tree of max and min in turn in which every node has the same number of moves.
SearchTree even_tree(std::size_t moves, int depth) {
  SearchTree tree;
  tree.nodes = {leaf(0, "", 0)};
  std::size_t begin = 0;
  for (int level = 0; level < depth; ++level) {
    const std::size_t end = tree.nodes.size();
    for (std::size_t parent = begin; parent < end; ++parent) {
      tree.nodes[parent].role = level % 2 == 0 ? Role::maximises : Role::minimises;
      for (std::size_t i = 0; i < moves; ++i) {
        tree.nodes[parent].children.push_back(static_cast<std::uint32_t>(tree.nodes.size()));
        tree.nodes.push_back(leaf(static_cast<std::uint32_t>(parent), "m" + std::to_string(i), static_cast<double>(i)));
      }
    }
    begin = end;
  }
  return tree;
}

double attribute(const std::string& svg, const std::string& name) {
  return std::stod(svg.substr(svg.find(name + "=\"") + name.size() + 2));
}

TEST(SearchTreeSvg, a_tree_of_thousands_of_positions_stays_readable) {
  const SearchTree tree = even_tree(8, 4);
  ASSERT_EQ(tree.nodes.size(), 4681u);
  const std::string svg = search_tree_svg("large", tree);
  EXPECT_LT(attribute(svg, "width"), 1200);
  EXPECT_LT(attribute(svg, "height"), 1800);
  EXPECT_NE(svg.find("⋯ 584<"), std::string::npos) << "what is closed says how much is below it";
}

TEST(SearchTreeSvg, the_best_play_is_open_to_its_end_and_the_rows_are_limited) {
  SearchTree tree = even_tree(8, 4);
  std::uint32_t node = 0;
  for (tree.nodes[0].on_line = true; tree.nodes[node].searched(); tree.nodes[node].on_line = true) {
    node = tree.nodes[node].children[5];
  }
  const auto open = open_nodes(tree, 40);
  std::size_t rows = 1;
  for (std::uint32_t i = 0; i < tree.nodes.size(); ++i) {
    if (open[i]) rows += tree.nodes[i].children.size() - 1;
    if (tree.nodes[i].on_line) EXPECT_EQ(open[i], tree.nodes[i].searched());
  }
  EXPECT_LE(rows, 40u);
  EXPECT_GT(rows, 40u - 8u) << "as much as fits";
}

// The left upper corner and the end of every text.
struct TextBox {
  double left, right, y;
};
std::vector<TextBox> text_boxes(const std::string& svg) {
  std::vector<TextBox> boxes;
  for (std::size_t at = svg.find("<text "); at != std::string::npos; at = svg.find("<text ", at + 1)) {
    const std::string element = svg.substr(at, svg.find("</text>", at) - at);
    const double x = attribute(element, "x"), size = attribute(element, "font-size");
    const double width = 0.5 * size * display_width(element.substr(element.find('>') + 1));
    const double left = element.find("middle") == std::string::npos ? x : x - width / 2;
    boxes.push_back({left, left + width, attribute(element, "y")});
  }
  return boxes;
}

TEST(SearchTreeSvg, no_text_stands_on_another) {
  SearchTree many = wide_tree(256);
  many.nodes[1].left_out.assign(190, "0001");
  for (std::size_t i = 2; i < many.nodes.size(); ++i) many.nodes[i].value = static_cast<double>(i % 30);
  for (const SearchTree& tree : {small_tree(), even_tree(5, 4), many}) {
    const auto boxes = text_boxes(search_tree_svg("", tree));
    ASSERT_GT(boxes.size(), 10u);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        const bool apart = std::abs(boxes[i].y - boxes[k].y) >= 12 || boxes[i].left >= boxes[k].right ||
                           boxes[k].left >= boxes[i].right;
        ASSERT_TRUE(apart) << boxes[i].left << " " << boxes[i].y << ", " << boxes[k].left << " " << boxes[k].y;
      }
    }
  }
}

TEST(SearchTreeDrawing, numbers_have_no_more_decimals_than_are_read) {
  EXPECT_EQ(tree_number(13 / 3.0), "4.3333");
  EXPECT_EQ(tree_number(-0.00001), "0");
  EXPECT_EQ(tree_number(1'000'012), "wins by 12");
}

TEST(SearchTreeSvg, every_node_has_its_shape_and_every_cut_move_a_dashed_stub) {
  const std::string svg = search_tree_svg("a < b", small_tree());
  EXPECT_EQ(count(svg, "Z\""), 3u);       // a triangle for each node that was searched
  EXPECT_EQ(count(svg, "rx=\"3\""), 3u);  // a box for each leaf
  EXPECT_EQ(count(svg, "stroke-dasharray"), 1u);
  EXPECT_EQ(count(svg, "stroke-width=\"2.5\""), 2u);  // the line of best play
  EXPECT_EQ(count(svg, "≤ 2<"), 1u);
  EXPECT_EQ(count(svg, "(3, +∞)"), 1u);
  EXPECT_EQ(count(svg, "a &lt; b"), 2u);
}

TEST(SearchTreeSvg, means_are_circles) {
  SearchTree tree = small_tree();
  tree.nodes[1].role = tree.nodes[4].role = Role::averages;
  EXPECT_EQ(count(search_tree_svg("", tree), "<circle"), 2u);
}

TEST(SearchTreeTrace, the_positions_are_listed_in_order_without_the_root) {
  SearchTree tree = small_tree();
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) tree.nodes[i].name = "n" + std::to_string(i);
  EXPECT_EQ(trace_text(tree), "n1\nn2\nn3\nn4\nn5\n");
  EXPECT_EQ(trace_text({}), "");
  const Json json = trace_json(tree);
  EXPECT_EQ(json.at("generated").dump(), R"(["n1","n2","n3","n4","n5"])");
  ASSERT_EQ(json.at("tree").size(), 6u);
  EXPECT_EQ(json.at("tree").at(4).at("bound"), "at most");
  EXPECT_EQ(json.at("tree").at(4).at("window").dump(), "[3,null]");
  EXPECT_EQ(json.at("tree").at(4).at("cut").dump(), R"(["2"])");
}

}  // namespace
}  // namespace ariadne
