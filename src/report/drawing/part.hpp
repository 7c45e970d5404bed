#pragma once

#include "report/drawing/scene.hpp"

namespace ariadne {

// The part of a ground that is drawn.
struct Part {
  int top = 0, left = 0;
  int rows = 0, columns = 0;

  bool contains(Spot spot) const {
    return spot.row >= top && spot.row < top + rows && spot.column >= left && spot.column < left + columns;
  }
  bool operator==(const Part&) const = default;
};

// Within these bounds, at least one cell, inside the ground, and with the spot as near to the middle as that allows.
Part part_around(const Ground& ground, Spot middle, int max_rows, int max_columns);

// The rows of room for a drawing that needs `needed` of them to be seen from top to bottom.
int rows_for(int needed, const Room& room);

// The spot around which part_around() gives this part again.
Spot middle_of(const Part& part);

// Where the reader looks: the focus, else the cursor, else the last move, else an actor of the first team, else the
// middle.
Spot looked_at(const Scene& scene, const View& view);

}  // namespace ariadne
