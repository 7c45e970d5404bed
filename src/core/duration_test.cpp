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
  for (const char* text : {"", "5", "s", "0s", "-1s", "25h", "1441m", "1.5s", "5 s", "99999999999999999999s"}) {
    EXPECT_FALSE(read_duration(text)) << text;
  }
}

TEST(Duration, is_read_again_as_it_is_written) {
  for (const auto duration : {1ms, 999ms, 1000ms, 1500ms, 60'000ms, 90'000ms}) {
    EXPECT_EQ(read_duration(duration_text(duration)).value(), duration);
  }
  EXPECT_EQ(duration_text(90s), "90s");
}

}  // namespace
}  // namespace ariadne
