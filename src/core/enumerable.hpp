#pragma once

#include <concepts>
#include <cstdint>

#include "core/borrowed.hpp"
#include "core/position.hpp"

namespace ariadne {

// A game so small that all states of a board can be enumerated, which exact solutions need. A state is whatever
// decides what may still happen, but not how many moves were made: the same state earlier or later has one number.
// Boards with as many states that are equal in state 0 are the same board.
template <class P>
concept Enumerable = Position<P> && requires(const P position, std::uint64_t state) {
  { position.state_count() } -> std::same_as<std::uint64_t>;  // of this board; they are numbered from 0
  { position.state() } -> std::same_as<std::uint64_t>;        // the number of this position's
  { position.at_state(state) } -> std::same_as<P>;            // this board in that state, before any move
};

// A game that is drawn after a number of moves. What the last of them decides still counts.
template <class P>
concept MoveLimited = Position<P> && requires(const P position) {
  { position.moves_left() } -> std::same_as<int>;
};

// A game whose states number the moves that were made, against the rule above, since what happens depends on it: a
// limit is part of every state.
template <class P>
concept NumbersMoves = Enumerable<P> && requires { requires P::kNumbersMoves; };

// A game in which more can be played than its moves(), which textbook searches look at.
template <class P>
concept PlayableBeyondMoves = Position<P> && requires(const P position) {
  { position.playable_moves() } -> MoveRange<typename P::Move>;  // moves() first; of those that lead to the same, one
};

// Whatever can be played, as exact solutions must know it; empty once the game is over.
template <Position P>
auto playable_moves(const P& position) {
  if constexpr (PlayableBeyondMoves<P>) {
    return position.playable_moves();
  } else {
    return position.moves();
  }
}

// A position of such a game for a search that looks at everything.
template <PlayableBeyondMoves P>
struct WithAllMoves : P {
  WithAllMoves() = default;
  explicit WithAllMoves(const P& position) : P(position) {}

  auto moves() const { return P::playable_moves(); }
  void playable_moves() const = delete;  // nothing can be played beyond its moves()
  void move_count() const = delete;      // that of P is another
  WithAllMoves borrowed() const
    requires SharesWithCopies<P>
  {
    return WithAllMoves(P::borrowed());
  }
  bool operator==(const WithAllMoves&) const = default;
};

// What such a search looks at in any game.
template <class P>
struct AllMovesOf {
  using Type = P;
};
template <PlayableBeyondMoves P>
struct AllMovesOf<P> {
  using Type = WithAllMoves<P>;
};
template <class P>
using PositionWithAllMoves = typename AllMovesOf<P>::Type;

}  // namespace ariadne
