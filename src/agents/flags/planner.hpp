#pragma once

#include <optional>
#include <vector>

#include "agents/flags/beliefs.hpp"
#include "core/budget.hpp"

namespace ariadne::flags {

// Pac-Man who plans against the ghosts that he takes the others for. What he keeps belongs to one game.
//
// Once he is sure of a kind that leaves nothing to chance he follows a route that captures all flags, and looks for
// another as soon as they do something else. Until then he never steps where any answer of the ghosts could catch him,
// if there is another step; he tries the others in games that are played out against ghosts drawn by his beliefs, and
// takes the route for the likeliest kind if it is as safe as the best move.
class Planner {
 public:
  // Nothing pending. `told`: what the ghosts are, if it is known. The work is bounded even by an unlimited budget.
  Move choose(const Position& position, std::optional<GhostKind> told, Budget& budget, Rng& rng);

  const Beliefs& beliefs() const { return beliefs_; }

 private:
  struct Route {
    std::vector<Move> moves;
    std::size_t next = 0;
    GhostKind kind = GhostKind::direct;
    Position expected;  // where the next move is played, if the ghosts do as expected
  };

  std::optional<Move> follow_route(const Position& position, const Beliefs& beliefs, GhostKind kind, Budget& budget);

  Beliefs beliefs_;
  Route route_;
};

// Pac-Man's best-looking step: towards the flags, not next to a ghost; ties broken at random.
Move cautious_move(const Position& position, Rng& rng);

}  // namespace ariadne::flags
