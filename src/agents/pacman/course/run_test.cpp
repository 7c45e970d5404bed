#include "agents/pacman/course/run.hpp"

#include <gtest/gtest.h>

#include "agents/pacman/course/policies.hpp"
#include "games/pacman/position.hpp"
#include "mazes/builtin.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

const std::atomic<bool> kGoOn = false;

TEST(PacmanCourseRun, moves_are_drawn_in_the_order_of_their_names) {
  // The first numbers of seed 0 are 0.84, 0.75 and 0.42: quarters of East, North, South, West.
  Position position = start_on(read_layout("%%%%%\n%P .%\n% G %\n%   %\n%%%%%\n").value()).value();
  position.play(stop);
  PythonRandom random(std::uint64_t{0});
  EXPECT_EQ(course_random_ghost(position, random), west);
  EXPECT_EQ(course_random_ghost(position, random), west);
  EXPECT_EQ(course_random_ghost(position, random), north);
}

Layout builtin(std::string_view name) {
  for (const auto& each : builtin_layouts()) {
    if (each.name == name) return read_layout(each.text).value();
  }
  return {};
}

CourseRun prepared(const CourseWords& words, const Layout& layout) {
  return CourseRun::prepare(course_cast(words).value(), layout, 4).value();
}

std::shared_ptr<PythonRandom> seeded(std::string_view seed) {
  if (seed == "cs188") return std::make_shared<PythonRandom>(seed);
  return std::make_shared<PythonRandom>(static_cast<std::uint64_t>(seed.front() - '0'));
}

// Plays to the end, or at most this many plies.
void play_out(CourseGame& game, std::size_t max_plies = 1'000'000) {
  Session& session = *game.session;
  while (!session.result() && session.history().size() < max_plies) {
    const Seat seat = first_mover(session);
    ASSERT_TRUE(session.play({game.agents[seat]->think({session, seat}).value().move}));
  }
}

// A game on a built-in layout, and how it ended when a program in Python with the same rules played it.
struct Game {
  const char* layout;
  const char* pacman;
  const char* ghosts;
  const char* seed;
  std::size_t plies;
  int score;
};

constexpr Game kGames[] = {
    {"agora", "GreedyAgent", "RandomGhost", "0", 72, -294},
    {"agora", "GreedyAgent", "RandomGhost", "1", 47, -356},
    {"agora", "GreedyAgent", "RandomGhost", "cs188", 414, 272},
    {"agora", "GreedyAgent", "DirectionalGhost", "0", 72, -294},
    {"agora", "GreedyAgent", "DirectionalGhost", "1", 47, -356},
    {"agora", "GreedyAgent", "DirectionalGhost", "cs188", 466, 564},
    {"agora", "LeftTurnAgent", "RandomGhost", "0", 300, 230},
    {"agora", "LeftTurnAgent", "RandomGhost", "1", 322, 422},
    {"agora", "LeftTurnAgent", "RandomGhost", "cs188", 298, 430},
    {"agora", "LeftTurnAgent", "DirectionalGhost", "0", 280, 236},
    {"agora", "LeftTurnAgent", "DirectionalGhost", "1", 292, 432},
    {"agora", "LeftTurnAgent", "DirectionalGhost", "cs188", 379, 203},
    {"ambush", "GreedyAgent", "RandomGhost", "0", 369, 1037},
    {"ambush", "GreedyAgent", "RandomGhost", "1", 249, 1667},
    {"ambush", "GreedyAgent", "RandomGhost", "cs188", 68, 13},
    {"ambush", "GreedyAgent", "DirectionalGhost", "0", 225, 1273},
    {"ambush", "GreedyAgent", "DirectionalGhost", "1", 153, 271},
    {"ambush", "GreedyAgent", "DirectionalGhost", "cs188", 75, 221},
    {"ambush", "LeftTurnAgent", "RandomGhost", "0", 49, -53},
    {"ambush", "LeftTurnAgent", "RandomGhost", "1", 57, 145},
    {"ambush", "LeftTurnAgent", "RandomGhost", "cs188", 23, -266},
    {"ambush", "LeftTurnAgent", "DirectionalGhost", "0", 49, -53},
    {"ambush", "LeftTurnAgent", "DirectionalGhost", "1", 77, 140},
    {"ambush", "LeftTurnAgent", "DirectionalGhost", "cs188", 49, -53},
    {"metropolis", "GreedyAgent", "RandomGhost", "0", 1397, -70},
    {"metropolis", "GreedyAgent", "RandomGhost", "1", 87, -338},
    {"metropolis", "GreedyAgent", "RandomGhost", "cs188", 452, -11},
    {"metropolis", "GreedyAgent", "DirectionalGhost", "0", 275, -375},
    {"metropolis", "GreedyAgent", "DirectionalGhost", "1", 335, 123},
    {"metropolis", "GreedyAgent", "DirectionalGhost", "cs188", 437, -8},
    {"metropolis", "LeftTurnAgent", "RandomGhost", "0", 2087, -608},
    {"metropolis", "LeftTurnAgent", "RandomGhost", "1", 235, -237},
    {"metropolis", "LeftTurnAgent", "RandomGhost", "cs188", 456, -282},
    {"metropolis", "LeftTurnAgent", "DirectionalGhost", "0", 296, -250},
    {"metropolis", "LeftTurnAgent", "DirectionalGhost", "1", 315, -253},
    {"metropolis", "LeftTurnAgent", "DirectionalGhost", "cs188", 142, -239},
    {"meadow", "GreedyAgent", "RandomGhost", "0", 335, -312},
    {"meadow", "GreedyAgent", "RandomGhost", "1", 218, -283},
    {"meadow", "GreedyAgent", "RandomGhost", "cs188", 251, -384},
    {"meadow", "GreedyAgent", "DirectionalGhost", "0", 41, -454},
    {"meadow", "GreedyAgent", "DirectionalGhost", "1", 29, -470},
    {"meadow", "GreedyAgent", "DirectionalGhost", "cs188", 41, -424},
    {"meadow", "LeftTurnAgent", "RandomGhost", "0", 290, -457},
    {"meadow", "LeftTurnAgent", "RandomGhost", "1", 78, -56},
    {"meadow", "LeftTurnAgent", "RandomGhost", "cs188", 296, -459},
    {"meadow", "LeftTurnAgent", "DirectionalGhost", "0", 306, -462},
    {"meadow", "LeftTurnAgent", "DirectionalGhost", "1", 39, -453},
    {"meadow", "LeftTurnAgent", "DirectionalGhost", "cs188", 42, -444},
};

TEST(PacmanCourseRun, games_are_those_that_python_plays_from_the_same_seed) {
  for (const Game& each : kGames) {
    SCOPED_TRACE(std::string(each.layout) + " seed " + each.seed);
    const CourseRun run = prepared({each.pacman, "", each.ghosts}, builtin(each.layout));
    CourseGame game = run.open(seeded(each.seed), {}, kGoOn).value();
    play_out(game);
    EXPECT_EQ(game.session->history().size(), each.plies);
    EXPECT_EQ(score_of(*game.session), each.score);
  }
}

// Every one that searches, with what it says when it is made and when the game begins.
TEST(PacmanCourseRun, agents_that_search_walk_the_way_that_they_found) {
  struct Case {
    const char* agent;
    const char* arguments;
    std::size_t greeting, length;
    double cost;
    const char* last_line;
  };
  const Layout maze = read_layout("%%%%%%\n%.  P%\n% %% %\n%.   %\n%%%%%%\n").value();
  constexpr Case kCases[] = {
      {"SearchAgent", "", 2, 5, 5, "Search nodes expanded: 5"},
      {"SearchAgent", "fn=bfs", 2, 5, 5, "Search nodes expanded: 9"},
      {"SearchAgent", "fn=aStarSearch,prob=FoodSearchProblem,heuristic=foodHeuristic", 2, 5, 5,
       "Search nodes expanded: 5"},
      {"StayEastSearchAgent", "", 0, 5, 1, "Search nodes expanded: 8"},
      {"StayWestSearchAgent", "", 0, 5, 18, "Search nodes expanded: 6"},
      {"AStarFoodSearchAgent", "", 0, 5, 5, "Search nodes expanded: 5"},
      {"ClosestDotSearchAgent", "", 2, 5, 5, "Path found with cost 5."},
  };
  for (const Case& each : kCases) {
    SCOPED_TRACE(std::string(each.agent) + " " + each.arguments);
    const CourseRun run = prepared({each.agent, each.arguments, "RandomGhost"}, maze);
    EXPECT_EQ(run.greeting().size(), each.greeting);
    CourseGame game = run.open(seeded("0"), {}, kGoOn).value();
    ASSERT_TRUE(game.plan);
    EXPECT_EQ(game.plan->path.size(), each.length);
    EXPECT_EQ(game.plan->cost, each.cost);
    EXPECT_EQ(game.plan->says.back(), each.last_line);
    play_out(game, 8);
    for (std::size_t ply = 0; ply < game.session->history().size(); ++ply) {
      EXPECT_EQ(game.session->history()[ply], Step{ply < each.length ? game.plan->path[ply] : "Stop"});
    }
  }
}

TEST(PacmanCourseRun, what_a_search_says_first_has_the_names_that_were_typed) {
  const CourseCast cast = course_cast({"SearchAgent", "fn=astar,heuristic=manhattanHeuristic", "RandomGhost"}).value();
  EXPECT_EQ(cast.search->says,
            (std::vector<std::string>{"[SearchAgent] using function astar and heuristic manhattanHeuristic",
                                      "[SearchAgent] using problem type PositionSearchProblem"}));
}

TEST(PacmanCourseRun, a_maze_with_other_food_than_its_goal_is_remarked) {
  const auto says = [](const char* drawing) {
    return prepared({"SearchAgent", "", "RandomGhost"}, read_layout(drawing).value())
        .open(seeded("0"), {}, kGoOn)
        .value()
        .plan->says.front();
  };
  EXPECT_EQ(says("%%%%\n%.P%\n%%%%\n"), "Path found with total cost of 1 in 0.0 seconds");
  EXPECT_EQ(says("%%%%%\n%.P.%\n%%%%%\n"), "Warning: this does not look like a regular search maze");
}

// Too much food for A* with a weak heuristic: it would search for hours.
const char* const kMuchFood = "%%%%%%%%%%\n%........%\n%........%\n%...P....%\n%........%\n%........%\n%%%%%%%%%%\n";

TEST(PacmanCourseRun, planning_that_takes_too_long_fails_at_the_first_move_of_each_game) {
  const Layout layout = read_layout(kMuchFood).value();
  const CourseRun run = prepared({"SearchAgent", "fn=bfs,prob=FoodSearchProblem", "RandomGhost"}, layout);
  for (const auto time : {std::chrono::milliseconds(1), std::chrono::milliseconds(0)}) {  // planned once for all games
    CourseGame game = run.open(seeded("0"), {.time = time}, kGoOn).value();
    EXPECT_FALSE(game.plan);
    const auto thought = game.agents[0]->think({*game.session, 0});
    ASSERT_FALSE(thought);
    EXPECT_EQ(thought.error().kind, FailureKind::timeout);
  }
}

TEST(PacmanCourseRun, planning_ends_at_the_limit_of_memory) {
  const Layout layout = read_layout(kMuchFood).value();
  const CourseRun run = prepared({"SearchAgent", "fn=bfs,prob=FoodSearchProblem", "RandomGhost"}, layout);
  const auto opened = run.open(seeded("0"), {.memory = 1u << 20}, kGoOn);
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().message.starts_with("the search was stopped by its limit of memory"))
      << opened.error().message;
}

TEST(PacmanCourseRun, a_way_that_does_not_exist_is_an_error) {
  const Layout walled = read_layout("%%%%%%\n%.%P.%\n%%%%%%\n").value();
  for (const char* agent : {"SearchAgent", "AStarFoodSearchAgent", "ClosestDotSearchAgent"}) {
    EXPECT_FALSE(prepared({agent, "", "RandomGhost"}, walled).open(seeded("0"), {}, kGoOn)) << agent;
  }
  const CourseRun tiny = prepared({"SearchAgent", "fn=tinyMazeSearch", "RandomGhost"}, walled);
  EXPECT_EQ(tiny.open(seeded("0"), {}, kGoOn).error().message, "tinyMazeSearch knows the way through tinyMaze alone");
}

std::string why_not(const CourseWords& words) {
  const auto cast = course_cast(words);
  return cast ? "" : cast.error().message + " | " + cast.error().hint;
}

TEST(PacmanCourseRun, wrong_names_and_arguments_are_explained) {
  EXPECT_EQ(why_not({"MinmaxAgent", "", "RandomGhost"}),
            "unknown agent 'MinmaxAgent' for Pac-Man | "
            "Did you mean 'MinimaxAgent'?");
  EXPECT_EQ(why_not({"GreedyAgent", "", "DirectionlGhost"}),
            "unknown agent 'DirectionlGhost' for ghosts | "
            "Did you mean 'DirectionalGhost'?");
  EXPECT_EQ(why_not({"MinimaxAgent", "dpth=3", "RandomGhost"}),
            "MinimaxAgent has no argument 'dpth' | Did you mean 'depth'?");
  EXPECT_EQ(why_not({"GreedyAgent", "depth", "RandomGhost"}),
            "GreedyAgent has no argument 'depth' | None are available.");
  EXPECT_EQ(why_not({"MinimaxAgent", "depth=2,depth=3", "RandomGhost"}), "'depth' is given twice | ");
  EXPECT_EQ(why_not({"MinimaxAgent", "=2", "RandomGhost"}), "'=2' is not an argument; expected key=value | ");
  EXPECT_EQ(why_not({"MinimaxAgent", "depth=2,", "RandomGhost"}), "an argument is missing after the last comma | ");
  EXPECT_EQ(why_not({"MinimaxAgent", "evalFn=bettr", "RandomGhost"}).substr(0, 33),
            "agent 'minimax': eval is 'bettr',");
  EXPECT_EQ(why_not({"SearchAgent", "fn=dsf", "RandomGhost"}), "unknown search function 'dsf' | Did you mean 'dfs'?");
  EXPECT_EQ(why_not({"SearchAgent", "prob=CornerProblem", "RandomGhost"}),
            "unknown search problem 'CornerProblem' | Did you mean 'CornersProblem'?");
  EXPECT_EQ(why_not({"directional", "", "RandomGhost"}),
            "agent 'directional' plays only for ghosts, not for pacman | ");
}

// The same move as the agent of ours that is meant.
TEST(PacmanCourseRun, names_of_the_course_stand_for_agents_of_ours) {
  const Layout layout = builtin("larder");
  const auto first_moves = [&](const CourseWords& words) {
    CourseGame game = prepared(words, layout).open(seeded("0"), {}, kGoOn).value();
    play_out(game, 60);
    return game.session->history();
  };
  const auto ours = [&](const char* pacman) { return first_moves({pacman, "", "RandomGhost"}); };
  EXPECT_EQ(ours("ExpectimaxAgent").size(), 60u);
  EXPECT_EQ(first_moves({"MinimaxAgent", "depth=3", "RandomGhost"})[0],
            first_moves({"minimax", "depth=3", "RandomGhost"})[0]);
  EXPECT_EQ(first_moves({"minimax:depth=1", "eval=score", "RandomGhost"}), ours("minimax:depth=1,eval=score"));
  EXPECT_NE(first_moves({"AlphaBetaAgent", "depth=1,evalFn=better", "RandomGhost"}),
            first_moves({"AlphaBetaAgent", "depth=1", "RandomGhost"}));
}

// Pac-Man in the open, so that all his moves are equal.
const char* const kField = "%%%%%%%\n%.    %\n%     %\n%  P  %\n%     %\n%    G%\n%%%%%%%\n";

TEST(PacmanCourseRun, agents_of_the_first_project_have_its_order_of_moves) {
  const auto moves = [](const char* pacman, std::optional<CourseProject> project = {}) {
    auto cast = course_cast({pacman, "", "RandomGhost"}).value();
    const auto run = CourseRun::prepare(std::move(cast), read_layout(kField).value(), 4, project).value();
    return run.open(seeded("0"), {}, kGoOn).value().session->moves(0);
  };
  using Moves = std::vector<std::string>;
  const Moves first = {"North", "South", "East", "West", "Stop"}, second = {"West", "Stop", "East", "North", "South"};
  for (const char* pacman : {"SearchAgent", "ClosestDotSearchAgent", "AStarFoodSearchAgent", "GoWestAgent"}) {
    EXPECT_EQ(moves(pacman), first) << pacman;
  }
  for (const char* pacman : {"ReflexAgent", "MinimaxAgent", "GreedyAgent", "LeftTurnAgent"}) {
    EXPECT_EQ(moves(pacman), second) << pacman;
  }
  EXPECT_EQ(moves("GreedyAgent", CourseProject::search), first);
  EXPECT_EQ(moves("SearchAgent", CourseProject::multiagent), second);
}

// Python's random.seed(0) chooses the last of four: West in the first project, South in the second.
TEST(PacmanCourseRun, ties_are_broken_in_the_order_of_the_project) {
  const auto first_move = [](CourseProject project) {
    auto cast = course_cast({"GreedyAgent", "", "RandomGhost"}).value();
    const auto run = CourseRun::prepare(std::move(cast), read_layout(kField).value(), 0, project).value();
    CourseGame game = run.open(seeded("0"), {}, kGoOn).value();
    play_out(game, 1);
    return game.session->history().front();
  };
  EXPECT_EQ(first_move(CourseProject::search), Step{"West"});
  EXPECT_EQ(first_move(CourseProject::multiagent), Step{"South"});
}

TEST(PacmanCourseRun, as_many_rounds_can_be_searched_as_the_seats_leave_room_for) {
  const auto check = [](const std::string& depth, std::size_t ghosts) {
    auto cast = course_cast({"AlphaBetaAgent", "depth=" + depth, "RandomGhost"}).value();
    const auto checked = CourseRun::prepare(std::move(cast), builtin("pincers"), ghosts).value().check();
    return checked ? "" : checked.error().message;
  };
  EXPECT_EQ(check("85", 2), "");
  EXPECT_EQ(check("86", 2), "depth is 86 rounds; with 3 players at most 85 can be searched");
  EXPECT_EQ(check("127", 1), "");
  EXPECT_EQ(check("128", 1), "depth is 128 rounds; with 2 players at most 127 can be searched");
}

TEST(PacmanCourseRun, more_rounds_than_seven_are_searched) {
  CourseGame game =
      prepared({"ExpectimaxAgent", "depth=9", "RandomGhost"}, builtin("pincers")).open(seeded("0"), {}, kGoOn).value();
  EXPECT_EQ(game.agents[0]->think({*game.session, 0}).value().depth, 9);
}

TEST(PacmanCourseRun, a_way_to_a_position_comes_with_the_cells_that_were_expanded) {
  const Layout maze = read_layout("%%%%%%\n%.  P%\n% %% %\n%.   %\n%%%%%%\n").value();
  const auto plan = [&](const char* arguments) {
    return *prepared({"SearchAgent", arguments, "RandomGhost"}, maze).open(seeded("0"), {}, kGoOn).value().plan;
  };
  const CoursePlan bfs = plan("fn=bfs");
  ASSERT_EQ(bfs.expansion.size(), 9u);
  EXPECT_EQ(bfs.expansion.front(), (Cell{4, 3}));
  EXPECT_TRUE(plan("fn=bfs,prob=FoodSearchProblem").expansion.empty()) << "the course shades positions alone";
}

TEST(PacmanCourseRun, the_exact_walk_has_no_expansions_to_tell) {
  const CourseRun run = prepared({"SearchAgent", "fn=exact,prob=FoodSearchProblem", "RandomGhost"}, builtin("orchard"));
  const CoursePlan plan = *run.open(seeded("0"), {}, kGoOn).value().plan;
  EXPECT_EQ(plan.cost, 55);
  EXPECT_EQ(plan.expanded, std::nullopt);
  EXPECT_EQ(plan.says.size(), 1u);
}

TEST(PacmanCourseRun, a_search_over_too_many_dots_is_doubted_and_another_is_named) {
  const auto doubt = [](const char* agent, const char* arguments, const char* layout) {
    return prepared({agent, arguments, "RandomGhost"}, builtin(layout)).doubt();
  };
  const auto hopeless = doubt("AStarFoodSearchAgent", "", "threshing-floor");
  ASSERT_TRUE(hopeless);
  EXPECT_EQ(hopeless->message, "astar over 111 dots will probably run out of time or memory");
  EXPECT_NE(hopeless->hint.find("fn=exact,prob=FoodSearchProblem"), std::string::npos);
  EXPECT_TRUE(doubt("SearchAgent", "fn=bfs,prob=FoodSearchProblem", "larder"));
  EXPECT_FALSE(doubt("AStarFoodSearchAgent", "", "larder"));
  EXPECT_FALSE(doubt("SearchAgent", "fn=exact,prob=FoodSearchProblem", "threshing-floor"));
  EXPECT_FALSE(doubt("SearchAgent", "fn=dfs,prob=FoodSearchProblem", "threshing-floor"));
  EXPECT_FALSE(doubt("SearchAgent", "fn=bfs", "threshing-floor"));
  EXPECT_FALSE(doubt("ClosestDotSearchAgent", "", "threshing-floor"));
  EXPECT_FALSE(doubt("GreedyAgent", "", "threshing-floor"));
}

TEST(PacmanCourseRun, the_picture_is_drawn_as_the_course_draws_it) {
  // Pac-Man eats the capsule, so that the ghost stands between two cells: it is drawn to the east.
  const Layout layout = read_layout("%%%%%%%%\n%oPo .G%\n%%%%%%%%\n").value();
  CourseGame game = prepared({"GoWestAgent", "", "RandomGhost"}, layout).open(seeded("0"), {}, kGoOn).value();
  EXPECT_EQ(course_picture(*game.session), "%%%%%%%%\n%o<o .G%\n%%%%%%%%\nScore: 0\n\n");
  play_out(game, 2);
  EXPECT_EQ(course_picture(*game.session), "%%%%%%%%\n%> o .G%\n%%%%%%%%\nScore: -1\n\n");
}

}  // namespace
}  // namespace ariadne::pacman
