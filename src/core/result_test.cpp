#include "core/result.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Result, a_place_in_a_text_becomes_line_column_and_the_line_itself) {
  const Error error = failure_at("ab\ncde\nf", 4, "bad").value();
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 2);
  EXPECT_EQ(error.excerpt, "cde");
}

TEST(Result, the_end_of_a_text_is_a_place_too) {
  const Error error = failure_at("ab\n", 99, "bad").value();
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 1);
  EXPECT_EQ(error.excerpt, "");
}

TEST(Result, quoted_input_has_no_control_characters_and_is_cut) {
  EXPECT_EQ(in_quotes("a\nb\x1b"), "'a\\x0ab\\x1b'");
  EXPECT_LT(in_quotes(std::string(1000, 'x')).size(), 70u);
}

TEST(Result, what_is_printed_has_no_control_characters_but_other_letters) {
  EXPECT_EQ(printable("\x1b[31m\n\x7f"), "\\x1b[31m\\x0a\\x7f");
  EXPECT_EQ(printable("caf\xc3\xa9.lay"), "caf\xc3\xa9.lay");
  EXPECT_EQ(in_quotes(std::string(61, 'x')), "'" + std::string(60, 'x') + "...'") << "in plain ASCII";
}

TEST(Result, an_excerpt_has_no_control_characters_and_is_cut) {
  EXPECT_EQ(failure_at("\x1b[31mred", 0, "bad").value().excerpt, " [31mred");
  EXPECT_LE(failure_at(std::string(1000, 'x'), 0, "bad").value().excerpt.size(), 120u);
}

}  // namespace
}  // namespace ariadne
