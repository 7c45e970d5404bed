#include "apps/format.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(ReadSize, a_number_and_a_unit_are_bytes) {
  EXPECT_EQ(read_size("1K").value(), 1024u);
  EXPECT_EQ(read_size("512M").value(), 536'870'912u);
  EXPECT_EQ(read_size("4G").value(), 4'294'967'296u);
  EXPECT_EQ(read_size("1024G").value(), 1'099'511'627'776u);
}

TEST(ReadSize, everything_else_is_refused) {
  for (const char* wrong : {"", "G", "5", "0M", "-1M", "1.5G", "1 G", "1GB", "1g", "1025G", "99999999999999999999G"}) {
    EXPECT_FALSE(read_size(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace ariadne
