#include "agents/algorithms/memory_size.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

Settings settings_of(const std::string& text) {
  const std::vector<Parameter> parameters = {MemorySize::parameter("hash", "")};
  return check_settings(text, parameters, "engine").value();
}
std::size_t size_by(const Limits& limits, const std::string& settings = "") {
  return MemorySize::of(settings_of(settings), "hash", limits, 256, 1024);
}
std::uint64_t limit_by(const Limits& limits, const std::string& settings) {
  return MemorySize::limits(settings_of(settings), "hash", limits).memory;
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

TEST(MemorySize, unless_it_is_given_it_is_no_more_than_may_be_taken) {
  EXPECT_EQ(size_by({.memory = 2 * kMebibyte}), 2 * kMebibyte);
  EXPECT_EQ(size_by({.memory = 1}), 1024u);
  EXPECT_EQ(size_by({.memory = 0}), 64 * kMebibyte);
}

TEST(MemorySize, what_is_given_replaces_the_default_limit_but_none_that_was_set) {
  EXPECT_EQ(limit_by({}, "hash=8G"), 8192 * kMebibyte);
  EXPECT_EQ(limit_by({}, ""), kDefaultMemory);
  EXPECT_EQ(limit_by({.memory = 0}, "hash=8G"), 8192 * kMebibyte);
  EXPECT_EQ(limit_by({.memory = 256 * kMebibyte}, "hash=512M"), 256 * kMebibyte);
}

TEST(MemorySize, what_may_not_be_taken_is_refused_with_the_size_that_may) {
  const auto check = [](const Limits& limits, const std::string& settings) {
    return MemorySize::check(settings_of(settings), "hash", limits);
  };
  EXPECT_TRUE(check({}, "hash=8G"));
  EXPECT_TRUE(check({.memory = 0}, "hash=8G"));
  EXPECT_TRUE(check({.memory = 256 * kMebibyte}, "hash=256M"));
  EXPECT_TRUE(check({.memory = kMebibyte}, "")) << "it takes less by itself";
  ASSERT_FALSE(check({.memory = 256 * kMebibyte}, "hash=512M"));
  EXPECT_EQ(check({.memory = 256 * kMebibyte}, "hash=512M").error().message,
            "hash is 512M, and may be at most 256 MiB here");
}

}  // namespace
}  // namespace ariadne
