#include "games/hunger/scene.hpp"

#include "core/text.hpp"
#include "games/hunger/words.hpp"

namespace ariadne::hunger {
namespace {

constexpr std::uint16_t kGone = 1;  // the tile of a cell that the board has lost

Ground ground_of(const Position& position) {
  const int size = position.board().size();
  Ground ground = Ground::of_size(size, size, Tiling::squares);
  ground.tiles.push_back({"#", "▒", Tone::wall});
  for (std::size_t i = 0; i < ground.cells.size(); ++i) {
    const Spot spot = ground.spot(i);
    if (position.board().ring_of(spot.column, spot.row) < position.ring()) ground.cells[i] = kGone;
  }
  for (int i = 0; i < size; ++i) ground.row_labels.push_back(std::to_string(to_coordinate(i, size)));
  ground.column_labels = ground.row_labels;
  return ground;
}

// Shorter than in the notation, so that a board of 20 x 20 fits a terminal: "1P", "F7", "A5".
std::string short_text(const Item& item) {
  std::string text = item_text(item);
  if (item.kind == ItemKind::weapon) return text.substr(1);
  if (item.kind == ItemKind::trap) text.erase(1, 1);
  return text;
}

Actor actor_of(const PlacedItem& placed) {
  Actor actor = Actor::at({placed.y, placed.x});
  actor.text = short_text(placed.item);
  if (actor.text.size() > 2) actor.brief = actor.text.substr(0, 1) + "X";  // ten points, in Roman numerals
  actor.tone = placed.item.kind == ItemKind::food     ? Tone::item
               : placed.item.kind == ItemKind::weapon ? Tone::prize
                                                      : Tone::afraid;
  if (placed.item.kind == ItemKind::weapon) actor.seat = placed.item.owner;
  return actor;
}

Actor player(const Position& position, Seat seat) {
  const Tribute& tribute = position.tribute(seat);
  Actor actor = Actor::at({tribute.y, tribute.x});
  actor.id = seat_name(seat);
  actor.seat = seat;
  actor.tone = seat == kOne ? Tone::first : Tone::second;
  actor.text = "P" + actor.id;
  return actor;
}

// The players stand in front of the items. Two on one tile are drawn as "P12".
std::vector<Actor> actors_of(const Position& position) {
  std::vector<Actor> actors = {player(position, kOne), player(position, kTwo)};
  if (distance(position.tribute(kOne), position.tribute(kTwo)) == 0) {
    actors[kTwo].text = actors[kTwo].id;
    actors[kOne].brief = actors[kOne].id + actors[kTwo].id;
  }
  for (const PlacedItem& placed : position.items()) actors.push_back(actor_of(placed));
  return actors;
}

void mark_ring(Scene& scene, const Position& position) {
  for (std::size_t i = 0; i < scene.ground.cells.size(); ++i) {
    const Spot spot = scene.ground.spot(i);
    if (position.board().ring_of(spot.column, spot.row) != position.ring()) continue;
    scene.marks.push_back({MarkKind::closing, spot});
  }
}

void mark_moves(Scene& scene, const Position& position) {
  const Tribute& mover = position.mover();
  for (const Move move : position.moves()) {
    scene.marks.push_back({MarkKind::target, {mover.y + move.down(), mover.x + move.right()}, move_text(move)});
  }
}

std::string player_note(const Position& position, Seat seat) {
  const Tribute& tribute = position.tribute(seat);
  std::string weapons;
  for (const Weapons weapon : {kPistol, kBow, kSword}) {
    if (tribute.has(weapon)) weapons += (weapons.empty() ? "" : ", ") + std::string(weapon_name(weapon));
  }
  return "P" + std::string(seat_name(seat)) + " score " + std::to_string(tribute.score) + ", " +
         (weapons.empty() ? "no weapons" : weapons);
}

std::string ring_note(const Position& position) {
  const int rounds = position.next_shrinking() - position.round() + 1;
  return "the outer ring goes in " + count_text(rounds, "round", "rounds") + " if nobody is on it";
}

std::vector<std::string> notes(const Position& position) {
  std::vector<std::string> lines = {player_note(position, kOne), player_note(position, kTwo)};
  if (position.result()) {
    lines.push_back("the game is over: " + outcome_text(position));
    return lines;
  }
  lines.push_back(ring_note(position));
  lines.push_back("round " + std::to_string(position.round()) + " of " + std::to_string(position.limit()) + ", " +
                  std::string(seat_name(position.to_move())) + " to move");
  return lines;
}

}  // namespace

Scene scene(const Position& position, const LastStep<Position>* last) {
  Scene scene{.ground = ground_of(position), .actors = actors_of(position), .notes = notes(position)};
  if (!position.result()) mark_ring(scene, position);
  mark_moves(scene, position);
  if (last != nullptr) {
    const Tribute& mover = position.tribute(last->before.to_move());
    scene.marks.push_back({MarkKind::last, {mover.y, mover.x}});
  }
  return scene;
}

}  // namespace ariadne::hunger
