#include "search/tree/induction.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <utility>
#include <vector>

#include "core/move_list.hpp"
#include "core/rng.hpp"
#include "search/tree/perfect_play.hpp"

namespace ariadne {
namespace {

// A token on a graph: the owner of its node moves it along an arrow, and some nodes end the game.
struct Node {
  Seat owner = 0;
  std::vector<int> next;  // none: the game is over
  int sign = 0;           // how
};
struct Graph {
  std::vector<Node> nodes;
  int limit = 0;
};

struct Token {
  using Move = int;
  const Graph* graph = nullptr;
  int node = 0;
  int made = 0;

  const Node& here() const { return graph->nodes[static_cast<std::size_t>(node)]; }
  Seat to_move() const { return here().owner; }
  static Team team(Seat seat) { return seat == 0 ? Team::first : Team::second; }
  std::optional<Outcome> result() const {
    if (here().next.empty()) return Outcome{here().sign, static_cast<double>(here().sign)};
    if (moves_left() == 0) return Outcome{};
    return std::nullopt;
  }
  MoveList<int, 4> moves() const {
    MoveList<int, 4> list;
    for (int i = 0; !result() && i < static_cast<int>(here().next.size()); ++i) list.push_back(i);
    return list;
  }
  void play(int move) {
    node = here().next[static_cast<std::size_t>(move)];
    ++made;
  }
  std::uint64_t hash() const { return static_cast<std::uint64_t>(node); }
  bool operator==(const Token&) const = default;

  std::uint64_t state_count() const { return graph->nodes.size(); }
  std::uint64_t state() const { return static_cast<std::uint64_t>(node); }
  Token at_state(std::uint64_t state) const { return {graph, static_cast<int>(state), 0}; }
  int moves_left() const { return graph->limit - made; }
};
static_assert(Enumerable<Token> && MoveLimited<Token>);

Verdicts solved(const Token& board) {
  Budget budget;
  Induction induction = solve_board(board, budget);
  EXPECT_EQ(induction.ending, Induction::Ending::solved);
  return std::move(induction.verdicts);
}

// Any graph: teams may move twice in a row, games may go round for ever, ends may be wins, draws or none at all.
Graph random_graph(Rng& rng) {
  Graph graph;
  graph.nodes.resize(2 + rng.below(30));
  graph.limit = 40;
  const auto size = static_cast<std::uint32_t>(graph.nodes.size());
  for (auto& node : graph.nodes) {
    node.owner = static_cast<Seat>(rng.below(2));
    node.sign = static_cast<int>(rng.below(3)) - 1;
    for (std::uint32_t i = rng.below(5); i > 0; --i) node.next.push_back(static_cast<int>(rng.below(size)));
  }
  return graph;
}

// The definition: the best of the moves, each with one move less left, remembered.
class Twin {
 public:
  explicit Twin(const Graph& graph) : graph_(graph) {}

  Verdict verdict(int node, int left) {
    const auto found = known_.find({node, left});
    if (found != known_.end()) return found->second;
    return known_[{node, left}] = compute(graph_.nodes[static_cast<std::size_t>(node)], left);
  }

 private:
  Verdict compute(const Node& node, int left) {
    if (node.next.empty()) return {node.sign, 0};
    if (left == 0) return {};
    Verdict best = after(node.next.front(), left);
    for (const int next : node.next) {
      const Verdict found = after(next, left);
      if (better(node.owner == 0 ? found : best, node.owner == 0 ? best : found)) best = found;
    }
    return best;
  }
  Verdict after(int next, int left) {
    Verdict found = verdict(next, left - 1);
    if (found.sign != 0) ++found.moves;
    return found;
  }
  // For the first team, written out apart from rank_of().
  static bool better(const Verdict& a, const Verdict& b) {
    if (a.sign != b.sign) return a.sign > b.sign;
    return a.sign > 0 ? a.moves < b.moves : a.sign < 0 && a.moves > b.moves;
  }

  const Graph& graph_;
  std::map<std::pair<int, int>, Verdict> known_;
};

TEST(Induction, every_state_with_any_number_of_moves_left_ends_as_plain_minimax_says) {
  Rng rng(7);
  std::uint64_t won = 0;
  for (int round = 0; round < 300; ++round) {
    const Graph graph = random_graph(rng);
    const Verdicts verdicts = solved({&graph});
    Twin twin(graph);
    for (int node = 0; node < static_cast<int>(graph.nodes.size()); ++node) {
      for (int left = 0; left <= graph.limit; ++left) {
        const Token position{&graph, node, graph.limit - left};
        const Verdict verdict = verdict_at(position, verdicts);
        ASSERT_EQ(verdict, twin.verdict(node, left)) << "round " << round << " node " << node << " left " << left;
        won += verdict.moves > 3 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(won, 1000u);  // and many of them are won a few moves later
}

TEST(Induction, the_perfect_move_keeps_the_verdict_and_the_perfect_line_lasts_as_long_as_it_says) {
  Rng rng(8);
  for (int round = 0; round < 300; ++round) {
    const Graph graph = random_graph(rng);
    const Verdicts verdicts = solved({&graph});
    for (int node = 0; node < static_cast<int>(graph.nodes.size()); ++node) {
      const Token position{&graph, node, static_cast<int>(rng.below(41))};
      if (position.result()) continue;
      const Verdict verdict = verdict_at(position, verdicts);
      EXPECT_EQ(perfect_move(position, verdicts).verdict, verdict);
      const auto line = perfect_line(position, verdicts);
      EXPECT_TRUE(verdict.sign == 0 ? line.size() <= kDrawnLine : std::cmp_equal(line.size(), verdict.moves));
    }
  }
}

// A walk home along nodes that all belong to the second team, which would rather not arrive.
Graph corridor(int length) {
  Graph graph;
  graph.limit = length;
  graph.nodes.push_back({0, {}, 1});
  for (int i = 1; i <= length; ++i) graph.nodes.push_back({1, {i - 1}, 0});
  return graph;
}

TEST(Induction, the_last_move_that_is_left_still_wins) {
  Graph graph = corridor(5);
  graph.limit = 100;
  const Verdicts verdicts = solved({&graph});
  EXPECT_EQ(verdict_at(Token{&graph, 5, 95}, verdicts), (Verdict{1, 5}));
  EXPECT_EQ(verdict_at(Token{&graph, 5, 96}, verdicts), Verdict{});
}

TEST(Induction, of_equal_moves_the_first_is_chosen_and_a_loser_holds_out) {
  // The second team may lose at once, in three moves, or in three moves in another way.
  const Graph graph{{{1, {1, 2, 4}, 0}, {0, {}, 1}, {0, {3}, 0}, {0, {1}, 0}, {0, {3}, 0}}, 100};
  const Verdicts verdicts = solved({&graph});
  const auto best = perfect_move(Token{&graph, 0, 0}, verdicts);
  EXPECT_EQ(best.move, 1);
  EXPECT_EQ(best.verdict, (Verdict{1, 3}));
}

TEST(Induction, a_win_that_is_further_away_than_a_verdict_can_hold_is_not_called_a_draw) {
  Budget budget;
  Graph graph = corridor(kLongestWin - 1);
  const Induction fits = solve_board(Token{&graph}, budget);
  ASSERT_EQ(fits.ending, Induction::Ending::solved);
  EXPECT_EQ(fits.verdicts[kLongestWin - 1], (Verdict{1, kLongestWin - 1}));
  graph = corridor(kLongestWin + 1);
  EXPECT_EQ(solve_board(Token{&graph}, budget).ending, Induction::Ending::too_long);
}

TEST(Induction, states_are_counted_by_who_wins_them) {
  const Graph graph = corridor(9);
  const VerdictCounts counts = count_verdicts(solved({&graph}));
  EXPECT_EQ(counts.first, 10u);
  EXPECT_EQ(counts.second + counts.neither, 0u);
  EXPECT_EQ(counts.longest, 9);
}

TEST(Induction, more_memory_than_allowed_is_refused_before_it_is_taken) {
  const Graph graph = corridor(100'000);
  const InductionNeed need = estimate_need(Token{&graph});
  EXPECT_EQ(need.states, 100'001u);
  const std::uint64_t exact = Retrograde::bytes_for(100'001, 100'000);
  EXPECT_NEAR(static_cast<double>(need.bytes), static_cast<double>(exact), static_cast<double>(exact) / 100);
  Budget budget({.memory = need.bytes - 1});
  const Induction refused = solve_board(Token{&graph}, budget);
  EXPECT_EQ(refused.ending, Induction::Ending::too_large);
  EXPECT_EQ(refused.need.bytes, need.bytes);
  EXPECT_EQ(budget.nodes(), 0u);
  EXPECT_EQ(budget.stopped(), StopReason::memory);
}

// The only state with several moves is not among those that the estimate looks at.
TEST(Induction, what_turns_out_to_need_more_than_was_estimated_is_refused_too) {
  Graph graph = corridor(50'000);
  graph.nodes[777].next = {0, 0, 0, 0};
  Budget budget({.memory = estimate_need(Token{&graph}).bytes});
  const Induction refused = solve_board(Token{&graph}, budget);
  EXPECT_EQ(refused.ending, Induction::Ending::too_large);
  EXPECT_EQ(refused.need.bytes, Retrograde::bytes_for(50'001, 50'003));
}

TEST(Induction, a_spent_budget_or_a_stop_leaves_nothing) {
  const Graph graph = corridor(20'000);
  Budget few({1000, {}});
  const Induction cut = solve_board(Token{&graph}, few);
  EXPECT_EQ(cut.ending, Induction::Ending::stopped);
  EXPECT_EQ(few.nodes(), 1000u);
  EXPECT_EQ(cut.verdicts.size(), 0u);
  // Also while the distances are gone through, where no node is counted any more.
  std::atomic<bool> stop = false;
  Budget budget({}, &stop);
  const auto stop_late = [&](double part) { stop = stop || part > 0.67; };
  EXPECT_EQ(solve_board(Token{&graph}, budget, stop_late).ending, Induction::Ending::stopped);
  EXPECT_EQ(budget.nodes(), 40'000u);
}

TEST(Induction, progress_rises_from_nothing_to_the_end) {
  const Graph graph = corridor(20'000);
  std::vector<double> told;
  Budget budget;
  solve_board(Token{&graph}, budget, [&](double part) { told.push_back(part); });
  EXPECT_EQ(told.front(), 0.0);
  EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
  EXPECT_DOUBLE_EQ(told.back(), 1.0);
}

}  // namespace
}  // namespace ariadne
