#pragma once

#include <tsl/robin_set.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/budget.hpp"
#include "core/observer.hpp"
#include "core/position.hpp"
#include "search/metered.hpp"

namespace ariadne {

// A position that counts as equal to others: state_key() is what they share, with a hash of its own.
template <class P>
concept HasStateKey = requires(const P position) {
  { position.state_key() == position.state_key() } -> std::convertible_to<bool>;
  { position.state_key().hash() } -> std::same_as<std::uint64_t>;
};

// What makes a position distinct: all of it, unless it has a key.
template <Position P>
const auto& distinct_part(const P& position) {
  if constexpr (HasStateKey<P>) {
    return position.state_key();
  } else {
    return position;
  }
}

// An observer that counts the different positions among the root and those generated. It keeps them all, in the memory
// that the budget of the search allows: once that is refused, the search stops and the count is that of the part seen.
template <Position P>
class DistinctPositions : public Silent {
 public:
  DistinctPositions(const P& root, Budget& budget) : seen_(budget, Hash{}) { generated(root); }
  void generated(const P& position) {
    if (seen_.make_room()) seen_->insert(distinct_part(position));
  }
  std::size_t count() const { return seen_->size(); }

 private:
  using Part = std::remove_cvref_t<decltype(distinct_part(std::declval<const P&>()))>;
  struct Hash {
    std::size_t operator()(const Part& part) const { return part.hash(); }
  };
  MeteredTable<tsl::robin_set<Part, Hash>> seen_;
};

}  // namespace ariadne
