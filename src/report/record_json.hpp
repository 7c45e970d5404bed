#pragma once

#include <string>
#include <vector>

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

// A whole recorded game; and the same as the game of a file, counted from 1, with the game's statistics. `session` is
// the record replayed.
Json record_json(const GameRecord& record);
Json replay_json(const GameRecord& record, const Session& session, std::size_t number, std::size_t games);

// The start position with the moves that were played since, in the game's own notation: its entry reads it.
Json game_with_moves_json(const Session& session);

// What reading and replaying all games of a file showed.
struct Verification {
  struct Failed {
    std::size_t game = 0;  // from 1 on
    std::string message;
  };
  std::size_t games = 0, cut = 0;  // of these, records that break off
  std::uint64_t planned = 0;       // games of the match that they belong to; 0: not known
  std::vector<Failed> failures;    // games that cannot be replayed, or not to the same end
  std::vector<Error> faults;       // of the text, each of which makes a game unreadable

  bool good() const { return failures.empty() && faults.empty(); }
};
// Where all is good: "verified: 3 games, 1 cut", or "verified: 3 games of a match of 10".
std::string verification_text(const Verification& found);
Json verification_json(const Verification& found);
// Of a file from which the good games were copied.
Json salvage_json(const Verification& found, std::size_t saved);

}  // namespace ariadne
