#include "apps/cli.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "apps/command_line.hpp"
#include "apps/exit_code.hpp"
#include "apps/failure.hpp"
#include "apps/signals.hpp"

namespace ariadne {
namespace {

// A full disk or a closed pipe shows itself at the latest here.
int flushed(int code) {
  if (std::fflush(stdout) == 0) return code;
  fmt::print(stderr, "error: cannot write to standard output\n");
  return static_cast<int>(ExitCode::environment);
}

int report_bug(const char* what, const std::vector<std::string>& arguments) {
  fmt::print(stderr,
             "internal error: {}\n  This is a defect of ariadne {}. Please report it with the command:\n  ariadne {}\n",
             what, ARIADNE_VERSION, fmt::join(arguments, " "));
  return static_cast<int>(ExitCode::internal);
}

}  // namespace

int run_command_line(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  watch_signals();
  try {
    const Invocation invocation = read_command_line(arguments);
    return flushed(invocation.run(invocation.context));
  } catch (const Failure& failure) {
    std::fflush(stdout);
    fmt::print(stderr, "{}", failure.text());
    return static_cast<int>(failure.code());
  } catch (const std::exception& error) {
    return report_bug(error.what(), arguments);
  }
}

}  // namespace ariadne
