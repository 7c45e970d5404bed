#include "agents/reversi/training/label_search.hpp"

#include <cassert>

namespace ariadne::reversi {
namespace {

constexpr int kInfinity = 65 * kDiscUnits;

struct Child {
  PatternBoard board;
  int square = 0;
  int estimate = 0;  // for the side that replies
};

// The boards after each legal move, the one that looks worst for the other side first.
class Children {
 public:
  Children(const PatternBoard& board, Squares legal, const PatternWeights& weights) {
    const int empties = board.empties() - 1;
    for (; legal != 0; legal &= legal - 1) {
      Child child{board, std::countr_zero(legal), 0};
      child.board.play(child.square);
      child.estimate = weights.score(child.board.indices, empties);
      boards_[count_] = child;
      insert(count_++);
    }
  }
  std::size_t size() const { return count_; }
  const Child& operator[](std::size_t i) const { return boards_[order_[i]]; }

 private:
  void insert(std::size_t number) {
    std::size_t place = number;
    for (; place > 0 && boards_[order_[place - 1]].estimate > boards_[number].estimate; --place) {
      order_[place] = order_[place - 1];
    }
    order_[place] = static_cast<std::uint8_t>(number);
  }

  static constexpr std::size_t kMaxMoves = 40;
  std::size_t count_ = 0;
  std::array<std::uint8_t, kMaxMoves> order_{};
  union {
    Child boards_[kMaxMoves];  // only the first count_ are ever made
  };
};

}  // namespace

void PatternBoard::play(int square) {
  const Squares flips = turned(own, other, square);
  const Squares placed = own | flips | square_bit(square);
  own = other & ~flips;
  other = placed;
  indices.play(square, flips);
}

void PatternBoard::pass() {
  std::swap(own, other);
  indices.pass();
}

int LabelSearch::value(const PatternBoard& board, int depth) {
  return board.empties() <= kSolvedEmpties ? solved(board) : search(board, depth, -kInfinity, kInfinity);
}

int LabelSearch::label(const PatternBoard& board, int depth) {
  if (board.empties() <= kSolvedEmpties) return solved(board);
  return (value(board, depth) + value(board, depth + 1)) / 2;
}

int LabelSearch::solved(const PatternBoard& board) {
  const int guess = weights_.score(board.indices, board.empties()) / kDiscUnits;
  return kDiscUnits * endings_.value({board.own, board.other}, guess);
}

int LabelSearch::best_square(const PatternBoard& board, int depth) {
  const Squares legal = board.legal();
  assert(legal != 0);
  const Children children(board, legal, weights_);
  const bool few = board.empties() <= kSolvedEmpties;
  int best = -kInfinity, square = 0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    const PatternBoard& next = children[i].board;
    const int value = few ? -solved(next) : -search(next, depth - 1, -kInfinity, -best);
    if (value <= best) continue;
    best = value;
    square = children[i].square;
  }
  return square;
}

int LabelSearch::search(const PatternBoard& board, int depth, int alpha, int beta) const {
  if (depth <= 0) return weights_.score(board.indices, board.empties());
  const Squares legal = board.legal();
  if (legal == 0) return search_passed(board, depth, alpha, beta);
  if (depth == 1) return best_leaf(board, legal, beta);
  const Children children(board, legal, weights_);
  int best = -kInfinity;
  for (std::size_t i = 0; i < children.size() && best < beta; ++i) {
    const PatternBoard& next = children[i].board;
    const int least = std::max(alpha, best);
    int value = i == 0 ? best : -search(next, depth - 1, -least - 1, -least);
    if (i == 0 || (value > least && value < beta)) value = -search(next, depth - 1, -beta, -least);
    best = std::max(best, value);
  }
  return best;
}

int LabelSearch::search_passed(const PatternBoard& board, int depth, int alpha, int beta) const {
  PatternBoard next = board;
  next.pass();
  if (next.legal() == 0) return kDiscUnits * Endings::kind().final_value({board.own, board.other});
  return -search(next, depth, -beta, -alpha);
}

// One move further everything is estimated, so the moves are only tried in a rough order.
int LabelSearch::best_leaf(const PatternBoard& board, Squares legal, int beta) const {
  constexpr Squares kCorners = 0x8100000000000081u, kBesideCorners = 0x42c300000000c342u;
  const int empties = board.empties() - 1;
  int best = -kInfinity;
  for (Squares part : {legal & kCorners, legal & ~kCorners & ~kBesideCorners, legal & kBesideCorners}) {
    for (; part != 0 && best < beta; part &= part - 1) {
      PatternBoard next = board;
      next.play(std::countr_zero(part));
      best = std::max(best, -weights_.score(next.indices, empties));
    }
  }
  return best;
}

}  // namespace ariadne::reversi
