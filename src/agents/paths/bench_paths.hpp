#pragma once

#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// The speed of path search on built-in layouts, a line a problem; expansions are counted.
std::vector<BenchLine> bench_paths();

}  // namespace ariadne
