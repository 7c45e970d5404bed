#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "arena/fields.hpp"
#include "arena/record.hpp"
#include "arena/record_format.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kLongestTime = 1'000'000'000;  // milliseconds: more than eleven days
constexpr std::uint64_t kMostDepth = 1'000'000;

Result<Limits> read_limits(const Json& json) {
  Fields fields(json, "'limits'", {"nodes", "ms"});
  Limits limits;
  if (fields.has("nodes")) limits.nodes = fields.count("nodes");
  if (fields.has("ms")) limits.time = std::chrono::milliseconds(fields.count("ms", kLongestTime));
  return fields.finish().map([&] { return limits; });
}

Result<MatchPlace> read_place(const Json& json) {
  Fields fields(json, "'match'", {"index", "opening_plies"});
  MatchPlace place;
  place.index = fields.count("index");
  place.opening_plies = static_cast<int>(fields.count("opening_plies", kMostRecordedPlies));
  return fields.finish().map([&] { return place; });
}

void read_agents(const Json& agents, GameRecord& record, Fields& fields) {
  if (agents.size() < 2 || agents.size() > kMostRecordedSeats) fields.fault("'agents' needs one word a seat");
  for (const auto& item : agents.items()) {
    if (!item.value().is_string())
      return fields.fault("'agents': the word of " + in_quotes(item.key()) + " is no string");
    record.seats.push_back(item.key());
    record.agents.push_back(item.value().get<std::string>());
  }
}

// The value, or its fault handed on.
template <class T>
T take(Result<T> result, Fields& fields) {
  if (!result) fields.fault(result.error().message);
  return std::move(result).value_or(T());
}

Result<GameRecord> read_header(const Json& json) {
  Fields fields(json, "the header", {"schema", "version", "game", "seed", "agents", "limits", "match", "start"});
  if (fields.text("schema") != kRecordSchema) fields.fault("'schema' is not '" + std::string(kRecordSchema) + "'");
  GameRecord record;
  record.version = fields.text("version");
  record.game = fields.text("game");
  record.seed = fields.count("seed");
  read_agents(fields.object("agents"), record, fields);
  record.limits = take(read_limits(fields.object("limits")), fields);
  if (fields.has("match")) record.match = take(read_place(fields.object("match")), fields);
  record.start = fields.object("start").dump();
  record.ending = Ending::cut;  // until its last line is read
  return fields.finish().map([&] { return std::move(record); });
}

void read_moves(const Json& moves, RecordedPly& ply, Fields& fields) {
  if (moves.empty() || moves.size() > kMostRecordedSeats) fields.fault("'moves' needs at least one move");
  for (const auto& move : moves) {
    if (!move.is_string()) return fields.fault("'moves' has something that is no string");
    ply.moves.push_back(move.get<std::string>());
  }
}

std::chrono::microseconds read_time(Fields& fields) {
  const double milliseconds = fields.number("ms");
  const bool sane = milliseconds >= 0 && milliseconds <= static_cast<double>(kLongestTime);
  if (!sane) fields.fault("'ms' is no time that a move can take");
  return std::chrono::microseconds(sane ? std::llround(milliseconds * 1000) : 0);
}

Result<RecordedPly> read_ply(const Json& json, std::size_t number) {
  Fields fields(json, "a ply", {"ply", "moves", "opening", "ms", "nodes", "depth", "value"});
  if (fields.count("ply") != number) fields.fault("'ply' is not " + std::to_string(number) + ", the next one");
  RecordedPly ply;
  read_moves(fields.array("moves"), ply, fields);
  if (fields.has("opening")) ply.opening = fields.flag("opening");
  for (const char* said : {"ms", "nodes", "depth", "value"}) {
    if (ply.opening && fields.has(said))
      fields.fault("a ply of the opening has no '" + std::string(said) + "': nobody thought");
  }
  if (fields.has("ms")) ply.time = read_time(fields);
  if (fields.has("nodes")) ply.nodes = fields.count("nodes");
  if (fields.has("depth")) ply.depth = static_cast<int>(fields.count("depth", kMostDepth));
  if (fields.has("value")) ply.value = fields.number("value");
  return fields.finish().map([&] { return std::move(ply); });
}

std::uint64_t read_hash(Fields& fields) {
  const std::string text = fields.text("hash");
  std::uint64_t hash = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  if (text.size() != 16 || error != std::errc() || end != text.data() + text.size()) {
    fields.fault("'hash' is not of 16 hexadecimal digits");
  }
  return hash;
}

int read_score(Fields& fields) {
  const std::int64_t score = fields.integer("score");
  if (score < -kWinValue || score > kWinValue) fields.fault("'score' is out of range");
  return static_cast<int>(std::clamp<std::int64_t>(score, -kWinValue, kWinValue));
}

Outcome read_outcome(Fields& fields, const GameRecord& record) {
  const std::string winner = fields.text("result");
  Outcome outcome;
  outcome.score = read_score(fields);
  if (winner == record.seats[0]) {
    outcome.sign = 1;
  } else if (winner == record.seats[1]) {
    outcome.sign = -1;
  } else if (winner != "draw") {
    fields.fault("'result' is " + in_quotes(winner) + ", expected " + in_quotes(record.seats[0]) + ", " +
                 in_quotes(record.seats[1]) + " or 'draw'");
  }
  return outcome;
}

Result<> read_footer(const Json& json, GameRecord& record) {
  Fields fields(json, "the result", {"result", "score", "text", "end", "hash"});
  const std::string end = fields.text("end");
  if (end == kEndings[0]) {
    record.result = read_outcome(fields, record);
    record.result_text = fields.text("text");
    record.ending = Ending::finished;
  } else if (end == kEndings[1]) {
    record.ending = Ending::interrupted;
    if (!json["result"].is_null()) fields.fault("'result' of an interrupted game is not null");
  } else {
    fields.fault("'end' is " + in_quotes(end) + ", expected 'finished' or 'interrupted'");
  }
  record.hash = read_hash(fields);
  return fields.finish();
}

// Takes the lines of a file one by one; the keys of a line tell what it is.
class Reader {
 public:
  Result<> take_line(const Json& json) {
    if (!json.is_object()) return failure("a line of a record is a JSON object");
    if (json.contains("schema")) return begin(json);
    if (!in_game_) return failure("a game begins with its header, a line with 'schema'");
    if (json.contains("ply")) return add_ply(json);
    if (json.contains("result")) return end(json);
    return failure("this is no header, ply or result of a record");
  }
  std::vector<GameRecord> games() && { return std::move(games_); }

 private:
  Result<> begin(const Json& json) {
    if (in_game_) return failure("a new game begins, but the one before has no result");
    auto record = read_header(json);
    if (!record) return tl::unexpected(record.error());
    games_.push_back(std::move(*record));
    in_game_ = true;
    return {};
  }
  Result<> add_ply(const Json& json) {
    auto& plies = games_.back().plies;
    if (plies.size() >= kMostRecordedPlies) return failure("a game of too many plies");
    auto ply = read_ply(json, plies.size() + 1);
    if (!ply) return tl::unexpected(ply.error());
    plies.push_back(std::move(*ply));
    return {};
  }
  Result<> end(const Json& json) {
    in_game_ = false;
    return read_footer(json, games_.back());
  }

  std::vector<GameRecord> games_;
  bool in_game_ = false;
};

// The error of a line as one of the whole text.
tl::unexpected<Error> at_line(std::string_view text, std::size_t line_start, Error error) {
  const std::size_t column = error.column > 0 ? static_cast<std::size_t>(error.column) - 1 : 0;
  return failure_at(text, line_start + column, std::move(error.message), std::move(error.hint));
}

}  // namespace

Result<std::vector<GameRecord>> read_records(std::string_view text) {
  Reader reader;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t newline = text.find('\n', start);
    const bool whole = newline != std::string_view::npos;
    const std::string_view line = text.substr(start, whole ? newline - start : newline);
    if (line.size() > kLongestRecordLine) return failure_at(text, start, "a line of more than 1 MiB");
    const auto json = parse_json(line);
    if (!json && !whole && start > 0) break;  // the file was cut here; an object is whole only with its last bracket
    if (!json) return at_line(text, start, json.error());
    if (const auto taken = reader.take_line(*json); !taken) return at_line(text, start, taken.error());
    start = whole ? newline + 1 : text.size();
  }
  return std::move(reader).games();
}

}  // namespace ariadne
