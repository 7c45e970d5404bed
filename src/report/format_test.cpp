#include "report/format.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

TEST(Format, times_are_in_the_unit_that_fits) {
  EXPECT_EQ(short_time(0us), "0 us");
  EXPECT_EQ(short_time(571us), "571 us");
  EXPECT_EQ(short_time(999us), "999 us");
  EXPECT_EQ(short_time(1ms), "1.0 ms");
  EXPECT_EQ(short_time(9ms), "9.0 ms");
  EXPECT_EQ(short_time(999ms), "999.0 ms");
  EXPECT_EQ(short_time(1s), "1.00 s");
  EXPECT_EQ(short_time(90s), "90.00 s");
}

TEST(Format, what_is_guessed_has_no_decimals) {
  EXPECT_EQ(rough_time(0s), "0 s");
  EXPECT_EQ(rough_time(99s), "99 s");
  EXPECT_EQ(rough_time(100s), "2 min");
  EXPECT_EQ(rough_time(99min), "99 min");
  EXPECT_EQ(rough_time(100min), "2 h");
}

TEST(Format, large_counts_have_commas_and_rates_letters) {
  EXPECT_EQ(with_commas(999), "999");
  EXPECT_EQ(with_commas(1000), "1,000");
  EXPECT_EQ(with_commas(1234567), "1,234,567");
  EXPECT_EQ(counted(1, "node", "nodes"), "1 node");
  EXPECT_EQ(counted(0, "node", "nodes"), "0 nodes");
  EXPECT_EQ(short_count(1, "node", "nodes"), "1 node");
  EXPECT_EQ(short_count(950, "node", "nodes"), "950 nodes");
  EXPECT_EQ(short_count(11'529'024, "node", "nodes"), "11.5 M nodes");
  EXPECT_EQ(rate(999, 1s, "nodes"), "999 nodes/s");
  EXPECT_EQ(rate(3000, 2s, "nodes"), "1.5 k nodes/s");
  EXPECT_EQ(rate(12'340'000, 1s, "nodes"), "12.3 M nodes/s");
  EXPECT_EQ(rate(5, 0s, "nodes"), "0 nodes/s") << "nothing is divided by no time";
}

}  // namespace
}  // namespace ariadne
