#include "report/text_table.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Table, words_stand_to_the_left_and_numbers_to_the_right_under_their_header) {
  EXPECT_EQ(table_text({{"search", "cost"}, {"a", "10,000"}, {"astar, null", "5"}}, 1),
            "search         cost\n"
            "a            10,000\n"
            "astar, null       5\n");
}

TEST(Table, no_rows_are_no_text) { EXPECT_EQ(table_text({}, 2), ""); }

}  // namespace
}  // namespace ariadne
