#include "games/reversi/view.hpp"

#include <algorithm>

#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"

namespace ariadne::reversi {
namespace {

CellView cell(const Position& position, int square) {
  const bool legal = (position.legal() & square_bit(square)) != 0;
  const std::string move = legal ? square_text(square) : std::string();
  switch (disc_on(position, square)) {
    case Disc::black:
      return {'X', "●", Tone::first, false, move};
    case Disc::white:
      return {'O', "○", Tone::second, false, move};
    case Disc::none:
      break;
  }
  return {'-', "·", Tone::empty, false, move};
}

void add_labels(BoardView& board) {
  for (int i = 0; i < board.rows; ++i) {
    board.row_labels.push_back(std::to_string(i + 1));
    board.column_labels.emplace_back(1, static_cast<char>('a' + i));
    board.bottom_column_labels.push_back(std::to_string(i + 1));
  }
}

std::vector<std::string> notes(const Position& position) {
  const std::string score = score_line(count(position.discs(kBlack)), count(position.discs(kWhite)));
  std::vector<std::string> lines = {score, side_line(position.to_move())};
  if (position.result()) lines.back() = std::string(kOverLine) + outcome_text(position);
  if (position.empties() == Empties::winner) lines.emplace_back(kWinnerLine);
  return lines;
}

}  // namespace

std::string describe(const Position& position, Move move) {
  const Seat side = position.to_move();
  const std::string name(seat_name(side));
  if (move.is_pass()) return name + " has no move and passes";
  const int discs = count(turned(position.discs(side), position.discs(side ^ 1), move.square));
  return name + " plays " + move_text(move) + ", turning " + std::to_string(discs) + (discs == 1 ? " disc" : " discs");
}

std::string outcome_text(const Position& position) {
  const auto outcome = position.result();
  assert(outcome);
  int black = count(position.discs(kBlack)), white = count(position.discs(kWhite));
  if (outcome->sign == 0) return "a draw, " + std::to_string(black) + " to " + std::to_string(white);
  const bool black_won = outcome->sign > 0;
  if (position.empties() == Empties::winner) (black_won ? black : white) += count(position.empty());
  return std::string(black_won ? "black" : "white") + " wins " + std::to_string(std::max(black, white)) + " to " +
         std::to_string(std::min(black, white));
}

BoardView view(const Transcript& game) {
  Position position = game.start;
  for (const Move move : game.moves) position.play(move);
  BoardView board;
  board.rows = board.columns = position.size();
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
      board.cells.push_back(cell(position, square_at(row, column)));
    }
  }
  if (!game.moves.empty() && !game.moves.back().is_pass()) {
    const int last = game.moves.back().square;
    board.at(last / 8, last % 8).last = true;
  }
  add_labels(board);
  board.notes = notes(position);
  return board;
}

}  // namespace ariadne::reversi
