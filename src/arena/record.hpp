#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "core/budget.hpp"
#include "core/outcome.hpp"
#include "core/result.hpp"

namespace ariadne {

// How a record ends: with the game, before it because somebody stopped it, or where the file breaks off.
enum class Ending : std::uint8_t { finished, interrupted, cut };

// What was played in one ply, and what the player said about it.
struct RecordedPly {
  std::vector<std::string> moves;  // one, or one a seat where all move at the same time
  bool opening = false;            // drawn at random before the players took over
  std::chrono::microseconds time{0};
  std::uint64_t nodes = 0;
  int depth = 0;
  std::optional<double> value;

  bool operator==(const RecordedPly&) const = default;
};

// Which game of a match a record is.
struct MatchPlace {
  std::uint64_t index = 0;  // counted from 0; an even game and the next one are a pair
  int opening_plies = 0;    // as asked for; the opening of a short game may be shorter

  bool operator==(const MatchPlace&) const = default;
};

// A recorded game as a value.
struct GameRecord {
  std::string version;              // of the program that played it
  std::string game;                 // the id: `reversi`
  std::string start;                // the position before the first ply, JSON in one line
  std::vector<std::string> seats;   // their names, in order
  std::vector<std::string> agents;  // who sat there, one word a seat
  std::uint64_t seed = 0;
  Limits limits;
  std::optional<MatchPlace> match;
  std::vector<RecordedPly> plies;
  Ending ending = Ending::interrupted;
  std::optional<Outcome> result;  // of a finished game
  std::string result_text;        // the same as a sentence
  std::uint64_t hash = 0;         // of the last position; unknown in a cut record

  bool operator==(const GameRecord&) const = default;
};

// "black", "white" or "draw": the first seat of the team that won.
std::string winner_name(const std::vector<std::string>& seats, const Outcome& outcome);
std::string winner_name(const GameRecord& record);  // of a finished game

// The game of this session so far, without what the players said; `agents` has one word a seat.
GameRecord record_of(const Session& session, std::vector<std::string> agents, std::uint64_t seed);
// Sets the end of a record to where the session stands: finished, or interrupted if it is not over.
void close_record(GameRecord& record, const Session& session);
RecordedPly recorded(const Decision& decision);

// JSON lines: a header, one line a ply, the result. Games may follow each other in one file.
std::string write_record(const GameRecord& record);
// Reads what write_record() wrote, strictly. Text that breaks off is read to its last whole line; the last game is then
// marked as cut. Long files are better read by a RecordReader.
Result<std::vector<GameRecord>> read_records(std::string_view text);

// The game of the record played again, as far as it goes: the seats must be those of the game, the start must have no
// moves of its own, and each ply is one legal move.
Result<std::unique_ptr<Session>> replay(const GameRecord& record);

// Replays the record: the result and the last position must be those recorded. A cut record has neither.
Result<> verify(const GameRecord& record);

}  // namespace ariadne
