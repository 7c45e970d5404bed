#pragma once

#include <cassert>
#include <cstdint>

// Four numbers of 16 bits in one word, compared all at once: the cells of up to four ghosts, or where the four
// directions from a cell lead.
namespace ariadne::flags {

using Lanes = std::uint64_t;

constexpr std::uint16_t lane(Lanes lanes, unsigned which) {
  assert(which < 4);
  return static_cast<std::uint16_t>(lanes >> (16 * which));
}
constexpr Lanes in_lane(std::uint16_t value, unsigned which) { return static_cast<Lanes>(value) << (16 * which); }
constexpr Lanes in_all_lanes(std::uint16_t value) { return value * Lanes{0x0001'0001'0001'0001}; }

// The top bit of each lane that is zero.
constexpr Lanes zero_lanes(Lanes lanes) {
  constexpr Lanes kLow = in_all_lanes(0x7fff);
  return ~(((lanes & kLow) + kLow) | lanes | kLow);
}

// Bit i for lane i, of lanes that have no other bits than their top ones.
constexpr std::uint8_t bits_of(Lanes tops) {
  return static_cast<std::uint8_t>((tops >> 15 & 1) | (tops >> 30 & 2) | (tops >> 45 & 4) | (tops >> 60 & 8));
}

}  // namespace ariadne::flags
