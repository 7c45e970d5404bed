#include "apps/terminal/frame.hpp"

#include <algorithm>

#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

constexpr int kFrameMargin = 2;  // left of everything
constexpr int kFrameGap = 4;     // between board and panel
constexpr int kMinPanel = 24;    // a narrower panel goes below
constexpr int kFrameRows = 2;    // title and keys

std::string indented(const std::string& line) { return line.empty() ? line : std::string(kFrameMargin, ' ') + line; }

int count(const std::vector<std::string>& lines) { return static_cast<int>(lines.size()); }

// Board and panel side by side; the panel may be the longer one.
std::vector<std::string> beside(const Frame& frame, int board_width, int max_rows) {
  const int rows = std::min(std::max(count(frame.board), count(frame.panel)), max_rows);
  std::vector<std::string> lines;
  for (int row = 0; row < rows; ++row) {
    const auto index = static_cast<std::size_t>(row);
    std::string line = row < count(frame.board) ? frame.board[index] : "";
    if (row < count(frame.panel) && !frame.panel[index].empty()) {
      line = padded(line, board_width + kFrameGap) + frame.panel[index];
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> below(const Frame& frame, int max_rows) {
  std::vector<std::string> lines = frame.board;
  for (const auto& line : frame.panel) {
    if (count(lines) < max_rows) lines.push_back(line);
  }
  return lines;
}

std::vector<std::string> too_small(const Size& needed, const Size& size) {
  const auto text = [](const Size& s) { return std::to_string(s.columns) + "x" + std::to_string(s.rows); };
  return wrapped(
      "This terminal is too small: " + text(size) + ", the board needs " + text(needed) + ". Enlarge it, or press q.",
      size.columns);
}

}  // namespace

Room board_room(const Size& size, int status_rows) {
  return {size.columns - kFrameMargin, size.rows - kFrameRows - status_rows};
}

std::vector<std::string> compose(const Frame& frame, const Size& size, const Look& look) {
  const int board_width = std::max(widest(frame.board), frame.board_columns);
  const int fixed_rows = kFrameRows + count(frame.status);
  const Size needed{board_width + kFrameMargin, count(frame.board) + fixed_rows};
  if (size.columns < needed.columns || size.rows < needed.rows) return too_small(needed, size);

  const int blank_rows =
      std::min(2, size.rows - needed.rows);  // below the title and above the status, if there is room
  const int middle_rows = size.rows - fixed_rows - blank_rows;
  const bool wide = size.columns >= kFrameMargin + board_width + kFrameGap + kMinPanel;
  std::vector<std::string> lines = {paint(look, Ink::strong, frame.title)};
  if (blank_rows > 0) lines.emplace_back();
  for (auto& line : wide ? beside(frame, board_width, middle_rows) : below(frame, middle_rows)) {
    lines.push_back(std::move(line));
  }
  if (blank_rows > 1) lines.emplace_back();
  lines.insert(lines.end(), frame.status.begin(), frame.status.end());
  lines.resize(static_cast<std::size_t>(size.rows - 1));
  lines.push_back(paint(look, Ink::faint, frame.keys));
  for (auto& line : lines) line = cut_to(indented(line), size.columns);
  return lines;
}

}  // namespace ariadne
