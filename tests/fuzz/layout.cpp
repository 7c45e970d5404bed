#include "mazes/layout.hpp"

#include <algorithm>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

void promise_open(const Layout& layout, const std::vector<Cell>& cells) {
  const bool open = std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return layout.grid.is_open(cell); });
  promise(open, "everything stands on an open cell");
}

bool layout_holds(std::string_view bytes, Reading reading) {
  const auto layout = read_layout(bytes, reading);
  if (!layout) {
    promise_explained(layout.error());
    return false;
  }
  for (const auto* cells : {&layout->food, &layout->capsules, &layout->ghosts}) promise_open(*layout, *cells);
  if (layout->pacman) promise_open(*layout, {*layout->pacman});
  const auto again = read_layout(write_layout(*layout), reading);
  promise(again.has_value(), "a layout that is written can be read");
  promise(*again == *layout, "a layout that is read again is the same");
  return true;
}

}  // namespace

bool layout(std::string_view bytes) {
  const bool strict = layout_holds(bytes, Reading::strict), lenient = layout_holds(bytes, Reading::lenient);
  promise(lenient || !strict, "what is read strictly is read leniently");
  if (strict)
    promise(*read_layout(bytes) == *read_layout(bytes, Reading::lenient), "both readings agree where both do");
  return strict;
}

}  // namespace ariadne::fuzz
