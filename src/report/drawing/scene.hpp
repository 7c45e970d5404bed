#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/scene.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// What the reader is shown of a scene. Each kind of mark has a form of its own, so that none is told by colour alone:
// [X] the cursor, >X< a hint, (X) the last move, + or :X: a legal move, {X} a cell that the board is about to lose.
struct View {
  bool legal_moves = false;
  bool last_move = true;
  std::optional<Spot> cursor;
  std::string hint;           // the move whose cell is proposed
  std::optional<Spot> focus;  // what the part of a large scene is drawn round; unless given the cursor, …

  // How far a search is shown: unless told, all of it.
  std::uint32_t expanded = kNeverExpanded;  // how many of its expansions
  std::size_t walked = SIZE_MAX;            // how many cells of its path
  std::optional<Spot> latest;               // the cell that was expanded or entered last
};

// The room that a drawing may take. By default more than any needs.
struct Room {
  static constexpr int kPlenty = 1 << 20;
  int columns = kPlenty;
  int rows = kPlenty;
  int notes_columns = 0, notes_rows = 0;  // good to be left over, beside the drawing or below it
  int spare_rows = 0;                     // beyond `rows`, to be taken only if no row of the scene is left out then
};

// The scene in lines of text.
//   squares    labels above, left and below; cells as wide as the longest text and a mark on both sides; where that is
//              too much three or two columns a cell; always whole
//   labyrinth  walls as lines, four columns and two rows a cell; where that is too much three columns and one row.
//              A wall that stops from one side only has an arrow that points the way that is open.
//   corridors  two columns a cell, or one, or four and two rows. A path is arrows that end at E, expanded cells are
//              colons on a ramp of colours, @ the one expanded last, those that wait to be expanded outlined.
// Of several actors in a cell as many are drawn as there is room for; * on a square stands for the others. Of a
// labyrinth or corridors that are still too large, a part is drawn round the focus, the cursor, the last move or the
// first team.
std::vector<std::string> draw_scene(const Scene& scene, const Look& look, const View& view = {}, const Room& room = {});

// The scene as a console game prints it: pieces are the initials of their seats, such as B and W, and labelled rows and
// columns are numbered from 1. `seats` are their names.
Scene console_scene(Scene scene, const std::vector<std::string>& seats);

// The columns that its longest line may take, whatever is marked.
int scene_columns(const Scene& scene, const Look& look = {}, const Room& room = {});

}  // namespace ariadne
