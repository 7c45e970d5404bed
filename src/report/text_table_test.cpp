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

TEST(TextTable, no_line_ends_with_blanks) { EXPECT_EQ(table_text({{"a", "long"}, {"b", ""}}, 2), "a  long\nb\n"); }

TEST(TextTable, parts_are_wrapped_between_them_only) {
  EXPECT_EQ(wrapped({"one", "two"}, ", "), "one, two");
  const std::string half(40, 'x');
  EXPECT_EQ(wrapped({half, half, "end"}, ", "), half + ",\n" + half + ", end");
  EXPECT_EQ(wrapped({}, ", "), "");
  const std::string rest(38, 'y');
  EXPECT_EQ(wrapped({half, rest}, ", "), half + ", " + rest) << "80 columns";
  EXPECT_EQ(wrapped({half, rest, "end"}, ", "), half + ",\n" + rest + ", end") << "the comma needs a column too";
}

}  // namespace
}  // namespace ariadne
