#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/limits.hpp"
#include "core/seat.hpp"
#include "search/tree/verdict.hpp"

namespace ariadne {

// Goes backwards from the ends of a game to all states from which a team can force one. It is given the states, then
// the moves between them, and settles state by state in the order of the distance, each once.
//
// A state where the mover has a move to a state won for it is won as well, one move further away: the first such
// state to be settled is the nearest. A state is lost once every move of it leads to a state that the other team wins:
// the last such state to be settled is the furthest. States that are never settled are won by neither team.
class Retrograde {
 public:
  // Memory at the peak for this many states, with this many moves in all. It must not be more than kMaxMemory.
  static constexpr std::uint64_t bytes_for(std::uint64_t states, std::uint64_t moves) {
    return states * (sizeof(std::int16_t) + sizeof(Open) + 2 * sizeof(State)) + moves * sizeof(State);
  }
  static constexpr std::size_t kMaxMovesOfState = (1u << 15) - 1;

  explicit Retrograde(std::size_t states);

  // First every state: the end of a game, or one where a team moves; with each of its moves.
  void add_end(std::size_t state, int sign);
  void add_state(std::size_t state, Team mover, std::size_t moves);
  void count_move(std::size_t to) { ++first_[to]; }
  // Then every move again, now with its two ends.
  void begin_links(std::size_t moves);
  void link(std::size_t from, std::size_t to) { before_[--first_[to]] = static_cast<State>(from); }
  // Then distance after distance, until it is done.
  void settle_next_distance();
  bool done() const { return looked_back_ == queue_.size(); }

  std::size_t settled() const { return queue_.size(); }
  int distance() const { return distance_; }  // of what was settled last
  Verdicts take_verdicts() { return std::move(verdicts_); }

 private:
  using State = std::uint32_t;
  static_assert(kMaxMemory / sizeof(State) <= std::uint64_t{1} << 32, "states and moves are numbered by 32 bits");
  // How many moves of a state are not known to lose, and who makes them.
  struct Open {
    std::uint16_t moves : 15;
    std::uint16_t second_moves : 1;
  };
  static_assert(sizeof(Open) == 2);

  void settle(std::size_t state, int sign);
  void settle_before(std::size_t state);

  Verdicts verdicts_;
  std::vector<Open> open_;
  std::vector<State> first_;   // where in before_ those of a state begin
  std::vector<State> before_;  // the states with a move to it
  std::vector<State> queue_;   // settled, in the order of the distance; never more than all states
  std::size_t looked_back_ = 0;
  int distance_ = 0;
};

}  // namespace ariadne
