#include "apps/cli/read_file.hpp"

#include "apps/cli/failure.hpp"

namespace ariadne {

std::string source_name(const std::string& path) { return path == "-" ? "standard input" : path; }

std::string read_file(const std::string& path, std::size_t max_bytes) {
  auto text = path == "-" ? stream_text(stdin, max_bytes) : file_text(path, max_bytes);
  return value_or_fail(std::move(text), ExitCode::input, source_name(path));
}

}  // namespace ariadne
