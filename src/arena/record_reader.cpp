#include "arena/record_reader.hpp"

#include <nlohmann/json.hpp>
#include <utility>

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
    in_long_line_ = false;
  }
  rest_ += piece;
  if (rest_.size() <= kMaxRecordLine) return {};
  auto taken = take_line(rest_, false);
  in_long_line_ = true;
  bytes_ += rest_.size();
  rest_.clear();
  return taken;
}

Result<> RecordReader::finish() {
  if (!rest_.empty()) {
    if (auto taken = take_line(rest_, false); !taken) return taken;
  }
  if (!game_) return {};
  GameRecord record = std::move(game_->record);
  game_.reset();
  return receiver_(std::move(record));
}

Result<> RecordReader::take_line(std::string_view line, bool whole) {
  if (in_long_line_) {
    lines_ += whole ? 1 : 0;
    return {};
  }
  if (auto read = read_line(line, whole); !read) {
    if (auto left_out = leave_out(std::move(read.error())); !left_out) return left_out;
  }
  if (whole) ++lines_;
  if (ended_ && ended_->over()) finished_ = {bytes_ + line.size(), sum_};
  return hand_on(std::exchange(ended_, {}));
}

Result<> RecordReader::read_line(std::string_view line, bool whole) {
  if (line.size() > kMaxRecordLine) return here(line, failure("the line is longer than 1 MiB").value());
  const auto json = parse_json(line);
  if (!json && !whole && bytes_ > 0) return {};  // the file was cut off here
  if (!json) return here(line, json.error());
  if (const auto taken = take_json(*json, line); !taken) return here(line, taken.error());
  if (game_) {
    game_->sum.add(line);
    game_->sum.add("\n");
  }
  return {};
}

// The members of a line say what it is.
Result<> RecordReader::take_json(const Json& json, std::string_view line) {
  if (!json.is_object()) return failure("expected a JSON object");
  if (json.contains("schema")) return begin(json);
  if (leaving_out_) return {};
  if (!game_) return failure("expected the header of a game, a line with 'schema'");
  if (json.contains("ply")) return add_ply(game_->record, json);
  if (json.contains("result")) return end(*game_, json, line);
  return failure("expected a header, a ply or a result");
}

Result<> RecordReader::begin(const Json& json) {
  if (game_) {
    if (auto told = tell("a new game begins before the result of the last one"); !told) return told;
    game_.reset();
    leaving_out_ = true;
  }
  auto header = read_record_header(json);
  if (!header) return tl::unexpected(header.error());
  // After what was left out there is nothing to compare with.
  if (header->after && header->after != sum_ && !leaving_out_) {
    if (auto told = tell("games before this one were changed, removed or added"); !told) return told;
  }
  leaving_out_ = false;
  game_ = OpenGame{std::move(header->record), header->chained, {}};
  return {};
}

// A fault that does not make the game at this line worthless.
Result<> RecordReader::tell(const char* message) const {
  if (!faults_) return failure(message);
  faults_(Error{message, {}, lines_ + 1, 1, {}});
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

Result<> RecordReader::end(OpenGame& game, const Json& json, std::string_view line) {
  const auto sum = read_record_end(json, game.record);
  if (!sum) return tl::unexpected(sum.error());
  if (game.chained) {
    game.sum.add(line.substr(0, line.rfind(kBeforeSum)));
    if (*sum != game.sum.value()) return failure("the checksum is wrong: the game was changed after it was written");
  }
  sum_ = *sum;
  ended_ = std::move(game.record);
  game_.reset();
  return {};
}

Result<> RecordReader::hand_on(std::optional<GameRecord> game) {
  return game ? receiver_(std::move(*game)) : Result<>{};
}

Result<> RecordReader::leave_out(Error error) {
  if (!faults_) return tl::unexpected(std::move(error));
  if (!leaving_out_) faults_(error);
  leaving_out_ = true;
  game_.reset();
  return {};
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
