#include "agents/pacman/course/search.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "agents/pacman/path_plan.hpp"
#include "agents/pacman/policies.hpp"
#include "core/suggest.hpp"
#include "games/pacman/position.hpp"

namespace ariadne::pacman {
namespace {

constexpr std::array kFunctions = {
    CourseName{"depthFirstSearch", "dfs"},  CourseName{"breadthFirstSearch", "bfs"},
    CourseName{"uniformCostSearch", "ucs"}, CourseName{"aStarSearch", "astar"},
    CourseName{"tinyMazeSearch", "tiny"},
};
constexpr std::array kProblems = {
    CourseName{"PositionSearchProblem", "position"},
    CourseName{"CornersProblem", "corners"},
    CourseName{"FoodSearchProblem", "food"},
    CourseName{"AnyFoodSearchProblem", "anyfood"},
};
// Those of corners and food are for students to write, each for its problem: the problem's own default takes its place.
constexpr std::array kHeuristics = {
    CourseName{"nullHeuristic", "null"},
    CourseName{"manhattanHeuristic", "manhattan"},
    CourseName{"euclideanHeuristic", "euclidean"},
    CourseName{"cornersHeuristic", ""},
    CourseName{"foodHeuristic", ""},
};

// Searches over more dots than this rarely end: without a heuristic, and with the best one.
constexpr std::size_t kMaxFoodBlind = 20, kMaxFoodInformed = 45;

// Our name for a name of the course; one of ours stays.
template <class Table>
std::string our_word(const std::string& word, const Table& table) {
  return our_name(table, word).value_or(word);
}

// Of functions and problems; which heuristics there are depends on the problem, and its task says so.
template <class Table>
Result<> check_word(const std::string& typed, const Table& table, std::vector<std::string> known,
                    const std::string& what) {
  for (const auto& each : table) known.emplace_back(each.course);
  if (std::find(known.begin(), known.end(), typed) != known.end()) return {};
  return failure("unknown search " + what + " " + in_quotes(typed), did_you_mean(typed, known));
}

Result<> check_words(const std::string& function, const std::string& problem) {
  if (auto known = check_word(function, kFunctions, path_algorithms(), "function"); !known) return known;
  return check_word(problem, kProblems, maze_problems(), "problem");
}

Result<> check_heuristic_fits(const std::string& heuristic, const std::string& problem) {
  const bool fits =
      (heuristic != "cornersHeuristic" || problem == "corners") && (heuristic != "foodHeuristic" || problem == "food");
  if (fits) return {};
  return failure(in_quotes(heuristic) + " cannot be used for the problem " + in_quotes(problem));
}

PathQuestion question_of(const CourseSearch& search) {
  PathQuestion question;
  question.algorithm = search.algorithm;
  question.heuristic = search.heuristic;
  return question;
}

Result<CourseSearch> chosen_search(CourseArguments& arguments) {
  const std::string function = arguments.take("fn", "depthFirstSearch");
  const std::string problem = arguments.take("prob", "PositionSearchProblem");
  const std::string heuristic = arguments.take("heuristic", "nullHeuristic");
  if (const auto known = check_words(function, problem); !known) return tl::unexpected(known.error());
  CourseSearch search;
  search.algorithm = our_word(function, kFunctions);
  search.problem.problem = our_word(problem, kProblems);
  const bool informed = uses_heuristic(search.algorithm);
  if (const auto fits = check_heuristic_fits(heuristic, search.problem.problem); informed && !fits) {
    return tl::unexpected(fits.error());
  }
  if (informed) search.heuristic = our_word(heuristic, kHeuristics);
  if (search.algorithm == "tiny") search.kind = CourseSearch::Kind::tiny_maze;
  search.warns = search.problem.problem == "position";
  search.says = {"[SearchAgent] using function " + function + (informed ? " and heuristic " + heuristic : ""),
                 "[SearchAgent] using problem type " + problem};
  return search;
}

CourseSearch ready_search(std::string problem, std::string algorithm, std::string cost = "unit") {
  CourseSearch search;
  search.problem.problem = std::move(problem);
  search.problem.cost = std::move(cost);
  search.algorithm = std::move(algorithm);
  return search;
}

Result<CourseSearch> named_search(const std::string& agent, CourseArguments& arguments) {
  if (agent == "AStarCornersAgent") return ready_search("corners", "astar");
  if (agent == "AStarFoodSearchAgent") return ready_search("food", "astar");
  if (agent == "StayEastSearchAgent") return ready_search("position", "ucs", "stay-east");
  if (agent == "StayWestSearchAgent") return ready_search("position", "ucs", "stay-west");
  auto search = chosen_search(arguments);
  if (search && agent == "ClosestDotSearchAgent") search->kind = CourseSearch::Kind::closest_dots;
  return search;
}

std::string seconds_text(std::chrono::nanoseconds time) {
  const auto tenths = std::llround(std::chrono::duration<double>(time).count() * 10);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

bool looks_like_a_search_maze(const Layout& layout, Cell goal) {
  return layout.food.size() == 1 && layout.food.front() == goal;
}

constexpr std::string_view kExactHint = "Use -p SearchAgent -a fn=exact,prob=FoodSearchProblem instead.";

Error no_way(const CourseSearch& search, const PathAnswer& answer) {
  if (answer.complete) return failure("the search found no way: what it looks for cannot be reached").value();
  return failure("the search was stopped by its limit of " + std::string(name_of(answer.stopped)) + " after " +
                     std::to_string(answer.expanded) + " nodes",
                 search.problem.problem == "food" ? std::string(kExactHint) : "")
      .value();
}

Result<std::optional<CoursePlan>> searched(const CourseSearch& search, const Layout& layout, const Limits& limits,
                                           const std::atomic<bool>& stop) {
  const auto task = maze_task(layout, search.problem);
  if (!task) return tl::unexpected(task.error());
  PathQuestion question = question_of(search);
  question.limits = limits;
  question.stop = &stop;
  question.trace = search.problem.problem == "position";
  auto answer = (*task)->solve(question);
  if (!answer) return tl::unexpected(answer.error());
  if (!answer->found && answer->stopped == StopReason::time) return std::nullopt;
  if (!answer->found) return tl::unexpected(no_way(search, *answer));
  CoursePlan plan{std::move(answer->path), answer->cost, {}, {}, std::move(answer->expansion_cells)};
  if (answer->traceable) plan.expanded = answer->expanded;
  if (search.warns && !looks_like_a_search_maze(layout, {1, 1})) {
    plan.says.emplace_back("Warning: this does not look like a regular search maze");
  }
  plan.says.push_back("Path found with total cost of " + std::to_string(static_cast<long long>(plan.cost)) + " in " +
                      seconds_text(answer->time) + " seconds");
  if (plan.expanded) plan.says.push_back("Search nodes expanded: " + std::to_string(*plan.expanded));
  return plan;
}

// Each dot is looked for from where the last one was eaten, on a board without ghosts.
Result<CoursePlan> closest_dots(const Layout& layout) {
  auto start = start_on(layout, {.ghosts = 0, .limit = kLargestLimit});
  if (!start) return tl::unexpected(start.error());
  CoursePlan plan;
  for (Position& position = *start; !position.result();) {
    const auto way = way_to_closest_dot(position);
    if (way.empty()) return failure("there is food that cannot be reached");
    for (const Move move : way) {
      plan.path.emplace_back(name_of(move));
      position.play(move);
    }
  }
  plan.cost = static_cast<double>(plan.path.size());
  plan.says = {"Path found with cost " + std::to_string(plan.path.size()) + "."};
  return plan;
}

Result<CoursePlan> tiny_maze(const Layout& layout) {
  using enum Move;
  auto start = start_on(layout, {.ghosts = 0});
  if (!start) return tl::unexpected(start.error());
  CoursePlan plan;
  for (const Move move : {south, south, west, south, west, west, south, west}) {
    const Moves& moves = start->moves();
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) {
      return failure("tinyMazeSearch knows the way through tinyMaze alone", "Another function: -a fn=bfs");
    }
    plan.path.emplace_back(name_of(move));
    start->play(move);
  }
  plan.cost = static_cast<double>(plan.path.size());
  plan.expanded = 0;
  plan.says = {"Path found with total cost of 8 in 0.0 seconds", "Search nodes expanded: 0"};
  return plan;
}

}  // namespace

std::vector<std::string> course_search_names() {
  return {"SearchAgent",       "StayEastSearchAgent",  "StayWestSearchAgent",
          "AStarCornersAgent", "AStarFoodSearchAgent", "ClosestDotSearchAgent"};
}

Result<std::optional<CourseSearch>> course_search(const std::string& agent, CourseArguments& arguments) {
  const auto names = course_search_names();
  if (std::find(names.begin(), names.end(), agent) == names.end()) return std::nullopt;
  return named_search(agent, arguments).map([](CourseSearch search) { return std::optional(std::move(search)); });
}

Result<> check(const CourseSearch& search, const Layout& layout) {
  if (search.kind != CourseSearch::Kind::task) return {};
  const auto task = maze_task(layout, search.problem);
  if (!task) return tl::unexpected(task.error());
  return check_question(**task, question_of(search));
}

std::optional<Error> doubt(const CourseSearch& search, const Layout& layout) {
  const bool all_sets = search.kind == CourseSearch::Kind::task && search.problem.problem == "food" &&
                        search.algorithm != "dfs" && search.algorithm != "greedy" && search.algorithm != "exact";
  const bool blind = !uses_heuristic(search.algorithm) || search.heuristic == "null";
  if (!all_sets || layout.food.size() <= (blind ? kMaxFoodBlind : kMaxFoodInformed)) return std::nullopt;
  return failure(search.algorithm + " over " + std::to_string(layout.food.size()) +
                     " dots will probably run out of time or memory",
                 std::string(kExactHint))
      .value();
}

Result<std::optional<CoursePlan>> plan(const CourseSearch& search, const Layout& layout, const Limits& limits,
                                       const std::atomic<bool>& stop) {
  switch (search.kind) {
    case CourseSearch::Kind::closest_dots:
      return closest_dots(layout);
    case CourseSearch::Kind::tiny_maze:
      return tiny_maze(layout);
    case CourseSearch::Kind::task:
      break;
  }
  return searched(search, layout, limits, stop);
}

}  // namespace ariadne::pacman
