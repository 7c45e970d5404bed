#include "agents/reversi/training/endings.hpp"

#include <algorithm>

namespace ariadne::reversi {
namespace {

struct Reply {
  Sides sides;
  int square = 0;
  int choice = 0;  // how many moves the other side has then, corners counted twice
};

int choice_of(const Sides& sides, Squares empty) {
  constexpr Squares kCorners = 0x8100000000000081u;
  const Squares legal = legal_squares(sides.own, sides.other, empty);
  return count(legal) + count(legal & kCorners);
}

}  // namespace

BoardKind Endings::kind() {
  BoardKind kind;
  kind.empties = Empties::winner;
  return kind;
}

int Endings::value(const Sides& sides, int guess) {
  const Squares empty = kind().empty(sides);
  int lower = -kMaxScore, upper = kMaxScore;
  for (int step = 1; lower < upper; step *= 2) {
    const int alpha = std::clamp(guess, lower, upper - 1);
    const int found = bound(sides, empty, alpha);
    (found > alpha ? lower : upper) = found;
    guess = found > alpha ? found + step : found - step;
  }
  return lower;
}

int Endings::bound(const Sides& sides, Squares empty, int alpha) {
  if (count(empty) <= FewEmpties::kMaxEmpties) return few_.value(sides, empty, alpha);
  Squares legal = legal_squares(sides.own, sides.other, empty);
  if (legal == 0) {
    const Sides passed = sides.passed();
    if (legal_squares(passed.own, passed.other, empty) == 0) return kind().final_value(sides);
    return -bound(passed, empty, ~alpha);
  }
  std::array<Reply, kSolvedEmpties> replies;
  std::size_t size = 0;
  for (; legal != 0; legal &= legal - 1) {
    const int square = std::countr_zero(legal);
    const Sides next = sides.after(square, turned(sides.own, sides.other, square));
    replies[size++] = {next, square, choice_of(next, empty ^ square_bit(square))};
  }
  const auto by_choice = [](const Reply& a, const Reply& b) {
    return a.choice != b.choice ? a.choice < b.choice : a.square < b.square;
  };
  std::sort(replies.begin(), replies.begin() + size, by_choice);
  int best = kNoValue;
  for (std::size_t i = 0; i < size && best <= alpha; ++i) {
    best = std::max(best, -bound(replies[i].sides, empty ^ square_bit(replies[i].square), ~alpha));
  }
  return best;
}

}  // namespace ariadne::reversi
