#include <fmt/format.h>

#include "agents/paths/food_setup.hpp"
#include "agents/paths/large_food_task.hpp"
#include "agents/paths/octile_setup.hpp"
#include "agents/paths/path_task_of.hpp"
#include "agents/paths/position_task.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "mazes/problems/corners_problem.hpp"

namespace ariadne {
namespace {

struct AnyFoodSetup : InMaze {
  using Problem = AnyFoodProblem;
  static constexpr bool kUnitSteps = true;

  AnyFoodSetup(const Layout& layout, Cell start)
      : grid(layout.grid),
        problem(grid, start, layout.food),
        title(fmt::format("any of {} from {}", count_text(std::ssize(layout.food), "dot", "dots"), cell_text(start))) {}
  AnyFoodSetup(const AnyFoodSetup&) = delete;
  AnyFoodSetup& operator=(const AnyFoodSetup&) = delete;

  bool proves(std::string_view) const { return true; }

  Grid grid;
  Problem problem;
  std::string title;
  std::tuple<NullHeuristic> heuristics;
};

struct CornersSetup : InMaze {
  using Problem = CornersProblem;
  static constexpr bool kUnitSteps = true;

  CornersSetup(const Layout& layout, Cell start)
      : grid(layout.grid),
        problem(grid, start),
        title("corners from " + cell_text(start)),
        distances(grid, problem),
        heuristics(CornerTree{&distances}, FarthestCornerInMaze{&distances}, FarthestCorner{&distances},
                   NullHeuristic{}) {}
  CornersSetup(const CornersSetup&) = delete;
  CornersSetup& operator=(const CornersSetup&) = delete;

  bool proves(std::string_view) const { return true; }
  std::string state_text(const Problem::State& state) const {
    std::string text = cell_text(state.cell) + " left";
    for (std::size_t i = 0; i < Problem::kCorners; ++i) {
      if (state.left >> i & 1) text += " " + cell_text(distances.corners[i]);
    }
    return state.left == 0 ? cell_text(state.cell) : text;
  }
  std::optional<Cell> cell_of(const Problem::State& state) const { return state.cell; }

  Grid grid;
  Problem problem;
  std::string title;
  CornerDistances distances;
  std::tuple<CornerTree, FarthestCornerInMaze, FarthestCorner, NullHeuristic> heuristics;
};

Result<Cell> start_of(const Layout& layout, const MazeProblem& problem) {
  if (!problem.start && !layout.pacman) return failure("the layout has no Pac-Man, so a start must be given");
  const Cell start = problem.start ? *problem.start : *layout.pacman;
  if (!layout.grid.is_open(start)) return failure("the start " + cell_text(start) + " is not an open cell");
  return start;
}

Result<std::unique_ptr<PathTask>> position_task(const SharedMaze& maze, const MazeProblem& problem, Cell start) {
  const Layout& layout = *maze.layout();
  const Cell goal = problem.goal.value_or(Cell{1, 1});
  if (!layout.grid.is_open(goal)) return failure("the goal " + cell_text(goal) + " is not an open cell");
  if (problem.problem == "octile") return std::make_unique<PathTaskOf<OctileSetup>>(maze.prepared(), start, goal);
  if (problem.cost == "unit") return position_task(layout.grid, start, goal);
  const double base = problem.cost == "stay-east" ? 0.5 : 2;
  return position_task(layout.grid, start, goal, costs_by_column(layout.grid, base), problem.cost);
}

std::unique_ptr<PathTask> food_task(const Layout& layout, Cell start) {
  const bool large = layout.food.size() > FoodProblem::kMaxFood || layout.grid.cell_count() > FoodProblem::kMaxCells;
  if (large) return std::make_unique<LargeFoodTask>(layout, start);
  return std::make_unique<PathTaskOf<FoodSetup>>(layout, start);
}

Result<> check_choice(const std::string& name, const std::vector<std::string>& known, std::string_view what) {
  if (std::find(known.begin(), known.end(), name) != known.end()) return {};
  return failure(fmt::format("unknown {} {}, expected {}", what, in_quotes(name), one_of(known)),
                 did_you_mean(name, known));
}

Result<> check_problem(const MazeProblem& problem) {
  if (auto known = check_choice(problem.problem, maze_problems(), "problem"); !known) return known;
  if (auto known = check_choice(problem.cost, {"unit", "stay-east", "stay-west"}, "cost"); !known) return known;
  const bool position = problem.problem == "position";
  if (!position && problem.problem != "octile" && problem.goal) {
    return failure("only the position and octile problems take a goal");
  }
  if (!position && problem.cost != "unit") return failure("only the position problem takes a cost");
  return {};
}

}  // namespace

std::string cell_text(Cell cell) { return fmt::format("({},{})", cell.x, cell.y); }

std::vector<std::string> maze_problems() { return {"position", "octile", "corners", "food", "anyfood"}; }

const std::shared_ptr<const PreparedGrid>& SharedMaze::prepared() const {
  if (prepared_ == nullptr) prepared_ = std::make_shared<const PreparedGrid>(layout_->grid);
  return prepared_;
}

Result<std::unique_ptr<PathTask>> maze_task(const SharedMaze& maze, const MazeProblem& problem) {
  const Layout& layout = *maze.layout();
  if (const auto checked = check_problem(problem); !checked) return tl::unexpected(checked.error());
  const auto start = start_of(layout, problem);
  if (!start) return tl::unexpected(start.error());
  if (problem.problem == "position" || problem.problem == "octile") return position_task(maze, problem, *start);
  if (problem.problem == "corners") return std::make_unique<PathTaskOf<CornersSetup>>(layout, *start);
  if (problem.problem == "anyfood") return std::make_unique<PathTaskOf<AnyFoodSetup>>(layout, *start);
  return food_task(layout, *start);
}

}  // namespace ariadne
