#include "apps/terminal/frame.hpp"

#include <algorithm>
#include <utility>

#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

constexpr int kFrameMargin = 2;  // left of everything
constexpr int kFrameGap = 4;     // between board and panel
constexpr int kMinPanel = 24;    // a narrower panel goes below
constexpr int kMinRowsBelow = 4;
constexpr int kFrameRows = 2;  // title and keys

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

// In lines of that width.
std::vector<std::string> wrapped_panel(const std::vector<std::string>& panel, int columns) {
  std::vector<std::string> lines;
  for (const auto& line : panel) {
    if (display_width(line) <= columns) {
      lines.push_back(line);
    } else {
      for (auto& part : wrapped(line, columns)) lines.push_back(std::move(part));
    }
  }
  return lines;
}

// What a screen with too few rows has no room for: lines of the status before the last one.
std::vector<std::string> taken_messages(Frame& frame, int missing_rows) {
  const auto end = frame.status.begin() + std::clamp(missing_rows, 0, std::max(0, count(frame.status) - 1));
  std::vector<std::string> messages;
  std::copy_if(frame.status.begin(), end, std::back_inserter(messages), [](const auto& line) { return !line.empty(); });
  frame.status.erase(frame.status.begin(), end);
  return messages;
}

// Except for what it says already.
void add_to_panel(Frame& frame, const std::vector<std::string>& messages) {
  const auto panel = frame.panel;
  for (const auto& message : messages) {
    if (std::ranges::find(panel, message) != panel.end()) continue;
    if (frame.panel.size() == panel.size()) frame.panel.emplace_back();
    frame.panel.push_back(message);
  }
}

std::string joined(const std::string& line, const std::string& more) { return line + "   " + more; }

// As many of the latest ones as one line can have, or of a longer one its first words.
std::string latest(const std::vector<std::string>& messages, int columns) {
  std::string line = messages.back();
  for (auto earlier = messages.rbegin() + 1; earlier != messages.rend(); ++earlier) {
    const std::string longer = joined(*earlier, line);
    if (display_width(longer) > columns) break;
    line = longer;
  }
  return display_width(line) > columns ? wrapped(line, columns).front() : line;
}

void add_notes(Frame& frame, int columns) {
  if (frame.status.empty()) return;
  for (const auto& note : frame.panel) {
    const std::string longer = joined(frame.status.back(), note);
    if (note.empty() || display_width(longer) > columns) return;
    frame.status.back() = longer;
  }
}

// What two or more blanks separate.
std::vector<std::string> parts_of(const std::string& keys) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin < keys.size();) {
    const std::size_t end = std::min(keys.find("  ", begin), keys.size());
    parts.push_back(keys.substr(begin, end - begin));
    begin = std::min(keys.find_first_not_of(' ', end), keys.size());
  }
  return parts;
}

// All keys if there is room, else the last two, help and the way out, and before them as many others as fit.
std::string keys_that_fit(const std::string& keys, int columns) {
  constexpr std::size_t kKept = 2;
  const auto parts = parts_of(keys);
  if (display_width(keys) <= columns || parts.size() <= kKept) return keys;
  std::string end = parts[parts.size() - kKept] + "  " + parts.back(), begin;
  for (std::size_t i = 0; i + kKept < parts.size(); ++i) {
    if (display_width(begin + parts[i] + "  " + end) <= columns) begin += parts[i] + "  ";
  }
  return begin + end;
}

std::vector<std::string> too_small(const Size& needed, const Size& size) {
  const auto text = [](const Size& s) { return std::to_string(s.columns) + "x" + std::to_string(s.rows); };
  return wrapped(
      "This terminal is too small: " + text(size) + ", the board needs " + text(needed) + ". Enlarge it, or press q.",
      size.columns);
}

}  // namespace

Room board_room(const Size& size, int status_rows) {
  return {size.columns - kFrameMargin, size.rows - kFrameRows - status_rows, kFrameGap + kMinPanel, kMinRowsBelow,
          status_rows - 1};
}

std::vector<std::string> compose(Frame frame, const Size& size, const Look& look) {
  const int board_width = std::max(widest(frame.board), frame.board_columns);
  const bool wide = size.columns >= kFrameMargin + board_width + kFrameGap + kMinPanel;
  const auto messages = taken_messages(frame, count(frame.board) + kFrameRows + count(frame.status) - size.rows);
  if (wide) add_to_panel(frame, messages);
  const int fixed_rows = kFrameRows + count(frame.status);
  const Size needed{board_width + kFrameMargin, count(frame.board) + fixed_rows};
  if (size.columns < needed.columns || size.rows < needed.rows) return too_small(needed, size);

  const int blank_rows =
      std::min(2, size.rows - needed.rows);  // below the title and above the status, if there is room
  const int middle_rows = size.rows - fixed_rows - blank_rows;
  if (wide) frame.panel = wrapped_panel(frame.panel, size.columns - kFrameMargin - board_width - kFrameGap);
  if (!wide && count(frame.board) == middle_rows) add_notes(frame, size.columns - kFrameMargin);
  const bool titled = wide || messages.empty();
  std::vector<std::string> lines = {titled
                                        ? paint(look, Ink::strong, shortened(frame.title, size.columns - kFrameMargin))
                                        : latest(messages, size.columns - kFrameMargin)};
  if (blank_rows > 0) lines.emplace_back();
  for (auto& line : wide ? beside(frame, board_width, middle_rows) : below(frame, middle_rows)) {
    lines.push_back(std::move(line));
  }
  if (blank_rows > 1) lines.emplace_back();
  lines.insert(lines.end(), frame.status.begin(), frame.status.end());
  lines.resize(static_cast<std::size_t>(size.rows - 1));
  lines.push_back(paint(look, Ink::faint, keys_that_fit(frame.keys, size.columns - kFrameMargin)));
  for (auto& line : lines) line = cut_to(indented(line), size.columns);
  return lines;
}

}  // namespace ariadne
