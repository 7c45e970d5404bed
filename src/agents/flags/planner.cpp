#include "agents/flags/planner.hpp"

#include <algorithm>
#include <array>

#include "agents/flags/routes.hpp"
#include "games/flags/tours.hpp"

namespace ariadne::flags {
namespace {

constexpr int kTrials = 48;          // games played out for each move
constexpr int kHorizon = 20;         // steps of each
constexpr int kRisk = 2;             // a route may be caught in this many more of the trials than the best move,
constexpr int kPatience = 40;        // and in one more each time as many steps have passed, or he might wait for ever
constexpr std::size_t kWidth = 128;  // of the beam
constexpr int kMaxSteps = 300, kMaxUnsureSteps = 100;
constexpr int kWonTrial = 10'000, kFlagTrial = 1'000, kStepTrial = 30;

// What a ghost at this distance from the cell that he enters costs.
int danger_at(int distance) {
  constexpr std::array kDanger = {60, 50, 6, 2};
  return distance < static_cast<int>(kDanger.size()) ? kDanger[static_cast<std::size_t>(distance)] : 0;
}

// None on a flag's cell, which ghosts cannot reach.
int danger_of(const Position& position, Cell there) {
  int danger = 0;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    danger += danger_at(position.maze().ghost_distance(position.ghost(i), there));
  }
  return danger;
}

bool is_threatened(const Position& position, Cell there) {
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    if (position.maze().ghost_distance(position.ghost(i), there) <= 1) return true;
  }
  return false;
}

// How the trials of a move or a route went.
struct Trials {
  int sum = 0, caught = 0;
};

class TrialGames {
 public:
  TrialGames(const Position& start, const Beliefs& beliefs, Budget& budget, Rng& rng)
      : start_(start), beliefs_(beliefs), budget_(budget), rng_(rng) {}

  // He goes on along the route until a ghost could meet him there, then cautiously.
  Trials of(const std::vector<Move>& route) {
    Trials trials;
    for (int i = 0; i < kTrials && !budget_.spent(); ++i) add(trials, route);
    return trials;
  }

 private:
  void add(Trials& trials, const std::vector<Move>& route) {
    const GhostKind kind = beliefs_.any(rng_);
    Position position = start_;
    std::size_t on_route = route.size();
    for (int step = 0; step < kHorizon && !position.result(); ++step) {
      const auto next = static_cast<std::size_t>(step);
      const bool follows =
          next < on_route && (step == 0 || !is_threatened(position, position.pacman_after(route[next])));
      if (!follows) on_route = 0;
      const Move move = follows ? route[next] : cautious_move(position, rng_);
      play_step(position, move, beliefs_.sample(kind, position, rng_));
      budget_.count_node();
    }
    trials.sum += value_of(position);
    trials.caught += position.caught_by() != 0;
  }
  // The sooner the better, and the later he is caught.
  int value_of(const Position& position) const {
    const int steps = position.step() - start_.step();
    const int flags = position.captured_count() - start_.captured_count();
    if (position.caught_by() != 0) return kFlagTrial * flags / 3 - kWonTrial + 100 * steps;
    if (position.captured() == position.maze().all_flags()) return kWonTrial - 100 * steps;
    return kFlagTrial * flags - kStepTrial * tours_of(position.maze()).length(position.pacman(), position.captured());
  }

  const Position& start_;
  const Beliefs& beliefs_;
  Budget& budget_;
  Rng& rng_;
};

// Sure enough to rely on the next steps.
bool is_certain(const Beliefs& beliefs, GhostKind kind) {
  const bool known = kind == GhostKind::classic || kind == GhostKind::direct;
  return known && beliefs.share(kind) > 0.9 && beliefs.reliability(kind) > 0.95;
}

GhostPolicy policy_of(const Beliefs& beliefs, GhostKind kind) {
  return [&beliefs, kind](const Position& position) { return beliefs.expected(kind, position); };
}

// Whatever the ghosts do, none of these is caught in this step; all moves if there is no such move.
std::vector<Move> moves_safe_from_the_worst(const Position& position) {
  std::vector<Move> all, safe;
  for (const Move move : position.moves()) {
    all.push_back(move);
    if (!is_threatened(position, position.pacman_after(move))) safe.push_back(move);
  }
  return safe.empty() ? all : safe;
}

Move by_trials(const Position& position, const Beliefs& beliefs, Budget& budget, Rng& rng) {
  TrialGames games(position, beliefs, budget, rng);
  Move best = cautious_move(position, rng);
  std::optional<Trials> most;
  const std::vector<Move> moves = moves_safe_from_the_worst(position);
  for (const Move move : moves) {
    const Trials trials = games.of({move});
    if (budget.spent()) return best;
    if (most && trials.sum <= most->sum) continue;
    most = trials;
    best = move;
  }
  const GhostKind kind = beliefs.likeliest();
  if (kind == GhostKind::random) return best;
  const auto route = find_route(position, policy_of(beliefs, kind), kWidth, kMaxUnsureSteps, budget);
  if (route.empty() || std::ranges::find(moves, route[0]) == moves.end()) return best;
  return games.of(route).caught <= most->caught + kRisk + position.step() / kPatience ? route[0] : best;
}

}  // namespace

Move cautious_move(const Position& position, Rng& rng) {
  const Maze& maze = position.maze();
  const Tours& tours = tours_of(maze);
  Move best;
  std::optional<int> most;
  for (unsigned open = maze.open(position.pacman()); open != 0; open &= open - 1) {
    const Move move{static_cast<std::uint16_t>(std::countr_zero(open))};
    const Cell there = position.pacman_after(move);
    const auto captured = static_cast<FlagSet>(position.captured() | maze.flag_on(there));
    const int last = captured == maze.all_flags() ? 20 : 0;
    const int worth =
        4 * (last - 2 * tours.length(there, captured) - danger_of(position, there)) + static_cast<int>(rng.below(4));
    if (most && worth <= *most) continue;
    most = worth;
    best = move;
  }
  return best;
}

Move Planner::choose(const Position& position, std::optional<GhostKind> told, Budget& budget, Rng& rng) {
  beliefs_.observe(position);
  const Beliefs beliefs = told ? Beliefs(*told) : beliefs_;
  const GhostKind kind = beliefs.likeliest();
  if (is_certain(beliefs, kind)) {
    if (const auto move = follow_route(position, beliefs, kind, budget)) return *move;
  }
  return by_trials(position, beliefs, budget, rng);
}

std::optional<Move> Planner::follow_route(const Position& position, const Beliefs& beliefs, GhostKind kind,
                                          Budget& budget) {
  const bool goes_on = route_.next < route_.moves.size() && route_.kind == kind && route_.expected == position;
  for (std::size_t width = kWidth; !goes_on; width *= 4) {
    route_ = {find_route(position, policy_of(beliefs, kind), width, kMaxSteps, budget), 0, kind, position};
    if (!route_.moves.empty()) break;
    if (width >= 16 * kWidth || budget.spent()) return std::nullopt;
  }
  const Move move = route_.moves[route_.next++];
  play_step(route_.expected, move, beliefs.expected(kind, position));
  return move;
}

}  // namespace ariadne::flags
