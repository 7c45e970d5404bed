#pragma once

#include <string>

#include "core/scene.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {

// The ramp from 0, light, to 1, dark, as "#rrggbb".
std::string heat_color(double heat);

// Paints a scene, a cell a unit: a group around it moves and scales. Nothing is told by colour alone: actors differ by
// their outlines or letters, marks by their forms.
class ScenePainter {
 public:
  // `scale` is how much larger than its cell an actor may become, so that it is seen where cells are small.
  explicit ScenePainter(Svg& svg, double scale = 1) : svg_(svg), scale_(scale) {}

  // Everything on the ground; labels and notes are left to the caller.
  void paint(const Scene& scene);

  // An actor with its middle there, in units.
  void paint_actor(const Actor& actor, double x, double y, double size = 1);

 private:
  void paint_ground(const Scene& scene);
  void paint_shades(const Scene& scene);
  void paint_squares(const Ground& ground);
  void paint_texts(const Ground& ground);
  void paint_walls(const Ground& ground);
  void paint_arrow(double x, double y, Facing open);
  void paint_path(const Scene& scene);
  void paint_end(const Scene& scene);
  void paint_actors(const Scene& scene);
  void paint_marks_below(const Scene& scene);
  void paint_marks_above(const Scene& scene);

  void paint_disc(const Actor& actor, double x, double y, double size);
  void paint_diamond(const Actor& actor, double x, double y, double size);
  void paint_wedge(const Actor& actor, double x, double y, double size);
  void paint_hood(const Actor& actor, double x, double y, double size);
  void paint_letters(const std::string& text, double x, double y, double size, const char* color);

  Svg& svg_;
  const double scale_;
};

}  // namespace ariadne
