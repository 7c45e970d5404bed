#pragma once

#include <cstddef>
#include <string>

namespace ariadne {

inline constexpr std::size_t kLargestFile = 256u << 20;

// A whole file, "-" is standard input; a Failure if it cannot be read or is larger than `most` bytes.
std::string read_file(const std::string& path, std::size_t most = kLargestFile);

// How errors call it.
std::string source_name(const std::string& path);

}  // namespace ariadne
