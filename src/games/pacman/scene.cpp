#include "games/pacman/scene.hpp"

#include "core/text.hpp"
#include "games/pacman/move_text.hpp"
#include "games/pacman/place.hpp"
#include "mazes/grid_scene.hpp"

namespace ariadne::pacman {
namespace {

Facing heading_of(Move direction) {
  switch (direction) {
    case Move::north:
      return Facing::up;
    case Move::south:
      return Facing::down;
    case Move::east:
      return Facing::right;
    case Move::west:
      return Facing::left;
    case Move::stop:
      break;
  }
  return Facing::none;
}

// His mouth is open towards where he goes.
const char* mouth(Move direction) {
  switch (direction) {
    case Move::north:
      return "v";
    case Move::south:
      return "^";
    case Move::west:
      return ">";
    case Move::east:
    case Move::stop:
      break;
  }
  return "<";
}

// When its fear is about to end, a ghost looks dangerous every other move.
bool looks_afraid(const Piece& ghost) {
  constexpr int kEndOfFear = 10;
  return ghost.scared > 0 && (ghost.scared > kEndOfFear || ghost.scared % 2 == 0);
}

Spot spot_on(const Board& board, Cell cell) { return spot_of(board.plan().grid, cell); }

// A ghost that has gone half of the way to the next cell stands between the two.
Actor moving_actor(const Position& position, std::size_t seat) {
  const Board& board = position.board();
  const Piece& piece = position.piece(seat);
  Actor actor = Actor::at(spot_on(board, board.cell(piece.floor)));
  actor.id = seat_name(static_cast<Seat>(seat));
  actor.seat = static_cast<Seat>(seat);
  actor.heading = heading_of(piece.direction);
  if (piece.half) {
    const Spot next =
        spot_on(board, board.cell(board.floor(piece.floor).next[static_cast<std::size_t>(piece.direction)]));
    actor.row = (actor.row + next.row) / 2;
    actor.column = (actor.column + next.column) / 2;
  }
  return actor;
}

Actor pacman_actor(const Position& position) {
  Actor actor = moving_actor(position, kPacman);
  actor.tone = Tone::first;
  actor.outline = Outline::wedge;
  actor.text = mouth(position.piece(kPacman).direction);
  return actor;
}

// A scared ghost has a small letter.
Actor ghost_actor(const Position& position, std::size_t seat) {
  const Piece& ghost = position.piece(seat);
  Actor actor = moving_actor(position, seat);
  actor.tone = looks_afraid(ghost) ? Tone::afraid : Tone::second;
  actor.outline = Outline::hood;
  actor.text = ghost.scared > 0 ? "g" : "G";
  return actor;
}

Actor thing(const Board& board, Cell cell, const Tile& look) {
  Actor actor = Actor::at(spot_on(board, cell));
  actor.tone = look.tone;
  actor.outline = Outline::dot;
  actor.text = look.text;
  actor.symbol = look.symbol;
  return actor;
}

// Pac-Man stands in front: he is seen also where a ghost has caught him.
std::vector<Actor> actors_of(const Position& position) {
  const Board& board = position.board();
  std::vector<Actor> actors = {pacman_actor(position)};
  for (std::size_t seat = 1; seat < board.seats(); ++seat) actors.push_back(ghost_actor(position, seat));
  const auto& capsules = board.plan().capsules;
  for (std::size_t i = 0; i < capsules.size(); ++i) {
    if (position.state().has_capsule(i)) actors.push_back(thing(board, capsules[i], {"o", "●", Tone::prize}));
  }
  position.state().for_each_food(
      [&](std::size_t i) { actors.push_back(thing(board, board.plan().food[i], {".", "·", Tone::item})); });
  return actors;
}

std::vector<Mark> marks_of(const Position& position, const LastStep<Position>* last) {
  const Board& board = position.board();
  std::vector<Mark> marks;
  if (last != nullptr) {
    const Cell cell = board.cell(position.piece(last->before.to_move()).floor);
    marks.push_back({MarkKind::last, spot_on(board, cell)});
  }
  for (const Move move : position.moves()) {
    const auto next = board.floor(position.piece(position.to_move()).floor).next[static_cast<std::size_t>(move)];
    marks.push_back({MarkKind::target, spot_on(board, board.cell(next)), std::string(name_of(move))});
  }
  return marks;
}

std::vector<std::string> notes(const Position& position) {
  std::vector<std::string> lines = {"score " + std::to_string(position.state().score()),
                                    "food " + std::to_string(position.state().food_count()) + "  capsules " +
                                        std::to_string(position.state().capsule_count())};
  for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
    const int scared = position.piece(seat).scared;
    if (scared > 0)
      lines.push_back(seat_name(static_cast<Seat>(seat)) + " is scared for " + count_text(scared, "move", "moves"));
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
    const int left = capsule ? kScaredMoves : before.piece(seat).scared - (seat == before.to_move() ? 1 : 0);
    if (left > 0 && after.piece(seat).scared == 0) text += ", " + seat_name(static_cast<Seat>(seat)) + " is eaten";
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
  const std::string points = count_text(position.state().score(), "point", "points");
  if (position.won()) return "pacman wins with " + points;
  if (position.lost()) return "pacman is caught with " + points;
  return "a draw after " + count_text(position.rounds(), "move", "moves") + " of pacman, with " + points;
}

std::vector<GameEvent> events(const Position& before, const Position& after) {
  std::vector<GameEvent> found;
  const bool capsule = after.state().capsule_count() < before.state().capsule_count();
  if (capsule) found.push_back({"pick-up", "pacman eats a capsule"});
  for (std::size_t seat = 1; seat < after.board().seats(); ++seat) {
    // An eaten ghost stands still at its start; everybody else has moved, or is still afraid.
    const Piece& ghost = after.piece(seat);
    const bool was_afraid = capsule || before.piece(seat).scared > 0;
    if (!was_afraid || ghost.scared > 0 || ghost.direction != Move::stop) continue;
    found.push_back({"capture", "pacman eats " + seat_name(static_cast<Seat>(seat))});
  }
  if (after.lost()) found.push_back({"death", "pacman is caught"});
  return found;
}

Scene scene(const Position& position, const LastStep<Position>* last) {
  return {.ground = ground_of(position.board().plan().grid),
          .actors = actors_of(position),
          .marks = marks_of(position, last),
          .search = {},
          .notes = notes(position)};
}

}  // namespace ariadne::pacman
