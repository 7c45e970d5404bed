#pragma once

#include "report/drawing/scene.hpp"

namespace ariadne {

// What the signs mean that the drawing of a path problem uses in this view.
std::string path_legend(const Scene& scene, const View& view, const Look& look);

// A line for a page of keys, whose signs take `columns`: what the arrows in walls that stop from one side only mean.
// Empty if the ground has no such walls.
std::string wall_legend(const Ground& ground, const Look& look, int columns);

}  // namespace ariadne
