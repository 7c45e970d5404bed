#pragma once

#include <vector>

#include "core/rng.hpp"
#include "games/reversi/game_text.hpp"
#include "games/reversi/position.hpp"

// Positions for tests.
namespace ariadne::reversi {

// A random game of at most this many moves.
inline Transcript random_game(const Position& start, int max_moves, Rng& rng) {
  Transcript game{start, {}};
  Position position = start;
  for (int ply = 0; ply < max_moves && !position.result(); ++ply) {
    const auto moves = position.moves();
    game.moves.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    position.play(game.moves.back());
  }
  return game;
}

inline Position last_position(const Transcript& game) {
  Position position = game.start;
  for (const Move move : game.moves) position.play(move);
  return position;
}

// A position reached by random play, of any size and any length of the game.
inline Position random_position(Rng& rng) {
  const int size = 4 + 2 * static_cast<int>(rng.below(3));
  const int length = static_cast<int>(rng.below(static_cast<std::uint32_t>(size * size)));
  return last_position(random_game(Position(size), length, rng));
}

// Discs thrown on the board: positions that no game reaches.
inline Position scattered_position(Rng& rng) {
  const int size = 4 + 2 * static_cast<int>(rng.below(3));
  const Squares occupied = rng.next() & (rng.below(2) == 0 ? rng.next() : ~Squares{0}) & board_of(size);
  const Squares black = occupied & rng.next();
  const auto side = static_cast<Seat>(rng.below(2));
  return Position(size, black, occupied & ~black, side, rng.below(2) == 0 ? Empties::none : Empties::winner);
}

}  // namespace ariadne::reversi
