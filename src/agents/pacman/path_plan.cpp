#include "agents/pacman/path_plan.hpp"

#include <algorithm>

namespace ariadne::pacman {
namespace {

Result<std::unique_ptr<PathTask>> task_of(const Position& position, const PathPlan& plan) {
  MazeProblem problem;
  problem.problem = plan.problem;
  return maze_task(layout_of(position), problem);
}

Move move_called(const std::string& name) {
  const auto named = [&](Direction direction) { return ariadne::name_of(direction) == name; };
  const auto found = std::find_if(kDirections.begin(), kDirections.end(), named);
  assert(found != kDirections.end());
  return move_of(*found);
}

}  // namespace

std::vector<std::string> path_problems() {
  auto problems = maze_problems();
  std::erase(problems, "octile");
  return problems;
}

std::vector<std::string> path_algorithms() {
  return path_algorithm_names([](const PathAlgorithm& algorithm) { return algorithm.problem != "octile"; });
}

Layout layout_of(const Position& position) {
  const Board& board = position.board();
  Layout layout;
  layout.grid = board.plan().grid;
  layout.pacman = board.cell(position.piece(kPacman).floor);
  position.state().for_each_food([&](std::size_t number) { layout.food.push_back(board.plan().food[number]); });
  return layout;
}

Result<> check_path_plan(const Position& position, const PathPlan& plan) {
  const auto task = task_of(position, plan);
  if (!task) return tl::unexpected(task.error());
  return check_question(**task, plan.question);
}

PathAnswer answer_of(const Position& position, const PathPlan& plan) {
  const auto task = task_of(position, plan);
  if (!task) return {};
  return (*task)->solve(plan.question).value_or(PathAnswer{});
}

std::vector<Move> way_of(const PathAnswer& answer) {
  std::vector<Move> way;
  for (const auto& step : answer.path) way.push_back(move_called(step));
  return way;
}

}  // namespace ariadne::pacman
