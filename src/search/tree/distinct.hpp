#pragma once

#include <tsl/robin_set.h>

#include <cstddef>

#include "core/position.hpp"

namespace ariadne {

// An observer that counts the different positions among the root and those generated.
template <Position P>
class DistinctPositions {
 public:
  explicit DistinctPositions(const P& root) { generated(root); }
  void generated(const P& position) { seen_.insert(position); }
  std::size_t count() const { return seen_.size(); }

 private:
  struct Hash {
    std::size_t operator()(const P& position) const { return position.hash(); }
  };
  tsl::robin_set<P, Hash> seen_;
};

}  // namespace ariadne
