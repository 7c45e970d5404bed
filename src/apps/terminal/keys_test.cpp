#include "apps/terminal/keys.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ariadne {
namespace {

using Keys = std::vector<Key>;

Key typed(const char* text) { return {KeyKind::text, text}; }
Key key(KeyKind kind) { return {kind, ""}; }

Keys keys_of(std::string bytes, bool no_more = false) { return take_keys(bytes, no_more); }

TEST(Keys, page_up_and_page_down_are_told_apart) {
  std::string bytes = "\x1b[5~\x1b[6~";
  EXPECT_EQ(take_keys(bytes, false), (std::vector<Key>{{KeyKind::page_up, {}}, {KeyKind::page_down, {}}}));
}

TEST(Keys, letters_are_text) { EXPECT_EQ(keys_of("d3"), (Keys{typed("d"), typed("3")})); }

TEST(Keys, eight_directions_go_clockwise_from_up_on_the_keypad_and_in_vi) {
  std::size_t expected = 0;
  for (const char letter : std::string("kulnjbhy")) {
    EXPECT_EQ(direction_of({KeyKind::text, {letter}}), expected++) << letter;
  }
  expected = 0;
  for (const KeyKind kind : {KeyKind::up, KeyKind::page_up, KeyKind::right, KeyKind::page_down, KeyKind::down,
                             KeyKind::end, KeyKind::left, KeyKind::home}) {
    EXPECT_EQ(direction_of({kind, {}}), expected++);
  }
  EXPECT_EQ(direction_of({KeyKind::text, "x"}), std::nullopt);
  EXPECT_EQ(direction_of({KeyKind::enter, {}}), std::nullopt);
}

TEST(Keys, arrows_come_in_two_dialects) {
  const Keys arrows = {key(KeyKind::up), key(KeyKind::down), key(KeyKind::right), key(KeyKind::left)};
  EXPECT_EQ(keys_of("\x1b[A\x1b[B\x1b[C\x1b[D"), arrows);
  EXPECT_EQ(keys_of("\x1bOA\x1bOB\x1bOC\x1bOD"), arrows);
}

TEST(Keys, home_and_end_come_by_letter_and_by_number) {
  const Keys both = {key(KeyKind::home), key(KeyKind::end)};
  EXPECT_EQ(keys_of("\x1b[H\x1b[F"), both);
  EXPECT_EQ(keys_of("\x1b[1~\x1b[4~"), both);
  EXPECT_EQ(keys_of("\x1b[7~\x1b[8~"), both);
}

TEST(Keys, modifiers_do_not_change_a_key) { EXPECT_EQ(keys_of("\x1b[1;5C"), (Keys{key(KeyKind::right)})); }

TEST(Keys, several_keys_in_one_read_are_told_apart) {
  EXPECT_EQ(keys_of("a\x1b[Ab\r"), (Keys{typed("a"), key(KeyKind::up), typed("b"), key(KeyKind::enter)}));
}

TEST(Keys, enter_tab_and_backspace_are_control_characters) {
  EXPECT_EQ(keys_of("\r\n\t\x7f\b"), (Keys{key(KeyKind::enter), key(KeyKind::enter), key(KeyKind::tab),
                                           key(KeyKind::backspace), key(KeyKind::backspace)}));
}

TEST(Keys, an_unfinished_sequence_waits_for_its_rest) {
  std::string bytes = "x\x1b[";
  EXPECT_EQ(take_keys(bytes, false), (Keys{typed("x")}));
  EXPECT_EQ(bytes, "\x1b[");
  bytes += "A";
  EXPECT_EQ(take_keys(bytes, false), (Keys{key(KeyKind::up)}));
  EXPECT_TRUE(bytes.empty());
}

TEST(Keys, an_escape_byte_alone_is_the_escape_key_once_nothing_follows) {
  EXPECT_EQ(keys_of("\x1b"), Keys{});
  EXPECT_EQ(keys_of("\x1b", true), (Keys{key(KeyKind::escape)}));
}

TEST(Keys, escape_before_a_letter_is_the_escape_key_and_the_letter) {
  EXPECT_EQ(keys_of("\x1bq"), (Keys{key(KeyKind::escape), typed("q")}));
}

TEST(Keys, a_letter_of_several_bytes_is_one_key) {
  EXPECT_EQ(keys_of("\xc3\xa4\xe2\x97\x8f"), (Keys{typed("\xc3\xa4"), typed("\xe2\x97\x8f")}));
  std::string half = "\xe2\x97";
  EXPECT_EQ(take_keys(half, false), Keys{});
  EXPECT_EQ(half.size(), 2u);
}

TEST(Keys, bytes_that_are_no_text_are_unknown_keys) {
  EXPECT_EQ(keys_of("\xff\x01z"), (Keys{key(KeyKind::unknown), key(KeyKind::unknown), typed("z")}));
}

// However a terminal splits what it sends, the keys are the same.
RC_GTEST_PROP(Keys, do_not_depend_on_how_the_bytes_are_split, ()) {
  const std::vector<std::string> pieces = {"a", "7", "\x1b[A", "\x1bOB", "\x1b[5~", "\r", "\x7f", "\xc3\xa4", "\xff"};
  std::string bytes;
  for (const auto i : *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, pieces.size()))) {
    bytes += pieces[i];
  }
  const auto cut = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
  std::string pending = bytes.substr(0, cut);
  Keys keys = take_keys(pending, false);
  pending += bytes.substr(cut);
  for (auto& next : take_keys(pending, true)) keys.push_back(next);
  RC_ASSERT(keys == keys_of(bytes, true));
  RC_ASSERT(pending.empty());
}

}  // namespace
}  // namespace ariadne
