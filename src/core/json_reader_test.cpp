#include "core/json_reader.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

// What a reader of this text says; nothing if all is well.
template <class Read>
std::string fault(const std::string& text, const Read& read) {
  const Json json = parse_json(text).value();
  const JsonReader reader(json, "a thing");
  read(reader);
  return reader.failed() ? reader.failure().value().message : "";
}

TEST(JsonReader, members_of_every_kind_are_read) {
  const Json json = parse_json(R"({"n":-3,"c":18446744073709551615,"f":2.5,"b":true,"s":"x","a":[1,2]})").value();
  const JsonReader reader(json, "a thing");
  reader.only({"n", "c", "f", "b", "s", "a"});
  EXPECT_EQ(reader["n"].integer(), -3);
  EXPECT_EQ(reader["c"].count(), 18446744073709551615u);
  EXPECT_EQ(reader["f"].number(), 2.5);
  EXPECT_EQ(reader["n"].number(), -3);
  EXPECT_TRUE(reader["b"].flag());
  EXPECT_EQ(reader["s"].text(), "x");
  EXPECT_EQ(reader["s"].choice({"w", "x"}), 1u);
  EXPECT_EQ(reader["a"].items().size(), 2u);
  EXPECT_EQ(reader["a"].tuple(2, "[x, y]")[1].integer(), 2);
  EXPECT_EQ(reader.members().front().first, "n");
  EXPECT_TRUE(reader.has("s"));
  EXPECT_FALSE(reader.has("t"));
  EXPECT_FALSE(reader.failed());
}

TEST(JsonReader, what_is_of_the_wrong_kind_is_named_with_what_was_found) {
  const std::string text = R"({"a":{"b":[0,"x"]}})";
  const auto says = [&](const auto& read) {
    return fault(text, [&](const JsonReader& reader) { read(reader["a"]["b"].items()[1]); });
  };
  EXPECT_EQ(says([](const JsonReader& value) { value.integer(); }), "'a.b[1]' is 'x', expected an integer");
  EXPECT_EQ(says([](const JsonReader& value) { value.integer(0, 8); }), "'a.b[1]' is 'x', expected an integer 0..8");
  EXPECT_EQ(says([](const JsonReader& value) { value.count(); }), "'a.b[1]' is 'x', expected an integer of at least 0");
  EXPECT_EQ(says([](const JsonReader& value) { value.number(0); }), "'a.b[1]' is 'x', expected a number of at least 0");
  EXPECT_EQ(says([](const JsonReader& value) { value.number(0.5, 2); }), "'a.b[1]' is 'x', expected a number 0.5..2");
  EXPECT_EQ(says([](const JsonReader& value) { value.flag(); }), "'a.b[1]' is 'x', expected true or false");
  EXPECT_EQ(says([](const JsonReader& value) { value.items(); }), "'a.b[1]' is 'x', expected an array");
  EXPECT_EQ(says([](const JsonReader& value) { value.only({}); }), "'a.b[1]' is 'x', expected an object");
  EXPECT_EQ(says([](const JsonReader& value) { value["c"].text(); }), "'a.b[1]' is 'x', expected an object");
  EXPECT_EQ(says([](const JsonReader& value) { value.choice({"y", "z"}); }), "'a.b[1]' is 'x', expected y or z");
}

TEST(JsonReader, what_is_missing_is_said_of_the_value_that_should_have_it) {
  EXPECT_EQ(fault("{}", [](const JsonReader& reader) { reader["n"].integer(1, 2); }),
            "a thing needs 'n', an integer 1..2");
  EXPECT_EQ(fault(R"({"a":{}})", [](const JsonReader& reader) { reader["a"]["b"]["c"].flag(); }),
            "'a' needs 'b', an object");
  EXPECT_EQ(fault("3", [](const JsonReader& reader) { reader["n"].integer(); }), "a thing is 3, expected an object");
}

TEST(JsonReader, numbers_out_of_their_range_are_refused_and_something_harmless_is_read) {
  const Json json = parse_json(R"({"n":9,"u":18446744073709551615,"f":-0.5})").value();
  EXPECT_EQ(JsonReader(json, "a thing")["n"].integer(2, 8), 2);
  EXPECT_EQ(JsonReader(json, "a thing")["n"].count(8), 0u);
  EXPECT_EQ(JsonReader(json, "a thing")["u"].integer(), 0);
  EXPECT_EQ(JsonReader(json, "a thing")["f"].number(0), 0);
  EXPECT_EQ(JsonReader(json, "a thing")["f"].integer(-8, -2), -2);
}

TEST(JsonReader, what_was_not_parsed_but_made_is_read_alike) {
  const Json json = {{"zero", 0}, {"less", -1}};
  EXPECT_EQ(JsonReader(json, "a thing")["zero"].count(), 0u);
  const JsonReader reader(json, "a thing");
  reader["less"].count();
  EXPECT_TRUE(reader.failed());
}

TEST(JsonReader, the_first_fault_is_kept) {
  EXPECT_EQ(fault(R"({"a":1,"b":2})",
                  [](const JsonReader& reader) {
                    reader["b"].text();
                    reader["a"].text();
                    reader.only({});
                  }),
            "'b' is 2, expected a string");
}

TEST(JsonReader, an_unknown_member_is_refused_with_a_suggestion) {
  const Json json = parse_json(R"({"sise":8})").value();
  const JsonReader close(json, "a thing"), far(json, "a thing");
  close.only({"size", "board"});
  far.only({"board", "to_move"});
  EXPECT_EQ(close.failure().value().message, "a thing has no member 'sise'");
  EXPECT_EQ(close.failure().value().hint, "Did you mean 'size'?");
  EXPECT_EQ(far.failure().value().hint, "Available: board, to_move.");
}

TEST(JsonReader, texts_and_keys_have_no_control_characters) {
  EXPECT_EQ(fault(R"(["a\u001b"])", [](const JsonReader& reader) { reader.items()[0].text(); }),
            "'[0]' has control characters");
  EXPECT_EQ(fault(R"(["\u009b1m"])", [](const JsonReader& reader) { reader.items()[0].text(); }),
            "'[0]' has control characters");
  EXPECT_EQ(fault(R"({"\u0007":1})", [](const JsonReader& reader) { reader.members(); }),
            "the key '\\x07' has control characters");
  EXPECT_EQ(fault(R"(["é ●"])", [](const JsonReader& reader) { reader.items()[0].text(); }), "");
}

TEST(JsonReader, arrays_are_bounded) {
  EXPECT_EQ(fault("[1,2,3]", [](const JsonReader& reader) { reader.items(2); }),
            "a thing is an array of 3, expected an array of at most 2");
  EXPECT_EQ(fault("[]", [](const JsonReader& reader) { reader.tuple(2, "[x, y]")[1].integer(); }),
            "a thing is an empty array, expected [x, y]");
}

TEST(JsonReader, a_drawing_is_joined_and_its_faults_are_those_of_a_line) {
  const Json json = parse_json(R"({"rows":["ab","c?"]})").value();
  const JsonReader reader(json, "a thing");
  EXPECT_EQ(reader["rows"].lines(), "ab\nc?\n");
  reader["rows"].fault_in_lines(failure_at("ab\nc?\n", 4, "unknown character").value());
  EXPECT_EQ(reader.failure().value().message, "'rows[1]' is wrong at character 2: unknown character");
  EXPECT_EQ(reader.failure().value().path, (std::vector<std::string>{"rows", "1"}));
  EXPECT_EQ(fault(R"({"rows":["ab"]})", [](const JsonReader& rows) { rows["rows"].lines(2); }),
            "'rows' has more than 2 characters");
}

}  // namespace
}  // namespace ariadne
