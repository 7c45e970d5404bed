#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "arena/record.hpp"
#include "arena/record_format.hpp"
#include "core/json.hpp"

namespace ariadne {
namespace {

std::string line(const Json& json) { return json_line(json) + '\n'; }

Json limits_json(const Limits& limits, const TimeControl& clock) {
  Json json = Json::object();
  if (limits.nodes != 0) json["nodes"] = limits.nodes;
  if (limits.time.count() != 0) json["ms"] = limits.time.count();
  if (!clock.none()) json["bank_ms"] = clock.bank.count();
  if (clock.increment.count() != 0) json["increment_ms"] = clock.increment.count();
  return json;
}

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

Json header(const GameRecord& record, std::optional<std::uint64_t> last) {
  Json agents = Json::object();
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) agents[record.seats[seat]] = record.agents[seat];
  Json json = {{"schema", kRecordSchema}, {"version", record.version}, {"game", record.game}, {"seed", record.seed}};
  json["agents"] = std::move(agents);
  json["limits"] = limits_json(record.limits, record.clock);
  if (record.match) {
    json["match"]["index"] = record.match->index;
    if (record.match->games != 0) json["match"]["games"] = record.match->games;
    json["match"]["opening_plies"] = record.match->opening_plies;
  }
  json["after"] = last ? Json(hex(*last)) : Json();
  json["start"] = parse_json(record.start).value_or(Json());
  return json;
}

// Whole numbers stay whole: most evaluations count something.
Json number_json(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

Json thought_json(const RecordedThought& thought) {
  Json json = {{"ms", number_json(static_cast<double>(thought.time.count()) / 1000)},
               {"nodes", thought.nodes},
               {"depth", thought.depth}};
  if (thought.value && std::isfinite(*thought.value)) json["value"] = number_json(*thought.value);
  if (!thought.log.empty()) json["stderr"] = thought.log;
  return json;
}

// The thought of a single mover is written into the line itself, those of several movers as a list.
Json ply_json(const RecordedPly& ply, std::size_t number) {
  Json json = {{"ply", number}, {"moves", ply.moves}};
  if (ply.opening) {
    json["opening"] = true;
  } else if (ply.moves.size() == 1 && !ply.thoughts.empty()) {
    json.update(thought_json(ply.thoughts.front()));
  } else {
    for (const auto& thought : ply.thoughts) json["thoughts"].push_back(thought_json(thought));
  }
  return json;
}

Json failure_json(const GameRecord& record, Seat seat, const AgentFailure& failed) {
  Json json = {{"seat", record.seats[seat]}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}};
  if (!failed.evidence.empty()) json["evidence"] = failed.evidence;
  return json;
}

Json forfeits_json(const GameRecord& record) {
  Json json = Json::array();
  for (const auto& [seat, failed] : record.forfeits) json.push_back(failure_json(record, seat, failed));
  return json;
}

Json excused_json(const GameRecord& record) {
  Json json = Json::array();
  for (const auto& [ply, seat, failed] : record.excused) {
    json.push_back({{"ply", ply}});
    json.back().update(failure_json(record, seat, failed));
  }
  return json;
}

Json footer(const GameRecord& record) {
  Json json = {{"result", nullptr}};
  if (record.result) {
    json = {
        {"result", winner_name(record)}, {"score", number_json(record.result->score)}, {"text", record.result_text}};
  }
  json["end"] = kEndings[static_cast<std::size_t>(record.ending)];
  if (!record.forfeits.empty()) json["forfeits"] = forfeits_json(record);
  if (!record.excused.empty()) json["excused"] = excused_json(record);
  json["hash"] = hex(record.hash);
  return json;
}

}  // namespace

// Adds a line to the checksum, unless it is too long to be read again.
Result<std::string> RecordWriter::checked(std::string line) {
  if (line.size() > kMaxRecordLine + 1) {
    return failure("the game has a position or a move of more than 1 MiB, too long for a record");
  }
  sum_.add(line);
  return line;
}

Result<std::string> RecordWriter::begin(const GameRecord& record) {
  sum_ = {};
  plies_ = 0;
  const auto before = std::exchange(last_, std::nullopt);
  return checked(line(header(record, before)));
}

Result<std::string> RecordWriter::ply(const RecordedPly& ply) {
  if (plies_ == kMaxRecordedPlies) {
    return failure(fmt::format("the game has more than {} plies, too many for a record", kMaxRecordedPlies));
  }
  return checked(line(ply_json(ply, ++plies_)));
}

Result<std::string> RecordWriter::end(const GameRecord& record) {
  std::string text = line(footer(record));
  text.resize(text.size() - 2);  // without the bracket and the line break
  return checked(std::move(text)).map([&](std::string end) {
    last_ = sum_.value();
    return end.append(kBeforeSum).append(hex(*last_)).append("\"}\n");
  });
}

Result<std::string> RecordWriter::write(const GameRecord& record) {
  auto text = begin(record);
  const auto add = [&](const Result<std::string>& more) {
    if (!more) text = tl::unexpected(more.error());
    if (text) *text += *more;
  };
  for (std::size_t i = 0; text && i < record.plies.size(); ++i) add(ply(record.plies[i]));
  if (text && record.ending != Ending::cut) add(end(record));
  return text;
}

Result<std::string> write_record(const GameRecord& record) { return RecordWriter().write(record); }

}  // namespace ariadne
