// Games that can be solved: laws of their numbers of states, and solutions against what is known otherwise.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <type_traits>
#include <vector>

#include "agents/solved_boards.hpp"
#include "all_games.hpp"
#include "games/game.hpp"
#include "games/nim/position.hpp"
#include "games/theseus/generate.hpp"
#include "games/theseus/position.hpp"
#include "search/tree/induction.hpp"
#include "search/tree/perfect_play.hpp"
#include "search/tree/playout.hpp"

namespace ariadne {
namespace {

template <Enumerable P>
Verdicts solved(const P& position) {
  Budget budget;
  Induction induction = solve_board(position, budget);
  EXPECT_EQ(induction.ending, Induction::Ending::solved);
  return std::move(induction.verdicts);
}

// A position that differs from another at most in the number of moves made has the same number and the same moves.
template <Enumerable P>
void expect_numbered(const P& position) {
  ASSERT_LT(position.state(), position.state_count());
  const P alike = position.at_state(position.state());
  EXPECT_EQ(alike.state(), position.state());
  EXPECT_EQ(alike.to_move(), position.to_move());
  EXPECT_TRUE(same_board(position, alike.at_state(0)));
  if (position.result()) return;
  const auto moves = playable_moves(position), same = playable_moves(alike);
  ASSERT_EQ(moves.size(), same.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    P next = position, twin = alike;
    next.play(moves[i]);
    twin.play(same[i]);
    EXPECT_EQ(next.state(), twin.state());
  }
}

template <class G>
void check_states() {
  const Settings settings = check_settings("", G::info().parameters, G::info().id).value();
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Rng rng(seed);
    auto position = G::start(settings, rng);
    play_randomly(position, rng, rng.below(60));
    expect_numbered(position);
  }
}

TEST(SolvedGames, every_position_of_a_game_has_the_number_of_its_state) {
  const auto check = []<class G>(std::type_identity<G>) {
    if constexpr (Enumerable<typename G::Position>) check_states<G>();
  };
  [&]<class... G>(std::type_identity<std::tuple<G...>>) {
    (check(std::type_identity<G>{}), ...);
  }(std::type_identity<AllGames>{});
}

TEST(SolvedGames, nim_is_lost_exactly_where_the_sum_without_carries_is_nothing) {
  const Verdicts verdicts = solved(nim::Position());
  for (std::uint64_t state = 0; state < verdicts.size(); ++state) {
    const auto position = nim::Position().at_state(state);
    const auto& heaps = position.heaps();
    const int mover = position.to_move() == 0 ? 1 : -1;
    const bool lost = (heaps[0] ^ heaps[1] ^ heaps[2]) == 0;
    EXPECT_EQ(verdicts[state].sign, lost ? -mover : mover) << state;
    // Every move takes a stone or more.
    EXPECT_LE(verdicts[state].moves, heaps[0] + heaps[1] + heaps[2]);
  }
}

TEST(SolvedGames, boards_are_told_apart_and_the_same_board_is_known_again) {
  const auto board = [](std::uint64_t seed, int supplies) {
    Rng rng(seed);
    auto walls = theseus::draw_connected_walls(5, theseus::WallStyle::classic, rng);
    return theseus::Position(
        std::make_shared<const theseus::Board>(std::move(walls), theseus::draw_supplies(5, supplies, rng)), 50);
  };
  EXPECT_TRUE(same_board(board(1, 2), board(1, 2).at_state(0)));
  EXPECT_FALSE(same_board(board(1, 2), board(2, 2).at_state(0)));
  EXPECT_FALSE(same_board(board(1, 2), board(1, 3).at_state(0)));
  // Other supplies behind the same walls.
  const auto moved = [](int supply) {
    return theseus::Position(std::make_shared<const theseus::Board>(theseus::Walls(3), std::vector{supply}), 50);
  };
  EXPECT_TRUE(same_board(moved(2), moved(2).at_state(0)));
  EXPECT_FALSE(same_board(moved(2), moved(6).at_state(0)));
}

// What the rules say, written as plainly as can be: the best of all directions, to the limit, remembered. Without stays
// only those that lead off the tile.
class Twin {
 public:
  explicit Twin(const theseus::Position& board, bool stays = true) : board_(board), stays_(stays) {
    known_.resize(static_cast<std::size_t>(board.limit() + 1) * board.state_count());
  }

  Verdict verdict(const theseus::Position& position) {
    auto& known = known_[static_cast<std::size_t>(position.ply()) * board_.state_count() + place(position)];
    if (!known) known = compute(position);
    return *known;
  }

 private:
  // Not the number of the state: this must not depend on what is tested.
  std::size_t place(const theseus::Position& position) const {
    const auto tiles = static_cast<std::size_t>(board_.board().tiles());
    return (position.supplies() * tiles + static_cast<std::size_t>(position.minotaur())) * tiles +
           static_cast<std::size_t>(position.theseus());
  }
  Verdict compute(const theseus::Position& position) {
    if (const auto result = position.result()) return {result->sign, 0};
    Verdict best;
    bool first = true;
    for (const theseus::Direction direction : theseus::kDirections) {
      auto next = position;
      next.play({direction});
      if (!stays_ && next.theseus() == position.theseus() && next.minotaur() == position.minotaur()) continue;
      Verdict found = verdict(next);
      if (found.sign != 0) ++found.moves;
      if (first || better(position.to_move(), found, best)) best = found;
      first = false;
    }
    return best;
  }
  static bool better(Seat mover, const Verdict& a, const Verdict& b) {
    const int turn = mover == theseus::kTheseus ? 1 : -1;
    if (a.sign != b.sign) return turn * a.sign > turn * b.sign;
    return a.sign == turn ? a.moves < b.moves : a.sign == -turn && a.moves > b.moves;
  }

  theseus::Position board_;
  bool stays_;
  std::vector<std::optional<Verdict>> known_;
};

// Every position of the board at every ply.
template <class Visit>
void for_each_position(const theseus::Position& board, const Visit& visit) {
  const int tiles = board.board().tiles();
  for (int ply = 0; ply <= board.limit(); ++ply) {
    for (theseus::SupplySet supplies = 0; supplies <= board.board().all_supplies(); ++supplies) {
      for (int theseus = 0; theseus < tiles; ++theseus) {
        if (board.board().supply_on(theseus) & supplies) continue;
        for (int minotaur = 0; minotaur < tiles; ++minotaur) visit(board.with({theseus, minotaur, supplies, ply}));
      }
    }
  }
}

struct BoardKind {
  int size, supplies, limit;
  theseus::WallStyle style;
};

theseus::Position draw_board(const BoardKind& kind, std::uint64_t seed) {
  Rng rng(seed);
  auto walls = theseus::draw_connected_walls(kind.size, kind.style, rng);
  auto supplies = theseus::draw_supplies(kind.size, kind.supplies, rng);
  return theseus::Position(std::make_shared<const theseus::Board>(std::move(walls), std::move(supplies)), kind.limit);
}

TEST(SolvedGames, every_position_of_a_labyrinth_with_any_number_of_moves_left_ends_as_plain_minimax_says) {
  using enum theseus::WallStyle;
  std::uint64_t won = 0, lost = 0, late = 0;
  for (const BoardKind& kind : {BoardKind{3, 1, 20, none},
                                {3, 2, 21, classic},
                                {3, 2, 20, dense},
                                {3, 3, 1, classic},
                                {5, 1, 30, classic},
                                {5, 1, 31, dense},
                                {5, 2, 12, none}}) {
    const auto board = draw_board(kind, 5);
    const Verdicts verdicts = solved(board);
    Twin twin(board);
    std::uint64_t wrong = 0;
    for_each_position(board, [&](const theseus::Position& position) {
      const Verdict verdict = verdict_at(position, verdicts);
      wrong += verdict == twin.verdict(position) ? 0 : 1;
      won += verdict.sign > 0 ? 1 : 0;
      lost += verdict.sign < 0 ? 1 : 0;
      late += verdict.sign == 0 && verdicts[position.state()].sign != 0 ? 1 : 0;
    });
    EXPECT_EQ(wrong, 0u) << kind.size << " " << kind.supplies << " " << kind.limit;
  }
  EXPECT_GT(won, 1000u);
  EXPECT_GT(lost, 1000u);
  EXPECT_GT(late, 1000u);  // the limit came before the win
}

// Without walls inside all depends on who has to move.
TEST(SolvedGames, a_turn_spent_in_front_of_a_wall_turns_a_loss_into_a_win) {
  const auto board = draw_board({5, 1, 40, theseus::WallStyle::none}, 5);
  const Verdict verdict = verdict_at(board, solved(board));
  EXPECT_EQ(Twin(board, false).verdict(board).sign, -1);
  EXPECT_EQ(Twin(board).verdict(board).sign, 1);
  EXPECT_EQ(verdict.sign, 1);
}

// A tile has at most two walls. If Theseus has none, the Minotaur can answer two of four steps at most; if he has one,
// he may wait; and two players side by side are never so after a step of one.
TEST(SolvedGames, the_minotaur_wins_only_where_he_has_theseus_or_can_step_onto_him) {
  using enum theseus::WallStyle;
  for (const theseus::WallStyle style : {classic, dense, none}) {
    for (const int size : {3, 5}) {
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Verdicts verdicts = solved(draw_board({size, 2, 30, style}, seed));
        int latest = 0;
        for (std::size_t state = 0; state < verdicts.size(); ++state) {
          if (verdicts[state].sign < 0) latest = std::max(latest, verdicts[state].moves);
        }
        EXPECT_EQ(latest, 1) << size << " " << seed;
      }
    }
  }
}

TEST(SolvedGames, no_move_betters_the_result_and_one_keeps_it) {
  for (const theseus::WallStyle style : {theseus::WallStyle::classic, theseus::WallStyle::none}) {
    const auto board = draw_board({5, 2, 30, style}, 5);
    const Verdicts verdicts = solved(board);
    std::uint64_t wrong = 0;
    for_each_position(board, [&](const theseus::Position& position) {
      if (position.result()) return;
      const int turn = position.to_move() == theseus::kTheseus ? 1 : -1;
      int best = -1;
      for (const theseus::Direction direction : theseus::kDirections) {
        auto next = position;
        next.play({direction});
        best = std::max(best, turn * verdict_at(next, verdicts).sign);
      }
      wrong += best == turn * verdict_at(position, verdicts).sign ? 0 : 1;
    });
    EXPECT_EQ(wrong, 0u);
  }
}

}  // namespace
}  // namespace ariadne
