#include "apps/cli/files.hpp"

#include <fmt/format.h>

#include "apps/cli/failure.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/standard_input.hpp"

namespace ariadne {

std::string source_name(const std::string& path) { return path == "-" ? "standard input" : path; }

std::string read_file(const std::string& path, std::size_t max_bytes) {
  auto text = path == "-" ? stream_text(standard_input(), max_bytes) : file_text(path, max_bytes);
  fail_if_interrupted(source_name(path));
  return value_or_fail(std::move(text), ExitCode::input, source_name(path));
}

void fail_if_interrupted(const std::string& source) {
  if (!interrupted()) return;
  throw Failure(static_cast<ExitCode>(interrupted_exit_code()), Error{"interrupted while it was read", {}, 0, 0, {}},
                source);
}

void check_output(const std::string& file, bool force) {
  if (file.empty() || file == "-") return;
  if (!force && file_exists(file)) {
    throw Failure(ExitCode::usage, in_quotes(file) + " exists", "Choose another name, or use --force to overwrite it.");
  }
  value_or_fail(check_writable(file), ExitCode::environment);
}

void write_output(const std::string& file, const std::string& text) {
  if (file == "-") {
    fmt::print("{}", text);
  } else {
    value_or_fail(write_file(file, text), ExitCode::environment);
  }
}

}  // namespace ariadne
