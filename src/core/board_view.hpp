#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ariadne {

// Who or what a cell shows; front ends choose the colour for it.
//   first, second   pieces of the two teams        wall    a solid cell that nobody enters
//   item, prize     what is collected, and the      afraid  a piece of the second team that
//                   rarer thing worth a detour              has become prey
enum class Tone : std::uint8_t { empty, first, second, wall, item, prize, afraid };

// How cells stand beside each other.
//   squares    apart, with room for marks: a board of pieces
//   labyrinth  with walls between them: CellView::walls
//   corridors  close together; walls are cells of their own
enum class Tiling : std::uint8_t { squares, labyrinth, corridors };

// The sides of a cell, to be combined.
namespace side {
inline constexpr std::uint8_t top = 1, right = 2, bottom = 4, left = 8;
}  // namespace side

struct CellView {
  char letter = ' ';   // for plain text
  std::string symbol;  // for terminals that can show it (UTF-8); empty: the letter
  Tone tone = Tone::empty;
  bool last = false;       // touched by the last move
  std::string move;        // the legal move that choosing this cell plays; empty: none
  bool lit = false;        // in sight of the seat to move
  std::uint8_t walls = 0;  // sides that have one, in a labyrinth
};

// A board as plain data, the same for every game: terminal, web and Python draw it alike.
struct BoardView {
  int rows = 0;
  int columns = 0;
  Tiling tiling = Tiling::squares;
  std::vector<CellView> cells;  // row by row, from the top left
  std::vector<std::string> row_labels;
  std::vector<std::string> column_labels;         // above the board
  std::vector<std::string> bottom_column_labels;  // below it, if any
  std::vector<std::string> notes;                 // lines beside the board: scores, whose turn

  const CellView& at(int row, int column) const { return cells[index(row, column)]; }
  CellView& at(int row, int column) { return cells[index(row, column)]; }

 private:
  std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
};

}  // namespace ariadne
