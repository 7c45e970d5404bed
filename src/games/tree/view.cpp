#include "games/tree/view.hpp"

#include "games/tree/words.hpp"

namespace ariadne::tree {
namespace {

// A node that is not moved from yet: its shape says who would move there.
CellView cell_of(const Tree& tree, std::uint32_t number) {
  CellView cell;
  const Seat seat = tree.node(number).seat;
  if (tree.is_end(number)) {
    cell.letter = 'o';
    cell.symbol = "□";
    cell.tone = Tone::item;
  } else if (seat == tree.chance()) {
    cell.letter = '?';
    cell.symbol = "○";
    cell.tone = Tone::prize;
  } else {
    cell.letter = seat == 0 ? 'A' : 'V';
    cell.symbol = seat == 0 ? "△" : "▽";
    cell.tone = seat == 0 ? Tone::first : Tone::second;
  }
  return cell;
}

std::string standing(const Position& position) {
  if (position.result()) return "the game is over: " + outcome_text(position);
  return seat_name(position.to_move(), position.tree().players()) + " to move at " + position.here().name;
}

}  // namespace

BoardView view(const Transcript& game) {
  Position position = game.start;
  for (const Move move : game.moves) position.play(move);
  BoardView view;
  view.columns = 1;
  for (const Move move : position.moves()) {
    const auto child = position.here().children[move];
    view.cells.push_back(cell_of(position.tree(), child));
    view.cells.back().move = position.tree().node(child).move;
    view.row_labels.push_back(view.cells.back().move);
  }
  if (position.result()) {
    view.cells.push_back(cell_of(position.tree(), position.at()));
    view.cells.back().last = true;
  }
  view.rows = static_cast<int>(view.cells.size());
  view.notes = {standing(position)};
  return view;
}

std::string describe(const Position& position, Move move) {
  const std::string seat = seat_name(position.to_move(), position.tree().players());
  return seat + " goes " + position.tree().node(position.here().children[move]).move;
}

std::string outcome_text(const Position& position) {
  const std::string value = number_text(position.tree().value(position.at())) + " for max at " + position.here().name;
  const int sign = position.here().sign;
  return value + (sign > 0 ? ", a win" : sign < 0 ? ", a loss" : "");
}

}  // namespace ariadne::tree
