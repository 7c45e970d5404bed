#include "agents/reversi/search/disc_search.hpp"

#include <gtest/gtest.h>

#include "agents/reversi/search/plain_solver.hpp"
#include "agents/reversi/search/schedule.hpp"
#include "games/reversi/obf.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::size_t kSmallTable = std::size_t{1} << 20;

DiscResult searched(const Position& position, const DiscPlan& plan, const Limits& limits = {}) {
  DiscSearch search(kSmallTable);
  Budget budget(limits);
  return search.search(position, plan, budget);
}

int plain_value_of(const Position& position) { return plain_value(BoardKind(position), sides_to_move(position)); }

TEST(ScoreTable, knows_what_was_put_and_nothing_else) {
  ScoreTable table(ScoreTable::kLeastBytes);
  Budget budget;
  table.begin_search(budget);
  Rng rng(1);
  const Sides sides{rng.next() & 0xffff, rng.next() & 0xffff0000};
  EXPECT_FALSE(table.find(sides).is_known());
  table.put(sides, {-12, 60, 37, {24, 3}});
  const Known known = table.find(sides);
  EXPECT_EQ(known.lower, -12);
  EXPECT_EQ(known.upper, 60);
  EXPECT_EQ(known.move, 37);
  EXPECT_EQ(known.reach, (Reach{24, 3}));
  EXPECT_FALSE(table.find(sides.passed()).is_known());
  table.forget();
  table.begin_search(budget);
  EXPECT_FALSE(table.find(sides).is_known());
}

TEST(ScoreTable, keeps_the_deepest_of_those_that_share_a_place) {
  ScoreTable table(ScoreTable::kLeastBytes);
  Budget budget;
  table.begin_search(budget);
  Rng rng(2);
  const Sides deep{rng.next() & 0x5555555555555555, rng.next() & 0xaaaaaaaaaaaaaaaa};
  table.put(deep, {0, 0, 1, {40, 4}});
  for (int i = 0; i < 20000; ++i)
    table.put({rng.next() & 0x5555555555555555, rng.next() & 0xaaaaaaaaaaaaaaaa}, {0, 0, 1, {9, 4}});
  EXPECT_TRUE(table.find(deep).is_known());
}

TEST(ScoreTable, what_earlier_searches_found_makes_room_first_however_deep_it_was) {
  ScoreTable table(ScoreTable::kLeastBytes);
  Budget budget;
  Rng rng(3);
  const auto any = [&] { return Sides{rng.next() & 0x5555555555555555, rng.next() & 0xaaaaaaaaaaaaaaaa}; };
  table.begin_search(budget);
  for (int i = 0; i < 20000; ++i) table.put(any(), {0, 0, 1, {40, 4}});
  table.begin_search(budget);
  std::vector<Sides> fresh;  // so few that no three of them share a place, and so many that some share one
  for (int i = 0; i < 100; ++i) table.put(fresh.emplace_back(any()), {0, 0, 1, {9, 4}});
  for (const Sides& sides : fresh) EXPECT_TRUE(table.find(sides).is_known());
}

TEST(DiscSearch, a_schedule_ends_with_what_was_asked_for) {
  const auto solving = schedule_of(24, {}, true);
  EXPECT_EQ(solving.back(), (Reach{24, kFullLevel}));
  EXPECT_EQ(solving.front(), (Reach{1, 0}));
  EXPECT_EQ(schedule_of(40, {.depth = 7}, true).back(), (Reach{7, 0}));
  EXPECT_EQ(schedule_of(3, {.solves_at_once = true}, true), (std::vector<Reach>{{3, kFullLevel}}));
  EXPECT_EQ(schedule_of(9, {.depth = 4}, true).back(), (Reach{4, 0}));
  EXPECT_EQ(schedule_of(12, {.depth = 12}, true).back(), (Reach{12, kFullLevel}));
  EXPECT_EQ(schedule_of(12, {.depth = 11}, true).back(), (Reach{11, 0}));
}

TEST(DiscSearch, whoever_may_be_stopped_begins_with_a_look_at_each_move) {
  for (const bool has_estimates : {true, false}) {
    for (int empties = 2; empties <= 60; ++empties) {
      EXPECT_EQ(schedule_of(empties, {}, has_estimates).front(), (Reach{1, 0})) << empties;
      EXPECT_EQ(schedule_of(empties, {}, has_estimates).back(),
                (Reach{static_cast<std::uint8_t>(empties), kFullLevel}));
    }
  }
  Rng rng(6);
  const Position position = random_ending(8, Empties::none, 10, rng);
  const DiscResult result = searched(position, {}, {.nodes = 60});
  EXPECT_FALSE(result.solved);
  EXPECT_EQ(result.moves.size(), position.moves().size());
}

TEST(DiscSearch, solves_random_endings_of_every_board_like_a_plain_search) {
  Rng rng(4);
  for (const int size : {8, 6, 4}) {
    for (const Empties rule : {Empties::none, Empties::winner}) {
      for (int empties = 1; empties <= 10; ++empties) {
        const Position position = random_ending(size, rule, empties, rng);
        const DiscResult result = searched(position, {});
        ASSERT_TRUE(result.is_exact());
        ASSERT_EQ(result.moves.front().value, plain_value_of(position)) << size << " " << empties;
      }
    }
  }
}

TEST(DiscSearch, as_many_lines_as_are_asked_for_have_exact_values) {
  Rng rng(5);
  for (int i = 0; i < 12; ++i) {
    const Position position = random_ending(8, Empties::none, 8, rng);
    const auto moves = position.moves();
    std::vector<int> truth;
    for (const Move move : moves) {
      Position next = position;
      next.play(move);
      if (next.result()) {
        truth.push_back(BoardKind(next).final_value(sides_to_move(next)) *
                        (next.to_move() == position.to_move() ? 1 : -1));
      } else {
        truth.push_back(plain_value_of(next) * (next.to_move() == position.to_move() ? 1 : -1));
      }
    }
    std::ranges::sort(truth, std::greater<>());
    for (int lines = 1; lines <= static_cast<int>(moves.size()); ++lines) {
      const DiscResult result = searched(position, {.lines = lines});
      for (int k = 0; k < lines; ++k) {
        ASSERT_EQ(result.moves[static_cast<std::size_t>(k)].bound, Bound::exact);
        ASSERT_EQ(result.moves[static_cast<std::size_t>(k)].value, truth[static_cast<std::size_t>(k)]) << lines;
      }
    }
  }
}

TEST(DiscSearch, a_line_of_a_solved_position_goes_to_the_end_and_brings_the_value) {
  Rng rng(6);
  for (int i = 0; i < 10; ++i) {
    Position position = random_ending(8, Empties::winner, 11, rng);
    const Seat side = position.to_move();
    const DiscResult result = searched(position, {});
    for (const Move move : result.moves.front().line) position.play(move);
    ASSERT_TRUE(position.result());
    ASSERT_EQ(position.result()->score * (side == kBlack ? 1 : -1), result.moves.front().value);
  }
}

TEST(DiscSearch, moves_to_images_of_one_board_are_searched_once_and_have_lines_of_their_own) {
  std::vector<std::uint64_t> nodes;
  for (const int lines : {1, 4}) {
    DiscSearch search(kSmallTable);
    Budget budget;
    const DiscResult result = search.search(Position(4), {.lines = lines}, budget);
    nodes.push_back(budget.control().nodes());
    for (const DiscMove& move : result.moves) {
      if (move.bound != Bound::exact) continue;
      EXPECT_EQ(move.value, -8);
      Position position(4);
      for (const Move each : move.line) {
        ASSERT_TRUE(std::ranges::any_of(position.moves(), [&](const Move legal) { return legal == each; }));
        position.play(each);
      }
      ASSERT_TRUE(position.result());
      EXPECT_EQ(position.result()->score, -8);
    }
  }
  EXPECT_LT(nodes[1], 2 * nodes[0]);
}

TEST(DiscSearch, who_wins_is_the_sign_of_the_exact_value) {
  Rng rng(7);
  for (int i = 0; i < 20; ++i) {
    const Position position = random_ending(8, Empties::none, 9, rng);
    const int truth = plain_value_of(position), found = searched(position, {.outcome_only = true}).moves.front().value;
    ASSERT_EQ((found > 0) - (found < 0), (truth > 0) - (truth < 0));
  }
}

TEST(DiscSearch, several_threads_find_the_same_solution) {
  Rng rng(8);
  for (int i = 0; i < 4; ++i) {
    const Position position = random_ending(8, Empties::none, 15, rng);
    const int alone = searched(position, {}).moves.front().value;
    ASSERT_EQ(searched(position, {.threads = 3}).moves.front().value, alone);
  }
}

TEST(DiscSearch, with_a_limit_on_nodes_the_same_search_finds_the_same) {
  Rng rng(9);
  const Position position = random_ending(8, Empties::none, 40, rng);
  DiscSearch search(kSmallTable);
  std::vector<std::vector<Move>> lines;
  for (int i = 0; i < 2; ++i) {
    search.new_game();
    Budget budget({.nodes = 20000});
    const DiscResult result = search.search(position, {}, budget);
    ASSERT_FALSE(result.moves.empty());
    EXPECT_FALSE(result.solved);
    lines.push_back(result.moves.front().line);
  }
  EXPECT_EQ(lines[0], lines[1]);
}

TEST(DiscSearch, what_one_rule_for_empty_squares_taught_does_not_count_by_the_other) {
  DiscSearch search(kSmallTable);
  for (const Empties rule : {Empties::none, Empties::winner, Empties::none}) {
    Budget budget;
    EXPECT_EQ(search.search(Position(4, rule), {}, budget).moves.front().value, rule == Empties::none ? -8 : -10);
  }
}

TEST(DiscSearch, ends_although_selective_searches_of_different_windows_contradict_each_other) {
  const auto suite = read_suite("X-OOO-X--OXOXX-OOOOOOXOO-OXXOXXOOOOXOOXO-OOOOXOO---OOX-O----O--- X; c8:+14\n");
  ASSERT_TRUE(suite);
  const DiscResult result = searched(suite->front().position, {.solves_at_once = true}, {.nodes = 10'000'000});
  ASSERT_TRUE(result.is_exact());
  EXPECT_EQ(result.moves.front().value, 14);
}

TEST(DiscSearch, tells_how_far_it_is_with_a_step_that_takes_long) {
  using namespace std::chrono_literals;
  for (const int threads : {1, 2}) {
    DiscSearch search(kSmallTable);
    Budget budget({.nodes = 300'000});
    std::vector<DiscProgress> told;
    const DiscPlan plan{.solves_at_once = true, .threads = threads, .tells_every = 0ms};
    const auto result = search.search(Position(6), plan, budget, [&](const DiscResult& known) {
      if (known.next && known.next->is_last) told.push_back(*known.next);
    });
    EXPECT_FALSE(result.next) << "of what was found";
    ASSERT_GE(told.size(), 2u);
    EXPECT_EQ(told.front().reach, (Reach{32, kFullLevel}));
    EXPECT_EQ(told.front().moves, 1u) << "the others are its images";
    EXPECT_LT(told.front().done, told.back().done);
    for (std::size_t i = 1; i < told.size(); ++i) EXPECT_LE(told[i - 1].done, told[i].done);
    EXPECT_LT(told.back().done, 1);
  }
}

TEST(DiscSearch, what_a_step_has_shown_so_far_holds_the_value) {
  using namespace std::chrono_literals;
  Rng rng(12);
  std::size_t bounds = 0;
  for (int i = 0; i < 5; ++i) {
    const Position position = random_ending(8, Empties::none, 18, rng);
    DiscSearch search(kSmallTable);
    Budget budget;
    std::vector<DiscProgress> told;
    const DiscPlan plan{.solves_at_once = true, .tells_every = 0ms};
    const auto result = search.search(position, plan, budget, [&](const DiscResult& known) {
      if (known.next && known.next->is_last) told.push_back(*known.next);
    });
    for (const DiscProgress& each : told) {
      EXPECT_LE(each.lower.value_or(-kMaxScore), result.moves.front().value);
      EXPECT_GE(each.upper.value_or(kMaxScore), result.moves.front().value);
      EXPECT_LE(each.moves_done, each.moves);
      bounds += each.lower || each.upper ? 1 : 0;
    }
  }
  EXPECT_GT(bounds, 0u);
}

TEST(DiscSearch, a_game_that_is_over_has_no_moves_to_search) {
  Budget budget;
  EXPECT_TRUE(DiscSearch(kSmallTable).search(Position(4, board_of(4), 0, kBlack), {}, budget).moves.empty());
}

TEST(DiscSearch, a_stopped_search_gives_the_last_step_that_was_finished) {
  DiscSearch search(kSmallTable);
  Budget budget({.nodes = 30000});
  Reach last;
  const DiscResult result = search.search(Position(), {}, budget, [&](const DiscResult& step) { last = step.reach; });
  EXPECT_EQ(result.reach, last);
  EXPECT_GE(last.depth, 3);
}

TEST(DiscSearch, without_memory_it_finds_nothing_and_says_why) {
  DiscSearch search(std::size_t{64} << 20);
  Budget budget({.memory = 1 << 20});
  EXPECT_TRUE(search.search(Position(), {}, budget).moves.empty());
  EXPECT_EQ(budget.stopped(), StopReason::memory);
}

}  // namespace
}  // namespace ariadne::reversi
