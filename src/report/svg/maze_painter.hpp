#pragma once

#include <span>
#include <string>

#include "report/paths/maze_scene.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {

// The ramp from 0, light, to 1, dark, as "#rrggbb".
std::string heat_color(double heat);

// Paints a maze and what a search did in it, a cell a unit: a group around it moves and scales.
class MazePainter {
 public:
  // `mark` is how much larger than its cell start and goal may become, so that they are seen where cells are small.
  MazePainter(Svg& svg, const MazeScene& scene, double mark = 1) : svg_(svg), scene_(scene), mark_(mark) {}

  void paint(std::span<const Cell> expansion, std::span<const Cell> path);

  void paint_start(Cell cell);
  void paint_food(Cell cell);
  void paint_target(Cell cell);

 private:
  void paint_ground(std::span<const Cell> expansion);
  void paint_path(std::span<const Cell> path);

  double x_of(Cell cell) const { return cell.x + 0.5; }
  double y_of(Cell cell) const { return scene_.grid.height() - cell.y - 0.5; }

  Svg& svg_;
  const MazeScene& scene_;
  const double mark_;
};

}  // namespace ariadne
