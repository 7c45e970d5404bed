#pragma once

#include <cstddef>
#include <string>

#include "core/file.hpp"

namespace ariadne {

// Files that a command reads and writes beside what it prints; "-" is standard input or output. What goes wrong is
// thrown as a Failure.

// A whole file of at most `max_bytes`.
std::string read_file(const std::string& path, std::size_t max_bytes = kMaxFileBytes);

// What is read of a source after a signal is not all of it.
void fail_if_interrupted(const std::string& source);

// How errors call a file that is read.
std::string source_name(const std::string& path);

// Found out before any work begins: an existing file is kept unless it may be overwritten.
void check_output(const std::string& file, bool force);

void write_output(const std::string& file, const std::string& text);

}  // namespace ariadne
