#pragma once

#include <atomic>
#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// The speed of path search on built-in layouts, a line a problem; expansions are counted. Not whole once the flag is
// set.
std::vector<BenchLine> bench_paths(const std::atomic<bool>& stop);

}  // namespace ariadne
