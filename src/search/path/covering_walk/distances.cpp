#include "search/path/covering_walk/distances.hpp"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace ariadne::covering {
namespace {

// Where steps all have the same length, the first to come is the first to go.
class InOrder {
 public:
  bool empty() const { return head_ == items_.size(); }
  void push(int distance, int vertex) { items_.emplace_back(distance, vertex); }
  std::pair<int, int> pop() { return items_[head_++]; }

 private:
  std::vector<std::pair<int, int>> items_;
  std::size_t head_ = 0;
};

class ByDistance {
 public:
  bool empty() const { return heap_.empty(); }
  void push(int distance, int vertex) { heap_.emplace(distance, vertex); }
  std::pair<int, int> pop() {
    const auto top = heap_.top();
    heap_.pop();
    return top;
  }

 private:
  std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> heap_;
};

}  // namespace

WalkDistances::WalkDistances(const WalkGraph& graph)
    : unit_lengths_(std::ranges::all_of(graph.edges, [](const WalkEdge& edge) { return edge.length == 1; })),
      first_(static_cast<std::size_t>(graph.vertices) + 1),
      neighbours_(graph.edges.size() * 2),
      distance_(static_cast<std::size_t>(graph.vertices), kUnreachable),
      previous_(distance_.size(), kNowhere) {
  for (const WalkEdge& edge : graph.edges) {
    ++first_[static_cast<std::size_t>(edge.a) + 1];
    ++first_[static_cast<std::size_t>(edge.b) + 1];
  }
  for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  std::vector<int> next(first_.begin(), first_.end() - 1);
  for (const WalkEdge& edge : graph.edges) {
    neighbours_[static_cast<std::size_t>(next[static_cast<std::size_t>(edge.a)]++)] = {edge.b, edge.length};
    neighbours_[static_cast<std::size_t>(next[static_cast<std::size_t>(edge.b)]++)] = {edge.a, edge.length};
  }
}

template <class Stop>
int WalkDistances::search(int source, const Stop& stop) {
  for (const int vertex : reached_) distance_[static_cast<std::size_t>(vertex)] = kUnreachable;
  reached_.clear();
  return unit_lengths_ ? search_with(InOrder{}, source, stop) : search_with(ByDistance{}, source, stop);
}

template <class Queue, class Stop>
int WalkDistances::search_with(Queue queue, int source, const Stop& stop) {
  reach(source, 0, kNowhere);
  queue.push(0, source);
  while (!queue.empty()) {
    const auto [distance, vertex] = queue.pop();
    const auto v = static_cast<std::size_t>(vertex);
    // Stale: a shorter path was found after this one was queued.
    if (distance > distance_[v]) continue;
    if (stop(vertex)) return vertex;
    for (int i = first_[v]; i < first_[v + 1]; ++i) {
      const Neighbour& next = neighbours_[static_cast<std::size_t>(i)];
      const int known = distance_[static_cast<std::size_t>(next.vertex)];
      if (known != kUnreachable && known <= distance + next.length) continue;
      reach(next.vertex, distance + next.length, vertex);
      queue.push(distance + next.length, next.vertex);
    }
  }
  return kNowhere;
}

void WalkDistances::reach(int vertex, int distance, int previous) {
  const auto v = static_cast<std::size_t>(vertex);
  if (distance_[v] == kUnreachable) reached_.push_back(vertex);
  distance_[v] = distance;
  previous_[v] = previous;
}

std::vector<int> WalkDistances::path_to(int vertex) const {
  std::vector<int> path;
  for (; vertex != kNowhere; vertex = previous_[static_cast<std::size_t>(vertex)]) path.push_back(vertex);
  std::ranges::reverse(path);
  return path;
}

std::vector<int> WalkDistances::from(int source) {
  search(source, [](int) { return false; });
  return distance_;
}

std::vector<int> WalkDistances::path_to_nearest(int source, const std::vector<bool>& wanted) {
  return path_to(search(source, [&](int vertex) { return wanted[static_cast<std::size_t>(vertex)]; }));
}

std::vector<int> WalkDistances::path(int source, int target) {
  return path_to(search(source, [&](int vertex) { return vertex == target; }));
}

}  // namespace ariadne::covering
