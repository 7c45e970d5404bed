#include "mazes/layout.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/text_reader.hpp"

namespace ariadne {
namespace {

using Rows = std::vector<std::string_view>;

constexpr std::string_view kKnown = "% .oPG1234";

bool is_ghost(char c) { return c == 'G' || (c >= '1' && c <= '4'); }
int rank_of(char ghost) { return ghost == 'G' ? 1 : ghost - '0'; }

// Looks at the text from its beginning to its end, so that the first fault that a reader meets is the one reported.
class Checker {
 public:
  Checker(const TextReader& source, const Rows& rows, Reading reading)
      : source_(source), rows_(rows), strict_(reading == Reading::strict) {}

  Result<> check() {
    if (auto sized = check_size(); !sized) return sized;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (auto checked = check_row(row); !checked) return checked;
    }
    if (!any_open_) return source_.fault_at(0, "there are only walls, expected an open cell");
    return {};
  }

 private:
  Result<> check_size() const {
    if (rows_.empty()) return source_.fault_at(0, "the layout is empty, expected rows of cells");
    if (rows_.front().empty()) return fault(rows_.front(), "the first row is blank, expected cells");
    const std::string max = std::to_string(Grid::kLargestSide);
    if (width() > Grid::kLargestSide) {
      return fault(rows_.front().substr(Grid::kLargestSide), "the row has more than " + max + " cells");
    }
    if (rows_.size() > Grid::kLargestSide) {
      return fault(rows_[Grid::kLargestSide], "there are more than " + max + " rows");
    }
    return {};
  }

  Result<> check_row(std::size_t number) {
    const std::string_view row = rows_[number];
    for (std::size_t x = 0; x < std::min(row.size(), width()); ++x) {
      if (auto checked = check_cell(row.substr(x), on_border(number, x)); !checked) return checked;
    }
    const std::string wrong = "the row has " + std::to_string(row.size()) + " cells, expected " +
                              std::to_string(width()) + " as in the first";
    if (row.size() < width()) return fault(row.substr(row.size()), wrong, "Blanks at the ends of a line are dropped.");
    if (strict_ && row.size() > width()) return fault(row.substr(width()), wrong);
    return {};
  }

  // `here` begins with the cell.
  Result<> check_cell(std::string_view here, bool border) {
    const char c = here.front();
    if (c != '%') any_open_ = true;
    if (strict_ && kKnown.find(c) == std::string_view::npos) return unknown(here);
    if (strict_ && c != '%' && border) {
      return fault(here, "the border has a hole, expected the wall '%', found " + in_quotes(here.substr(0, 1)));
    }
    if (c == 'P' && pacmen_++ > 0) return fault(here, "a second Pac-Man, expected at most one");
    const bool numbered = c >= '1' && c <= '4';
    if (strict_ && numbered && ghosts_[static_cast<std::size_t>(c - '1')]++ > 0) {
      return fault(here, "a second ghost " + in_quotes(here.substr(0, 1)) + ", expected each number once");
    }
    return {};
  }

  tl::unexpected<Error> unknown(std::string_view here) const {
    return fault(
        here, "unknown character " + in_quotes(leading_character(here)) + ", expected %, ., o, P, G, 1..4 or a blank",
        source_.rest().starts_with("type ") ? "This looks like a MovingAI map, not a layout." : "");
  }

  bool on_border(std::size_t row, std::size_t x) const {
    return row == 0 || row + 1 == rows_.size() || x == 0 || x + 1 == width();
  }
  std::size_t width() const { return rows_.front().size(); }
  tl::unexpected<Error> fault(std::string_view place, std::string message, std::string hint = {}) const {
    return source_.fault_at(place, std::move(message), std::move(hint));
  }

  const TextReader& source_;
  const Rows& rows_;
  bool strict_;
  bool any_open_ = false;
  int pacmen_ = 0;
  std::array<int, 4> ghosts_{};
};

struct RankedGhost {
  int rank;
  Cell cell;
};

void sort_ghosts(std::vector<RankedGhost>& ghosts) {
  std::sort(ghosts.begin(), ghosts.end(), [](const RankedGhost& a, const RankedGhost& b) {
    return std::tie(a.rank, a.cell.x, a.cell.y) < std::tie(b.rank, b.cell.x, b.cell.y);
  });
}

void place(char c, Cell cell, Layout& layout, std::vector<RankedGhost>& ghosts) {
  layout.grid.set_open(cell, c != '%');
  if (c == '.') layout.food.push_back(cell);
  if (c == 'o') layout.capsules.push_back(cell);
  if (c == 'P') layout.pacman = cell;
  if (is_ghost(c)) ghosts.push_back({rank_of(c), cell});
}

Layout placed(const Rows& rows) {
  Layout layout;
  layout.grid = Grid(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
  std::vector<RankedGhost> ghosts;
  for (std::size_t i = 0; i < layout.grid.cell_count(); ++i) {
    const Cell cell = layout.grid.cell(i);
    const std::string_view row = rows[rows.size() - 1 - static_cast<std::size_t>(cell.y)];
    place(row[static_cast<std::size_t>(cell.x)], cell, layout, ghosts);
  }
  sort_ghosts(ghosts);
  for (const auto& ghost : ghosts) layout.ghosts.push_back(ghost.cell);
  return layout;
}

bool in_order(Cell a, Cell b) { return std::tie(a.x, a.y) < std::tie(b.x, b.y); }

// Letters that bring the ghosts back in the same order. They are plain as far as their places say the order already;
// each of the rest has a number, or, where there are too many for that, each run of them that is in order.
std::string ghost_letters(const std::vector<Cell>& ghosts) {
  const auto broken = std::is_sorted_until(ghosts.begin(), ghosts.end(), in_order);
  const bool numbers_suffice = ghosts.end() - broken <= 3;
  std::string letters(static_cast<std::size_t>(broken - ghosts.begin()), 'G');
  char letter = '1';
  for (auto ghost = broken; ghost != ghosts.end(); ++ghost) {
    if (numbers_suffice || in_order(*ghost, *(ghost - 1))) ++letter;
    letters += letter;
  }
  assert(letter <= '4');
  return letters;
}

}  // namespace

Result<Layout> read_layout(std::string_view text, Reading reading) {
  const TextReader source(text);
  const Rows rows = source.trimmed_lines(Grid::kLargestSide + 1);  // enough to see that there are too many
  if (auto checked = Checker(source, rows, reading).check(); !checked) return tl::unexpected(checked.error());
  return placed(rows);
}

std::string write_layout(const Layout& layout) {
  const auto width = static_cast<std::size_t>(layout.grid.width()),
             height = static_cast<std::size_t>(layout.grid.height());
  std::string text((width + 1) * height, '\n');
  const auto letter = [&](Cell cell) -> char& {
    return text[(height - 1 - static_cast<std::size_t>(cell.y)) * (width + 1) + static_cast<std::size_t>(cell.x)];
  };
  for (std::size_t i = 0; i < layout.grid.cell_count(); ++i) {
    const Cell cell = layout.grid.cell(i);
    // A blank at the end of a line would be dropped when it is read again.
    const bool at_end = cell.x == 0 || cell.x + 1 == layout.grid.width();
    letter(cell) = !layout.grid.is_open(i) ? '%' : at_end ? '_' : ' ';
  }
  for (const Cell cell : layout.food) letter(cell) = '.';
  for (const Cell cell : layout.capsules) letter(cell) = 'o';
  if (layout.pacman) letter(*layout.pacman) = 'P';
  const std::string ghosts = ghost_letters(layout.ghosts);
  for (std::size_t i = 0; i < ghosts.size(); ++i) letter(layout.ghosts[i]) = ghosts[i];
  return text;
}

}  // namespace ariadne
