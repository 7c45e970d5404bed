#include "search/tree/ranked_moves.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace ariadne {
namespace {

RankedMoves<char> moves_ranked(std::vector<std::pair<char, int>> list) {
  RankedMoves<char> moves;
  for (const auto& [move, rank] : list) moves.add(move, rank);
  return moves;
}

TEST(RankedMoves, the_highest_rank_comes_first_and_equal_ones_in_their_order) {
  auto moves = moves_ranked({{'a', 1}, {'b', 5}, {'c', -3}, {'d', 5}});
  std::string taken;
  while (!moves.empty()) taken += moves.take_best().move;
  EXPECT_EQ(taken, "bdac");
}

TEST(RankedMoves, what_is_put_off_comes_after_all_others_in_its_first_order_and_keeps_its_number) {
  auto moves = moves_ranked({{'a', 4}, {'b', 3}, {'c', 2}, {'d', -8000}});
  std::string taken;
  std::vector<std::size_t> numbers;
  while (!moves.empty()) {
    const auto next = moves.take_best();
    const bool waits = next.move == 'b' || next.move == 'c';
    if (waits && !RankedMoves<char>::was_put_off(next)) {
      moves.put_off();
      continue;
    }
    taken += next.move;
    numbers.push_back(moves.number_of_last());
  }
  EXPECT_EQ(taken, "adbc");
  EXPECT_EQ(numbers, (std::vector<std::size_t>{0, 3, 1, 2}));
  EXPECT_EQ(moves.taken().size(), 4u);
}

}  // namespace
}  // namespace ariadne
