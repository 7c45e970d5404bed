#pragma once

#include <string>
#include <vector>

#include "arena/tournament/file.hpp"
#include "arena/tournament/store.hpp"

namespace ariadne {

// Where the games of a tournament go that is named by its TOML file; any other name is that of the store itself.
std::string store_path(const std::string& file);

// The texts of a store that the tournament is made from.
inline constexpr const char* kFileText = "tournament.toml";
inline constexpr const char* kOpeningsText = "openings";
inline constexpr const char* kSeedText = "seed";

// The tournament as it was begun, to be looked at. A Failure says what is wrong with the store.
TournamentPlan stored_plan(TournamentStore& store, const std::string& path);

// A stored tournament that is only looked at.
struct StoredTournament {
  TournamentStore store;
  TournamentPlan plan;
  std::vector<ScheduledGame> games;
};
StoredTournament open_stored(const std::string& file);

}  // namespace ariadne
