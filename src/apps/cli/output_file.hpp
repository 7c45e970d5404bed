#pragma once

#include <string>

namespace ariadne {

// Files that a command writes beside what it prints; "-" is standard output. What goes wrong is thrown as a Failure.

// Found out before any work begins: an existing file is kept unless it may be overwritten.
void check_output(const std::string& file, bool force);

void write_output(const std::string& file, const std::string& text);

}  // namespace ariadne
