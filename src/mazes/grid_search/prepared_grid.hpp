#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mazes/grid.hpp"
#include "mazes/grid_search/heading.hpp"
#include "mazes/grid_search/jump_lines.hpp"

namespace ariadne {

// A grid made ready for moves in eight directions where a diagonal step needs both cells beside it open. It never
// changes, so any number of searches may share it; they must not outlive it.
class PreparedGrid {
 public:
  using Index = std::uint32_t;  // of a cell in rows with a closed border around them

  explicit PreparedGrid(const Grid& grid);

  const Grid& grid() const { return grid_; }
  int width() const { return grid_.width(); }
  int height() const { return grid_.height(); }
  std::size_t index_count() const { return flags_.size(); }
  Index index(Cell cell) const { return (static_cast<Index>(cell.y) + 1) * stride_ + static_cast<Index>(cell.x) + 1; }
  Cell cell(Index index) const {
    return {static_cast<std::int16_t>(index % stride_ - 1), static_cast<std::int16_t>(index / stride_ - 1)};
  }
  Index offset(Heading heading) const { return offsets_[static_cast<std::size_t>(heading)]; }  // added with wrapping
  bool is_open(Cell cell) const { return grid_.is_open(cell); }

  // The legal steps from a cell.
  Headings steps(Index index) const { return static_cast<Headings>(flags_[index]); }
  // The headings that lead to a jump point: straight ones if that is the next cell to stop at, diagonal ones if a
  // straight part of theirs does so from a cell on the diagonal.
  Headings leads(Index index) const { return static_cast<Headings>(flags_[index] >> 8); }

  const JumpLines& rows() const { return rows_; }        // by y, along x
  const JumpLines& columns() const { return columns_; }  // by x, along y

 private:
  void find_steps();
  void find_straight_leads();
  void find_diagonal_leads();
  void set_lead(Index index, Heading heading) { flags_[index] |= static_cast<std::uint16_t>(bit_of(heading) << 8); }

  Grid grid_;
  Index stride_;
  std::array<Index, 8> offsets_;
  std::vector<std::uint16_t> flags_;  // steps below, leads above: a search that wants one wants the other
  JumpLines rows_, columns_;
};

}  // namespace ariadne
