#include "games/pacman/move_text.hpp"

#include <algorithm>
#include <optional>

#include "core/text.hpp"

namespace ariadne::pacman {
namespace {

// South has the letter S, so Stop has another one.
std::string_view letter_of(Move move) {
  return move == Move::stop ? std::string_view("X") : name_of(move).substr(0, 1);
}

std::optional<Move> move_called(std::string_view text) {
  for (const Move move : moves_in(Order::search)) {
    if (same_ignoring_case(text, name_of(move)) || same_ignoring_case(text, letter_of(move))) return move;
  }
  return std::nullopt;
}

std::string legal_moves_hint(const Position& position) {
  std::string list;
  for (const Move move : position.moves()) list += (list.empty() ? "" : ", ") + std::string(name_of(move));
  return "Legal moves: " + list + ".";
}

std::string why_illegal(const Position& position, Move move) {
  const Piece& piece = position.piece(position.to_move());
  const std::string who = seat_name(position.to_move());
  if (move == Move::stop) return who + " may not stand still";
  if (piece.half) return who + " is between two cells and must go on";
  if ((position.board().floor(piece.floor).open & bit_of(move)) == 0)
    return "there is a wall " + std::string(name_of(move)) + " of " + who;
  return who + " may turn round only in a dead end";
}

}  // namespace

std::string seat_name(Seat seat) { return seat == kPacman ? "pacman" : "ghost" + std::to_string(seat); }

Result<Move> read_move(const Position& position, std::string_view text) {
  if (position.result()) return failure("the game is over");
  const auto move = move_called(text);
  if (!move)
    return failure(in_quotes(text) + " is not a move; expected North, South, East, West or Stop",
                   legal_moves_hint(position));
  const Moves& legal = position.moves();
  if (std::find(legal.begin(), legal.end(), *move) != legal.end()) return *move;
  return failure(why_illegal(position, *move), legal_moves_hint(position));
}

}  // namespace ariadne::pacman
