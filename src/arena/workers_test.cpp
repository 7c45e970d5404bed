#include "arena/workers.hpp"

#include <gtest/gtest.h>

#include <new>
#include <thread>
#include <tuple>

namespace ariadne {
namespace {

TEST(Workers, there_are_no_more_than_tasks_and_at_least_one) {
  for (const auto& [jobs, tasks, expected] : {std::tuple(3, 10u, 3), std::tuple(8, 2u, 2), std::tuple(1, 5u, 1)}) {
    std::atomic<int> calls = 0;
    run_workers(jobs, tasks, [&](const std::atomic<bool>&) { ++calls; });
    EXPECT_EQ(calls, expected);
  }
  std::atomic<int> calls = 0;
  run_workers(0, 100, [&](const std::atomic<bool>&) { ++calls; });
  EXPECT_GE(calls, 1);
}

TEST(Workers, what_one_throws_ends_the_others_and_is_thrown_on) {
  std::atomic<int> ended = 0, number = 0;
  const auto work = [&](const std::atomic<bool>& failed) {
    if (number++ == 0) throw std::bad_alloc();
    while (!failed) std::this_thread::yield();
    ++ended;
  };
  EXPECT_THROW(run_workers(4, 4, work), std::bad_alloc);
  EXPECT_EQ(ended, 3);
}

}  // namespace
}  // namespace ariadne
