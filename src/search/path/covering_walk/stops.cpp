#include "search/path/covering_walk/stops.hpp"

#include <algorithm>
#include <numeric>

namespace ariadne::covering {
namespace {

constexpr std::ptrdiff_t kNear = 10;            // neighbours that a stop may be put next to
constexpr std::size_t kMaxSteps = 100'000'000;  // vertices that all searches together may reach

}  // namespace

std::optional<Stops> Stops::of(const WalkGraph& graph, WalkDistances& distances, std::size_t max_bytes,
                               Budget& budget) {
  Stops result(budget);
  std::vector<bool> known(static_cast<std::size_t>(graph.vertices));
  const auto add = [&](int vertex) {
    if (!known[static_cast<std::size_t>(vertex)]) result.vertices_.push_back(vertex);
    known[static_cast<std::size_t>(vertex)] = true;
  };
  add(graph.start);
  for (const int vertex : graph.required) add(vertex);
  const std::size_t count = result.vertices_.size();
  if (count * count > max_bytes / sizeof(int) || count * known.size() > kMaxSteps) return std::nullopt;
  for (std::size_t i = 0; i < count; ++i) {
    const std::vector<int> from = distances.from(result.vertices_[i]);
    for (const int vertex : result.vertices_) result.table_.push(from[static_cast<std::size_t>(vertex)]);
    budget.count_steps(known.size());
    if (budget.spent()) return std::nullopt;
  }
  result.find_near();
  return result;
}

void Stops::find_near() {
  std::vector<int> others(vertices_.size());
  const auto near = std::min<std::ptrdiff_t>(kNear + 1, static_cast<std::ptrdiff_t>(others.size()));
  for (int i = 0; i < count(); ++i) {
    std::iota(others.begin(), others.end(), 0);
    std::ranges::partial_sort(others, others.begin() + near, {}, [&](int stop) { return distance(i, stop); });
    near_.emplace_back(others.begin() + 1, others.begin() + near);
  }
}

}  // namespace ariadne::covering
