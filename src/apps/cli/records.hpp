#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "agents/session.hpp"
#include "apps/cli/failure.hpp"
#include "arena/record.hpp"
#include "arena/record_reader.hpp"

namespace ariadne {

// A recorded game and the same game replayed. A file in a game's own notation gives a record without players.
struct RecordedGame {
  GameRecord record;
  std::unique_ptr<Session> session;  // after the last recorded move
};

// These throw a Failure that says what is wrong with a file, and where.

// Calls `take` with the text of a file ("-" is standard input) piece by piece; its error is thrown as one of the
// file.
void for_each_piece(const std::string& path, const std::function<Result<>(std::string_view)>& take);

// Calls `visit` for each game of a file ("-" is standard input), which may be of any length: JSON lines, or one game in
// any notation of a registered game. An error of the visitor ends it and is thrown as one of the file.
void for_each_record(const std::string& path, const RecordReader::Receiver& visit);

// The same of a damaged record: what is wrong goes to `faults`, and the games in which it stands are left out.
void for_each_sound_record(const std::string& path, const RecordReader::Receiver& visit,
                           const RecordReader::FaultReceiver& faults);

// All games at once, for those who leaf through them: of a file that is not too large for that.
std::vector<GameRecord> load_records(const std::string& path);

// Replays a record; `path` is where it came from.
RecordedGame replayed(GameRecord record, const std::string& path);

// The game of this number, counted from 1, and how many there are.
struct ChosenGame {
  RecordedGame game;
  std::size_t count = 0;
};
ChosenGame open_recorded(const std::string& path, int number);
// What it throws if there is none.
Failure no_such_game(const std::string& path, int number, std::size_t count);

}  // namespace ariadne
