#include "games/reversi/scene.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"

namespace ariadne::reversi {
namespace {

Spot spot_of(int square) { return {square / 8, square % 8}; }

// Discs are known by their squares: a disc that is turned is the same one in another colour.
Actor disc_actor(int square, Seat side) {
  const bool black = side == kBlack;
  Actor actor = Actor::at(spot_of(square));
  actor.id = square_text(square);
  actor.seat = side;
  actor.tone = black ? Tone::first : Tone::second;
  actor.outline = Outline::disc;
  actor.text = black ? "X" : "O";
  actor.symbol = black ? "●" : "○";
  return actor;
}

void add_square(Scene& scene, const Position& position, int square) {
  const Disc disc = disc_on(position, square);
  if (disc != Disc::none) scene.actors.push_back(disc_actor(square, disc == Disc::black ? kBlack : kWhite));
  const bool legal = (position.legal() & square_bit(square)) != 0;
  if (legal) scene.marks.push_back({MarkKind::target, spot_of(square), square_text(square)});
}

Ground ground_of(int size) {
  Ground ground = Ground::of_size(size, size);
  ground.tiles = {{"-", "·"}};
  for (int i = 0; i < size; ++i) {
    ground.row_labels.push_back(std::to_string(i + 1));
    ground.column_labels.emplace_back(1, static_cast<char>('a' + i));
  }
  return ground;
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
  return name + " plays " + move_text(move) + ", turning " + count_text(discs, "disc", "discs");
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

Scene scene(const Position& position, const LastStep<Position>* last) {
  const int size = position.size();
  Scene scene{.ground = ground_of(size), .notes = notes(position)};
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) add_square(scene, position, square_at(row, column));
  }
  if (last != nullptr && !last->moves[0].is_pass()) {
    scene.marks.push_back({MarkKind::last, spot_of(last->moves[0].square)});
  }
  return scene;
}

}  // namespace ariadne::reversi
