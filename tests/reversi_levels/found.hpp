#pragma once

#include <cstdint>
#include <vector>

// What the search of Reversi finds, compiled for this machine and for each level of x86-64 that a program for any
// processor contains: values and nodes of the same positions.
namespace ariadne {

using Found = std::vector<std::uint64_t>;

const Found& found_native();
const Found& found_portable();
const Found& found_v3();
const Found& found_v4();

}  // namespace ariadne
