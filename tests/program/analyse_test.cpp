// `ariadne analyse` of positions and records, as its users see it.
#include <gtest/gtest.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

Json analysed_json(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "analyse");
  arguments.emplace_back("--json");
  const auto run = ariadne_says(arguments);
  EXPECT_EQ(run.code, 0) << run.err;
  return parse_json(run.out).value_or(Json());
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The objects of an output that has one on each line.
std::vector<Json> json_lines(const std::string& text) {
  std::vector<Json> lines;
  for (std::size_t start = 0, end; (end = text.find('\n', start)) != std::string::npos; start = end + 1) {
    lines.push_back(parse_json(text.substr(start, end - start)).value_or(Json()));
  }
  return lines;
}

TEST(Analyse, in_json_each_depth_of_a_longer_search_is_a_line_and_the_analysis_is_the_last) {
  const std::vector<std::string> asked = {"analyse", "reversi", "--agent", "engine:time=900ms,hash=4M", "--json"};
  const auto lines = json_lines(ariadne_says(asked).out);
  ASSERT_GE(lines.size(), 1u);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    EXPECT_EQ(lines[i]["schema"], "ariadne/thinking/1");
    for (const char* key : {"move", "value", "depth", "nodes", "nodes_per_second", "hash_permille", "pv", "ms"}) {
      EXPECT_TRUE(lines[i].contains(key)) << key;
    }
    EXPECT_GE(lines[i]["ms"].get<double>(), 500);
    if (i > 0) EXPECT_GT(lines[i]["depth"].get<int>(), lines[i - 1]["depth"].get<int>());
  }
  EXPECT_EQ(lines.back()["schema"], "ariadne/analysis/1");
  EXPECT_EQ(lines.back()["stopped"], "time");
  auto quiet = asked;
  quiet.emplace_back("--quiet");
  EXPECT_EQ(json_lines(ariadne_says(quiet).out).size(), 1u);
}

TEST(Analyse, an_interrupt_gives_the_last_finished_depth) {
  const auto run =
      ariadne_says({"analyse", "reversi", "--agent", "alphabeta:depth=30", "--json"}, "", {.signal = SIGINT});
  EXPECT_EQ(run.code, 130);
  const Json json = json_lines(run.out).back();
  EXPECT_EQ(json["stopped"], "interrupted");
  EXPECT_EQ(json["complete"], true) << "that depth was";
  EXPECT_EQ(json["moves"].size(), 4u);
  EXPECT_GT(json["depth"].get<int>(), 0);
  EXPECT_LT(json["depth"].get<int>(), 30);
}

TEST(Analyse, several_agents_share_a_table) {
  const std::vector<std::string> two = {"reversi", "--agent", "alphabeta:depth=3", "--agent", "greedy"};
  const Json json = analysed_json(two);
  EXPECT_EQ(json["schema"], "ariadne/comparison/1");
  ASSERT_EQ(json["analyses"].size(), 2u);
  EXPECT_EQ(json["analyses"][0]["agent"], "alphabeta:depth=3");
  EXPECT_EQ(json["analyses"][0]["depth"], 3);
  EXPECT_EQ(json["analyses"][1]["agent"], "greedy");
  const Json alone = analysed_json({"reversi", "--agent", "alphabeta:depth=3"});
  EXPECT_EQ(json["analyses"][0]["moves"], alone["moves"]);
  EXPECT_EQ(json["analyses"][0]["nodes"], alone["nodes"]);
  const auto text = ariadne_says({"analyse", "reversi", "--agent", "alphabeta:depth=3", "--agent", "greedy"});
  EXPECT_TRUE(has(text.out, "\nagent              best  value  depth  nodes  ")) << text.out;
  EXPECT_TRUE(has(text.out, "\nalphabeta:depth=3  d3       +1      3 ")) << text.out;
}

TEST(Analyse, a_start_that_was_drawn_is_shown_with_the_seed_that_draws_it_again) {
  const std::vector<std::string> drawn = {"hunger:size=10", "--agent", "greedy"};
  const Json json = analysed_json(drawn);
  auto seeded = drawn;
  seeded.insert(seeded.end(), {"--seed", std::to_string(json["seed"].get<std::uint64_t>())});
  EXPECT_EQ(analysed_json(seeded)["position"], json["position"]);
  seeded.insert(seeded.begin(), "analyse");
  const auto text = ariadne_says(seeded);
  EXPECT_TRUE(has(text.out, "\nseed    " + json["seed"].dump() + "\nbest ")) << text.out;
  EXPECT_TRUE(has(text.out, "P1 score 15, no weapons")) << text.out;
  seeded.emplace_back("--quiet");
  EXPECT_FALSE(has(ariadne_says(seeded).out, "P1 score 15"));
  EXPECT_FALSE(analysed_json({"reversi", "--agent", "greedy"}).contains("seed")) << "it always starts alike";
}

TEST(Analyse, what_a_text_table_of_several_agents_cannot_show_is_refused) {
  const std::vector<std::string> two = {"analyse", "reversi:size=4", "--agent", "minimax", "--agent", "alphabeta"};
  for (const std::vector<std::string>& option : {std::vector<std::string>{"--lines", "3"}, {"--distinct"}}) {
    auto arguments = two;
    arguments.insert(arguments.end(), option.begin(), option.end());
    EXPECT_EQ(ariadne_says(arguments).code, 2) << option.front();
    arguments.emplace_back("--json");
    EXPECT_EQ(ariadne_says(arguments).code, 0) << option.front();
  }
}

TEST(Analyse, an_interrupt_leaves_a_word_about_those_that_were_not_asked) {
  std::vector<std::string> asked = {"analyse", "reversi", "--agent", "alphabeta:depth=30", "--agent", "greedy"};
  const auto text = ariadne_says(asked, "", {.signal = SIGINT});
  EXPECT_EQ(text.code, 130);
  EXPECT_TRUE(text.out.ends_with("\ninterrupted: alphabeta:depth=30 did not finish; greedy was not asked\n"))
      << text.out;
  asked.emplace_back("--json");
  const auto json = json_lines(ariadne_says(asked, "", {.signal = SIGINT}).out);
  ASSERT_FALSE(json.empty());
  EXPECT_EQ(json.back()["not_asked"], Json::array({"greedy"}));
}

TEST(Analyse, a_wrong_agent_is_refused_before_another_one_thinks) {
  const auto run = ariadne_says({"analyse", "reversi", "--agent", "alphabeta:depth=30", "--agent", "alfabeta"});
  EXPECT_EQ(run.code, 2);
}

// Four squares are empty. With two plies the win is seen, and only the least margin is known.
TEST(Analyse, a_win_that_is_seen_before_the_end_of_the_game_is_a_least_margin) {
  const std::string position = R"({"size":4,"board":"XXXXXXXX-XXO--O-","to_move":"black"})";
  const Json all = analysed_json({"reversi", "--position", position, "--agent", "minimax:depth=20", "--lines", "9"});
  EXPECT_EQ(all["kind"], "proven");
  for (int depth = 1; depth < 6; ++depth) {
    const std::string spec = "minimax:depth=" + std::to_string(depth);
    const Json cut = analysed_json({"reversi", "--position", position, "--agent", spec, "--lines", "9"});
    ASSERT_EQ(cut["moves"].size(), all["moves"].size());
    for (std::size_t i = 0; i < cut["moves"].size(); ++i) {
      const Json &seen = cut["moves"][i], &known = all["moves"][i];
      if (seen["kind"] == "proven") EXPECT_EQ(seen["value"], known["value"]);
      if (seen["kind"] != "forced") continue;
      const double value = seen["value"], sure = known["value"];
      EXPECT_EQ(value > 0, sure > 0) << spec;
      EXPECT_LE(std::abs(value), std::abs(sure)) << spec;
    }
  }
}

TEST(Analyse, a_reviewed_game_has_marks_sides_and_a_graph) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl"), svg = folder.path("game.svg");
  ASSERT_EQ(ariadne_says({"watch", "reversi:size=4", "--agents", "random", "--seed", "6", "--record", file}).code, 0);
  const auto text = ariadne_says({"analyse", "--record", file, "--agent", "alphabeta:depth=20", "--svg", svg});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_TRUE(has(text.out, "\nseat   moves  ?!  ?  ??  average loss\nblack ")) << text.out;
  EXPECT_TRUE(has(text.out, "Every verdict is exact.\n")) << text.out;
  EXPECT_EQ(contents(svg).substr(0, 5), "<svg ");
  const Json json = analysed_json({"--record", file, "--agent", "alphabeta:depth=20"});
  ASSERT_EQ(json["sides"].size(), 2u);
  int blunders = 0;
  for (const auto& ply : json["plies"]) {
    EXPECT_EQ(ply["kind"], "proven");
    blunders += ply.contains("mark") && ply["mark"] == "??";
    EXPECT_EQ(ply["effect"] == "win-to-loss", ply.contains("mark") && ply["mark"] == "??") << ply;
  }
  EXPECT_EQ(json["sides"][0]["blunders"].get<int>() + json["sides"][1]["blunders"].get<int>(), blunders);
  EXPECT_GT(blunders, 0) << "random play on this board throws a win away";
}

}  // namespace
}  // namespace ariadne
