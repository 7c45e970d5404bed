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
#include "arena/record_format.hpp"
#include "arena/terms.hpp"
#include "core/budget.hpp"
#include "core/outcome.hpp"
#include "core/result.hpp"

namespace ariadne {

class GameEntry;

// How a record ends: with the game, with a forfeit, because it was interrupted, or where the file was cut off.
enum class Ending : std::uint8_t { finished, forfeit, interrupted, cut };

// What an agent said about its move.
struct RecordedThought {
  std::chrono::microseconds time{0};
  std::uint64_t nodes = 0;
  int depth = 0;
  std::optional<double> value;
  std::string log;  // what an agent in another process wrote to standard error

  bool operator==(const RecordedThought&) const = default;
};

// What was played in one step, and what the players said about it.
struct RecordedPly {
  std::vector<std::string> moves;         // one per mover
  bool opening = false;                   // drawn at random before the players took over
  std::vector<RecordedThought> thoughts;  // one per mover; empty: no agent thought about it

  std::uint64_t nodes() const;  // of all movers together

  bool operator==(const RecordedPly&) const = default;
};

// A seat whose agent failed, and how.
struct Forfeit {
  Seat seat = 0;
  AgentFailure failure;

  bool operator==(const Forfeit&) const = default;
};
// A failure that did not end the game: another move was played instead.
struct ExcusedFailure {
  std::size_t ply = 0;  // counted from 1
  Seat seat = 0;
  AgentFailure failure;

  bool operator==(const ExcusedFailure&) const = default;
};
// The outcome of a game that ended by forfeit: the other team wins, or it is a draw if both failed. `forfeits` is not
// empty.
Outcome outcome_of(const GameEntry& game, const std::vector<Forfeit>& forfeits);
// The same as a sentence: "white wins: black forfeits (timeout: ran out of time)".
std::string forfeit_text(const GameEntry& game, const std::vector<std::string>& seats,
                         const std::vector<Forfeit>& forfeits);

// Which game of a match a record is.
struct MatchPlace {
  std::uint64_t index = 0;  // counted from 0; an even game and the next one are a pair
  std::uint64_t games = 0;  // of the whole match; 0: not known
  int opening_plies = 0;    // as requested; a short game may have fewer

  bool operator==(const MatchPlace&) const = default;
};

// A recorded game as a value.
struct GameRecord {
  std::string version;              // of the program that played it
  std::string game;                 // the id: `reversi`
  std::string start;                // the position before the first ply, JSON in one line
  std::vector<std::string> seats;   // their names, in order
  std::vector<std::string> agents;  // who sat there, one spec per seat
  std::uint64_t seed = 0;
  Limits limits;
  TimeControl clock;
  std::optional<MatchPlace> match;
  std::vector<RecordedPly> plies;
  Ending ending = Ending::interrupted;
  std::vector<Forfeit> forfeits;        // that ended it
  std::vector<ExcusedFailure> excused;  // that did not
  std::optional<Outcome> result;        // of a game that is over
  std::string result_text;              // the same as a sentence
  std::uint64_t hash = 0;               // of the last position; unknown in a cut record

  bool over() const { return ending == Ending::finished || ending == Ending::forfeit; }

  bool operator==(const GameRecord&) const = default;
};

// "black", "white" or "draw": the first seat of the team that won.
std::string winner_name(const std::vector<std::string>& seats, const Outcome& outcome);
std::string winner_name(const GameRecord& record);  // of a game that is over

// The game of this session so far, without what the players said; `agents` has one spec per seat.
GameRecord record_of(const Session& session, std::vector<std::string> agents, std::uint64_t seed);
// Sets the end of a record to where the session stands: finished, or interrupted if it is not over.
void close_record(GameRecord& record, const Session& session);
RecordedThought recorded(const Decision& decision);

// Writes games as JSON lines: a header, one line per ply, the result. Every game ends with a checksum of its lines and
// begins with that of the game before it, so a file in which anything was changed is not read. Files may be joined,
// though: a first game that is doubled, or last games that are missing, do not break the chain.
class RecordWriter {
 public:
  RecordWriter() = default;
  // Goes on after a game with this checksum.
  explicit RecordWriter(std::optional<std::uint64_t> last) : last_(last) {}

  // The lines of the next game; an error if it is larger than what can be read again.
  Result<std::string> write(const GameRecord& record);

  // The same line by line, for a game that is still being played: begin(), ply() for each ply in turn, end(). The
  // record of a game that breaks off before its end is cut.
  Result<std::string> begin(const GameRecord& record);
  Result<std::string> ply(const RecordedPly& ply);
  Result<std::string> end(const GameRecord& record);

 private:
  Result<std::string> checked(std::string line);

  std::optional<std::uint64_t> last_;  // the checksum of the game before
  RecordSum sum_;                      // of the lines of this game so far
  std::size_t plies_ = 0;              // of this game so far
};
Result<std::string> write_record(const GameRecord& record);  // for a file of one game

// Reads what a RecordWriter wrote, strictly. Truncated text is read to its last whole line, and its last game is marked
// as cut. Use a RecordReader for long files.
Result<std::vector<GameRecord>> read_records(std::string_view text);

// Records name their schema in the first line; a game's own JSON does not.
bool is_record(std::string_view text);

// A game in a notation of one of the registered games, as a record without players.
Result<GameRecord> read_notation(std::string_view text);

// The games of a text of either kind.
Result<std::vector<GameRecord>> read_games(std::string_view text);

// Replays the record as far as it goes. The seats must be those of the game, the start position must not list moves,
// and each ply must be one legal move per mover.
Result<std::unique_ptr<Session>> replay(const GameRecord& record);

// Replays the record and checks the result and the last position. A cut record has neither.
Result<> verify(const GameRecord& record);

}  // namespace ariadne
