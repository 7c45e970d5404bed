#pragma once

#include <cstdint>

namespace ariadne {

// The number of a seat, counted from 0.
using Seat = std::uint8_t;

// How many seats there are, by a list that has an entry for each: the end of a loop over them.
constexpr Seat seat_count(const auto& by_seat) { return static_cast<Seat>(by_seat.size()); }

// Every seat plays for one of two teams. Values are always seen from `first`: it maximises, `second` minimises.
enum class Team : std::uint8_t { first, second };

}  // namespace ariadne
