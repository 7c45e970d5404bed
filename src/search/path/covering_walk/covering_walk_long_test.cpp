#include <gtest/gtest.h>

#include "search/path/covering_walk/covering_walk.hpp"
#include "search/path/covering_walk/graph.hpp"
#include "search/path/covering_walk/proof.hpp"
#include "search/path/covering_walk/samples.hpp"

namespace ariadne::covering {
namespace {

using samples::for_many_graphs, samples::torn_grid;

// What is found without any help: no upper bound, with and without the relaxation.
TEST(CoveringWalkProof, FindsTheShortestWithoutAnUpperBound) {
  int proofs = 0;
  for_many_graphs([&](const WalkGraph& graph, int shortest) {
    if (shortest <= 0) return;
    WalkGraph part = graph;
    const std::vector<int> distance = WalkDistances(graph).from(graph.start);
    std::erase_if(part.edges, [&](const WalkEdge& edge) { return distance[static_cast<std::size_t>(edge.a)] < 0; });
    Budget unlimited;
    const WalkKernel kernel = reduce_to_kernel(part, unlimited).value();
    if (kernel.links.empty()) return;
    const auto plan = plan_frontier(kernel);
    ASSERT_TRUE(plan);
    for (const std::size_t entries : {0u, 1'000'000u}) {
      Budget budget;
      const DegreeRelaxation relaxation(kernel, *plan, entries, budget);
      ASSERT_LE(relaxation.completion(0, {}), shortest);
      const auto search = [&](int bound) {
        return search_kernel(kernel, *plan, relaxation, part.edges.size(), bound, budget);
      };
      const ProofResult free = search(kNever);
      ASSERT_EQ(free.cost, shortest);
      ASSERT_EQ(covering_walk_length(part, trail_of(part, free.uses.value())), shortest);
      ASSERT_FALSE(search(shortest).uses) << "nothing is cheaper";
      ++proofs;
    }
  });
  EXPECT_GT(proofs, 1000);
}

TEST(CoveringWalk, WithoutProofIsCloseToTheBoundWhereProofsAreHard) {
  const WalkGraph graph = torn_grid(40, 40);
  Budget budget;
  const WalkAnswer answer = shortest_covering_walk(graph, budget, {.upper_bound_only = true});
  EXPECT_FALSE(answer.proven);
  EXPECT_FALSE(budget.spent());
  EXPECT_EQ(covering_walk_length(graph, answer.walk.value()), answer.cost);
  EXPECT_LT(answer.cost, answer.lower_bound * 11 / 10);
}

}  // namespace
}  // namespace ariadne::covering
