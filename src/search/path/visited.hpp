#pragma once

#include <tsl/robin_set.h>

#include <cstddef>
#include <vector>

#include "core/path_problem.hpp"

namespace ariadne {

// The states that were expanded: a table of hashes, or bits where states are numbered.
template <PathProblem P>
class Visited {
 public:
  explicit Visited(const P& problem) : seen_(0, Hash{&problem}) {}
  bool contains(const typename P::State& state) const { return seen_.count(state) != 0; }
  bool insert(const typename P::State& state) { return seen_.insert(state).second; }  // false: it was there already

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const typename P::State& state) const { return problem->hash(state); }
  };
  tsl::robin_set<typename P::State, Hash> seen_;
};

template <NumberedStates P>
class Visited<P> {
 public:
  explicit Visited(const P& problem) : problem_(problem), seen_(problem.state_count()) {}
  bool contains(const typename P::State& state) const { return seen_[problem_.number(state)]; }
  bool insert(const typename P::State& state) {
    const std::size_t number = problem_.number(state);
    const bool fresh = !seen_[number];
    seen_[number] = true;
    return fresh;
  }

 private:
  const P& problem_;
  std::vector<bool> seen_;
};

}  // namespace ariadne
