// The search of Reversi through the whole program: exact solutions, suites, kinds of values, balanced openings.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "core/file.hpp"
#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

constexpr const char* kTwelveLeft = "X-XXXXXXOOOXXXXXOOOOXXOXOOOXOXXXOOXOXOOX-OOXOOO---OOOX-O---OO--- X";

// The last line: a search that takes its time also tells what it knows on the way.
Json json_of(const Finished& run) {
  const std::size_t end = run.out.empty() ? 0 : run.out.size() - 1;
  return parse_json(run.out.substr(run.out.rfind('\n', end - 1) + 1)).value_or(Json());
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(ReversiSolver, analyse_exact_solve_game_and_the_engine_agree) {
  const Json exact = json_of(ariadne_says({"analyse", "reversi", "--position", kTwelveLeft, "--exact", "--json"}));
  const Json solved = json_of(ariadne_says({"solve-game", "reversi", "--position", kTwelveLeft, "--json"}));
  const Json engine =
      json_of(ariadne_says({"analyse", "reversi", "--position", kTwelveLeft, "--agent", "engine:depth=60", "--json"}));
  ASSERT_TRUE(exact["proven"].get<bool>());
  EXPECT_EQ(exact["kind"], "proven");
  for (const Json& other : {solved, engine}) {
    EXPECT_TRUE(other["proven"].get<bool>());
    EXPECT_EQ(other["value"], exact["value"]);
  }
}

TEST(ReversiSolver, every_line_that_is_asked_for_is_exact) {
  const Json solved =
      json_of(ariadne_says({"solve-game", "reversi", "--position", kTwelveLeft, "--lines", "100", "--json"}));
  ASSERT_GT(solved["moves"].size(), 2u);
  for (const Json& move : solved["moves"]) EXPECT_FALSE(move.contains("bound")) << move;
}

TEST(ReversiSolver, who_wins_is_a_forced_result_without_a_margin) {
  const Json exact = json_of(ariadne_says({"analyse", "reversi", "--position", kTwelveLeft, "--exact", "--json"}));
  const Json winner = json_of(
      ariadne_says({"analyse", "reversi", "--position", kTwelveLeft, "--agent", "perfect:goal=winner", "--json"}));
  EXPECT_EQ(winner["kind"], "forced");
  EXPECT_EQ(winner["value"].get<double>() > 0, exact["value"].get<double>() > 0);
}

TEST(ReversiSolver, estimates_are_in_discs) {
  const auto run = ariadne_says({"analyse", "reversi", "--agent", "engine:depth=4"});
  EXPECT_TRUE(says(run.out, " discs\n")) << run.out;
  const Json json = json_of(ariadne_says({"analyse", "reversi", "--agent", "engine:depth=4", "--json"}));
  EXPECT_EQ(json["unit"], "discs");
  EXPECT_EQ(json["kind"], "estimate");
}

TEST(ReversiSolver, a_suite_is_right_or_ends_with_code_1) {
  const TemporaryFolder folder;
  const std::string board = kTwelveLeft;
  const Json exact =
      json_of(ariadne_says({"analyse", "reversi", "--position", board + "; empties=winner", "--exact", "--json"}));
  const int score = exact["value"].get<int>() % 1'000'000;
  const std::string right = board + "; " + exact["move"].get<std::string>() + ":" + std::to_string(score);
  ASSERT_TRUE(write_file(folder.path("good.obf"), "% a comment\n\n" + right + "\n" + board + ";\n"));
  ASSERT_TRUE(write_file(folder.path("bad.obf"),
                         board + "; " + exact["move"].get<std::string>() + ":" + std::to_string(score + 1) + "\n"));
  const auto good = ariadne_says({"solve-game", "reversi", "--suite", folder.path("good.obf")});
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_TRUE(says(good.out, "2 positions: 1 as expected, 1 without a known score;")) << good.out;
  const auto bad = ariadne_says({"solve-game", "reversi", "--suite", folder.path("bad.obf"), "--json"});
  EXPECT_EQ(bad.code, 1);
  const Json row = json_of(bad)["positions"][0];
  EXPECT_FALSE(row["right"].get<bool>());
  EXPECT_EQ(row["score"], score);
  EXPECT_EQ(row["expected"], score + 1);
}

TEST(ReversiSolver, a_suite_says_apart_what_was_not_solved_in_time) {
  const TemporaryFolder folder;
  const std::string thirty_left = "--XXXXX--OOOXX-O-OOOXXOX-OXOXXOXOOOXXXOXOOOXXXXX---OXX----XXOOO- O";
  ASSERT_TRUE(write_file(folder.path("hard.obf"), thirty_left + ";\n"));
  const auto run = ariadne_says({"solve-game", "reversi", "--suite", folder.path("hard.obf"), "--time", "1ms"});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(says(run.out, "  not solved\n1 position: 1 not solved;")) << run.out;
}

TEST(ReversiSolver, what_was_not_solved_in_time_is_said_to_be_so) {
  const auto run = ariadne_says({"solve-game", "reversi:size=6", "--time", "1ms"});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(says(run.out, "\nnot solved: the value is not proven\n")) << run.out;
  const auto solved = ariadne_says({"solve-game", "reversi:size=4"});
  EXPECT_EQ(solved.code, 0);
  EXPECT_FALSE(says(solved.out, "not solved")) << solved.out;
}

TEST(ReversiSolver, in_json_a_solution_that_takes_long_tells_how_far_it_is) {
  const auto run = ariadne_says({"solve-game", "reversi:size=6", "--time", "4s", "--json"});
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(json_of(run)["stopped"], "time");
  bool told = false;
  std::istringstream lines(run.out);
  for (std::string line; std::getline(lines, line);) {
    const Json json = parse_json(line).value_or(Json());
    if (!json.contains("next")) continue;
    told = true;
    EXPECT_EQ(json["schema"], "ariadne/thinking/1");
    EXPECT_EQ(json["next"]["moves"], 1) << "the other three lead to images of the same board";
  }
  EXPECT_TRUE(told);
}

TEST(ReversiSolver, a_suite_with_a_position_that_cannot_be_solved_is_refused_as_a_whole) {
  const TemporaryFolder folder;
  const std::string file =
      folder.write("early.obf", std::string(kTwelveLeft) +
                                    ";\n---------------------------OX------XO--------------------------- X;\n");
  const auto run = ariadne_says({"solve-game", "reversi", "--suite", file});
  EXPECT_EQ(run.code, 3);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(says(run.err, "early.obf, position 2: the position has 60 empty squares, and may have 30")) << run.err;
}

TEST(ReversiSolver, a_suite_has_its_own_boards_and_knows_the_best_score_alone) {
  const auto refused = [](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"solve-game", "--suite", "x.obf"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 2);
    return run.err;
  };
  EXPECT_TRUE(says(refused({"reversi:size=6"}), "a suite has its own settings\n  Use 'reversi' alone with --suite."));
  EXPECT_TRUE(says(refused({"reversi", "--lines", "2"}), "--suite cannot be combined with --lines"));
  EXPECT_TRUE(says(refused({"reversi", "--position", "f5"}), "--suite cannot be combined with --position"));
}

TEST(ReversiSolver, a_suite_that_cannot_be_read_is_refused_with_its_place) {
  const TemporaryFolder folder;
  ASSERT_TRUE(write_file(folder.path("bad.obf"), std::string(kTwelveLeft) + ";\nXO-\n"));
  const auto run = ariadne_says({"solve-game", "reversi", "--suite", folder.path("bad.obf")});
  EXPECT_EQ(run.code, 3);
  EXPECT_TRUE(says(run.err, "bad.obf:2:1: error: a board of 3 squares")) << run.err;
  ASSERT_TRUE(write_file(folder.path("over.obf"), std::string(kTwelveLeft) + ";\n" + std::string(16, 'X') + " O\n"));
  const auto over = ariadne_says({"solve-game", "reversi", "--suite", folder.path("over.obf")});
  EXPECT_EQ(over.code, 3);
  EXPECT_TRUE(says(over.err, "over.obf:2:1: error: the game is over: there is nothing to solve")) << over.err;
  EXPECT_EQ(ariadne_says({"solve-game", "theseus", "--suite", folder.path("bad.obf")}).code, 2);
  EXPECT_EQ(ariadne_says({"solve-game", "reversi"}).code, 2) << "60 empty squares are too many";
}

TEST(ReversiSolver, exact_and_an_agent_are_one_too_many) {
  EXPECT_EQ(ariadne_says({"analyse", "reversi", "--exact", "--agent", "greedy"}).code, 2);
  EXPECT_EQ(ariadne_says({"analyse", "pacman", "--exact"}).code, 2);
}

TEST(ReversiOpenings, those_that_come_with_the_program_are_played_in_pairs) {
  const auto run = ariadne_says({"match", "reversi", "greedy", "random", "--openings", "balanced", "--games", "4",
                                 "--seed", "1", "--quiet", "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(json_of(run)["games"], 4);
  EXPECT_EQ(ariadne_says({"match", "hunger", "greedy", "random", "--openings", "balanced"}).code, 2);
}

}  // namespace
}  // namespace ariadne
