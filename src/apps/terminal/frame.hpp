#pragma once

#include <string>
#include <vector>

#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"
#include "report/drawing/scene.hpp"

namespace ariadne {

// The parts of what a screen shows.
struct Frame {
  std::string title;
  std::vector<std::string> board;
  int board_columns = 0;            // minimum width of the board, so that the panel beside it does not jump
  std::vector<std::string> panel;   // beside the board; below it on a narrow screen, as far as there is room
  std::vector<std::string> status;  // messages and what is being typed
  std::string keys;                 // what can be pressed, on the last row
};

// The room for a board on a screen of this size, above `status_rows` rows of status. All but the last of these can be
// spared if the whole board is seen then.
Room board_room(const Size& size, int status_rows);

// The frame as the rows of a screen of this size, or a notice that it is too small for the board. Messages that have no
// row of their own go to the panel beside the board, or else take the place of the title; the notes that begin a panel
// without any row follow the last line of the status.
std::vector<std::string> compose(Frame frame, const Size& size, const Look& look);

}  // namespace ariadne
