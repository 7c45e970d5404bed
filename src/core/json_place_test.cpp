#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

using Path = std::vector<std::string>;

Error error_in(const Path& path) {
  Error error = failure("wrong", "a hint").value();
  error.path = path;
  return error;
}

std::string place_of(std::string_view text, const Path& path) {
  const Error error = with_place(text, error_in(path));
  EXPECT_EQ(error.message, "wrong");
  EXPECT_EQ(error.hint, "a hint");
  return std::to_string(error.line) + ":" + std::to_string(error.column);
}

TEST(JsonPlace, a_value_is_found_by_keys_and_numbers) {
  const std::string text = "{\n  \"a\": [1, {\"b\" : \"x\"}, [ ]],\n  \"c\":null }";
  EXPECT_EQ(place_of(text, {"a"}), "2:8");
  EXPECT_EQ(place_of(text, {"a", "0"}), "2:9");
  EXPECT_EQ(place_of(text, {"a", "1", "b"}), "2:19");
  EXPECT_EQ(place_of(text, {"a", "2"}), "2:25");
  EXPECT_EQ(place_of(text, {"c"}), "3:7");
}

TEST(JsonPlace, brackets_quotes_and_commas_inside_strings_do_not_count) {
  EXPECT_EQ(place_of(R"({"a":"]},{[\",\"","b\"\u0041":1})", {"b\"A"}), "1:31");
  EXPECT_EQ(place_of(R"([["]","\\"],2])", {"1"}), "1:13");
}

TEST(JsonPlace, what_is_missing_is_said_of_the_value_that_should_have_it) {
  const std::string text = "{\"a\":\n[1]}";
  EXPECT_EQ(place_of(text, {"b"}), "1:1");
  EXPECT_EQ(place_of(text, {"a", "1"}), "2:1");
  EXPECT_EQ(place_of(text, {"a", "0", "x"}), "2:2");
}

TEST(JsonPlace, an_error_without_a_path_stays_as_it_is) {
  const Error error = with_place("{}", failure("wrong").value());
  EXPECT_EQ(error.line, 0);
}

int column_of_fault(const std::string& text, void (*read)(const JsonReader&)) {
  const Json json = parse_json(text).value();
  const JsonReader reader(json, "a thing");
  read(reader);
  return with_place(text, reader.failure().value()).column;
}

TEST(JsonPlace, members_that_are_wrong_or_missing_have_the_place_of_the_value) {
  const std::string text = R"({"n":"x", "s":1, "t":2})";
  EXPECT_EQ(column_of_fault(text, [](const JsonReader& reader) { reader["n"].integer(); }), 6);
  EXPECT_EQ(column_of_fault(text, [](const JsonReader& reader) { reader["s"].text(); }), 15);
  EXPECT_EQ(column_of_fault(text, [](const JsonReader& reader) { reader["z"].text(); }), 1);
}

TEST(JsonPlace, an_unknown_member_is_marked_at_its_key) {
  EXPECT_EQ(column_of_fault(R"({"n":"x", "s":1, "t":2})", [](const JsonReader& reader) { reader.only({"n", "s"}); }),
            18);
  EXPECT_EQ(column_of_fault(R"({"n":{"a" : 1, "b":2}})", [](const JsonReader& reader) { reader["n"].only({"a"}); }),
            16);
}

// Values of every shape, with the path to each.
Json random_json(Rng& rng, int depth) {
  Json json;
  const auto kind = rng.below(depth > 0 ? 5 : 3);
  if (kind == 0) return Json(rng.below(1000));
  if (kind == 1) return Json("\"],{} \\");
  if (kind == 2) return Json(nullptr);
  for (std::uint64_t i = 0; i < 3; ++i) {
    if (kind == 3) json.push_back(random_json(rng, depth - 1));
    if (kind == 4) json["k\"" + std::to_string(i)] = random_json(rng, depth - 1);
  }
  return json;
}

void expect_places(const std::string& text, const Json& json, const Path& path) {
  if (!path.empty()) {
    const Error error = with_place(text, error_in(path));
    const std::string written = json.dump();
    EXPECT_EQ(text.substr(static_cast<std::size_t>(error.column) - 1, written.size()), written) << text;
  }
  if (!json.is_structured()) return;
  for (const auto& item : json.items()) {
    Path inside = path;
    inside.push_back(item.key());
    expect_places(text, item.value(), inside);
  }
}

TEST(JsonPlace, every_value_of_random_texts_stands_where_it_is_said_to) {
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const Json json = random_json(rng, 3);
    expect_places(json.dump(), json, {});
  }
}

}  // namespace
}  // namespace ariadne
