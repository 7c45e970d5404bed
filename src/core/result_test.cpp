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

TEST(Result, what_would_change_the_text_around_it_is_escaped) {
  EXPECT_EQ(printable("\xc2\x9b"
                      "2J"),
            "\\xc2\\x9b2J")
      << "a control character that only UTF-8 has";
  EXPECT_EQ(printable("a\u202etxt.exe"), "a\\xe2\\x80\\xaetxt.exe") << "written from right to left";
  EXPECT_EQ(printable("\u2066x\u2069\u200f\u061c\u2028"),
            "\\xe2\\x81\\xa6x\\xe2\\x81\\xa9\\xe2\\x80\\x8f\\xd8\\x9c\\xe2\\x80\\xa8");
  EXPECT_EQ(printable("\xff\x9b\xc3"), "\\xff\\x9b\\xc3") << "no UTF-8";
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80") << "half of a surrogate pair";
  EXPECT_EQ(printable("東\u05d0 \u2019"), "東\u05d0 \u2019") << "letters of all scripts stay";
}

TEST(Result, a_text_is_safe_exactly_if_nothing_in_it_is_escaped) {
  for (const char* text : {"", "plain", "Ånna 東", "a\x1b[2J", "tab\t", "\xc3", "\xc0\xaf", "\xc2\x9b", "\u202e"}) {
    EXPECT_EQ(is_safe_to_print(text), printable(text) == text) << printable(text);
  }
  EXPECT_TRUE(is_safe_to_print("Ånna 東"));
  EXPECT_FALSE(is_safe_to_print("\xc0\xaf")) << "longer than needed";
}

TEST(Result, a_quote_is_cut_between_characters) {
  EXPECT_EQ(in_quotes(std::string(59, 'x') + "\u00e9"), "'" + std::string(59, 'x') + "...'");
  EXPECT_EQ(in_quotes(std::string(58, 'x') + "\u00e9"), "'" + std::string(58, 'x') + "\u00e9'");
}

TEST(Result, an_excerpt_keeps_its_columns_whatever_is_in_it) {
  EXPECT_EQ(failure_at("a\xff\u202e\xc2\x9b"
                       "b",
                       0, "bad")
                .value()
                .excerpt,
            "a   b");
}

TEST(Result, columns_count_characters) {
  const Error error = failure_at("x\n\u00e9\u6771!", 7, "bad").value();
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 3);
  EXPECT_EQ(error.caret, 3);
  EXPECT_EQ(failure_at("\xff\xff!", 2, "bad").value().column, 3) << "bytes that are no characters count too";
}

TEST(Result, a_place_far_inside_a_line_is_shown_with_what_surrounds_it) {
  const std::string line = std::string(500, 'x') + "!" + std::string(500, 'y');
  const Error error = failure_at(line, 500, "bad").value();
  EXPECT_EQ(error.column, 501);
  EXPECT_EQ(error.excerpt, "..." + std::string(60, 'x') + "!" + std::string(59, 'y'));
  EXPECT_EQ(error.excerpt[static_cast<std::size_t>(error.caret) - 1], '!');
}

TEST(Result, an_excerpt_has_no_control_characters_and_is_cut) {
  EXPECT_EQ(failure_at("\x1b[31mred", 0, "bad").value().excerpt, " [31mred");
  EXPECT_LE(failure_at(std::string(1000, 'x'), 0, "bad").value().excerpt.size(), 120u);
}

}  // namespace
}  // namespace ariadne
