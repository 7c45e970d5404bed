#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {

// Reads records from pieces of text and passes each game to the receiver as soon as it ends, so a file of any length
// takes the memory of one game.
class RecordReader {
 public:
  // An error of the receiver ends the reading and is returned unchanged.
  using Receiver = std::function<Result<>(GameRecord)>;
  explicit RecordReader(Receiver receiver) : receiver_(std::move(receiver)) {}

  Result<> take(std::string_view piece);
  // Call it after the last piece: a game without an end is passed on as cut.
  Result<> finish();

  // The number of bytes up to the last line that ended a finished game, without its line break.
  std::uint64_t finished_bytes() const { return finished_bytes_; }

 private:
  Result<> take_line(std::string_view line, bool whole);
  Result<> take_json(const Json& json);
  Result<> begin(const Json& json);
  static Result<> add_ply(GameRecord& game, const Json& json);
  Result<> end(GameRecord& game, const Json& json);
  Result<> hand_on(std::optional<GameRecord>& game);  // if there is one
  tl::unexpected<Error> here(std::string_view line, Error error) const;

  Receiver receiver_;
  std::string rest_;  // an incomplete line
  std::optional<GameRecord> game_;
  std::optional<GameRecord> ended_;  // to be passed on
  int lines_ = 0;
  std::uint64_t bytes_ = 0;  // of the lines before
  std::uint64_t finished_bytes_ = 0;
};

}  // namespace ariadne
