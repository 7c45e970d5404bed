#include "report/solution/verdict_text.hpp"

#include <fmt/format.h>

#include "core/outcome.hpp"

namespace ariadne {

std::string verdict_text(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats) {
  const int sign = decided_sign(value);
  if (sign == 0) return "draw";
  const std::string& winner = seats[sign > 0 ? 0 : 1];
  if (!wins_in) return winner + " wins";
  return fmt::format("{} wins in {} move{}", winner, *wins_in, *wins_in == 1 ? "" : "s");
}

}  // namespace ariadne
