#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "mazes/grid.hpp"

namespace ariadne {

// A Pac-Man board as its file draws it: `%` wall, `.` food, `o` capsule, `P` Pac-Man, `G` or `1`..`4` ghost, blank
// open.
struct Layout {
  Grid grid;
  std::vector<Cell> food;      // by y upward, within a row by x
  std::vector<Cell> capsules;  // likewise
  std::optional<Cell> pacman;
  std::vector<Cell> ghosts;  // by their digits; plain ones count as 1; equals by x, then y

  bool operator==(const Layout&) const = default;
};

// Strict: every row as wide as the first (blanks at the ends of lines and CRLF are dropped first), known characters
// only, each digit once, closed border. Lenient reads as the course does: longer rows are cut, unknown characters are
// open, the border may have holes. Neither takes a second Pac-Man, a short row, or a layout without an open cell.
enum class Reading : std::uint8_t { strict, lenient };

Result<Layout> read_layout(std::string_view text, Reading reading = Reading::strict);

// The drawing that read_layout() reads as the same layout. Where the border is open it has `_`, which only lenient
// reading takes.
std::string write_layout(const Layout& layout);

}  // namespace ariadne
