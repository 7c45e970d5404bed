#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <thread>

#include "games/bids/rules.hpp"
#include "games/nim/rules.hpp"
#include "games/reversi/evaluation.hpp"
#include "search/simultaneous/matrix_game.hpp"
#include "search/tree/monte_carlo_search.hpp"
#include "search/tree/playout.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;
const WinRates kRates(100);

template <class P>
using Tree = MonteCarloTree<P, WinRates>;

template <class P, class Evaluate>
auto searched(Tree<P>& tree, const P& position, std::uint64_t nodes, const Evaluate& evaluate,
              const MonteCarloTuning& tuning = {}) {
  Budget budget({.nodes = nodes});
  return MonteCarloSearch<P, Evaluate, WinRates>(evaluate, tree, tuning, 1).search(position, budget);
}

TEST(Rewards, grow_with_values_and_every_win_is_worth_more_than_any_estimate) {
  const std::vector<double> values = {
      -kWinValue - 300.0, -kWinValue,      -kWinValue + 5.0, -5000, -100, -1, 0, 1, 100, 5000,
      kWinValue - 5.0,    1.0 * kWinValue, kWinValue + 300.0};
  for (std::size_t i = 0; i + 1 < values.size(); ++i) EXPECT_LT(kRates.of(values[i]), kRates.of(values[i + 1])) << i;
  EXPECT_GT(kRates.of(-kWinValue - 1e5), 0);
  EXPECT_LT(kRates.of(kWinValue + 1e5), 1);
  EXPECT_DOUBLE_EQ(kRates.of(100), 0.7);
  for (const double value : {-250.0, -1.0, 0.0, 30.0, 4000.0}) {
    EXPECT_NEAR(kRates.value_of(kRates.of(value)), value, 1e-6 * (1 + std::abs(value)));
  }
  EXPECT_EQ(decided_sign(kRates.value_of(1)), 0);
}

TEST(Rewards, those_in_points_lie_between_the_least_and_the_most_that_was_seen) {
  PointRewards rewards;
  for (const double value : {3.0, -7.0, 12.0, 0.0}) rewards.note(value);
  EXPECT_EQ(rewards.least(), -7);
  EXPECT_EQ(rewards.most(), 12);
}

TEST(NodePool, has_exactly_as_many_nodes_as_fit_and_gives_them_out_again) {
  struct Node {
    std::uint64_t child = 0;
  };
  NodePool<Node> pool(10 * NodePool<Node>::kBytesPerNode + 5);
  EXPECT_EQ(pool.size(), 10u);
  Budget budget;
  pool.begin_search(budget);
  EXPECT_EQ(budget.held(), pool.bytes());
  std::set<std::uint32_t> taken;
  EXPECT_FALSE(pool.reserve(11));
  for (int i = 0; i < 10; ++i) {
    ASSERT_TRUE(pool.reserve(1));
    EXPECT_TRUE(taken.insert(pool.take()).second);
  }
  EXPECT_FALSE(pool.reserve(1));
  EXPECT_EQ(pool.used(), 10u);
  pool[3].child = 5;
  pool[5].child = 7;
  pool.give_back(3, [](const Node& node, const auto& visit) {
    if (node.child != 0) visit(static_cast<std::uint32_t>(node.child));
  });
  EXPECT_EQ(pool.used(), 7u);
  ASSERT_TRUE(pool.reserve(3));
  EXPECT_FALSE(pool.reserve(1));
  const std::set<std::uint32_t> again = {pool.take(), pool.take(), pool.take()};
  EXPECT_EQ(again, (std::set<std::uint32_t>{3, 5, 7}));
  EXPECT_EQ(pool[3].child, 0u);
  pool.give_back_all();
  EXPECT_EQ(pool.used(), 0u);
}

TEST(NodePool, that_does_not_fit_into_the_budget_is_not_made) {
  NodePool<int> pool(kMebibyte);
  Budget budget({.memory = kMebibyte / 2});
  pool.begin_search(budget);
  EXPECT_EQ(budget.stopped(), StopReason::memory);
}

TEST(MonteCarlo, proves_who_wins_at_nim) {
  for (std::uint64_t state = 0; state < nim::Position().state_count(); state += 7) {
    const auto position = nim::Position().at_state(state);
    const auto& heaps = position.heaps();
    if (position.result() || heaps[0] + heaps[1] + heaps[2] > 9) continue;
    Tree<nim::Position> tree(4 * kMebibyte, 100.0);
    const auto found = searched(tree, position, 2'000'000, nim::Decided());
    const bool mover_wins = (heaps[0] ^ heaps[1] ^ heaps[2]) != 0;
    const int sign = mover_wins == (position.to_move() == 0) ? 1 : -1;
    ASSERT_TRUE(found.proven) << state;
    EXPECT_EQ(found.value, decisive_value({sign, static_cast<double>(sign)})) << state;
    nim::Position next = position;
    next.play(found.move);
    const auto& left = next.heaps();
    if (mover_wins) EXPECT_EQ(left[0] ^ left[1] ^ left[2], 0) << state;
  }
}

TEST(MonteCarlo, finds_a_win_in_one_move_with_few_nodes) {
  Tree<nim::Position> tree(kMebibyte, 100.0);
  const auto found = searched(tree, nim::Position({0, 7, 0}), 100, nim::Decided());
  EXPECT_EQ(found.move, (nim::Move{1, 7}));
  EXPECT_EQ(decided_sign(found.value), 1);
}

// The reward of perfect play, by the mixtures of every step.
double exact_reward(const bids::Position& position) {
  if (position.result()) return kRates.of(bids::Margin()(position));
  const auto choices = position.moves();
  MatrixGame game;
  game.rows = game.columns = choices.size();
  for (std::size_t row = 0; row < choices.size(); ++row) {
    bids::Position chosen = position;
    chosen.play(choices[row]);
    const auto answers = chosen.moves();
    for (std::size_t column = 0; column < answers.size(); ++column) {
      bids::Position next = chosen;
      next.play(answers[column]);
      game.cells[row][column] = exact_reward(next);
    }
  }
  const MatrixSolution solution = solve_matrix(game);
  return (solution.low + solution.high) / 2;
}

// The second seat moves by chance, and mostly takes what comes first.
struct MostlyTheFirst {
  struct Odds {
    nim::Move first;
    double of_first, of_others;
    double operator[](nim::Move move) const { return move == first ? of_first : of_others; }
  };
  static bool by_chance(const nim::Position& position) { return position.to_move() == 1; }
  Odds operator()(const nim::Position& position) const {
    const auto moves = position.moves();
    const double half_share = 0.5 / static_cast<double>(moves.size());
    return {moves[0], 0.5 + half_share, half_share};
  }
};

TEST(MonteCarlo, where_chance_moves_visits_are_shared_by_the_odds) {
  const nim::Position position({7, 6, 5}, 1);
  Tree<nim::Position> tree(kMebibyte, 100.0);
  Budget budget({.nodes = 20'000});
  const nim::Decided evaluate;
  MonteCarloSearch<nim::Position, nim::Decided, WinRates, MostlyTheFirst>(evaluate, tree, {}, 1)
      .search(position, budget);
  const auto odds = MostlyTheFirst()(position);
  ASSERT_GT(tree.root().visits, 500);
  for (const nim::Move move : position.moves()) {
    const auto& child = tree.node(tree.child_by(tree.root(), move));
    EXPECT_NEAR(child.visit_count(), odds[move] * tree.root().visit_count(), 2);
  }
}

TEST(MonteCarlo, a_choice_that_was_hardly_tried_is_never_made) {
  const bids::Margin evaluate;
  std::set<int> made;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Tree<bids::Position> tree(kMebibyte, 100.0);
    Budget budget({.nodes = 5000});
    const auto found = MonteCarloSearch<bids::Position, bids::Margin, WinRates>(evaluate, tree, {}, seed)
                           .search(bids::Position(4), budget);
    double most = 0;
    tree.for_each_child(tree.root(),
                        [&](std::uint32_t, const auto& child) { most = std::max(most, child.visit_count()); });
    EXPECT_GE(4 * tree.node(tree.child_by(tree.root(), found.move)).visit_count(), most) << seed;
    made.insert(found.move.card);
  }
  EXPECT_GT(made.size(), 1u);
}

// If a side knew the other's choice, such a position would be won or lost.
TEST(MonteCarlo, comes_near_the_mixed_value_where_both_sides_choose_at_the_same_time) {
  Rng rng(7);
  int compared = 0;
  while (compared < 12) {
    std::array<std::uint8_t, 2> hands{};
    for (auto& hand : hands) {
      while (std::popcount(hand) < 3) hand = static_cast<std::uint8_t>(hand | 1 << rng.below(5));
    }
    const std::array points = {static_cast<std::uint8_t>(rng.below(4)), static_cast<std::uint8_t>(rng.below(4))};
    const bids::Position position(5, hands, points);
    const double exact = exact_reward(position);
    if (exact < 0.2 || exact > 0.8) continue;
    ++compared;
    Tree<bids::Position> tree(kMebibyte, 100.0);
    searched(tree, position, 100'000, bids::Margin());
    EXPECT_NEAR(tree.root().sum / tree.root().visit_count(), exact, 0.07);
  }
}

// Both bid 1 or 2 for the second prize of two; whoever bids lower now wins it. So nobody has to guess.
TEST(MonteCarlo, proves_a_step_in_which_nobody_has_to_guess) {
  Tree<bids::Position> tree(kMebibyte, 100.0);
  const auto found = searched(tree, bids::Position(2), 100'000, bids::Margin());
  EXPECT_TRUE(found.proven);
  EXPECT_EQ(found.value, 0);
  EXPECT_EQ(found.move.card, 1);
  ASSERT_EQ(found.moves.size(), 2u);
  for (const auto& move : found.moves) {
    EXPECT_EQ(move.value, 0);
    EXPECT_EQ(move.bound, move.move == found.move ? Bound::exact : Bound::no_better);
  }
}

// Prizes of 1, 2 and 3: with equal cards of the last two left, whoever guesses the other's card wins or draws.
TEST(MonteCarlo, does_not_call_proven_what_has_to_be_guessed) {
  int guessed = 0;
  for (std::uint8_t ours = 0; ours < 4; ++ours) {
    for (std::uint8_t theirs = 0; theirs < 4; ++theirs) {
      const bids::Position position(5, {0b00111, 0b01011}, {ours, theirs});
      const double exact = exact_reward(position);
      Tree<bids::Position> tree(kMebibyte, 100.0);
      const auto found = searched(tree, position, 100'000, bids::Margin());
      if (found.proven) EXPECT_NEAR(kRates.of(found.value), exact, 1e-6);
      guessed += found.proven ? 0 : 1;
    }
  }
  EXPECT_GT(guessed, 0);
}

double exact_value(const reversi::Position& position) {
  if (position.result()) return reversi::Discs()(position);
  std::vector<double> values;
  for (const auto move : position.moves()) {
    reversi::Position next = position;
    next.play(move);
    values.push_back(exact_value(next));
  }
  return position.to_move() == 0 ? std::ranges::max(values) : std::ranges::min(values);
}

// Results are what they are, and estimates say anything.
struct Misjudged {
  int operator()(const reversi::Position& position) const {
    if (position.result()) return static_cast<int>(reversi::Discs()(position));
    return position.hash() % 2 == 0 ? 3'000 : -3'000;
  }
};

// A move that surely loses is chosen only if none is left that might do better.
void expect_loses_only_where_all_do(const Tree<reversi::Position>& tree, const auto& found) {
  const int loses = tree.position().to_move() == 0 ? -1 : 1;
  const auto is_lost = [&](const auto& move) { return decided_sign(move.value) == loses; };
  const auto chosen = std::ranges::find(found.moves, found.move, [](const auto& move) { return move.move; });
  if (is_lost(*chosen)) EXPECT_TRUE(std::ranges::all_of(found.moves, is_lost));
}

double exact_value_after(reversi::Position position, reversi::Move move) {
  position.play(move);
  return exact_value(position);
}

// If the value of a position is proven, the move that is chosen has it, and what is said of the others is true.
void expect_proven_of_all_moves(const reversi::Position& position, const auto& found) {
  EXPECT_EQ(found.value, exact_value(position));
  EXPECT_EQ(found.value, exact_value_after(position, found.move));
  EXPECT_FALSE(found.pv().empty());
  const int sign = position.to_move() == 0 ? 1 : -1;
  for (const auto& move : found.moves) {
    const double exact = exact_value_after(position, move.move);
    if (move.bound == Bound::exact) {
      EXPECT_EQ(move.value, exact);
    } else {
      EXPECT_LE(sign * exact, sign * move.value);
      EXPECT_LE(sign * move.value, sign * found.value);
    }
  }
}

TEST(MonteCarlo, a_result_that_it_states_holds_whatever_is_played) {
  int proven = 0;
  std::array<int, 2> unproven{};  // for each side
  Rng rng(5);
  for (int start = 0; start < 60; ++start) {
    reversi::Position position(6);
    while (reversi::count(position.empty()) > 6 && !position.result()) {
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
    }
    if (position.result()) continue;
    const double exact = exact_value(position);
    for (std::uint64_t nodes = 20; nodes < 2'000; nodes += nodes / 3) {
      Tree<reversi::Position> tree(kMebibyte, 100.0);
      const auto found = searched(tree, position, nodes, Misjudged());
      const int sign = decided_sign(found.value);
      if (sign > 0) EXPECT_GE(exact, found.value) << start << ", " << nodes << " nodes";
      if (sign < 0) EXPECT_LE(exact, found.value) << start << ", " << nodes << " nodes";
      if (sign != 0 && !found.proven) ++unproven[sign > 0 ? 0 : 1];
      expect_loses_only_where_all_do(tree, found);
      if (!found.proven) continue;
      SCOPED_TRACE(testing::Message() << start << ", " << nodes << " nodes");
      expect_proven_of_all_moves(position, found);
      ++proven;
    }
  }
  EXPECT_GT(proven, 100);
  EXPECT_GT(unproven[0], 10);
  EXPECT_GT(unproven[1], 10);
}

// The margin of a game of Reversi is known last.
TEST(MonteCarlo, a_game_that_is_surely_won_has_a_value_that_says_so_before_all_is_proven) {
  std::array<int, 2> unproven{};  // for each side
  Rng rng(1);
  for (int start = 0; start < 8; ++start) {
    reversi::Position position(4);
    for (int ply = 0; ply < 5; ++ply) {
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
    }
    for (std::uint64_t nodes = 250; nodes < 10'000; nodes *= 2) {
      Tree<reversi::Position> tree(4 * kMebibyte, 100.0);
      for (const auto& move : searched(tree, position, nodes, reversi::Discs()).moves) {
        const auto& node = tree.node(tree.child_by(tree.root(), move.move));
        const bool first = decided_sign(node.low) > 0, second = decided_sign(node.high) < 0;
        if (first || second) EXPECT_EQ(move.value, first ? node.low : node.high);
        if ((first || second) && !node.is_settled()) ++unproven[first ? 0 : 1];
      }
    }
  }
  EXPECT_GT(unproven[0], 0);
  EXPECT_GT(unproven[1], 0);
}

TEST(MonteCarlo, never_has_more_nodes_than_fit_and_goes_on_without_new_ones) {
  const std::size_t bytes = 200 * Tree<nim::Position>::kBytesPerNode;
  Tree<nim::Position> small(bytes, 100.0), roomy(4 * kMebibyte, 100.0);
  const nim::Position position({6, 6, 7});
  const auto found = searched(small, position, 200'000, nim::Decided());
  EXPECT_LE(small.pool().used(), 200u);
  EXPECT_EQ(small.pool().bytes(), bytes);
  EXPECT_EQ(found.nodes, 200'000u);
  EXPECT_EQ(found.stopped, StopReason::nodes);
  searched(roomy, position, 200'000, nim::Decided());
  EXPECT_GT(roomy.pool().used(), 200u);
}

TEST(MonteCarlo, counts_nodes_exactly) {
  for (const std::uint64_t nodes : {1u, 2u, 57u, 5000u}) {
    for (const int playout : {0, 3}) {
      Tree<nim::Position> tree(kMebibyte, 100.0);
      EXPECT_EQ(searched(tree, nim::Position({7, 7, 6}), nodes, nim::Decided(), {.playout = playout}).nodes, nodes);
    }
  }
}

TEST(MonteCarlo, is_the_same_on_repeat) {
  const bids::Position position(5);
  Tree<bids::Position> tree(kMebibyte, 100.0), other(kMebibyte, 100.0);
  const auto once = searched(tree, position, 20'000, bids::Margin(), {.playout = 2});
  const auto again = searched(other, position, 20'000, bids::Margin(), {.playout = 2});
  EXPECT_EQ(once.value, again.value);
  EXPECT_EQ(once.move, again.move);
  EXPECT_EQ(once.pv(), again.pv());
  EXPECT_EQ(tree.root().visits, other.root().visits);
  EXPECT_EQ(tree.pool().used(), other.pool().used());
}

TEST(MonteCarlo, keeps_the_part_of_the_tree_that_the_game_goes_on_in) {
  Tree<nim::Position> tree(4 * kMebibyte, 100.0);
  nim::Position position({5, 6, 7});
  const auto first = searched(tree, position, 30'000, nim::Decided());
  const std::size_t before = tree.pool().used();
  position.play(first.pv()[0]);
  position.play(first.pv()[1]);
  Budget budget;
  tree.begin_search(position, budget);
  EXPECT_GT(tree.root().visits, 10);
  EXPECT_LT(tree.pool().used(), before);
  // What is kept is a whole tree: every node of it can be reached, and none twice.
  std::set<const void*> seen;
  const auto visit = [&](const auto& self, const auto& node) -> void {
    EXPECT_TRUE(seen.insert(&node).second);
    tree.for_each_child(node, [&](std::uint32_t, const auto& child) { self(self, child); });
  };
  visit(visit, tree.root());
  EXPECT_EQ(seen.size(), tree.pool().used());
}

TEST(MonteCarlo, keeps_steps_of_several_seats_as_a_whole) {
  Tree<bids::Position> tree(4 * kMebibyte, 100.0);
  bids::Position position(5);
  searched(tree, position, 30'000, bids::Margin());
  position.play({1});
  position.play({2});
  Budget budget;
  tree.begin_search(position, budget);
  EXPECT_GT(tree.root().visits, 10);
  EXPECT_NE(tree.root().others, 0u);
}

TEST(MonteCarlo, counts_more_visits_than_fit_into_32_bits) {
  constexpr std::int64_t kMost = std::numeric_limits<std::uint32_t>::max();
  Tree<nim::Position> tree(kMebibyte, 100.0);
  const nim::Position position({5, 6, 7});
  searched(tree, position, 100, nim::Decided());
  tree.root().visits = kMost;
  searched(tree, position, 1000, nim::Decided());
  EXPECT_GT(tree.root().visits, kMost);
}

TEST(MonteCarlo, begins_anew_where_it_does_not_know_the_position) {
  Tree<nim::Position> tree(kMebibyte, 100.0);
  searched(tree, nim::Position({5, 6, 7}), 3000, nim::Decided());
  Budget budget;
  tree.begin_search(nim::Position({7, 7, 7}), budget);
  EXPECT_EQ(tree.root().visits, 0);
  EXPECT_EQ(tree.pool().used(), 1u);
}

// Helpers as an agent has them.
struct Threads {
  std::vector<std::jthread> threads;
  template <class Work>
  void start(const Work& work) {
    for (std::size_t number = 1; number <= 3; ++number) threads.emplace_back([work, number] { work(number); });
  }
  void finish(Control& control) {
    control.stop();
    threads.clear();
  }
};

// Every visit was counted, and below a node there are no more of them than at it.
template <class P>
void expect_all_visits_ended(const Tree<P>& tree) {
  const auto visit = [&](const auto& self, const auto& node) -> void {
    EXPECT_EQ(node.pending, 0u);
    std::int64_t below = 0;
    tree.for_each_child(node, [&](std::uint32_t, const auto& child) {
      below += child.visits;
      self(self, child);
    });
    EXPECT_GE(node.visits, below);
  };
  visit(visit, tree.root());
}

TEST(MonteCarlo, several_threads_leave_no_visit_under_way_and_prove_the_same) {
  Tree<nim::Position> tree(4 * kMebibyte, 100.0);
  const nim::Decided evaluate;
  Budget budget({.nodes = 5'000'000});
  Threads threads;
  const auto found = MonteCarloSearch<nim::Position, nim::Decided, WinRates>(evaluate, tree, {}, 1)
                         .search(nim::Position({3, 3, 2}), budget, NoInfo(), threads);
  EXPECT_TRUE(found.proven);
  EXPECT_EQ(decided_sign(found.value), 1);
  expect_all_visits_ended(tree);
}

TEST(MonteCarlo, several_threads_walk_through_steps_of_several_seats) {
  const bids::Margin evaluate;
  for (const std::size_t nodes : {std::size_t{300}, std::size_t{20'000}}) {
    Tree<bids::Position> tree(nodes * Tree<bids::Position>::kBytesPerNode, 100.0);
    Budget budget({.nodes = 100'000});
    Threads threads;
    const auto found = MonteCarloSearch<bids::Position, bids::Margin, WinRates>(evaluate, tree, {}, 1)
                           .search(bids::Position(5), budget, NoInfo(), threads);
    EXPECT_FALSE(found.moves.empty());
    EXPECT_LE(tree.pool().used(), nodes);
    expect_all_visits_ended(tree);
  }
}

}  // namespace
}  // namespace ariadne
