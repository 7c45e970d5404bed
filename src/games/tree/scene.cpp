#include "games/tree/scene.hpp"

#include "games/tree/words.hpp"

namespace ariadne::tree {
namespace {

// A node in one of the rows: its shape says who would move there.
Actor node_actor(const Tree& tree, std::uint32_t number, int row) {
  Actor actor = Actor::at({row, 0});
  const auto show = [&](const char* text, const char* symbol, Tone tone) {
    actor.text = text;
    actor.symbol = symbol;
    actor.tone = tone;
  };
  const Seat seat = tree.node(number).seat;
  if (tree.is_end(number)) {
    show("o", "□", Tone::item);
  } else if (seat == tree.chance()) {
    show("?", "○", Tone::prize);
  } else if (seat == 0) {
    show("A", "△", Tone::first);
  } else {
    show("V", "▽", Tone::second);
  }
  return actor;
}

std::string standing(const Position& position) {
  if (position.result()) return "the game is over: " + outcome_text(position);
  return seat_name(position.to_move(), position.tree().players()) + " to move at " + position.here().name;
}

}  // namespace

Scene scene(const Position& position, const LastStep<Position>*) {
  Scene scene;
  int row = 0;
  for (const Move move : position.moves()) {
    const auto child = position.here().children[move];
    const std::string& name = position.tree().node(child).move;
    scene.actors.push_back(node_actor(position.tree(), child, row));
    scene.marks.push_back({MarkKind::target, {row++, 0}, name});
    scene.ground.row_labels.push_back(name);
  }
  if (position.result()) {
    scene.actors.push_back(node_actor(position.tree(), position.at(), row));
    scene.marks.push_back({MarkKind::last, {row++, 0}});
  }
  scene.ground.rows = row;
  scene.ground.columns = 1;
  scene.ground.cells.resize(static_cast<std::size_t>(row));
  scene.notes = {standing(position)};
  return scene;
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
