#pragma once

#include <span>
#include <string>

#include "arena/match.hpp"
#include "arena/rating.hpp"
#include "arena/sprt.hpp"
#include "core/json.hpp"

namespace ariadne {

// What a match gave, as a text table for people, at most kTextWidth wide unless an agent has a longer spec, and as one
// JSON object. Neither depends on how long it took or on how many
// threads played it. `games` are in the order of the match.
// A match that is a test has an Sprt that was given the games.
std::string match_table(const MatchPlan& plan, std::span<const FinishedGame> games, const Sprt* sprt = nullptr);
Json match_json(const MatchPlan& plan, std::span<const FinishedGame> games, const Sprt* sprt = nullptr);

// One line of the events of a match that is being played: a finished game, and how it stands for the first agent.
Json match_event_json(const MatchPlan& plan, const FinishedGame& game, const Tally& tally, const Sprt* sprt = nullptr);

// The games as comma-separated values, a row each, with a row of headings.
std::string match_csv(const MatchPlan& plan, std::span<const FinishedGame> games);

// "LLR 1.23 (-2.94 to 2.94)".
std::string llr_text(const Sprt& sprt);

// Whether a clock decides what is played, so that another machine may play other games.
bool uses_time(const MatchPlan& plan);

}  // namespace ariadne
