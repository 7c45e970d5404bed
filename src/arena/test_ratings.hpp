#pragma once

#include <cmath>
#include <optional>

namespace ariadne {

// A number that must be there: nothing equals what is not one.
inline double known(const std::optional<double>& value) { return value.value_or(std::nan("")); }

}  // namespace ariadne
