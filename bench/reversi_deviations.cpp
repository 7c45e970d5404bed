// ariadne_reversi_deviations [GAMES [DEPTH [SEED]]]: how far the values of Reversi searches to different depths are
// apart, and the formula that fits them best.
#include <fmt/format.h>

#include <cstdlib>
#include <thread>

#include "agents/reversi/training/deviations.hpp"

int main(int argc, char** argv) {
  using namespace ariadne;
  const auto argument = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  const auto games = static_cast<std::size_t>(argument(1, 8000));
  const auto seed = static_cast<std::uint64_t>(argument(3, 1));
  const int jobs = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  Control control;
  const auto measured =
      reversi::measure_deviations(reversi::builtin_weights(), games, argument(2, 8), seed, jobs, control);
  const auto formula = reversi::fit_deviations(measured);
  fmt::print("empties  depth  less  boards  deviation  formula\n");
  for (const auto& each : measured) {
    fmt::print("{:>7}  {:>5}  {:>4}  {:>6}  {:>9.2f}  {:>7.2f}\n", each.empties, each.depth, each.less, each.boards,
               each.deviation, formula(each.empties, each.depth, each.less));
  }
  fmt::print("scale {:.4f}, by empties {:.4f}, by gap {:.4f}, by less {:.4f}\n", formula.scale, formula.by_empties,
             formula.by_gap, formula.by_less);
}
