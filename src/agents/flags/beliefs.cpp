#include "agents/flags/beliefs.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "agents/flags/policies.hpp"

namespace ariadne::flags {
namespace {

std::size_t sign_index(int number) { return number < 0 ? 0 : number > 0 ? 2 : 1; }

struct Bearing {
  std::size_t down = 0, right = 0, longer = 0;  // 0, 1 or 2: below, equal to or above zero
  std::size_t coarse() const { return down * 3 + right; }
  std::size_t fine() const { return coarse() * 3 + longer; }
  // Whether the direction leads towards Pac-Man.
  bool towards(unsigned code) const {
    const std::array<bool, 4> all = {right == 2, down == 0, right == 0, down == 2};
    return all[code];
  }
};

Bearing bearing_of(const Maze& maze, Cell ghost, Cell pacman) {
  const int down = maze.row(ghost) - maze.row(pacman), right = maze.column(ghost) - maze.column(pacman);
  return {sign_index(down), sign_index(right), sign_index(std::abs(down) - std::abs(right))};
}

// The direction in which a ghost went; none: it stayed.
std::optional<unsigned> way_of(const Maze& maze, Cell from, Cell to) {
  for (unsigned code = 0; code < 4; ++code) {
    if (to != from && maze.ghost_next(from, code) == to) return code;
  }
  return std::nullopt;
}

unsigned heaviest(const Habits::Weights& weights) {
  return static_cast<unsigned>(std::max_element(weights.begin(), weights.end()) - weights.begin());
}

unsigned drawn_direction(const Habits::Weights& weights, Rng& rng) {
  return static_cast<unsigned>(drawn_by(weights, rng));
}

// The move with another direction of one ghost.
Move with_direction(Move move, std::size_t ghost, std::size_t ghosts, unsigned code) {
  const auto shift = 2 * (ghosts - 1 - ghost);
  return {static_cast<std::uint16_t>((move.code & ~(3u << shift)) | code << shift)};
}

}  // namespace

// Before anything is seen a ghost rather comes nearer.
Habits::Weights Habits::weights(const Maze& maze, Cell ghost, Cell pacman) const {
  constexpr double kAny = 0.03, kTowards = 0.05;
  const Bearing bearing = bearing_of(maze, ghost, pacman);
  Weights weights{};
  for (unsigned code = 0; code < 4; ++code) {
    if ((maze.open_to_ghosts(ghost) >> code & 1) == 0) continue;
    weights[code] =
        fine_[bearing.fine()][code] + coarse_[bearing.coarse()][code] + kAny + (bearing.towards(code) ? kTowards : 0);
  }
  return weights;
}

void Habits::add(const Maze& maze, Cell ghost, Cell pacman, unsigned direction) {
  const Bearing bearing = bearing_of(maze, ghost, pacman);
  fine_[bearing.fine()][direction] += 1;
  coarse_[bearing.coarse()][direction] += 1;
}

void Beliefs::observe(const Position& position) {
  assert(!position.is_pending());
  if (last_ && position.step() == last_->step() + 1 && &position.maze() == &last_->maze() &&
      position.ghost_count() == last_->ghost_count()) {
    const std::array<Lanes, 2> expected = {last_->ghosts_after(classic_ghosts(*last_)),
                                           last_->ghosts_after(direct_ghosts(*last_))};
    for (std::size_t i = 0; i < position.ghost_count(); ++i) weigh(*last_, position, i, expected);
  }
  last_ = position;
}

void Beliefs::weigh(const Position& before, const Position& now, std::size_t ghost,
                    const std::array<Lanes, 2>& expected) {
  constexpr double kRandom = 1 / 3.9;              // of about as many directions
  constexpr double kStays = 0.05, kLeast = 1e-30;  // no kind is ever given up
  const Maze& maze = now.maze();
  const Cell from = before.ghost(ghost), to = now.ghost(ghost);
  std::array<double, kGhostKinds> odds{};
  for (std::size_t kind = 0; kind < expected.size(); ++kind) {
    const bool hit = lane(expected[kind], static_cast<unsigned>(ghost)) == to;
    const double hit_odds = records_[kind].odds();
    odds[kind] = hit ? hit_odds : (1 - hit_odds) / 3;
    (hit ? records_[kind].hits : records_[kind].misses) += 1;
  }
  const auto way = way_of(maze, from, to);
  const auto habit = habits_.weights(maze, from, before.pacman());
  odds[index(GhostKind::random)] = way ? kRandom : kStays;
  odds[index(GhostKind::habits)] = way ? habit[*way] / std::accumulate(habit.begin(), habit.end(), 0.0) : kStays;
  if (way) habits_.add(maze, from, before.pacman(), *way);
  double sum = 0;
  for (std::size_t kind = 0; kind < kGhostKinds; ++kind) sum += shares_[kind] *= odds[kind];
  for (double& share : shares_) share = std::max(kLeast, share / sum);
}

GhostKind Beliefs::likeliest() const {
  return static_cast<GhostKind>(std::max_element(shares_.begin(), shares_.end()) - shares_.begin());
}

GhostKind Beliefs::any(Rng& rng) const { return static_cast<GhostKind>(drawn_by(shares_, rng)); }

Move Beliefs::by_habit(const Position& position, Rng* rng) const {
  const Maze& maze = position.maze();
  JointPlan<Cell> plan;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    const Cell here = position.ghost(i);
    auto weights = habits_.weights(maze, here, position.pacman());
    for (unsigned code = 0; code < 4; ++code) {
      if (plan.clashes(here, maze.ghost_next(here, code))) weights[code] = 0;
    }
    const unsigned code = rng != nullptr ? drawn_direction(weights, *rng) : heaviest(weights);
    plan.add(here, maze.ghost_next(here, code), code);
  }
  return plan.move();
}

Move Beliefs::expected(GhostKind kind, const Position& position) const {
  assert(kind != GhostKind::random);
  if (kind == GhostKind::habits) return by_habit(position, nullptr);
  return kind == GhostKind::classic ? classic_ghosts(position) : direct_ghosts(position);
}

Move Beliefs::sample(GhostKind kind, const Position& position, Rng& rng) const {
  if (kind == GhostKind::random) return random_ghosts(position, rng);
  if (kind == GhostKind::habits) return by_habit(position, &rng);
  Move move = expected(kind, position);
  const double rate = reliability(kind);
  if (rate == 1) return move;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    if (rng.unit() < rate) continue;
    const unsigned open = position.maze().open_to_ghosts(position.ghost(i));
    Habits::Weights alike{};
    for (unsigned code = 0; code < 4; ++code) alike[code] = open >> code & 1;
    move = with_direction(move, i, position.ghost_count(), drawn_direction(alike, rng));
  }
  return move;
}

}  // namespace ariadne::flags
