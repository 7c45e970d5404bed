#pragma once

#include <span>
#include <string>

#include "arena/match.hpp"
#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {

// What a match gave, as a table for people and as one JSON object. Neither depends on how long it took or on how many
// threads played it. `games` are finished and in the order of the match.
std::string match_table(const MatchPlan& plan, std::span<const GameRecord> games);
Json match_json(const MatchPlan& plan, std::span<const GameRecord> games);

// Whether a clock decides what is played, so that another machine may play other games.
bool uses_time(const MatchPlan& plan);

}  // namespace ariadne
