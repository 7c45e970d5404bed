// The course's command line as its students use it: options in, its lines out.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The games are those of the course: CourseRun has the scores that Python found.
TEST(PacmanCommand, the_fixed_seed_plays_the_games_of_the_course) {
  const auto run = ariadne_says({"pacman", "-l", "agora", "-p", "GreedyAgent", "-g", "DirectionalGhost", "-f", "-q"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out,
            "Pacman died! Score: 564\nAverage Score: 564.0\nScores:        564.0\n"
            "Win Rate:      0/1 (0.00)\nRecord:        Loss\n");
  EXPECT_EQ(run.err, "");
}

TEST(PacmanCommand, one_generator_serves_all_games_of_a_fixed_seed) {
  const auto alone = ariadne_says({"pacman", "-l", "ambush", "-p", "GreedyAgent", "-f", "-q"});
  const auto three =
      ariadne_says({"pacman", "-l", "ambush", "-p", "GreedyAgent", "-f", "-q", "-n", "3", "--jobs", "2"});
  EXPECT_TRUE(alone.out.starts_with("Pacman died! Score: 13\n")) << alone.out;
  EXPECT_TRUE(three.out.starts_with("Pacman died! Score: 13\n")) << three.out;
  EXPECT_FALSE(says(three.out, "Scores:        13.0, 13.0, 13.0")) << three.out;
}

TEST(PacmanCommand, games_do_not_depend_on_the_number_of_jobs) {
  const auto with = [](const char* jobs) {
    return ariadne_says({"pacman", "-p", "ReflexAgent", "-q", "-n", "12", "--seed", "7", "--jobs", jobs}).out;
  };
  EXPECT_TRUE(says(with("1"), "Win Rate:      ")) << with("1");
  EXPECT_EQ(with("1"), with("3"));
}

TEST(PacmanCommand, a_search_agent_says_what_it_searched_and_wins) {
  const auto run = ariadne_says({"pacman", "-l", "doorstep", "--pacman", "SearchAgent", "--agentArgs", "fn=bfs",
                                 "--quietTextGraphics", "--fixRandomSeed"});
  EXPECT_EQ(run.out,
            "[SearchAgent] using function bfs\n[SearchAgent] using problem type PositionSearchProblem\n"
            "Path found with total cost of 6 in 0.0 seconds\nSearch nodes expanded: 11\n"
            "Pacman emerges victorious! Score: 504\nAverage Score: 504.0\nScores:        504.0\n"
            "Win Rate:      1/1 (1.00)\nRecord:        Win\n");
}

TEST(PacmanCommand, without_a_terminal_there_are_frames_of_text) {
  const TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%%\n%.. P%\n%%%%%%\n");
  const std::vector<std::string> walk = {"pacman", "-l", maze, "-p", "GoWestAgent", "-f"};
  const auto run = ariadne_says(walk);
  EXPECT_TRUE(run.out.starts_with("%%%%%%\n%.. <%\n%%%%%%\nScore: 0\n\n%%%%%%\n%..> %\n%%%%%%\nScore: -1\n\n"))
      << run.out;
  const std::string last = "%%%%%%\n%>   %\n%%%%%%\nScore: 517\n\n";
  EXPECT_TRUE(says(run.out, "Score: 8\n\n" + last + last + "Pacman emerges")) << "drawn again, as in the course";
  EXPECT_TRUE(says(run.out, "Pacman emerges victorious! Score: 517\n")) << run.out;
  auto in_text = walk;
  in_text.emplace_back("-t");
  EXPECT_EQ(ariadne_says(in_text).out, run.out);
}

TEST(PacmanCommand, training_games_are_neither_shown_nor_counted) {
  const auto all = ariadne_says({"pacman", "-p", "GreedyAgent", "-f", "-q", "-n", "3"});
  const auto last = ariadne_says({"pacman", "-p", "GreedyAgent", "-f", "-q", "-n", "3", "-x", "2"});
  EXPECT_TRUE(says(last.out, "/1 (")) << last.out;
  const std::string score = last.out.substr(0, last.out.find('\n'));
  EXPECT_TRUE(says(all.out, score + "\nAverage")) << all.out;
}

TEST(PacmanCommand, json_has_every_game) {
  const auto run = ariadne_says({"pacman", "-l", "doorstep", "-p", "AStarFoodSearchAgent", "-f", "-n", "2", "--json"});
  const Json json = parse_json(run.out).value();
  EXPECT_EQ(json["schema"], "ariadne/pacman/1");
  EXPECT_EQ(json["seed"], "cs188");
  ASSERT_EQ(json["games"].size(), 2u);
  EXPECT_EQ(json["games"][1]["end"], "win");
  EXPECT_EQ(json["games"][1]["path"]["length"], json["games"][1]["moves"]);
  EXPECT_EQ(json["average"], json["games"][0]["score"]);
}

TEST(PacmanCommand, the_move_limit_ends_a_game_and_is_said) {
  const TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%\n%P .%\n%%%%%\n");
  const auto run = ariadne_says({"pacman", "-l", maze, "-p", "GoWestAgent", "-f", "-q"});
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(run.out.starts_with("Pacman is stopped after 10000 moves! Score: -10000\n")) << run.out;
}

TEST(PacmanCommand, an_agent_that_needs_too_much_time_has_crashed) {
  const auto run = ariadne_says(
      {"pacman", "-l", "metropolis", "-p", "MinimaxAgent", "-a", "depth=7", "-c", "--timeout", "1", "-f", "-q"});
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(run.out.starts_with("Pacman crashed\n")) << run.out;
  EXPECT_TRUE(says(run.out, "Record:        Loss")) << run.out;
  EXPECT_EQ(run.err, "agent 0 took more than 1 s\n");
}

TEST(PacmanCommand, a_hopeless_search_warns_at_once_and_names_another) {
  const auto run = ariadne_says({"pacman", "-l", "threshing-floor", "-p", "AStarFoodSearchAgent", "-f", "-q"}, "",
                                {.signal = SIGINT});
  EXPECT_TRUE(
      run.err.starts_with("warning: astar over 111 dots will probably run out of time or memory\n"
                          "  Use -p SearchAgent -a fn=exact,prob=FoodSearchProblem instead.\n"))
      << run.err;
  EXPECT_EQ(run.code, 130);
}

TEST(PacmanCommand, more_than_seven_rounds_can_be_searched) {
  const auto run = ariadne_says({"pacman", "-l", "pincers", "-p", "AlphaBetaAgent", "-a", "depth=8", "-f", "-q"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "Pacman died!")) << run.out;
  const auto deep = ariadne_says({"pacman", "-l", "pincers", "-p", "MinimaxAgent", "-a", "depth=90", "-f", "-q"});
  EXPECT_EQ(deep.code, 2);
  EXPECT_TRUE(says(deep.err, "with 3 players at most 85 can be searched")) << deep.err;
}

// The name of the record is told on standard error.
std::string recorded_file(const Finished& run) {
  const std::string before = "recorded in ";
  const std::size_t start = run.err.find(before);
  EXPECT_NE(start, std::string::npos) << run.err;
  return run.err.substr(start + before.size(), run.err.find('\n', start) - start - before.size());
}

TEST(PacmanCommand, recorded_games_are_replayed_and_verified_with_ghosts_or_without) {
  for (const char* layout : {"larder", "doorstep"}) {
    const auto played = ariadne_says({"pacman", "-l", layout, "-p", "ClosestDotSearchAgent", "-f", "-q", "-r"});
    ASSERT_EQ(played.code, 0) << played.err;
    const std::string file = recorded_file(played);
    EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).out, "verified: 1 game\n");
    const auto replayed = ariadne_says({"pacman", "--replay", file, "-q"});
    EXPECT_TRUE(says(played.out, replayed.out)) << replayed.out;
    EXPECT_TRUE(replayed.out.starts_with("Pacman ")) << replayed.out;
    const auto frames = ariadne_says({"pacman", "--replay", file});
    EXPECT_TRUE(frames.out.ends_with(replayed.out)) << frames.out;
    EXPECT_TRUE(frames.out.starts_with("%%%")) << frames.out;
    std::filesystem::remove(file);
  }
}

TEST(PacmanCommand, layouts_are_looked_for_as_the_course_does) {
  const TemporaryFolder folder;
  const std::string maze = "%%%%%\n%P .%\n%%%%%\n";
  std::filesystem::create_directories(folder.path("layouts"));
  std::filesystem::create_directories(folder.path("a/b/c/d"));
  folder.write("layouts/tiny.lay", maze);
  const auto from = [&](const std::string& where, const std::string& name) {
    return run_program("/bin/sh",
                       {"-c", "cd '" + folder.path(where) +
                                  "' && '" ARIADNE_BINARY "' pacman -p ClosestDotSearchAgent -f -q -l " + name})
        .code;
  };
  EXPECT_EQ(from("", "tiny"), 0);
  EXPECT_EQ(from("", "tiny.lay"), 0);
  EXPECT_EQ(from("layouts", "tiny"), 0);
  EXPECT_EQ(from("a/b/c", "tiny"), 0);
  EXPECT_EQ(from("a/b/c/d", "tiny"), 3);
}

TEST(PacmanCommand, wrong_usage_says_what_was_expected) {
  struct Case {
    std::vector<std::string> options;
    int code;
    std::string error;
  };
  const Case cases[] = {
      {{"-p", "GreedyAgnt", "-q"}, 2, "Did you mean 'GreedyAgent'?"},
      {{"-q"}, 2, "KeyboardAgent needs a terminal"},
      {{"-p", "GreedyAgent", "-n", "0"}, 2, "--numGames is '0', expected a whole number 1..1000000"},
      {{"-p", "GreedyAgent", "-k", "9"}, 2, "--numghosts is '9'"},
      {{"-p", "GreedyAgent", "-f", "--seed", "1"}, 2, "-f cannot be combined with --seed"},
      {{"-p", "GreedyAgent", "-x", "1"}, 2, "--numTraining leaves no game to count"},
      {{"-p", "GreedyAgent", "-l", std::string(5000, 'x')}, 3, "no layout or file is called"},
      {{"-p", "GreedyAgent", "-l", "nowhere"}, 3, "no layout or file is called 'nowhere'"},
      {{"-p", "path:problem=food,heuristic=euclidean", "-q"}, 2, "heuristic"},
      {{"-p", "SearchAgent", "-a", "fn=astar,heuristic=foodHeuristic", "-q"},
       2,
       "cannot be used for the problem 'position'"},
      {{"-p", "SearchAgent", "-a", "fn=astar,prob=FoodSearchProblem,heuristic=manhattanHeuristic", "-q"},
       2,
       "no heuristic 'manhattan'"},
      {{"-p", "SearchAgent", "-a", "fn=exact", "-q"}, 2, "exact"},
      {{"--replay", "/nowhere.jsonl", "-q"}, 3, "/nowhere.jsonl"},
      {{"--replay", "x", "-r"}, 2, "--replay cannot be combined with -r"},
      {{"-l", "knossos", "-p", "SearchAgent", "-a", "fn=tinyMazeSearch", "-q", "-f"}, 1, "through tinyMaze alone"},
  };
  for (const auto& each : cases) {
    std::vector<std::string> arguments = {"pacman"};
    arguments.insert(arguments.end(), each.options.begin(), each.options.end());
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, each.code) << each.error;
    EXPECT_TRUE(says(run.err, each.error)) << run.err;
  }
}

TEST(PacmanCommand, what_was_for_training_is_not_recorded_and_names_of_records_are_never_taken_twice) {
  const TemporaryFolder folder;
  const auto run = [&](const std::string& options) {
    return run_program("/bin/sh", {"-c", "cd '" + folder.path("") + "' && '" ARIADNE_BINARY "' pacman -q " + options});
  };
  const auto first = run("-p GreedyAgent -f -r -n 3 -x 1"), second = run("-p GreedyAgent -f -r -n 3 -x 1");
  const std::string file = recorded_file(first);
  EXPECT_NE(file, recorded_file(second));
  EXPECT_EQ(run("--replay " + file).out, first.out);
}

TEST(PacmanCommand, a_file_goes_before_a_built_in_layout_and_the_usual_one_of_the_course_before_ours) {
  const TemporaryFolder folder;
  folder.write("agora.lay", "%%%%\n%.P%\n%%%%\n");
  const auto in_folder = [&](const std::string& options) {
    return run_program("/bin/sh", {"-c", "cd '" + folder.path("") +
                                             "' && '" ARIADNE_BINARY "' pacman -p GoWestAgent -f -q" + options});
  };
  EXPECT_TRUE(says(in_folder(" -l agora").out, "Score: 509"));
  EXPECT_TRUE(says(in_folder("").out, "Score: 509"));
  folder.write("mediumClassic.lay", "%%%%%\n%..P%\n%%%%%\n");
  EXPECT_TRUE(says(in_folder("").out, "Score: 518"));
}

// A player of one side judges that side: the ghosts have players of their own.
TEST(PacmanCommand, a_record_is_judged_by_a_player_of_one_side_for_that_side) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  ariadne_says(
      {"watch", "pacman:layout=larder", "--agents", "reflex,random", "--seed", "1", "--record", file, "--quiet"});
  const auto run = ariadne_says({"analyse", "--record", file, "--agent", "expectimax:depth=1", "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const Json json = parse_json(run.out).value();
  ASSERT_GT(json["plies"].size(), 1u);
  for (const auto& ply : json["plies"]) EXPECT_EQ(ply["seat"], "pacman");
}

TEST(PacmanCommand, the_names_of_agents_are_completed) {
  EXPECT_EQ(ariadne_says({"__complete", "pacman", "-p", "Exp"}).out, "ExpectimaxAgent\n");
  EXPECT_EQ(ariadne_says({"__complete", "pacman", "--ghosts", "D"}).out, "DirectionalGhost\n");
}

TEST(PacmanCommand, a_timeout_that_does_not_count_is_remarked) {
  const auto run = ariadne_says({"pacman", "-l", "larder", "-p", "GreedyAgent", "-q", "-f", "--timeout", "5"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "note: --timeout has no effect without -c\n");
}

}  // namespace
}  // namespace ariadne
