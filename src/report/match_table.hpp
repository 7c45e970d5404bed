#pragma once

#include <span>
#include <string>

#include "arena/match.hpp"
#include "core/json.hpp"

namespace ariadne {

// What a match gave, as a table for people and as one JSON object. Neither depends on how long it took or on how many
// threads played it. `games` are in the order of the match.
std::string match_table(const MatchPlan& plan, std::span<const FinishedGame> games);
Json match_json(const MatchPlan& plan, std::span<const FinishedGame> games);

// Whether a clock decides what is played, so that another machine may play other games.
bool uses_time(const MatchPlan& plan);

}  // namespace ariadne
