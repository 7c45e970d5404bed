#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/paths/bench_paths.hpp"
#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

// The lines of a game, or of path search.
struct BenchGroup {
  std::string name;
  std::vector<BenchLine> lines;
};

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
    if (name.find(options.filter) != std::string::npos) all.push_back({name, best_of(measure, options.repeat)});
  };
  for (const GameEntry* game : games()) add(game->info().id, [&] { return game->bench(interrupted()); });
  add("paths", [] { return bench_paths(interrupted()); });
  if (all.empty()) throw Failure(ExitCode::nothing, "nothing to measure matches " + in_quotes(options.filter));
  return all;
}

std::uint64_t signature_of(const std::vector<BenchGroup>& all) {
  std::uint64_t sum = 0;
  for (const auto& bench : all) {
    for (const auto& line : bench.lines) sum += line.signature;
  }
  return sum;
}

void print_table(const std::vector<BenchGroup>& all) {
  for (const auto& bench : all) {
    fmt::print("{}\n", bench.name);
    for (const auto& line : bench.lines) {
      fmt::print("  {:<32}{:>14} {:<11}{:>10}   {}\n", line.name, with_commas(line.count), line.unit,
                 short_time(line.time), rate(line.count, line.time, line.unit));
    }
  }
  fmt::print("signature {}   (the same on every machine)\n", signature_of(all));
}

Json json_of(const std::vector<BenchGroup>& all) {
  Json json = {{"schema", "ariadne/bench/1"}, {"signature", signature_of(all)}, {"lines", Json::array()}};
  for (const auto& bench : all) {
    for (const auto& line : bench.lines) {
      json["lines"].push_back({{"group", bench.name},
                               {"name", line.name},
                               {"unit", line.unit},
                               {"count", line.count},
                               {"signature", line.signature},
                               {"ns", line.time.count()},
                               {"per_second", per_second(line.count, line.time)}});
    }
  }
  return json;
}

}  // namespace

int run_bench(const BenchOptions& options, const Context& context) {
  if (!context.quiet && !context.json) print_aside("measuring, a few seconds ...\n");
  const auto all = run_all(options);
  if (interrupted()) return interrupted_exit_code();
  if (context.json) {
    print_json(json_of(all));
  } else {
    print_table(all);
  }
  return 0;
}

}  // namespace ariadne
