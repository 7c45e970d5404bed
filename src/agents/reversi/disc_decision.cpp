#include "agents/reversi/disc_decision.hpp"

#include <algorithm>

#include "games/reversi/move_text.hpp"

namespace ariadne::reversi {
namespace {

int sign(int number) { return (number > 0) - (number < 0); }

// Of a search that knows only who wins, the margin is at least the smallest there is.
double value_for_black(const Position& position, const DiscResult& result, int value) {
  const int discs = position.to_move() == kBlack ? value : -value;
  if (!result.is_exact()) return discs;
  return decisive_value({sign(discs), static_cast<double>(result.outcome_only ? sign(discs) : discs)});
}

DepthProgress progress_of(const Position& position, const DiscProgress& next) {
  DepthProgress progress{.depth = next.reach.depth,
                         .done = next.done,
                         .moves_done = next.moves_done,
                         .moves = next.moves,
                         .is_last = next.is_last,
                         .time = next.time};
  const int sign = position.to_move() == kBlack ? 1 : -1;
  auto& lower = sign > 0 ? progress.at_least : progress.at_most;
  auto& upper = sign > 0 ? progress.at_most : progress.at_least;
  if (next.lower) lower = sign * *next.lower;
  if (next.upper) upper = sign * *next.upper;
  return progress;
}

Decision decision_of(const Position& position, const DiscResult& result) {
  Decision decision;
  decision.depth = result.reach.depth;
  decision.unit = {"disc", "discs"};
  decision.proven = result.is_exact() && (!result.outcome_only || result.moves.front().value == 0);
  decision.forces = result.is_exact();
  if (result.solved && !result.is_exact()) decision.confidence = kLevels[result.reach.level].percent;
  if (result.next) decision.next = progress_of(position, *result.next);
  const DiscMove& best = result.moves.front();
  decision.move = move_text(best.move);
  decision.value = value_for_black(position, result, best.value);
  decision.pv = line_text<Rules>(position, best.line);
  for (const Move move : position.moves()) {
    const auto& found = *std::ranges::find(result.moves, move, &DiscMove::move);
    decision.moves.push_back({move_text(move), value_for_black(position, result, found.value), found.bound,
                              line_text<Rules>(position, found.line)});
  }
  return decision;
}

}  // namespace

Decision searched_by_discs(const Request& request, DiscSearch& search, const DiscPlan& plan, Budget& budget) {
  const Position& position = request.position;
  const auto measured = [&](Decision decision) {
    decision.nodes = budget.control().nodes();
    decision.time = budget.elapsed();
    decision.hash_permille = search.table().permille_used();
    return decision;
  };
  const auto result = search.search(position, plan, budget, [&](const DiscResult& step) {
    if (request.how.info) request.how.info(measured(decision_of(position, step)));
  });
  Decision decision;
  if (result.moves.empty()) {  // stopped before any move was searched: some legal move must be played
    decision.move = move_text(position.moves()[0]);
    decision.complete = false;
  } else {
    decision = decision_of(position, result);
  }
  if (!result.is_exact()) decision.stopped = budget.stopped();  // after that there was nothing left to search
  return measured(std::move(decision));
}

}  // namespace ariadne::reversi
