#include "search/path/covering_walk/covering_walk.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "search/path/covering_walk/plan.hpp"
#include "search/path/covering_walk/proof.hpp"
#include "search/path/covering_walk/stops.hpp"
#include "search/path/covering_walk/tour.hpp"

namespace ariadne {
namespace {

using namespace covering;

constexpr double kEasyProof = 200'000;  // states, as they are estimated
constexpr int kMaxKicks = 50'000, kKicksPerStop = 20, kMaxStarts = 4;
// Of the bound by spanning trees; as many as fit the work, which is the square of the stops for each.
constexpr double kMaxRounds = 300, kQuickWork = 2e5, kDefaultWork = 2e7, kThoroughWork = 5e8;

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
    answer_.lower_bound = simple_bound();
    keep(closest_first_walk(graph_, distances_, budget_));
    if (!budget_.spent() && open()) look_closer();
    answer_.proven = answer_.walk && !open();
    return std::move(answer_);
  }

 private:
  void look_closer() {
    const std::optional<WalkKernel> kernel = reduce_to_kernel(graph_, budget_);
    if (!kernel) return;
    if (kernel->links.empty()) return take_from_start(*kernel);
    stops_ = Stops::of(graph_, distances_, budget_.memory_limit() / 4, budget_);
    improve();
    raise_bound(kQuickWork);
    if (open()) prove(*kernel);
  }

  // Where a proof is easy nothing else is as quick. Where it is hard, it pays to begin with good bounds, and without it
  // they are all there is.
  void prove(const WalkKernel& kernel) {
    const std::optional<FrontierPlan> plan = plan_frontier(kernel);
    const bool easy = plan && estimated_states(*plan) <= kEasyProof;
    if (!easy) {
      improve_thoroughly();
      raise_bound(options_.upper_bound_only ? kDefaultWork : kThoroughWork);
    }
    if (plan && open() && (easy || !options_.upper_bound_only)) search(kernel, *plan);
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

  void keep(const std::vector<int>& walk) {
    const std::optional<int> length = covering_walk_length(graph_, walk);
    if (!length || (answer_.walk && *length >= answer_.cost)) return;
    answer_.walk = walk;
    answer_.cost = *length;
  }

  void improve() {
    if (answer_.walk) improve(*answer_.walk, {});
  }
  void improve(const std::vector<int>& walk, const Kicks& kicks) {
    if (stops_) keep(walk_of(*stops_, distances_, improved(*stops_, tour_of(*stops_, walk), kicks, budget_)));
  }

  // Kicks from one start soon find nothing new, so there are several starts, unless one takes long enough.
  void improve_thoroughly() {
    if (!stops_ || !answer_.walk) return;
    const std::vector<int> begin = *answer_.walk;
    const int kicks = std::min(kMaxKicks, kKicksPerStop * stops_->count());
    for (int start = 0; start < std::clamp(kMaxKicks / kicks, 1, kMaxStarts) && open(); ++start) {
      improve(begin, {kicks, Rng::stream(1, static_cast<unsigned>(start)), answer_.lower_bound});
    }
  }

  void raise_bound(double work) {
    if (!stops_) return;
    const double count = stops_->count();
    const int rounds = static_cast<int>(std::clamp(work / (count * count), 1.0, kMaxRounds));
    answer_.lower_bound = std::max(answer_.lower_bound, spanning_tree_bound(*stops_, answer_.cost, rounds, budget_));
  }

  bool open() const { return answer_.lower_bound < answer_.cost; }

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
