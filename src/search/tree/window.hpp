#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "core/seat.hpp"

namespace ariadne {

// The next value that is greater, or less.
template <class Value>
Value just_above(Value value) {
  if constexpr (std::is_floating_point_v<Value>) {
    return std::nextafter(value, std::numeric_limits<Value>::max());
  } else {
    return value + 1;
  }
}
template <class Value>
Value just_below(Value value) {
  if constexpr (std::is_floating_point_v<Value>) {
    return std::nextafter(value, std::numeric_limits<Value>::lowest());
  } else {
    return value - 1;
  }
}

// The values that still matter: the first team is sure of alpha, the second of beta.
template <class Value>
struct Window {
  Value alpha = std::numeric_limits<Value>::lowest();
  Value beta = std::numeric_limits<Value>::max();

  bool closed() const { return alpha >= beta; }
  bool crossed() const { return alpha > beta; }
  bool contains(Value value) const { return value > alpha && value < beta; }
  // No value lies in it: a search only tells whether the true one is as good as alpha or as beta.
  bool is_null() const { return beta <= just_above(alpha); }

  // What a team is sure of.
  Value& sure(Team team) { return team == Team::first ? alpha : beta; }
  const Value& sure(Team team) const { return team == Team::first ? alpha : beta; }
  // In which a search only tells whether this team gets more than it is sure of.
  Window scout(Team team) const {
    return team == Team::first ? Window{alpha, just_above(alpha)} : Window{just_below(beta), beta};
  }
  bool operator==(const Window&) const = default;
};

}  // namespace ariadne
