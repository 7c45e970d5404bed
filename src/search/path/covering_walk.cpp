#include "search/path/covering_walk.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

#include "search/path/covering_walk_bound.hpp"
#include "search/path/covering_walk_plan.hpp"
#include "search/path/covering_walk_proof.hpp"
#include "search/path/covering_walk_tour.hpp"
#include "search/path/covering_walk_trail.hpp"

namespace ariadne {
namespace {

using namespace covering;

constexpr double kHardProof = 200'000;  // states from which on it pays to begin with good bounds
constexpr int kMostKicks = 5'000, kKicksPerStop = 20;
// Of the bound by spanning trees; as many as fit the work, which is the square of the stops for each.
constexpr double kMostRounds = 300, kQuickWork = 2e5, kThoroughWork = 5e8;

// The edges that can be reached, and whether everything required can.
std::optional<WalkGraph> reachable_part(const WalkGraph& graph) {
  const std::vector<int> distance = WalkDistances(graph).from(graph.start);
  const auto reached = [&](int vertex) {
    return distance[static_cast<std::size_t>(vertex)] != WalkDistances::kUnreachable;
  };
  if (!std::ranges::all_of(graph.required, reached)) return std::nullopt;
  WalkGraph part = graph;
  std::erase_if(part.edges, [&](const WalkEdge& edge) { return !reached(edge.a); });
  return part;
}

class CoveringWalk {
 public:
  CoveringWalk(const WalkGraph& graph, Budget& budget, const WalkOptions& options)
      : graph_(graph), budget_(budget), options_(options), distances_(graph) {}

  WalkAnswer run() {
    if (options_.upper_bound_only) {
      begin();
      raise_bound(kQuickWork);
      if (open()) improve(kicks());
    } else {
      prove();
    }
    answer_.proven = answer_.lower_bound == answer_.cost;
    return std::move(answer_);
  }

 private:
  void begin() {
    answer_.lower_bound = simple_bound();
    keep(closest_first_walk(graph_, distances_));
    stops_ = Stops::of(graph_, distances_, budget_.memory_limit() / 4, budget_);
    improve(0);
  }

  // A step for each required vertex, and all the way to the farthest.
  int simple_bound() {
    const std::vector<int> distance = distances_.from(graph_.start);
    std::vector<bool> required(distance.size());
    for (const int vertex : graph_.required) required[static_cast<std::size_t>(vertex)] = vertex != graph_.start;
    const int shortest_step = graph_.edges.empty() ? 0 : std::ranges::min(graph_.edges, {}, &WalkEdge::length).length;
    int bound = shortest_step * static_cast<int>(std::ranges::count(required, true));
    for (const int vertex : graph_.required) bound = std::max(bound, distance[static_cast<std::size_t>(vertex)]);
    return bound;
  }

  void keep(std::vector<int> walk) {
    const std::optional<int> length = covering_walk_length(graph_, walk);
    assert(length);
    if (!length || (answer_.walk && *length >= answer_.cost)) return;
    answer_.walk = std::move(walk);
    answer_.cost = *length;
  }

  int kicks() const { return stops_ ? std::min(kMostKicks, kKicksPerStop * stops_->count()) : 0; }

  void improve(int kicks) {
    if (!stops_ || !answer_.walk) return;
    keep(walk_of(*stops_, distances_, improved(*stops_, tour_of(*stops_, *answer_.walk), kicks, budget_)));
  }

  void raise_bound(double work) {
    if (!stops_) return;
    const double count = stops_->count();
    const int rounds = static_cast<int>(std::clamp(work / (count * count), 1.0, kMostRounds));
    answer_.lower_bound = std::max(answer_.lower_bound, spanning_tree_bound(*stops_, answer_.cost, rounds, budget_));
  }

  bool open() const { return answer_.lower_bound < answer_.cost; }

  void prove() {
    const WalkKernel kernel = reduce_to_kernel(graph_);
    if (kernel.links.empty()) return take_from_start(kernel);
    begin();
    raise_bound(kQuickWork);
    if (!open()) return;
    const std::optional<FrontierPlan> plan = plan_frontier(kernel);
    if (!plan || estimated_states(*plan) > kHardProof) {
      improve(kicks());
      raise_bound(kThoroughWork);
    }
    if (plan && open()) search(kernel, *plan);
  }

  // All is summed up in the start, whose degree for nothing is odd.
  void take_from_start(const WalkKernel& kernel) {
    const WayToUse& way = kernel.junctions[static_cast<std::size_t>(graph_.start)].leave[1];
    std::vector<int> uses(graph_.edges.size());
    kernel.add_uses(way.piece, uses);
    keep(trail_of(graph_, std::move(uses)));
    answer_.lower_bound = way.cost;
  }

  void search(const WalkKernel& kernel, const FrontierPlan& plan) {
    const DegreeRelaxation relaxation(kernel, plan, budget_.memory_limit() / 8, budget_);
    const ProofResult result = search_kernel(kernel, plan, relaxation, graph_.edges.size(), answer_.cost, budget_);
    if (result.uses) keep(trail_of(graph_, *result.uses));
    answer_.lower_bound = std::max(answer_.lower_bound, result.lower_bound);
  }

  const WalkGraph& graph_;
  Budget& budget_;
  const WalkOptions& options_;
  WalkDistances distances_;
  std::optional<Stops> stops_;
  WalkAnswer answer_;
};

}  // namespace

std::optional<int> covering_walk_length(const WalkGraph& graph, const std::vector<int>& walk) {
  if (walk.empty() || walk.front() != graph.start) return std::nullopt;
  std::map<std::pair<int, int>, int> shortest;
  for (const WalkEdge& edge : graph.edges) {
    const auto [it, fresh] = shortest.try_emplace(std::minmax(edge.a, edge.b), edge.length);
    if (!fresh) it->second = std::min(it->second, edge.length);
  }
  int length = 0;
  std::vector<bool> visited(static_cast<std::size_t>(graph.vertices));
  visited[static_cast<std::size_t>(walk.front())] = true;
  for (std::size_t i = 1; i < walk.size(); ++i) {
    const auto edge = shortest.find(std::minmax(walk[i - 1], walk[i]));
    if (edge == shortest.end()) return std::nullopt;
    length += edge->second;
    visited[static_cast<std::size_t>(walk[i])] = true;
  }
  const bool all = std::ranges::all_of(graph.required, [&](int v) { return visited[static_cast<std::size_t>(v)]; });
  return all ? std::optional(length) : std::nullopt;
}

WalkAnswer shortest_covering_walk(const WalkGraph& graph, Budget& budget, const WalkOptions& options) {
  assert(graph.start >= 0 && graph.start < graph.vertices);
  const std::uint64_t nodes_before = budget.nodes();
  const std::optional<WalkGraph> part = reachable_part(graph);
  if (!part) return {std::nullopt, 0, 0, true, 0};
  WalkAnswer answer = CoveringWalk(*part, budget, options).run();
  answer.work = budget.nodes() - nodes_before;
  return answer;
}

}  // namespace ariadne
