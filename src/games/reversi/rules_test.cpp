#include "games/reversi/rules.hpp"

#include <gtest/gtest.h>

#include "games/reversi/move_text.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

Position start(std::string_view settings) {
  Rng rng(0);
  return Rules::start(check_settings(settings, Rules::info().parameters, "game 'reversi'").value(), rng);
}

Transcript game_of(std::string_view text) { return read_text(text).value(); }
Position position_of(std::string_view text) { return last_position(game_of(text)); }

std::string described(std::string_view text, std::string_view move) {
  const Position position = position_of(text);
  return Rules::describe(position, read_move(position, move).value());
}

TEST(ReversiRules, a_new_board_follows_its_settings) {
  EXPECT_EQ(start(""), Position(8));
  EXPECT_EQ(start("size=6"), Position(6));
  EXPECT_EQ(start("size=4,empties=winner"), Position(4, Empties::winner));
}

TEST(ReversiRules, a_move_is_described_with_the_discs_it_turns) {
  EXPECT_EQ(described("---------------------------OX------XO--------------------------- X", "d3"),
            "black plays d3, turning 1 disc");
  EXPECT_EQ(described("XOO------------- X", "d1"), "black plays d1, turning 2 discs");
  EXPECT_EQ(described("XO-------------- O", "pass"), "white has no move and passes");
}

TEST(ReversiRules, the_outcome_names_the_winner_and_both_counts) {
  EXPECT_EQ(Rules::outcome_text(position_of("XX-------------- O")), "black wins 2 to 0");
  EXPECT_EQ(Rules::outcome_text(position_of("OOOOOOOOOXXXXXXX X")), "white wins 9 to 7");
  EXPECT_EQ(Rules::outcome_text(position_of("XXXXXXXXOOOOOOOO X")), "a draw, 8 to 8");
  EXPECT_EQ(Rules::outcome_text(position_of("XX-------------- O; empties=winner")), "black wins 16 to 0");
}

TEST(ReversiRules, the_view_marks_the_last_square_and_the_legal_moves) {
  const BoardView view = Rules::view(game_of("f5"));
  int last = 0, moves = 0;
  for (const auto& cell : view.cells) {
    last += cell.last;
    moves += !cell.move.empty();
  }
  EXPECT_EQ(last, 1);
  EXPECT_EQ(moves, 3);
  EXPECT_TRUE(view.at(4, 5).last);
  EXPECT_EQ(view.at(3, 5).move, "f4");
}

TEST(ReversiRules, the_view_shows_discs_labels_and_notes) {
  const BoardView view = Rules::view({Position(4), {}});
  EXPECT_EQ(view.rows, 4);
  EXPECT_EQ(view.columns, 4);
  EXPECT_EQ(view.at(1, 1).letter, 'O');
  EXPECT_EQ(view.at(1, 1).tone, Tone::second);
  EXPECT_EQ(view.at(1, 2).symbol, "●");
  EXPECT_EQ(view.at(1, 2).tone, Tone::first);
  EXPECT_EQ(view.at(0, 0).letter, '-');
  EXPECT_EQ(view.row_labels, (std::vector<std::string>{"1", "2", "3", "4"}));
  EXPECT_EQ(view.column_labels, (std::vector<std::string>{"a", "b", "c", "d"}));
  EXPECT_EQ(view.bottom_column_labels, view.row_labels);
  EXPECT_EQ(view.notes, (std::vector<std::string>{"black 2  white 2", "black to move"}));
}

TEST(ReversiRules, the_view_of_a_finished_game_tells_the_outcome) {
  const BoardView view = Rules::view(game_of("e6f4e3f6g5d6e7f5c5"));
  EXPECT_EQ(view.notes, (std::vector<std::string>{"black 13  white 0", "the game is over: black wins 13 to 0"}));
}

TEST(ReversiRules, every_format_reads_back) {
  const Transcript game = game_of("f5d6c3d3c4");
  for (const auto& format : Rules::info().formats) {
    EXPECT_EQ(Rules::from_text(Rules::write(format, game, {"a", "b"})).value().moves, game.moves) << format;
  }
}

}  // namespace
}  // namespace ariadne::reversi
