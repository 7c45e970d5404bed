#include "agents/flags/solved_maze.hpp"

namespace ariadne {
template class MixedValues<flags::OneGhostGraph>;
}

namespace ariadne::flags {

SolvedMaze::SolvedMaze(const Maze& maze, Budget& budget) : graph_(maze), orders_(solve_both_orders(graph_, budget)) {}

std::shared_ptr<const SolvedMaze> SolvedMaze::of(const Maze& maze, Budget& budget) {
  static std::mutex mutex;
  static std::map<const Maze*, std::shared_ptr<const SolvedMaze>> all;
  const std::lock_guard lock(mutex);
  if (const auto found = all.find(&maze); found != all.end()) return found->second;
  auto solved = std::make_shared<const SolvedMaze>(maze, budget);
  if (budget.spent()) return nullptr;
  return all[&maze] = std::move(solved);
}

std::shared_ptr<const OneGhostValues> SolvedMaze::values(LimitWins wins, int steps, Budget& budget) const {
  const std::lock_guard lock(mutex_);
  auto& place = values_[{wins, steps}];
  if (place) return place;
  auto values = std::make_shared<OneGhostValues>(graph_, orders_, points_at_limit(wins));
  values->run_to(steps, budget);
  values->finish();
  if (!budget.spent()) place = values;
  return place;
}

}  // namespace ariadne::flags
