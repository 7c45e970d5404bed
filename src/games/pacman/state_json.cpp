#include "games/pacman/state_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "games/pacman/place.hpp"
#include "games/pacman/state_draft.hpp"

namespace ariadne::pacman {
namespace {

// Both lists in one, by y and x, each cell once.
std::vector<Cell> united(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  std::vector<Cell> cells;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(cells),
                 [](Cell c, Cell d) { return std::tie(c.y, c.x) < std::tie(d.y, d.x); });
  return cells;
}

bool overlap(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  return std::any_of(a.begin(), a.end(), [&](Cell cell) { return std::find(b.begin(), b.end(), cell) != b.end(); });
}

BoardPlan plan_of(const Draft& draft, const Layout& layout, const StartOptions& options) {
  BoardPlan plan{
      layout.grid,  united(layout.food, draft.food), united(layout.capsules, draft.capsules), {}, options.order,
      options.limit};
  for (const auto& ghost : draft.ghosts) plan.starts.push_back(ghost.start);
  return plan;
}

Piece piece_of(const DraftPiece& read, const Board& board) {
  Piece piece{board.number(read.cell()), read.direction};
  piece.scared = static_cast<std::uint8_t>(read.scared) & 0x7f;
  piece.half = read.is_half();
  return piece;
}

Situation situation_of(const Draft& draft, const Board& board) {
  Situation situation;
  const auto floor = [&](Cell cell) { return board.floor(board.number(cell)); };
  situation.state.put(kPacman, piece_of(draft.pacman, board));
  for (std::size_t i = 0; i < draft.ghosts.size(); ++i) situation.state.put(i + 1, piece_of(draft.ghosts[i], board));
  for (const Cell cell : draft.food) situation.state.toggle_food(static_cast<std::size_t>(floor(cell).food));
  for (const Cell cell : draft.capsules) situation.state.toggle_capsule(static_cast<std::size_t>(floor(cell).capsule));
  situation.state.add_score(draft.score);
  situation.to_move = static_cast<Seat>(draft.to_move);
  situation.rounds = draft.round;
  situation.lost = draft.lost;
  return situation;
}

Json half_number(int doubled) { return doubled % 2 == 0 ? Json(doubled / 2) : Json(doubled / 2.0); }

Json write_ghost(const Position& position, std::size_t seat) {
  const Piece& ghost = position.piece(seat);
  const Place place = place_of(position, seat);
  const Cell start = position.board().cell(position.board().start(seat - 1));
  return {{"x", half_number(place.x)},
          {"y", half_number(place.y)},
          {"direction", name_of(ghost.direction)},
          {"scared", static_cast<int>(ghost.scared)},
          {"start", {start.x, start.y}}};
}

}  // namespace

Result<Position> read_state(const JsonReader& state, const Layout& layout, const StartOptions& options) {
  const Draft draft = read_draft(state, layout.grid);
  if (state.failed()) return state.failure();
  BoardPlan plan = plan_of(draft, layout, options);
  if (const auto checked = check_plan(plan); !checked) return tl::unexpected(checked.error());
  if (overlap(plan.food, plan.capsules)) return failure("a cell has food and a capsule, expected one of the two");
  const auto board = std::make_shared<const Board>(std::move(plan));
  return Position(board, situation_of(draft, *board));
}

Json write_state(const Position& position) {
  const Board& board = position.board();
  const Piece& pacman = position.piece(kPacman);
  const Cell cell = board.cell(pacman.floor);
  Json json = {{"to_move", position.to_move()}, {"score", position.state().score()}, {"round", position.rounds()}};
  if (position.lost()) json["lost"] = true;
  json["pacman"] = {{"x", cell.x}, {"y", cell.y}, {"direction", name_of(pacman.direction)}};
  json["ghosts"] = Json::array();
  for (std::size_t seat = 1; seat < board.seats(); ++seat) json["ghosts"].push_back(write_ghost(position, seat));
  json["food"] = json["capsules"] = Json::array();
  position.state().for_each_food(
      [&](std::size_t i) { json["food"].push_back({board.plan().food[i].x, board.plan().food[i].y}); });
  for (std::size_t i = 0; i < board.plan().capsules.size(); ++i) {
    const Cell place = board.plan().capsules[i];
    if (position.state().has_capsule(i)) json["capsules"].push_back({place.x, place.y});
  }
  return json;
}

}  // namespace ariadne::pacman
