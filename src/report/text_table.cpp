#include "report/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace ariadne {

std::string table_text(const std::vector<TableRow>& rows, std::size_t words) {
  std::vector<std::size_t> widths(rows.empty() ? 0 : rows.front().size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += "  ";
      text += i < words ? fmt::format("{:<{}}", row[i], widths[i]) : fmt::format("{:>{}}", row[i], widths[i]);
    }
    text += "\n";
  }
  return text;
}

}  // namespace ariadne
