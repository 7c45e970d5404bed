#include "agents/reversi/search/work_share.hpp"

#include <gtest/gtest.h>

namespace ariadne::reversi {
namespace {

using Kind = WorkShare::Kind;

// A tree in which every node has `moves` moves, of which it takes the first `taken`.
void search(WorkShare& share, int depth, std::size_t moves, std::size_t taken) {
  if (depth == 0) return;
  for (std::size_t i = 0; i < taken; ++i) {
    WorkShare part = share.take(i == 0, moves - i);
    search(part, depth - 1, moves, taken);
  }
}

TEST(WorkShare, when_all_is_searched_all_is_done_whatever_was_cut_off) {
  for (const Kind kind : {Kind::open, Kind::cut, Kind::all}) {
    for (std::size_t taken = 0; taken <= 5; ++taken) {
      WorkDone done;
      {
        WorkShare whole(done, 1, kind);
        search(whole, 4, 5, taken);
        EXPECT_LE(done.part(), 1 + 1e-9);
      }
      EXPECT_NEAR(done.part(), 1, 1e-9);
    }
  }
}

TEST(WorkShare, the_moves_of_a_node_share_all_of_it) {
  for (const Kind kind : {Kind::open, Kind::cut, Kind::all}) {
    WorkDone done;
    WorkShare whole(done, 1, kind);
    search(whole, 1, 7, 7);
    EXPECT_NEAR(done.part(), 1, 1e-4);
  }
}

TEST(WorkShare, the_first_move_is_most_of_a_node_unless_all_have_to_be_tried) {
  const auto first_of = [](Kind kind) {
    WorkDone done;
    WorkShare whole(done, 1, kind);
    search(whole, 1, 5, 1);
    return done.part();
  };
  EXPECT_DOUBLE_EQ(first_of(Kind::open), 0.5);
  EXPECT_DOUBLE_EQ(first_of(Kind::cut), 0.8);
  EXPECT_DOUBLE_EQ(first_of(Kind::all), 0.2);
}

TEST(WorkShare, what_is_nothing_or_hardly_anything_is_not_divided) {
  WorkDone done;
  EXPECT_TRUE(WorkShare().is_none());
  WorkShare little(done, 1e-6, Kind::all);
  EXPECT_TRUE(little.take(true, 2).is_none());
}

}  // namespace
}  // namespace ariadne::reversi
