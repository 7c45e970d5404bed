#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace ariadne {

// What a stored value says of the true one; one that holds from both sides is exact. Values are those of the first
// team.
enum class ValueBound : std::uint8_t { nothing = 0, at_least = 1, at_most = 2, exact = 3 };

constexpr bool holds_from_below(ValueBound bound) { return (static_cast<unsigned>(bound) & 1) != 0; }
constexpr bool holds_from_above(ValueBound bound) { return (static_cast<unsigned>(bound) & 2) != 0; }

// A value, and what it says, in 32 bits and a bound. Integers fit. A floating-point number may have to be rounded: it
// goes to the side on which what is said of it stays true, and of an exact one only that it is at least the stored
// value.
struct CompactValue {
  std::uint32_t bits = 0;
  ValueBound bound = ValueBound::nothing;

  template <class Value>
  static CompactValue of(Value value, ValueBound bound) {
    if constexpr (std::is_floating_point_v<Value>) {
      return rounded(value, bound);
    } else {
      static_assert(sizeof(Value) <= sizeof(std::int32_t));
      return {std::bit_cast<std::uint32_t>(static_cast<std::int32_t>(value)), bound};
    }
  }
  template <class Value>
  Value as() const {
    using Stored = std::conditional_t<std::is_floating_point_v<Value>, float, std::int32_t>;
    return static_cast<Value>(std::bit_cast<Stored>(bits));
  }

 private:
  static CompactValue rounded(double value, ValueBound bound) {
    auto stored = static_cast<float>(value);
    if (static_cast<double>(stored) != value) {
      if (bound == ValueBound::exact) bound = ValueBound::at_least;
      const float infinity = std::numeric_limits<float>::infinity();
      if (bound == ValueBound::at_least && static_cast<double>(stored) > value)
        stored = std::nextafter(stored, -infinity);
      if (bound == ValueBound::at_most && static_cast<double>(stored) < value)
        stored = std::nextafter(stored, infinity);
    }
    return {std::bit_cast<std::uint32_t>(stored), bound};
  }
};

}  // namespace ariadne
