#include "apps/terminal/frame.hpp"

#include <gtest/gtest.h>

#include "apps/terminal/page.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

Frame small_frame() { return {"Title", {"####", "####"}, 0, {"note", "more"}, {"say"}, "keys"}; }

TEST(Frame, a_wide_screen_has_the_panel_beside_the_board_and_the_keys_last) {
  EXPECT_EQ(compose(small_frame(), {40, 8}, {}), (Lines{
                                                     "  Title",
                                                     "",
                                                     "  ####    note",
                                                     "  ####    more",
                                                     "",
                                                     "  say",
                                                     "",
                                                     "  keys",
                                                 }));
}

TEST(Frame, a_title_that_is_too_long_says_so) {
  Frame frame = small_frame();
  frame.title = "A title that is far too long for this screen";
  EXPECT_EQ(compose(frame, {40, 8}, {}).front(), "  A title that is far too long for thi..");
}

TEST(Frame, room_kept_for_the_board_moves_the_panel) {
  Frame frame = small_frame();
  frame.board_columns = 6;
  EXPECT_EQ(compose(frame, {40, 8}, {})[2], "  ####      note");
}

TEST(Frame, a_narrow_screen_has_the_panel_below_as_far_as_there_is_room) {
  EXPECT_EQ(compose(small_frame(), {12, 8}, {}),
            (Lines{"  Title", "", "  ####", "  ####", "  note", "", "  say", "  keys"}));
}

TEST(Frame, blank_lines_go_first_when_rows_are_few) {
  EXPECT_EQ(compose(small_frame(), {40, 5}, {}),
            (Lines{"  Title", "  ####    note", "  ####    more", "  say", "  keys"}));
}

TEST(Frame, messages_without_rows_of_their_own_go_to_the_panel) {
  Frame frame = small_frame();
  frame.status = {"", "first", "second", "say"};
  EXPECT_EQ(compose(frame, {40, 8}, {})[4], "  first");
  frame.board.resize(5, "####");
  EXPECT_EQ(compose(frame, {40, 8}, {}), (Lines{"  Title", "  ####    note", "  ####    more", "  ####",
                                                "  ####    first", "  ####    second", "  say", "  keys"}));
}

TEST(Frame, below_a_board_as_wide_as_the_screen_messages_without_rows_take_the_place_of_the_title) {
  Frame frame = small_frame();
  frame.board.resize(5, "####");
  frame.status = {"", "first", "second", "say"};
  EXPECT_EQ(compose(frame, {24, 8}, {}).front(), "  first   second");
  EXPECT_EQ(compose(frame, {14, 8}, {}).front(), "  second");
  frame.status = {"some words too many", "say"};
  EXPECT_EQ(compose(frame, {14, 8}, {}).front(), "  some words");
  frame.status = {"", "", "say"};
  EXPECT_EQ(compose(frame, {24, 8}, {}).front(), "  Title");
}

TEST(Frame, the_notes_of_a_panel_without_a_row_follow_the_status_as_far_as_they_fit) {
  Frame frame = small_frame();
  frame.board.resize(5, "####");
  frame.panel = {"note", "more", "", "else"};
  EXPECT_EQ(compose(frame, {27, 8}, {})[6], "  say   note   more");
  EXPECT_EQ(compose(frame, {18, 8}, {})[6], "  say   note");
  EXPECT_EQ(compose(frame, {18, 11}, {})[7], "  note");
  EXPECT_EQ(compose(frame, {18, 11}, {})[9], "  say");
}

TEST(Frame, rows_of_messages_can_be_spared_for_a_board_and_that_of_the_question_cannot) {
  EXPECT_EQ(board_room({80, 24}, 3).rows, 19);
  EXPECT_EQ(board_room({80, 24}, 3).spare_rows, 2);
  EXPECT_EQ(board_room({80, 24}, 1).spare_rows, 0);
}

TEST(Frame, long_lines_of_the_panel_are_wrapped_beside_the_board) {
  Frame frame = small_frame();
  frame.panel = {"a note that is longer than what is left"};
  const auto lines = compose(frame, {36, 8}, {});
  EXPECT_EQ(lines[2], "  ####    a note that is longer than");
  EXPECT_EQ(lines[3], "  ####    what is left");
}

TEST(Frame, a_screen_too_small_for_the_board_says_what_it_needs) {
  EXPECT_EQ(compose(small_frame(), {40, 4}, {}),
            (Lines{"This terminal is too small: 40x4, the", "board needs 6x5. Enlarge it, or press q."}));
  EXPECT_EQ(compose(small_frame(), {5, 24}, {}).front(), "This");
}

TEST(Frame, a_narrow_screen_names_the_keys_for_help_and_leaving_and_what_else_fits) {
  Frame frame = small_frame();
  frame.keys = "arrows+Enter or type a move   h hint  u undo  ? help  q quit";
  EXPECT_EQ(compose(frame, {80, 8}, {}).back(), "  " + frame.keys);
  EXPECT_EQ(compose(frame, {32, 8}, {}).back(), "  h hint  u undo  ? help  q quit");
  EXPECT_EQ(compose(frame, {31, 8}, {}).back(), "  h hint  ? help  q quit");
  EXPECT_EQ(compose(frame, {16, 8}, {}).back(), "  ? help  q quit");
}

TEST(Frame, no_line_is_wider_than_the_screen) {
  Frame frame = small_frame();
  frame.keys = std::string(100, 'k');
  const auto lines = compose(frame, {20, 10}, {});
  EXPECT_GT(lines.size(), 1u);
  for (const auto& line : lines) EXPECT_LE(line.size(), 20u);
}

TEST(Page, blocks_that_fit_keep_their_breaks_and_others_are_filled_anew) {
  EXPECT_EQ(page_lines("a   b\nc   d\n\none two three\nfour", 9),
            (Lines{"a   b", "c   d", "", "one two", "three", "four"}));
  EXPECT_EQ(page_lines("one two three\nfour", 18), (Lines{"one two three", "four"}));
  EXPECT_EQ(page_lines("one two three\nfour", 12), (Lines{"one two", "three four"}));
}

}  // namespace
}  // namespace ariadne
