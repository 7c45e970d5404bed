#include "core/duration.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

TEST(Duration, has_a_number_and_a_unit) {
  EXPECT_EQ(read_duration("500ms").value(), 500ms);
  EXPECT_EQ(read_duration("2s").value(), 2s);
  EXPECT_EQ(read_duration("1440m").value(), 24h);
  EXPECT_EQ(read_duration("2h").value(), 2h);
  for (const char* text : {"", "5", "s", "0s", "-1s", "25h", "1441m", "5 s", "99999999999999999999s"}) {
    EXPECT_FALSE(read_duration(text)) << text;
  }
}

TEST(Duration, may_be_a_decimal_of_whole_milliseconds) {
  EXPECT_EQ(read_duration("1.5s").value(), 1500ms);
  EXPECT_EQ(read_duration("0.1s").value(), 100ms);
  EXPECT_EQ(read_duration("2.00s").value(), 2s);
  EXPECT_EQ(read_duration("0.001s").value(), 1ms);
  EXPECT_EQ(read_duration("2.5m").value(), 150s);
  EXPECT_EQ(read_duration("24.0h").value(), 24h);
  for (const char* text : {"1.s", ".5s", ".s", "1..5s", "1,5s", "1.5", "0.5ms", "0.0005s", "1.0005s", "0.0s", "24.001h",
                           "1e3s", "+1s", "0.0000000001h"}) {
    EXPECT_FALSE(read_duration(text)) << text;
  }
}

TEST(Duration, that_is_refused_is_answered_with_all_units) {
  EXPECT_EQ(read_duration("2x").error().message,
            "'2x' is not a duration; expected 500ms, 1.5s, 2m or 1h, at most a day");
  EXPECT_EQ(read_duration("2x").error().hint, "");
  EXPECT_EQ(read_duration("500").error().hint, "Give it a unit, as in 500ms or 500s.");
  EXPECT_EQ(read_duration("0").error().hint, "") << "no unit helps";
}

TEST(Duration, is_read_again_as_it_is_written) {
  for (const auto duration : {1ms, 999ms, 1000ms, 1500ms, 60'000ms, 90'000ms}) {
    EXPECT_EQ(read_duration(duration_text(duration)).value(), duration);
  }
  EXPECT_EQ(duration_text(90s), "90s");
}

}  // namespace
}  // namespace ariadne
