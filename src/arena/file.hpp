#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Writes a whole file under a temporary name and renames it: nobody ever sees half of it. A file that is replaced keeps
// its permissions; a device is written to as it is.
Result<> write_file(const std::string& path, std::string_view text);

// Whether write_file() could write there now. What is there stays as it is.
Result<> check_writable(const std::string& path);

// Leaves only the first so many bytes of a file.
Result<> cut_file(const std::string& path, std::uint64_t bytes);

// Adds to the end of a file.
Result<> append_to_file(const std::string& path, std::string_view text);

bool file_exists(const std::string& path);

}  // namespace ariadne
