#pragma once

#include <tsl/robin_set.h>

#include <cstddef>
#include <vector>

#include "core/path_problem.hpp"
#include "search/metered.hpp"

namespace ariadne {

// The states that were expanded: a table of hashes, or bits where states are numbered.
template <PathProblem P>
class Visited {
 public:
  Visited(const P& problem, Budget& budget) : seen_(budget, Hash{&problem}) {}
  bool contains(const typename P::State& state) const { return seen_->count(state) != 0; }
  // False: it was there already, or the budget has no memory for it.
  bool insert(const typename P::State& state) { return seen_.make_room() && seen_->insert(state).second; }

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const typename P::State& state) const { return problem->hash(state); }
  };
  MeteredTable<tsl::robin_set<typename P::State, Hash>> seen_;
};

template <NumberedStates P>
class Visited<P> {
 public:
  // Needs memory for all states; if that is refused, the budget is spent.
  Visited(const P& problem, Budget& budget)
      : problem_(problem),
        budget_(budget),
        seen_(budget.claim(problem.state_count() / 8) ? problem.state_count() : 0) {}
  Visited(const Visited&) = delete;
  Visited& operator=(const Visited&) = delete;
  ~Visited() { budget_.release(seen_.size() / 8); }

  bool contains(const typename P::State& state) const { return seen_[problem_.number(state)]; }
  bool insert(const typename P::State& state) {
    const std::size_t number = problem_.number(state);
    const bool fresh = !seen_[number];
    seen_[number] = true;
    return fresh;
  }

 private:
  const P& problem_;
  Budget& budget_;
  std::vector<bool> seen_;
};

}  // namespace ariadne
