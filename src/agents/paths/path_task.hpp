#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/paths/path_names.hpp"
#include "core/budget.hpp"
#include "core/result.hpp"
#include "mazes/grid.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

// How a path problem is to be searched. Names are those of algorithms() and heuristics() of the task.
struct PathQuestion {
  std::string algorithm;
  std::string heuristic;  // empty: the task's default; ignored by uninformed searches
  double weight = 2;      // of weighted A*
  Limits limits;
  const std::atomic<bool>* stop = nullptr;
  bool trace = false;             // keep the order of expansion
  bool upper_bound_only = false;  // exact: a good walk quickly, with a proof only where that is easy
};

// What a state cost when it was expanded: the way to it (g), the estimated way on (h), and by what it was chosen (f).
struct ExpansionCost {
  double g = 0, h = 0, f = 0;

  bool operator==(const ExpansionCost&) const = default;
};

// A place that a search reached before it expanded it.
struct ReachedCell {
  Cell cell;
  std::uint32_t after = 0;  // this many expansions, the one that reached it among them

  bool operator==(const ReachedCell&) const = default;
};

// What a search of a path problem gave, as plain data.
struct PathAnswer {
  std::string algorithm, heuristic;
  bool found = false;
  bool complete = true;                   // false: the budget ended first
  StopReason stopped = StopReason::none;  // why, if it did
  bool optimal = false;                   // proven, by the algorithm's nature or by its own proof: nothing is cheaper
  double cost = 0;
  std::optional<double> lower_bound;  // where a proof was begun and not finished
  std::vector<std::string> path;      // actions; always checked by a replay before they are returned
  std::vector<Cell> cells;            // the same as places, the start first; empty for problems without places
  std::uint64_t expanded = 0, generated = 0, peak_frontier = 0;
  std::chrono::nanoseconds time{0};
  bool traceable = true;   // false: the method expands no states of the problem, so it has no order of expansion
  bool trace_cut = false;  // more was expanded than the trace can hold
  std::vector<std::string> expansion;          // with trace: names of the states in the order of expansion
  std::vector<Cell> expansion_cells;           // with trace: their places
  std::vector<ExpansionCost> expansion_costs;  // likewise; empty: the method does not tell
  std::vector<ReachedCell> reached;            // likewise; each place once
};

// Whether a heuristic never overestimates (admissible) and never falls by more than a step costs (consistent), over all
// states that can be reached.
struct HeuristicVerdict {
  bool complete = true;  // false: the budget ended before all was checked, and nothing is said
  StopReason stopped = StopReason::none;
  std::uint64_t states = 0;
  bool admissible = true, consistent = true, zero_at_goals = true;
  // The first counter-example, if there is one.
  std::string fault;              // a sentence with the numbers
  std::vector<std::string> path;  // the way from the start to the state where it happens
};

// A path problem, whichever it is, that can be searched in several ways.
class PathTask {
 public:
  virtual ~PathTask() = default;
  virtual const std::string& title() const = 0;  // "position (34,16) -> (1,1)"
  virtual std::vector<std::string> algorithms() const = 0;
  virtual std::vector<std::string> heuristics() const = 0;  // the default first
  // An error that names what there is, or why there is not more.
  virtual Result<> check_algorithm(const std::string& name) const;
  // A plan that fails its replay is a bug and is never returned: std::logic_error.
  virtual Result<PathAnswer> solve(const PathQuestion& question) const = 0;
  // A plan from elsewhere, by the names of its actions, as an answer with the cost that it really has. An error says
  // where it is wrong.
  virtual Result<PathAnswer> replay(const std::vector<std::string>& actions) const = 0;
  // A verdict for each name. The limits are for all of them together.
  virtual Result<std::vector<HeuristicVerdict>> check_heuristics(const std::vector<std::string>& names,
                                                                 const Limits& limits,
                                                                 const std::atomic<bool>* stop) const = 0;
};

// Whether the task has what is asked for. No heuristic means its default.
Result<> check_question(const PathTask& task, const PathQuestion& question);

// Whether a name is among those known; `what` says what it is a name of.
Result<> check_name(const std::string& name, const std::vector<std::string>& known, std::string_view what);

// What else decides a problem in a maze.
struct MazeProblem {
  std::string problem = "position";  // one of maze_problems()
  std::string cost = "unit";         // of a step in the position problem: unit, stay-east, stay-west
  std::optional<Cell> start, goal;   // default: Pac-Man's cell and (1, 1)
};

std::string cell_text(Cell cell);  // "(3,4)"

std::vector<std::string> maze_problems();  // the names

class PreparedGrid;

// A layout on which one or many problems are asked. What their searches need of the grid is made once, when the first
// of them needs it, and shared by all. Tasks may outlive it. Not for several threads at a time.
class SharedMaze {
 public:
  SharedMaze(Layout layout) : layout_(std::make_shared<const Layout>(std::move(layout))) {}

  const std::shared_ptr<const Layout>& layout() const { return layout_; }
  const std::shared_ptr<const PreparedGrid>& prepared() const;

 private:
  std::shared_ptr<const Layout> layout_;
  mutable std::shared_ptr<const PreparedGrid> prepared_;
};
Result<std::unique_ptr<PathTask>> maze_task(const SharedMaze& maze, const MazeProblem& problem);

// {"problem":"graph", …} or {"problem":"eight-puzzle","start":[1,0,2,…]}.
Result<std::unique_ptr<PathTask>> task_from_json(std::string_view text);

}  // namespace ariadne
