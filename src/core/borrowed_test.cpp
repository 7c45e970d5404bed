#include "core/borrowed.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

struct Sharing {
  std::shared_ptr<const int> board;
  Sharing borrowed() const { return {ariadne::borrowed(board)}; }
};
struct Alone {
  int value = 0;
};

TEST(Borrowed, copies_of_a_borrower_are_not_counted_as_owners) {
  const Sharing owner{std::make_shared<const int>(7)};
  const Sharing borrower = borrowed(owner);
  const Sharing copy = borrower;
  EXPECT_EQ(copy.board, owner.board) << "all have the same board";
  EXPECT_EQ(owner.board.use_count(), 1);
}

TEST(Borrowed, what_shares_nothing_is_copied) { EXPECT_EQ(borrowed(Alone{7}).value, 7); }

}  // namespace
}  // namespace ariadne
