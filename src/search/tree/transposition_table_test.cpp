#include "search/tree/transposition_table.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kSmall = TranspositionTable::kLeastBytes;  // 16 buckets of 4

TableEntry entry(int value, int depth, ValueBound bound = ValueBound::exact) {
  return {CompactValue::of(value, bound), 7, depth, false};
}
int value_in(const TableEntry& entry) { return entry.compact().as<int>(); }

TEST(CompactValue, an_integer_comes_back) {
  for (const int value : {0, 1, -1, 1'000'042, -1'000'042, INT32_MAX, INT32_MIN}) {
    const auto compact = CompactValue::of(value, ValueBound::at_most);
    EXPECT_EQ(compact.as<int>(), value);
    EXPECT_EQ(compact.bound, ValueBound::at_most);
  }
}

TEST(CompactValue, a_number_with_few_digits_comes_back_and_of_others_no_more_is_said_than_is_true) {
  Rng rng(1);
  for (int i = 0; i < 10'000; ++i) {
    const double value = i % 4 == 0 ? static_cast<double>(rng.below(1000)) - 499.5 : (rng.unit() - 0.5) * 1e4;
    const double low = CompactValue::of(value, ValueBound::at_least).as<double>();
    const double high = CompactValue::of(value, ValueBound::at_most).as<double>();
    ASSERT_LE(low, value);
    ASSERT_GE(high, value);
    ASSERT_LE(high - low, 1e-3);
    const auto exact = CompactValue::of(value, ValueBound::exact);
    if (i % 4 == 0) ASSERT_EQ(exact.bound, ValueBound::exact);
    if (exact.bound == ValueBound::exact) {
      ASSERT_EQ(exact.as<double>(), value);
    } else {
      ASSERT_EQ(exact.bound, ValueBound::at_least);
      ASSERT_LE(exact.as<double>(), value);
    }
  }
}

TEST(CompactValue, numbers_beyond_its_range_stay_bounds) {
  EXPECT_LE(CompactValue::of(1e300, ValueBound::exact).as<double>(), 1e300);
  EXPECT_GE(CompactValue::of(1e300, ValueBound::at_most).as<double>(), 1e300);
  EXPECT_LE(CompactValue::of(-1e300, ValueBound::at_least).as<double>(), -1e300);
}

class StoredEntries : public testing::Test {
 public:
  StoredEntries() { table.begin_search(budget); }
  Budget budget;
  TranspositionTable table{kSmall};
};

TEST_F(StoredEntries, what_was_put_is_found_by_its_key_only) {
  EXPECT_FALSE(table.find(0x50).is_known());
  EXPECT_FALSE(table.find(0).is_known()) << "an empty place is no entry of the key 0";
  table.put(0x50, entry(-3, 9, ValueBound::at_least));
  const TableEntry found = table.find(0x50);
  ASSERT_TRUE(found.is_known());
  EXPECT_EQ(value_in(found), -3);
  EXPECT_EQ(found.compact().bound, ValueBound::at_least);
  EXPECT_EQ(found.depth, 9);
  EXPECT_EQ(found.move, 7);
  EXPECT_EQ(found.cut_short, 0);
  EXPECT_FALSE(table.find(0x150).is_known()) << "the same bucket";
}

TEST_F(StoredEntries, of_one_position_the_last_entry_counts) {
  table.put(5, entry(1, 9));
  table.put(5, entry(2, 3));
  EXPECT_EQ(value_in(table.find(5)), 2);
}

// Keys that fall into one bucket.
std::uint64_t rival(int i) { return 3 + 0x100 * static_cast<std::uint64_t>(i); }

TEST_F(StoredEntries, in_a_full_bucket_the_least_deep_entry_goes) {
  for (const int depth : {5, 2, 7, 4}) table.put(rival(depth), entry(depth, depth));
  table.put(rival(6), entry(6, 6));
  EXPECT_FALSE(table.find(rival(2)).is_known());
  for (const int depth : {4, 5, 6, 7}) EXPECT_EQ(value_in(table.find(rival(depth))), depth);
}

TEST_F(StoredEntries, entries_of_earlier_searches_are_found_but_go_first) {
  table.put(rival(9), entry(9, 9));
  table.begin_search(budget);
  EXPECT_EQ(value_in(table.find(rival(9))), 9);
  for (const int depth : {1, 2, 3, 4}) table.put(rival(depth), entry(depth, depth));
  EXPECT_FALSE(table.find(rival(9)).is_known());
  for (const int depth : {1, 2, 3, 4}) EXPECT_TRUE(table.find(rival(depth)).is_known());
}

TEST_F(StoredEntries, it_tells_how_much_of_it_this_search_has_filled) {
  EXPECT_EQ(table.permille_used(), 0);
  for (std::uint64_t key = 0; key < 32; ++key) table.put(key, entry(1, 1));  // of 64 places
  EXPECT_EQ(table.permille_used(), 500);
  table.begin_search(budget);
  EXPECT_EQ(table.permille_used(), 0);
}

TEST_F(StoredEntries, what_is_forgotten_leaves_no_trace) {
  for (std::uint64_t key = 0; key < 200; ++key) table.put(mix(key), entry(1, 20));
  table.forget();
  table.begin_search(budget);
  for (std::uint64_t key = 0; key < 200; ++key) EXPECT_FALSE(table.find(mix(key)).is_known());
}

TEST(TranspositionTable, it_takes_no_more_memory_than_it_may) {
  EXPECT_EQ(TranspositionTable(kSmall).bytes(), kSmall);
  EXPECT_EQ(TranspositionTable(3 << 20).bytes(), std::size_t{2} << 20);
  Budget small({.memory = kSmall - 1});
  TranspositionTable table(kSmall);
  table.begin_search(small);
  EXPECT_EQ(small.stopped(), StopReason::memory);
  Budget enough({.memory = kSmall});
  table.begin_search(enough);
  EXPECT_FALSE(enough.spent());
  EXPECT_EQ(enough.held(), kSmall);
}

}  // namespace
}  // namespace ariadne
