#include "apps/cli/failure.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace ariadne {

std::string Failure::text() const {
  std::string out = source_.empty() ? "" : printable(source_) + ":";
  if (error_.line > 0) out += fmt::format("{}:{}:", error_.line, error_.column);
  out += fmt::format("{}error: {}\n", out.empty() ? "" : " ", printable(error_.message));
  const auto column = static_cast<std::size_t>(std::max(error_.column, 1));
  if (!error_.excerpt.empty() && column <= error_.excerpt.size() + 1) {
    const std::string number = std::to_string(error_.line);
    out += fmt::format("  {} | {}\n  {:{}} | {:>{}}\n", number, error_.excerpt, "", number.size(), "^", column);
  }
  if (!error_.hint.empty()) out += fmt::format("  {}\n", printable(error_.hint));
  return out;
}

}  // namespace ariadne
