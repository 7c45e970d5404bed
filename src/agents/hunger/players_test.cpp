#include "agents/hunger/players.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "agents/registry.hpp"
#include "games/hunger/hunger_samples.hpp"
#include "games/hunger/state_json.hpp"

namespace ariadne::hunger {
namespace {

// ---- what they choose

double heuristic(const Position& position, std::uint8_t code, Sight sight = Sight::three_tiles) {
  return heuristic_value(position, {code}, sight);
}

Position beside(Item item, Weapons weapons = 0) {
  return Sample().at(kOne, 1, 1).weapons(kOne, weapons).item(1, -1, item);
}

std::string codes_of(const Values& values) {
  std::string best;
  for (const auto& root : values.moves) {
    if (root.value == values.value) best += static_cast<char>('0' + root.move.code);
  }
  return best;
}

TEST(HungerHeuristic, the_examples_of_the_original) {
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::food(7)), 1), 2.1);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::trap(kBow, -10)), 1), -3);
}

TEST(HungerHeuristic, own_weapons_attract_until_the_pistol_is_owned) {
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::weapon_of(kOne, kPistol)), 1), 4);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::weapon_of(kOne, kBow)), 1), 1.2);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::weapon_of(kOne, kSword)), 1), 1.2);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::weapon_of(kTwo, kPistol)), 1), 0);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::weapon_of(kOne, kBow), kPistol), 1), 0);
}

TEST(HungerHeuristic, a_trap_that_it_is_protected_from_counts_nothing) {
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::trap(kBow, -10), kBow), 1), 0);
  EXPECT_DOUBLE_EQ(heuristic(beside(Item::trap(kSword, -10), kBow), 1), -3);
}

TEST(HungerHeuristic, armed_it_goes_for_an_opponent_within_three_tiles) {
  const auto armed = [](int x) { return Sample().at(kOne, 1, 1).at(kTwo, x, 1).weapons(kOne, kPistol); };
  EXPECT_DOUBLE_EQ(heuristic(armed(4), 3), 0.4 * 100 / 2);
  EXPECT_DOUBLE_EQ(heuristic(armed(4), 7), 0.4 * 100 / 4);
  EXPECT_DOUBLE_EQ(heuristic(armed(2), 3), 0.4 * 100);  // the same tile counts as one step
  EXPECT_DOUBLE_EQ(heuristic(armed(5), 3), 0);
  EXPECT_DOUBLE_EQ(heuristic(armed(5), 3, Sight::whole_board), 0.4 * 100 / 3);
  EXPECT_DOUBLE_EQ(heuristic(Sample().at(kOne, 1, 1).at(kTwo, 4, 1), 3), 0);
}

TEST(HungerHeuristic, values_are_those_of_player_1) {
  const Position position = Sample().to_move(kTwo).at(kTwo, 1, 1).item(1, -1, Item::food(7));
  const Values values = HeuristicPlayer::values(position);
  EXPECT_DOUBLE_EQ(values.value, -2.1);
  EXPECT_EQ(codes_of(values), "1");
}

TEST(HungerHeuristic, ties_are_broken_at_random) {
  Rng rng(1);
  int seen[9] = {};
  const Values values = HeuristicPlayer::values(Sample().at(kOne, 5, 5));
  for (int i = 0; i < 800; ++i) ++seen[any_of_the_best(values, rng).code];
  for (int code = 1; code <= 8; ++code) EXPECT_NEAR(seen[code], 100, 50);
}

TEST(HungerSeeker, adds_up_what_a_tile_has) {
  EXPECT_DOUBLE_EQ(seeker_value(beside(Item::weapon_of(kOne, kPistol)), {1}), 10);
  EXPECT_DOUBLE_EQ(seeker_value(beside(Item::weapon_of(kOne, kSword)), {1}), 3);
  EXPECT_DOUBLE_EQ(seeker_value(beside(Item::food(7)), {1}), 7);
  EXPECT_DOUBLE_EQ(seeker_value(beside(Item::trap(kBow, -10)), {1}), -10);
  EXPECT_DOUBLE_EQ(seeker_value(beside(Item::trap(kBow, -10), kBow), {1}), 0);
}

TEST(HungerSeeker, is_drawn_to_the_middle_from_afar) {
  const Position position = Sample().at(kOne, 6, 6);
  EXPECT_DOUBLE_EQ(seeker_value(position, {1}), -0.011);
  EXPECT_DOUBLE_EQ(seeker_value(position, {8}), 0);
  EXPECT_EQ(codes_of(SeekerPlayer::values(position)), "8");
  EXPECT_EQ(codes_of(SeekerPlayer::values(Sample().at(kOne, 3, 3))), "12345678");
}

TEST(HungerSeeker, armed_it_hunts_over_the_whole_board) {
  const Position position = Sample().at(kOne, 1, 1).at(kTwo, 10, 1).weapons(kOne, kPistol);
  EXPECT_DOUBLE_EQ(seeker_value(position, {3}), 100.0 / 8);
  EXPECT_EQ(codes_of(SeekerPlayer::values(position)), "234");
}

// ---- minmax

Values minmax(const Position& position) {
  Budget budget;
  return MinmaxPlayer::judged(MinmaxPlayer::tree_of(position, budget), position.to_move());
}

TEST(HungerMinmax, the_example_tree_of_the_original) {
  const Values values = MinmaxPlayer::judged({{{1}, {5, 3}}, {{2}, {-1, 1}}}, kOne);
  EXPECT_EQ(values.moves[0].value, 3);
  EXPECT_EQ(values.moves[1].value, -1);
  EXPECT_EQ(values.value, 3);
  EXPECT_EQ(codes_of(values), "1");
}

TEST(HungerMinmax, the_example_tree_as_a_tree_game) {
  const GameEntry& tree = *find_game("tree").value().game;
  const auto session = tree.read(R"({"root":"me","moves":[["me","1","a"],["me","2","b"],["a","1","a1"],["a","2","a2"],
    ["b","1","b1"],["b","2","b2"]],"values":{"a1":5,"a2":3,"b1":-1,"b2":1}})");
  ASSERT_TRUE(session) << session.error().message;
  const Decision decision = tree.agent("minimax:depth=2", 1).value()->think({**session, 0}).value();
  EXPECT_EQ(decision.move, "1");
  EXPECT_EQ(decision.value, 3);
}

TEST(HungerMinmax, a_leaf_is_my_prospect_minus_that_of_the_answer) {
  const Position position = Sample().at(kOne, 1, 1).item(1, -1, Item::food(7)).item(9, 9, Item::food(4));
  Budget budget;
  const auto tree = MinmaxPlayer::tree_of(position, budget);
  ASSERT_EQ(tree.size(), 8u);
  ASSERT_EQ(tree[0].leaves.size(), 3u);  // codes 1, 7 and 8 of the other, in the corner
  EXPECT_DOUBLE_EQ(tree[0].leaves[0], 2.1);
  EXPECT_DOUBLE_EQ(tree[0].leaves[2], 2.1 - 1.2);
  EXPECT_DOUBLE_EQ(tree[2].leaves[2], -1.2);
  EXPECT_EQ(budget.nodes(), 8u + 8 * 3);
  EXPECT_EQ(codes_of(minmax(position)), "1");
}

TEST(HungerMinmax, the_answer_is_judged_after_my_move) {
  // The food that I eat is gone for the opponent, who stands beside it as well.
  const Position position = Sample().at(kOne, 1, 1).at(kTwo, 1, -2).item(1, -1, Item::food(7));
  Budget budget;
  const auto tree = MinmaxPlayer::tree_of(position, budget);
  for (const double leaf : tree[0].leaves) EXPECT_DOUBLE_EQ(leaf, 2.1);
  EXPECT_DOUBLE_EQ(*std::min_element(tree[2].leaves.begin(), tree[2].leaves.end()), -2.1);
}

TEST(HungerMinmax, a_shot_is_taken_and_an_answer_that_shoots_is_seen) {
  const Position armed = Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol);
  EXPECT_EQ(codes_of(minmax(armed)), "234");
  EXPECT_GT(minmax(armed).value, kWinValue / 2);
  // Everything that stays within three tiles of an armed opponent is lost.
  const Position hunted = Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kTwo, kPistol).item(2, 1, Item::food(10));
  EXPECT_EQ(codes_of(minmax(hunted)), "678");
}

TEST(HungerMinmax, a_weapon_taken_first_is_in_hand_for_the_answer) {
  // With the pistol that it is about to take, the opponent shoots at once.
  const Position position = Sample().at(kOne, 1, 1).at(kTwo, 4, 1).item(3, 1, Item::weapon_of(kTwo, kPistol));
  const Values values = minmax(position);
  EXPECT_LT(values.moves[2].value, -kWinValue / 2);  // 3 leads beside that tile
  EXPECT_GT(values.moves[6].value, -kWinValue / 2);
}

TEST(HungerMinmax, deadly_traps_and_the_final_board_are_decisive) {
  const Position trap = Sample().at(kOne, 1, 1).score(kOne, 3).item(1, -1, Item::trap(kBow, -4));
  EXPECT_LT(minmax(trap).moves[0].value, -kWinValue / 2);
  const auto last = [](int score) {
    return Sample(6).round(3).at(kOne, 1, 1).at(kTwo, -2, -2).score(kOne, score).to_move(kTwo);
  };
  EXPECT_GT(minmax(last(20)).moves[4].value, kWinValue / 2);
  EXPECT_EQ(minmax(last(15)).moves[4].value, 0);
}

TEST(HungerMinmax, its_tree_can_be_shown_with_both_levels_and_the_line_that_it_expects) {
  const Position position = Sample().at(kOne, 1, 1).item(1, -1, Item::food(7)).item(9, 9, Item::food(4));
  const GameEntry& hunger = *find_game("hunger").value().game;
  const auto session = hunger.read(write_json(position).dump()).value();
  SearchTree tree;
  const Decision decision = hunger.agent("minmax", 1).value()->think({.session = *session, .tree = &tree}).value();
  ASSERT_TRUE(tree.whole);
  ASSERT_EQ(tree.nodes.size(), 1u + 8 + 8 * 3);
  const SearchedNode &root = tree.nodes[0], &first = tree.nodes[root.children[0]];
  EXPECT_EQ(root.role, Role::maximises);
  EXPECT_EQ(root.value, decision.value);
  ASSERT_EQ(first.children.size(), 3u);
  EXPECT_EQ(first.role, Role::minimises);
  EXPECT_TRUE(first.on_line);
  EXPECT_DOUBLE_EQ(first.value, 2.1 - 1.2);
  const SearchedNode& answer = tree.nodes[first.children[2]];
  EXPECT_EQ(answer.name, "1 8");
  EXPECT_EQ(answer.value, first.value);
  EXPECT_TRUE(answer.on_line);
  EXPECT_FALSE(tree.nodes[first.children[0]].on_line);
  EXPECT_EQ(decision.pv, (std::vector<std::string>{"1", "8"}));
}

TEST(HungerMinmax, in_its_tree_a_shot_ends_the_game_and_values_are_those_of_player_1) {
  const Position armed = Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kTwo, kPistol).to_move(kTwo);
  const GameEntry& hunger = *find_game("hunger").value().game;
  const auto session = hunger.read(write_json(armed).dump()).value();
  SearchTree tree;
  hunger.agent("minmax", 1).value()->think({.session = *session, .seat = kTwo, .tree = &tree}).value();
  EXPECT_EQ(tree.nodes[0].role, Role::minimises);
  EXPECT_LT(tree.nodes[0].value, -kWinValue / 2);
  const SearchedNode& shot = tree.nodes[tree.nodes[0].children[6]];
  EXPECT_EQ(shot.move, "7");
  EXPECT_TRUE(shot.ended && shot.children.empty());
}

TEST(HungerMinmax, the_real_board_is_untouched) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    const Position copy = position_of(draft_of(position));
    const auto items = position.items();
    minmax(position);
    EXPECT_EQ(position, copy);
    EXPECT_EQ(position.items(), items);
    for (const Seat seat : {kOne, kTwo}) EXPECT_EQ(position.tribute(seat), copy.tribute(seat));
  }
}

}  // namespace
}  // namespace ariadne::hunger
