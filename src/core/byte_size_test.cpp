#include "core/byte_size.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(ByteSize, a_size_is_a_whole_number_of_a_binary_unit) {
  EXPECT_EQ(read_byte_size("1K").value(), 1024u);
  EXPECT_EQ(read_byte_size("512M").value(), 512u << 20);
  EXPECT_EQ(read_byte_size("4G").value(), std::uint64_t{4} << 30);
  for (const auto* wrong :
       {"", "512", "M", "0M", "-1M", "1.5G", "1 G", "4g", "4GB", "99999999999999999999M", "9999999999G"}) {
    const auto read = read_byte_size(wrong);
    ASSERT_FALSE(read) << wrong;
    EXPECT_NE(read.error().message.find("512M"), std::string::npos);
  }
}

TEST(ByteSize, the_largest_size_is_a_pebibyte) {
  EXPECT_EQ(read_byte_size("1048576G").value(), std::uint64_t{1} << 50);
  EXPECT_FALSE(read_byte_size("1048577G"));
}

TEST(ByteSize, a_size_is_written_in_the_largest_unit_that_fits) {
  EXPECT_EQ(byte_size_text(0), "0 bytes");
  EXPECT_EQ(byte_size_text(1023), "1023 bytes");
  EXPECT_EQ(byte_size_text(1024), "1 KiB");
  EXPECT_EQ(byte_size_text(1024 * 1536), "1.5 MiB");
  EXPECT_EQ(byte_size_text(std::uint64_t{42} << 20), "42 MiB");
  EXPECT_EQ(byte_size_text(std::uint64_t{5000} << 30), "5000 GiB");
}

}  // namespace
}  // namespace ariadne
