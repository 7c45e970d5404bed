#pragma once

#include <cstddef>

namespace ariadne::covering {

// A number of a vertex, a link or a slot as an index.
inline std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace ariadne::covering
