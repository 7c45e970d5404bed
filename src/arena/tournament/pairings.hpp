#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "arena/tournament/plan.hpp"

namespace ariadne {

// One for each format; see next_games().
std::vector<ScheduledGame> missing_meetings(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far);
std::vector<ScheduledGame> next_swiss_round(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far);
std::vector<ScheduledGame> next_knockout_games(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far);

// Adds games to a list: numbered on after those so far.
class GameList {
 public:
  GameList(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far);

  // A meeting of `pairs` pairs of games, from this opening on. Each opening is played twice with sides swapped; agents
  // that cannot swap sides get an opening for every game.
  void add_meeting(std::size_t a, std::size_t b, int round, std::uint64_t opening, int pairs);
  void add_bye(std::size_t entrant, int round);
  std::uint64_t next_opening() const { return next_opening_; }  // that was not used so far

  std::vector<ScheduledGame> take() && { return std::move(games_); }

 private:
  void add(std::size_t first, std::size_t second, int round, std::uint64_t opening);

  const TournamentPlan& plan_;
  std::vector<ScheduledGame> games_;
  std::uint64_t next_number_ = 0, next_opening_ = 0;
};

// What a Swiss knows of an agent that takes part in the next round.
struct SwissEntrant {
  std::size_t id = 0;
  double points = 0;
  bool had_bye = false;
  std::vector<std::size_t> met;
};
struct SwissRound {
  std::vector<std::pair<std::size_t, std::size_t>> meetings;  // of ids
  std::optional<std::size_t> bye;
};
// The entrants are in the order of the table, the leader first.
SwissRound swiss_round(const std::vector<SwissEntrant>& entrants);

}  // namespace ariadne
