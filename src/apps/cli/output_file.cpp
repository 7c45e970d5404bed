#include "apps/cli/output_file.hpp"

#include <fmt/format.h>

#include "apps/cli/failure.hpp"
#include "core/file.hpp"

namespace ariadne {

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
