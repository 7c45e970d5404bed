#include "games/theseus/view.hpp"

#include "games/theseus/sight.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {
namespace {

// Directions come in the order in which the sides of a cell have their bits.
static_assert(side_of(Direction::up) == side::top && side_of(Direction::right) == side::right &&
              side_of(Direction::down) == side::bottom && side_of(Direction::left) == side::left);

// Rows are counted from the bottom in the game and from the top in a view.
CellView& cell_of(BoardView& view, int tile) {
  return view.at(view.rows - 1 - tile / view.columns, tile % view.columns);
}

void show_tile(BoardView& view, const Position& position, int tile) {
  CellView& cell = cell_of(view, tile);
  cell.walls = position.board().walls().around(tile);
  const auto show = [&cell](char letter, Tone tone) {
    cell.letter = letter;
    cell.tone = tone;
  };
  if (position.board().supply_on(tile) & position.supplies()) show('S', Tone::item);
  if (position.theseus() == tile) show('T', Tone::first);
  if (position.minotaur() == tile) show('M', Tone::second);
}

void show_sight(BoardView& view, const Position& position) {
  cell_of(view, position.tile_to_move()).lit = true;
  for (const Direction direction : kDirections) {
    sighted(position.board(), position.tile_to_move(), direction, [&](int tile) {
      cell_of(view, tile).lit = true;
      return false;
    });
  }
}

void show_moves(BoardView& view, const Position& position) {
  for (const Move move : position.moves()) {
    cell_of(view, position.board().next(position.tile_to_move(), move.direction)).move = move_text(move);
  }
}

std::vector<std::string> notes(const Position& position) {
  std::vector<std::string> lines = {
      "theseus has " + supplies_text(position),
      "move " + std::to_string(position.ply() + 1) + " of " + std::to_string(position.limit()),
      std::string(seat_name(position.to_move())) + " to move"};
  if (position.result()) lines = {lines[0], "the game is over: " + outcome_text(position)};
  return lines;
}

}  // namespace

BoardView view(const Transcript& game) {
  Position position = game.start;
  for (const Move move : game.moves) position.play(move);
  BoardView board;
  board.rows = board.columns = position.board().size();
  board.tiling = Tiling::labyrinth;
  board.cells.resize(static_cast<std::size_t>(position.board().tiles()));
  for (int tile = 0; tile < position.board().tiles(); ++tile) show_tile(board, position, tile);
  if (!position.result()) show_sight(board, position);
  show_moves(board, position);
  const int mover = position.to_move() == kTheseus ? position.minotaur() : position.theseus();
  if (!game.moves.empty()) cell_of(board, mover).last = true;
  board.notes = notes(position);
  return board;
}

}  // namespace ariadne::theseus
