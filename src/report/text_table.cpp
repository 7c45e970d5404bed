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
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  return text;
}

std::string wrapped(const std::vector<std::string>& parts, std::string_view between) {
  const std::string ending(between.substr(0, between.find_last_not_of(' ') + 1));  // of a line that others follow
  std::string text, line;
  for (const auto& part : parts) {
    const std::size_t after = &part == &parts.back() ? 0 : ending.size();
    if (!line.empty() && line.size() + between.size() + part.size() + after > kTextWidth) {
      text += line + ending + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : std::string(between)) + part;
  }
  return text + line;
}

}  // namespace ariadne
