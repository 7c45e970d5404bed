#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "agents/reversi/search/last_flips.hpp"
#include "agents/reversi/search/regions.hpp"
#include "agents/reversi/search/sides.hpp"
#include "agents/reversi/search/stability.hpp"

namespace ariadne::reversi {

// Solves positions with few empty squares, where anything clever would take longer than it saves: no table, no lists
// of moves, only odd regions first. Four out of five nodes of a solution are here.
//
// All it answers is whether a value is above alpha. The value it returns is at least, or at most, the true one: the
// side of alpha on which it lies is right. It counts the positions it makes, and once it has made as many as it may
// the value is meaningless.
class FewEmpties {
 public:
  static constexpr int kMaxEmpties = 6;  // what it is meant for; more are solved too, slowly

  explicit FewEmpties(const BoardKind& kind) : kind_(kind), regions_(kind.board) {}

  int value(const Sides& sides, Squares empty, int alpha) {
    switch (count(empty)) {
      case 0:
        return kind_.final_value(sides);
      case 1:
        return last(sides.own, std::countr_zero(empty));
      case 2:
        return left<2>(sides, squares_of<2>(empty), alpha);
      case 3:
        return left<3>(sides, squares_of<3>(empty), alpha);
      case 4:
        return left_four(sides, empty, regions_.odd_ones(empty), alpha);
      default:
        return several(sides, empty, regions_.odd_ones(empty), alpha);
    }
  }

  // The value itself, found by asking on which side of it an alpha lies.
  int exact_value(const Sides& sides, Squares empty) {
    int lower = -kMaxScore, upper = kMaxScore;
    while (lower < upper) {
      const int alpha = lower + (upper - lower) / 2;
      const int found = value(sides, empty, alpha);
      (found > alpha ? lower : upper) = found;
    }
    return lower;
  }

  std::uint64_t nodes() const { return nodes_; }
  void allow_nodes(std::uint64_t more) { most_nodes_ = more > kNoLimit - nodes_ ? kNoLimit : nodes_ + more; }
  const BoardKind& kind() const { return kind_; }
  const Regions& regions() const { return regions_; }

 private:
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

  bool enters_node() {
    if (nodes_ >= most_nodes_) return false;
    ++nodes_;
    return true;
  }

  template <std::size_t n>
  using List = std::array<std::uint8_t, n>;

  // One empty square: it is played by the side to move, by the other, or by nobody.
  int last(Squares own, int square) {
    if (!enters_node()) return 0;
    const int twice_own = 2 * count(own) - kind_.squares;
    if (const int turns = last_flips(own, square); turns != 0) return twice_own + 2 * turns + 2;
    const Squares other = kind_.board & ~own & ~square_bit(square);
    if (const int turns = last_flips(other, square); turns != 0) return twice_own - 2 * turns;
    if (kind_.empties == Empties::none) return twice_own + 1;
    return twice_own < 0 ? twice_own : twice_own + 2;
  }

  // Two to four empty squares, tried in the order of the list.
  template <std::size_t n>
  int left(const Sides& sides, const List<n>& list, int alpha) {
    if (!enters_node()) return 0;
    const int best = best_of(sides, list, alpha);
    if (best != kNoValue) return best;
    const int reply = best_of(sides.passed(), list, ~alpha);
    return reply != kNoValue ? -reply : kind_.final_value(sides);
  }
  template <std::size_t n>
  int best_of(const Sides& sides, const List<n>& list, int alpha) {
    int best = kNoValue;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < n; ++i) {
      if (!may_turn(list[i], sides.other)) continue;
      const Squares flips = turned(sides.own, sides.other, list[i]);
      if (flips == 0) continue;
      const int value = -after<n>(sides.after(list[i], flips), list, i, ~alpha);
      if (value > alpha) return value;
      best = std::max(best, value);
    }
    return best;
  }
  template <std::size_t n>
  int after(const Sides& next, const List<n>& list, std::size_t played, int alpha) {
    List<n - 1> rest;
    for (std::size_t i = 0; i + 1 < n; ++i) rest[i] = list[i + (i >= played ? 1 : 0)];
    if constexpr (n == 2) {
      return last(next.own, rest[0]);
    } else {
      if constexpr (n == 4) put_odd_first(rest);
      return left<n - 1>(next, rest, alpha);
    }
  }
  // Of three squares, the one that is alone in its region.
  void put_odd_first(List<3>& list) const {
    const unsigned a = regions_.of(list[0]), b = regions_.of(list[1]), c = regions_.of(list[2]);
    if (a == b && c != a) {
      std::swap(list[0], list[2]);
    } else if (a == c && b != a) {
      std::swap(list[0], list[1]);
    }
  }

  template <std::size_t n>
  static List<n> squares_of(Squares empty) {
    List<n> list;
    for (std::size_t i = 0; i < n; ++i, empty &= empty - 1)
      list[i] = static_cast<std::uint8_t>(std::countr_zero(empty));
    return list;
  }
  int left_four(const Sides& sides, Squares empty, unsigned odd, int alpha) {
    List<4> list;
    std::size_t size = 0;
    for (Squares first = empty & regions_.squares(odd); first != 0; first &= first - 1) {
      list[size++] = static_cast<std::uint8_t>(std::countr_zero(first));
    }
    for (Squares rest = empty & ~regions_.squares(odd); rest != 0; rest &= rest - 1) {
      list[size++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    }
    return left<4>(sides, list, alpha);
  }

  // Five empty squares or more.
  int several(const Sides& sides, Squares empty, unsigned odd, int alpha) {
    if (!enters_node()) return 0;
    if (const int bound = most_possible(sides, count(empty), alpha); bound <= alpha) return bound;
    const int best = best_of_several(sides, empty, odd, alpha);
    if (best != kNoValue) return best;
    const int reply = best_of_several(sides.passed(), empty, odd, ~alpha);
    return reply != kNoValue ? -reply : kind_.final_value(sides);
  }
  int best_of_several(const Sides& sides, Squares empty, unsigned odd, int alpha) {
    int best = kNoValue;
    for (const Squares part : {empty & regions_.squares(odd), empty & ~regions_.squares(odd)}) {
      for (Squares left = part; left != 0; left &= left - 1) {
        const int square = std::countr_zero(left);
        if (!may_turn(square, sides.other)) continue;
        const Squares flips = turned(sides.own, sides.other, square);
        if (flips == 0) continue;
        const Squares rest = empty ^ square_bit(square);
        const int value = -after_several(sides.after(square, flips), rest, odd ^ regions_.of(square), ~alpha);
        if (value > alpha) return value;
        best = std::max(best, value);
      }
    }
    return best;
  }
  int after_several(const Sides& next, Squares empty, unsigned odd, int alpha) {
    return count(empty) == 4 ? left_four(next, empty, odd, alpha) : several(next, empty, odd, alpha);
  }

 public:
  // What the other side's stable discs leave at the most. It is only worked out where it may be enough: for a high
  // alpha, the higher the more squares are empty.
  int most_possible(const Sides& sides, int empties, int alpha) const {
    if (alpha < 2 * empties - 4 || kind_.squares != kMaxScore) return kMaxScore;
    return kMaxScore - 2 * stable_discs(sides.other, sides.own);
  }

 private:
  BoardKind kind_;
  Regions regions_;
  std::uint64_t nodes_ = 0, most_nodes_ = kNoLimit;
};

}  // namespace ariadne::reversi
