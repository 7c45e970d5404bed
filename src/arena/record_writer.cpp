#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "arena/record.hpp"
#include "arena/record_format.hpp"
#include "core/json.hpp"

namespace ariadne {
namespace {

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; }

Json limits_json(const Limits& limits) {
  Json json = Json::object();
  if (limits.nodes != 0) json["nodes"] = limits.nodes;
  if (limits.time.count() != 0) json["ms"] = limits.time.count();
  return json;
}

Json header(const GameRecord& record) {
  Json agents = Json::object();
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) agents[record.seats[seat]] = record.agents[seat];
  Json json = {{"schema", kRecordSchema}, {"version", record.version}, {"game", record.game}, {"seed", record.seed}};
  json["agents"] = std::move(agents);
  json["limits"] = limits_json(record.limits);
  if (record.match) {
    json["match"] = {{"index", record.match->index}, {"opening_plies", record.match->opening_plies}};
  }
  json["start"] = parse_json(record.start).value_or(Json());
  return json;
}

// Whole numbers stay whole: most evaluations count something.
Json number_json(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

Json ply_json(const RecordedPly& ply, std::size_t number) {
  Json json = {{"ply", number}, {"moves", ply.moves}};
  if (ply.opening) {
    json["opening"] = true;
    return json;
  }
  json["ms"] = number_json(static_cast<double>(ply.time.count()) / 1000);
  json["nodes"] = ply.nodes;
  json["depth"] = ply.depth;
  if (ply.value && std::isfinite(*ply.value)) json["value"] = number_json(*ply.value);
  return json;
}

Json footer(const GameRecord& record) {
  Json json = {{"result", nullptr}};
  if (record.result) {
    json = {{"result", winner_name(record)}, {"score", record.result->score}, {"text", record.result_text}};
  }
  json["end"] = kEndings[static_cast<std::size_t>(record.ending)];
  json["hash"] = fmt::format("{:016x}", record.hash);
  return json;
}

}  // namespace

std::string write_record(const GameRecord& record) {
  std::string text = line(header(record));
  for (std::size_t i = 0; i < record.plies.size(); ++i) text += line(ply_json(record.plies[i], i + 1));
  if (record.ending != Ending::cut) text += line(footer(record));
  return text;
}

}  // namespace ariadne
