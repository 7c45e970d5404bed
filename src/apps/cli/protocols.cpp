#include "apps/cli/protocols.hpp"

#include <fmt/format.h>

#include <istream>

#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/standard_input.hpp"
#include "protocols/gtp.hpp"
#include "protocols/nboard.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kGlance = 20ms;  // between two looks at the input while it thinks

// Takes a line from the input; of one that is too long, just enough to show that it is. False: there is none.
bool take_line(std::istream& in, std::string& line) {
  line.clear();
  int next = in.rdbuf()->sbumpc();
  const bool any = next != EOF;
  for (; next != EOF && next != '\n'; next = in.rdbuf()->sbumpc()) {
    if (line.size() <= kMaxProtocolLine) line += static_cast<char>(next);
  }
  return any && !interrupted();
}

DrivenSetup setup_of(const ProtocolOptions& options, const Context& context, const char* command) {
  if (context.json) {
    throw Failure(ExitCode::usage, fmt::format("{} does not support --json", command),
                  "What it prints is the answers of a protocol.");
  }
  DrivenSetup setup{options.game.empty() ? GameSpec{&default_driven_game(), {}} : game_spec(options.game)};
  if (!options.agent.empty()) setup.agents = {options.agent};
  setup.limits = {.nodes = options.nodes, .time = options.time};
  setup.seed = context.seed;
  setup.external = context.external;
  setup.stop = &interrupted();
  return setup;
}

void print_lines(const std::vector<std::string>& lines) {
  for (const auto& line : lines) fmt::print("{}\n", line);
  if (!lines.empty()) flush_output();
}

int exit_code() { return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done); }

// Once all input has been read, it finishes what it was asked.
void converse(NBoard& nboard, std::istream& in) {
  std::string line;
  for (bool all_read = false; !nboard.over() && !interrupted() && !(all_read && !nboard.thinking());) {
    if (nboard.thinking()) nboard.think_for(kGlance);
    const bool may_read = !nboard.thinking() || in.rdbuf()->in_avail() > 0;
    if (!all_read && may_read) {
      print_lines(nboard.take_said());
      all_read = !take_line(in, line);
      if (!all_read) nboard.tell(line);
    }
    print_lines(nboard.take_said());
  }
}

}  // namespace

int run_gtp(const ProtocolOptions& options, const Context& context) {
  Gtp gtp = value_or_fail(Gtp::make(setup_of(options, context, "gtp"), ARIADNE_VERSION), ExitCode::usage);
  StandardInput input;
  std::istream in(&input);
  for (std::string line; !gtp.over() && take_line(in, line);) {
    fmt::print("{}", gtp.answer(line));
    flush_output();
  }
  return exit_code();
}

int run_nboard(const ProtocolOptions& options, const Context& context) {
  const auto nboard = value_or_fail(NBoard::make(setup_of(options, context, "nboard")), ExitCode::usage);
  StandardInput input;
  std::istream in(&input);
  converse(*nboard, in);
  return exit_code();
}

}  // namespace ariadne
