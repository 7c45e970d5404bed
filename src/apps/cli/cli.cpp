#include "apps/cli/cli.hpp"

#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "agents/external/options.hpp"
#include "apps/cli/command_line/read.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"

namespace ariadne {
namespace {

std::terminate_handler default_terminate = std::abort;

int run(const std::vector<std::string>& arguments, const Screens& screens) {
  Invocation invocation = read_command_line(arguments);
  invocation.context.screens = &screens;
  const int code = invocation.run(invocation.context);
  flush_output();  // a full disk or a closed pipe shows itself at the latest here
  return code;
}

int report_failure(const Failure& failure) {
  std::fflush(stdout);
  print_aside("{}", failure.text());
  return static_cast<int>(failure.code());
}

// The world did not let us: a full disk, no more threads.
int report_environment(const std::system_error& error) {
  if (std::ferror(stdout) == 0) {
    print_aside("error: {}\n", printable(error.what()));
  } else if (output_was_closed()) {
    return static_cast<int>(ExitCode::closed);
  } else {
    print_aside("error: cannot write to standard output: {}\n", error.code().message());
  }
  return static_cast<int>(ExitCode::environment);
}

int report_out_of_memory() {
  print_aside("error: out of memory\n");
  return static_cast<int>(ExitCode::environment);
}

// Memory may run out where nothing can be thrown on, such as in a destructor of the JSON library. What was reported as
// saved is in its file by then.
[[noreturn]] void on_terminate() {
  try {
    if (const auto fault = std::current_exception()) std::rethrow_exception(fault);
  } catch (const std::bad_alloc&) {
    constexpr std::string_view kMessage = "error: out of memory\n";
    if (write(STDERR_FILENO, kMessage.data(), kMessage.size()) >= 0)
      std::quick_exit(static_cast<int>(ExitCode::environment));
  } catch (...) {
    // A defect: the default says what it was.
  }
  default_terminate();
  std::abort();
}

int report_bug(const char* what, const std::vector<std::string>& arguments) {
  std::string command = "ariadne";
  for (const auto& argument : arguments) command += " " + printable(argument);
  print_aside("internal error: {}\n  This is a defect of ariadne {}. Please report it with the command:\n  {}\n",
              printable(what), ARIADNE_VERSION, command);
  return static_cast<int>(ExitCode::internal);
}

}  // namespace

int run_command_line(int argc, char** argv, const Screens& screens) {
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  watch_signals();
  default_terminate = std::set_terminate(on_terminate);
  try {
    return run(arguments, screens);
  } catch (const Failure& failure) {
    return report_failure(failure);
  } catch (const HostFault& fault) {
    return report_failure(Failure(ExitCode::environment, fault.what(), fault.hint()));
  } catch (const std::system_error& error) {
    return report_environment(error);
  } catch (const std::bad_alloc&) {
    return report_out_of_memory();
  } catch (const std::exception& error) {
    return report_bug(error.what(), arguments);
  }
}

}  // namespace ariadne
