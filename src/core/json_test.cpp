#include "core/json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

std::string why_not(std::string_view text) {
  const auto json = parse_json(text);
  return json ? "" : json.error().message;
}

TEST(Json, values_of_every_kind_are_read_and_keys_keep_their_order) {
  const std::string text = R"({"b":[1,-2,2.5,"x",null,true],"a":{}})";
  const auto json = parse_json(text);
  ASSERT_TRUE(json);
  EXPECT_EQ(json->dump(), text);
}

TEST(Json, an_error_has_its_line_and_column) {
  const auto json = parse_json("{\n  \"a\": 1,\n  oops\n}");
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().line, 3);
  EXPECT_EQ(json.error().column, 3);
  EXPECT_EQ(json.error().excerpt, "  oops");
}

TEST(Json, text_that_ends_too_early_says_so) {
  for (const auto* text : {"", "{", "[1,", "\"abc", "{\"a\""}) EXPECT_NE(why_not(text), "") << text;
  EXPECT_EQ(why_not("[1,"), "the JSON text ends too early");
}

TEST(Json, what_follows_the_value_is_refused) {
  EXPECT_NE(why_not("{} {}"), "");
  EXPECT_NE(why_not("1 x"), "");
  EXPECT_EQ(why_not(" {} \n"), "");
}

TEST(Json, a_key_that_stands_twice_is_refused) {
  EXPECT_EQ(why_not(R"({"a":1,"a":2})"), "the key 'a' appears twice in one object");
  EXPECT_EQ(why_not(R"({"a":{"a":1},"b":{"a":2}})"), "");
}

std::string place_of(std::string_view text) {
  const auto json = parse_json(text);
  return json ? "" : std::to_string(json.error().line) + ":" + std::to_string(json.error().column);
}

TEST(Json, a_key_that_stands_twice_is_refused_at_its_place) {
  EXPECT_EQ(place_of("{\"a\":1,\n  \"b\":2,\n  \"a\" :3}"), "3:3");
  EXPECT_EQ(place_of(R"({"a\"b\\":1,"a\"b\\":2})"), "1:13") << "quotes and backslashes inside the key";
  EXPECT_EQ(place_of(R"([12,{"x":{},"x":1}])"), "1:13");
}

TEST(Json, what_is_nested_too_deep_is_refused_at_its_place) {
  EXPECT_EQ(place_of("\n" + std::string(65, '[')), "2:65");
  EXPECT_EQ(place_of(std::string(64, '[') + "1,{}"), "1:67");
}

TEST(Json, a_line_has_nothing_that_a_terminal_would_obey) {
  EXPECT_EQ(json_line({{"a", "\x1b[2J\xc2\x9b\x7f"}}), R"({"a":"\u001b[2J\u009b\u007f"})");
  EXPECT_EQ(json_line({{"\u202e", "caf\u00e9 \u05d0"}}), "{\"\\u202e\":\"caf\u00e9 \u05d0\"}");
  EXPECT_EQ(json_line("a\xff"), "\"a\ufffd\"") << "what is not UTF-8 is replaced";
  const Json value = {{"key", {1, 2.5, nullptr, "\u2066"}}};
  EXPECT_EQ(parse_json(json_line(value)).value(), value);
}

TEST(Json, depth_is_bounded) {
  EXPECT_EQ(why_not(std::string(64, '[') + std::string(64, ']')), "");
  EXPECT_NE(why_not(std::string(65, '[') + std::string(65, ']')), "");
  EXPECT_NE(why_not(std::string(2'000'000, '[')), "");
}

}  // namespace
}  // namespace ariadne
