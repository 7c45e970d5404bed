#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "games/tree/examples.hpp"
#include "games/tree/json_form.hpp"
#include "games/tree/rules.hpp"
#include "games/tree/text_form.hpp"

namespace ariadne::tree {
namespace {

Position from_text(std::string_view text) {
  const auto read = read_text(text);
  EXPECT_TRUE(read) << (read ? "" : read.error().message);
  return read.value_or(Position());
}
Position from_json(std::string_view text) {
  const auto read = read_json(parse_json(text).value());
  EXPECT_TRUE(read) << (read ? "" : read.error().message);
  return read.value_or(Position());
}
std::vector<std::string> names(const Position& position) {
  std::vector<std::string> all;
  for (std::uint32_t i = 0; i < position.tree().size(); ++i) all.push_back(position.tree().node(i).name);
  return all;
}

// "line:column message", as a reader of the text would see it.
std::string fault_of_text(std::string_view text) {
  const auto read = read_text(text);
  if (read) return "read";
  return std::to_string(read.error().line) + ":" + std::to_string(read.error().column) + " " + read.error().message;
}
std::string fault_of_json(const std::string& text) {
  const auto read = read_json(parse_json(text).value());
  if (read) return "read";
  const Error error = with_place(text, read.error());
  return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + error.message;
}

TEST(TreeText, numbers_are_leaves_and_brackets_are_who_moves) {
  Position position = from_text("max(min(3,12), -2.5)");
  EXPECT_EQ(position.to_move(), 0);
  EXPECT_EQ(position.moves().size(), 2u);
  position.play(0);
  EXPECT_EQ(position.to_move(), 1);
  position.play(1);
  EXPECT_EQ(position.result(), (Outcome{1, 12}));
  EXPECT_EQ(Values{}(position), 12);
}

TEST(TreeText, nodes_without_a_name_are_called_by_their_moves) {
  EXPECT_EQ(names(from_text("max(Left>min(1,b:2),min(3,go>4))")),
            (std::vector<std::string>{"root", "Left", "2", "Left.1", "b", "2.1", "2.go"}));
}

TEST(TreeText, a_side_may_move_twice_in_a_row) {
  Position position = from_text("max(max(1,2),min(min2(3),4))");
  position.play(0);
  EXPECT_EQ(position.to_move(), 0);
  EXPECT_EQ(from_text("max(min(min2(3)))").tree().players(), 3);
  EXPECT_EQ(Rules::seats(from_text("max(min(chance(3)))")), (std::vector<std::string>{"max", "min", "chance"}));
}

TEST(TreeText, chance_has_odds_or_all_its_moves_are_alike) {
  const Position position = from_text("chance(0.2*1,0.3*2,0.5*a>3)");
  EXPECT_TRUE(position.by_chance());
  EXPECT_EQ(position.tree().odds(0, 2), 0.5);
  EXPECT_EQ(from_text("chance(1,2,3,4)").tree().odds(0, 1), 0.25);
}

TEST(TreeText, a_game_that_is_won_ends_whatever_follows) {
  Position position = from_text("max(min=7(1,2) win,3 lose)");
  position.play(0);
  EXPECT_EQ(position.result(), (Outcome{1, 7}));
  EXPECT_EQ(position.moves().size(), 0u);
  EXPECT_EQ(Rules::outcome_text(position), "7 for max at 1, a win");
}

TEST(TreeText, what_is_written_is_read_as_the_same) {
  for (const auto* text : {"5", "max(1,2)", "max(Left>min(3,12,8),Right>b:min=4(2,\"a b\":4 win)) at b",
                           "max(min(1),2) seats 4", "max(min(1,min3(2)),chance(0.25*1,0.75*\"\xc3\xa4\">2 lose)) at 2",
                           "min(-0.1,1e-07,400000,-400000)", "A:max(2>1:7,1.5>1,\"-\">3,\"\\\"\">2) at 1.5"}) {
    const Position position = from_text(text);
    EXPECT_EQ(write_text(position), text);
    const auto by_json = read_json(write_json(position));
    ASSERT_TRUE(by_json) << text;
    EXPECT_TRUE(*by_json == position) << text;
    EXPECT_EQ(by_json->hash(), position.hash()) << text;
  }
}

TEST(TreeText, blanks_and_line_breaks_may_stand_between_words) {
  EXPECT_TRUE(from_text(" max (\n  Left > b : min ( 3 , 8 ) ,\n  0 ) at b\n") ==
              from_text("max(Left>b:min(3,8),0) at b"));
}

TEST(TreeText, faults_are_named_with_their_place) {
  EXPECT_EQ(fault_of_text(""), "1:1 expected a number, max, min, min2, min3 or chance, found the end");
  EXPECT_EQ(fault_of_text("max(1,2"), "1:8 expected ',' or ')', found the end");
  EXPECT_EQ(fault_of_text("max(1,\n mid(2))"), "2:2 expected a number, max, min, min2, min3 or chance, found 'm'");
  EXPECT_EQ(fault_of_text("max 1"), "1:5 expected '(', found '1'");
  EXPECT_EQ(fault_of_text("max(1) 2"), "1:8 expected the end of the text, found '2'");
  EXPECT_EQ(fault_of_text("max(1-2)"), "1:5 expected a number, found '1'");
  EXPECT_EQ(fault_of_text("max(1e999)"), "1:5 expected a number, found '1'");
  EXPECT_EQ(fault_of_text("max(a:1,a:2)"), "1:9 two nodes are called 'a'");
  EXPECT_EQ(fault_of_text("max(a>1,a>2)"), "1:1 'root' has two moves 'a'");
  EXPECT_EQ(fault_of_text("max(1,min(3) win)"), "1:7 the leaf '2' has no value");
  EXPECT_EQ(fault_of_text("max(500000)"), "1:5 the value of '1' is not within 400000 of 0");
  EXPECT_EQ(fault_of_text("max(\"\":1)"), "1:5 a node without a name");
  EXPECT_EQ(fault_of_text("max(\"a\\u0007\":1)"), "1:5 control characters in the name 'a\\x07'");
  EXPECT_EQ(fault_of_text("max(1) at b"), "1:11 'b' is not a node of the tree");
  EXPECT_EQ(fault_of_text("max(1) at"), "1:10 expected the name of a node, found the end");
  EXPECT_EQ(fault_of_text("max(1) seats 5"), "1:14 expected a number of seats from 2 to 4");
  EXPECT_EQ(fault_of_text("max(min(min3(1))) seats 3"), "1:25 expected a number of seats from 4 to 4");
}

TEST(TreeText, odds_belong_to_chance_and_make_one) {
  EXPECT_EQ(fault_of_text("max(0.5*1,0.5*2)"), "1:1 odds at 'root', where chance does not move");
  EXPECT_EQ(fault_of_text("chance(0.5*1,2)"), "1:1 some moves of 'root' have odds and some have none");
  EXPECT_EQ(fault_of_text("chance(0.5*1,0.6*2)"), "1:1 the odds at 'root' do not add up to 1");
  EXPECT_EQ(fault_of_text("chance(1.5*1,-0.5*2)"), "1:1 odds at 'root' that are not from 0 to 1");
}

TEST(TreeText, a_tree_has_bounds) {
  std::string wide = "max(0", high;
  for (int i = 0; i < 5000; ++i) wide += ",0";
  EXPECT_NE(fault_of_text(wide + ")").find("expected at most 5000 nodes"), std::string::npos);
  const auto tower = [](int height) {
    std::string text = "1";
    for (int i = 0; i < height; ++i) text = "max(" + text + ")";
    return text;
  };
  EXPECT_EQ(fault_of_text(tower(24)), "read");
  EXPECT_NE(fault_of_text(tower(25)).find("the tree is 25 moves high, expected at most 24"), std::string::npos);
  EXPECT_NE(fault_of_text(tower(2000)).find("expected a tree of at most 60 moves"), std::string::npos);
}

TEST(TreeJson, seats_take_turns_by_depth_unless_a_turn_is_given) {
  const Position position = from_json(
      R"({"root":"a","seats":3,"moves":[["a","l","b"],["b","l","c"],["c","l","d"],["d","l","e"]],"values":{"e":1}})");
  std::vector<Seat> seats;
  for (Position at = position; !at.result(); at.play(0)) seats.push_back(at.to_move());
  EXPECT_EQ(seats, (std::vector<Seat>{0, 1, 2, 0}));
  const Position other = from_json(
      R"({"root":"a","moves":[["a","l","b"],["b","l","c"]],"values":{"c":1},"turns":{"b":"max","a":"chance"}})");
  EXPECT_EQ(write_text(other), "a:chance(l>b:max(l>c:1))");
}

TEST(TreeJson, moves_may_come_in_any_order_and_keep_that_of_the_file_at_each_node) {
  const Position position =
      from_json(R"({"root":"a","moves":[["b","x","c"],["a","r","d"],["a","l","b"]],"values":{"c":1.5,"d":2}})");
  EXPECT_EQ(write_text(position), "a:max(r>d:2,l>b:min(x>c:1.5))");
}

TEST(TreeJson, all_that_a_file_can_say_comes_back) {
  const std::string text =
      R"({"root":"a","seats":2,"moves":[["a","l","b"],["a","r","c"],["b","x","d"],["b","y","e"]],)"
      R"("values":{"a":-1,"c":0.5,"d":4,"e":2},"turns":{"b":"chance"},"odds":{"b":[0.25,0.75]},"win":["c"],"lose":["d"],"node":"b"})";
  EXPECT_EQ(write_json(from_json(text)), parse_json(text).value());
}

TEST(TreeJson, faults_are_named_with_their_place) {
  EXPECT_EQ(fault_of_json(R"({"moves":[]})"), "1:1 a tree needs 'root', a string");
  EXPECT_EQ(fault_of_json(R"({"root":"a"})"), "1:1 a tree needs 'moves', an array of at most 4999");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[]})"), "1:9 the leaf 'a' has no value");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"tutns":{}})"), "1:24 a tree has no member 'tutns'");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["a","b"]]})"),
            "1:22 'moves[0]' is an array of 2, expected [\"from\", \"move\", \"to\"]");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["b","x","a"]]})"), "1:22 a move leads to the root");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["a","x","b"],["a","y","b"]],"values":{"b":1}})"),
            "1:36 two moves lead to 'b', so this is not a tree");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["b","x","c"],["c","x","b"]],"values":{"a":1}})"),
            "1:36 'b' is not reached from the root");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["a","x","b"],["c","x","d"]],"values":{"b":1,"d":1}})"),
            "1:36 'c' is not reached from the root");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"a":"1"}})"),
            "1:38 'values.a' is '1', expected a number");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"A":1}})"), "1:34 'A' is not a node of the tree");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"a":1},"win":["b"]})"),
            "1:48 'b' is not a node of the tree");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"a":1},"win":["a"],"lose":["a"]})"),
            "1:61 'a' ends twice");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"a":1},"seats":1})"),
            "1:49 'seats' is 1, expected an integer 2..4");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["a","x","b"]],"values":{"b":1},"turns":{"a":"mid"}})"),
            "1:67 'turns.a' is 'mid', expected max, min or chance");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[["a","x","b"]],"values":{"b":1},"odds":{"a":[0.5,0.5]}})"),
            "1:66 'odds.a' is an array of 2, expected an array of 1, one for each move");
  EXPECT_EQ(fault_of_json(R"({"root":"a","moves":[],"values":{"a":1},"node":"b"})"),
            "1:48 'b' is not a node of the tree");
}

TEST(TreeRules, a_text_that_is_not_a_move_is_explained) {
  const auto read = Rules::read_move(from_text("max(Left>1,Right>2)"), "left");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "'left' is not a move at 'root'");
  EXPECT_EQ(read.error().hint, "Available: Left, Right.");
}

TEST(TreeRules, the_scene_shows_what_follows_a_node) {
  const Position position = from_text("max(Left>min(1,2),Right>3)");
  const Scene scene = Rules::scene(position, nullptr);
  EXPECT_EQ(scene.ground.row_labels, (std::vector<std::string>{"Left", "Right"}));
  EXPECT_EQ(front_actor(scene, {0, 0})->text, "V");
  EXPECT_EQ(front_actor(scene, {1, 0})->text, "o");
  EXPECT_EQ(move_at(scene, {1, 0}), "Right");
  EXPECT_EQ(scene.notes, (std::vector<std::string>{"max to move at root"}));
  Position end = position;
  end.play(1);
  const LastStep<Position> last{position, {1}};
  const Scene over = Rules::scene(end, &last);
  EXPECT_EQ(over.notes, (std::vector<std::string>{"the game is over: 3 for max at Right"}));
  EXPECT_EQ(over.marks, (std::vector<Mark>{{MarkKind::last, {0, 0}}}));
}

TEST(TreeExamples, all_of_them_can_be_read_and_random_ones_are_as_large_as_asked) {
  for (const auto& each : kExamples) EXPECT_EQ(write_text(Position(example(each.name))), each.text);
  Rng rng(1);
  EXPECT_EQ(random_tree(3, 2, rng)->size(), 15u);
  EXPECT_EQ(random_tree(kHighest, kMaxBranches, rng)->size(), 3906u);
}

}  // namespace
}  // namespace ariadne::tree
