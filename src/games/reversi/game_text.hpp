#pragma once

#include <string>

#include "core/text_reader.hpp"
#include "games/game.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

using Transcript = ariadne::Transcript<Position>;

// A game that is being read: where it started, what was played, and where that leads.
class GameDraft {
 public:
  explicit GameDraft(const Position& start) : game_{start, {}}, position_(start) {}

  const Position& position() const { return position_; }
  bool must_pass() const { return position_.legal() == 0 && !position_.result(); }
  void play(Move move) {
    game_.moves.push_back(move);
    position_.play(move);
  }
  // Plays the move of this text, which stands at this offset, or says which move is wrong there and why.
  Result<> play(std::string_view text, const TextReader& reader, std::size_t offset);
  Transcript finish() && { return std::move(game_); }

 private:
  Transcript game_;
  Position position_;
  int read_ = 0;
};

// A string of moves, `f5d6c3…`, to the end of the text. A pass may be written (`--`) or left out.
Result<Transcript> read_moves(TextReader& reader, const Position& start);

// The moves without spaces, and without the passes that the next move makes plain. A game that does not begin on the
// standard board of 8 x 8, or has no moves, has its first position in OBF on a line before.
std::string write_moves(const Transcript& game);

}  // namespace ariadne::reversi
