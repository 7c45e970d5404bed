#include "report/csv.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Csv, only_what_needs_it_is_quoted) {
  EXPECT_EQ(csv_row({"a", "", "1.5", "-3"}), "a,,1.5,-3\n");
  EXPECT_EQ(csv_row({"a,b", "say \"hi\"", "two\nlines"}), "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\n");
}

TEST(Csv, nothing_becomes_a_formula) { EXPECT_EQ(csv_row({"=1+1", "@x", "+a", "-", "+3"}), "'=1+1,'@x,'+a,'-,+3\n"); }

}  // namespace
}  // namespace ariadne
