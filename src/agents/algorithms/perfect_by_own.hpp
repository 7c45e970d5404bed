#pragma once

#include "agents/own_solution.hpp"

namespace ariadne {

// Plays by the solution that the game brings itself.
struct PerfectByOwnSolution : NoParameters {
  static constexpr std::string_view name = kPerfect;
  static constexpr std::string_view summary = "solves the whole game, and mixes its choices where it has to guess";
  template <class G>
  static constexpr bool offered_by = BringsSolution<G>;

  // Whether the game is small enough.
  template <BringsSolution G>
  static Result<> check(const Request<G>& request) {
    return check_memory(OwnSolution<G>::need(request.position), memory_of(request));
  }

  template <BringsSolution G>
  static Decision think(const Request<G>& request) {
    Budget budget({.time = request.how.limits.time, .memory = memory_of(request)}, request.how.stop);
    return OwnSolution<G>::decide(request.position, budget, request.rng);  // no nodes: see PerfectPlayer
  }

 private:
  template <BringsSolution G>
  static std::uint64_t memory_of(const Request<G>& request) {
    return tighter(request.how.limits, {.memory = kMaxMemory}).memory;
  }
};

}  // namespace ariadne
