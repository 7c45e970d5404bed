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

// What search needs to know of a game. A position is a small value: searches copy it, nothing is undone.
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

// An estimate for the first team, also of positions where the game is over.
template <class E, class P>
concept Evaluation = requires(const E evaluate, const P position) {
  { evaluate(position) };
  requires std::totally_ordered<std::remove_cvref_t<decltype(evaluate(position))>>;
};

template <class E, class P>
using ValueOf = std::remove_cvref_t<decltype(std::declval<const E&>()(std::declval<const P&>()))>;

}  // namespace ariadne
