#include "apps/cli/failure.hpp"

#include <fmt/format.h>

#include "core/utf8.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

// The line with a caret below the place that is meant.
std::string excerpt_text(const Error& error) {
  const std::string number = std::to_string(error.line);
  const std::size_t bytes = bytes_of_characters(error.excerpt, static_cast<std::size_t>(error.caret - 1));
  const int before = display_width(error.excerpt.substr(0, bytes));
  return fmt::format("  {} | {}\n  {:{}} | {:>{}}\n", number, error.excerpt, "", number.size(), "^", before + 1);
}

}  // namespace

std::string Failure::text() const {
  std::string out = source_.empty() ? "" : printable(source_) + ":";
  if (error_.line > 0) out += fmt::format("{}:{}:", error_.line, error_.column);
  out += fmt::format("{}error: {}\n", out.empty() ? "" : " ", printable(error_.message));
  if (!error_.excerpt.empty() && error_.caret > 0) out += excerpt_text(error_);
  if (!error_.hint.empty()) out += fmt::format("  {}\n", printable(error_.hint));
  return out;
}

}  // namespace ariadne
