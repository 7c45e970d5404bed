#include "arena/record_lines.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "arena/record_format.hpp"
#include "core/json_reader.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kMaxTime = 1'000'000'000;  // milliseconds: more than eleven days
constexpr std::uint64_t kMaxDepth = 1'000'000;
constexpr std::array kThoughtFields = {"ms", "nodes", "depth", "value", "stderr"};
constexpr std::size_t kMaxExcused = kMaxRecordedPlies;

// What agents may spend per move, and in the whole game.
void read_limits(const JsonReader& reader, GameRecord& record) {
  reader.only({"nodes", "ms", "bank_ms", "increment_ms"});
  const auto milliseconds = [&](const char* name) {
    return std::chrono::milliseconds(reader.has(name) ? reader[name].count(kMaxTime) : 0);
  };
  if (reader.has("nodes")) record.limits.nodes = reader["nodes"].count();
  record.limits.time = milliseconds("ms");
  record.clock = {milliseconds("bank_ms"), milliseconds("increment_ms")};
}

MatchPlace read_place(const JsonReader& reader) {
  reader.only({"index", "games", "opening_plies"});
  MatchPlace place;
  place.index = reader["index"].count();
  if (reader.has("games")) place.games = reader["games"].count();
  place.opening_plies = static_cast<int>(reader["opening_plies"].count(kMaxRecordedPlies));
  return place;
}

void read_agents(const JsonReader& reader, GameRecord& record) {
  const auto agents = reader.members();
  if (agents.empty() || agents.size() > kMaxRecordedSeats) {
    reader.expected("an agent for each seat, at most " + std::to_string(kMaxRecordedSeats));
  }
  for (const auto& [seat, agent] : agents) {
    record.seats.push_back(seat);
    record.agents.push_back(agent.text());
  }
}

void read_moves(const JsonReader& reader, RecordedPly& ply) {
  for (const JsonReader& move : reader.items(kMaxRecordedSeats)) ply.moves.push_back(move.text());
  if (ply.moves.empty()) reader.expected("at least one move");
}

std::chrono::microseconds read_time(const JsonReader& reader) {
  return std::chrono::microseconds(std::llround(reader.number(0, static_cast<double>(kMaxTime)) * 1000));
}

RecordedThought read_thought(const JsonReader& reader) {
  RecordedThought thought;
  if (reader.has("ms")) thought.time = read_time(reader["ms"]);
  if (reader.has("nodes")) thought.nodes = reader["nodes"].count();
  if (reader.has("depth")) thought.depth = static_cast<int>(reader["depth"].count(kMaxDepth));
  if (reader.has("value")) thought.value = reader["value"].number();
  if (reader.has("stderr")) thought.log = reader["stderr"].document();
  return thought;
}

void read_thoughts(const JsonReader& reader, RecordedPly& ply) {
  for (const JsonReader& thought : reader.items(kMaxRecordedSeats)) {
    thought.only({"ms", "nodes", "depth", "value", "stderr"});
    ply.thoughts.push_back(read_thought(thought));
  }
  if (ply.thoughts.size() != ply.moves.size()) reader.expected("one entry per move");
}

AgentFailure read_failure(const JsonReader& reader) {
  AgentFailure failed;
  failed.kind = static_cast<FailureKind>(
      reader["kind"].choice(std::vector<std::string>(kFailureNames.begin(), kFailureNames.end())));
  failed.reason = reader["reason"].text();
  if (reader.has("evidence")) failed.evidence = reader["evidence"].document();
  return failed;
}

void read_forfeits(const JsonReader& reader, GameRecord& record) {
  for (const JsonReader& forfeit : reader.items(record.seats.size())) {
    forfeit.only({"seat", "kind", "reason", "evidence"});
    const auto seat = static_cast<Seat>(forfeit["seat"].choice(record.seats));
    record.forfeits.push_back({seat, read_failure(forfeit)});
  }
  if (record.forfeits.empty()) reader.expected("at least one forfeit");
}

void read_excused(const JsonReader& reader, GameRecord& record) {
  for (const JsonReader& excused : reader.items(kMaxExcused)) {
    excused.only({"ply", "seat", "kind", "reason", "evidence"});
    const auto ply = static_cast<std::size_t>(excused["ply"].integer(1, kMaxRecordedPlies));
    const auto seat = static_cast<Seat>(excused["seat"].choice(record.seats));
    record.excused.push_back({ply, seat, read_failure(excused)});
    if (reader.failed()) return;
  }
  if (record.excused.empty()) reader.expected("at least one failure");
}

std::uint64_t read_hex(const JsonReader& reader) {
  const std::string text = reader.text();
  std::uint64_t hash = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  if (text.size() != 16 || error != std::errc() || end != text.data() + text.size()) {
    reader.expected("16 hexadecimal digits");
  }
  return hash;
}

// The first seat won, the second, or neither.
Outcome read_outcome(const JsonReader& reader, const GameRecord& record) {
  std::vector<std::string> known = {"draw"};
  known.insert(known.begin(), record.seats.begin(),
               record.seats.begin() + std::min<std::ptrdiff_t>(std::ssize(record.seats), 2));
  const std::size_t winner = reader["result"].choice(known);
  Outcome outcome;
  outcome.sign = winner + 1 == known.size() ? 0 : winner == 0 ? 1 : -1;
  outcome.score = reader["score"].number(-kWinValue, kWinValue);
  return outcome;
}

}  // namespace

Result<RecordHeader> read_record_header(const Json& json) {
  const JsonReader reader(json, "the header");
  reader.only({"schema", "version", "game", "seed", "agents", "limits", "match", "after", "start"});
  reader["schema"].choice({kRecordSchema});
  RecordHeader header;
  GameRecord& record = header.record;
  record.version = reader["version"].text();
  record.game = reader["game"].text();
  record.seed = reader["seed"].count();
  read_agents(reader["agents"], record);
  read_limits(reader["limits"], record);
  if (reader.has("match")) record.match = read_place(reader["match"]);
  header.chained = reader.has("after");
  if (header.chained && !json["after"].is_null()) header.after = read_hex(reader["after"]);
  reader["start"].members();  // an object, whatever the game has in it
  if (reader.failed()) return reader.failure();
  record.start = json["start"].dump();
  record.ending = Ending::cut;  // until its last line is read
  return header;
}

Result<RecordedPly> read_record_ply(const Json& json, std::size_t number) {
  const JsonReader reader(json, "a ply");
  reader.only({"ply", "moves", "opening", "ms", "nodes", "depth", "value", "stderr", "thoughts"});
  if (reader["ply"].count() != number) reader["ply"].expected(std::to_string(number) + ", the next one");
  RecordedPly ply;
  read_moves(reader["moves"], ply);
  if (reader.has("opening")) ply.opening = reader["opening"].flag();
  for (const char* said : {"ms", "nodes", "depth", "value", "stderr", "thoughts"}) {
    if (ply.opening && reader.has(said))
      reader[said].fault("a ply of the opening has no '" + std::string(said) + "': no agent chose its moves");
  }
  if (reader.has("thoughts")) {
    read_thoughts(reader["thoughts"], ply);
  } else if (std::ranges::any_of(kThoughtFields, [&](const char* said) { return reader.has(said); })) {
    if (ply.moves.size() > 1) reader["moves"].fault("a ply of several movers needs 'thoughts'");
    ply.thoughts.push_back(read_thought(reader));
  }
  if (reader.failed()) return reader.failure();
  return ply;
}

Result<std::optional<std::uint64_t>> read_record_end(const Json& json, GameRecord& record) {
  const JsonReader reader(json, "the result");
  reader.only({"result", "score", "text", "end", "forfeits", "excused", "hash", "check"});
  record.ending = static_cast<Ending>(reader["end"].choice(std::vector<std::string>(kEndings.begin(), kEndings.end())));
  if (record.over()) {
    record.result = read_outcome(reader, record);
    record.result_text = reader["text"].text();
  } else {
    if (!json["result"].is_null()) reader["result"].expected("null in an interrupted game");
    for (const char* known : {"score", "text"}) {
      if (reader.has(known)) reader[known].fault("an interrupted game has no '" + std::string(known) + "'");
    }
  }
  if (record.ending == Ending::forfeit) {
    read_forfeits(reader["forfeits"], record);
  } else if (reader.has("forfeits")) {
    reader["forfeits"].fault("only a game that ended by forfeit has 'forfeits'");
  }
  if (reader.has("excused")) read_excused(reader["excused"], record);
  record.hash = read_hex(reader["hash"]);
  std::optional<std::uint64_t> sum;
  if (reader.has("check")) sum = read_hex(reader["check"]);
  if (reader.failed()) return reader.failure();
  return sum;
}

}  // namespace ariadne
