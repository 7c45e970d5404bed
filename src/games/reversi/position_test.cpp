#include "games/reversi/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"
#include "games/reversi/naive_reversi.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"
#include "games/reversi/test_texts.hpp"

namespace ariadne::reversi {
namespace {

std::vector<std::string> names(const Position& position) {
  std::vector<std::string> names;
  for (const Move move : position.moves()) names.push_back(move_text(move));
  return names;
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0 || position.result()) return 1;
  std::uint64_t leaves = 0;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

std::uint64_t perft(const NaiveBoard& board, int depth) {
  const auto moves = board.moves();
  if (depth == 0 || moves.empty()) return 1;
  std::uint64_t leaves = 0;
  for (const Move move : moves) {
    NaiveBoard next = board;
    next.play(move);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

NaiveBoard twin_of(const Position& position) {
  NaiveBoard twin(position.size());
  const std::string letters = letters_of(position);
  twin.squares.assign(letters.begin(), letters.end());
  twin.side = position.to_move() == kBlack ? 'X' : 'O';
  return twin;
}

void expect_alike(const Position& position, const NaiveBoard& twin) {
  ASSERT_EQ(letters_of(position), twin.letters());
  ASSERT_EQ(position.to_move(), twin.side == 'X' ? kBlack : kWhite);
  const auto moves = position.moves();
  ASSERT_EQ(std::vector<Move>(moves.begin(), moves.end()), twin.moves());
  ASSERT_EQ(moves.size(), twin.moves().size());
  ASSERT_EQ(position.move_count(), twin.moves().size());
  ASSERT_EQ(position.result().has_value(), twin.moves().empty());
  if (const auto outcome = position.result(); outcome && position.empties() == Empties::none) {
    ASSERT_EQ(outcome->score, twin.discs('X') - twin.discs('O'));
  }
}

void expect_all_moves_alike(const Position& position) {
  const NaiveBoard twin = twin_of(position);
  expect_alike(position, twin);
  for (const Move move : position.moves()) {
    Position next = position;
    NaiveBoard next_twin = twin;
    next.play(move);
    next_twin.play(move);
    expect_alike(next, next_twin);
  }
}

// The exact score with best play by both, by trying everything.
int solved(const Position& position) {
  if (const auto outcome = position.result()) return static_cast<int>(outcome->score);
  const bool black = position.to_move() == kBlack;
  int best = black ? -64 : 64;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    best = black ? std::max(best, solved(next)) : std::min(best, solved(next));
  }
  return best;
}

TEST(Reversi, starts_with_white_on_d4_and_e5_and_black_on_d5_and_e4) {
  const Position start;
  EXPECT_EQ(letters_of(start), "---------------------------OX------XO---------------------------");
  EXPECT_EQ(letters_of(Position(6)), "--------------OX----XO--------------");
  EXPECT_EQ(letters_of(Position(4)), "-----OX--XO-----");
  EXPECT_EQ(start.to_move(), kBlack);
}

TEST(Reversi, black_maximises_and_white_minimises) {
  EXPECT_EQ(Position::team(kBlack), Team::first);
  EXPECT_EQ(Position::team(kWhite), Team::second);
}

TEST(Reversi, moves_are_listed_in_ascending_square_order) {
  EXPECT_EQ(names(Position()), (std::vector<std::string>{"d3", "c4", "f5", "e6"}));
}

TEST(Reversi, a_disc_turns_every_enclosed_line_in_all_eight_directions) {
  const Position star = position_of("X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X");
  Position next = star;
  next.play(read_move(star, "d4").value());
  EXPECT_EQ(letters_of(next), "X--X--X--X-X-X----XXX---XXXXXXXX--XXX----X-X-X--X--X--X----X----");
}

TEST(Reversi, a_line_that_no_own_disc_closes_does_not_turn) {
  Position position = position_of("-OX--OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X");
  position.play(read_move(position, "a1").value());
  EXPECT_EQ(letters_of(position).substr(0, 16), "XXX--OOOOOOOOOOO");
}

TEST(Reversi, lines_do_not_run_round_the_edge_of_the_board) {
  const Position position = position_of(
      "-------X"
      "O-------"
      "--------"
      "--------"
      "--------"
      "--------"
      "--------"
      "-------- X");
  EXPECT_TRUE(position.result().has_value());
}

TEST(Reversi, a_side_without_a_move_must_pass) {
  const Position position = position_of(
      "OX--------------"
      " O");
  EXPECT_EQ(names(position), (std::vector<std::string>{"c1"}));
  Position waiting = position_of("OX-------------- X");
  EXPECT_EQ(names(waiting), (std::vector<std::string>{"pass"}));
  waiting.play(Move{});
  EXPECT_EQ(waiting, position);
}

TEST(Reversi, the_game_ends_when_neither_side_can_move) {
  const Position over = position_of(
      "XX--------------"
      " O");
  EXPECT_TRUE(over.moves().empty());
  EXPECT_EQ(over.result(), (Outcome{+1, 2}));
  EXPECT_EQ(position_of("XO-X-----------O X").result(), std::nullopt);
}

TEST(Reversi, a_full_board_with_equal_discs_is_a_draw) {
  EXPECT_EQ(position_of("XXXXXXXXOOOOOOOO X").result(), (Outcome{0, 0}));
}

TEST(Reversi, empty_squares_count_for_the_winner_only_if_asked) {
  EXPECT_EQ(position_of("O--------------- X").result(), (Outcome{-1, -1}));
  EXPECT_EQ(position_of("O--------------- X; empties=winner").result(), (Outcome{-1, -16}));
  EXPECT_EQ(position_of("X--------------O X; empties=winner").result(), (Outcome{0, 0}));
}

TEST(Reversi, a_board_without_discs_is_a_finished_draw) {
  EXPECT_EQ(position_of("---------------- X").result(), (Outcome{0, 0}));
}

TEST(Reversi, the_shortest_game_has_nine_moves_and_leaves_white_without_discs) {
  const Position position = position_of("e6f4e3f6g5d6e7f5c5");
  EXPECT_EQ(position.result(), (Outcome{+1, 13}));
  EXPECT_EQ(position.discs(kWhite), Squares{0});
}

TEST(Reversi, equal_positions_hash_alike_and_the_side_to_move_matters) {
  EXPECT_EQ(position_of("f5d6c3d3c4").hash(), position_of("f5d6c4d3c3").hash());
  Position passed = position_of("OX-------------- X");
  const auto before = passed.hash();
  passed.play(Move{});
  EXPECT_NE(passed.hash(), before);
}

TEST(Reversi, random_games_go_as_the_naive_rules_say) {
  Rng rng(1);
  for (int game = 0; game < 1000; ++game) {
    Position position(4 + 2 * (game % 3));
    NaiveBoard twin(position.size());
    while (!position.result()) {
      expect_alike(position, twin);
      const auto moves = twin.moves();
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      position.play(move);
      twin.play(move);
    }
    expect_alike(position, twin);
    if (HasFatalFailure()) return;
  }
}

TEST(Reversi, scattered_discs_go_as_the_naive_rules_say) {
  Rng rng(2);
  for (int i = 0; i < 3000 && !HasFatalFailure(); ++i) expect_all_moves_alike(scattered_position(rng));
}

TEST(Reversi, perft_counts_are_the_known_ones) {
  const std::uint64_t known[] = {4, 12, 56, 244, 1396, 8200, 55092, 390216};
  for (int depth = 1; depth <= 8; ++depth) EXPECT_EQ(perft(Position(), depth), known[depth - 1]);
}

TEST(Reversi, perft_on_small_boards_agrees_with_the_naive_rules) {
  for (int depth = 1; depth <= 8; ++depth) EXPECT_EQ(perft(Position(4), depth), perft(NaiveBoard(4), depth));
  for (int depth = 1; depth <= 6; ++depth) EXPECT_EQ(perft(Position(6), depth), perft(NaiveBoard(6), depth));
}

TEST(Reversi, white_wins_four_by_four_by_eleven_to_three) { EXPECT_EQ(solved(Position(4)), 3 - 11); }

}  // namespace
}  // namespace ariadne::reversi
