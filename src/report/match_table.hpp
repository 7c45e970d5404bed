#pragma once

#include <span>
#include <string>

#include "arena/match.hpp"
#include "arena/rating.hpp"
#include "core/json.hpp"

namespace ariadne {

// What a match gave, as a text table for people, at most kTextWidth wide unless an agent has a longer spec, and as one
// JSON object. Neither depends on how long it took or on how many
// threads played it. `games` are in the order of the match.
std::string match_table(const MatchPlan& plan, std::span<const FinishedGame> games);
Json match_json(const MatchPlan& plan, std::span<const FinishedGame> games);

// One line of the events of a match that is being played: a finished game, and how it stands for the first agent.
Json match_event_json(const MatchPlan& plan, const FinishedGame& game, const Tally& tally);

// Whether a clock decides what is played, so that another machine may play other games.
bool uses_time(const MatchPlan& plan);

}  // namespace ariadne
