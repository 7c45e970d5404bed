// The command solve-game and the agent perfect, through the whole program with Nim.
#include <gtest/gtest.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

Finished with_nim(const std::vector<std::string>& arguments) { return run_program(ARIADNE_WITH_NIM, arguments); }

Json json_of(const Finished& run) { return parse_json(run.out).value_or(Json()); }

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(SolveGame, the_winner_the_line_and_every_move_are_told) {
  const auto run = with_nim({"solve-game", "nim", "--position", "3 4 5 one"});
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(says(run.out, "result  one wins in 11 moves\n")) << run.out;
  EXPECT_TRUE(says(run.out, "one wins 512 (50.0 %), two wins 512 (50.0 %), draws 0 (0.0 %)"));
  EXPECT_TRUE(says(run.out, "a2       one wins in 11 moves         keeps\n"));
  EXPECT_TRUE(says(run.out, "a1       two wins in 12 moves         turns the win into a loss\n"));
}

TEST(SolveGame, a_slower_win_and_a_quicker_loss_are_not_the_best_of_a_recorded_game) {
  const TemporaryFolder folder;
  const std::string path = folder.path("game.jsonl");
  const std::string board = "theseus:size=5,supplies=1,limit=40,walls=none";
  const auto watched =
      with_nim({"watch", board, "--agents", "random,random", "--seed", "27", "--record", path, "--quiet"});
  ASSERT_EQ(watched.code, 0) << watched.err;
  const Json plies = json_of(with_nim({"analyse", "--record", path, "--agent", "perfect", "--json"}))["plies"];
  ASSERT_EQ(plies.size(), 11u);
  for (const auto& ply : plies) EXPECT_EQ(ply["effect"], "keeps");
  EXPECT_EQ(plies[6]["move"], "1") << "won in 7 moves";
  EXPECT_EQ(plies[6]["best"], "3") << "won at once";
  EXPECT_EQ(plies[7]["move"], "5") << "lost in 4 moves";
  EXPECT_EQ(plies[7]["best"], "7") << "lost two moves later";
  EXPECT_EQ(plies[8]["best"], plies[8]["move"]);
}

// At the bottom left both 5 and 7 lead into a wall, and 5 stands for them: it wins as soon as a step does.
TEST(SolveGame, a_turn_spent_in_front_of_a_wall_is_judged_alike_whatever_the_direction) {
  const std::string board = "theseus:size=5,supplies=1,walls=none";
  const Json moves = json_of(ariadne_says({"solve-game", board, "--seed", "5", "--json"}))["moves"];
  ASSERT_EQ(moves.size(), 3u);
  EXPECT_EQ(moves[2]["move"], "5");
  EXPECT_EQ(moves[2]["wins_in"], 7);
  for (const std::string code : {"5", "7"}) {
    const TemporaryFolder folder;
    const std::string path = folder.path("game.jsonl");
    const auto played = ariadne_says(
        {"play", board, "--as", "theseus", "--vs", "perfect", "--seed", "5", "--record", path}, code + "\nquit\n");
    ASSERT_EQ(played.code, 0) << played.err;
    const Json ply = json_of(ariadne_says({"analyse", "--record", path, "--agent", "perfect", "--json"}))["plies"][0];
    EXPECT_EQ(ply["move"], code);
    EXPECT_EQ(ply["best"], code);
    EXPECT_EQ(ply["effect"], "keeps");
    EXPECT_EQ(ply["loss"], 0);
    // Alpha-beta does not look at such a turn: it says nothing of it, and proves nothing.
    const Json seen =
        json_of(ariadne_says({"analyse", "--record", path, "--agent", "alphabeta:depth=8", "--json"}))["plies"][0];
    EXPECT_EQ(seen["loss"], nullptr);
    EXPECT_FALSE(seen.contains("effect"));
  }
}

TEST(SolveGame, json_has_the_same) {
  const Json json = json_of(with_nim({"solve-game", "nim", "--position", "1 2 3 one", "--json"}));
  EXPECT_EQ(json["schema"], "ariadne/solution/1");
  EXPECT_EQ(json["winner"], "two");
  EXPECT_EQ(json["wins_in"], 6);
  EXPECT_EQ(json["without_limit"], (Json{{"winner", "two"}, {"wins_in", 6}}));
  EXPECT_EQ(json["states"], 1024);
  EXPECT_EQ(json["pv"].size(), 6u);
  EXPECT_EQ(json["moves"].size(), 6u);
  EXPECT_EQ(json["moves"][0]["effect"], "keeps");
  EXPECT_FALSE(json.contains("seed"));
  EXPECT_EQ(json_of(with_nim({"solve-game", "nim", "--seed", "5", "--json"}))["seed"], 5);
}

TEST(SolveGame, what_cannot_be_done_is_refused_with_a_reason) {
  const auto error = [](std::vector<std::string> arguments, int code) {
    arguments.insert(arguments.begin(), "solve-game");
    const auto run = with_nim(arguments);
    EXPECT_EQ(run.code, code) << run.err;
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_TRUE(says(error({"pacman"}, 2), "pacman has no exact solver\n"));
  EXPECT_TRUE(says(error({"pacman"}, 2), "nim"));
  EXPECT_TRUE(says(error({"nim", "--memory", "10K"}, 2), "1024 states and takes about 54 KiB to solve, more than"));
  EXPECT_TRUE(says(error({"nim", "--memory", "10K"}, 2), "--memory 1M"));
  EXPECT_TRUE(says(error({"nim", "--memory", "64"}, 2), "'64' is not a size; expected one such as 512M or 4G"));
  EXPECT_TRUE(says(error({"nim", "--memory", "99G"}, 2), "expected at most 16 GiB"));
  EXPECT_TRUE(says(error({"nim", "nim"}, 2), "more than one game needs --boards"));
  EXPECT_TRUE(says(error({"nim", "--agents", "random"}, 2), "--agents needs --boards"));
  EXPECT_TRUE(says(error({"nim", "--jobs", "2"}, 2), "--jobs needs --boards"));
  EXPECT_TRUE(says(error({"nim", "--svg", "x.svg"}, 2), "--svg needs --boards"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--position", "1 1 1 one"}, 2),
                   "--boards cannot be combined with --position"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--time", "1s"}, 2), "--boards cannot be combined with --time"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--suite", "x.obf"}, 2), "--boards cannot be combined with --suite"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--lines", "2"}, 2), "--boards cannot be combined with --lines"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--threads", "2"}, 2), "--boards cannot be combined with --threads"));
  EXPECT_TRUE(says(error({"reversi", "--boards", "2"}, 2), "--boards, --agents, --jobs and --svg are for games whose"));
  EXPECT_TRUE(says(error({"reversi", "--jobs", "2"}, 2), "--boards, --agents, --jobs and --svg are for games whose"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--agents", "random,random,random"}, 2), "3 agents for 2 seats"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--agents", "clever"}, 2), "no agent 'clever' plays nim"));
  EXPECT_TRUE(says(error({"nim", "--boards", "2", "--json", "--svg", "-"}, 2), "standard output takes one thing"));
  EXPECT_TRUE(says(error({"nim", "--position", "0 0 0 one"}, 5), "the game is over"));
}

TEST(SolveGame, many_boards_are_counted_and_drawn) {
  const TemporaryFolder folder;
  const std::string svg = folder.path("boards.svg");
  const auto run = with_nim(
      {"solve-game", "nim", "nim:most=3", "--boards", "5", "--agents", "random,perfect", "--seed", "1", "--svg", svg});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "nim, 5 of 5 boards, seed 1\n"));
  EXPECT_TRUE(says(run.out, "nim:most=3, 5 of 5 boards, seed 1\n"));
  EXPECT_TRUE(says(contents(svg), "random against perfect"));
  EXPECT_TRUE(says(contents(svg), "nim:most=3, perfect play"));
  EXPECT_EQ(with_nim({"solve-game", "nim", "--boards", "5", "--svg", svg}).code, 2);  // it is kept
  const Json json = json_of(with_nim({"solve-game", "nim", "--boards", "5", "--agents", "random,perfect", "--json"}));
  EXPECT_EQ(json["results"][0]["perfect"]["one"], 5);
  EXPECT_EQ(json["results"][0]["effects"]["two"]["win-to-loss"], 0);
}

// One supply, two steps away; `progress` says who moves and how many moves are made.
std::string labyrinth(const std::string& progress) {
  return "+---+---+---+\n|         M |\n+   +---+   +\n|     S |   |\n+   +   +   +\n| T         |\n+---+---+---+\n" +
         progress;
}

TEST(SolveGame, a_win_that_comes_after_the_limit_is_a_draw_and_said_to_be_so) {
  const auto solve = [](const std::string& progress) {
    return ariadne_says({"solve-game", "theseus", "--position", "-"}, labyrinth(progress)).out;
  };
  EXPECT_TRUE(says(solve("theseus to move, ply 4 of 7, 0 collected"), "result  theseus wins in 3 moves\n"));
  EXPECT_TRUE(says(solve("theseus to move, ply 4 of 6, 0 collected"),
                   "result  draw by the limit: theseus would win in 3 moves\n"));
  const Json json = json_of(ariadne_says({"solve-game", "theseus", "--position", "-", "--json"},
                                         labyrinth("theseus to move, ply 4 of 6, 0 collected")));
  EXPECT_EQ(json["winner"], nullptr);
  EXPECT_EQ(json["without_limit"], (Json{{"winner", "theseus"}, {"wins_in", 3}}));
}

TEST(SolveGame, counts_of_states_that_leave_the_limit_aside_say_so) {
  const auto solve = [](const std::string& progress) {
    return ariadne_says({"solve-game", "theseus", "--position", "-"}, labyrinth(progress)).out;
  };
  EXPECT_TRUE(says(solve("theseus to move, ply 6 of 7, 0 collected"),
                   "limit   1 move left: a state that takes longer to win is drawn, but counted as won above\n"));
  EXPECT_FALSE(says(solve("theseus to move, ply 0 of 200, 0 collected"), "limit"));
  const Json json = json_of(ariadne_says({"solve-game", "theseus", "--position", "-", "--json"},
                                         labyrinth("theseus to move, ply 4 of 6, 0 collected")));
  EXPECT_EQ(json["moves_left"], 2);
  EXPECT_EQ(json_of(with_nim({"solve-game", "nim", "--json"}))["moves_left"], nullptr);
}

TEST(SolveGame, a_long_solution_ends_soon_when_it_is_interrupted_or_has_no_time) {
  const std::vector<std::string> solve = {"solve-game", "theseus:size=21,supplies=6", "--seed", "1"};
  EXPECT_EQ(ariadne_says(solve, "", {.signal = SIGINT}).code, 130);
  auto hurried = solve;
  hurried.insert(hurried.end(), {"--time", "1ms"});
  const auto run = ariadne_says(hurried);
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(says(run.err, "the board could not be solved in time")) << run.err;
}

TEST(SolveGame, where_both_sides_choose_at_once_both_orders_all_starts_and_the_mixtures_are_told) {
  const TemporaryFolder folder;
  const std::string svg = folder.path("starts.svg");
  const std::string cornered =
      R"({"game":"flags","maze":"classic","pacman":[0,0],"ghosts":[[1,1]],"captured":[false,false,false,false],"step":0})";
  const auto run = ariadne_says({"solve-game", "flags", "--position", cornered, "--svg", svg, "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const Json json = json_of(run);
  EXPECT_EQ(json["schema"], "ariadne/step-solution/1");
  EXPECT_EQ(json["exact"], false);
  EXPECT_NEAR(json["value"].get<double>(), 0.5, 1e-9);
  EXPECT_EQ(json["readings"][0]["starts"]["pacman"], 72250);
  EXPECT_EQ(json["readings"][1]["starts"]["guessing"], 7676);
  EXPECT_EQ(json["readings"][2]["starts"]["draw"], 64574);
  EXPECT_TRUE(says(contents(svg), "who wins 72,250 starts in 1000 steps"));
}

TEST(SolveGame, more_ghosts_than_one_and_boards_of_flags_are_refused) {
  const auto two = ariadne_says({"solve-game", "flags:ghosts=2"});
  EXPECT_EQ(two.code, 2);
  EXPECT_TRUE(says(two.err, "998000000 states and takes about 18 GiB")) << two.err;
  const auto boards = ariadne_says({"solve-game", "flags:ghosts=1", "--boards", "3"});
  EXPECT_EQ(boards.code, 2);
  EXPECT_TRUE(says(boards.err, "--boards cannot be combined with flags")) << boards.err;
  const auto agent = ariadne_says({"watch", "flags", "--agents", "perfect,random"});
  EXPECT_NE(agent.code, 0);
  EXPECT_TRUE(says(agent.err, "states and takes about")) << agent.err;
}

TEST(SolveGame, an_analysis_by_perfect_says_what_each_move_does_to_the_result) {
  const Json position = json_of(with_nim({"analyse", "nim", "--agent", "perfect", "--json"}));
  EXPECT_EQ(position["move"], "a2");
  EXPECT_EQ(position["wins_in"], 11);
  EXPECT_EQ(position["proven"], true);
  const TemporaryFolder folder;
  const std::string game = folder.path("game.jsonl");
  ASSERT_EQ(with_nim({"watch", "nim", "--agents", "random,perfect", "--seed", "3", "--record", game}).code, 0);
  const auto text = with_nim({"analyse", "--record", game, "--agent", "perfect"});
  EXPECT_TRUE(says(text.out, "  the game\n")) << text.out;
  const Json record = json_of(with_nim({"analyse", "--record", game, "--agent", "perfect", "--json"}));
  EXPECT_EQ(record["plies"][0]["effect"], "win-to-loss");
  for (std::size_t ply = 1; ply < record["plies"].size(); ply += 2) EXPECT_EQ(record["plies"][ply]["effect"], "keeps");
}

}  // namespace
}  // namespace ariadne
