#include "search/tree/retrograde.hpp"

#include <cassert>
#include <numeric>

namespace ariadne {

Retrograde::Retrograde(std::size_t states) : verdicts_(states), open_(states), first_(states + 1) {
  assert(bytes_for(states, 0) <= kMaxMemory);
  queue_.reserve(states);
}

void Retrograde::add_end(std::size_t state, int sign) {
  if (sign != 0) settle(state, sign);
}

void Retrograde::add_state(std::size_t state, Team mover, std::size_t moves) {
  assert(moves > 0 && moves <= kMaxMovesOfState);
  open_[state].moves = static_cast<std::uint16_t>(moves) & kMaxMovesOfState;
  open_[state].second_moves = mover == Team::second;
}

// Each state's part of before_ is filled from its end, so that first_ is its beginning once all moves are linked.
void Retrograde::begin_links(std::size_t moves) {
  assert(bytes_for(open_.size(), moves) <= kMaxMemory);
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  before_.resize(moves);
}

void Retrograde::settle_next_distance() {
  ++distance_;
  for (const std::size_t known = queue_.size(); looked_back_ < known; ++looked_back_) {
    settle_before(queue_[looked_back_]);
  }
}

void Retrograde::settle(std::size_t state, int sign) {
  verdicts_.set(state, {sign, distance_});
  queue_.push_back(static_cast<State>(state));
}

void Retrograde::settle_before(std::size_t state) {
  const int sign = verdicts_[state].sign;
  for (State i = first_[state]; i < first_[state + 1]; ++i) {
    const State from = before_[i];
    if (verdicts_.decided(from)) continue;
    Open& open = open_[from];
    const bool mover_wins = open.second_moves == (sign < 0 ? 1 : 0);
    if (mover_wins || --open.moves == 0) settle(from, sign);
  }
}

}  // namespace ariadne
