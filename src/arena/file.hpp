#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Writes a whole file under a temporary name and renames it: nobody ever sees half of it. A device is written to as it
// is.
Result<> write_file(const std::string& path, std::string_view text);

// Adds to the end of a file.
Result<> append_to_file(const std::string& path, std::string_view text);

bool file_exists(const std::string& path);

}  // namespace ariadne
