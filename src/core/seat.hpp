#pragma once

#include <cstdint>

namespace ariadne {

// The number of a seat, counted from 0.
using Seat = std::uint8_t;

// Every seat plays for one of two teams. Values are always seen from `first`: it maximises, `second` minimises.
enum class Team : std::uint8_t { first, second };

}  // namespace ariadne
