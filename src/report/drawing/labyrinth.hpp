#pragma once

#include "report/drawing/board.hpp"

namespace ariadne {

std::vector<std::string> draw_labyrinth(const BoardView& view, const Look& look, const Marks& marks, const Room& room);
int labyrinth_columns(const BoardView& view, const Room& room);

}  // namespace ariadne
