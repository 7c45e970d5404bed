#include "report/drawing/text.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(TerminalText, width_counts_columns_and_not_bytes_or_colours) {
  EXPECT_EQ(display_width("abc"), 3);
  EXPECT_EQ(display_width("●○·"), 3);
  EXPECT_EQ(display_width("\x1b[1;36mX\x1b[0m"), 1);
  EXPECT_EQ(display_width("東京"), 4);
  EXPECT_EQ(display_width("e\xcc\x81"), 1);  // a letter and its combining accent
}

TEST(TerminalText, a_cut_never_splits_a_character_or_leaves_a_colour_on) {
  EXPECT_EQ(cut_to("●○·", 2), "●○");
  EXPECT_EQ(cut_to("東京", 3), "東");
  EXPECT_EQ(cut_to("\x1b[7mabc\x1b[0m", 2), "\x1b[7mab\x1b[0m");
  EXPECT_EQ(cut_to("abc", 10), "abc");
}

TEST(TerminalText, what_is_shortened_ends_with_two_dots) {
  EXPECT_EQ(shortened("abcdef", 6), "abcdef");
  EXPECT_EQ(shortened("abcdef", 5), "abc..");
  EXPECT_EQ(shortened("東京都", 5), "東..");
}

TEST(TerminalText, padding_fills_up_and_never_cuts) {
  EXPECT_EQ(padded("●", 3), "●  ");
  EXPECT_EQ(padded("long", 2), "long");
}

TEST(TerminalText, lines_break_at_spaces) {
  EXPECT_EQ(wrapped("one two  three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("abcdefgh", 5), (std::vector<std::string>{"abcde"}));
  EXPECT_TRUE(wrapped("  ", 5).empty());
}

TEST(TerminalText, backspace_takes_a_whole_character) {
  EXPECT_EQ(without_last("aä"), "a");
  EXPECT_EQ(without_last("a"), "");
  EXPECT_EQ(without_last(""), "");
}

}  // namespace
}  // namespace ariadne
