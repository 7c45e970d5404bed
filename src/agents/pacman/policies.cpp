#include "agents/pacman/policies.hpp"

#include <algorithm>
#include <optional>

#include "games/pacman/evaluation.hpp"

namespace ariadne::pacman {
namespace {

bool is_legal(const Position& position, Move move) {
  const Moves& moves = position.moves();
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Move left_of(Move direction) {
  switch (direction) {
    case Move::north:
      return Move::west;
    case Move::west:
      return Move::south;
    case Move::south:
      return Move::east;
    case Move::east:
      return Move::north;
    case Move::stop:
      break;
  }
  return Move::stop;
}

// Of those moves that are wanted, all whose successors have the highest value.
template <class Evaluate, class Wanted>
Moves best_moves(const Position& position, const Evaluate& evaluate, const Wanted& wanted) {
  Moves best;
  std::optional<ValueOf<Evaluate, Position>> highest;
  for (const Move move : position.moves()) {
    if (!wanted(move)) continue;
    Position next = position;
    next.play(move);
    const auto value = evaluate(next);
    if (highest && value < *highest) continue;
    if (!highest || value > *highest) best = Moves();
    highest = value;
    best.push_back(move);
  }
  return best;
}

bool has_food(const Position& position, std::uint16_t floor) {
  const std::int16_t food = position.board().floor(floor).food;
  return food >= 0 && position.state().has_food(static_cast<std::size_t>(food));
}

// Breadth first from where Pac-Man stands: how every floor was reached.
class Flood {
 public:
  explicit Flood(const Position& position)
      : position_(position), by_(position.board().floors(), Move::stop), queue_{position.piece(kPacman).floor} {}

  std::optional<std::uint16_t> nearest_food() {
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const std::uint16_t floor = queue_[next];
      if (has_food(position_, floor)) return floor;
      for (const Direction direction : kDirections) reach(floor, move_of(direction));
    }
    return std::nullopt;
  }
  std::vector<Move> way_to(std::uint16_t floor) const {
    std::vector<Move> way;
    while (floor != queue_.front()) {
      way.push_back(by_[floor]);
      floor = neighbour(floor, reverse_of(by_[floor]));
    }
    std::reverse(way.begin(), way.end());
    return way;
  }

 private:
  std::uint16_t neighbour(std::uint16_t floor, Move move) const {
    return position_.board().floor(floor).next[static_cast<std::size_t>(move)];
  }
  void reach(std::uint16_t from, Move move) {
    const std::uint16_t floor = neighbour(from, move);
    if (floor == queue_.front() || by_[floor] != Move::stop) return;
    by_[floor] = move;
    queue_.push_back(floor);
  }

  const Position& position_;
  std::vector<Move> by_;
  std::vector<std::uint16_t> queue_;
};

}  // namespace

Move go_west(const Position& position) { return is_legal(position, Move::west) ? Move::west : Move::stop; }

Move left_turn(const Position& position) {
  const Move direction = position.piece(kPacman).direction;
  const Move ahead = direction == Move::stop ? Move::north : direction;
  const Move left = left_of(ahead);
  for (const Move move : {left, ahead, reverse_of(left), reverse_of(ahead)}) {
    if (is_legal(position, move)) return move;
  }
  return Move::stop;
}

Moves greedy_moves(const Position& position) {
  const Moves best = best_moves(position, Score{}, [](Move move) { return move != Move::stop; });
  return best.empty() ? position.moves() : best;
}

Moves reflex_moves(const Position& position) {
  return best_moves(position, ReportReflex{}, [](Move) { return true; });
}

std::vector<Move> way_to_closest_dot(const Position& position) {
  Flood flood(position);
  const auto food = flood.nearest_food();
  return food ? flood.way_to(*food) : std::vector<Move>{};
}

}  // namespace ariadne::pacman
