#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/borrowed.hpp"
#include "core/position.hpp"
#include "core/result.hpp"
#include "games/pacman/board.hpp"
#include "games/pacman/state.hpp"
#include "mazes/layout.hpp"

namespace ariadne::pacman {

inline constexpr Seat kPacman = 0;

// The points of the game.
inline constexpr int kFoodPoints = 10, kWinPoints = 500, kLosePoints = -500, kGhostPoints = 200, kTimePoints = -1;

// Everything that a position knows besides its board.
struct Situation {
  State state;
  Seat to_move = kPacman;
  int rounds = 0;     // moves of Pac-Man so far
  bool lost = false;  // Pac-Man was caught
};

// The rules of Pac-Man as in the projects of the course CS188: Pac-Man moves, then every ghost in turn.
class Position {
 public:
  using Move = pacman::Move;

  Position() = default;  // invalid until it is assigned to
  // The start: all pieces stand still, nothing was eaten.
  Position(const std::shared_ptr<const Board>& board, Cell pacman);
  Position(std::shared_ptr<const Board> board, const Situation& situation);

  Seat to_move() const { return to_move_; }
  static constexpr Team team(Seat seat) { return seat == kPacman ? Team::first : Team::second; }
  // In the order of the board.
  const Moves& moves() const { return board_->listed(phase_ == Phase::playing ? legal() : MoveSet{0}); }
  std::size_t move_count() const { return moves().size(); }
  void play(Move move);
  std::optional<Outcome> result() const {
    if (phase_ == Phase::playing) return std::nullopt;
    return Outcome{phase_ == Phase::won ? 1 : phase_ == Phase::lost ? -1 : 0, static_cast<double>(state_.score())};
  }
  std::uint64_t hash() const;
  bool operator==(const Position& other) const;

  const Board& board() const { return *board_; }
  const std::shared_ptr<const Board>& shared_board() const { return board_; }
  // For a search on this position: see core/borrowed.hpp.
  Position borrowed() const {
    Position copy = *this;
    copy.board_ = ariadne::borrowed(board_);
    return copy;
  }
  const State& state() const { return state_; }
  // Positions with equal keys count as one when distinct positions are counted.
  const State& state_key() const { return state_; }
  const Piece& piece(std::size_t seat) const { return state_.piece(seat); }
  int rounds() const { return rounds_; }
  bool lost() const { return phase_ == Phase::lost; }
  bool won() const { return phase_ == Phase::won; }

 private:
  enum class Phase : std::uint8_t { playing, won, lost, drawn };

  // Of the piece to move while the game goes on.
  MoveSet legal() const;
  void move_pacman(Move move);
  void eat(const Floor& floor);
  void move_ghost(std::size_t seat, Move move);
  bool meets_pacman(const Piece& ghost) const;
  void collide(std::size_t seat);
  void end_turn();

  std::shared_ptr<const Board> board_;
  State state_;
  int rounds_ = 0;
  Seat to_move_ = kPacman;
  Phase phase_ = Phase::playing;
};

inline MoveSet Position::legal() const {
  const Piece& piece = state_.piece(to_move_);
  if (piece.half) return bit_of(piece.direction);
  const MoveSet open = board_->floor(piece.floor).open;
  if (to_move_ == kPacman) return open | bit_of(Move::stop);
  // A ghost turns round only in a dead end.
  const auto ahead = static_cast<MoveSet>(open & ~bit_of(reverse_of(piece.direction)));
  return ahead != 0 ? ahead : open;
}

inline void Position::play(Move move) {
  assert(phase_ == Phase::playing && (legal() & bit_of(move)) != 0);
  if (to_move_ == kPacman) {
    move_pacman(move);
  } else {
    move_ghost(to_move_, move);
  }
  end_turn();
}

inline void Position::move_pacman(Move move) {
  Piece pacman = state_.piece(kPacman);
  const Floor& floor = board_->floor(board_->floor(pacman.floor).next[static_cast<std::size_t>(move)]);
  pacman.floor = floor.next[static_cast<std::size_t>(Move::stop)];
  if (move != Move::stop) pacman.direction = move;
  state_.put(kPacman, pacman);
  eat(floor);
  state_.add_score(kTimePoints);
  for (std::size_t seat = 1; seat <= board_->ghosts(); ++seat) {
    if (meets_pacman(state_.piece(seat))) collide(seat);
  }
  ++rounds_;
}

inline void Position::eat(const Floor& floor) {
  if (floor.food >= 0 && state_.has_food(static_cast<std::size_t>(floor.food))) {
    state_.toggle_food(static_cast<std::size_t>(floor.food));
    state_.add_score(kFoodPoints);
    if (state_.no_food()) {
      state_.add_score(kWinPoints);
      phase_ = Phase::won;
    }
  }
  if (floor.capsule >= 0 && state_.has_capsule(static_cast<std::size_t>(floor.capsule))) {
    state_.toggle_capsule(static_cast<std::size_t>(floor.capsule));
    for (std::size_t seat = 1; seat <= board_->ghosts(); ++seat) {
      Piece ghost = state_.piece(seat);
      ghost.scared = kScaredMoves;
      state_.put(seat, ghost);
    }
  }
}

inline void Position::move_ghost(std::size_t seat, Move move) {
  Piece ghost = state_.piece(seat);
  const std::uint16_t next = board_->floor(ghost.floor).next[static_cast<std::size_t>(move)];
  ghost.direction = move;
  if (ghost.scared > 0 && !ghost.half) {
    ghost.half = 1;
  } else {
    ghost.floor = next;
    ghost.half = 0;
  }
  if (ghost.scared == 1 && ghost.half) {
    // It goes on in whole cells: halves are rounded up, which is to the east and to the north.
    if (move == Move::east || move == Move::north) ghost.floor = next;
    ghost.half = 0;
  }
  if (ghost.scared > 0) --ghost.scared;
  state_.put(seat, ghost);
  if (meets_pacman(ghost)) collide(seat);
}

// Within 0.7 of a cell: on the same one, or half a cell beside it.
inline bool Position::meets_pacman(const Piece& ghost) const {
  const std::uint16_t pacman = state_.piece(kPacman).floor;
  if (ghost.floor == pacman) return true;
  return ghost.half && board_->floor(ghost.floor).next[static_cast<std::size_t>(ghost.direction)] == pacman;
}

inline void Position::collide(std::size_t seat) {
  if (state_.piece(seat).scared > 0) {
    state_.add_score(kGhostPoints);
    state_.put(seat, {board_->start(seat - 1), Move::stop});
  } else if (phase_ != Phase::won) {
    state_.add_score(kLosePoints);
    phase_ = Phase::lost;
  }
}

inline void Position::end_turn() {
  to_move_ = to_move_ == board_->ghosts() ? kPacman : static_cast<Seat>(to_move_ + 1);
  const bool limit_reached = to_move_ == kPacman && rounds_ >= board_->plan().limit;
  if (limit_reached && phase_ == Phase::playing) phase_ = Phase::drawn;
}

static_assert(ariadne::Position<Position>);

// What may be chosen for a new game on a layout.
struct StartOptions {
  Order order = Order::multiagent;
  std::size_t ghosts = kDefaultGhosts;  // at most this many of the layout's, the first ones
  int limit = kDefaultLimit;
};

// The start of a game, or why the layout cannot be played on.
Result<Position> start_on(const Layout& layout, const StartOptions& options = {});

}  // namespace ariadne::pacman
