#include "arena/tournament/plan.hpp"

#include <algorithm>
#include <cassert>

#include "arena/tournament/pairings.hpp"

namespace ariadne {

double ScheduledGame::points_for(std::size_t entrant, const TournamentPlan& plan) const {
  if (!is_of(entrant)) return 0;
  switch (state) {
    case GameState::planned:
      return 0;
    case GameState::played:
      assert(result);
      return (result->sign_for(entrant) + 1) / 2.0;
    case GameState::bye:
      return 0;
    case GameState::cancelled:
      return plan.entrants[entrant].withdrawn ? 0 : 1;
  }
  return 0;
}

std::vector<ScheduledGame> next_games(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far) {
  switch (plan.format) {
    case Format::round_robin:
    case Format::gauntlet:
      return missing_meetings(plan, so_far);
    case Format::swiss:
      return next_swiss_round(plan, so_far);
    case Format::knockout:
      return next_knockout_games(plan, so_far);
  }
  return {};
}

namespace {

// In these formats anybody may meet anybody.
Result<> check_both_sides(const TournamentPlan& plan) {
  for (std::size_t i = 0; i < plan.entrants.size(); ++i) {
    if (plan.can_play(i, i)) continue;
    return failure("agent " + in_quotes(plan.entrants[i].name) + " plays only one side, but in a " +
                       std::string(name_of(plan.format)) + " anybody may meet anybody",
                   "Give it a partner for the other side (FIRST+SECOND), or play a round-robin or a gauntlet.");
  }
  return {};
}

Result<> check_opponents(const TournamentPlan& plan) {
  for (std::size_t i = 0; i < plan.entrants.size(); ++i) {
    bool meets = false;
    for (std::size_t k = 0; k < plan.entrants.size(); ++k) meets = meets || (k != i && plan.can_meet(i, k));
    if (!meets) return failure("nobody can play against agent " + in_quotes(plan.entrants[i].name));
  }
  return {};
}

}  // namespace

std::uint64_t most_games(const TournamentPlan& plan) {
  const auto agents = static_cast<std::uint64_t>(plan.entrants.size());
  const std::uint64_t challengers = std::min<std::uint64_t>(plan.challengers, agents);
  const std::uint64_t games = 2 * static_cast<std::uint64_t>(plan.pairs);
  const auto rounds = static_cast<std::uint64_t>(plan.rounds);
  switch (plan.format) {
    case Format::round_robin:
      return agents * (agents - 1) / 2 * rounds * games;
    case Format::gauntlet:
      return challengers * (agents - challengers) * rounds * games;
    case Format::swiss:
      return agents / 2 * rounds * games;
    case Format::knockout:
      return (agents - 1) * (games + 2 * kMaxTieBreaks);
  }
  return 0;
}

Result<> check_plan(const TournamentPlan& plan) {
  if (plan.entrants.size() < 2) return failure("a tournament needs at least two agents");
  if (plan.format == Format::gauntlet && plan.challengers >= plan.entrants.size()) {
    return failure("there are as many challengers as agents: nobody is left to be challenged");
  }
  if (most_games(plan) > kMaxTournamentGames) {
    return failure("the tournament would have " + std::to_string(most_games(plan)) + " games, more than " +
                       std::to_string(kMaxTournamentGames),
                   "Ask for fewer rounds or pairs.");
  }
  const bool anybody = plan.format == Format::swiss || plan.format == Format::knockout;
  return anybody ? check_both_sides(plan) : check_opponents(plan);
}

}  // namespace ariadne
