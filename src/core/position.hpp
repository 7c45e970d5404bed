#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>

#include "core/outcome.hpp"
#include "core/seat.hpp"

namespace ariadne {

// The moves of a position: iterated in the game's documented order, indexed for random play.
template <class R, class Move>
concept MoveRange = std::ranges::input_range<const R> && requires(const R moves, std::size_t i) {
  { *std::ranges::begin(moves) } -> std::convertible_to<Move>;
  { moves[i] } -> std::convertible_to<Move>;
  { moves.size() } -> std::convertible_to<std::size_t>;
};

// What search needs to know of a game. A position is a small value: searches copy it and never undo a move.
template <class P>
concept Position = std::regular<P> && std::regular<typename P::Move> &&
                   requires(const P position, P next, typename P::Move move, Seat seat) {
                     { position.to_move() } -> std::same_as<Seat>;  // without meaning once the game is over
                     { P::team(seat) } -> std::same_as<Team>;
                     { position.moves() } -> MoveRange<typename P::Move>;  // never empty before the end, empty after it
                     next.play(move);                                      // move is one of moves()
                     { position.result() } -> std::same_as<std::optional<Outcome>>;  // set once the game is over
                     { position.hash() } -> std::same_as<std::uint64_t>;             // equal positions hash alike
                   };

// A game in which several seats choose at the same time. To a search such a step is a sequence of plies, one choice
// each; a choice is pending until the last one is made, and then all take effect together. What a seat may choose does
// not depend on what is pending.
template <class P>
concept SimultaneousPosition = Position<P> && requires(const P position, Seat seat) {
  { *std::begin(position.movers()) } -> std::convertible_to<Seat>;  // who has yet to choose, to_move() first
  { position.with_first(seat) } -> std::same_as<P>;                 // this one of movers() chooses first from now on
};

// The position as the root of a search for one of its movers, which chooses without knowing what the others choose.
template <Position P>
P root_for(const P& position, Seat seat) {
  if constexpr (SimultaneousPosition<P>) {
    return position.with_first(seat);
  } else {
    return position;
  }
}

// An estimate for the first team, also of positions where the game is over.
template <class E, class P>
concept Evaluation = requires(const E evaluate, const P position) {
  { evaluate(position) };
  requires std::totally_ordered<std::remove_cvref_t<decltype(evaluate(position))>>;
};

// An evaluation that knows in which order a search should try the moves of a position to cut off as many as it can.
// Moves may be left out if another one leads to the same value at any depth.
template <class E, class P>
concept OrdersMoves = Evaluation<E, P> && requires(const E evaluate, const P position) {
  { evaluate.ordered_moves(position) } -> MoveRange<typename P::Move>;
};

// The moves of a position in the order of the evaluation, or in that of the game if it has none.
template <class E, class P>
auto moves_to_search(const E& evaluate, const P& position) {
  if constexpr (OrdersMoves<E, P>) {
    return evaluate.ordered_moves(position);
  } else {
    return position.moves();
  }
}

// One that knows besides which moves matter to a search that looks a number of plies ahead. Moves may be left out if
// another one leads to the same value at that depth.
template <class E, class P>
concept KnowsWhatMatters = OrdersMoves<E, P> && requires(const E evaluate, const P position, int plies) {
  { evaluate.ordered_moves(position, plies) } -> MoveRange<typename P::Move>;
};
template <class E, class P>
auto moves_to_search(const E& evaluate, const P& position, int plies) {
  if constexpr (KnowsWhatMatters<E, P>) {
    return evaluate.ordered_moves(position, plies);
  } else {
    return moves_to_search(evaluate, position);
  }
}

template <class E, class P>
using ValueOf = std::remove_cvref_t<decltype(std::declval<const E&>()(std::declval<const P&>()))>;

}  // namespace ariadne
