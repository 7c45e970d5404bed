#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "arena/bradley_terry.hpp"
#include "arena/tournament/plan.hpp"

namespace ariadne {

// What an agent of a tournament achieved.
struct TournamentStanding {
  std::size_t entrant = 0;
  Tally tally;          // of the games it played; `pairs` are those of all its meetings
  double points = 0;    // with games that opponents gave away; of a Swiss those of meetings and byes
  double buchholz = 0;  // of a Swiss: the points of those it met
  int last_round = -1;  // of a knockout: the last one it reached, counted from 0; -1: none
  bool won_last_round = false;
  std::uint64_t nodes = 0;                           // of its games, with its opponents
  using Failures = std::map<std::string_view, int>;  // how many, by kind
  Failures forfeits, excused;
};

// How a tournament stands.
struct Standings {
  std::vector<TournamentStanding> table;  // the leader first
  std::vector<Meeting> meetings;          // of agents that played each other, the lower number first
  RatingList ratings;
  std::uint64_t planned = 0, played = 0;  // games that are drawn up and not cancelled, and those of them that are over

  const Tally* meeting_of(std::size_t a, std::size_t b) const;  // as the lower number sees it; null: they have not met
};

// In a round robin and a gauntlet agents are ranked by rating, in a Swiss by points and then by those of their
// opponents, in a knockout by how far they got; then by rating everywhere.
Standings standings_of(const TournamentPlan& plan, const std::vector<ScheduledGame>& games);

}  // namespace ariadne
