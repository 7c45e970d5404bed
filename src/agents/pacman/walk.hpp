#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/pacman/position.hpp"

namespace ariadne::pacman {

// A path that is walked step by step, one step per move of the game.
class Walk {
 public:
  // Whether it was begun and continues from where Pac-Man stands; at its end it stays there.
  bool leads_on_from(const Position& position) const { return floor_ == position.piece(kPacman).floor; }
  bool done() const { return steps_.empty(); }

  void begin(const Position& position, std::vector<Move> way) {
    floor_ = position.piece(kPacman).floor;
    steps_ = std::move(way);
    std::reverse(steps_.begin(), steps_.end());
  }
  // The next step; standing still once it is done.
  Move step(const Position& position) {
    if (done()) return Move::stop;
    const Move move = steps_.back();
    steps_.pop_back();
    floor_ = position.board().floor(position.piece(kPacman).floor).next[static_cast<std::size_t>(move)];
    return move;
  }

 private:
  std::vector<Move> steps_;             // the next one last
  std::optional<std::uint16_t> floor_;  // where it continues
};

}  // namespace ariadne::pacman
