#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"

namespace ariadne {
namespace {

struct GameBench {
  std::string game;
  std::vector<BenchLine> lines;
};

// The quickest of several runs: what is slower was disturbed by something else.
std::vector<BenchLine> best_of(const GameEntry& game, int repeat) {
  auto best = game.bench();
  for (int i = 1; i < repeat; ++i) {
    const auto again = game.bench();
    for (std::size_t k = 0; k < best.size(); ++k) best[k].time = std::min(best[k].time, again[k].time);
  }
  return best;
}

std::vector<GameBench> run_all(const BenchOptions& options) {
  std::vector<GameBench> all;
  for (const GameEntry* game : games()) {
    const std::string& id = game->info().id;
    if (id.find(options.filter) != std::string::npos) all.push_back({id, best_of(*game, options.repeat)});
  }
  if (all.empty()) throw Failure(ExitCode::nothing, "no game matches " + in_quotes(options.filter));
  return all;
}

std::uint64_t signature_of(const std::vector<GameBench>& all) {
  std::uint64_t sum = 0;
  for (const auto& bench : all) {
    for (const auto& line : bench.lines) sum += line.signature;
  }
  return sum;
}

void print_table(const std::vector<GameBench>& all) {
  for (const auto& bench : all) {
    fmt::print("{}\n", bench.game);
    for (const auto& line : bench.lines) {
      fmt::print("  {:<32}{:>14} {:<7}{:>10}   {}\n", line.name, with_commas(line.count), line.unit,
                 short_time(line.time), rate(line.count, line.time, line.unit));
    }
  }
  fmt::print("signature {}   (the same on every machine)\n", signature_of(all));
}

Json json_of(const std::vector<GameBench>& all) {
  Json json = {{"schema", "ariadne/bench/1"}, {"signature", signature_of(all)}, {"lines", Json::array()}};
  for (const auto& bench : all) {
    for (const auto& line : bench.lines) {
      json["lines"].push_back({{"game", bench.game},
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
  if (!context.quiet && !context.json) fmt::print(stderr, "measuring, a few seconds …\n");
  const auto all = run_all(options);
  if (context.json) {
    print_json(json_of(all));
  } else {
    print_table(all);
  }
  return 0;
}

}  // namespace ariadne
