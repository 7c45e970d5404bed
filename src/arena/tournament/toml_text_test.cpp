#include "arena/tournament/toml_text.hpp"

#include <gtest/gtest.h>

#include "arena/tournament/file.hpp"

namespace ariadne {
namespace {

TEST(TomlText, letters_beyond_ascii_stand_in_strings_and_comments_only) {
  for (const char* text : {"",
                           "\xEF\xBB\xBF"
                           "a = 1",
                           "a = 'é' # ü", "# é\n", "a = \"\\\"é\"", "a = '''\né''' # é", "a = \"\"\"\"é\"\"\"",
                           "[\"é\"]\n'é' = 1", "a = [\n[1], # é\n'é']"}) {
    EXPECT_TRUE(check_toml_text(text)) << text;
  }
  for (const char* text : {"é = 1", "a.é = 1", "[é]", "[a.é]", "a = é", "a = 'b' é", "a = 'b\né = 1",
                           "a = \"\"\"b\"\"\"\" é", "a = \"\"é", "a = \"\\é\"", "a = \"\"\"b\\\n  é\"\"\""}) {
    EXPECT_FALSE(check_toml_text(text)) << text;
  }
}

TEST(TomlText, no_string_no_array_and_no_value_begins_within_another) {
  for (const char* text : {"a = [1,'b',[2]]", "a={b='c'}", "a . 'b' = 1", "a = -1", "a='b'", "['a']", "a = 1.5 # 1'",
                           "a = {b = 1, c = [\n{d = 2}]}\ne = 3"}) {
    EXPECT_TRUE(check_toml_text(text)) << text;
  }
  for (const char* text : {"a = -[['é'", "a = 1'é'", "a = 1.'é'", "a = x{", "a'b' = 1", "a = 2b='é'", "a = \x01"}) {
    EXPECT_FALSE(check_toml_text(text)) << text;
  }
}

// The library is not asked about what it has no answer for.
TEST(TomlText, what_is_refused_has_its_place) {
  const auto plan = read_tournament("game = \"reversi\"\n[é]\n", {});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().line, 2);
  EXPECT_EQ(plan.error().column, 2);
  EXPECT_EQ(plan.error().message, "letters beyond ASCII must be in quotes or in a comment");
}

}  // namespace
}  // namespace ariadne
