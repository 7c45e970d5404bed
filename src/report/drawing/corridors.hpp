#pragma once

#include "report/drawing/scene.hpp"

namespace ariadne {

std::vector<std::string> draw_corridors(const Scene& scene, const Look& look, const View& view, const Room& room);
int corridor_columns(const Ground& ground, const Look& look, const Room& room);

}  // namespace ariadne
