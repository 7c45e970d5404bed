#include "apps/terminal/page.hpp"

#include <algorithm>
#include <sstream>

#include "apps/cli/context.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr int kPageMargin = 2;
constexpr int kPageRows = 4;  // title, keys and a blank line at each

void add_block(std::vector<std::string>& lines, std::vector<std::string>& block, int columns) {
  const auto fits = [&](const std::string& line) { return display_width(line) <= columns; };
  if (!std::ranges::all_of(block, fits)) {
    std::string paragraph;
    for (const auto& line : block) paragraph += line + " ";
    block = wrapped(paragraph, columns);
  }
  lines.insert(lines.end(), block.begin(), block.end());
  block.clear();
}

std::vector<std::string> page_frame(const std::string& title, const std::vector<std::string>& lines, int first,
                                    const Size& size, const Look& look) {
  std::vector<std::string> frame = {std::string(kPageMargin, ' ') + paint(look, Ink::strong, title), ""};
  const int room = size.rows - kPageRows;
  for (int i = first; i < std::min(first + room, static_cast<int>(lines.size())); ++i) {
    frame.push_back(std::string(kPageMargin, ' ') + lines[static_cast<std::size_t>(i)]);
  }
  const bool more = first > 0 || static_cast<int>(lines.size()) > room;
  frame.resize(static_cast<std::size_t>(std::max(2, size.rows - 1)));
  frame.push_back(paint(look, Ink::faint, more ? "  up down scroll   any other key: back" : "  any key: back"));
  return frame;
}

// How far a key scrolls; 0: it closes the page.
int scroll_of(const Key& key, int page) {
  switch (key.kind) {
    case KeyKind::up:
      return -1;
    case KeyKind::down:
      return 1;
    case KeyKind::page_up:
      return -page;
    case KeyKind::page_down:
      return page;
    default:
      return key.is(' ') ? page : 0;
  }
}

}  // namespace

std::vector<std::string> page_lines(const std::string& text, int columns) {
  std::vector<std::string> lines, block;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty()) {
      block.push_back(line);
      continue;
    }
    add_block(lines, block, columns);
    lines.emplace_back();
  }
  add_block(lines, block, columns);
  return lines;
}

void show_page(Screen& screen, const std::string& title, const std::string& text, const Look& look) {
  int first = 0;
  while (!screen.closed() && !interrupted()) {
    const Size size = screen.size();
    const auto lines = page_lines(text, size.columns - kPageMargin);
    const int page = std::max(1, size.rows - kPageRows);
    const int last_first = std::max(0, static_cast<int>(lines.size()) - page);
    first = std::clamp(first, 0, last_first);
    screen.show(page_frame(title, lines, first, size, look));
    const auto key = screen.read_key(200ms);
    if (!key) continue;
    const int scroll = scroll_of(*key, page);
    if (scroll == 0 || last_first == 0) return;
    first += scroll;
  }
}

}  // namespace ariadne
