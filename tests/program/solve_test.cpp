// `ariadne solve` as its users see it: arguments in, text and exit codes out.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

const std::string kMap = "type octile\nheight 3\nwidth 5\nmap\n.....\n.@@..\n.....\n";

// The map and a file with these entries, and what solve says to them.
class SolveScenarios : public testing::Test {
 protected:
  Finished solve(const std::vector<std::string>& options, const std::string& entries, const std::string& which = "") {
    std::vector<std::string> arguments = {"solve", folder_.write("a.map", kMap), "--scenario"};
    arguments.push_back(folder_.write("a.scen", "version 1\n" + entries) + which);
    arguments.insert(arguments.end(), options.begin(), options.end());
    return ariadne_says(arguments);
  }

 private:
  TemporaryFolder folder_;
};

const std::string kRight = "0 a.map 5 3 0 0 4 2 5.41421\n0 a.map 5 3 0 2 0 0 2\n";
const std::string kOneWrong = "0 a.map 5 3 0 0 4 2 5.41421\n0 a.map 5 3 0 2 0 0 3\n";

TEST_F(SolveScenarios, all_entries_are_solved_by_every_search_and_compared) {
  const auto run = solve({"--algo", "jps,astar", "--json"}, kRight);
  EXPECT_EQ(run.code, 0) << run.err;
  const Json json = parse_json(run.out).value_or(Json());
  EXPECT_EQ(json["schema"], "ariadne/scenarios/1");
  EXPECT_EQ(json["entries"], 2);
  ASSERT_EQ(json["results"].size(), 4u);
  for (const Json& result : json["results"]) EXPECT_EQ(result["equal"], true) << result;
  EXPECT_EQ(json["totals"].size(), 2u);
}

TEST_F(SolveScenarios, a_length_that_differs_ends_with_code_1) {
  const auto all = solve({}, kOneWrong);
  EXPECT_EQ(all.code, 1);
  EXPECT_NE(all.out.find("2 of 2 found, 1 as stated, 1 not as stated"), std::string::npos) << all.out;
  EXPECT_EQ(solve({}, kOneWrong, ":1").code, 0);
  const auto second = solve({}, kOneWrong, ":2");
  EXPECT_EQ(second.code, 1);
  EXPECT_NE(second.out.find("stated length 3: differs for astar, octile\n"), std::string::npos) << second.out;
}

TEST_F(SolveScenarios, in_four_directions_nothing_is_compared) {
  const auto run = solve({"--problem", "position"}, kOneWrong);
  EXPECT_EQ(run.code, 0);
  EXPECT_NE(run.out.find("astar, manhattan: 2 of 2 found, "), std::string::npos) << run.out;
}

TEST_F(SolveScenarios, one_entry_can_be_drawn_and_all_of_them_not) {
  EXPECT_NE(solve({"--show"}, kRight, ":2").out.find("S start   G goal"), std::string::npos);
  EXPECT_EQ(solve({"--show"}, kRight).code, 2);
}

TEST_F(SolveScenarios, a_file_without_entries_is_nothing_to_do) { EXPECT_EQ(solve({}, "").code, 5); }

// The JSON object that begins here, up to the bracket that closes it.
std::string object_at(const std::string& text, std::size_t from) {
  int depth = 0;
  for (std::size_t i = from; i < text.size(); ++i) {
    depth += (text[i] == '{') - (text[i] == '}');
    if (depth == 0) return text.substr(from, i + 1 - from);
  }
  return "";
}

// The lines that stand deep in the text and come next after a name of a format.
std::string block_after(const std::string& text, const std::string& name) {
  const std::string margin = "\n" + std::string(14, ' ');
  std::string block;
  for (std::size_t at = text.find(margin, text.find("\n  " + name + " "));
       text.compare(at, margin.size(), margin) == 0;) {
    const std::size_t end = text.find('\n', at + 1);
    block += text.substr(at + margin.size(), end - at - margin.size()) + "\n";
    at = end;
  }
  return block;
}

TEST(Solve, the_examples_in_the_help_on_formats_are_right) {
  const TemporaryFolder folder;
  const std::string help = ariadne_says({"help", "formats"}).out;
  EXPECT_EQ(ariadne_says({"solve", folder.write("a.lay", block_after(help, ".lay"))}).code, 0);
  const std::string map = folder.write("a.map", block_after(help, ".map"));
  EXPECT_EQ(ariadne_says({"solve", map, "--scenario", folder.write("a.scen", block_after(help, ".scen"))}).code, 0);
  int problems = 0;
  for (std::size_t at = 0; (at = help.find("{\"problem\"", at)) != std::string::npos; ++at, ++problems) {
    const auto run = ariadne_says({"solve", folder.write("a.json", object_at(help, at))});
    EXPECT_EQ(run.code, 0) << run.err;
  }
  EXPECT_EQ(problems, 3);
}

TEST(Solve, the_shell_is_told_the_names_of_the_problem) {
  EXPECT_EQ(ariadne_says({"__complete", "solve", "knossos", "--problem", "o"}).out, "octile\n");
  EXPECT_EQ(ariadne_says({"__complete", "solve", "knossos", "--cost", "stay-w"}).out, "stay-west\n");
  EXPECT_EQ(ariadne_says({"__complete", "solve", "knossos", "--algo", "b"}).out, "bfs\nbidirectional\n");
  EXPECT_EQ(ariadne_says({"__complete", "solve", "knossos", "--problem", "food", "--algo", "bfs,e"}).out,
            "bfs,exact\n");
  EXPECT_EQ(ariadne_says({"__complete", "check-heuristic", "x", "--problem", "corners", "--heuristic", "m"}).out,
            "mst\n");
}

TEST(Solve, memory_is_a_size) {
  EXPECT_EQ(ariadne_says({"solve", "doorstep", "--memory", "512M"}).code, 0);
  EXPECT_EQ(ariadne_says({"check-heuristic", "doorstep", "--memory", "4G"}).code, 0);
  const auto wrong = ariadne_says({"solve", "doorstep", "--memory", "512"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.err, "--memory: error: '512' is not a size; expected one such as 512M or 4G\n");
}

TEST(Solve, a_json_problem_that_is_wrong_says_where) {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {R"({"problem":"maze"})", "1:12: error: 'problem' is 'maze', expected graph, eight-puzzle or position"},
      {R"({"problem":"graph","goals":[],"edges":[]})", "1:1: error: a graph needs 'start', a string"},
      {R"({"problem":"graph","start":"A","goals":[1],"edges":[]})", "1:41: error: 'goals[0]' is 1, expected a string"},
      {"{\"problem\":\"graph\",\"start\":\"A\",\"goals\":[],\n\"edges\":[[\"A\",\"x\",\"B\",1],\n "
       "[\"A\",\"y\",\"B\",-1]]}",
       "3:15: error: 'edges[1][3]' is -1, expected a number of at least 0"},
      {R"({"problem":"graph","start":"A","goals":[],"edges":[],"heuristic":{"A":1,"Z":2}})",
       "1:73: error: 'heuristic' names 'Z', which is not a state"},
      {R"({"problem":"graph","start":"A","goals":[],"edges":[],"heuristik":{}})",
       "1:54: error: a graph has no member 'heuristik'"},
      {R"({"problem":"eight-puzzle","start":[1,2]})",
       "1:35: error: 'start' is an array of 2, expected an array with each of 0 to 8 once"},
      {"{\"problem\":\"position\",\"layout\":[\"%%%%\",\n\"%  "
       "x\",\"%%%%\"],\"start\":[1,1],\"goal\":[2,1],\"costs\":[]}",
       "2:1: error: "},
      {R"({"problem":"position","layout":["%%%","% %","%%%"],"start":[1,1],"goal":[2,1],"costs":[]})",
       "1:73: error: 'goal' is (2,1), which is not an open cell"},
      {R"({"problem":"position","layout":["%%%","% %","%%%"],"start":[1,1],"goal":[1,1],"costs":[[1,1,1],[1,-1,1],[1,1,1]]})",
       "1:99: error: 'costs[1][1]' is -1, expected a number of at least 0"},
  };
  const TemporaryFolder folder;
  for (const auto& [text, place] : wrong) {
    const auto run = ariadne_says({"solve", folder.write("a.json", text)});
    EXPECT_EQ(run.code, 3);
    EXPECT_NE(run.err.find("a.json:" + place), std::string::npos) << run.err;
  }
}

TEST(Solve, an_option_that_no_search_uses_is_wrong_usage) {
  EXPECT_EQ(ariadne_says({"solve", "doorstep", "--weight", "3"}).code, 2);
  EXPECT_EQ(ariadne_says({"solve", "doorstep", "--algo", "bfs", "--heuristic", "null"}).code, 2);
  EXPECT_EQ(ariadne_says({"solve", "doorstep", "--algo", "wastar", "--weight", "3", "--heuristic", "null"}).code, 0);
}

}  // namespace
}  // namespace ariadne
