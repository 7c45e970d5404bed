// The tree that `ariadne analyse` searched, as its users see it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

const std::string kTree = R"({"game":"tree","root":"max","moves":[["max","Left","min1"],["max","Right","min2"],
 ["min1","a","A"],["min1","b","B"],["min2","c","C"],["min2","d","D"]],"values":{"A":3,"B":8,"C":2,"D":9}})";

Json json_of(const Finished& run) {
  EXPECT_EQ(run.code, 0) << run.err;
  return parse_json(run.out).value_or(Json());
}

TEST(AnalyseTree, the_generated_nodes_of_a_file_are_listed_in_order) {
  const TemporaryFolder folder;
  const std::string file = folder.write("tree.json", kTree);
  const Json json = json_of(ariadne_says({"analyse", "tree", "--position", file, "--json", "--trace", "-"}));
  EXPECT_EQ(json["move"], "Left");
  EXPECT_EQ(json["value"], 3);
  EXPECT_EQ(json["nodes"], 5);
  EXPECT_EQ(json["generated"], (Json{"min1", "A", "B", "min2", "C"}));
  ASSERT_EQ(json["tree"].size(), 6u);
  EXPECT_EQ(
      json["tree"][4].dump(),
      R"({"name":"min2","move":"Right","parent":0,"value":2,"bound":"at most","role":"min","window":[3,null],"cut":["d"]})");
  EXPECT_EQ(json["tree"][5].dump(), R"({"name":"C","move":"c","parent":4,"value":2})");
}

TEST(AnalyseTree, minimax_generates_them_all) {
  const Json json = json_of(ariadne_says({"analyse", "tree", "--position", kTree, "--agent", "minimax", "--json"}));
  EXPECT_EQ(json["nodes"], 6);
  EXPECT_FALSE(json.contains("generated"));
}

TEST(AnalyseTree, a_fault_in_a_file_has_its_place) {
  const TemporaryFolder folder;
  const std::string file = folder.write("tree.json", "{\"root\":\"a\",\n \"moves\":[[\"a\",\"x\",\"b\"]]}");
  const auto run = ariadne_says({"analyse", "tree", "--position", file});
  EXPECT_EQ(run.code, 3);
  EXPECT_NE(run.err.find("tree.json:2:11: error: the leaf 'b' has no value"), std::string::npos) << run.err;
}

TEST(AnalyseTree, the_tree_is_drawn_behind_the_analysis) {
  const auto run = ariadne_says({"analyse", "tree", "--position", kTree, "--show"}, "", {.locale = "C"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("\n`- Right  min <= 2  (3, +oo)\n   |- c  2\n   `- x d  cut off: 2 <= alpha 3\n"),
            std::string::npos)
      << run.out;
}

TEST(AnalyseTree, a_picture_and_a_trace_go_into_files_and_keep_what_is_there) {
  const TemporaryFolder folder;
  const std::string svg = folder.path("tree.svg"), trace = folder.path("trace.txt");
  const std::vector<std::string> arguments = {"analyse", "tree", "--position", kTree, "--svg", svg, "--trace", trace};
  EXPECT_EQ(ariadne_says(arguments).code, 0);
  EXPECT_EQ(contents(svg).substr(0, 5), "<svg ");
  EXPECT_EQ(contents(trace), "min1\nA\nB\nmin2\nC\n");
  EXPECT_EQ(ariadne_says(arguments).code, 2);
}

TEST(AnalyseTree, any_game_can_be_drawn_at_a_small_depth) {
  const auto run = ariadne_says({"analyse", "reversi", "--agent", "alphabeta:depth=2", "--trace", "-"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out.substr(0, 12), "d3\nd3 c3\nd3 ");
}

TEST(AnalyseTree, what_cannot_be_drawn_is_refused) {
  const auto says = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "analyse");
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 2) << run.out;
    return run.err.substr(0, run.err.find('\n'));
  };
  EXPECT_EQ(says({"reversi", "--agent", "minimax:depth=6", "--show"}),
            "error: 'minimax:depth=6' searches more than 5,000 positions here, too many to show");
  EXPECT_EQ(says({"reversi", "--agent", "random", "--show"}), "error: 'random' has no tree of a single depth to show");
  EXPECT_EQ(says({"tree", "--nodes", "100", "--show"}), "error: 'alphabeta' has no tree of a single depth to show");
  EXPECT_EQ(says({"tree", "--show", "--json"}),
            "error: standard output takes one thing: --json, --show, or a file that is called -");
  EXPECT_EQ(says({"tree:example=chance"}), "alphabeta: error: this tree has chance nodes");
}

// Points are no result: a leaf of 0 is worth 0.
TEST(AnalyseTree, a_value_of_zero_is_a_draw_only_in_games_that_are_not_played_for_points) {
  const auto tree = ariadne_says({"analyse", "tree", "--position", "max(0,-1)"});
  EXPECT_NE(tree.out.find("value   0, proven"), std::string::npos) << tree.out;
  EXPECT_EQ(tree.out.find("draw"), std::string::npos) << tree.out;
  const auto theseus = ariadne_says({"analyse", "theseus:size=5", "--agent", "perfect", "--seed", "1"});
  EXPECT_NE(theseus.out.find("draw"), std::string::npos) << theseus.out;
}

}  // namespace
}  // namespace ariadne
