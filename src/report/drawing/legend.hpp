#pragma once

#include "report/drawing/scene.hpp"

namespace ariadne {

// What the signs mean that the drawing of a path problem uses in this view.
std::string path_legend(const Scene& scene, const View& view, const Look& look);

}  // namespace ariadne
