#include "apps/cli/command_line/read.hpp"
#include "apps/cli/failure.hpp"
#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool command_line(std::string_view bytes) {
  std::vector<std::string> arguments;
  for (const auto line : TextReader(bytes).lines()) arguments.emplace_back(line);
  try {
    const Invocation invocation = read_command_line(arguments);
    promise(static_cast<bool>(invocation.run), "a command line that is understood can be run");
    return true;
  } catch (const Failure& failure) {
    promise_printable(failure.text());
    promise(failure.code() == ExitCode::usage, "a command line that is not understood is one of bad usage");
    return false;
  }
}

}  // namespace ariadne::fuzz
