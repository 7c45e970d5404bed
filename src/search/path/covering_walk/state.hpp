#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/path/covering_walk/relaxation.hpp"

namespace ariadne::covering {

// What the edges used so far have done to the open junctions: for each slot twice the label of its component plus the
// parity of its degree; 0: untouched. Labels are numbered by the first slot that has them, so equal things are equal.
using FrontierState = std::array<std::uint8_t, kWidestFrontier>;

std::uint64_t hash_of(const FrontierState& state);
Touches touches_of(const FrontierState& state);

// Everything of a step that does not depend on the state, and how a state passes over it.
class FrontierPassage {
 public:
  FrontierPassage(const WalkKernel& kernel, const FrontierStep& step);

  // A way to use the link, reduced to what is new about it for states of one kind.
  struct Move {
    int use = 0;  // its number among the ways of the link
    LinkUse effect;
    int ends = 0;
    int cost = 0;
    int piece = kNoPiece;
  };

  // `finished`: the only component was closed, and nothing required is left.
  enum class Fate : std::uint8_t { alive, dead, finished };
  struct Outcome {
    Fate fate = Fate::alive;
    int cost = 0;
    std::array<int, 3> pieces = {kNoPiece, kNoPiece, kNoPiece};
  };

  // The state once the junctions of the link are open.
  FrontierState entered(FrontierState state) const;
  int ended(const FrontierState& state) const;  // 1: the end of the walk lies behind; of a state before the step
  const std::vector<Move>& moves(const FrontierState& entered_state) const;
  // Takes the state over the link and lets junctions leave.
  Outcome pass(FrontierState& state, const Move& move, int ended) const;

 private:
  enum Kind : std::uint8_t { neither, only_first, only_second, both, same };
  Kind kind_of(const FrontierState& state) const;
  static LinkUse effect_for(Kind kind, LinkUse use);
  std::vector<Move> moves_for(Kind kind) const;
  void connect(FrontierState& state, const LinkUse& effect) const;
  void leave(FrontierState& state, int slot, std::uint32_t still_open, const Junction& junction, Outcome& outcome,
             int& piece, int& ends) const;

  const FrontierStep& step_;
  const Link& link_;
  const Junction &first_, &second_;
  bool first_is_start_, second_is_start_;
  std::array<std::vector<Move>, same + 1> moves_;
};

}  // namespace ariadne::covering
