#pragma once

#include "report/drawing/scene.hpp"

namespace ariadne {

std::vector<std::string> draw_labyrinth(const Scene& scene, const Look& look, const View& view, const Room& room);
int labyrinth_columns(const Ground& ground, const Room& room);

}  // namespace ariadne
