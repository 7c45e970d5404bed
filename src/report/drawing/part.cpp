#include "report/drawing/part.hpp"

#include <algorithm>

namespace ariadne {

namespace {

// Where a part of this length begins such that `before` of it are before the middle, if the edges allow.
int start_of(int middle, int before, int length, int whole) { return std::clamp(middle - before, 0, whole - length); }

int rows_before(int rows) { return (rows - 1) / 2; }
int columns_before(int columns) { return columns / 2; }

}  // namespace

Part part_around(const Ground& ground, Spot middle, int max_rows, int max_columns) {
  Part part;
  part.rows = std::clamp(max_rows, 1, std::max(ground.rows, 1));
  part.columns = std::clamp(max_columns, 1, std::max(ground.columns, 1));
  part.top = start_of(middle.row, rows_before(part.rows), part.rows, std::max(ground.rows, 1));
  part.left = start_of(middle.column, columns_before(part.columns), part.columns, std::max(ground.columns, 1));
  return part;
}

int rows_for(int needed, const Room& room) {
  return needed <= room.rows + room.spare_rows ? std::max(needed, room.rows) : room.rows;
}

Spot middle_of(const Part& part) {
  return {part.top + rows_before(part.rows), part.left + columns_before(part.columns)};
}

Spot looked_at(const Scene& scene, const View& view) {
  if (view.focus) return *view.focus;
  if (view.cursor) return *view.cursor;
  const auto last = std::ranges::find(scene.marks, MarkKind::last, &Mark::kind);
  if (last != scene.marks.end() && view.last_move) return last->spot;
  const auto first = std::ranges::find(scene.actors, Tone::first, &Actor::tone);
  if (first != scene.actors.end()) return spot_of(*first);
  return {scene.ground.rows / 2, scene.ground.columns / 2};
}

}  // namespace ariadne
