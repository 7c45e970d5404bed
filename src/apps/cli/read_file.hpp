#pragma once

#include <cstddef>
#include <string>

#include "core/file.hpp"

namespace ariadne {

// A whole file, "-" is standard input; a Failure if it cannot be read or is larger than `max_bytes`.
std::string read_file(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

// How errors call it.
std::string source_name(const std::string& path);

}  // namespace ariadne
