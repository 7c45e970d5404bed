#pragma once

#include <string>
#include <vector>

#include "report/drawing/scene.hpp"

namespace ariadne {

// A board of squares in cells of two or three columns, where the ordinary drawing would be too wide. Texts are brief,
// and marks take what room is left: both brackets on an empty cell, one or none beside a text. Only the cursor and a
// hint are always seen.
std::vector<std::string> draw_narrow_squares(const Scene& scene, const Look& look, const View& view, int pitch);

// The columns that it takes.
int narrow_columns(const Ground& ground, int pitch);

// How wide the cells should be so that the drawing and what goes with it have room; 0: the ordinary drawing, which
// takes this many columns, is the best one.
int narrow_pitch(const Scene& scene, int ordinary_columns, const Room& room);

}  // namespace ariadne
