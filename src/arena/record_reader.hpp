#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "arena/record.hpp"
#include "arena/record_format.hpp"
#include "core/json.hpp"

namespace ariadne {

// The end of a game in a file of records.
struct RecordEnd {
  std::uint64_t bytes = 0;           // up to its last line, without the line break
  std::optional<std::uint64_t> sum;  // its checksum, if it has one
};

// Reads records from pieces of text and passes each game to the receiver as soon as it ends, so a file of any length
// takes the memory of one game.
class RecordReader {
 public:
  // An error of the receiver ends the reading and is returned unchanged.
  using Receiver = std::function<Result<>(GameRecord)>;
  // What is wrong with the text. Where there is somebody to tell, the game it stands in is left out and reading goes on
  // with the next one; otherwise the first fault is an error.
  using FaultReceiver = std::function<void(const Error&)>;
  explicit RecordReader(Receiver receiver, FaultReceiver faults = {})
      : receiver_(std::move(receiver)), faults_(std::move(faults)) {}

  Result<> take(std::string_view piece);
  // Call it after the last piece: a game without an end is passed on as cut.
  Result<> finish();

  // Where the last finished game ends: while the receiver has it, that one.
  const RecordEnd& finished() const { return finished_; }

 private:
  struct OpenGame {
    GameRecord record;
    bool chained = false;
    RecordSum sum;  // of its lines so far
  };

  Result<> take_line(std::string_view line, bool whole);
  Result<> read_line(std::string_view line, bool whole);
  Result<> take_json(const Json& json, std::string_view line);
  Result<> begin(const Json& json);
  static Result<> add_ply(GameRecord& game, const Json& json);
  Result<> end(OpenGame& game, const Json& json, std::string_view line);
  Result<> hand_on(std::optional<GameRecord> game);  // if there is one
  Result<> leave_out(Error error);
  Result<> tell(const char* message) const;
  tl::unexpected<Error> here(std::string_view line, Error error) const;

  Receiver receiver_;
  FaultReceiver faults_;
  std::string rest_;  // an incomplete line
  std::optional<OpenGame> game_;
  std::optional<GameRecord> ended_;  // to be passed on
  std::optional<std::uint64_t> sum_;
  bool leaving_out_ = false;   // until the next header
  bool in_long_line_ = false;  // until the next line break
  int lines_ = 0;
  std::uint64_t bytes_ = 0;  // of the lines before
  RecordEnd finished_;
};

}  // namespace ariadne
