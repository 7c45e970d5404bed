#include "games/reversi/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "games/reversi/obf.hpp"
#include "games/reversi/random_positions.hpp"
#include "games/reversi/scene.hpp"
#include "games/reversi/test_texts.hpp"

namespace ariadne::reversi {
namespace {

const std::string kStart8 = "---------------------------OX------XO--------------------------- X";
const std::string kStart4 = "-----OX--XO----- X";
const std::string kDrawing4 =
    "  a b c d\n"
    "1 - + - -\n"
    "2 + O X -\n"
    "3 - X O +\n"
    "4 - - + -\n"
    "black 2  white 2\n"
    "black to move\n";

std::string replaced(std::string text, std::string_view old, std::string_view with) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return text.replace(at, old.size(), with);
}

std::string json_fault(std::string_view text) {
  const auto position = read_json(parse_json(text).value());
  return position ? "no error" : position.error().message;
}

TEST(ReversiObf, the_start_positions_are_written_as_expected) {
  EXPECT_EQ(write_obf(Position()), kStart8);
  EXPECT_EQ(write_obf(Position(4)), kStart4);
  EXPECT_EQ(write_obf(Position(6, Empties::winner)), "--------------OX----XO-------------- X; empties=winner");
}

TEST(ReversiObf, every_position_reads_back) {
  Rng rng(6);
  for (int i = 0; i < 2000; ++i) {
    const Position position = i % 2 == 0 ? random_position(rng) : scattered_position(rng);
    ASSERT_EQ(position_of(write_obf(position)), position);
  }
}

TEST(ReversiObf, all_letters_of_discs_are_read) {
  const Position position = position_of("xX*bBoOwW-......\tw");
  EXPECT_EQ(write_obf(position), "XXXXXOOOO------- O");
}

TEST(ReversiObf, scores_of_moves_and_comments_are_accepted) {
  const Position start(4);
  for (const auto* rest : {"; b1:+3", ";b1:+3;", "; B1:-12; a2:0.5;", "; b1:+16; a2:-16 %", " % a comment", ";",
                           "; % b1:+3", "; b1:3 ; a2:4 ;  ", "\r\n", "\n\n"}) {
    EXPECT_EQ(position_of(kStart4 + rest), start) << rest;
  }
  EXPECT_TRUE(position_of("XO-------------- O; pass:-16").legal() == 0) << "a pass, where it is the only move";
}

TEST(ReversiObf, scores_that_cannot_be_right_are_faults) {
  EXPECT_EQ(fault(kStart4 + "; b1:+17"), "1:24: expected a score such as +3, from -16 to +16, found '+17'");
  EXPECT_EQ(fault(kStart4 + "; b1:-16.5"), "1:24: expected a score such as +3, from -16 to +16, found '-16.5'");
  EXPECT_EQ(fault(kStart8 + "; d3:+65"), "1:72: expected a score such as +3, from -64 to +64, found '+65'");
  EXPECT_EQ(fault(kStart4 + "; b1:0; b2:3"), "1:27: b2 is taken by a white disc");
  EXPECT_EQ(fault(kStart4 + "; a1:3"), "1:21: black turns no disc on a1");
  EXPECT_EQ(fault(kStart4 + "; e1:3"), "1:21: the board has no square 'e1': its columns are a to d, its rows 1 to 4");
  EXPECT_EQ(fault(kStart4 + "; pass:0"), "1:21: black may not pass while it has a move");
  EXPECT_EQ(fault("XO-------------- O; c1:3"), "1:21: white has no move and must pass");
  EXPECT_EQ(fault("XXXXXXXXXXXXXXXX O; a1:3"), "1:21: the game is over: there are no more moves");
}

TEST(ReversiObf, comments_may_stand_before_and_after_a_position) {
  const std::string commented = "% a test\n\n  % of 4 x 4\n" + kStart4 + " % the start\n% no more\n";
  EXPECT_EQ(position_of(commented), Position(4));
  EXPECT_EQ(read_text(commented + "b1").value().moves.size(), 1u) << "moves too";
  EXPECT_EQ(fault(commented + kStart4), "6:1: a second board, expected moves from the first or the end");
  EXPECT_EQ(fault("% nothing else"), "1:15: no position, only comments");
}

TEST(ReversiObf, faults_are_found_where_they_are) {
  EXPECT_EQ(fault("-----OX--XO---- X"), "1:1: a board of 15 squares, expected 16, 36 or 64");
  EXPECT_EQ(fault("-----OX--XO-----"), "1:17: expected the side to move, X or O, found the end");
  EXPECT_EQ(fault("-----OX--XO-----X"), "1:1: a board of 17 squares, expected 16, 36 or 64");
  EXPECT_EQ(fault("-----OX-?XO----- X"), "1:9: expected X, O or - for a square, found '?'");
  EXPECT_EQ(fault("\n\n -----OX--XO----- -"), "3:19: expected the side to move, X or O, found '-'");
  EXPECT_EQ(fault(kStart4 + "X"), "1:19: expected ';' or the end of the line, found 'X'");
  EXPECT_EQ(fault(kStart4 + " b1"), "1:20: expected ';' or the end of the line, found 'b'");
  EXPECT_EQ(fault(kStart4 + "; b1"), "1:21: expected a field such as f5:+3, found 'b1'");
  EXPECT_EQ(fault(kStart4 + ";; b1:3"), "1:20: expected a field such as f5:+3, found ''");
  EXPECT_EQ(fault(kStart4 + "; b1:3; B1:4"), "1:27: the move b1 is scored twice");
  EXPECT_EQ(fault(kStart4 + "; b1:"), "1:24: expected a score such as +3, from -16 to +16, found ''");
  EXPECT_EQ(fault(kStart4 + "; b1:+x"), "1:24: expected a score such as +3, from -16 to +16, found '+x'");
  EXPECT_EQ(fault(kStart4 + "; b1:3."), "1:24: expected a score such as +3, from -16 to +16, found '3.'");
  EXPECT_EQ(fault(kStart4 + "; empties=winner; empties=winner"), "1:37: 'empties=winner' appears twice");
  EXPECT_EQ(fault(kStart4 + "\n" + kStart4), "2:1: a second board, expected moves from the first or the end");
}

// As boards are printed: from what every front end draws.
std::string drawn(const Position& position) {
  const Scene board = scene(position, nullptr);
  std::string out = " ";
  for (const auto& label : board.ground.column_labels) out += " " + label;
  for (int row = 0; row < board.ground.rows; ++row) {
    out += "\n" + board.ground.row_labels[static_cast<std::size_t>(row)];
    for (int column = 0; column < board.ground.columns; ++column) {
      const Actor* disc = front_actor(board, {row, column});
      const std::string& text = disc != nullptr ? disc->text : board.ground.tile({row, column}).text;
      out += " " + (move_at(board, {row, column}).empty() ? text : "+");
    }
  }
  for (const auto& note : board.notes) out += "\n" + note;
  return out + "\n";
}

TEST(ReversiDrawing, every_board_that_is_shown_reads_back) {
  EXPECT_EQ(drawn(Position(4)), kDrawing4);
  Rng rng(7);
  int over = 0;
  for (int i = 0; i < 2000; ++i) {
    const Position position = i % 2 == 0 ? random_position(rng) : scattered_position(rng);
    const Position again = position_of(drawn(position));
    // Of a finished game it is not shown, and does not matter, whose turn it would be.
    ASSERT_TRUE(position.result() || again == position);
    ASSERT_EQ(again.discs(kBlack), position.discs(kBlack));
    ASSERT_EQ(again.result(), position.result());
    over += position.result().has_value();
  }
  EXPECT_GT(over, 10);
}

TEST(ReversiDrawing, a_stated_end_of_the_game_must_be_right) {
  const std::string board = "  a b c d\n1 X X - -\n2 - - - -\n3 - - - -\n4 - - - -\nblack 2  white 0\n";
  EXPECT_EQ(position_of(board + "the game is over: black wins 2 to 0").result(), (Outcome{1, 2}));
  EXPECT_EQ(position_of(board + "the game is over: black wins 16 to 0\nempties for the winner").result(),
            (Outcome{1, 16}));
  EXPECT_EQ(fault(board + "the game is over: white wins 2 to 0"),
            "7:1: expected 'the game is over: black wins 2 to 0', found 'white wins 2 to 0'");
  EXPECT_EQ(fault(replaced(kDrawing4, "black to move", "the game is over: a draw, 2 to 2")),
            "7:1: the game is not over: there are moves left");
}

TEST(ReversiDrawing, marks_score_and_spaces_may_be_left_out) {
  EXPECT_EQ(position_of("a b c d\n1----\n2-OX-\n3-XO-\n4----\n\nblack to move"), Position(4));
}

TEST(ReversiDrawing, a_board_as_screens_show_it_is_read) {
  const Position position = position_of(
      "   a  b  c  d\n"
      "1  ·  ·  ·  ·\n"
      "2  · >○< ●  +\n"
      "3 (●) ●  ● [·]\n"
      "4  ·  +  ·  +\n"
      "   1  2  3  4\n"
      "\n"
      "  black 4  white 1\n"
      "  white to move\n");
  EXPECT_EQ(write_obf(position), "-----OX-XXX----- O");
}

TEST(ReversiDrawing, faults_are_found_where_they_are) {
  EXPECT_EQ(fault(replaced(kDrawing4, "c d", "c e")), "1:3: expected the columns, a to d, a to f or a to h");
  EXPECT_EQ(fault(replaced(kDrawing4, "c d\n", "c d e\n")), "1:3: expected the columns, a to d, a to f or a to h");
  EXPECT_EQ(fault(replaced(kDrawing4, "3 -", "5 -")), "4:1: expected row 3, found '5'");
  EXPECT_EQ(fault(replaced(kDrawing4, "X O +", "X ? +")), "4:7: expected X, O, - or + for c3, found '?'");
  EXPECT_EQ(fault(replaced(kDrawing4, "X O +", "X O")), "4:8: expected X, O, - or + for d3, found the end of the line");
  EXPECT_EQ(fault(replaced(kDrawing4, "X O +", "X O + -")), "4:11: expected the end of row 3, found '-'");
  EXPECT_EQ(fault(replaced(kDrawing4, "X O +", "X (O +")), "4:9: expected ')', found ' '");
  EXPECT_EQ(fault(replaced(kDrawing4, "1 - +", "1 + +")), "2:3: a1 is marked, but is not a legal move of black");
  EXPECT_EQ(fault(replaced(kDrawing4, "white 2", "white 3")),
            "6:1: expected 'black 2  white 2', 'black to move' or 'white to move', found 'black 2 white 3'");
  EXPECT_EQ(fault(replaced(kDrawing4, "black to move", "white to")),
            "7:1: expected 'black 2  white 2', 'black to move' or 'white to move', found 'white to'");
  EXPECT_EQ(fault(replaced(kDrawing4, "black to move\n", "")),
            "7:1: expected 'black to move' or 'white to move', found the end");
  EXPECT_EQ(fault(kDrawing4 + "white to move"), "8:1: 'white to move' repeats a line above");
  EXPECT_EQ(fault(kDrawing4 + "black 2 white 2"), "8:1: 'black 2 white 2' repeats a line above");
  EXPECT_EQ(fault(kDrawing4.substr(0, 30)), "4:1: expected row 3, found the end");
}

TEST(ReversiMoves, a_string_of_moves_is_a_game_from_the_start) {
  const auto game = read_text("f5d6 C3\nD3c4").value();
  EXPECT_EQ(game.start, Position());
  EXPECT_EQ(game.moves.size(), 5u);
  EXPECT_EQ(write_moves(game), "f5d6c3d3c4");
}

TEST(ReversiMoves, passes_may_be_left_out_or_written) {
  const std::string board = "OX------------X- X\n";
  const auto left_out = read_text(board + "c1").value();
  EXPECT_EQ(left_out.moves, (std::vector<Move>{Move{}, Move{2}}));
  for (const auto* moves : {"--c1", "pass c1", "PAc1", "pac1"}) {
    EXPECT_EQ(read_text(board + moves).value().moves, left_out.moves) << moves;
  }
}

TEST(ReversiMoves, every_game_reads_back) {
  Rng rng(8);
  int with_pass = 0;
  for (int i = 0; i < 1000; ++i) {
    const Position start = i % 2 == 0 ? Position() : i % 4 == 1 ? random_position(rng) : scattered_position(rng);
    const auto game = random_game(start, static_cast<int>(rng.below(70)), rng);
    const auto again = read_text(write_moves(game));
    ASSERT_TRUE(again) << write_moves(game) << ": " << again.error().message;
    ASSERT_EQ(again->start, game.start);
    ASSERT_EQ(again->moves, game.moves);
    with_pass += std::find(game.moves.begin(), game.moves.end(), Move{}) != game.moves.end();
  }
  EXPECT_GT(with_pass, 100);
}

TEST(ReversiMoves, the_wrong_move_is_named_with_its_place) {
  EXPECT_EQ(fault("f5d6c3a1"), "1:7: move 4: white turns no disc on a1");
  EXPECT_EQ(fault("f5\n f5"), "2:2: move 2: f5 is taken by a black disc");
  EXPECT_EQ(fault("f5--"), "1:3: move 2: white may not pass while it has a move");
  EXPECT_EQ(fault("f5d9"), "1:3: move 2: the board has no square 'd9': its columns are a to h, its rows 1 to 8");
  EXPECT_EQ(fault("f5d"), "1:3: expected a move such as d3, found 'd'");
  EXPECT_EQ(fault("f5,d6"), "1:3: expected a move such as d3, found ','");
  EXPECT_EQ(fault("f5d66"), "1:5: expected a move such as d3, found '6'");
  EXPECT_EQ(fault("e6f4e3f6g5d6e7f5c5a1"), "1:19: move 10: the game is over: there are no more moves");
}

TEST(ReversiText, what_is_in_no_notation_says_which_there_are) {
  for (const auto* text : {"", "  \n", "hello", "?", "{\"size\":8}", "\xff\xfe", "8"}) {
    const auto game = read_text(text);
    ASSERT_FALSE(game) << text;
    EXPECT_NE(game.error().hint.find("OBF"), std::string::npos) << text;
  }
  EXPECT_EQ(fault(""), "1:1: the text is empty, expected a position");
  EXPECT_EQ(fault(" \n hello"), "2:2: not a recognised notation of a Reversi position");
  EXPECT_EQ(fault(std::string(2u << 20, '-')), "0:0: a text of more than 1 MiB is not a position");
}

TEST(ReversiText, noise_is_an_error_and_never_more) {
  const std::string letters =
      "XO-*.BW abcdefgh12345678;:%+()[]\n|BOGM\xe2\x97\x8f"
      "passto movewhite=";
  Rng rng(9);
  for (int i = 0; i < 20000; ++i) {
    std::string text = i % 4 == 0 ? kStart4 : i % 4 == 1 ? kDrawing4 : i % 4 == 2 ? "f5d6c3d3c4" : "(;GM[Othello]BO[";
    for (std::uint32_t edits = 1 + rng.below(4); edits > 0; --edits) {
      const auto at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
      text.insert(at, 1, letters[rng.below(static_cast<std::uint32_t>(letters.size()))]);
      if (rng.below(2) == 0) text.erase(rng.below(static_cast<std::uint32_t>(text.size())), 1);
    }
    const auto game = read_text(text);
    if (!game) {
      ASSERT_FALSE(game.error().message.empty());
      ASSERT_GE(game.error().line, 1) << text;
      ASSERT_GE(game.error().column, 1) << text;
    }
  }
}

TEST(ReversiJson, positions_are_written_as_expected) {
  EXPECT_EQ(write_json(Position(4)).dump(), R"({"size":4,"board":"-----OX--XO-----","to_move":"black"})");
  EXPECT_EQ(write_json(Position(4, Empties::winner)).dump(),
            R"({"size":4,"board":"-----OX--XO-----","to_move":"black","empties":"winner"})");
}

TEST(ReversiJson, every_position_reads_back) {
  Rng rng(10);
  for (int i = 0; i < 1000; ++i) {
    const Position position = i % 2 == 0 ? random_position(rng) : scattered_position(rng);
    ASSERT_EQ(read_json(write_json(position)), position);
  }
}

TEST(ReversiJson, faults_have_a_place) {
  const auto place_of = [](std::string_view text) {
    const Error error = with_place(text, read_json(parse_json(text).value()).error());
    return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + error.hint;
  };
  EXPECT_EQ(place_of("{\n \"size\": 5}"), "2:10 ");
  EXPECT_EQ(place_of("{\"size\":4,\n\"board\":\"?\"}"), "2:9 ");
  EXPECT_EQ(place_of("{\"size\":4,\n\"board\":\"XO\"}"), "2:9 ");
  EXPECT_EQ(place_of("{\"size\":4,\"board\":\"-----OX--XO-----\",\n\"to_move\":\"blak\"}"),
            "2:11 Did you mean 'black'?");
}

TEST(ReversiJson, faults_are_named) {
  EXPECT_EQ(json_fault("[]"), "a Reversi position is an empty array, expected an object");
  EXPECT_EQ(json_fault("{}"), "a Reversi position needs 'size', an integer 4..8");
  EXPECT_EQ(json_fault(R"({"size":5})"), "'size' is 5, expected 4, 6 or 8");
  EXPECT_EQ(json_fault(R"({"size":"8"})"), "'size' is '8', expected an integer 4..8");
  EXPECT_EQ(json_fault(R"({"size":4})"), "a Reversi position needs 'board', a string");
  EXPECT_EQ(json_fault(R"({"size":4,"board":"-----OX--XO----"})"), "'board' has 15 squares, expected 16");
  EXPECT_EQ(json_fault(R"({"size":4,"board":"-----OX-?XO-----"})"),
            "'board' has '?' as its character 9, expected X, O or -");
  EXPECT_EQ(json_fault(R"({"size":4,"board":"-----OX--XO-----"})"),
            "a Reversi position needs 'to_move', black or white");
  EXPECT_EQ(json_fault(R"({"size":4,"board":"-----OX--XO-----","to_move":"red"})"),
            "'to_move' is 'red', expected black or white");
  EXPECT_EQ(json_fault(R"({"size":4,"board":"-----OX--XO-----","to_move":"black","empties":"loser"})"),
            "'empties' is 'loser', expected none or winner");
  EXPECT_EQ(json_fault(R"({"size":4,"bord":"-----OX--XO-----"})"), "a Reversi position has no member 'bord'");
}

}  // namespace
}  // namespace ariadne::reversi
