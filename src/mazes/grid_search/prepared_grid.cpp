#include "mazes/grid_search/prepared_grid.hpp"

namespace ariadne {
namespace {

std::array<PreparedGrid::Index, 8> offsets_of(PreparedGrid::Index stride) {
  std::array<PreparedGrid::Index, 8> offsets{};
  for (const Heading heading : kHeadings)
    offsets[static_cast<std::size_t>(heading)] =
        static_cast<PreparedGrid::Index>(x_of(heading)) + static_cast<PreparedGrid::Index>(y_of(heading)) * stride;
  return offsets;
}

}  // namespace

PreparedGrid::PreparedGrid(const Grid& grid)
    : grid_(grid),
      stride_(static_cast<Index>(grid.width()) + 2),
      offsets_(offsets_of(stride_)),
      flags_(stride_ * (static_cast<std::size_t>(grid.height()) + 2)),
      rows_(grid, JumpLines::Axis::rows),
      columns_(grid, JumpLines::Axis::columns) {
  find_steps();
  find_straight_leads();
  find_diagonal_leads();
}

void PreparedGrid::find_steps() {
  const auto legal = [&](Cell from, Heading heading) {
    return is_open(step(from, heading)) && (!is_diagonal(heading) || (is_open(step(from, vertical_part(heading))) &&
                                                                      is_open(step(from, horizontal_part(heading)))));
  };
  for (std::size_t i = 0; i < grid_.cell_count(); ++i) {
    if (!grid_.is_open(i)) continue;
    const Cell from = grid_.cell(i);
    for (const Heading heading : kHeadings)
      if (legal(from, heading)) flags_[index(from)] |= bit_of(heading);
  }
}

// From the far end of each line: what a cell leads to is the next cell, if one stops there, or what that leads to.
void PreparedGrid::find_straight_leads() {
  const auto look = [&](int x, int y, Heading heading, int distance) {
    const Index here = index({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    const bool can_step = (steps(here) & bit_of(heading)) != 0;
    if (can_step && (distance == 1 || (leads(here + offset(heading)) & bit_of(heading)) != 0)) set_lead(here, heading);
  };
  for (int y = 0; y < height(); ++y) {
    for (int x = width() - 1; x >= 0; --x) look(x, y, Heading::east, rows_.next(y, x) - x);
    for (int x = 0; x < width(); ++x) look(x, y, Heading::west, x - rows_.previous(y, x));
  }
  for (int x = 0; x < width(); ++x) {
    for (int y = height() - 1; y >= 0; --y) look(x, y, Heading::north, columns_.next(x, y) - y);
    for (int y = 0; y < height(); ++y) look(x, y, Heading::south, y - columns_.previous(x, y));
  }
}

// Again from the far end: from the top row down for headings that go up.
void PreparedGrid::find_diagonal_leads() {
  const auto look = [&](Index here, Heading heading) {
    const Headings wanted = bit_of(heading) | bit_of(vertical_part(heading)) | bit_of(horizontal_part(heading));
    const bool can_step = (steps(here) & bit_of(heading)) != 0;
    if (can_step && (leads(here + offset(heading)) & wanted) != 0) set_lead(here, heading);
  };
  const auto cells = static_cast<Index>(flags_.size());
  for (Index i = cells; i-- > 0;)
    for (const Heading heading : {Heading::north_east, Heading::north_west}) look(i, heading);
  for (Index i = 0; i < cells; ++i)
    for (const Heading heading : {Heading::south_east, Heading::south_west}) look(i, heading);
}

}  // namespace ariadne
