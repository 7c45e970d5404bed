#include "search/metered.hpp"

#include <gtest/gtest.h>
#include <tsl/robin_set.h>

namespace ariadne {
namespace {

TEST(MeteredVector, counts_what_it_holds_and_gives_it_back) {
  Budget budget;
  {
    MeteredVector<std::uint64_t> numbers(budget);
    for (std::uint64_t i = 0; i < 100; ++i) EXPECT_TRUE(numbers.push(i));
    EXPECT_EQ(numbers[99], 99u);
    EXPECT_EQ(budget.held(), 128 * sizeof(std::uint64_t));
    numbers.shrink();
    EXPECT_EQ(budget.held(), 100 * sizeof(std::uint64_t));
    MeteredVector<std::uint64_t> others = std::move(numbers);
    EXPECT_EQ(budget.held(), 100 * sizeof(std::uint64_t));
    others = MeteredVector<std::uint64_t>(budget);
    EXPECT_EQ(budget.held(), 0u);
    EXPECT_TRUE(others.assign(7, 1));
    EXPECT_EQ(budget.held(), 7 * sizeof(std::uint64_t));
  }
  EXPECT_EQ(budget.held(), 0u);
}

TEST(MeteredVector, leaves_out_what_there_is_no_memory_for) {
  Budget budget({.memory = 48 * sizeof(int)});
  MeteredVector<int> numbers(budget);
  // 16, then 32 beside them; then there would be 64 beside 32.
  for (int i = 0; i < 32; ++i) EXPECT_TRUE(numbers.push(i));
  EXPECT_FALSE(budget.spent());
  EXPECT_FALSE(numbers.push(32));
  EXPECT_EQ(numbers.size(), 32u);
  EXPECT_EQ(budget.stopped(), StopReason::memory);
}

// The allocator of a table, that knows how much is really there.
std::size_t allocated = 0, max_allocated = 0;
template <class T>
struct CountingAllocator {
  using value_type = T;
  CountingAllocator() = default;
  template <class U>
  CountingAllocator(const CountingAllocator<U>&) {}
  T* allocate(std::size_t count) {
    allocated += count * sizeof(T);
    max_allocated = std::max(max_allocated, allocated);
    return std::allocator<T>().allocate(count);
  }
  void deallocate(T* place, std::size_t count) {
    allocated -= count * sizeof(T);
    std::allocator<T>().deallocate(place, count);
  }
  bool operator==(const CountingAllocator&) const { return true; }
};
struct LargeKey {
  std::array<std::uint64_t, 4> words;
  bool operator==(const LargeKey&) const = default;
};
struct LargeHash {
  std::size_t operator()(const LargeKey& key) const { return key.words[0] * 0x9E3779B97F4A7C15u; }
};

TEST(MeteredTable, counts_what_it_really_allocates_and_never_goes_beyond) {
  using Table = tsl::robin_set<LargeKey, LargeHash, std::equal_to<>, CountingAllocator<LargeKey>>;
  constexpr std::size_t kLimit = 1'000'000;
  Budget budget({.memory = kLimit});
  {
    MeteredTable<Table> table(budget, LargeHash{});
    std::uint64_t count = 0;
    while (table.make_room()) {
      table->insert({{count++, 0, 0, 0}});
      ASSERT_NEAR(static_cast<double>(budget.held()), static_cast<double>(allocated), 64);
    }
    EXPECT_EQ(table->size(), count);
    EXPECT_GT(count, 4000u);
    EXPECT_GT(max_allocated, kLimit / 4);
    EXPECT_LE(max_allocated, kLimit);
    EXPECT_EQ(budget.stopped(), StopReason::memory);
  }
  EXPECT_EQ(allocated, 0u);
}

}  // namespace
}  // namespace ariadne
