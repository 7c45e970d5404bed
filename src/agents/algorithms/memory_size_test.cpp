#include "agents/algorithms/memory_size.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

std::size_t size_by(const Limits& limits, const std::string& settings = "") {
  const std::vector<Parameter> parameters = {MemorySize::parameter("hash", "")};
  return MemorySize::of(check_settings(settings, parameters, "engine").value(), "hash", limits, 256, 1024);
}

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

TEST(MemorySize, without_limits_it_is_the_default) { EXPECT_EQ(size_by({}), 64 * kMebibyte); }

TEST(MemorySize, few_nodes_or_little_time_get_as_much_as_they_can_fill) {
  EXPECT_EQ(size_by({.nodes = 100}), 25'600u);
  EXPECT_EQ(size_by({.nodes = 1}), 1024u);
  EXPECT_EQ(size_by({.nodes = 10'000'000}), 64 * kMebibyte);
  EXPECT_EQ(size_by({.time = 8ms}), 2 * kMebibyte);
  EXPECT_EQ(size_by({.time = 2s}), 64 * kMebibyte);
  EXPECT_EQ(size_by({.nodes = 100, .time = 2s}), 25'600u);
}

TEST(MemorySize, what_is_given_is_taken) { EXPECT_EQ(size_by({.nodes = 1, .time = 1ms}, "hash=4M"), 4 * kMebibyte); }

}  // namespace
}  // namespace ariadne
