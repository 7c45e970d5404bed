#pragma once

#include "report/drawing/board.hpp"

namespace ariadne {

std::vector<std::string> draw_corridors(const BoardView& view, const Look& look, const Marks& marks, const Room& room);
int corridor_columns(const BoardView& view, const Look& look, const Room& room);

}  // namespace ariadne
