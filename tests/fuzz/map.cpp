#include "mazes/movingai.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool map(std::string_view bytes) {
  const auto grid = read_map(bytes);
  if (!grid) {
    promise_explained(grid.error());
    return false;
  }
  promise(grid->width() <= Grid::kLargestSide && grid->height() <= Grid::kLargestSide, "a map has a bounded size");
  std::size_t dots = 0, open = 0;
  for (const char c : bytes.substr(bytes.find("map"))) dots += c == '.' || c == 'G' || c == 'S' ? 1 : 0;
  for (std::size_t i = 0; i < grid->cell_count(); ++i) open += grid->is_open(i) ? 1 : 0;
  promise(open == dots, "a map has as many open cells as signs for them");
  return true;
}

}  // namespace ariadne::fuzz
