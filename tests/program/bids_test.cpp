// A game in which both sides move at the same time, through every command that knows games, and agents that fail in it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program/program.hpp"

namespace ariadne {
namespace {

Finished run(const std::vector<std::string>& arguments, const std::string& input = "") {
  return run_program(ARIADNE_WITH_NIM, arguments, input);
}
std::string told(const std::vector<std::string>& arguments, const std::string& input = "") {
  const auto finished = run(arguments, input);
  EXPECT_EQ(finished.code, 0) << arguments.front() << ": " << finished.err;
  return finished.out;
}
Json told_json(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  return parse_json(told(arguments)).value();
}
std::vector<Json> told_lines(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  std::istringstream lines(told(arguments));
  std::vector<Json> all;
  for (std::string line; std::getline(lines, line);) all.push_back(parse_json(line).value());
  return all;
}
bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

TEST(Bids, perft_counts_a_sides_choice_as_a_ply_first_side_first) {
  EXPECT_EQ(told_json({"perft", "bids", "--depth", "6"})["perft"], Json::parse("[3,9,18,36,36,36]"));
  EXPECT_EQ(told_json({"perft", "bids", "--depth", "2", "--divide"})["divide"], Json::parse(R"({"1":3,"2":3,"3":3})"));
  const std::string pending = R"({"cards":3,"hands":[7,7],"points":[0,0],"pending":2})";
  EXPECT_EQ(told_json({"perft", "bids", "--depth", "2", "--position", pending})["perft"], Json::parse("[3,6]"));
}

TEST(Bids, moves_that_end_in_the_middle_of_a_step_leave_a_choice_pending) {
  const std::string moves = R"({"cards":3,"hands":[7,7],"points":[0,0],"moves":["1","3","2"]})";
  EXPECT_EQ(told_json({"perft", "bids", "--depth", "1", "--position", moves})["perft"], Json::parse("[2]"));
  EXPECT_EQ(told_json({"analyse", "bids", "--position", moves})["seat"], "right");
}

TEST(Bids, a_step_in_json_has_one_move_per_mover) {
  for (const char* moves : {R"([["1","2","3"]])", R"([["1"]])", "[[]]"}) {
    const std::string position = R"({"cards":3,"hands":[7,7],"points":[0,0],"moves":)" + std::string(moves) + "}";
    const auto refused = run({"perft", "bids", "--depth", "1", "--position", position});
    EXPECT_EQ(refused.code, 3);
    EXPECT_TRUE(says(refused.err, "expected 2 moves")) << refused.err;
  }
}

TEST(Bids, undo_takes_back_a_choice_that_waits_for_the_others_first) {
  const std::string text = told({"play", "bids", "--as", "left,right", "--seed", "1"}, "3\nundo\n2\n1\nquit\n");
  EXPECT_TRUE(says(text, "taken back")) << text;
  EXPECT_TRUE(says(text, "left bids 2\nright bids 1\n")) << text;
}

TEST(Bids, replay_shows_the_start_when_asked_for_it) {
  const TemporaryFolder folder;
  const std::string file = folder.path("bids.jsonl");
  told({"watch", "bids", "--agents", "random", "--seed", "2", "--record", file});
  EXPECT_TRUE(says(told({"replay", file, "--from", "0"}), "after ply 0:"));
  EXPECT_NE(told({"replay", file, "--export", "svg", "--from", "0"}), told({"replay", file, "--export", "svg"}));
}

TEST(Bids, a_watched_step_has_the_moves_of_both) {
  const auto lines = told_lines({"watch", "bids", "--agents", "alphabeta,random", "--seed", "1"});
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0]["ply"], 1);
  EXPECT_EQ(lines[0]["movers"][0]["seat"], "left");
  EXPECT_EQ(lines[0]["movers"][1]["seat"], "right");
  EXPECT_EQ(lines[3]["plies"], 3);
  const std::string text = told({"watch", "bids", "--agents", "alphabeta,random", "--seed", "1"});
  EXPECT_TRUE(says(text, "1. left bids ")) << text;
  EXPECT_TRUE(says(text, "; right bids ")) << text;
}

TEST(Bids, records_hold_both_moves_of_a_step_and_are_replayed_and_reviewed) {
  const TemporaryFolder folder;
  const std::string file = folder.path("bids.jsonl");
  told({"watch", "bids", "--agents", "random", "--seed", "2", "--record", file});
  EXPECT_TRUE(says(contents(file), R"({"ply":1,"moves":[")"));
  EXPECT_TRUE(says(told({"replay", file, "--verify"}), "verified: 1 game"));
  EXPECT_EQ(told_json({"replay", file})["plies"].size(), 3u);
  EXPECT_TRUE(says(told({"replay", file}), "  1. "));
  const std::string game = told({"replay", file, "--export", "json"});
  EXPECT_TRUE(says(game, R"("moves":[[")")) << game;
  const Json review = told_json({"analyse", "--record", file, "--agent", "alphabeta:depth=6"});
  ASSERT_EQ(review["plies"].size(), 6u);
  EXPECT_EQ(review["plies"][0]["seat"], "left");
  EXPECT_EQ(review["plies"][1]["seat"], "right");
  EXPECT_EQ(review["plies"][1]["ply"], 1);
}

TEST(Bids, each_side_is_analysed_as_if_it_chose_first) {
  // The sides are alike, so what choosing first costs the one it costs the other, and it never helps.
  const TemporaryFolder folder;
  const std::string file = folder.path("bids.jsonl");
  told({"watch", "bids:cards=4", "--agents", "random", "--seed", "2", "--record", file});
  const Json review = told_json({"analyse", "--record", file, "--agent", "minimax:depth=8"});
  const double left = review["plies"][0]["value"], right = review["plies"][1]["value"];
  EXPECT_EQ(left, -right);
  EXPECT_LT(left, 0);
}

TEST(Bids, a_match_swaps_the_sides_and_its_record_can_be_continued) {
  const TemporaryFolder folder;
  const std::string file = folder.path("match.jsonl");
  const std::vector<std::string> match = {"match",
                                          "bids:cards=5",
                                          "alphabeta:depth=4",
                                          "random",
                                          "--games",
                                          "10",
                                          "--seed",
                                          "3",
                                          "--opening-plies",
                                          "1",
                                          "--record",
                                          file};
  const std::string whole = told(match);
  EXPECT_TRUE(says(whole, "10 of 10 games"));
  const std::string text = contents(file);
  std::vector<std::string> again = match;
  again.emplace_back("--resume");
  EXPECT_EQ(told(again), whole);
  EXPECT_EQ(contents(file), text);
  EXPECT_TRUE(says(told({"replay", file, "--verify"}), "verified: 10 games"));
}

TEST(Bids, a_person_plays_in_lines_and_the_other_choice_is_seen_only_afterwards) {
  const std::string text = told({"play", "bids", "--as", "left", "--vs", "alphabeta", "--seed", "1"}, "9\n3\n1\n2\n");
  EXPECT_TRUE(says(text, "'9' is not a card in the hand of left")) << text;
  EXPECT_TRUE(says(text, "your move: 3\ncomputer is playing...\nleft bids 3\nright bids ")) << text;
  const std::string both = told({"play", "bids", "--as", "left,right", "--seed", "1"}, "3\n1\n1\n2\n2\n3\n");
  EXPECT_TRUE(says(both, "left, your move: 3\nright, your move: 1\nleft bids 3\nright bids 1\n")) << both;
}

TEST(Bids, undo_goes_back_to_the_step_before) {
  const std::string text =
      told({"play", "bids", "--as", "left", "--vs", "random", "--seed", "1"}, "3\nundo\nmoves\nquit\n");
  EXPECT_TRUE(says(text, "taken back")) << text;
  EXPECT_TRUE(says(text, "legal moves: 1 2 3")) << text;
}

const std::vector<std::string> kKinds = {"timeout", "invalid", "crash", "protocol", "memory", "start"};

std::string reason_of(const std::string& kind) { return kind == "invalid" ? "played 'nonsense'" : "told to fail"; }

TEST(Bids, an_agent_that_fails_loses_in_every_command_and_its_failure_is_recorded) {
  for (const auto& kind : kKinds) {
    const TemporaryFolder folder;
    const std::string file = folder.path("failed.jsonl"), spec = "failing:kind=" + kind;
    const std::string lost = "left wins: right forfeits (" + kind + ": " + reason_of(kind);
    EXPECT_TRUE(says(told({"watch", "bids", "--agents", "random," + spec, "--record", file}), lost)) << kind;
    EXPECT_TRUE(says(told({"watch", "bids", "--agents", "random," + spec, "--quiet"}), lost)) << kind;
    EXPECT_TRUE(says(told({"replay", file, "--verify"}), "verified: 1 game"));
    EXPECT_TRUE(says(told({"replay", file}), lost));
    const Json replayed = told_json({"replay", file});
    EXPECT_EQ(replayed["result"]["winner"], "left");
    EXPECT_EQ(replayed["result"]["forfeits"][0]["kind"], kind);
    const auto lines = told_lines({"watch", "bids", "--agents", "random," + spec});
    EXPECT_EQ(lines.back()["result"]["forfeits"][0]["seat"], "right");
    EXPECT_TRUE(says(told({"play", "bids", "--as", "left", "--vs", spec}, "3\n2\n1\n"), lost)) << kind;
    const auto analysed =
        run({"analyse", "bids", "--agent", spec, "--position", R"({"cards":3,"hands":[3,3],"points":[0,0]})"});
    EXPECT_EQ(analysed.code, kind == "invalid" ? 0 : 4) << analysed.err;
  }
}

TEST(Bids, failures_are_counted_in_the_table_and_the_json_of_a_match) {
  const std::vector<std::string> match = {
      "match", "bids",   "failing:kind=crash", "random", "--games", "4", "--opening-plies", "0", "--seed",
      "1",     "--quiet"};
  EXPECT_TRUE(says(told(match), "forfeits: failing:kind=crash 4 crash\n"));
  const Json json = told_json(match);
  EXPECT_EQ(json["agents"][0]["losses"], 4);
  EXPECT_EQ(json["results"][0]["forfeits"][0]["kind"], "crash");
}

}  // namespace
}  // namespace ariadne
