#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"

namespace ariadne::bids {

inline constexpr int kMaxCards = 5;

// The card that a side bids.
struct Move {
  std::uint8_t card = 1;
  bool operator==(const Move&) const = default;
};

// Each side has the cards 1 to N. In step i both bid one card for a prize of i points at the same time, and the higher
// card takes it; equal bids leave it to nobody. Whoever has more points at the end wins.
class Position {
 public:
  using Move = bids::Move;
  using Movers = MoveList<Seat, 2>;

  explicit Position(int cards = 3) : cards_(static_cast<std::uint8_t>(cards)) {
    hands_.fill(static_cast<std::uint8_t>((1 << cards) - 1));
  }
  Position(int cards, const std::array<std::uint8_t, 2>& hands, const std::array<std::uint8_t, 2>& points)
      : hands_(hands), points_(points), cards_(static_cast<std::uint8_t>(cards)) {}

  Seat to_move() const { return pending_ == 0 ? first_ : first_ ^ 1; }
  static constexpr Team team(Seat seat) { return seat == 0 ? Team::first : Team::second; }

  Movers movers() const {
    Movers seats;
    if (result()) return seats;
    seats.push_back(to_move());
    if (pending_ == 0) seats.push_back(to_move() ^ 1);
    return seats;
  }
  Position with_first(Seat seat) const {
    Position same = *this;
    if (pending_ == 0) same.first_ = seat;
    return same;
  }

  // The cards in hand, the lowest first.
  MoveList<Move, kMaxCards> moves() const {
    MoveList<Move, kMaxCards> list;
    if (result()) return list;
    for (std::uint8_t card = 1; card <= cards_; ++card) {
      if (holds(to_move(), card)) list.push_back({card});
    }
    return list;
  }
  void play(Move move) {
    assert(holds(to_move(), move.card));
    if (pending_ == 0) {
      pending_ = move.card;
      return;
    }
    settle(first_, pending_, first_ ^ 1, move.card);
    pending_ = 0;
  }
  std::optional<Outcome> result() const {
    if (hands_[0] != 0) return std::nullopt;
    const int margin = points_[0] - points_[1];
    return Outcome{(margin > 0) - (margin < 0), static_cast<double>(margin)};
  }
  std::uint64_t hash() const {
    return mix(hands_[0] | hands_[1] << 8 | points_[0] << 16 | static_cast<std::uint64_t>(points_[1]) << 24 |
               static_cast<std::uint64_t>(cards_) << 32 | static_cast<std::uint64_t>(pending_) << 40 |
               static_cast<std::uint64_t>(first_) << 48);
  }
  bool operator==(const Position&) const = default;

  bool holds(Seat seat, std::uint8_t card) const { return (hands_[seat] >> (card - 1) & 1) != 0; }
  int cards() const { return cards_; }
  std::uint8_t pending() const { return pending_; }  // the first bid of a step; 0: none
  int prize() const { return cards_ - count(hands_[0]) + 1; }
  int points(Seat seat) const { return points_[seat]; }
  std::uint8_t hand(Seat seat) const { return hands_[seat]; }

 private:
  static int count(std::uint8_t hand) { return __builtin_popcount(hand); }
  void settle(Seat a, std::uint8_t bid_a, Seat b, std::uint8_t bid_b) {
    const auto won = static_cast<std::uint8_t>(prize());
    if (bid_a != bid_b)
      points_[bid_a > bid_b ? a : b] = static_cast<std::uint8_t>(points_[bid_a > bid_b ? a : b] + won);
    hands_[a] = static_cast<std::uint8_t>(hands_[a] & ~(1 << (bid_a - 1)));
    hands_[b] = static_cast<std::uint8_t>(hands_[b] & ~(1 << (bid_b - 1)));
  }

  std::array<std::uint8_t, 2> hands_{};  // a bit for each card
  std::array<std::uint8_t, 2> points_{};
  std::uint8_t cards_ = 0;
  std::uint8_t pending_ = 0;
  Seat first_ = 0;  // who bids first to a search
};

static_assert(SimultaneousPosition<Position>);

}  // namespace ariadne::bids
