#include "core/text_reader.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Views = std::vector<std::string_view>;

std::string place_of(const tl::unexpected<Error>& fault) {
  return std::to_string(fault.value().line) + ":" + std::to_string(fault.value().column);
}

TEST(TextReader, takes_what_it_accepts_and_leaves_the_rest) {
  TextReader reader("abc 12\nrest");
  EXPECT_FALSE(reader.accept("abd"));
  EXPECT_TRUE(reader.accept("abc"));
  reader.skip_spaces();
  EXPECT_EQ(reader.take_while(is_digit), "12");
  EXPECT_TRUE(reader.at_line_end());
  EXPECT_EQ(reader.found(), "the end of the line");
  reader.skip_blanks();
  EXPECT_EQ(reader.take(2), "re");
  EXPECT_EQ(reader.take(9), "st");
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.found(), "the end");
  EXPECT_EQ(reader.peek(), '\0');
}

TEST(TextReader, no_more_lines_are_made_than_are_asked_for) {
  const std::string text(1000, '\n');
  EXPECT_EQ(TextReader(text).lines().size(), 1000u);
  EXPECT_EQ(TextReader(text).trimmed_lines(7).size(), 7u);
  TextReader reader("one\r\n two \nthree");
  EXPECT_EQ(reader.take_line(), "one");
  EXPECT_EQ(reader.trimmed_lines(), (Views{"two", "three"}));
  EXPECT_EQ(reader.take_line(), " two ");
  EXPECT_EQ(reader.take_line(), "three");
  EXPECT_TRUE(reader.at_end());
}

TEST(TextReader, a_part_ends_where_it_ends_and_has_its_place_in_the_whole) {
  TextReader reader("one\n[two]three");
  reader.take_until('\n');
  reader.accept("[");
  TextReader part = reader.take_until(']');
  part.take(3);
  EXPECT_TRUE(part.at_end());
  EXPECT_EQ(place_of(part.fault("wrong")), "2:5");
  EXPECT_EQ(reader.rest(), "three");
  EXPECT_EQ(reader.take_until('!').rest(), "three");
}

TEST(TextReader, lines_end_as_unix_or_windows_ends_them) {
  EXPECT_EQ(TextReader("").lines(), Views{});
  EXPECT_EQ(TextReader("a").lines(), Views{"a"});
  EXPECT_EQ(TextReader(" a\r\n\nb \n").lines(), (Views{" a", "", "b "}));
  EXPECT_EQ(TextReader(" a\r\n\nb \n").trimmed_lines(), (Views{"a", "", "b"}));
}

TEST(TextReader, faults_have_line_and_column) {
  const std::string text = "ab\n  cd";
  const TextReader reader(text);
  EXPECT_EQ(place_of(reader.fault_at(5, "wrong")), "2:3");
  EXPECT_EQ(place_of(reader.fault_at(reader.trimmed_lines()[1], "wrong")), "2:3");
  EXPECT_EQ(reader.expected("a number").value().message, "expected a number, found 'a'");
  EXPECT_EQ(reader.expected_at(reader.lines()[1].substr(4), "more").value().message,
            "expected more, found the end of the line");
}

TEST(TextReader, a_fault_of_a_part_becomes_one_of_the_whole) {
  const std::string text = "drawing\n x{1\n23";
  const TextReader reader(text);
  const std::string_view part = std::string_view(text).substr(10);
  EXPECT_EQ(place_of(reader.fault_in(part, failure_at(part, 1, "wrong").value())), "2:4");
  EXPECT_EQ(place_of(reader.fault_in(part, failure_at(part, 4, "wrong").value())), "3:2");
  EXPECT_EQ(place_of(reader.fault_in(part, failure("wrong").value())), "2:3");
  const std::string accents = "\u00e9{\u00e9\u00e9!";
  const std::string_view rest = std::string_view(accents).substr(2);
  EXPECT_EQ(place_of(TextReader(accents).fault_in(rest, failure_at(rest, 5, "wrong").value())), "1:5");
}

TEST(TextReader, characters_are_quoted_whole) {
  EXPECT_EQ(TextReader("é!").found(), "'é'");
  EXPECT_EQ(leading_character("●x"), "●");
}

TEST(Text, words_stand_between_blanks) {
  EXPECT_EQ(words_of("  one\ttwo \n"), (Views{"one", "two"}));
  EXPECT_EQ(words_of(" "), Views{});
}

TEST(Text, a_number_is_the_whole_text) {
  EXPECT_EQ(number_in<int>("-12"), -12);
  EXPECT_EQ(number_in<double>("2.5"), 2.5);
  for (const char* text : {"", "1 ", " 1", "1x", "99999999999"}) EXPECT_EQ(number_in<int>(text), std::nullopt) << text;
}

TEST(Text, case_is_ignored_and_nothing_else) {
  EXPECT_TRUE(same_ignoring_case("PaSs", "pass"));
  EXPECT_FALSE(same_ignoring_case("pas", "pass"));
}

}  // namespace
}  // namespace ariadne
