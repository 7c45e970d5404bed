#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Writes a whole file under a temporary name and renames it: nobody ever sees half of it. A file that is replaced keeps
// its permissions; a device is written to as it is.
Result<> write_file(const std::string& path, std::string_view text);

// Whether write_file() could write there now. What is there stays as it is.
Result<> check_writable(const std::string& path);

// An error that says why, by the system's number of the reason.
tl::unexpected<Error> cannot_write(const std::string& path, int reason);

bool file_exists(const std::string& path);

}  // namespace ariadne
