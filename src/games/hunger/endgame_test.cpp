#include "games/hunger/endgame.hpp"

#include <gtest/gtest.h>

#include "core/budget.hpp"
#include "games/hunger/hunger_samples.hpp"
#include "search/tree/induction.hpp"
#include "search/tree/perfect_play.hpp"

namespace ariadne::hunger {
namespace {

// A small board with two foods, a pistol and a sword, which does not matter.
Sample small(int limit) {
  return Sample(6)
      .round(1, limit)
      .at(kOne, 1, 1)
      .at(kTwo, -3, -2)
      .weapons(kTwo, kPistol)
      .item(2, -1, Item::weapon_of(kOne, kPistol))
      .item(-1, 1, Item::weapon_of(kTwo, kSword))
      .item(3, 3, Item::food(4))
      .item(-2, 1, Item::food(2));
}

std::string refusal(const Position& position) {
  const auto board = Endgame::of(position);
  return board ? "accepted" : board.error().message;
}

Verdicts solved(const Endgame& board) {
  Budget budget;
  Induction induction = solve_board(board, budget);
  EXPECT_EQ(induction.ending, Induction::Ending::solved);
  return std::move(induction.verdicts);
}

// Who wins with perfect play, by looking at every line.
int sign_by_search(const Position& position) {
  if (const auto outcome = position.result()) return outcome->sign;
  const int turn = position.to_move() == kOne ? 1 : -1;
  int best = -1;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    best = std::max(best, turn * sign_by_search(next));
    if (best == 1) break;
  }
  return turn * best;
}

TEST(HungerEndgame, states_are_moves_ways_to_take_the_items_and_places) {
  EXPECT_EQ(Endgame::of(Sample(6).round(1, 5)).value().state_count(), 10u * 36 * 36 + 3);
  const Endgame board = Endgame::of(small(5)).value();
  EXPECT_EQ(board.state_count(), 10u * (2 * 3 * 3) * 36 * 36 + 3);  // a pistol, two foods
}

TEST(HungerEndgame, every_position_has_the_number_of_its_state) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    Endgame position = Endgame::of(small(8)).value();
    while (!position.result()) {
      ASSERT_LT(position.state(), position.state_count());
      const Endgame alike = position.at_state(position.state());
      ASSERT_EQ(alike.state(), position.state());
      ASSERT_EQ(alike.to_move(), position.to_move());
      ASSERT_EQ(alike.moves().size(), position.moves().size());
      EXPECT_EQ(position.at_state(0), alike.at_state(0));
      for (const Move move : position.moves()) {
        Endgame next = position, twin = alike;
        next.play(move);
        twin.play(move);
        ASSERT_EQ(next.state(), twin.state());
        ASSERT_EQ(next.result().value_or(Outcome{}).sign, twin.result().value_or(Outcome{}).sign);
      }
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
    }
    EXPECT_EQ(position.at_state(position.state()).result()->sign, position.result()->sign);
  }
}

TEST(HungerEndgame, states_of_a_borrower_are_the_same_and_own_no_board) {
  const Position position = small(5);
  const auto board = std::make_shared<const Board>(position.board());
  const Endgame owner = Endgame::of(Position(board, position.state())).value();
  const auto owners = board.use_count();
  const Endgame borrower = borrowed(owner);
  for (std::uint64_t state = 0; state < owner.state_count(); state += 997) {
    const Endgame at = borrower.at_state(state), copy = at;
    ASSERT_EQ(copy, owner.at_state(state));
    ASSERT_EQ(board.use_count(), owners);
  }
  EXPECT_EQ(borrower.at_state(owner.state_count() - 1), owner.at_state(owner.state_count() - 1)) << "a game that ended";
}

TEST(HungerEndgame, a_solution_agrees_with_a_search_of_every_line) {
  const Endgame board = Endgame::of(small(2)).value();
  const Verdicts verdicts = solved(board);
  int signs[3] = {};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    const auto tile = [&] {
      const int index = static_cast<int>(rng.below(6));
      return index < 3 ? index - 3 : index - 2;
    };
    Sample sample = small(2);
    sample.at(kOne, tile(), tile()).at(kTwo, tile(), tile());
    const Position position = seed % 3 == 0 ? Position(sample.round(2, 2)) : Position(sample);
    const Verdict verdict = verdicts[Endgame::of(position).value().state()];
    EXPECT_EQ(verdict.sign, sign_by_search(position)) << "seed " << seed;
    ++signs[verdict.sign + 1];
  }
  EXPECT_GT(signs[0], 0);
  EXPECT_GT(signs[1] + signs[2], 0);
}

TEST(HungerEndgame, the_score_decides_at_the_limit_and_on_the_last_board) {
  const auto verdict = [](int one, int two, int place = -3) {
    const Endgame board =
        Endgame::of(Sample(6).round(3, 4).at(kOne, 1, 1).at(kTwo, place, place).score(kOne, one).score(kTwo, two))
            .value();
    return solved(board)[board.state()];
  };
  EXPECT_EQ(verdict(5, 4), (Verdict{1, 4}));      // 2 stays on the ring and holds out until the limit
  EXPECT_EQ(verdict(5, 4, -1), (Verdict{1, 2}));  // 2 is too far from it
  EXPECT_EQ(verdict(4, 5).sign, -1);
  EXPECT_EQ(verdict(4, 4).sign, 0);
}

TEST(HungerEndgame, other_boards_are_refused_with_a_reason) {
  EXPECT_EQ(refusal(small(5)), "accepted");
  EXPECT_EQ(refusal(Sample()), "a board of 20 x 20 tiles cannot be solved, only one of 6 x 6");
  EXPECT_EQ(refusal(small(5).item(1, 3, Item::trap(kBow, -1))), "a board with traps cannot be solved");
  Sample full = Sample(6);
  for (const int x : {-3, -2, -1, 1, 2, 3}) full.item(x, 1, Item::food(1)).item(x, 2, Item::food(1));
  EXPECT_EQ(refusal(full), "accepted");
  EXPECT_EQ(refusal(full.item(1, 3, Item::food(1))),
            "a board with 13 pistols and foods cannot be solved, at most 12 are possible");
}

}  // namespace
}  // namespace ariadne::hunger
