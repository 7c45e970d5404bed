#include "arena/record_lines.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "arena/fields.hpp"
#include "arena/record_format.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kLongestTime = 1'000'000'000;  // milliseconds: more than eleven days
constexpr std::uint64_t kMostDepth = 1'000'000;
constexpr std::array kThoughtFields = {"ms", "nodes", "depth", "value"};

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
  if (agents.empty() || agents.size() > kMostRecordedSeats) fields.fault("'agents' needs one word a seat");
  for (const auto& item : agents.items()) {
    if (!item.value().is_string())
      return fields.fault("'agents': the word of " + in_quotes(item.key()) + " is no string");
    record.seats.push_back(item.key());
    record.agents.push_back(item.value().get<std::string>());
    if (!is_safe_to_print(record.seats.back()) || !is_safe_to_print(record.agents.back())) {
      fields.fault("'agents' has control characters");
    }
  }
}

// The value, or its fault handed on.
template <class T>
T take(Result<T> result, Fields& fields) {
  if (!result) fields.fault(result.error().message);
  return std::move(result).value_or(T());
}

void read_moves(const Json& moves, RecordedPly& ply, Fields& fields) {
  if (moves.empty() || moves.size() > kMostRecordedSeats) fields.fault("'moves' needs at least one move");
  for (const auto& move : moves) {
    if (!move.is_string()) return fields.fault("'moves' has something that is no string");
    ply.moves.push_back(move.get<std::string>());
    if (!is_safe_to_print(ply.moves.back())) fields.fault("'moves' has control characters");
  }
}

std::chrono::microseconds read_time(Fields& fields) {
  const double milliseconds = fields.number("ms");
  const bool sane = milliseconds >= 0 && milliseconds <= static_cast<double>(kLongestTime);
  if (!sane) fields.fault("'ms' is no time that a move can take");
  return std::chrono::microseconds(sane ? std::llround(milliseconds * 1000) : 0);
}

RecordedThought read_thought(Fields& fields) {
  RecordedThought thought;
  if (fields.has("ms")) thought.time = read_time(fields);
  if (fields.has("nodes")) thought.nodes = fields.count("nodes");
  if (fields.has("depth")) thought.depth = static_cast<int>(fields.count("depth", kMostDepth));
  if (fields.has("value")) thought.value = fields.number("value");
  return thought;
}

void read_thoughts(const Json& thoughts, RecordedPly& ply, Fields& fields) {
  if (thoughts.size() != ply.moves.size()) return fields.fault("'thoughts' needs one for each of 'moves'");
  for (const auto& json : thoughts) {
    Fields thought(json, "a thought", {"ms", "nodes", "depth", "value"});
    ply.thoughts.push_back(read_thought(thought));
    if (const auto read = thought.finish(); !read) fields.fault(read.error().message);
  }
}

Forfeit read_forfeit(const Json& json, const GameRecord& record, Fields& fields) {
  Fields forfeit(json, "a forfeit", {"seat", "kind", "reason"});
  const auto seat = std::ranges::find(record.seats, forfeit.text("seat"));
  const auto kind = std::ranges::find(kFailureNames, forfeit.text("kind"));
  if (seat == record.seats.end()) forfeit.fault("a forfeit: 'seat' is not a seat of the game");
  if (kind == kFailureNames.end()) forfeit.fault("a forfeit: 'kind' is not a kind of failure");
  std::string reason = forfeit.text("reason");
  if (const auto read = forfeit.finish(); !read) return fields.fault(read.error().message), Forfeit{};
  return {static_cast<Seat>(seat - record.seats.begin()),
          {static_cast<FailureKind>(kind - kFailureNames.begin()), std::move(reason)}};
}

void read_forfeits(const Json& forfeits, GameRecord& record, Fields& fields) {
  if (forfeits.empty() || forfeits.size() > record.seats.size()) {
    return fields.fault("'forfeits' needs one for each seat that failed");
  }
  for (const auto& json : forfeits) record.forfeits.push_back(read_forfeit(json, record, fields));
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

double read_score(Fields& fields) {
  const double score = fields.number("score");
  const bool sane = std::abs(score) <= kWinValue;
  if (!sane) fields.fault("'score' is out of range");
  return sane ? score : 0;
}

Outcome read_outcome(Fields& fields, const GameRecord& record) {
  const std::string winner = fields.text("result");
  Outcome outcome;
  outcome.score = read_score(fields);
  if (winner == record.seats[0]) {
    outcome.sign = 1;
  } else if (record.seats.size() > 1 && winner == record.seats[1]) {
    outcome.sign = -1;
  } else if (winner != "draw") {
    const std::string other = record.seats.size() > 1 ? ", " + in_quotes(record.seats[1]) : "";
    fields.fault("'result' is " + in_quotes(winner) + ", expected " + in_quotes(record.seats[0]) + other +
                 " or 'draw'");
  }
  return outcome;
}

}  // namespace

Result<GameRecord> read_record_header(const Json& json) {
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

Result<RecordedPly> read_record_ply(const Json& json, std::size_t number) {
  Fields fields(json, "a ply", {"ply", "moves", "opening", "ms", "nodes", "depth", "value", "thoughts"});
  if (fields.count("ply") != number) fields.fault("'ply' is not " + std::to_string(number) + ", the next one");
  RecordedPly ply;
  read_moves(fields.array("moves"), ply, fields);
  if (fields.has("opening")) ply.opening = fields.flag("opening");
  for (const char* said : {"ms", "nodes", "depth", "value", "thoughts"}) {
    if (ply.opening && fields.has(said))
      fields.fault("a ply of the opening has no '" + std::string(said) + "': nobody thought");
  }
  if (fields.has("thoughts")) {
    read_thoughts(fields.array("thoughts"), ply, fields);
  } else if (std::ranges::any_of(kThoughtFields, [&](const char* said) { return fields.has(said); })) {
    if (ply.moves.size() > 1) fields.fault("what several movers thought stands in 'thoughts'");
    ply.thoughts.push_back(read_thought(fields));
  }
  return fields.finish().map([&] { return std::move(ply); });
}

Result<> read_record_end(const Json& json, GameRecord& record) {
  Fields fields(json, "the result", {"result", "score", "text", "end", "forfeits", "hash"});
  const std::string end = fields.text("end");
  const auto known = std::ranges::find(kEndings, end);
  record.ending = static_cast<Ending>(known - kEndings.begin());
  if (known == kEndings.end()) {
    fields.fault("'end' is " + in_quotes(end) + ", expected 'finished', 'forfeit' or 'interrupted'");
  } else if (record.over()) {
    record.result = read_outcome(fields, record);
    record.result_text = fields.text("text");
  } else {
    if (!json["result"].is_null()) fields.fault("'result' of an interrupted game is not null");
    for (const char* name : {"score", "text"}) {
      if (fields.has(name)) fields.fault("an interrupted game has no '" + std::string(name) + "'");
    }
  }
  if (record.ending == Ending::forfeit) {
    read_forfeits(fields.array("forfeits"), record, fields);
  } else if (fields.has("forfeits")) {
    fields.fault("only a game that ended by forfeit has 'forfeits'");
  }
  record.hash = read_hash(fields);
  return fields.finish();
}

}  // namespace ariadne
