#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <vector>

#include "arena/tournament/store.hpp"

namespace ariadne {

// What happens in a tournament, told when it is safely stored: by one thread, in the order in which it was stored.
// Returning false ends the tournament.
struct TournamentEvents {
  std::function<bool(std::span<const ScheduledGame>)> planned;
  std::function<bool(const ScheduledGame&)> played;
};

// Plays a tournament to its end on `jobs` threads (0: one per core), or until the flag is set. `games` are those so
// far, as they are in the store; what is played is added to both. Games are stored as they end, many at a time if they
// end quickly, so nothing that was told is ever lost. An error is one of the store: then what was told is still safe.
Result<> play_tournament(const TournamentPlan& plan, TournamentStore& store, std::vector<ScheduledGame>& games,
                         int jobs, const std::atomic<bool>& stop, const TournamentEvents& events);

}  // namespace ariadne
