#pragma once

#include <string>
#include <vector>

#include "arena/tournament/standings.hpp"

namespace ariadne {

// A tournament as it stands, for everything that shows it.
struct TournamentView {
  const TournamentPlan& plan;
  const std::vector<ScheduledGame>& games;
  Standings standings = standings_of(plan, games);

  bool complete() const;  // all that is drawn up was played, and there is nothing to be drawn up
  const std::string& name(std::size_t entrant) const { return plan.entrants[entrant].name; }
};

// All text is at most kTextWidth wide: long names are cut, and a crosstable that is too wide is divided.

// Name, format and terms.
std::string tournament_heading(const TournamentView& view);
// The first `rows` of the ranking.
std::string ranking_text(const TournamentView& view, std::size_t rows);
// The ranking with what its columns mean, forfeits and withdrawals.
std::string tournament_table(const TournamentView& view);
// The points of everybody against everybody, as far as they met.
std::string crosstable_text(const TournamentView& view);

// A game of the list in words: "deep", "greedy", "deep wins by 12"; empty parts if there is nothing to say.
std::string game_result_text(const TournamentView& view, const ScheduledGame& game);
// A list of games, as a text table.
std::string games_text(const TournamentView& view, const std::vector<ScheduledGame>& games);

std::string points_text(double points);  // 3 or 3.5
// {"2 timeout", "1 crash"}
std::vector<std::string> failure_counts(const TournamentStanding::Failures& failures);

}  // namespace ariadne
