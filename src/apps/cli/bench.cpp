#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/paths/bench_paths.hpp"
#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "report/measures.hpp"

namespace ariadne {
namespace {

// The quickest of several runs: what is slower was disturbed by something else.
template <class Measure>
std::vector<BenchLine> best_of(const Measure& measure, int repeat) {
  auto best = measure();
  for (int i = 1; i < repeat && !interrupted(); ++i) {
    const auto again = measure();
    for (std::size_t k = 0; k < best.size(); ++k) best[k].time = std::min(best[k].time, again[k].time);
  }
  return best;
}

std::vector<BenchGroup> run_all(const BenchOptions& options) {
  std::vector<BenchGroup> all;
  const auto add = [&](const std::string& name, const auto& measure) {
    if (interrupted() || name.find(options.filter) == std::string::npos) return;
    all.push_back({name, best_of(measure, options.repeat)});
  };
  for (const GameEntry* game : games()) add(game->info().id, [&] { return game->bench(interrupted()); });
  add("paths", [] { return bench_paths(interrupted()); });
  if (all.empty() && !interrupted())
    throw Failure(ExitCode::nothing, "nothing to measure matches " + in_quotes(options.filter));
  return all;
}

}  // namespace

int run_bench(const BenchOptions& options, const Context& context) {
  if (!context.quiet && !context.json) print_aside("measuring, a few seconds ...\n");
  const auto all = run_all(options);
  if (interrupted()) return interrupted_exit_code();
  if (context.json) {
    print_json(bench_json(all));
  } else {
    fmt::print("{}", bench_table(all));
  }
  return 0;
}

}  // namespace ariadne
