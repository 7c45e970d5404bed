#pragma once

#include <cstdint>

#include "core/position.hpp"

namespace ariadne {

// What a search does with the values of the moves of a node.
enum class Role : std::uint8_t { maximises, minimises, averages };

template <Position P>
Role role_of_team(const P& position) {
  return P::team(position.to_move()) == Team::first ? Role::maximises : Role::minimises;
}

}  // namespace ariadne
