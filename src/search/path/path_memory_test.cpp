// Every search keeps to the memory it is given, and says that it was too little.
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "search/path/bidirectional.hpp"
#include "search/path/check_heuristic.hpp"
#include "search/path/ida_star.hpp"

namespace ariadne {
namespace {

// All numbers of this many bits; a step flips one bit. No search finishes before it has seen many of them.
class Bits {
 public:
  using State = std::uint32_t;
  using Action = std::uint32_t;
  using Cost = int;

  explicit Bits(std::uint32_t bits = 20) : bits_(bits) {}

  State start() const { return 0; }
  State goal() const { return (1u << bits_) - 1; }
  bool is_goal(State state) const { return state == goal(); }
  std::uint64_t hash(State state) const { return mix(state); }
  template <class Visit>
  void for_each_successor(State state, const Visit& visit) const {
    for (std::uint32_t bit = 0; bit < bits_; ++bit) visit(bit, state ^ (1u << bit), 1);
  }
  template <class Visit>
  void for_each_goal(const Visit& visit) const {
    visit(goal());
  }
  template <class Visit>
  void for_each_predecessor(State state, const Visit& visit) const {
    for_each_successor(state, visit);
  }

 private:
  std::uint32_t bits_;
};

// The same, with states that are numbered.
struct NumberedBits : Bits {
  std::size_t state_count() const { return goal() + std::size_t{1}; }
  std::size_t number(State state) const { return state; }
};

constexpr auto kNothing = [](std::uint32_t) { return 0; };
constexpr std::size_t kMegabyte = 1'000'000;

template <class Search>
void expect_stop_for_memory(const Search& search) {
  for (const std::size_t memory : {std::size_t{1}, std::size_t{1000}, kMegabyte}) {
    Budget budget({.memory = memory});
    const auto stopped = search(budget);
    EXPECT_EQ(stopped, StopReason::memory) << memory;
    EXPECT_TRUE(budget.claim(memory)) << "nothing is held any more";
  }
}

TEST(PathMemory, a_search_with_a_frontier_stops_for_it) {
  expect_stop_for_memory([](Budget& budget) { return breadth_first(Bits(), budget).stopped; });
  expect_stop_for_memory([](Budget& budget) { return depth_first(NumberedBits(), budget).stopped; });
  const auto cost = [](int cost_so_far, std::uint32_t) { return cost_so_far; };
  expect_stop_for_memory([&](Budget& budget) { return best_first(NumberedBits(), cost, budget).stopped; });
  const auto fraction = [](int cost_so_far, std::uint32_t) { return cost_so_far * 0.5; };
  expect_stop_for_memory([&](Budget& budget) { return best_first(Bits(), fraction, budget).stopped; });
}

TEST(PathMemory, iterative_deepening_stops_for_it) {
  expect_stop_for_memory([](Budget& budget) { return ida_star(Bits(), kNothing, budget).stopped; });
}

TEST(PathMemory, bidirectional_search_stops_for_it) {
  expect_stop_for_memory([](Budget& budget) { return bidirectional(Bits(), budget).stopped; });
}

TEST(PathMemory, the_check_of_a_heuristic_stops_for_it) {
  expect_stop_for_memory([](Budget& budget) {
    const Bits problem;
    const StateSpace<Bits> space(problem, budget);
    return check_heuristic(space, kNothing, budget).stopped;
  });
}

int cost_of(const PathResultOf<Bits>& result) { return result.plan ? result.plan->cost : -1; }

TEST(PathMemory, enough_memory_makes_no_difference) {
  const Bits problem(10);
  Budget budget({.memory = 10 * kMegabyte});
  EXPECT_EQ(cost_of(breadth_first(problem, budget)), 10);
  const auto bits_left = [](std::uint32_t state) { return 10 - std::popcount(state); };
  EXPECT_EQ(cost_of(ida_star(problem, bits_left, budget)), 10);
  EXPECT_EQ(cost_of(bidirectional(problem, budget)), 10);
  EXPECT_TRUE(budget.claim(10 * kMegabyte)) << "nothing is held any more";
}

}  // namespace
}  // namespace ariadne
