// Pac-Man and the flags through every command that a person uses for it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program/program.hpp"

namespace ariadne {
namespace {

std::string told(const std::vector<std::string>& arguments, const std::string& input = "") {
  const auto finished = ariadne_says(arguments, input);
  EXPECT_EQ(finished.code, 0) << arguments.front() << ": " << finished.err;
  return finished.out;
}
Json told_json(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  return parse_json(told(arguments)).value();
}
bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

const std::string kStart =
    R"({"maze":"classic","pacman":[3,12],"ghosts":[[10,12],[3,14]],"captured":[true,false,false,false],"step":0})";

TEST(FlagsProgram, perft_counts_a_sides_choice_as_a_ply_and_may_begin_in_a_step) {
  EXPECT_EQ(told_json({"perft", "flags", "--depth", "2", "--position", kStart})["perft"], Json::parse("[4,64]"));
  std::string pending = kStart;
  pending.replace(pending.find("\"step\":0"), 8, "\"step\":0,\"pending\":2");
  EXPECT_EQ(told_json({"perft", "flags", "--depth", "1", "--position", pending})["perft"], Json::parse("[16]"));
}

TEST(FlagsProgram, a_record_holds_both_moves_of_a_step_and_is_verified_and_reviewed) {
  const TemporaryFolder folder;
  const std::string file = folder.path("flags.jsonl");
  const std::string text = told({"watch", "flags", "--agents", "random,direct", "--seed", "2", "--record", file});
  EXPECT_TRUE(says(text, "(tournament score ")) << text;
  EXPECT_TRUE(says(text, "faults  pacman 0, ghosts ")) << text;
  EXPECT_TRUE(says(contents(file), R"({"ply":1,"moves":[")"));
  EXPECT_TRUE(says(told({"replay", file, "--verify"}), "verified: 1 game"));
  const Json review = told_json({"analyse", "--record", file, "--agent", "alphabeta:depth=2"});
  EXPECT_EQ(review["plies"][0]["seat"], "pacman");
  EXPECT_EQ(review["plies"][1]["seat"], "ghosts");
}

TEST(FlagsProgram, who_plays_the_ghosts_line_by_line_is_told_what_the_digits_mean_and_pacman_is_not) {
  const std::string ghosts =
      told({"play", "flags:ghosts=2", "--as", "ghosts", "--vs", "random", "--seed", "1"}, "quit\n");
  EXPECT_TRUE(says(ghosts, "Type a move such as 00 (for each ghost 0 West, 1 South, 2 East or 3 North), or help."));
  const std::string pacman =
      told({"play", "flags:ghosts=2", "--as", "pacman", "--vs", "random", "--seed", "1"}, "quit\n");
  EXPECT_TRUE(says(pacman, "Type a move such as 0, or help."));
}

TEST(FlagsProgram, statistics_and_the_tournament_score_are_in_the_json_of_a_game) {
  std::istringstream lines(told({"watch", "flags", "--agents", "minmax,classic", "--seed", "3", "--json"}));
  std::string last;
  for (std::string line; std::getline(lines, line);) last = line;
  const Json end = parse_json(last).value();
  EXPECT_TRUE(end["statistics"].contains("tournament_score")) << last;
  EXPECT_TRUE(end["statistics"].contains("faults")) << last;
}

TEST(FlagsProgram, a_program_brings_an_agent_for_each_side_and_every_start_is_played_twice) {
  const TemporaryFolder folder;
  const std::string file = folder.path("contest.jsonl");
  const std::vector<std::string> match = {"match",  "flags", "minmax+classic", "heuristic+direct", "--games", "6",
                                          "--seed", "4",     "--quiet",        "--record",         file};
  const Json json = told_json(match);
  EXPECT_EQ(json["agents"][0]["agent"], "minmax+classic");
  EXPECT_TRUE(json["swap_sides"].get<bool>());
  std::vector<Json> games;
  std::istringstream lines(contents(file));
  for (std::string line; std::getline(lines, line);) {
    const Json read = parse_json(line).value();
    if (read.contains("agents")) games.push_back(read);
  }
  ASSERT_EQ(games.size(), 6u);
  EXPECT_EQ(games[0]["agents"], Json::parse(R"({"pacman":"minmax","ghosts":"direct"})"));
  EXPECT_EQ(games[1]["agents"], Json::parse(R"({"pacman":"heuristic","ghosts":"classic"})"));
  EXPECT_EQ(games[0]["start"], games[1]["start"]);
  EXPECT_NE(games[0]["start"], games[2]["start"]);
  double sum = 0;
  for (const Json& game : json["results"]) {
    const bool is_pacman = game["seats"][0] == "minmax";
    sum += game["tournament_score"][is_pacman ? "pacman" : "ghosts"].get<double>();
  }
  EXPECT_GT(sum, 0);
  EXPECT_NEAR(json["agents"][0]["tournament_score"]["sum"].get<double>(), sum, 0.006);
  EXPECT_NEAR(json["agents"][0]["tournament_score"]["mean"].get<double>(), sum / 6, 0.006);
  std::vector<std::string> again = match;
  again.emplace_back("--resume");
  EXPECT_EQ(told_json(again)["agents"], json["agents"]);
}

TEST(FlagsProgram, the_halves_of_a_program_must_fit_their_sides) {
  const auto wrong = ariadne_says({"match", "flags", "classic+minmax", "random"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_TRUE(says(wrong.err, "agent 'classic' plays only for ghosts, not for pacman")) << wrong.err;
}

TEST(FlagsProgram, agents_that_are_named_in_the_wrong_order_are_told_the_right_one) {
  const auto turned = ariadne_says({"match", "flags", "direct", "minmax"});
  EXPECT_EQ(turned.code, 2);
  EXPECT_TRUE(
      says(turned.err, "Name the agent of pacman first, then that of ghosts: ariadne match flags minmax direct"))
      << turned.err;
  const auto both = ariadne_says({"match", "flags", "direct", "direct"});
  EXPECT_TRUE(says(both.err, "Name the agent of pacman first, then that of ghosts.")) << both.err;
}

TEST(FlagsProgram, the_tournament_score_stands_below_the_result_of_a_match) {
  const std::string text = told({"match", "flags", "random", "direct", "--games", "4", "--seed", "1", "--quiet"});
  EXPECT_TRUE(says(text, "\ntournament score: random ")) << text;
  const std::string other =
      told({"match", "hunger:size=10", "random", "random", "--games", "2", "--seed", "1", "--quiet"});
  EXPECT_FALSE(says(other, "tournament")) << other;
}

TEST(FlagsProgram, with_more_ghosts_the_refusal_to_solve_it_says_what_helps) {
  const auto refused = ariadne_says({"solve-game", "flags:ghosts=2"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.err, "take one ghost, as in flags:ghosts=1")) << refused.err;
}

TEST(FlagsProgram, a_person_plays_pacman_or_types_a_direction_for_each_ghost) {
  const std::string pacman =
      told({"play", "flags", "--as", "pacman", "--vs", "classic", "--position", kStart}, "7\n0\nquit\n");
  EXPECT_TRUE(says(pacman, "'7' is not a direction; expected 0, 1, 2 or 3")) << pacman;
  EXPECT_TRUE(says(pacman, "pacman goes West\nghosts go ")) << pacman;
  const std::string ghosts =
      told({"play", "flags", "--as", "ghosts", "--vs", "minmax", "--position", kStart}, "0\n31\nquit\n");
  EXPECT_TRUE(says(ghosts, "'0' is not a move of the ghosts; expected 2 directions such as 01")) << ghosts;
  EXPECT_TRUE(says(ghosts, "ghosts go North and South")) << ghosts;
}

TEST(FlagsProgram, the_tree_of_minmax_is_drawn_with_its_many_answers_folded) {
  const std::string text = told({"analyse", "flags", "--agent", "minmax", "--position", kStart, "--show"});
  EXPECT_TRUE(says(text, " more  ")) << text;
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 90) << text;
  const TemporaryFolder folder;
  const std::string file = folder.path("tree.svg");
  told({"analyse", "flags", "--agent", "minmax", "--position", kStart, "--svg", file});
  EXPECT_TRUE(says(contents(file), " more</text>"));
}

}  // namespace
}  // namespace ariadne
