#include "agents/paths/path_task.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/rng.hpp"
#include "mazes/distances.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

// Two ways from A to G: by B it costs 5, by C it begins cheaper and ends dearer.
constexpr std::string_view kTwoWays = R"({"problem":"graph","start":"A","goals":["G"],
  "edges":[["A","a","B",2],["A","b","C",1],["B","c","D",1],["C","d","B",3],["C","e","D",5],["D","f","G",2]],
  "heuristic":{"A":4,"B":3,"C":5,"D":2}})";

PathAnswer solved(const PathTask& task, const std::string& algorithm, const std::string& heuristic = "") {
  PathQuestion question;
  question.algorithm = algorithm;
  question.heuristic = heuristic;
  question.trace = true;
  const auto answer = task.solve(question);
  EXPECT_TRUE(answer) << algorithm << ": " << (answer ? "" : answer.error().message);
  return answer.value_or(PathAnswer{});
}

HeuristicVerdict checked(const PathTask& task, const std::string& heuristic) {
  return task.check_heuristics({heuristic}, {}, nullptr).value().front();
}

PathAnswer solved(std::string_view json, const std::string& algorithm, const std::string& heuristic = "") {
  return solved(*task_from_json(json).value(), algorithm, heuristic);
}

Layout layout(std::string_view text) { return read_layout(text).value(); }

TEST(PathTask, depth_first_follows_the_last_successor_first) {
  const auto answer = solved(kTwoWays, "dfs");
  EXPECT_EQ(answer.expansion, (Names{"A", "C", "D"}));
  EXPECT_EQ(answer.path, (Names{"b", "e", "f"}));
  EXPECT_EQ(answer.cost, 8);
  EXPECT_FALSE(answer.optimal);
}

TEST(PathTask, breadth_first_expands_in_the_order_of_the_file) {
  const auto answer = solved(kTwoWays, "bfs");
  EXPECT_EQ(answer.expansion, (Names{"A", "B", "C", "D"}));
  EXPECT_EQ(answer.path, (Names{"a", "c", "f"}));
}

TEST(PathTask, uniform_cost_expands_by_cost) {
  const auto answer = solved(kTwoWays, "ucs");
  EXPECT_EQ(answer.expansion, (Names{"A", "C", "B", "D"}));
  EXPECT_EQ(answer.cost, 5);
  EXPECT_TRUE(answer.optimal);
}

TEST(PathTask, bidirectional_expands_from_both_ends_by_cost) {
  const auto answer = solved(kTwoWays, "bidirectional");
  EXPECT_EQ(answer.expansion, (Names{"A", "G", "C", "B"}));
  EXPECT_EQ(answer.path, (Names{"a", "c", "f"}));
  EXPECT_EQ(answer.cost, 5);
  EXPECT_TRUE(answer.optimal);
}

// One way each: edges are not to be followed backwards, and of many goals the cheapest to reach counts.
std::string random_graph(Rng& rng) {
  const auto name = [&] { return "\"" + std::to_string(rng.below(12)) + "\""; };
  std::string edges, goals;
  for (std::uint32_t i = 10 + rng.below(30); i > 0; --i) {
    edges += "[" + name() + ",\"go\"," + name() + "," + std::to_string(rng.below(6)) + "]" + (i > 1 ? "," : "");
  }
  for (std::uint32_t i = rng.below(4); i > 0; --i) goals += name() + (i > 1 ? "," : "");
  return R"({"problem":"graph","start":"0","edges":[)" + edges + R"(],"goals":[)" + goals + "]}";
}

TEST(PathTask, bidirectional_finds_the_least_cost_in_graphs_with_any_number_of_goals) {
  Rng rng(3);
  int found = 0;
  for (int round = 0; round < 500; ++round) {
    const std::string graph = random_graph(rng);
    const auto wanted = solved(graph, "ucs"), answer = solved(graph, "bidirectional");
    EXPECT_EQ(answer.found, wanted.found) << graph;
    EXPECT_EQ(answer.cost, wanted.cost) << graph;
    EXPECT_TRUE(answer.complete && answer.optimal == wanted.optimal);
    found += answer.path.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(found, 100);
}

TEST(PathTask, greedy_and_a_star_follow_the_estimates) {
  for (const std::string algorithm : {"greedy", "astar", "wastar"}) {
    const auto answer = solved(kTwoWays, algorithm);
    EXPECT_EQ(answer.expansion, (Names{"A", "B", "D"})) << algorithm;
    EXPECT_EQ(answer.cost, 5);
    EXPECT_EQ(answer.heuristic, "file");
  }
  EXPECT_EQ(solved(kTwoWays, "astar", "null").expansion, solved(kTwoWays, "ucs").expansion);
}

TEST(PathTask, iterative_deepening_begins_again_with_a_larger_bound) {
  const auto answer = solved(kTwoWays, "idastar");
  EXPECT_EQ(answer.expansion, (Names{"A", "A", "B", "D"}));
  EXPECT_EQ(answer.path, (Names{"a", "c", "f"}));
  EXPECT_EQ(answer.cost, 5);
}

TEST(PathTask, of_equal_priorities_the_first_pushed_comes_first) {
  const auto answer = solved(R"({"problem":"graph","start":"S","goals":["G"],
    "edges":[["S","1","X",1],["S","2","Y",1],["S","3","Z",1],["Z","4","G",1],["X","5","G",1]]})",
                             "ucs");
  EXPECT_EQ(answer.expansion, (Names{"S", "X", "Y", "Z"}));
  EXPECT_EQ(answer.path, (Names{"1", "5"}));
}

TEST(PathTask, the_goal_is_tested_when_it_is_taken_out_and_never_expanded) {
  // Breadth-first sees G first by the dear edge; uniform cost takes it out by the cheap way.
  constexpr std::string_view kShortcut = R"({"problem":"graph","start":"S","goals":["G"],
    "edges":[["S","dear","G",10],["S","x","X",1],["X","cheap","G",1],["G","out","Z",1]]})";
  EXPECT_EQ(solved(kShortcut, "bfs").cost, 10);
  const auto answer = solved(kShortcut, "ucs");
  EXPECT_EQ(answer.cost, 2);
  EXPECT_EQ(answer.expansion, (Names{"S", "X"}));
}

TEST(PathTask, a_start_that_is_a_goal_needs_no_step) {
  const auto task =
      task_from_json(R"({"problem":"graph","start":"S","goals":["S"],"edges":[["S","x","X",1]]})").value();
  for (const auto& algorithm : task->algorithms()) {
    const auto answer = solved(*task, algorithm);
    EXPECT_TRUE(answer.found);
    EXPECT_EQ(answer.cost, 0);
    EXPECT_EQ(answer.expanded, 0u) << algorithm;
  }
}

TEST(PathTask, no_way_is_a_clean_answer_of_every_algorithm) {
  const auto task =
      task_from_json(R"({"problem":"graph","start":"S","goals":["G"],"edges":[["S","x","X",1],["X","y","S",0]]})")
          .value();
  for (const auto& algorithm : task->algorithms()) {
    const auto answer = solved(*task, algorithm);
    EXPECT_FALSE(answer.found) << algorithm;
    EXPECT_TRUE(answer.complete) << algorithm;
  }
}

TEST(PathTask, a_complete_search_that_finds_no_way_has_proved_it_whatever_the_algorithm) {
  const Layout walled = layout("%%%%%%%%\n%P % . %\n%%%%%%%%\n");
  for (const auto& problem : maze_problems()) {
    const bool with_goal = problem == "position" || problem == "octile";
    const auto task =
        maze_task(walled, {.problem = problem, .goal = with_goal ? std::optional(Cell{4, 1}) : std::nullopt}).value();
    for (const auto& algorithm : task->algorithms()) {
      const auto answer = solved(*task, algorithm);
      EXPECT_FALSE(answer.found) << problem << " " << algorithm;
      EXPECT_TRUE(answer.complete && answer.optimal) << problem << " " << algorithm;
      EXPECT_EQ(answer.stopped, StopReason::none);
    }
    const auto stopped = task->solve({.algorithm = "bfs", .limits = {.nodes = 1}}).value();
    EXPECT_FALSE(stopped.complete || stopped.optimal) << problem;
  }
}

TEST(PathTask, a_graph_proves_what_its_own_estimates_prove) {
  EXPECT_TRUE(solved(kTwoWays, "astar").optimal);
  constexpr std::string_view kPlain =
      R"({"problem":"graph","start":"A","goals":["G"],"edges":[["A","x","B",1],["B","y","G",1]])";
  const auto optimal = [&](const std::string& heuristic) {
    return solved(std::string(kPlain) + heuristic + "}", "astar").optimal;
  };
  EXPECT_TRUE(optimal("")) << "without estimates they are all 0";
  EXPECT_TRUE(optimal(R"(,"heuristic":{"A":2,"B":1})"));
  EXPECT_FALSE(optimal(R"(,"heuristic":{"A":2})")) << "falls by 2 with a step of 1";
  EXPECT_FALSE(optimal(R"(,"heuristic":{"G":1})")) << "not 0 at the goal";
}

TEST(PathTask, a_budget_ends_the_search_and_says_so) {
  const auto task = task_from_json(kTwoWays).value();
  PathQuestion question{.algorithm = "ucs"};
  question.limits.nodes = 2;
  const auto answer = task->solve(question).value();
  EXPECT_FALSE(answer.found);
  EXPECT_FALSE(answer.complete);
}

TEST(PathTask, broken_graphs_are_refused_with_a_reason) {
  for (const auto* text :
       {"", "[]", "{}", R"({"problem":"maze"})", R"({"problem":"graph"})", R"({"problem":"graph","start":"A"})",
        R"({"problem":"graph","start":"A","edges":[],"goals":"G"})",
        R"({"problem":"graph","start":1,"edges":[],"goals":[]})",
        R"({"problem":"graph","start":"A","edges":[["A","x","B"]],"goals":[]})",
        R"({"problem":"graph","start":"A","edges":[["A","x","B",-1]],"goals":[]})",
        R"({"problem":"graph","start":"A","edges":[["A","x","B","1"]],"goals":[]})",
        R"({"problem":"graph","start":"A","edges":[],"goals":[],"heuristic":{"Z":1}})",
        R"({"problem":"graph","start":"A","edges":[],"goals":[],"heuristik":{}})",
        R"({"problem":"eight-puzzle","start":[1,2,3]})", R"({"problem":"eight-puzzle","start":[0,1,2,3,4,5,6,7,7]})",
        R"({"problem":"eight-puzzle","start":[0,1,2,3,4,5,6,7,9]})",
        R"({"problem":"position","layout":["%%%%","%  %","%%%%"],"start":[1,1],"goal":[9,1],"costs":[]})"}) {
    const auto task = task_from_json(text);
    ASSERT_FALSE(task) << text;
    EXPECT_NE(task.error().message, "");
  }
}

TEST(PathTask, the_eight_puzzle_is_solved_in_the_fewest_moves) {
  constexpr std::string_view kPuzzle = R"({"problem":"eight-puzzle","start":[1,4,2,3,0,5,6,7,8]})";
  const auto task = task_from_json(kPuzzle).value();
  for (const std::string algorithm : {"bfs", "ucs", "astar", "idastar", "bidirectional"}) {
    const auto answer = solved(*task, algorithm);
    EXPECT_EQ(answer.path, (Names{"up", "left"})) << algorithm;
    EXPECT_TRUE(answer.optimal);
  }
  // The farthest that any position can be from the goal is 31 moves.
  constexpr std::string_view kHardest = R"({"problem":"eight-puzzle","start":[8,0,6,5,4,7,2,3,1]})";
  EXPECT_EQ(solved(kHardest, "astar").cost, 31);
  EXPECT_EQ(solved(kHardest, "bidirectional").cost, 31);
  // Two tiles swapped: half of all positions cannot be solved.
  EXPECT_FALSE(solved(R"({"problem":"eight-puzzle","start":[0,2,1,3,4,5,6,7,8]})", "bfs").found);
}

TEST(PathTask, costs_of_cells_are_paid_on_entering_them) {
  constexpr std::string_view kMud = R"({"problem":"position","start":[1,2],"goal":[3,2],
    "layout":["%%%%%","%   %","%   %","%%%%%"],
    "costs":[[0,0,0,0,0],[0,1,9,1,0],[0,1,1,1,0],[0,0,0,0,0]]})";
  const auto answer = solved(kMud, "ucs");
  EXPECT_EQ(answer.path, (Names{"South", "East", "East", "North"}));
  EXPECT_EQ(answer.cost, 4);
  EXPECT_EQ(solved(kMud, "bfs").cost, 10);
  EXPECT_EQ(solved(kMud, "bidirectional").cost, 4);
}

const Layout kRoom = layout(
    "%%%%%%%%\n"
    "%.  %. %\n"
    "% %   .%\n"
    "%.%%% P%\n"
    "%.   ..%\n"
    "%%%%%%%%\n");

const Layout kPillars = layout(
    "%%%%%%%%%%%%%%%%%\n"
    "% %   %   %   % %\n"
    "%   %   %   %   %\n"
    "% %   %   %   % %\n"
    "%%%%%%%%%%%%%%%%%\n");

std::unique_ptr<PathTask> maze(const std::string& problem, const std::string& cost = "unit") {
  return maze_task(kRoom, {.problem = problem, .cost = cost}).value();
}

TEST(PathTask, every_optimal_algorithm_finds_the_same_cost_in_every_problem) {
  for (const auto& problem : maze_problems()) {
    const auto task = maze(problem);
    const double optimum = solved(*task, "ucs").cost;
    for (const auto& algorithm : task->algorithms()) {
      for (const auto& heuristic : task->heuristics()) {
        const auto answer = solved(*task, algorithm, heuristic);
        ASSERT_TRUE(answer.found) << problem << " " << algorithm;
        EXPECT_EQ(answer.cells.size(), answer.path.size() + 1);
        EXPECT_GE(answer.cost, optimum - 1e-9);
        const bool right = !answer.optimal || std::abs(answer.cost - optimum) < 1e-9;
        EXPECT_TRUE(right) << problem << " " << algorithm << " " << heuristic << " " << answer.cost;
      }
    }
  }
}

TEST(PathTask, the_position_problem_agrees_with_the_distance_through_the_maze) {
  const DistanceMap distances(kRoom.grid, {1, 1});
  for (std::int16_t y = 0; y < kRoom.grid.height(); ++y) {
    for (std::int16_t x = 0; x < kRoom.grid.width(); ++x) {
      const auto task = maze_task(kRoom, {.problem = "position", .start = Cell{x, y}});
      ASSERT_EQ(task.has_value(), kRoom.grid.is_open(Cell{x, y}));
      if (!task) continue;
      EXPECT_EQ(solved(**task, "astar").cost, distances.to(kRoom.grid.number({x, y})));
    }
  }
}

TEST(PathTask, staying_east_or_west_changes_the_cost_of_the_same_maze) {
  EXPECT_LT(solved(*maze("position", "stay-east"), "ucs").cost, 5);
  EXPECT_GT(solved(*maze("position", "stay-west"), "ucs").cost, 50);
  EXPECT_FALSE(solved(*maze("position", "stay-east"), "astar", "manhattan").optimal);
}

// Every algorithm of every kind of problem, asked what it did with the heuristic.
TEST(PathTask, informed_algorithms_are_those_whose_answer_names_a_heuristic) {
  const auto layout = read_layout("%%%%%%\n%P  .%\n%%%%%%\n").value();
  for (const auto& problem : maze_problems()) {
    const auto task = maze_task(layout, {problem, "unit", {}, {}}).value();
    for (const auto& algorithm : task->algorithms()) {
      PathQuestion question;
      question.algorithm = algorithm;
      const auto informed = informed_algorithms();
      EXPECT_EQ(!task->solve(question).value().heuristic.empty(), std::ranges::count(informed, algorithm) > 0)
          << problem << " " << algorithm;
    }
  }
}

TEST(PathTask, every_name_in_the_lists_is_known_to_some_problem_of_a_maze_and_no_other_is) {
  std::set<std::string, std::less<>> algorithms, heuristics;
  for (const auto& problem : maze_problems()) {
    const auto task = maze_task(read_layout("%%%%%%\n%P  .%\n%%%%%%\n").value(), {problem, "unit", {}, {}}).value();
    for (auto& name : task->algorithms()) algorithms.insert(std::move(name));
    for (auto& name : task->heuristics()) heuristics.insert(std::move(name));
  }
  const auto all = path_algorithm_names([](const PathAlgorithm&) { return true; });
  EXPECT_EQ(algorithms, (std::set<std::string, std::less<>>(all.begin(), all.end())));
  EXPECT_EQ(heuristics, (std::set<std::string, std::less<>>(kMazeHeuristics.begin(), kMazeHeuristics.end())));
}

TEST(PathTask, an_unknown_name_is_refused_with_the_nearest_or_with_what_there_is) {
  EXPECT_TRUE(check_name("astar", {"bfs", "astar"}, "algorithm"));
  const auto near = check_name("asta", {"bfs", "astar"}, "algorithm").error();
  EXPECT_EQ(near.message, "this problem has no algorithm 'asta'");
  EXPECT_EQ(near.hint, "Did you mean 'astar'?");
  EXPECT_EQ(check_name("quick", {"bfs", "astar"}, "algorithm").error().hint, "Available: bfs, astar.");
  EXPECT_EQ(check_name("mst", {}, "heuristic").error().hint, "None are available.");
}

TEST(PathTask, wrong_names_and_cells_are_refused_with_a_suggestion) {
  EXPECT_EQ(maze_task(kRoom, {.problem = "positon"}).error().hint, "Did you mean 'position'?");
  EXPECT_FALSE(maze_task(kRoom, {.cost = "stay-north"}));
  EXPECT_FALSE(maze_task(kRoom, {.problem = "food", .goal = Cell{1, 1}}));
  EXPECT_FALSE(maze_task(kRoom, {.goal = Cell{0, 0}}));
  EXPECT_FALSE(maze_task(layout("%%%\n% %\n%%%\n"), {.problem = "position"}));
  EXPECT_EQ(maze("position")->solve({.algorithm = "atsar"}).error().hint, "Did you mean 'astar'?");
  EXPECT_FALSE(maze("position")->solve({.algorithm = "astar", .heuristic = "mst"}));
}

TEST(PathTask, every_heuristic_in_mazes_and_puzzles_is_proven_admissible_and_consistent) {
  for (const auto& problem : maze_problems()) {
    const auto task = maze(problem);
    for (const auto& heuristic : task->heuristics()) {
      if (problem == "octile" && heuristic == "manhattan") continue;
      const auto verdict = checked(*task, heuristic);
      EXPECT_TRUE(verdict.complete && verdict.admissible && verdict.consistent && verdict.zero_at_goals)
          << problem << " " << heuristic << ": " << verdict.fault;
      EXPECT_GE(verdict.states, 15u);
    }
  }
}

TEST(PathTask, an_inadmissible_heuristic_is_caught_with_a_counter_example) {
  const auto task = task_from_json(R"({"problem":"graph","start":"A","goals":["G"],
    "edges":[["A","x","B",1],["B","y","G",1]],"heuristic":{"A":2,"B":3}})")
                        .value();
  const auto verdict = checked(*task, "file");
  EXPECT_FALSE(verdict.admissible);
  EXPECT_EQ(verdict.fault, "at B it says 3, but a goal is 1 away");
  EXPECT_EQ(verdict.path, (Names{"x"}));
}

TEST(PathTask, an_inconsistent_heuristic_is_caught_with_a_counter_example) {
  const auto task = task_from_json(R"({"problem":"graph","start":"A","goals":["G"],
    "edges":[["A","x","B",1],["B","y","G",3]],"heuristic":{"A":4,"B":1}})")
                        .value();
  const auto verdict = checked(*task, "file");
  EXPECT_TRUE(verdict.admissible);
  EXPECT_FALSE(verdict.consistent);
  EXPECT_EQ(verdict.fault, "at A it says 4, but one step of cost 1 later only 1");
}

TEST(PathTask, in_eight_directions_manhattan_overestimates_and_jump_points_are_right) {
  const auto task = maze("octile");
  EXPECT_FALSE(checked(*task, "manhattan").admissible);
  const auto answer = solved(*task, "jps");
  EXPECT_NEAR(answer.cost, solved(*task, "ucs").cost, 1e-9);
  EXPECT_TRUE(answer.optimal);
}

TEST(PathTask, jump_points_keep_to_the_budget_and_say_what_they_did) {
  const auto task = maze_task(kPillars, {.problem = "octile", .start = Cell{1, 1}, .goal = Cell{15, 3}}).value();
  const auto whole = solved(*task, "jps");
  EXPECT_TRUE(whole.optimal);
  EXPECT_EQ(whole.expansion.size(), whole.expanded);
  EXPECT_EQ(whole.expansion.front(), "(1,1)");
  EXPECT_EQ(whole.expansion_cells.size(), whole.expanded);
  EXPECT_GT(whole.expanded, 2u);
  EXPECT_GT(whole.generated, whole.peak_frontier);
  EXPECT_GT(whole.peak_frontier, 1u);
  const auto stopped = task->solve({.algorithm = "jps", .limits = {.nodes = 2}}).value();
  EXPECT_EQ(stopped.stopped, StopReason::nodes);
  EXPECT_FALSE(stopped.optimal);
  EXPECT_EQ(stopped.expanded, 1u);
  EXPECT_EQ(task->solve({.algorithm = "jps", .limits = {.memory = 100}})->stopped, StopReason::memory);
}

TEST(PathTask, only_the_exact_method_has_no_order_of_expansion) {
  for (const auto& problem : maze_problems()) {
    const auto task = maze(problem);
    for (const auto& algorithm : task->algorithms()) {
      const auto answer = solved(*task, algorithm);
      EXPECT_EQ(answer.traceable, algorithm != "exact");
      EXPECT_EQ(answer.expansion.size(), answer.traceable ? answer.expanded : 0) << problem << " " << algorithm;
      EXPECT_FALSE(answer.trace_cut);
    }
  }
}

TEST(PathTask, a_dot_under_the_start_is_eaten_at_once_by_every_algorithm) {
  const auto task = maze_task(layout("%%%%%%\n%.P .%\n%%%%%%\n"), {.problem = "food", .start = Cell{4, 1}}).value();
  for (const auto& algorithm : task->algorithms()) {
    const auto answer = solved(*task, algorithm);
    EXPECT_EQ(answer.cost, 3) << algorithm;
  }
}

// Dots everywhere but under Pac-Man, on an open field of this many columns and 4 rows.
Layout field(int columns) {
  std::string text(static_cast<std::size_t>(columns), '%');
  text += '\n';
  for (int row = 0; row < 4; ++row) {
    const std::string dots(static_cast<std::size_t>(columns) - 3, '.');
    text += (row == 3 ? "%P" : "%.") + dots + "%\n";
  }
  return layout(text + std::string(static_cast<std::size_t>(columns), '%') + "\n");
}

TEST(PathTask, more_food_than_a_state_holds_is_left_to_the_exact_method) {
  for (const int columns : {62, 63, 102}) {
    const int dots = 4 * (columns - 2) - 1;
    const auto task = maze_task(field(columns), {.problem = "food"}).value();
    EXPECT_EQ(task->title(), "food, " + std::to_string(dots) + " dots from (1,1)");
    const auto answer = solved(*task, "exact");
    EXPECT_TRUE(answer.found && answer.optimal);
    EXPECT_EQ(answer.cost, dots) << "a way past each dot once";
    EXPECT_EQ(answer.path.size(), static_cast<std::size_t>(dots));
    EXPECT_EQ(answer.cells.size(), static_cast<std::size_t>(dots) + 1);
    EXPECT_EQ(task->algorithms().size(), columns == 62 ? 8u : 1u);
    EXPECT_EQ(task->check_algorithm("astar").has_value(), columns == 62);
  }
  const auto refused = maze_task(field(63), {.problem = "food"}).value()->solve({.algorithm = "astar"});
  EXPECT_EQ(refused.error().message,
            "the food problem by 'astar' takes up to 240 dots on 65536 cells, this layout has 243 on 378");
  EXPECT_EQ(refused.error().hint, "exact has no such limit.");
}

TEST(PathTask, one_walk_over_all_states_serves_all_heuristics_and_the_limit_is_for_all_of_them) {
  const auto task = maze("food");
  const auto names = task->heuristics();
  const auto all = task->check_heuristics(names, {}, nullptr).value();
  ASSERT_EQ(all.size(), names.size());
  for (const auto& verdict : all) EXPECT_EQ(verdict.states, all.front().states);
  const auto enough = task->check_heuristics(names, {.nodes = all.front().states + 1}, nullptr).value();
  for (const auto& verdict : enough) EXPECT_TRUE(verdict.complete);
  const auto few = task->check_heuristics(names, {.nodes = all.front().states / 2}, nullptr).value();
  for (const auto& verdict : few) EXPECT_EQ(verdict.stopped, StopReason::nodes);
  const std::atomic<bool> stop = true;
  const auto room_for_the_puzzle = task_from_json(R"({"problem":"eight-puzzle","start":[0,1,2,3,4,5,6,7,8]})").value();
  EXPECT_EQ(room_for_the_puzzle->check_heuristics({"null"}, {}, &stop)->front().stopped, StopReason::interrupted);
}

TEST(PathTask, a_trace_has_the_cost_and_the_estimate_of_each_expansion) {
  const auto task = maze_task(layout("%%%%%%%\n%    P%\n%%%%%%%\n"), {}).value();
  const auto answer = task->solve({.algorithm = "astar", .heuristic = "manhattan", .trace = true}).value();
  EXPECT_EQ(answer.expansion_costs, (std::vector<double>{0, 1, 2, 3}));
  EXPECT_EQ(answer.expansion_estimates, (std::vector<double>{4, 3, 2, 1}));
  const auto blind = task->solve({.algorithm = "bfs", .trace = true}).value();
  EXPECT_EQ(blind.expansion_costs.size(), 4u);
  EXPECT_TRUE(blind.expansion_estimates.empty());
  EXPECT_TRUE(task->solve({.algorithm = "bfs"})->expansion_costs.empty()) << "no trace was wanted";
}

TEST(PathTask, a_trace_tells_which_expansion_first_reached_each_cell) {
  const auto task = maze_task(layout("%%%%%%\n%   P%\n%%%%%%\n"), {}).value();
  const auto answer = task->solve({.algorithm = "bfs", .trace = true}).value();
  std::vector<std::pair<int, std::uint32_t>> reached;
  for (const auto& [cell, expansion] : answer.reached) reached.emplace_back(cell.x, expansion);
  const std::vector<std::pair<int, std::uint32_t>> expected = {{3, 0}, {2, 1}, {1, 2}};
  EXPECT_EQ(reached, expected);
}

TEST(PathTask, staying_east_makes_manhattan_inadmissible) {
  EXPECT_FALSE(checked(*maze("position", "stay-east"), "manhattan").admissible);
  EXPECT_TRUE(checked(*maze("position", "stay-west"), "manhattan").admissible);
}

}  // namespace
}  // namespace ariadne
