#pragma once

#include <string>
#include <vector>

#include "core/json.hpp"
#include "report/tournament/table.hpp"

namespace ariadne {

// A tournament for programs. Neither depends on how long it took, how many threads played it or how often it was
// interrupted.
Json tournament_json(const TournamentView& view);
std::string ranking_csv(const TournamentView& view);

Json scheduled_game_json(const TournamentView& view, const ScheduledGame& game);
std::string games_csv(const TournamentView& view, const std::vector<ScheduledGame>& games);

// Lines of the events of a tournament that is being played: a game that was stored, with how many are drawn up and
// played by now, and games that were drawn up.
Json tournament_game_event(const TournamentPlan& plan, const ScheduledGame& game, std::uint64_t played,
                           std::uint64_t planned);
Json tournament_round_event(std::span<const ScheduledGame> games, std::uint64_t planned);

}  // namespace ariadne
