#include "arena/tournament/standings.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace ariadne {
namespace {

// The games of two agents, counted for the one with the lower number. Two games from one opening are a pair.
class MeetingCount {
 public:
  void add(const FinishedGame& game, std::size_t lower) {
    const int sign = game.sign_for(lower);
    ++(sign > 0 ? tally_.wins : sign < 0 ? tally_.losses : tally_.draws);
    const auto [partner, is_first] = single_.emplace(game.pairing.opening, sign);
    if (is_first) return;
    ++tally_.pairs[static_cast<std::size_t>(partner->second + sign + 2)];
    single_.erase(partner);
  }
  const Tally& tally() const { return tally_; }

 private:
  Tally tally_;
  std::map<std::uint64_t, int> single_;  // by opening: the sign of a game whose partner is missing
};

void add(Tally& sum, const Tally& more) {
  sum.wins += more.wins;
  sum.draws += more.draws;
  sum.losses += more.losses;
  for (std::size_t i = 0; i < sum.pairs.size(); ++i) sum.pairs[i] += more.pairs[i];
}

void count_failures(const TournamentPlan& plan, const FinishedGame& game, std::vector<TournamentStanding>& table) {
  const auto standing_of = [&](Seat seat) -> TournamentStanding& {
    return table[game.pairing.agents[plan.games.game->team(seat) == Team::first ? 0 : 1]];
  };
  for (const auto& [seat, failure] : game.forfeits) ++standing_of(seat).forfeits[name_of(failure.kind)];
  for (const auto& [seat, failure] : game.excused) ++standing_of(seat).excused[name_of(failure.kind)];
}

std::vector<Meeting> meetings_of(const std::vector<ScheduledGame>& games) {
  std::map<std::pair<std::size_t, std::size_t>, MeetingCount> counts;
  for (const auto& game : games) {
    if (game.state != GameState::played) continue;
    const auto agents = std::minmax(game.pairing.agents[0], game.pairing.agents[1]);
    assert(game.result);
    counts[agents].add(*game.result, agents.first);
  }
  std::vector<Meeting> meetings;
  for (const auto& [agents, count] : counts) meetings.push_back({agents.first, agents.second, count.tally()});
  return meetings;
}

// Each opponent of a round once, also one who withdrew.
void add_buchholz(const std::vector<ScheduledGame>& games, std::vector<TournamentStanding>& table) {
  std::map<std::tuple<int, std::size_t, std::size_t>, bool> seen;
  for (const auto& game : games) {
    const auto [a, b] = game.pairing.agents;
    if (a == b || game.state == GameState::planned) continue;
    if (!seen.emplace(std::tuple(game.round, std::min(a, b), std::max(a, b)), true).second) continue;
    table[a].buchholz += table[b].points;
    table[b].buchholz += table[a].points;
  }
}

// Who is still in after a meeting is known from the next round, or else from the points of the last one.
void add_last_rounds(const TournamentPlan& plan, const std::vector<ScheduledGame>& games,
                     std::vector<TournamentStanding>& table) {
  std::vector<double> lead(table.size());
  for (const auto& game : games) {
    for (const std::size_t agent : game.pairing.agents) {
      auto& standing = table[agent];
      const std::size_t other = game.pairing.agents[game.pairing.agents[0] == agent ? 1 : 0];
      if (game.round > standing.last_round) lead[agent] = 0;
      standing.last_round = std::max(standing.last_round, game.round);
      lead[agent] += game.points_for(agent, plan) - game.points_for(other, plan);
      standing.won_last_round = lead[agent] > 0 || (lead[agent] == 0 && agent < other);
    }
  }
}

}  // namespace

const Tally* Standings::meeting_of(std::size_t a, std::size_t b) const {
  const auto found = std::ranges::lower_bound(meetings, std::pair(std::min(a, b), std::max(a, b)), {},
                                              [](const Meeting& m) { return std::pair(m.first, m.second); });
  return found != meetings.end() && found->first == std::min(a, b) && found->second == std::max(a, b) ? &found->tally
                                                                                                      : nullptr;
}

Standings standings_of(const TournamentPlan& plan, const std::vector<ScheduledGame>& games) {
  const std::size_t agents = plan.entrants.size();
  std::vector<TournamentStanding> table(agents);
  for (std::size_t i = 0; i < agents; ++i) table[i].entrant = i;
  std::uint64_t planned = 0, played = 0;
  for (const auto& game : games) {
    if (game.state == GameState::planned || game.state == GameState::played) ++planned;
    for (const std::size_t agent : game.pairing.agents) {
      table[agent].points += game.points_for(agent, plan);
      if (game.result) table[agent].nodes += game.result->nodes;
    }
    if (game.state != GameState::played) continue;
    ++played;
    assert(game.result);
    count_failures(plan, *game.result, table);
  }
  auto meetings = meetings_of(games);
  for (const auto& [first, second, tally] : meetings) {
    add(table[first].tally, tally);
    add(table[second].tally, tally.reversed());
  }
  if (plan.format == Format::swiss) {
    const auto points = swiss_points(plan, games);
    for (auto& standing : table) standing.points = points[standing.entrant];
    add_buchholz(games, table);
  }
  if (plan.format == Format::knockout) add_last_rounds(plan, games, table);
  RatingList ratings(agents, meetings);
  const auto rank = [&](const TournamentStanding& standing) {
    const bool swiss = plan.format == Format::swiss;
    const double elo = ratings.is_rated(standing.entrant) ? ratings.elo(standing.entrant) : -1e9;
    return std::tuple(standing.last_round, standing.won_last_round, swiss ? standing.points : 0, standing.buchholz,
                      elo);
  };
  std::ranges::stable_sort(table, [&](const auto& a, const auto& b) { return rank(a) > rank(b); });
  return {std::move(table), std::move(meetings), std::move(ratings), planned, played};
}

}  // namespace ariadne
