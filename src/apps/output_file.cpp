#include "apps/output_file.hpp"

#include <fmt/format.h>

#include "apps/failure.hpp"
#include "core/file.hpp"

namespace ariadne {

void check_output(const std::string& file, bool force) {
  if (file.empty() || file == "-") return;
  if (!force && file_exists(file)) {
    throw Failure(ExitCode::usage, "the file " + in_quotes(file) + " exists and is kept",
                  "Choose another name, or replace it with --force.");
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
