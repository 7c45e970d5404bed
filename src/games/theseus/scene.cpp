#include "games/theseus/scene.hpp"

#include "games/theseus/sight.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {
namespace {

// Directions come in the order in which the sides of a cell have their bits.
static_assert(side_of(Direction::up) == side::top && side_of(Direction::right) == side::right &&
              side_of(Direction::down) == side::bottom && side_of(Direction::left) == side::left);

// Rows are counted from the bottom in the game and from the top in a scene.
Spot spot_of(const Board& board, int tile) { return {board.size() - 1 - tile / board.size(), tile % board.size()}; }

Ground ground_of(const Board& board) {
  Ground ground = Ground::of_size(board.size(), board.size(), Tiling::labyrinth);
  ground.walls.resize(ground.cells.size());
  for (int tile = 0; tile < board.tiles(); ++tile) {
    ground.walls[ground.number(spot_of(board, tile))] = board.walls().around(tile);
  }
  return ground;
}

Actor actor_on(const Board& board, int tile, std::string text, Tone tone) {
  Actor actor = Actor::at(spot_of(board, tile));
  actor.tone = tone;
  actor.text = std::move(text);
  return actor;
}

Actor player(const Position& position, Seat seat) {
  const bool theseus = seat == kTheseus;
  Actor actor = actor_on(position.board(), theseus ? position.theseus() : position.minotaur(), theseus ? "T" : "M",
                         theseus ? Tone::first : Tone::second);
  actor.id = seat_name(seat);
  actor.seat = seat;
  return actor;
}

// The Minotaur stands in front: where both are, he has caught Theseus.
std::vector<Actor> actors_of(const Position& position) {
  const Board& board = position.board();
  std::vector<Actor> actors = {player(position, kMinotaur), player(position, kTheseus)};
  for (const int tile : board.supplies()) {
    if (board.supply_on(tile) & position.supplies()) actors.push_back(actor_on(board, tile, "S", Tone::item));
  }
  return actors;
}

void mark_sight(Scene& scene, const Position& position) {
  const Board& board = position.board();
  const auto mark = [&](int tile) {
    scene.marks.push_back({MarkKind::sight, spot_of(board, tile)});
    return false;
  };
  mark(position.tile_to_move());
  for (const Direction direction : kDirections) sighted(board, position.tile_to_move(), direction, mark);
}

void mark_moves(Scene& scene, const Position& position) {
  const Board& board = position.board();
  for (const Move move : position.moves()) {
    const int tile = board.next(position.tile_to_move(), move.direction);
    scene.marks.push_back({MarkKind::target, spot_of(board, tile), move_text(move)});
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

Scene scene(const Position& position, const LastStep<Position>* last) {
  Scene scene{.ground = ground_of(position.board()), .actors = actors_of(position), .notes = notes(position)};
  if (!position.result()) mark_sight(scene, position);
  mark_moves(scene, position);
  if (last != nullptr) {
    const int mover = last->before.to_move() == kTheseus ? position.theseus() : position.minotaur();
    scene.marks.push_back({MarkKind::last, spot_of(position.board(), mover)});
  }
  return scene;
}

}  // namespace ariadne::theseus
