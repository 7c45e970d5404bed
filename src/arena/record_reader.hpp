#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {

// Reads records from pieces of text as they come and hands on each game as soon as it ends: a file of any length takes
// the room of one game.
class RecordReader {
 public:
  // An error of the receiver ends the reading and is handed back as it is.
  using Receiver = std::function<Result<>(GameRecord)>;
  explicit RecordReader(Receiver receiver) : receiver_(std::move(receiver)) {}

  Result<> take(std::string_view piece);
  // After the last piece: a game without an end is handed on as cut.
  Result<> finish();

  // How many bytes it is from the start to the last line that ended a finished game, its line break not counted.
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
  std::string rest_;  // the beginning of a line whose end has not come yet
  std::optional<GameRecord> game_;
  std::optional<GameRecord> ended_;  // to be handed on
  int lines_ = 0;
  std::uint64_t bytes_ = 0;  // of the lines before
  std::uint64_t finished_bytes_ = 0;
};

}  // namespace ariadne
