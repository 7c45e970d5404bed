#include "agents/reversi/search/worker.hpp"

#include <gtest/gtest.h>

#include "agents/reversi/search/plain_solver.hpp"

namespace ariadne::reversi {
namespace {

// A worker without a crew, on a table that nobody else knows.
class Alone {
 public:
  explicit Alone(const Position& position)
      : kind_(position), node_(kind_, sides_to_move(position)), worker_(kind_, estimate_, table_, crew_, control()) {}

  int value(Reach reach, const ScoreWindow& window) { return worker_.value(node_, reach, window); }
  int solution(const ScoreWindow& window) { return value({depth(), kFullLevel}, window); }
  std::uint8_t depth() const { return static_cast<std::uint8_t>(node_.empties); }
  int truth() const { return plain_value(kind_, node_.sides); }
  Known known() const { return table_.find(node_.sides); }
  void teach(const Known& known) { table_.put(node_.sides, known); }

 private:
  Control& control() {
    table_.begin_search(budget_);
    return budget_.control();
  }

  Budget budget_;
  ScoreTable table_{std::size_t{1} << 20};
  Crew crew_;
  PatternEstimate estimate_;
  BoardKind kind_;
  Node<PatternEstimate> node_;
  Worker<PatternEstimate> worker_;
};

constexpr int kEmpties = 8;  // the fewest with which the table is used

template <class Check>
void for_random_endings(int count, const Check& check) {
  Rng rng(11);
  for (int i = 0; i < count; ++i) {
    check(random_ending(8, i % 2 == 0 ? Empties::none : Empties::winner, kEmpties, rng));
  }
}

TEST(Worker, what_it_remembers_of_a_position_holds_whatever_was_asked) {
  for_random_endings(12, [](const Position& position) {
    const int truth = Alone(position).truth();
    for (int alpha = std::max(truth - 7, -kMaxScore); alpha < std::min(truth + 7, kMaxScore); ++alpha) {
      for (const int width : {1, 5}) {
        Alone alone(position);
        const int found = alone.solution({alpha, std::min(alpha + width, kMaxScore)});
        ASSERT_EQ(found > alpha, truth > alpha) << truth << " " << alpha;
        ASSERT_LE(alone.known().lower, truth) << alpha << " " << width;
        ASSERT_GE(alone.known().upper, truth) << alpha << " " << width;
      }
    }
  });
}

TEST(Worker, what_was_found_less_deep_or_selectively_is_no_solution) {
  for_random_endings(6, [](const Position& position) {
    const int truth = Alone(position).truth();
    for (const Reach reach : {Reach{kEmpties, kFullLevel - 1}, Reach{kEmpties - 1, kFullLevel}}) {
      for (const int wrong : {truth - 8, truth + 8}) {
        const auto bound = static_cast<std::int8_t>(std::clamp(wrong, -kMaxScore, kMaxScore));
        for (const ScoreWindow& window :
             {ScoreWindow{truth - 1, truth}, ScoreWindow{truth, truth + 1}, ScoreWindow{}}) {
          Alone alone(position);
          alone.teach({bound, bound, Known::kNoMove, reach});
          ASSERT_EQ(alone.solution(window) > window.alpha, truth > window.alpha) << truth << " " << wrong;
        }
      }
    }
  });
}

// In discs, on average: only lines are left out that hardly ever matter.
TEST(Worker, a_selective_search_finds_nearly_what_a_full_one_does) {
  constexpr int kPositions = 5;
  Rng rng(12);
  int apart = 0;
  for (int i = 0; i < kPositions; ++i) {
    const Position position = random_ending(8, Empties::none, 30, rng);
    Alone full(position), selective(position);
    apart += std::abs(selective.value({7, kFullLevel - 1}, {}) - full.value({7, kFullLevel}, {}));
  }
  EXPECT_LE(apart, kPositions);
}

TEST(PatternEstimate, is_never_a_clean_sweep_however_many_discs_are_ahead) {
  Rng rng(13);
  const BoardKind kind;
  int highest = 0, lowest = 0;
  for (int i = 0; i < 200; ++i) {
    const Squares other = square_bit(static_cast<int>(rng.below(64)));
    const Squares own = ~other & (rng.next() | rng.next() | rng.next());
    highest = std::max(highest, PatternEstimate()(Node<PatternEstimate>(kind, {own, other})));
    lowest = std::min(lowest, PatternEstimate()(Node<PatternEstimate>(kind, {other, own})));
  }
  EXPECT_EQ(highest, 62);
  EXPECT_EQ(lowest, -62);
}

TEST(OrderedMoves, are_taken_by_their_rank) {
  OrderedMoves moves;
  for (const int rank : {3, -7, kTableRank, 3, 12, kSweepRank, 0}) moves.add({0, rank, 0});
  std::vector<int> ranks;
  while (!moves.empty()) ranks.push_back(moves.take_best().rank);
  EXPECT_EQ(ranks, (std::vector<int>{kSweepRank, kTableRank, 12, 3, 3, 0, -7}));
}

// At odd depths the side to move has had a move more, so searches of odd and of even depths differ by more than chance.
TEST(ProbCutPlans, look_less_deep_but_as_oddly_and_leave_the_more_room_the_surer_they_are) {
  const ProbCutPlans& plans = ProbCutPlans::shared();
  for (int empties = 3; empties <= 60; ++empties) {
    for (int depth = 3; depth <= empties; ++depth) {
      int margin = 0;
      for (std::uint8_t level = 0; level < kFullLevel; ++level) {
        const ProbCutPlan& plan = plans.at(empties, {static_cast<std::uint8_t>(depth), level});
        ASSERT_GT(plan.depth, 0);
        ASSERT_LT(plan.depth, depth);
        ASSERT_EQ((depth - plan.depth) % 2, 0) << depth;
        ASSERT_GE(plan.margin, margin);
        margin = plan.margin;
      }
    }
  }
}

}  // namespace
}  // namespace ariadne::reversi
