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
  EXPECT_EQ(budget.stopped(), StopReason::interrupted);
}

TEST(Budget, time_that_has_passed_spends_it) {
  Budget budget({0, std::chrono::milliseconds(1)});
  while (budget.elapsed() < std::chrono::milliseconds(2)) {
  }
  nodes_until_spent(budget, 10'000);
  EXPECT_EQ(budget.stopped(), StopReason::time);
}

TEST(Budget, steps_that_are_no_nodes_look_at_the_clock_too) {
  const std::atomic<bool> stop = true;
  Budget budget({}, &stop);
  for (int i = 0; i < 1000; ++i) budget.count_steps(1000);
  EXPECT_EQ(budget.stopped(), StopReason::interrupted);
  EXPECT_EQ(budget.nodes(), 0u);
}

TEST(Budget, memory_is_refused_beyond_the_limit_and_given_back) {
  Budget budget({.memory = 100});
  EXPECT_TRUE(budget.claim(60));
  EXPECT_TRUE(budget.claim(40));
  budget.release(50);
  EXPECT_TRUE(budget.claim(50));
  EXPECT_FALSE(budget.spent());
  EXPECT_FALSE(budget.claim(1));
  EXPECT_EQ(budget.stopped(), StopReason::memory);
}

TEST(Budget, no_limit_on_memory_is_none) {
  Budget budget({.memory = 0});
  EXPECT_TRUE(budget.claim(std::size_t{1} << 60));
}

TEST(Budget, the_first_reason_to_stop_counts) {
  Budget budget({.nodes = 1, .memory = 1});
  budget.count_node();
  EXPECT_FALSE(budget.claim(2));
  EXPECT_EQ(budget.stopped(), StopReason::nodes);
}

}  // namespace
}  // namespace ariadne
