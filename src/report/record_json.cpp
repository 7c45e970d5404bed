#include "report/record_json.hpp"

#include <fmt/format.h>

#include <cassert>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr const char* kWatchSchema = "ariadne/watch/1";
constexpr const char* kReplaySchema = "ariadne/replay/1";

Json thought_json(const RecordedThought& thought) {
  Json json = {{"nodes", thought.nodes}, {"depth", thought.depth}};
  json["value"] = thought.value ? value_json(*thought.value) : Json(nullptr);
  if (!thought.log.empty()) json["stderr"] = thought.log;
  return json;
}

Json mover_json(const GameInPlay& game, const Turn& turn, std::size_t index) {
  Json json = {{"seat", game.session->seats()[turn.movers[index]]}, {"move", turn.ply.moves[index]}};
  json.update(thought_json(turn.ply.thoughts[index]));
  return json;
}

Json ply_json(const RecordedPly& ply) {
  Json json = {{"moves", ply.moves}};
  if (ply.moves.size() == 1) {
    json.update(thought_json(ply.thoughts.empty() ? RecordedThought{} : ply.thoughts.front()));
  } else {
    json["thoughts"] = Json::array();
    for (const auto& thought : ply.thoughts) json["thoughts"].push_back(thought_json(thought));
  }
  return json;
}

void add_statistics(Json& json, const Statistics& statistics) {
  if (!statistics.json.empty()) json["statistics"] = parse_json(statistics.json).value();
}

void add_faults(Json& json, const Verification& found) {
  json["failures"] = Json::array();
  for (const auto& [game, message] : found.failures) json["failures"].push_back({{"game", game}, {"message", message}});
  if (found.faults.empty()) return;
  for (const Error& fault : found.faults) json["faults"].push_back({{"line", fault.line}, {"message", fault.message}});
}

Json failure_json(const GameRecord& record, Seat seat, const AgentFailure& failed) {
  Json json = {{"seat", record.seats[seat]}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}};
  if (!failed.evidence.empty()) json["evidence"] = failed.evidence;
  return json;
}

}  // namespace

Json result_json(const GameRecord& record) {
  assert(record.result);
  Json json = {
      {"winner", winner_name(record)}, {"score", value_json(record.result->score)}, {"text", record.result_text}};
  for (const auto& [seat, failed] : record.forfeits) json["forfeits"].push_back(failure_json(record, seat, failed));
  for (const auto& [ply, seat, failed] : record.excused) {
    json["excused"].push_back({{"ply", ply}});
    json["excused"].back().update(failure_json(record, seat, failed));
  }
  return json;
}

Json turn_json(const GameInPlay& game, const Turn& turn) {
  Json json = {{"schema", kWatchSchema}, {"ply", game.plies.size()}};
  if (turn.movers.size() == 1) {
    json.update(mover_json(game, turn, 0));
  } else {
    for (std::size_t i = 0; i < turn.movers.size(); ++i) json["movers"].push_back(mover_json(game, turn, i));
  }
  add_statistics(json, game.game().step_statistics(*game.session));
  return json;
}

Json summary_json(const GameInPlay& game) {
  const GameRecord record = record_of(game);
  Json json = {{"schema", kWatchSchema},  {"game", record.game},          {"seed", record.seed},
               {"agents", record.agents}, {"plies", record.plies.size()}, {"finished", game.over()}};
  if (record.result) json["result"] = result_json(record);
  json["hash"] = fmt::format("{:016x}", record.hash);
  add_statistics(json, game.game().statistics(*game.session));
  return json;
}

Json record_json(const GameRecord& record) {
  Json json = {{"game", record.game}, {"seats", record.seats}, {"agents", record.agents}, {"seed", record.seed}};
  // Read by the record reader, so it is JSON.
  json["start"] = parse_json(record.start).value_or(Json(nullptr));
  json["plies"] = Json::array();
  for (const auto& ply : record.plies) json["plies"].push_back(ply_json(ply));
  json["finished"] = record.over();
  if (record.result) json["result"] = result_json(record);
  return json;
}

Json replay_json(const GameRecord& record, const Session& session, std::size_t number, std::size_t games) {
  Json json = {{"schema", kReplaySchema}, {"index", number}, {"games", games}};
  json.update(record_json(record));
  add_statistics(json, session.game().statistics(session));
  return json;
}

Json game_with_moves_json(const Session& session) {
  Json json = parse_json(session.at(0)->json()).value_or(Json::object());
  Json& moves = json[session.game().info().moves_key] = Json::array();
  for (const auto& step : session.history()) moves.push_back(step.size() == 1 ? Json(step.front()) : Json(step));
  return json;
}

std::string verification_text(const Verification& found) {
  const std::size_t whole = found.games - found.cut;
  std::string text = "verified: " + counted(whole, "game", "games");
  if (found.planned > found.games) text += fmt::format(" of a match of {}", found.planned);
  return found.cut == 0 ? text : fmt::format("{}, {} cut", text, found.cut);
}

Json verification_json(const Verification& found) {
  Json json = {{"schema", kReplaySchema}, {"games", found.games}, {"verified", found.good()}};
  if (found.planned != 0) json["planned"] = found.planned;
  json["cut"] = found.cut;
  add_faults(json, found);
  return json;
}

Json salvage_json(const Verification& found, std::size_t saved) {
  Json json = {{"schema", kReplaySchema}, {"saved", saved}};
  add_faults(json, found);
  return json;
}

}  // namespace ariadne
