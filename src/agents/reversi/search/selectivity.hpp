#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace ariadne::reversi {

// A selective search leaves out lines that a less deep one shows to be hardly ever of use. A level says how sure it is
// of each of them, by the standard deviation of what separates the two depths.
struct SelectivityLevel {
  double deviations;
  int percent;
};
inline constexpr std::array<SelectivityLevel, 5> kLevels = {{{1.1, 73}, {1.5, 87}, {2.0, 95}, {2.6, 99}, {0, 100}}};
inline constexpr std::uint8_t kFullLevel = kLevels.size() - 1;  // nothing is left out

}  // namespace ariadne::reversi
