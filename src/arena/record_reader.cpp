#include "arena/record_reader.hpp"

#include <nlohmann/json.hpp>

#include "arena/record_format.hpp"
#include "arena/record_lines.hpp"
#include "core/text_reader.hpp"

namespace ariadne {

Result<> RecordReader::take(std::string_view piece) {
  for (std::size_t newline = piece.find('\n'); newline != std::string_view::npos; newline = piece.find('\n')) {
    rest_ += piece.substr(0, newline);
    piece.remove_prefix(newline + 1);
    if (auto taken = take_line(rest_, true); !taken) return taken;
    bytes_ += rest_.size() + 1;
    rest_.clear();
  }
  rest_ += piece;
  if (rest_.size() > kMaxRecordLine) return take_line(rest_, false);
  return {};
}

Result<> RecordReader::finish() {
  if (!rest_.empty()) {
    if (auto taken = take_line(rest_, false); !taken) return taken;
  }
  return hand_on(game_);
}

Result<> RecordReader::take_line(std::string_view line, bool whole) {
  if (line.size() > kMaxRecordLine) return here(line, failure("the line is longer than 1 MiB").value());
  const auto json = parse_json(line);
  if (!json && !whole && lines_ > 0) return {};  // the file was cut off here
  if (!json) return here(line, json.error());
  if (const auto taken = take_json(*json); !taken) return here(line, taken.error());
  ++lines_;
  if (ended_ && ended_->over()) finished_bytes_ = bytes_ + line.size();
  return hand_on(ended_);
}

// The members of a line say what it is.
Result<> RecordReader::take_json(const Json& json) {
  if (!json.is_object()) return failure("expected a JSON object");
  if (json.contains("schema")) return begin(json);
  if (!game_) return failure("expected the header of a game, a line with 'schema'");
  if (json.contains("ply")) return add_ply(*game_, json);
  if (json.contains("result")) return end(*game_, json);
  return failure("expected a header, a ply or a result");
}

Result<> RecordReader::begin(const Json& json) {
  if (game_) return failure("a new game begins before the result of the last one");
  auto record = read_record_header(json);
  if (!record) return tl::unexpected(record.error());
  game_ = std::move(*record);
  return {};
}

Result<> RecordReader::add_ply(GameRecord& game, const Json& json) {
  auto& plies = game.plies;
  if (plies.size() >= kMaxRecordedPlies) return failure("the game has too many plies");
  auto ply = read_record_ply(json, plies.size() + 1);
  if (!ply) return tl::unexpected(ply.error());
  plies.push_back(std::move(*ply));
  return {};
}

Result<> RecordReader::end(GameRecord& game, const Json& json) {
  if (auto read = read_record_end(json, game); !read) return read;
  ended_ = std::move(game);
  game_.reset();
  return {};
}

Result<> RecordReader::hand_on(std::optional<GameRecord>& game) {
  if (!game) return {};
  GameRecord record = std::move(*game);
  game.reset();
  return receiver_(std::move(record));
}

// The error of a line as one of the whole text.
tl::unexpected<Error> RecordReader::here(std::string_view line, Error error) const {
  auto placed = TextReader(line).fault_in(line, with_place(line, std::move(error)));
  placed.value().line = lines_ + 1;
  return placed;
}

Result<std::vector<GameRecord>> read_records(std::string_view text) {
  std::vector<GameRecord> games;
  RecordReader reader([&](GameRecord record) -> Result<> {
    games.push_back(std::move(record));
    return {};
  });
  auto read = reader.take(text);
  if (read) read = reader.finish();
  return read.map([&] { return std::move(games); });
}

}  // namespace ariadne
