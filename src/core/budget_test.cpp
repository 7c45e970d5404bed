#include "core/budget.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

std::uint64_t nodes_until_spent(Budget& budget, std::uint64_t most) {
  while (!budget.spent() && budget.nodes() < most) budget.count_node();
  return budget.nodes();
}

TEST(Budget, a_limit_on_nodes_is_exact) {
  for (const std::uint64_t limit : {1u, 100u, 4095u, 4096u, 4097u, 100'000u}) {
    Budget budget({limit, {}});
    EXPECT_EQ(nodes_until_spent(budget, 1'000'000), limit);
  }
}

TEST(Budget, without_limits_it_is_never_spent) {
  Budget budget;
  EXPECT_EQ(nodes_until_spent(budget, 100'000), 100'000u);
  EXPECT_FALSE(budget.spent());
}

TEST(Budget, a_request_to_stop_is_seen_soon) {
  std::atomic<bool> stop{false};
  Budget budget({}, &stop);
  EXPECT_EQ(nodes_until_spent(budget, 50'000), 50'000u);
  stop = true;
  EXPECT_LE(nodes_until_spent(budget, 1'000'000), 60'000u);
  EXPECT_TRUE(budget.spent());
}

TEST(Budget, time_that_has_passed_spends_it) {
  Budget budget({0, std::chrono::milliseconds(1)});
  while (budget.elapsed() < std::chrono::milliseconds(2)) {
  }
  nodes_until_spent(budget, 10'000);
  EXPECT_TRUE(budget.spent());
}

}  // namespace
}  // namespace ariadne
