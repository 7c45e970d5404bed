#pragma once

#include "arena/record.hpp"
#include "arena/referee.hpp"
#include "core/json.hpp"

// The JSON of games and their records, the same for every command and front end.
namespace ariadne {

// How a game ended: {"winner", "score", "text"}, and who failed if somebody did. The record has a result.
Json result_json(const GameRecord& record);

// A step that was just played, without times: the same seed gives the same JSON. What one mover did stands in the
// object itself, what several did in a list "movers".
Json turn_json(const GameInPlay& game, const Turn& turn);

// A game as it stands, for the end of a stream of turns.
Json summary_json(const GameInPlay& game);

// A whole recorded game.
Json record_json(const GameRecord& record);

}  // namespace ariadne
