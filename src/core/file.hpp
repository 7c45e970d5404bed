#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/result.hpp"

// Files. Failures are errors that give the reason in the words of the operating system.
namespace ariadne {

// More than any format has that is read as a whole: a map of the largest size takes half of it.
inline constexpr std::size_t kMaxFileBytes = 32u << 20;

// A whole file. One that is larger than the bound is an error: the other side of a pipe may never end.
Result<std::string> file_text(const std::string& path, std::size_t max_bytes = kMaxFileBytes);
// The same for what is left in a stream.
Result<std::string> stream_text(std::FILE* stream, std::size_t max_bytes = kMaxFileBytes);

// Writes a whole file under a temporary name and renames it, so a partial file is never seen. A file that is replaced
// keeps its permissions; a device is written to as it is.
Result<> write_file(const std::string& path, std::string_view text);

// Whether write_file() could write there now. What is there stays as it is.
Result<> check_writable(const std::string& path);

// An error that gives the reason for this errno.
tl::unexpected<Error> cannot_write(const std::string& path, int reason);

bool file_exists(const std::string& path);

}  // namespace ariadne
