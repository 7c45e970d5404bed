#pragma once

#include <memory>
#include <string>
#include <vector>

#include "agents/session.hpp"
#include "arena/record.hpp"

namespace ariadne {

// A recorded game and the same game replayed. A file in a game's own notation gives a record without players.
struct RecordedGame {
  GameRecord record;
  std::unique_ptr<Session> session;  // after the last recorded move
};

// Records name their schema in the first line; a game's own JSON does not.
bool is_record(const std::string& text);

// The games of a file ("-" is standard input): JSON lines, or one game in any notation of a registered game.
std::vector<GameRecord> load_records(const std::string& path);

// Replays a record; a move that cannot be played is a Failure that says which.
RecordedGame replayed(GameRecord record, const std::string& path);

// The game of this number, counted from 1.
RecordedGame open_recorded(const std::string& path, int number);

}  // namespace ariadne
