#include "agents/flags/solution.hpp"

#include <algorithm>
#include <cassert>

#include "agents/flags/solved_maze.hpp"

namespace ariadne {
namespace {

using flags::LimitWins;
using flags::OneGhostValues;
using flags::Position;
using flags::SolvedMaze;

using Counts = StepSolution::Counts;
using Forced = StepSolution::Forced;

constexpr std::array kReadings = {LimitWins::pacman, LimitWins::ghosts, LimitWins::draw};

// Two verdicts, a mark and a value per state, and what waits to be looked at.
constexpr std::uint64_t kBytesPerState = 20;

int sign_at_limit(LimitWins wins) { return wins == LimitWins::pacman ? 1 : wins == LimitWins::ghosts ? -1 : 0; }

// Ghosts are interchangeable.
std::uint64_t state_count(const Position& position) {
  const std::uint64_t cells = position.maze().cells();
  std::uint64_t places = 1;
  for (std::uint64_t ghost = 0; ghost < position.ghost_count(); ++ghost)
    places = places * (cells - ghost) / (ghost + 1);
  return (position.maze().all_flags() + 1u) * cells * places;
}

int steps_left(const Position& position) { return position.limit().steps - position.step(); }

// How a state ends in one of the orders if this many steps are left.
Forced forced(const Verdict& verdict, int left, LimitWins wins) {
  if (verdict.sign != 0 && verdict.moves <= left) return {verdict.sign, verdict.moves, false};
  return {sign_at_limit(wins), left, true};
}

std::array<Forced, 2> forced_at(const BothOrders& orders, StateNumber state, int left, LimitWins wins) {
  return {forced(orders.first_commits[state], left, wins), forced(orders.second_commits[state], left, wins)};
}

bool is_guess(const BothOrders& orders, StateNumber state, int left, LimitWins wins) {
  const auto both = forced_at(orders, state, left, wins);
  return both[0].sign != both[1].sign;
}

Counts count_starts(const SolvedMaze& maze, int limit, LimitWins wins) {
  Counts counts;
  for (const StateNumber start : maze.graph().starts()) {
    const auto both = forced_at(maze.orders(), start, limit, wins);
    const int sign = both[0].sign;
    ++(sign != both[1].sign ? counts.guesses : sign > 0 ? counts.first : sign < 0 ? counts.second : counts.drawn);
  }
  return counts;
}

std::string settings_of(LimitWins wins) {
  return wins == LimitWins::pacman   ? "limit_wins=pacman"
         : wins == LimitWins::ghosts ? "limit_wins=ghosts"
                                     : "limit_wins=draw";
}

std::vector<std::string> texts_for(const Position& position, Seat seat) {
  const Position root = position.with_first(seat);
  std::vector<std::string> texts;
  for (const auto move : root.moves()) texts.push_back(flags::Rules::move_text(root, move));
  return texts;
}

StepSolution::Matrix matrix_of(const Position& position, const MatrixGame& game) {
  const MatrixSolution solution = solve_matrix(game);
  StepSolution::Matrix matrix{texts_for(position, flags::kPacman), texts_for(position, flags::kGhosts), {}, {}, {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    const auto& cells = game.cells[row];
    matrix.values.emplace_back(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(game.columns));
    matrix.row_mixture.push_back(solution.rows[row]);
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    matrix.column_mixture.push_back(solution.columns[column]);
  }
  return matrix;
}

void add_guesses(StepSolution& step, const SolvedMaze& maze, const OneGhostValues& values, LimitWins wins) {
  std::uint64_t count = 0;
  double sum = 0;
  step.least = 1;
  for (const StateNumber start : maze.graph().starts()) {
    if (!is_guess(maze.orders(), start, step.limit, wins)) continue;
    const double value = values.value(start);
    ++count;
    sum += value;
    step.least = std::min(step.least, value);
    step.most = std::max(step.most, value);
  }
  if (count == 0) step.least = 0;
  if (count > 0) step.mean = sum / static_cast<double>(count);
}

// Goes through ever more steps left, and on the way takes what the given position needs.
void add_mixed(StepSolution& step, const SolvedMaze& maze, const Position& position, Budget& budget,
               const std::function<void(double)>& progress) {
  const LimitWins wins = position.limit().wins;
  const StateNumber state = maze.graph().state_of(position);
  OneGhostValues values(maze.graph(), maze.orders(), flags::points_at_limit(wins));
  const auto run_to = [&](int steps) {
    while (values.steps() < steps && !values.settled() && !budget.spent()) {
      values.run_to(values.steps() + 1, budget);
      progress(static_cast<double>(values.steps()) / step.limit);
    }
  };
  run_to(step.steps_left - 1);
  step.matrix = matrix_of(position, values.matrix(state));
  run_to(step.steps_left);
  step.value = values.value(state);
  step.error = values.error();
  run_to(step.limit);
  add_guesses(step, maze, values, wins);
}

StepSolution step_solution(const SolvedMaze& maze, const Position& position) {
  StepSolution step;
  step.steps_left = steps_left(position);
  step.limit = position.limit().steps;
  const StateNumber state = maze.graph().state_of(position);
  for (const LimitWins wins : kReadings) {
    if (wins == position.limit().wins) step.own = step.readings.size();
    step.readings.push_back({settings_of(wins), forced_at(maze.orders(), state, step.steps_left, wins),
                             count_starts(maze, step.limit, wins)});
  }
  return step;
}

Result<> check_solvable(const Position& position, std::uint64_t memory) {
  if (position.is_pending()) {
    return failure("only the beginning of a step can be solved, but one side has chosen already");
  }
  return check_memory(OwnSolution<flags::Rules>::need(position), std::min<std::uint64_t>(memory, kMaxMemory));
}

// What one choice brings for sure to the team that commits first to it, whatever the other team answers.
Forced worst_after(const SolvedMaze& maze, const Position& position, std::size_t choice) {
  const bool is_pacman = position.to_move() == flags::kPacman;
  const StepStates step = maze.graph().step(maze.graph().state_of(position));
  const int turn = is_pacman ? 1 : -1, left = steps_left(position) - 1;
  const auto rank = [&](const Forced& each) { return turn * rank_of({each.sign, each.steps}); };
  std::optional<Forced> worst;
  for (std::size_t answer = 0; answer < (is_pacman ? step.columns : step.rows); ++answer) {
    const StateNumber next = is_pacman ? step.cells[choice][answer] : step.cells[answer][choice];
    const Forced each = forced_at(maze.orders(), next, left, position.limit().wins)[is_pacman ? 0 : 1];
    if (!worst || rank(each) < rank(*worst)) worst = each;
  }
  assert(worst);
  return *worst;
}

// One of the choices that keep an exact result: it wins as soon or loses as late as possible, ties broken at random.
Decision keep_result(const SolvedMaze& maze, const Position& position, int sign, Rng& rng) {
  const int turn = position.to_move() == flags::kPacman ? 1 : -1;
  const auto texts = texts_for(position, position.to_move());
  Decision decision;
  std::vector<std::string> best;
  int highest = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Forced worst = worst_after(maze, position, i);
    const int rank = turn * rank_of({worst.sign, worst.steps});
    if (best.empty() || rank > highest) {
      best.clear();
      highest = rank;
    }
    if (rank == highest) best.push_back(texts[i]);
    MoveValue value;
    value.move = texts[i];
    value.value = decisive_value({worst.sign, 0});
    decision.moves.push_back(std::move(value));
  }
  decision.move = best[rng.below(static_cast<std::uint32_t>(best.size()))];
  decision.value = decisive_value({sign, 0});
  decision.proven = true;
  return decision;
}

// The estimate of a search for a number of points: 0 is even.
double estimate_of(double points) { return 2 * points - 1; }

// Mixes its choices; each is worth what it brings against the best mixture of the other side.
Decision guess(const Position& position, const MatrixGame& game, Rng& rng) {
  const bool is_pacman = position.to_move() == flags::kPacman;
  const MatrixSolution solution = solve_matrix(game);
  const auto texts = texts_for(position, position.to_move());
  Decision decision;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    double points = 0;
    for (std::size_t j = 0; j < (is_pacman ? game.columns : game.rows); ++j) {
      points += is_pacman ? solution.columns[j] * game.cells[i][j] : solution.rows[j] * game.cells[j][i];
    }
    MoveValue value;
    value.move = texts[i];
    value.value = estimate_of(points);
    decision.moves.push_back(std::move(value));
  }
  decision.move = texts[drawn_by(is_pacman ? solution.rows : solution.columns, rng)];
  decision.value = estimate_of(solution.low);
  return decision;
}

// How many steps after this one a guess looks ahead: the largest of a few numbers that are left. With more steps it is
// optimal to take risks ever more rarely, which wins little, and exact play takes a table of values for every number.
int steps_ahead(const Position& position) {
  constexpr std::array kSteps = {100, 50, 20, 10, 5, 2, 1};
  const auto found = std::ranges::find_if(kSteps, [&](int steps) { return steps < steps_left(position); });
  return found == kSteps.end() ? 0 : *found;
}

// Without a solution, because time ran out or it takes too much memory.
Decision first_move(const Position& position, const Budget& budget) {
  Decision decision;
  decision.move = flags::Rules::move_text(position, position.moves()[0]);
  decision.complete = false;
  decision.stopped = budget.stopped();
  return decision;
}

}  // namespace

SolutionNeed OwnSolution<flags::Rules>::need(const flags::Position& position) {
  const std::uint64_t states = state_count(position);
  return {states, states * kBytesPerState, "take one ghost, as in flags:ghosts=1"};
}

Result<Solution> OwnSolution<flags::Rules>::solve(const flags::Position& position, const SolveOrder& order) {
  const auto start = std::chrono::steady_clock::now();
  if (const auto checked = check_solvable(position, order.limits.memory); !checked) {
    return tl::unexpected(checked.error());
  }
  Budget budget({.time = order.limits.time}, order.stop);
  const auto maze = SolvedMaze::of(position.maze(), budget);
  if (!maze) return failure("the game could not be solved in time");
  Solution solution;
  solution.need = need(position);
  solution.time = std::chrono::steady_clock::now() - start;
  solution.step = step_solution(*maze, position);
  add_mixed(*solution.step, *maze, position, budget, order.progress);
  if (budget.spent()) return failure("the game could not be solved in time");
  solution.nodes = budget.nodes();
  solution.step->mixing = std::chrono::steady_clock::now() - start - solution.time;
  return solution;
}

Decision OwnSolution<flags::Rules>::decide(const flags::Position& position, Budget& budget, Rng& rng) {
  if (!check_memory(need(position), budget.memory_limit())) return first_move(position, budget);
  const auto maze = SolvedMaze::of(position.maze(), budget);
  if (!maze) return first_move(position, budget);
  const StateNumber state = maze->graph().state_of(position);
  const LimitWins wins = position.limit().wins;
  const auto both = forced_at(maze->orders(), state, steps_left(position), wins);
  if (both[0].sign == both[1].sign) return keep_result(*maze, position, both[0].sign, rng);
  const auto values = maze->values(wins, steps_ahead(position), budget);
  return values ? guess(position, values->matrix(state), rng) : first_move(position, budget);
}

}  // namespace ariadne
