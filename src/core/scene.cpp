#include "core/scene.hpp"

#include <algorithm>
#include <cmath>

namespace ariadne {
namespace {

const Actor* first_actor(const Scene& scene, const auto& wanted) {
  const auto found = std::ranges::find_if(scene.actors, wanted);
  return found == scene.actors.end() ? nullptr : &*found;
}

const Mark* first_mark(const Scene& scene, MarkKind kind, Spot spot) {
  const auto found =
      std::ranges::find_if(scene.marks, [&](const Mark& mark) { return mark.kind == kind && mark.spot == spot; });
  return found == scene.marks.end() ? nullptr : &*found;
}

Edge edge_between(bool stops_onward, bool stops_back, bool at_border) {
  if (!stops_onward && !stops_back) return Edge::none;
  if (at_border || (stops_onward && stops_back)) return Edge::wall;
  return stops_onward ? Edge::open_back : Edge::open_onward;
}

// Of the two cells that a coordinate lies between, the one left behind when heading for larger or smaller numbers.
int cell_behind(double coordinate, bool towards_smaller) {
  return static_cast<int>(towards_smaller ? std::ceil(coordinate) : std::floor(coordinate));
}

}  // namespace

Ground Ground::of_size(int rows, int columns, Tiling tiling) {
  Ground ground;
  ground.rows = rows;
  ground.columns = columns;
  ground.tiling = tiling;
  ground.cells.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
  return ground;
}

Actor Actor::at(Spot spot) {
  return {.row = static_cast<double>(spot.row), .column = static_cast<double>(spot.column)};
}

Edge edge_above(const Ground& ground, Spot spot) {
  const Spot above{spot.row - 1, spot.column};
  return edge_between(ground.stops(above, side::bottom), ground.stops(spot, side::top),
                      !ground.contains(spot) || !ground.contains(above));
}

Edge edge_left(const Ground& ground, Spot spot) {
  const Spot left{spot.row, spot.column - 1};
  return edge_between(ground.stops(left, side::right), ground.stops(spot, side::left),
                      !ground.contains(spot) || !ground.contains(left));
}

Spot spot_of(const Actor& actor) {
  return {cell_behind(actor.row, actor.heading == Facing::up),
          cell_behind(actor.column, actor.heading == Facing::left)};
}

const Actor* find_actor(const Scene& scene, std::string_view id) {
  return first_actor(scene, [&](const Actor& actor) { return actor.id == id; });
}

const Actor* front_actor(const Scene& scene, Spot spot) {
  return first_actor(scene, [&](const Actor& actor) { return spot_of(actor) == spot; });
}

std::string move_at(const Scene& scene, Spot spot) {
  const Mark* mark = first_mark(scene, MarkKind::target, spot);
  return mark == nullptr ? std::string() : mark->move;
}

bool is_marked(const Scene& scene, MarkKind kind, Spot spot) { return first_mark(scene, kind, spot) != nullptr; }

}  // namespace ariadne
