#include "core/budget.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace ariadne {
namespace {

std::uint64_t nodes_until_spent(Budget& budget, std::uint64_t max) {
  while (!budget.spent() && budget.nodes() < max) budget.count_node();
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

void count_slow_node(Budget& budget) {
  const auto end = budget.elapsed() + std::chrono::microseconds(100);
  while (budget.elapsed() < end) {
  }
  budget.count_node();
}

// As where each node makes the system clear a page.
TEST(Budget, once_nodes_take_long_the_clock_is_checked_more_often) {
  Budget budget;
  int looks = 0;
  budget.at_looks([&] { ++looks; });
  for (std::uint64_t i = 0; i < 4 * Budget::kStride; ++i) budget.count_node();
  for (int slow_looks = 0; slow_looks < 6;) {
    looks = 0;
    count_slow_node(budget);
    slow_looks += looks;
  }
  looks = 0;
  for (int i = 0; i < 200; ++i) count_slow_node(budget);
  EXPECT_GE(looks, 5);  // not only every 4096 nodes
}

TEST(Budget, steps_that_are_not_nodes_check_the_clock_too) {
  const std::atomic<bool> stop = true;
  Budget budget({}, &stop);
  for (int i = 0; i < 1000; ++i) budget.count_steps(1000);
  EXPECT_EQ(budget.stopped(), StopReason::interrupted);
  EXPECT_EQ(budget.nodes(), 0u);
}

TEST(Budget, a_thread_that_leaves_stays_away_and_the_others_go_on) {
  Control control;
  Budget leaving(control), staying(control);
  leaving.leave();
  EXPECT_EQ(nodes_until_spent(leaving, 10'000), 0u);
  leaving.look();
  EXPECT_EQ(leaving.stopped(), StopReason::interrupted);
  EXPECT_EQ(nodes_until_spent(staying, 10'000), 10'000u);
  EXPECT_EQ(control.stopped(), StopReason::none);
}

TEST(Budget, whoever_wants_to_tell_something_is_called_whenever_the_clock_is_checked) {
  Budget budget;
  int calls = 0;
  budget.at_looks([&] { ++calls; });
  budget.look();
  EXPECT_EQ(calls, 1);
  nodes_until_spent(budget, 10 * Budget::kStride);
  EXPECT_GE(calls, 11);  // more often at first, and where a look comes late
}

TEST(Budget, memory_is_refused_beyond_the_limit_and_given_back) {
  Budget budget({.memory = 100});
  EXPECT_TRUE(budget.claim(60));
  EXPECT_TRUE(budget.claim(40));
  EXPECT_EQ(budget.held(), 100u);
  budget.release(50);
  EXPECT_EQ(budget.held(), 50u);
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

TEST(Budget, whoever_asks_for_memory_may_exceed_the_default_limit_but_none_that_was_set) {
  EXPECT_EQ(memory_granted({}, 2 * kDefaultMemory), 2 * kDefaultMemory);
  EXPECT_EQ(memory_granted({}, 5), 5u);
  EXPECT_EQ(memory_granted({.memory = 0}, 5), 5u);
  EXPECT_EQ(memory_granted({.memory = 4}, 5), 4u);
  EXPECT_EQ(memory_granted({.memory = 6}, 5), 5u);
}

TEST(Budget, the_tighter_of_two_limits_holds_and_none_gives_way) {
  const Limits both = tighter({.nodes = 5, .time = std::chrono::milliseconds(0), .memory = 9},
                              {.nodes = 7, .time = std::chrono::milliseconds(3), .memory = 0});
  EXPECT_EQ(both, (Limits{.nodes = 5, .time = std::chrono::milliseconds(3), .memory = 9}));
  EXPECT_TRUE(Limits{}.none());
  EXPECT_FALSE(Limits{.soft_time = std::chrono::milliseconds(1)}.none());
}

TEST(Control, what_several_budgets_count_is_added_up_and_limited_together) {
  Control control({.nodes = 20'000});
  Budget first(control), second(control);
  while (!first.spent() && !second.spent()) {
    first.count_node();
    second.count_node();
  }
  first.look();
  second.look();
  EXPECT_TRUE(first.spent() && second.spent());
  EXPECT_EQ(first.stopped(), StopReason::nodes);
  EXPECT_EQ(control.nodes(), first.nodes() + second.nodes());
  EXPECT_GE(control.nodes(), 20'000u);
  EXPECT_LE(control.nodes(), 20'000u + 2 * Budget::kStride);
}

TEST(Control, a_budget_adds_its_last_nodes_when_it_ends) {
  Control control;
  {
    Budget budget(control);
    nodes_until_spent(budget, 5000);
  }
  EXPECT_EQ(control.nodes(), 5000u);
  Budget budget(control);
  EXPECT_EQ(budget.nodes(), 0u);  // its own
}

TEST(Control, a_budget_begins_with_what_the_others_left) {
  Control control({.nodes = 1000});
  {
    Budget budget(control);
    nodes_until_spent(budget, 400);
  }
  Budget rest(control);
  EXPECT_EQ(nodes_until_spent(rest, 5000), 600u);
  EXPECT_TRUE(Budget(control).spent());
}

TEST(Control, threads_that_search_together_stop_together_for_any_reason) {
  constexpr int kThreads = 2;
  const auto nodes_of_each = [](Control& control) {
    std::vector<std::uint64_t> nodes(kThreads);
    {
      std::vector<std::jthread> threads;
      for (auto& each : nodes) {
        threads.emplace_back([&] {
          Budget budget(control);
          each = nodes_until_spent(budget, 1'000'000'000'000);
        });
      }
    }
    return nodes;
  };
  Control limited({.nodes = 1'000'000});
  const auto nodes = nodes_of_each(limited);
  EXPECT_EQ(limited.nodes(), nodes[0] + nodes[1]);
  EXPECT_GE(limited.nodes(), 1'000'000u);
  EXPECT_LE(limited.nodes(), 1'000'000u + kThreads * Budget::kStride);
  EXPECT_EQ(limited.stopped(), StopReason::nodes);

  Control timed({.time = std::chrono::milliseconds(5)});
  nodes_of_each(timed);
  EXPECT_EQ(timed.stopped(), StopReason::time);

  std::atomic<bool> stop = false;
  Control outside({}, &stop), inside;
  const std::jthread stops([&] {
    stop = true;
    inside.stop();
  });
  nodes_of_each(outside);
  nodes_of_each(inside);
  EXPECT_EQ(outside.stopped(), StopReason::interrupted);
  EXPECT_EQ(inside.stopped(), StopReason::interrupted);
}

TEST(Control, memory_is_claimed_for_all_threads_together) {
  Control control({.memory = 2'000'000});
  const auto claim_all = [&] {
    Budget budget(control);
    std::size_t claimed = 0;
    while (budget.claim(1)) ++claimed;
    EXPECT_EQ(budget.stopped(), StopReason::memory);
    return claimed;
  };
  std::size_t other = 0, own = 0;
  {
    const std::jthread thread([&] { other = claim_all(); });
    own = claim_all();
  }
  EXPECT_EQ(own + other, 2'000'000u);
  control.release(own + other);
  EXPECT_TRUE(control.claim(2'000'000));
}

TEST(Control, the_soft_deadline_ends_no_depth_but_begins_none) {
  Control control({.soft_time = std::chrono::milliseconds(1)});
  Budget budget(control);
  EXPECT_TRUE(Budget().allows_new_depth());
  while (budget.elapsed() < std::chrono::milliseconds(2)) {
  }
  budget.look();
  EXPECT_FALSE(budget.spent());
  EXPECT_FALSE(budget.allows_new_depth());
}

TEST(Control, the_first_reason_to_stop_stays) {
  Control control;
  control.stop(StopReason::time);
  control.stop();
  EXPECT_EQ(control.stopped(), StopReason::time);
  EXPECT_TRUE(Budget(control).spent());
}

}  // namespace
}  // namespace ariadne
