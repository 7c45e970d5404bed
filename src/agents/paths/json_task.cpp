#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/paths/cost_task.hpp"
#include "agents/paths/path_task_of.hpp"
#include "core/json_reader.hpp"
#include "core/text.hpp"
#include "mazes/problems/eight_puzzle.hpp"
#include "mazes/problems/graph_problem.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {
namespace {

struct GraphSetup {
  using Problem = GraphProblem;
  static constexpr bool kUnitSteps = false;

  explicit GraphSetup(GraphProblem graph)
      : problem(std::move(graph)),
        title(fmt::format("graph of {} from {}",
                          count_text(static_cast<std::int64_t>(problem.state_count()), "state", "states"),
                          problem.state_name(problem.start()))),
        heuristics(FileHeuristic{&problem}, NullHeuristic{}) {}
  GraphSetup(const GraphSetup&) = delete;
  GraphSetup& operator=(const GraphSetup&) = delete;

  // The file may say anything, so its estimates are looked at.
  bool proves(std::string_view heuristic) const {
    return heuristic == NullHeuristic::name || problem.heuristic_is_consistent();
  }
  std::string action_text(Problem::Action action) const { return problem.action_name(action); }
  std::string state_text(Problem::State state) const { return problem.state_name(state); }
  std::optional<Cell> cell_of(Problem::State) const { return std::nullopt; }

  Problem problem;
  std::string title;
  std::tuple<FileHeuristic, NullHeuristic> heuristics;
};

struct PuzzleSetup {
  using Problem = EightPuzzle;
  static constexpr bool kUnitSteps = true;

  explicit PuzzleSetup(const EightPuzzle& puzzle)
      : problem(puzzle), title("eight-puzzle " + state_text(puzzle.start())) {}

  bool proves(std::string_view) const { return true; }
  std::string action_text(Problem::Action action) const { return std::string(Problem::action_name(action)); }
  std::string state_text(const Problem::State& state) const {
    std::string text;
    for (int square = 0; square < Problem::kTiles; ++square) {
      if (square > 0 && square % Problem::kSide == 0) text += '/';
      text += static_cast<char>('0' + state.tile(square));
    }
    return text;
  }
  std::optional<Cell> cell_of(const Problem::State&) const { return std::nullopt; }

  Problem problem;
  std::string title;
  std::tuple<TileDistances, MisplacedTiles, NullHeuristic> heuristics;
};

template <class Setup, class Problem>
std::unique_ptr<PathTask> make_task(Problem problem) {
  return std::make_unique<PathTaskOf<Setup>>(std::move(problem));
}

Result<std::unique_ptr<PathTask>> task_in(const Json& json) {
  const JsonReader reader(json, "a problem");
  const std::vector<std::string> known = {"graph", "eight-puzzle", "position"};
  const std::size_t kind = reader["problem"].choice(known);
  if (reader.failed()) return reader.failure();
  if (kind == 0) return GraphProblem::from_json(json).map(make_task<GraphSetup, GraphProblem>);
  if (kind == 1) return EightPuzzle::from_json(json).map(make_task<PuzzleSetup, EightPuzzle>);
  return cost_task(json);
}

}  // namespace

Result<std::unique_ptr<PathTask>> task_from_json(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  auto task = task_in(*json);
  if (!task) return tl::unexpected(with_place(text, std::move(task.error())));
  return task;
}

}  // namespace ariadne
