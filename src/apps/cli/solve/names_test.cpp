#include "apps/cli/solve/names.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

bool has(const Names& names, const std::string& name) { return std::ranges::count(names, name) == 1; }

TEST(PathNames, a_problem_has_its_own) {
  EXPECT_TRUE(has(algorithm_names("food"), "exact"));
  EXPECT_FALSE(has(algorithm_names("food"), "jps"));
  EXPECT_TRUE(has(algorithm_names("octile"), "jps"));
  EXPECT_EQ(heuristic_names("anyfood"), Names{"null"});
}

TEST(PathNames, where_no_problem_is_named_there_are_those_of_all_each_once) {
  for (const std::string name : {"bfs", "jps", "exact"}) EXPECT_TRUE(has(algorithm_names(""), name)) << name;
  for (const std::string name : {"null", "mst", "octile", "misplaced", "file"}) {
    EXPECT_TRUE(has(heuristic_names(""), name)) << name;
  }
}

}  // namespace
}  // namespace ariadne
