#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/commands.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "report/measures.hpp"

namespace ariadne {
namespace {

using Clock = std::chrono::steady_clock;

void print_counts(const Session& session, int depth) {
  fmt::print("{}", perft_heading());
  for (int d = 1; d <= depth; ++d) {
    flush_output();
    const auto start = Clock::now();
    const auto leaves = session.game().perft(session, d, interrupted());
    const auto time = Clock::now() - start;
    if (!leaves) return;
    fmt::print("{}", perft_row(d, *leaves, time));
  }
}

std::vector<MoveLeaves> divided(const Session& session, int depth) {
  return session.game().divide(session, depth, interrupted());
}

Json json_of(const Session& session, const PerftOptions& options) {
  std::vector<std::uint64_t> counts;
  for (int d = 1; d <= options.depth; ++d) {
    if (const auto leaves = session.game().perft(session, d, interrupted())) counts.push_back(*leaves);
  }
  Json json = perft_json(session.game().info(), counts);
  if (options.divide) json["divide"] = divide_json(divided(session, options.depth));
  return json;
}

}  // namespace

int run_perft(const PerftOptions& options, const Context& context) {
  const auto session = open_session(game_spec(options.game), options.position, context.seed);
  if (context.json) {
    print_json(json_of(*session, options));
  } else if (options.divide) {
    const auto counts = divided(*session, options.depth);
    fmt::print("{}", divide_table(counts, !interrupted()));
  } else {
    print_counts(*session, options.depth);
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
