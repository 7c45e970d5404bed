// Searches of explicit trees: what they choose, what they generate and in which order, against values worked out by
// hand and against plain recursions.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "agents/registry.hpp"
#include "agents/search_tree.hpp"
#include "games/tree/position.hpp"
#include "games/tree/text_form.hpp"

namespace ariadne::tree {
namespace {

struct Searched {
  Decision decision;
  SearchTree tree;

  std::vector<std::string> generated() const {
    std::vector<std::string> names;
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) names.push_back(tree.nodes[i].name);
    return names;
  }
  const SearchedNode& node(const std::string& name) const {
    return *std::ranges::find(tree.nodes, name, &SearchedNode::name);
  }
};

Searched search(const std::string& text, const std::string& agent) {
  const GameEntry& game = *find_game("tree")->game;
  const auto session = game.read(text).value();
  Searched searched;
  Question question{*session, first_mover(*session)};
  question.tree = &searched.tree;
  searched.decision = game.agent(agent, 1).value()->think(question).value();
  return searched;
}

using Names = std::vector<std::string>;
using Window = std::pair<std::optional<double>, std::optional<double>>;

Window window(const SearchedNode& node) { return {node.alpha, node.beta}; }

const std::string kTextbook = "max(Left>min(5,9,7),Middle>min(4,8,1),Right>min(12,2,6))";
const std::string kDeep = "max(short>6,long>min(a>max(min(4,9,8),min(8,7)),b>max(5,3),c>max(1,2)))";
const std::string kTies = "max(a>min(4,7),b>min(4,2,9),c>min(6,4),d>min(4,4))";
const std::string kChance =
    "max(Safe>5,Dice>chance(0.5*min(12,10),0.3*4,0.2*min(3,1)),Coin>chance(min(2,9),max(6,11)))";

TEST(TreeSearchers, minimax_generates_every_node_from_the_left) {
  const auto searched = search(kTextbook, "minimax");
  EXPECT_EQ(searched.decision.move, "Left");
  EXPECT_EQ(searched.decision.value, 5);
  EXPECT_TRUE(searched.decision.proven);
  EXPECT_EQ(searched.generated(), (Names{"Left", "Left.1", "Left.2", "Left.3", "Middle", "Middle.1", "Middle.2",
                                         "Middle.3", "Right", "Right.1", "Right.2", "Right.3"}));
  EXPECT_FALSE(searched.tree.prunes);
}

TEST(TreeSearchers, of_equal_lines_the_first_is_told) {
  for (const char* agent : {"minimax", "alphabeta"}) {
    const Decision decision = search("max(min(5,5),min(4,4),min(5,5))", agent).decision;
    EXPECT_EQ(decision.pv, (std::vector<std::string>{"1", "1"})) << agent;
  }
}

TEST(TreeSearchers, alpha_beta_leaves_out_what_cannot_matter) {
  const auto searched = search(kTextbook, "alphabeta");
  EXPECT_EQ(searched.decision.move, "Left");
  EXPECT_EQ(searched.decision.value, 5);
  EXPECT_EQ(searched.decision.nodes, 9u);
  EXPECT_EQ(searched.decision.cutoffs, 2u);
  EXPECT_EQ(searched.generated(),
            (Names{"Left", "Left.1", "Left.2", "Left.3", "Middle", "Middle.1", "Right", "Right.1", "Right.2"}));
  EXPECT_EQ(searched.node("Middle").left_out, (Names{"2", "3"}));
  EXPECT_EQ(searched.node("Right").left_out, (Names{"3"}));
}

TEST(TreeSearchers, windows_hold_what_is_sure_when_a_node_is_entered) {
  const auto searched = search(kTextbook, "alphabeta");
  EXPECT_EQ(window(searched.node("Left")), Window());
  EXPECT_EQ(window(searched.node("Left.1")), Window());
  EXPECT_EQ(window(searched.node("Left.2")), Window(std::nullopt, 5));
  EXPECT_EQ(window(searched.node("Left.3")), Window(std::nullopt, 5));
  EXPECT_EQ(window(searched.node("Middle")), Window(5, std::nullopt));
  EXPECT_EQ(window(searched.node("Right")), Window(5, std::nullopt));
  EXPECT_EQ(window(searched.node("Right.2")), Window(5, 12));
}

TEST(TreeSearchers, a_value_outside_its_window_is_a_bound_unless_all_was_seen) {
  const auto searched = search(kTextbook, "alphabeta");
  EXPECT_EQ(searched.node("Left").bound, 0);
  EXPECT_EQ(searched.node("Middle").value, 4);
  EXPECT_EQ(searched.node("Middle").bound, -1);
  EXPECT_EQ(searched.node("Right").value, 2);
  EXPECT_EQ(searched.node("Right").bound, -1);
  EXPECT_EQ(search(kDeep, "alphabeta").node("long.b").bound, 0);  // 5 is less than alpha, but both leaves were seen
}

TEST(TreeSearchers, a_cut_may_come_from_far_above) {
  const auto searched = search(kDeep, "alphabeta");
  EXPECT_EQ(searched.decision.move, "short");
  EXPECT_EQ(searched.generated(), (Names{"short", "long", "long.a", "long.a.1", "long.a.1.1", "long.a.2", "long.a.2.1",
                                         "long.a.2.2", "long.b", "long.b.1", "long.b.2"}));
  EXPECT_EQ(window(searched.node("long.a.1")), Window(6, std::nullopt));
  EXPECT_EQ(searched.node("long.a.1").left_out, (Names{"2", "3"}));
  EXPECT_EQ(window(searched.node("long.b")), Window(6, 7));
  EXPECT_EQ(searched.node("long").left_out, (Names{"c"}));
  EXPECT_EQ(searched.decision.cutoffs, 2u);
}

TEST(TreeSearchers, the_first_of_equals_is_chosen_and_strict_cuts_come_later) {
  const auto standard = search(kTies, "alphabeta"), strict = search(kTies, "alphabeta:cut=worse");
  EXPECT_EQ(standard.generated(), (Names{"a", "a.1", "a.2", "b", "b.1", "c", "c.1", "c.2", "d", "d.1"}));
  EXPECT_EQ(strict.generated(), (Names{"a", "a.1", "a.2", "b", "b.1", "b.2", "c", "c.1", "c.2", "d", "d.1", "d.2"}));
  for (const auto* agent : {"minimax", "alphabeta", "alphabeta:cut=worse"}) {
    EXPECT_EQ(search(kTies, agent).decision.move, "a") << agent;
    EXPECT_EQ(search(kTies, agent).decision.value, 4) << agent;
  }
}

TEST(TreeSearchers, the_line_of_best_play_is_marked) {
  const auto searched = search(kTextbook, "alphabeta");
  Names line;
  for (const auto& node : searched.tree.nodes) {
    if (node.on_line) line.push_back(node.name);
  }
  EXPECT_EQ(line, (Names{"root", "Left", "Left.1"}));
}

TEST(TreeSearchers, expectimax_takes_min_for_chance_where_the_tree_has_none) {
  const auto searched = search(kTextbook, "expectimax");
  EXPECT_EQ(searched.decision.move, "Left");
  EXPECT_NEAR(*searched.decision.value, 7, 1e-12);
  EXPECT_NEAR(searched.node("Middle").value, 13 / 3.0, 1e-12);
  EXPECT_EQ(searched.node("Middle").role, Role::averages);
}

TEST(TreeSearchers, expectimax_lets_min_choose_where_chance_has_nodes_of_its_own) {
  const auto searched = search(kChance, "expectimax");
  EXPECT_EQ(searched.decision.move, "Coin");
  EXPECT_EQ(searched.decision.value, 6.5);
  EXPECT_NEAR(searched.node("Dice").value, 6.4, 1e-12);
  EXPECT_EQ(searched.node("Dice.1").role, Role::minimises);
  EXPECT_EQ(searched.node("Dice.1").odds, 0.5);
  EXPECT_EQ(searched.node("Dice.1.1").odds, std::nullopt);
  EXPECT_EQ(searched.node("Coin").role, Role::averages);
  EXPECT_EQ(searched.node("Coin.1").odds, 0.5);
  EXPECT_EQ(searched.decision.pv, (Names{"Coin"}));
}

TEST(TreeSearchers, those_who_ask_for_the_worst_refuse_chance) {
  const GameEntry& game = *find_game("tree")->game;
  const auto session = game.read(kChance).value();
  for (const auto* spec : {"minimax", "alphabeta"}) {
    const auto checked = game.agent(spec, 1).value()->check(*session);
    ASSERT_FALSE(checked) << spec;
    EXPECT_EQ(checked.error().message, "this tree has chance nodes");
  }
  EXPECT_TRUE(game.agent("expectimax", 1).value()->check(*session));
}

TEST(TreeSearchers, a_depth_that_cannot_be_searched_is_refused) {
  const GameEntry& game = *find_game("tree")->game;
  const auto session = game.read("max(min(1,2),min(3,4))").value();
  for (const std::string agent : {"minimax", "alphabeta", "expectimax"}) {
    EXPECT_TRUE(game.agent(agent + ":depth=127", 1).value()->check(*session));
    EXPECT_FALSE(game.agent(agent + ":depth=128", 1).value()->check(*session)) << "two seats, 255 plies";
  }
}

TEST(TreeSearchers, depth_counts_rounds_and_nodes_in_the_middle_have_their_own_values) {
  const std::string text = "max(Left>min(max=1(9),max=2(0)),Right>min(max=7(0),max=8(0)))";
  EXPECT_EQ(search(text, "minimax:depth=1").decision.move, "Right");
  EXPECT_EQ(search(text, "minimax:depth=1").decision.nodes, 6u);
  EXPECT_EQ(search(text, "minimax").decision.move, "Left");
  const std::string three = "max(Left>min(min2(1,5)),Right>min(min2(2,3)))";
  EXPECT_EQ(search(three, "alphabeta:depth=1").decision.value, 2);
  EXPECT_TRUE(search(three, "alphabeta:depth=1").decision.proven);
}

TEST(TreeSearchers, a_search_with_limits_has_no_single_tree) {
  EXPECT_TRUE(search(kTextbook, "alphabeta:nodes=1000").tree.nodes.empty());
  EXPECT_TRUE(search(kTextbook, "random").tree.nodes.empty());
}

// A tree of any shape, with few values so that many are equal; a side may move twice in a row.
std::uint32_t grow(Draft& draft, Node node, int height, Rng& rng) {
  const auto number = static_cast<std::uint32_t>(draft.nodes.size());
  node.seat = static_cast<Seat>(rng.below(2));
  node.value = static_cast<double>(rng.below(7)) - 3;
  draft.nodes.push_back(std::move(node));
  if (height == 0 || (number > 0 && rng.below(5) == 0)) return number;
  const std::uint32_t branches = 1 + rng.below(4);
  for (std::uint32_t i = 1; i <= branches; ++i) {
    Node child;
    child.move = std::to_string(i);
    child.name = name_by_moves(draft.nodes[number], number == 0, child.move);
    const auto grown = grow(draft, std::move(child), height - 1, rng);
    draft.nodes[number].children.push_back(grown);
  }
  return number;
}

Position random_position(std::uint64_t seed, bool max_at_root) {
  Rng rng(seed);
  Draft draft;
  Node root;
  root.name = kRootName;
  grow(draft, std::move(root), 4, rng);
  if (max_at_root) draft.nodes[0].seat = 0;
  return Position(std::make_shared<const Tree>(draft));
}

// The values of all nodes by the definition: the best of those below, or for min their mean.
std::map<std::string, double> plain_values(const Tree& tree, bool means) {
  std::map<std::string, double> values;
  for (std::uint32_t i = tree.size(); i-- > 0;) {
    const Node& node = tree.node(i);
    if (node.children.empty()) {
      values[node.name] = *node.value;
      continue;
    }
    std::vector<double> below;
    for (const auto child : node.children) below.push_back(values[tree.node(child).name]);
    double sum = 0;
    for (const double value : below) sum += value / static_cast<double>(below.size());
    values[node.name] = node.seat == 0 ? std::ranges::max(below) : means ? sum : std::ranges::min(below);
  }
  return values;
}

std::string first_best(const Tree& tree, const std::map<std::string, double>& values) {
  for (const auto child : tree.node(0).children) {
    if (values.at(tree.node(child).name) == values.at(kRootName)) return tree.node(child).move;
  }
  return "";
}

bool is_part_of(const Names& some, const Names& all) {
  std::size_t found = 0;
  for (const auto& name : all) found += found < some.size() && some[found] == name;
  return found == some.size();
}

TEST(TreeSearchers, alpha_beta_finds_the_value_and_the_first_best_move_on_any_tree) {
  ASSERT_TRUE(rc::check([](std::uint64_t seed) {
    const Position position = random_position(seed, false);
    const auto values = plain_values(position.tree(), false);
    for (const auto* agent : {"minimax", "alphabeta", "alphabeta:cut=worse"}) {
      const auto searched = search(write_text(position), agent);
      RC_ASSERT(searched.decision.value == values.at(kRootName));
      RC_ASSERT(searched.decision.move == first_best(position.tree(), values));
      RC_ASSERT(searched.decision.nodes == searched.generated().size());
    }
  }));
}

TEST(TreeSearchers, whatever_is_cut_less_is_searched_as_well_and_in_the_same_order) {
  ASSERT_TRUE(rc::check([](std::uint64_t seed) {
    const std::string text = write_text(random_position(seed, false));
    const auto all = search(text, "minimax").generated(), strict = search(text, "alphabeta:cut=worse").generated();
    RC_ASSERT(is_part_of(strict, all));
    RC_ASSERT(is_part_of(search(text, "alphabeta").generated(), strict));
  }));
}

TEST(TreeSearchers, every_value_and_bound_of_a_searched_tree_is_true) {
  int bounds = 0;
  ASSERT_TRUE(rc::check([&](std::uint64_t seed) {
    const Position position = random_position(seed, false);
    const auto values = plain_values(position.tree(), false);
    for (const auto* agent : {"minimax", "alphabeta", "alphabeta:cut=worse"}) {
      for (const auto& node : search(write_text(position), agent).tree.nodes) {
        const double value = values.at(node.name);
        bounds += node.bound != 0;
        const bool holds = node.bound < 0   ? value <= node.value
                           : node.bound > 0 ? value >= node.value
                                            : value == node.value;
        RC_ASSERT(holds);
      }
    }
  }));
  EXPECT_GT(bounds, 100);
}

TEST(TreeSearchers, expectimax_agrees_with_the_plain_mean_on_any_tree) {
  ASSERT_TRUE(rc::check([](std::uint64_t seed) {
    const Position position = random_position(seed, true);
    const auto values = plain_values(position.tree(), true);
    RC_ASSERT(std::abs(*search(write_text(position), "expectimax").decision.value - values.at(kRootName)) < 1e-9);
  }));
}

}  // namespace
}  // namespace ariadne::tree
