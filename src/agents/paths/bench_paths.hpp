#pragma once

#include <atomic>
#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// The speed of path search on built-in layouts, one line per problem; expansions are counted. Incomplete once the flag
// is set.
std::vector<BenchLine> bench_paths(const std::atomic<bool>& stop);

}  // namespace ariadne
