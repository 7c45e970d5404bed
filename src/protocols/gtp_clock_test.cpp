#include "protocols/gtp_clock.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

TEST(GtpClock, without_settings_or_without_moves_in_a_period_there_is_none) {
  for (const GtpClock& clock : {GtpClock(), GtpClock({0ms, 0ms, 0}), GtpClock({60s, 10s, 0})}) {
    EXPECT_FALSE(clock.state().left);
    EXPECT_TRUE(clock.limits().none());
  }
}

TEST(GtpClock, main_time_runs_out) {
  GtpClock clock({60s, 0s, 0});
  EXPECT_EQ(clock.state().left, 60s);
  EXPECT_TRUE(clock.state().to_be_spent);
  clock.spend(20s);
  EXPECT_EQ(clock.state().left, 40s);
  EXPECT_TRUE(clock.limits().none());
  clock.spend(50s);
  EXPECT_EQ(clock.state().left, 0s);
}

TEST(GtpClock, main_time_can_be_overdrawn_by_a_move_of_the_period) {
  EXPECT_EQ(GtpClock({60s, 30s, 10}).state().left, 63s);
}

TEST(GtpClock, in_a_period_each_move_gets_its_share) {
  GtpClock clock({0s, 100s, 10});
  EXPECT_FALSE(clock.state().left);
  EXPECT_EQ(clock.limits().time, 9500ms);
  clock.spend(28s);
  EXPECT_EQ(clock.limits().time, 7600ms);  // 72 s for 9 moves
}

TEST(GtpClock, a_period_begins_again_after_its_last_move) {
  GtpClock clock({0s, 10s, 2});
  clock.spend(5s);
  clock.spend(1s);
  EXPECT_EQ(clock.limits().time, 4750ms);
}

TEST(GtpClock, the_move_that_ends_main_time_counts_in_the_first_period) {
  GtpClock clock({10s, 100s, 10});
  clock.spend(19s);
  EXPECT_EQ(clock.limits().time, 9606ms);  // 91 s for 9 moves: 10.111 s, less 0.505 s
}

TEST(GtpClock, a_move_that_takes_the_rest_of_main_time_is_none_of_the_period) {
  GtpClock clock({10s, 100s, 10});
  clock.spend(10s);
  EXPECT_EQ(clock.limits().time, 9500ms);  // 100 s for 10 moves
}

TEST(GtpClock, what_is_told_is_believed) {
  GtpClock clock;
  clock.set_left(30s, 0);
  EXPECT_EQ(clock.state().left, 30s);
  clock.set_left(30s, 3);
  EXPECT_FALSE(clock.state().left);
  EXPECT_EQ(clock.limits().time, 9500ms);
}

TEST(GtpClock, without_time_there_is_still_a_moment) {
  GtpClock clock;
  clock.set_left(0s, 3);
  EXPECT_EQ(clock.limits().time, 1ms);
}

}  // namespace
}  // namespace ariadne
