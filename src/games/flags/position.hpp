#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"
#include "games/flags/maze.hpp"

namespace ariadne::flags {

inline constexpr Seat kPacman = 0;
inline constexpr Seat kGhosts = 1;

inline constexpr std::size_t kMaxGhosts = 4;
inline constexpr int kDefaultLimit = 1000, kMaxLimit = 1000;  // steps

enum class LimitWins : std::uint8_t { pacman, ghosts, draw };

// What a side chooses: Pac-Man a direction, the ghosts one each. The directions of the ghosts are digits to the base
// of 4, that of ghost 0 first, so joint moves in ascending order are those of nested loops.
struct Move {
  static constexpr std::uint16_t kStay = 1 << (2 * kMaxGhosts);  // of ghosts that have no other joint move

  std::uint16_t code = 0;

  bool operator==(const Move&) const = default;
};

constexpr Move move_to(Direction direction) { return {static_cast<std::uint16_t>(code_of(direction))}; }

// The direction of one of the ghosts in a joint move other than staying.
constexpr unsigned direction_of(Move joint, std::size_t ghost, std::size_t ghosts) {
  return joint.code >> (2 * (ghosts - 1 - ghost)) & 3;
}

// Some of the ghosts: bit i is ghost i.
using GhostSet = std::uint8_t;

// For each ghost its directions in the order in which they are tried.
using DirectionOrder = std::array<std::array<std::uint8_t, 4>, kMaxGhosts>;

// What changes in a game, between two steps.
struct State {
  Cell pacman = 0;
  std::array<Cell, kMaxGhosts> ghosts{};
  std::size_t ghost_count = kMaxGhosts;
  FlagSet captured = 0;
  int step = 0;
  GhostSet caught_by = 0;  // who has caught Pac-Man; those on his cell and those that swapped cells with him
};

struct Limit {
  int steps = kDefaultLimit;
  LimitWins wins = LimitWins::pacman;

  bool operator==(const Limit&) const = default;
};

// The rules. Both sides choose at the same time; the first choice of a step is pending until the second one is made.
class Position {
 public:
  using Move = flags::Move;
  using Moves = MoveList<Move, 1 << (2 * kMaxGhosts)>;
  using Movers = MoveList<Seat, 2>;

  Position();  // the classic maze, everybody far apart
  // Ghosts are on different cells. The maze outlives the position.
  Position(const Maze& maze, const State& state, const Limit& limit = {});

  Seat to_move() const { return is_pending() ? first_ ^ 1 : first_; }
  static constexpr Team team(Seat seat) { return seat == kPacman ? Team::first : Team::second; }
  Movers movers() const;
  Position with_first(Seat seat) const;

  // Pac-Man's open directions in the order of their codes; the ghosts' joint moves in which every direction is valid,
  // in ascending order, or if there are none that they all stay.
  Moves moves() const;
  // The same joint moves by nested loops over the directions in another order. Bystanders only take the first direction
  // that is open to them.
  Moves joint_moves(const DirectionOrder& order, GhostSet bystanders = 0) const;
  // One of moves(), or any other directions: who cannot go there stays.
  void play(Move move);
  // The score of a win is the number of steps that were left: the sooner the better, for both.
  std::optional<Outcome> result() const;
  std::uint64_t hash() const;
  bool operator==(const Position&) const = default;

  const Maze& maze() const { return *maze_; }
  Cell pacman() const { return pacman_; }
  std::size_t ghost_count() const { return ghost_count_; }
  Cell ghost(std::size_t i) const { return lane(ghosts_, static_cast<unsigned>(i)); }
  Lanes ghosts() const { return ghosts_; }  // lanes without a ghost differ from every cell and from each other
  FlagSet captured() const { return captured_; }
  int captured_count() const { return std::popcount(captured_); }
  GhostSet caught_by() const { return caught_by_; }
  int step() const { return step_; }
  Limit limit() const { return {limit_, limit_wins_}; }
  State state() const;

  Seat first() const { return first_; }
  bool is_pending() const { return pending_ != kNothing; }
  Move pending() const { return {pending_}; }  // what first() has chosen, if a choice is pending

  // Where the directions lead, whatever the others choose. Who stays by fault keeps his cell.
  Cell pacman_after(Move move) const { return maze_->next(pacman_, move.code); }
  Lanes ghosts_after(Move joint) const;
  // Where everybody will be as far as it is chosen, and the flags that he will have unless he is caught.
  Cell next_pacman() const { return is_pending() && first_ == kPacman ? pacman_after(pending()) : pacman_; }
  FlagSet next_captured() const {
    return next_pacman() == pacman_ ? captured_ : static_cast<FlagSet>(captured_ | maze_->flag_on(next_pacman()));
  }
  Lanes next_ghosts() const { return is_pending() && first_ == kGhosts ? ghosts_after(pending()) : ghosts_; }

 private:
  static constexpr std::uint16_t kNothing = 0xffff;

  bool over() const { return caught_by_ != 0 || captured_ == maze_->all_flags() || step_ == limit_; }
  Lanes proposed(Move joint) const;
  void settle(Cell pacman_target, Lanes ghost_targets);

  const Maze* maze_;
  Lanes ghosts_ = 0;
  Cell pacman_ = 0;
  std::uint16_t pending_ = kNothing;
  std::uint16_t step_ = 0, limit_ = 0;
  FlagSet captured_ = 0;
  GhostSet caught_by_ = 0;
  std::uint8_t ghost_count_ = 0;
  LimitWins limit_wins_ = LimitWins::pacman;
  Seat first_ = kPacman;  // who chooses first to a search
};
static_assert(sizeof(Position) == 32);

// Whether two ghosts end on one cell or swap cells.
constexpr bool has_clash(Lanes from, Lanes to) {
  const Lanes beside = std::rotl(to, 16), across = std::rotl(to, 32);
  const Lanes from_beside = std::rotl(from, 16), from_across = std::rotl(from, 32);
  return (zero_lanes(to ^ beside) | zero_lanes(to ^ across) | zero_lanes((to ^ from_beside) | (from ^ beside)) |
          zero_lanes((to ^ from_across) | (from ^ across))) != 0;
}

// Where ghosts get that head for these cells: those that clash stay, again and again until none clash.
Lanes without_clashes(Lanes from, Lanes to);

// Always four lanes, so that the innermost loop of every search has no branches: where there is no ghost, a lane has a
// place outside the maze that leads to itself.
inline Lanes Position::proposed(Move joint) const {
  if (joint.code == Move::kStay) return ghosts_;
  const unsigned codes = static_cast<unsigned>(joint.code) << (2 * (kMaxGhosts - ghost_count_));
  Lanes targets = 0;
  for (unsigned i = 0; i < kMaxGhosts; ++i) {
    targets |= in_lane(
        maze_->ghost_next(lane(ghosts_, i), direction_of({static_cast<std::uint16_t>(codes)}, i, kMaxGhosts)), i);
  }
  return targets;
}

inline Lanes Position::ghosts_after(Move joint) const {
  const Lanes targets = proposed(joint);
  return has_clash(ghosts_, targets) ? without_clashes(ghosts_, targets) : targets;
}

inline void Position::play(Move move) {
  assert(!over());
  if (!is_pending()) {
    pending_ = move.code;
    return;
  }
  const bool his_first = first_ == kPacman;
  settle(pacman_after(his_first ? pending() : move), ghosts_after(his_first ? move : pending()));
}

// He is caught by a ghost on his cell or one that swapped cells with him. Caught, he takes no flag.
inline void Position::settle(Cell pacman_target, Lanes ghost_targets) {
  const Lanes his = in_all_lanes(pacman_target), his_old = in_all_lanes(pacman_);
  const Lanes meet = zero_lanes(ghost_targets ^ his) | zero_lanes((ghost_targets ^ his_old) | (ghosts_ ^ his));
  if (meet != 0) {
    caught_by_ = bits_of(meet);
  } else if (pacman_target != pacman_) {
    captured_ |= maze_->flag_on(pacman_target);
  }
  pacman_ = pacman_target;
  ghosts_ = ghost_targets;
  pending_ = kNothing;
  ++step_;
}

inline std::optional<Outcome> Position::result() const {
  if (!over()) return std::nullopt;
  const double left = limit_ - step_;
  if (caught_by_ != 0) return Outcome{-1, 0 - left};
  if (captured_ == maze_->all_flags()) return Outcome{1, left};
  constexpr int kSigns[] = {1, -1, 0};
  return Outcome{kSigns[static_cast<std::size_t>(limit_wins_)], 0};
}

inline std::uint64_t Position::hash() const {
  const std::uint64_t rest = static_cast<std::uint64_t>(pacman_) << 48 | static_cast<std::uint64_t>(pending_) << 32 |
                             static_cast<std::uint64_t>(step_) << 16 | limit_;
  const std::uint64_t few = static_cast<std::uint64_t>(captured_) << 32 | static_cast<std::uint64_t>(caught_by_) << 24 |
                            static_cast<std::uint64_t>(ghost_count_) << 16 |
                            static_cast<std::uint64_t>(limit_wins_) << 8 | first_;
  return mix(mix(mix(ghosts_) + rest) + few + maze_->hash());
}

static_assert(SimultaneousPosition<Position>);

}  // namespace ariadne::flags
