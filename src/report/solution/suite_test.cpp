#include "report/solution/suite.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/solution/test_text.hpp"

namespace ariadne {
namespace {

SuiteRow row_of(std::optional<double> score, std::optional<double> expected) {
  SuiteRow row;
  row.move = "d3";
  row.score = score;
  row.expected = expected;
  return row;
}

TEST(Suite, a_row_is_right_wrong_unsolved_or_has_nothing_to_be_compared_with) {
  EXPECT_EQ(row_of(4, 4).verdict(), SuiteVerdict::right);
  EXPECT_EQ(row_of(4, 6).verdict(), SuiteVerdict::wrong);
  EXPECT_EQ(row_of({}, 6).verdict(), SuiteVerdict::unsolved);
  EXPECT_EQ(row_of({}, {}).verdict(), SuiteVerdict::unsolved);
  EXPECT_EQ(row_of(4, {}).verdict(), SuiteVerdict::unknown);
}

TEST(Suite, passes_if_everything_was_solved_and_nothing_otherwise_than_expected) {
  EXPECT_TRUE((SuiteSummary{{row_of(4, 4), row_of(4, {})}}).passed());
  EXPECT_FALSE((SuiteSummary{{row_of(4, 4), row_of(4, 6)}}).passed());
  EXPECT_FALSE((SuiteSummary{{row_of(4, 4), row_of({}, {})}}).passed());
}

TEST(Suite, each_kind_of_row_is_marked_and_counted_by_itself) {
  EXPECT_FALSE(says(suite_row_text(1, row_of(4, 4)), "WRONG"));
  EXPECT_TRUE(says(suite_row_text(1, row_of(4, 6)), "  WRONG\n"));
  EXPECT_TRUE(says(suite_row_text(1, row_of({}, 6)), "  not solved\n"));
  const SuiteSummary all{{row_of(4, 4), row_of(2, 2), row_of(4, 6), row_of({}, 6), row_of(4, {})}};
  EXPECT_TRUE(says(suite_total(all),
                   "5 positions: 2 as expected, 1 wrong, 1 not solved, 1 without a known score; 0 nodes in "));
  EXPECT_TRUE(says(suite_total({}), "0 positions; "));
}

TEST(Suite, json_has_the_verdict_and_is_right_only_where_there_is_something_to_compare) {
  const SuiteSummary all{{row_of(4, 4), row_of(4, 6), row_of({}, 6), row_of(4, {})}};
  const Json rows = suite_json(find_game("reversi").value().game->info(), all)["positions"];
  const std::vector<std::pair<std::string, Json>> expected = {
      {"right", true}, {"wrong", false}, {"unsolved", nullptr}, {"unknown", nullptr}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(rows[i]["verdict"], expected[i].first);
    EXPECT_EQ(rows[i]["right"], expected[i].second);
  }
}

}  // namespace
}  // namespace ariadne
