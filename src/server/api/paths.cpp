#include <nlohmann/json.hpp>

#include "mazes/generate.hpp"
#include "report/format.hpp"
#include "report/paths/maze_facts.hpp"
#include "report/paths/picture.hpp"
#include "report/paths/runs.hpp"
#include "report/paths/source.hpp"
#include "report/paths/table.hpp"
#include "report/scene_json.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxRuns = 8;
constexpr int kMaxMazeSide = 501;

std::optional<Cell> cell_in(const JsonReader& arguments, const char* key) {
  if (!arguments.has(key)) return std::nullopt;
  const auto pair = arguments[key].tuple(2, "[x, y]");
  if (pair.size() != 2) return std::nullopt;
  return Cell{static_cast<std::int16_t>(pair[0].integer(0, INT16_MAX)),
              static_cast<std::int16_t>(pair[1].integer(0, INT16_MAX))};
}

MazeProblem problem_in(const JsonReader& arguments) {
  MazeProblem problem;
  problem.problem = text_or(arguments, "problem", problem.problem);
  problem.cost = text_or(arguments, "cost", problem.cost);
  problem.start = cell_in(arguments, "start");
  problem.goal = cell_in(arguments, "goal");
  return problem;
}

PathQuestion run_in(const JsonReader& run) {
  run.only({"algorithm", "heuristic", "weight"});
  PathQuestion question;
  question.algorithm = run["algorithm"].text();
  question.heuristic = text_or(run, "heuristic", "");
  if (run.has("weight")) question.weight = run["weight"].number(1, 1'000'000);
  return question;
}

std::vector<PathQuestion> runs_in(const JsonReader& arguments, const PathTask& task) {
  std::vector<PathQuestion> runs;
  if (!arguments.has("runs")) {
    runs.emplace_back().algorithm = default_algorithm(task);
    return runs;
  }
  for (const auto& run : arguments["runs"].items(kMaxRuns)) runs.push_back(run_in(run));
  return runs;
}

Json cell_numbers(const Ground& ground, const std::vector<Cell>& cells) {
  Json numbers = Json::array();
  for (const Cell cell : cells) numbers.push_back(ground.number(spot_of(ground, cell)));
  return numbers;
}

// What each expanded cell had cost, was estimated to cost, and was chosen by.
Json costs_json(const std::vector<ExpansionCost>& costs, double ExpansionCost::* which) {
  Json numbers = Json::array();
  for (const auto& cost : costs) numbers.push_back(value_json(cost.*which));
  return numbers;
}

// Numbers of cells in the order in which they entered the frontier, and of the expansions, from 0 on, that reached
// them.
Json reached_json(const Ground& ground, const std::vector<ReachedCell>& reached) {
  Json cells = Json::array(), by = Json::array();
  for (const auto& [cell, after] : reached) {
    cells.push_back(ground.number(spot_of(ground, cell)));
    by.push_back(after - 1);
  }
  return {{"cells", std::move(cells)}, {"by", std::move(by)}};
}

Json solved_json(const Ground& ground, const PathAnswer& answer) {
  Json json = answer_json(answer, false);
  json["label"] = label_of(answer);
  json["way"] = cell_numbers(ground, answer.cells);
  json["expansion"] = cell_numbers(ground, answer.expansion_cells);
  if (!answer.expansion_costs.empty()) {
    json["g"] = costs_json(answer.expansion_costs, &ExpansionCost::g);
    if (!answer.heuristic.empty()) json["h"] = costs_json(answer.expansion_costs, &ExpansionCost::h);
    json["f"] = costs_json(answer.expansion_costs, &ExpansionCost::f);
  }
  if (!answer.reached.empty()) json["reached"] = reached_json(ground, answer.reached);
  json["traceable"] = answer.traceable;
  if (answer.trace_cut) json["trace_cut"] = true;
  return json;
}

Result<std::vector<PathAnswer>> solved(const PathTask& task, std::vector<PathQuestion> runs, const Limits& limits,
                                       const CallContext& context) {
  std::vector<PathAnswer> answers;
  for (auto& run : runs) {
    if (context.job->stop) break;
    run.limits = limits;
    if (run.limits.time.count() == 0) run.limits.time = kMaxCallTime;
    run.stop = &context.job->stop;
    run.trace = true;
    context.tell({{"run", answers.size()}, {"algorithm", run.algorithm}}, true);
    auto answer = task.solve(run);
    if (!answer) return tl::unexpected(answer.error());
    answers.push_back(std::move(*answer));
  }
  return answers;
}

// The facts, the layout as it is written, and how it looks.
Json shown_maze(Json facts, const Layout& layout) {
  facts["text"] = write_layout(layout);
  facts["scene"] = scene_json(scene_of(layout, {}));
  return facts;
}

MazePlan plan_in(const JsonReader& arguments) {
  MazePlan plan;
  if (arguments.has("kind")) plan.kind = static_cast<MazeKind>(arguments["kind"].choice(kMazeKinds));
  if (arguments.has("width")) plan.width = static_cast<int>(arguments["width"].integer(kSmallestMaze, kMaxMazeSide));
  if (arguments.has("height")) plan.height = static_cast<int>(arguments["height"].integer(kSmallestMaze, kMaxMazeSide));
  if (arguments.has("dead_ends")) plan.dead_ends = static_cast<int>(arguments["dead_ends"].integer(0, 100));
  if (arguments.has("food")) plan.food = static_cast<int>(arguments["food"].count(kMaxCells));
  if (arguments.has("corners")) plan.corners = arguments["corners"].flag();
  return plan;
}

}  // namespace

Answer call_solve(const JsonReader& arguments, CallContext& context) {
  arguments.only({"maze", "text", "problem", "cost", "start", "goal", "runs", "limits", "svg"});
  const auto maze = read_maze(arguments);
  if (!maze) return tl::unexpected(maze.error());
  const MazeProblem problem = problem_in(arguments);
  const Limits limits = read_limits(arguments);
  if (arguments.failed()) return arguments.failure();
  const auto source = maze_source(maze->layout, maze->name, problem);
  if (!source) return tl::unexpected(source.error());
  auto runs = runs_in(arguments, *source->task);
  if (arguments.failed()) return arguments.failure();
  for (const auto& run : runs) {
    if (const auto known = source->task->check_algorithm(run.algorithm); !known) return tl::unexpected(known.error());
    if (const auto known = check_question(*source->task, run); !known) return tl::unexpected(known.error());
  }
  const auto answers = solved(*source->task, std::move(runs), limits, context);
  if (!answers) return tl::unexpected(answers.error());
  const Scene scene = source->scene();
  Json json = problem_json("ariadne/solve/1", *source);
  json["scene"] = scene_json(scene);
  json["answers"] = Json::array();
  for (const auto& answer : *answers) json["answers"].push_back(solved_json(scene.ground, answer));
  json["conclusion"] = conclusion(*answers);
  if (arguments.has("svg") && arguments["svg"].flag()) json["svg"] = svg_of(*source, *answers);
  json["complete"] = !context.job->stop;
  return json;
}

Answer call_maze_read(const JsonReader& arguments, CallContext&) {
  arguments.only({"maze", "text"});
  const auto maze = read_maze(arguments);
  if (!maze) return tl::unexpected(maze.error());
  return shown_maze(maze_json(maze->name, maze->layout), maze->layout);
}

Answer call_maze_generate(const JsonReader& arguments, CallContext&) {
  arguments.only({"kind", "width", "height", "dead_ends", "food", "corners", "seed"});
  const std::string kind = kMazeKinds[arguments.has("kind") ? arguments["kind"].choice(kMazeKinds) : 0];
  const MazePlan plan = plan_in(arguments);
  const std::uint64_t seed = read_seed(arguments);
  if (arguments.failed()) return arguments.failure();
  const auto layout = generate_maze(plan, seed);
  if (!layout) return tl::unexpected(layout.error());
  return shown_maze(generated_maze_json(kind, seed, *layout), *layout);
}

}  // namespace ariadne
