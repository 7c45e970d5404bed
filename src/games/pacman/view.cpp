#include "games/pacman/view.hpp"

#include "games/pacman/move_text.hpp"
#include "games/pacman/place.hpp"

namespace ariadne::pacman {
namespace {

// His mouth is open towards where he goes.
CellView pacman_cell(Move direction) {
  switch (direction) {
    case Move::north:
      return {.letter = 'v', .symbol = "v", .tone = Tone::first};
    case Move::south:
      return {.letter = '^', .symbol = "^", .tone = Tone::first};
    case Move::west:
      return {.letter = '>', .symbol = ">", .tone = Tone::first};
    case Move::east:
    case Move::stop:
      break;
  }
  return {.letter = '<', .symbol = "<", .tone = Tone::first};
}

// A scared ghost is small. When its fear is about to end, it looks dangerous every other move.
CellView ghost_cell(const Agent& ghost) {
  constexpr int kEndOfFear = 10;
  const bool scared = ghost.scared > 0;
  const bool afraid = scared && (ghost.scared > kEndOfFear || ghost.scared % 2 == 0);
  return {.letter = scared ? 'g' : 'G', .symbol = "", .tone = afraid ? Tone::afraid : Tone::second};
}

CellView ground(const Position& position, Cell cell) {
  const Board& board = position.board();
  if (!board.plan().grid.is_open(cell)) return {.letter = '%', .symbol = "█", .tone = Tone::wall};
  const Floor& floor = board.floor(board.number(cell));
  if (floor.capsule >= 0 && position.state().has_capsule(static_cast<std::size_t>(floor.capsule))) {
    return {.letter = 'o', .symbol = "●", .tone = Tone::prize};
  }
  if (floor.food >= 0 && position.state().has_food(static_cast<std::size_t>(floor.food))) {
    return {.letter = '.', .symbol = "·", .tone = Tone::item};
  }
  return {};
}

// Between two cells an agent is drawn on the one that it comes from.
Cell cell_of(const Position& position, std::size_t seat) { return position.board().cell(position.agent(seat).floor); }

CellView& at(BoardView& view, Cell cell) { return view.at(view.rows - 1 - cell.y, cell.x); }

void add_agents(BoardView& view, const Position& position) {
  for (std::size_t seat = position.board().seats() - 1; seat >= 1; --seat) {
    at(view, cell_of(position, seat)) = ghost_cell(position.agent(seat));
  }
  // He is seen also where a ghost has caught him.
  at(view, cell_of(position, kPacman)) = pacman_cell(position.agent(kPacman).direction);
}

void add_moves(BoardView& view, const Position& position) {
  const Board& board = position.board();
  for (const Move move : position.moves()) {
    const std::uint16_t floor =
        board.floor(position.agent(position.to_move()).floor).next[static_cast<std::size_t>(move)];
    at(view, board.cell(floor)).move = name_of(move);
  }
}

std::string counted(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::vector<std::string> notes(const Position& position) {
  std::vector<std::string> lines = {"score " + std::to_string(position.state().score()),
                                    "food " + std::to_string(position.state().food_count()) + "  capsules " +
                                        std::to_string(position.state().capsule_count())};
  for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
    const int scared = position.agent(seat).scared;
    if (scared > 0)
      lines.push_back(seat_name(static_cast<Seat>(seat)) + " is scared for " + counted(scared, "move", "moves"));
  }
  lines.push_back(position.result() ? "the game is over: " + outcome_text(position)
                                    : seat_name(position.to_move()) + " to move");
  return lines;
}

// What a move of Pac-Man brings.
std::string meal(const Position& before, const Position& after) {
  std::string text;
  if (after.state().food_count() < before.state().food_count()) text += " and eats food";
  if (after.state().capsule_count() < before.state().capsule_count()) text += " and eats a capsule";
  return text;
}

// A ghost that should still be scared, but is not, was eaten.
std::string meeting(const Position& before, const Position& after) {
  const bool capsule = after.state().capsule_count() < before.state().capsule_count();
  std::string text;
  for (std::size_t seat = 1; seat < before.board().seats(); ++seat) {
    const int left = capsule ? kScaredMoves : before.agent(seat).scared - (seat == before.to_move() ? 1 : 0);
    if (left > 0 && after.agent(seat).scared == 0) text += ", " + seat_name(static_cast<Seat>(seat)) + " is eaten";
  }
  return after.lost() ? text + ", pacman is caught" : text;
}

}  // namespace

std::string describe(const Position& position, Move move) {
  Position next = position;
  next.play(move);
  const std::string what = move == Move::stop ? " stands still" : " goes " + std::string(name_of(move));
  return seat_name(position.to_move()) + what + meal(position, next) + meeting(position, next);
}

std::string outcome_text(const Position& position) {
  assert(position.result());
  const std::string points = counted(position.state().score(), "point", "points");
  if (position.won()) return "pacman wins with " + points;
  if (position.lost()) return "pacman is caught with " + points;
  return "a draw after " + counted(position.rounds(), "move", "moves") + " of pacman, with " + points;
}

BoardView view(const Transcript& game) {
  Position position = game.start;
  std::optional<Seat> last;
  for (const Move move : game.moves) {
    last = position.to_move();
    position.play(move);
  }
  const Grid& grid = position.board().plan().grid;
  BoardView board{.rows = grid.height(), .columns = grid.width(), .tiling = Tiling::corridors};
  board.cells.resize(grid.cell_count());
  for (std::size_t i = 0; i < grid.cell_count(); ++i) at(board, grid.cell(i)) = ground(position, grid.cell(i));
  add_agents(board, position);
  if (last) at(board, cell_of(position, *last)).last = true;
  add_moves(board, position);
  board.notes = notes(position);
  return board;
}

}  // namespace ariadne::pacman
