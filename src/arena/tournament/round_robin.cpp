#include <algorithm>
#include <set>
#include <tuple>

#include "arena/tournament/pairings.hpp"

namespace ariadne {

GameList::GameList(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far) : plan_(plan) {
  for (const auto& game : so_far) {
    next_number_ = std::max(next_number_, game.pairing.game + 1);
    if (game.state != GameState::bye) next_opening_ = std::max(next_opening_, game.pairing.opening + 1);
  }
}

void GameList::add(std::size_t first, std::size_t second, int round, std::uint64_t opening) {
  games_.push_back({{next_number_++, opening, {first, second}}, round, GameState::planned, {}});
}

void GameList::add_meeting(std::size_t a, std::size_t b, int round, std::uint64_t opening, int pairs) {
  const bool either = plan_.can_play(a, b), other = plan_.can_play(b, a);
  for (std::uint64_t pair = 0; std::cmp_less(pair, pairs); ++pair) {
    if (either && other) {
      add(a, b, round, opening + pair);
      add(b, a, round, opening + pair);
    } else {
      for (const std::uint64_t game : {2 * (opening + pair), 2 * (opening + pair) + 1}) {
        either ? add(a, b, round, game) : add(b, a, round, game);
      }
    }
  }
}

void GameList::add_bye(std::size_t entrant, int round) {
  games_.push_back({{next_number_++, 0, {entrant, entrant}}, round, GameState::bye, {}});
}

// Everybody has the same openings in the same round, whoever joins later.
std::vector<ScheduledGame> missing_meetings(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far) {
  std::set<std::tuple<int, std::size_t, std::size_t>> drawn_up;
  for (const auto& game : so_far) {
    const auto [low, high] = std::minmax(game.pairing.agents[0], game.pairing.agents[1]);
    drawn_up.emplace(game.round, low, high);
  }
  GameList list(plan, so_far);
  for (int round = 0; round < plan.rounds; ++round) {
    const auto opening = static_cast<std::uint64_t>(round) * static_cast<std::uint64_t>(plan.pairs);
    for (std::size_t a = 0; a < plan.entrants.size(); ++a) {
      for (std::size_t b = a + 1; b < plan.entrants.size(); ++b) {
        const bool wanted = plan.format == Format::round_robin || plan.is_challenger(a) != plan.is_challenger(b);
        if (!wanted || plan.entrants[a].withdrawn || plan.entrants[b].withdrawn || !plan.can_meet(a, b)) continue;
        if (!drawn_up.contains({round, a, b})) list.add_meeting(a, b, round, opening, plan.pairs);
      }
    }
  }
  return std::move(list).take();
}

}  // namespace ariadne
