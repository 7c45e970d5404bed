#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/rng.hpp"
#include "games/flags/position.hpp"

// How the agents of the original game choose. They know the position before the step, never a pending choice, and go by
// plain distances, as if there were neither walls nor openings.
namespace ariadne::flags {

// The moves of ghosts one after the other, each of which heeds those before it. Where is a cell or a place.
template <class Where>
class JointPlan {
 public:
  // Whether the next ghost, which is here, clashes with a lower one if it goes there.
  bool clashes(Where here, Where there) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if (there == to_[i] || (there == from_[i] && here == to_[i])) return true;
    }
    return false;
  }
  void add(Where here, Where there, unsigned code) {
    from_[count_] = here;
    to_[count_++] = there;
    code_ = code_ << 2 | code;
  }
  Move move() const { return {static_cast<std::uint16_t>(code_)}; }

 private:
  std::array<Where, kMaxGhosts> from_{}, to_{};
  std::size_t count_ = 0;
  unsigned code_ = 0;
};

// Each ghost any open direction that does not clash with a lower ghost.
Move random_ghosts(const Position& position, Rng& rng);

// Each ghost towards Pac-Man's column, or along it once it is reached. Where it cannot, or clashes with a lower
// ghost, a random direction that it can take.
Move chaser_ghosts(const Position& position, Rng& rng);

// Each ghost by the smallest distance to Pac-Man, in the way of the original: differences of rows and columns add up
// over the directions that it looks at, and openings are not seen when it looks for clashes.
Move classic_ghosts(const Position& position);

// The same with the true cell that each direction leads to.
Move direct_ghosts(const Position& position);

// Pac-Man's open directions except onto a ghost's present cell, or all of them if none is left.
Position::Moves unblocked_moves(const Position& position);

// What a direction promises to Pac-Man: towards the nearest flag, away from the nearest ghost, not along the border.
int promise_of(const Position& position, Move move);

// The most promising of unblocked_moves(), the last of equals.
Move heuristic_move(const Position& position);

}  // namespace ariadne::flags
