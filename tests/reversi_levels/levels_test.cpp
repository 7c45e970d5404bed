#include <gtest/gtest.h>

#include "reversi_levels/found.hpp"

namespace ariadne {
namespace {

TEST(ReversiLevels, code_for_any_processor_finds_what_that_for_this_machine_finds) {
  ASSERT_GT(found_native().size(), 100u);
  EXPECT_EQ(found_portable(), found_native());
}

#if defined(RUNS_V3)
TEST(ReversiLevels, code_for_level_3_finds_what_that_for_this_machine_finds) { EXPECT_EQ(found_v3(), found_native()); }
#endif

#if defined(RUNS_V4)
TEST(ReversiLevels, code_for_level_4_finds_what_that_for_this_machine_finds) { EXPECT_EQ(found_v4(), found_native()); }
#endif

}  // namespace
}  // namespace ariadne
