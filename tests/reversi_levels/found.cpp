// Compiled once for each level, with the name of its function as FOUND.
#include "reversi_levels/found.hpp"

#include "agents/reversi/search/disc_search.hpp"
#include "agents/reversi/search/plain_solver.hpp"

namespace ariadne {
namespace {

using namespace reversi;

void add(Found& found, const reversi::Position& position, const DiscPlan& plan) {
  DiscSearch search(std::size_t{1} << 22);
  Budget budget;
  const DiscResult result = search.search(position, plan, budget);
  for (const DiscMove& move : result.moves) {
    found.push_back(move.move.square);
    found.push_back(static_cast<std::uint64_t>(move.value));
  }
  found.push_back(budget.control().nodes());
}

Found find_all() {
  Found found;
  Rng rng(1);
  for (const int size : {6, 8}) {
    for (int i = 0; i < 4; ++i) add(found, random_ending(size, Empties::none, 15, rng), {.solves_at_once = true});
    for (int i = 0; i < 4; ++i) add(found, random_ending(size, Empties::none, 25, rng), {.depth = 8});
  }
  return found;
}

}  // namespace

const Found& FOUND() {
  static const Found found = find_all();
  return found;
}

}  // namespace ariadne
