#pragma once

#include <limits>

namespace ariadne {

// The values that still matter: the first team is sure of alpha, the second of beta.
template <class Value>
struct Window {
  Value alpha = std::numeric_limits<Value>::lowest();
  Value beta = std::numeric_limits<Value>::max();

  bool closed() const { return alpha >= beta; }
  bool crossed() const { return alpha > beta; }
};

}  // namespace ariadne
