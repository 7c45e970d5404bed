#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/commands.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

using Clock = std::chrono::steady_clock;

void print_counts(const Session& session, int depth) {
  fmt::print("{:>5}  {:>20}  {:>10}  {}\n", "depth", "leaves", "time", "speed");
  for (int d = 1; d <= depth; ++d) {
    flush_output();
    const auto start = Clock::now();
    const auto leaves = session.game().perft(session, d, interrupted());
    const auto time = Clock::now() - start;
    if (!leaves) return;
    fmt::print("{:>5}  {:>20}  {:>10}  {}\n", d, with_commas(*leaves), short_time(time), rate(*leaves, time, "leaves"));
  }
}

std::vector<MoveLeaves> divided(const Session& session, int depth) {
  return session.game().divide(session, depth, interrupted());
}

void print_divided(const Session& session, int depth) {
  std::uint64_t sum = 0;
  for (const auto& [move, leaves] : divided(session, depth)) {
    fmt::print("{:<8}{:>20}\n", move, with_commas(leaves));
    sum += leaves;
  }
  if (!interrupted()) fmt::print("{:<8}{:>20}\n", "sum", with_commas(sum));
}

Json perft_json(const Session& session, const PerftOptions& options) {
  Json json = {{"schema", "ariadne/perft/1"}, {"game", session.game().info().id}, {"perft", Json::array()}};
  for (int d = 1; d <= options.depth; ++d) {
    if (const auto leaves = session.game().perft(session, d, interrupted())) json["perft"].push_back(*leaves);
  }
  if (options.divide) {
    json["divide"] = Json::object();
    for (const auto& [move, leaves] : divided(session, options.depth)) json["divide"][move] = leaves;
  }
  return json;
}

}  // namespace

int run_perft(const PerftOptions& options, const Context& context) {
  const auto session = open_session(game_spec(options.game), options.position, context.seed);
  if (context.json) {
    print_json(perft_json(*session, options));
  } else if (options.divide) {
    print_divided(*session, options.depth);
  } else {
    print_counts(*session, options.depth);
  }
  return interrupted() ? interrupted_exit_code() : 0;
}

}  // namespace ariadne
