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
                           "a = \"\"\"b\"\"\"\" é", "a = \"\"é"}) {
    EXPECT_FALSE(check_toml_text(text)) << text;
  }
}

TEST(TomlText, a_table_has_a_name) {
  for (const char* text : {"[a]", "[[a]]", "[ a ]", "[[ 'a' ]]", "[-1]", "a = [\n[],\n[.a]]", " [\t\"\"]", "["}) {
    EXPECT_TRUE(check_toml_text(text)) << text;
  }
  for (const char* text :
       {"[]", "[[]]", "[.a]", "[ [a]]", "[=]", "[\n", "[#", "[\x12[a]]", "a = 1\n\t[,]", "a = []\n[.]"}) {
    EXPECT_FALSE(check_toml_text(text)) << text;
  }
}

// The library is not asked about what it has no answer for.
TEST(TomlText, what_is_refused_has_its_place) {
  const auto plan = read_tournament("game = \"reversi\"\n[.a]\n", {});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().line, 2);
  EXPECT_EQ(plan.error().column, 2);
  EXPECT_EQ(plan.error().message, "expected the name of a table");
}

}  // namespace
}  // namespace ariadne
