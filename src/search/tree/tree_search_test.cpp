#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/move_list.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/distinct.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/kernel.hpp"
#include "search/tree/likely_expectimax.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/root.hpp"
#include "search/tree/searcher.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne {
namespace {

// A tree written out: node n has children first..first+count-1, a leaf has a value.
struct Node {
  Seat seat;
  int first, count, value;
};
using Tree = std::vector<Node>;

// A position in such a tree; a move is the number of a child.
struct TreePosition {
  using Move = int;
  const Tree* tree = nullptr;
  int node = 0;

  const Node& here() const { return (*tree)[static_cast<std::size_t>(node)]; }
  Seat to_move() const { return here().seat; }
  static Team team(Seat seat) { return seat == 0 ? Team::first : Team::second; }
  MoveList<int, 8> moves() const {
    MoveList<int, 8> list;
    for (int i = 0; i < here().count; ++i) list.push_back(i);
    return list;
  }
  void play(int move) { node = here().first + move; }
  std::optional<Outcome> result() const {
    if (here().count > 0) return std::nullopt;
    return Outcome{0, static_cast<double>(here().value)};
  }
  std::uint64_t hash() const { return static_cast<std::uint64_t>(node); }
  bool operator==(const TreePosition&) const = default;
};

struct Values {
  int operator()(const TreePosition& position) const { return position.here().value; }
};

// An observer that remembers the order of generation.
struct Order : Silent {
  std::vector<int> nodes;
  void generated(const TreePosition& position) { nodes.push_back(position.node); }
};

struct TryingAll : AllMovesAlike {
  static bool tries(const TreePosition&, int) { return true; }
};

// Every kernel meets the concept, and something else does not.
static_assert(Kernel<Minimax<TreePosition, Values>, TreePosition>);
static_assert(Kernel<AlphaBeta<TreePosition, Values>, TreePosition>);
static_assert(Kernel<StrictAlphaBeta<TreePosition, Values>, TreePosition>);
static_assert(Kernel<Expectimax<TreePosition, Values>, TreePosition>);
static_assert(Kernel<LikelyExpectimax<TreePosition, Values, TryingAll>, TreePosition>);
struct AnswersAtOnce : Minimax<TreePosition, Values> {
  int value(const TreePosition&) { return 0; }
};
static_assert(!Kernel<AnswersAtOnce, TreePosition>);

// Max over three min nodes: (3 12 8) (2 4 6) (14 5 2); the textbook's example.
const Tree kTextbook = {{0, 1, 3, 0},  {1, 4, 3, 1}, {1, 7, 3, 9}, {1, 10, 3, -5}, {0, 0, 0, 3},
                        {0, 0, 0, 12}, {0, 0, 0, 8}, {0, 0, 0, 2}, {0, 0, 0, 4},   {0, 0, 0, 6},
                        {0, 0, 0, 14}, {0, 0, 0, 5}, {0, 0, 0, 2}};

template <template <class, class, class> class KernelOf>
SearchResult<int, int> search(const Tree& tree, int depth, Order& order, int lines = 1, Limits limits = {}) {
  Budget budget(limits);
  Expansion<TreePosition, Order> expansion(budget, order);
  const Values values;
  KernelOf<TreePosition, Values, Order> kernel(values, expansion);
  return search_root(TreePosition{&tree}, depth, lines, kernel, expansion);
}

TEST(TreeSearch, minimax_takes_the_best_of_the_worst) {
  Order order;
  const auto result = search<Minimax>(kTextbook, 2, order);
  EXPECT_EQ(result.move, 0);
  EXPECT_EQ(result.value, 3);
  EXPECT_EQ(result.nodes, 12u);
  EXPECT_EQ(result.pv(), (std::vector<int>{0, 0}));
  EXPECT_TRUE(result.proven);
}

TEST(TreeSearch, alpha_beta_leaves_out_exactly_what_cannot_matter) {
  Order order;
  const auto result = search<AlphaBeta>(kTextbook, 2, order);
  EXPECT_EQ(result.move, 0);
  EXPECT_EQ(result.value, 3);
  // After the 2 below the second node its other leaves, 8 and 9, are never made.
  EXPECT_EQ(order.nodes, (std::vector<int>{1, 4, 5, 6, 2, 7, 3, 10, 11, 12}));
  EXPECT_EQ(result.cutoffs, 2u);
}

TEST(TreeSearch, the_depth_limit_evaluates_inner_nodes) {
  Order order;
  const auto result = search<AlphaBeta>(kTextbook, 1, order);
  EXPECT_EQ(result.move, 1);
  EXPECT_EQ(result.value, 9);
  EXPECT_FALSE(result.proven);
}

TEST(TreeSearch, values_that_are_only_bounds_say_so) {
  Order order;
  const auto result = search<AlphaBeta>(kTextbook, 2, order);
  ASSERT_EQ(result.moves.size(), 3u);
  EXPECT_EQ(result.moves[0].bound, Bound::exact);
  EXPECT_EQ(result.moves[1].bound, Bound::no_better);
  EXPECT_EQ(result.moves[2].bound, Bound::no_better);
}

TEST(TreeSearch, as_many_lines_as_asked_for_are_exact) {
  Order order;
  const auto two = search<AlphaBeta>(kTextbook, 2, order, 2);
  EXPECT_EQ(std::count_if(two.moves.begin(), two.moves.end(), [](auto& m) { return m.bound == Bound::exact; }), 2);
  const auto all = search<AlphaBeta>(kTextbook, 2, order, 3);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(all.moves[i].bound, Bound::exact);
    EXPECT_EQ(all.moves[i].value, (std::vector<int>{3, 2, 2}[i]));
  }
}

// Max over (2 12) (5 8) (4 9): the third is better than the first, but the second is already known.
const Tree kImproving = {{0, 1, 3, 0},  {1, 4, 2, 0}, {1, 6, 2, 0}, {1, 8, 2, 0}, {0, 0, 0, 2},
                         {0, 0, 0, 12}, {0, 0, 0, 5}, {0, 0, 0, 8}, {0, 0, 0, 4}, {0, 0, 0, 9}};

TEST(TreeSearch, a_move_that_turns_out_better_takes_the_place_of_one_that_was_wanted) {
  Order order;
  const auto result = search<AlphaBeta>(kImproving, 2, order, 1);
  EXPECT_EQ(result.move, 1);
  EXPECT_EQ(result.moves[2].bound, Bound::no_better);
  EXPECT_EQ(order.nodes, (std::vector<int>{1, 4, 5, 2, 6, 7, 3, 8})) << "9 cannot matter";
}

// The same seat moves twice in a row, as after a pass: no value is turned round.
const Tree kTwice = {{1, 1, 2, 0},  {1, 3, 2, 0},  {0, 5, 2, 0}, {0, 0, 0, 4},
                     {0, 0, 0, -7}, {0, 0, 0, -9}, {0, 0, 0, 1}};

TEST(TreeSearch, a_team_that_moves_twice_keeps_its_aim) {
  Order order;
  for (const auto& result : {search<Minimax>(kTwice, 2, order), search<AlphaBeta>(kTwice, 2, order)}) {
    EXPECT_EQ(result.value, -7);
    EXPECT_EQ(result.move, 0);
    EXPECT_EQ(result.pv(), (std::vector<int>{0, 1}));
  }
}

const Tree kEqual = {{0, 1, 3, 0}, {0, 0, 0, 5}, {0, 0, 0, 5}, {0, 0, 0, 5}};

TEST(TreeSearch, of_equal_moves_the_first_is_chosen) {
  Order order;
  EXPECT_EQ(search<Minimax>(kEqual, 1, order).move, 0);
  EXPECT_EQ(search<AlphaBeta>(kEqual, 1, order).move, 0);
}

// Max over (3 5) and (3 9) and (1 7): the second node can only be as good as the first, the third only worse.
const Tree kTie = {{0, 1, 3, 0}, {1, 4, 2, 0}, {1, 6, 2, 0}, {1, 8, 2, 0}, {0, 0, 0, 3},
                   {0, 0, 0, 5}, {0, 0, 0, 3}, {0, 0, 0, 9}, {0, 0, 0, 1}, {0, 0, 0, 7}};

TEST(TreeSearch, strict_alpha_beta_cuts_only_what_is_worse_and_finds_the_same) {
  Order plain, strict;
  const auto first = search<AlphaBeta>(kTie, 2, plain), second = search<StrictAlphaBeta>(kTie, 2, strict);
  EXPECT_EQ(plain.nodes, (std::vector<int>{1, 4, 5, 2, 6, 3, 8}));
  EXPECT_EQ(strict.nodes, (std::vector<int>{1, 4, 5, 2, 6, 7, 3, 8}));
  EXPECT_EQ(first.value, second.value);
  EXPECT_EQ(first.move, second.move);
  EXPECT_EQ(second.moves[1].bound, Bound::no_better);
}

template <class Model>
SearchResult<int, double> expected(const Tree& tree, int depth) {
  Budget budget;
  Silent silent;
  Expansion<TreePosition> expansion(budget, silent);
  const Values values;
  Expectimax<TreePosition, Values, Silent, Model> kernel(values, expansion);
  return search_root(TreePosition{&tree}, depth, 1, kernel, expansion);
}

TEST(TreeSearch, expectimax_takes_the_best_of_the_means) {
  const auto result = expected<AllMovesAlike>(kTextbook, 2);
  EXPECT_EQ(result.move, 0);
  ASSERT_EQ(result.moves.size(), 3u);
  EXPECT_DOUBLE_EQ(result.moves[0].value, 23.0 / 3);
  EXPECT_DOUBLE_EQ(result.moves[1].value, 4);
  EXPECT_DOUBLE_EQ(result.moves[2].value, 7);
  EXPECT_EQ(result.nodes, 12u);
  EXPECT_EQ(result.pv(), std::vector<int>{0});  // what follows is left to chance
  EXPECT_TRUE(result.proven);
  EXPECT_FALSE(expected<AllMovesAlike>(kTextbook, 1).proven);
}

// An opponent who nearly always takes its first move.
struct MostlyFirst {
  struct Odds {
    double operator[](int move) const { return move == 0 ? 0.5 : 0.25; }
  };
  Odds operator()(const TreePosition&) const { return {}; }
};

TEST(TreeSearch, expectimax_weighs_by_the_model_of_the_opponent) {
  const auto result = expected<MostlyFirst>(kTextbook, 2);
  EXPECT_EQ(result.move, 2);
  EXPECT_DOUBLE_EQ(result.moves[0].value, 0.5 * 3 + 0.25 * 12 + 0.25 * 8);
  EXPECT_DOUBLE_EQ(result.value, 0.5 * 14 + 0.25 * 5 + 0.25 * 2);
}

TEST(TreeSearch, a_spent_budget_leaves_out_the_unfinished_move) {
  Order order;
  const auto result = search<Minimax>(kTextbook, 2, order, 1, {6, {}});
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.nodes, 6u);
  ASSERT_EQ(result.moves.size(), 1u);
  EXPECT_EQ(result.move, 0);
}

TEST(TreeSearch, a_budget_that_is_spent_before_the_search_makes_no_node) {
  Budget budget({.memory = 1});
  EXPECT_FALSE(budget.claim(2));
  Silent silent;
  Expansion<TreePosition> expansion(budget, silent);
  const Values values;
  Minimax<TreePosition, Values> kernel(values, expansion);
  const auto result = search_root(TreePosition{&kTextbook}, 2, 1, kernel, expansion);
  EXPECT_EQ(result.nodes, 0u);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.stopped, StopReason::memory);
}

TEST(TreeSearch, a_line_of_two_hundred_plies_is_followed_to_its_end) {
  constexpr int kPlies = 200;
  Tree line;
  for (int i = 0; i < kPlies; ++i) line.push_back({static_cast<Seat>(i % 2), i + 1, 1, 0});
  line.push_back({0, 0, 0, 7});
  Order order;
  const auto plain = search<AlphaBeta>(line, kPlies, order);
  const auto by_table = test_search::searched_with_table(TreePosition{&line}, kPlies, 1, 1 << 16, Values());
  for (const auto& found : {plain, by_table}) {
    EXPECT_EQ(found.value, 7);
    EXPECT_TRUE(found.proven);
    EXPECT_EQ(found.pv().size(), static_cast<std::size_t>(kPlies));
  }
}

// A search by a searcher, and the results that it passed on meanwhile.
template <template <class, class, class> class KernelOf>
struct Deepened {
  explicit Deepened(const Limits& limits, const SearchPlan& plan = {.last_depth = kMaxDepth}) {
    Budget budget(limits);
    Silent silent;
    const Values values;
    const auto kernel_for = [&](Expansion<TreePosition>& expansion, NoTable&) {
      return KernelOf<TreePosition, Values, Silent>(values, expansion);
    };
    result = Searcher<>().search(TreePosition{&kTextbook}, plan, budget, silent, kernel_for,
                                 [&](const auto& finished) { told.push_back(finished); });
  }
  SearchResult<int, int> result;
  std::vector<SearchResult<int, int>> told;
};

TEST(Searcher, it_answers_with_the_last_finished_depth) {
  const auto deepened = [](std::uint64_t nodes) { return Deepened<Minimax>({nodes, {}}).result; };
  EXPECT_EQ(deepened(10).depth, 1);  // 3 nodes for depth 1, 12 for depth 2
  EXPECT_EQ(deepened(10).move, 1);
  EXPECT_EQ(deepened(10).nodes, 10u);
  EXPECT_EQ(deepened(10).stopped, StopReason::nodes);
  EXPECT_TRUE(deepened(10).complete);
  EXPECT_EQ(deepened(100).depth, 2);  // and no deeper: all lines are at their end
  EXPECT_EQ(deepened(100).nodes, 15u);
  EXPECT_EQ(deepened(100).stopped, StopReason::none);
  EXPECT_EQ(deepened(2).depth, 1);  // not even that: the first moves only
  EXPECT_FALSE(deepened(2).complete);
}

TEST(Searcher, each_finished_depth_is_passed_on_once_with_the_work_so_far) {
  const Deepened<Minimax> whole({});
  ASSERT_EQ(whole.told.size(), 2u);
  EXPECT_EQ(whole.told[0].depth, 1);
  EXPECT_EQ(whole.told[0].move, 1);
  EXPECT_EQ(whole.told[0].nodes, 3u);
  EXPECT_EQ(whole.told[1].depth, 2);
  EXPECT_EQ(whole.told[1].move, whole.result.move);
  EXPECT_EQ(whole.told[1].value, whole.result.value);
  EXPECT_EQ(whole.told[1].nodes, whole.result.nodes);
  EXPECT_EQ(whole.told[1].pv(), whole.result.pv());
  EXPECT_EQ(Deepened<Minimax>({10, {}}).told.size(), 1u);
  EXPECT_EQ(Deepened<Minimax>({2, {}}).told.size(), 0u);
}

TEST(Searcher, one_depth_only_is_searched_at_once) {
  const Deepened<AlphaBeta> deepened({}, {.first_depth = 2, .last_depth = 2});
  EXPECT_EQ(deepened.result.nodes, 10u);
  ASSERT_EQ(deepened.told.size(), 1u);
  EXPECT_EQ(deepened.told[0].depth, 2);
}

TEST(Searcher, a_depth_may_have_several_plies) {
  const Deepened<Minimax> deepened({}, {.last_depth = 9, .plies = 2});
  EXPECT_EQ(deepened.result.depth, 1);
  EXPECT_EQ(deepened.result.value, 3);
  EXPECT_TRUE(deepened.result.proven);
}

TEST(Searcher, the_cutoffs_of_every_depth_count_also_of_one_left_unfinished) {
  EXPECT_EQ(Deepened<AlphaBeta>({}).result.cutoffs, 2u);  // none at depth 1, and then two
  // 3 nodes for depth 1; the second move of depth 2 is cut off after its first leaf, the 6th node.
  EXPECT_EQ(Deepened<AlphaBeta>({3 + 7, {}}).result.cutoffs, 1u);
  EXPECT_EQ(Deepened<AlphaBeta>({3 + 7, {}}).result.depth, 1);
}

TEST(Searcher, after_the_soft_deadline_a_depth_is_finished_but_none_is_begun) {
  struct Slow : Values {
    int operator()(const TreePosition& position) const {
      const auto start = std::chrono::steady_clock::now();
      while (std::chrono::steady_clock::now() - start < std::chrono::milliseconds(1)) {
      }
      return Values::operator()(position);
    }
  };
  Budget budget({.soft_time = std::chrono::milliseconds(2)});
  Silent silent;
  const Slow values;
  const auto kernel_for = [&](Expansion<TreePosition>& expansion, NoTable&) {
    return Minimax<TreePosition, Slow>(values, expansion);
  };
  const auto result = Searcher<>().search(TreePosition{&kTextbook}, {.last_depth = 9}, budget, silent, kernel_for);
  EXPECT_EQ(result.depth, 1);
  EXPECT_EQ(result.nodes, 3u);
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.stopped, StopReason::none);
}

TEST(TreeSearch, perft_counts_leaves_and_games_that_ended_earlier_once) {
  const TreePosition root{&kTwice};
  EXPECT_EQ(perft(root, 0), 1u);
  EXPECT_EQ(perft(root, 1), 2u);
  EXPECT_EQ(perft(root, 2), 4u);
  EXPECT_EQ(perft(root, 9), 4u);
}

TEST(TreeSearch, perft_that_may_be_stopped_counts_the_same_or_says_nothing) {
  const TreePosition root{&kTwice};
  std::atomic<bool> stop = false;
  for (int depth = 0; depth <= 9; ++depth) EXPECT_EQ(perft(root, depth, stop), perft(root, depth));
  stop = true;
  for (int depth = 0; depth <= 9; ++depth) EXPECT_EQ(perft(root, depth, stop), std::nullopt);
}

TEST(TreeSearch, different_positions_are_counted_once_and_the_root_with_them) {
  const TreePosition root{&kTextbook};
  Budget budget;
  DistinctPositions<TreePosition> distinct(root, budget);
  distinct.generated({&kTextbook, 1});
  distinct.generated({&kTextbook, 1});
  distinct.generated(root);
  EXPECT_EQ(distinct.count(), 2u);
}

TEST(TreeSearch, a_count_of_different_positions_stops_the_search_when_memory_runs_out) {
  using Distinct = DistinctPositions<TreePosition>;
  constexpr std::uint64_t kFirstPlaces = 1000;  // enough for the first positions, not for all
  Tree wide = {{0, 1, 8, 0}};
  for (int i = 0; i < 8; ++i) wide.push_back({1, 9 + 8 * i, 8, 0});
  for (int i = 0; i < 64; ++i) wide.push_back({0, 0, 0, i});
  Budget budget({.memory = kFirstPlaces});
  {
    const TreePosition root{&wide};
    Distinct distinct(root, budget);
    Expansion<TreePosition, Distinct> expansion(budget, distinct);
    const Values values;
    Minimax<TreePosition, Values, Distinct> kernel(values, expansion);
    const auto result = search_root(root, 2, 1, kernel, expansion);
    EXPECT_EQ(result.stopped, StopReason::memory);
    EXPECT_FALSE(result.complete);
    EXPECT_LT(result.nodes, 72u);
    EXPECT_EQ(distinct.count(), result.nodes);  // the root, and all but the node for which there was no room
  }
  EXPECT_TRUE(budget.claim(kFirstPlaces)) << "nothing is held any more";
}

// A position that is distinct only by its place modulo 2.
struct Parity {
  int rest = 0;
  std::uint64_t hash() const { return static_cast<std::uint64_t>(rest); }
  bool operator==(const Parity&) const = default;
};
struct KeyedPosition : TreePosition {
  Parity parity;
  const Parity& state_key() const { return parity; }
  bool operator==(const KeyedPosition&) const = default;
};

TEST(TreeSearch, positions_with_a_key_are_counted_by_their_keys) {
  const auto at = [](int node) { return KeyedPosition{{&kTextbook, node}, {node % 2}}; };
  Budget budget;
  DistinctPositions<KeyedPosition> distinct(at(0), budget);
  for (int node = 1; node < 9; ++node) distinct.generated(at(node));
  EXPECT_EQ(distinct.count(), 2u);
}

}  // namespace
}  // namespace ariadne
