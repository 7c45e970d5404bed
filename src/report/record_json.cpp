#include "report/record_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/format.hpp"

namespace ariadne {
namespace {

Json thought_json(const RecordedThought& thought) {
  Json json = {{"nodes", thought.nodes}, {"depth", thought.depth}};
  json["value"] = thought.value ? value_json(*thought.value) : Json(nullptr);
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

}  // namespace

Json result_json(const GameRecord& record) {
  Json json = {
      {"winner", winner_name(record)}, {"score", value_json(record.result->score)}, {"text", record.result_text}};
  for (const auto& [seat, failed] : record.forfeits) {
    json["forfeits"].push_back(
        {{"seat", record.seats[seat]}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}});
  }
  return json;
}

Json turn_json(const GameInPlay& game, const Turn& turn) {
  Json json = {{"ply", game.plies.size()}};
  if (turn.movers.size() == 1) {
    json.update(mover_json(game, turn, 0));
  } else {
    for (std::size_t i = 0; i < turn.movers.size(); ++i) json["movers"].push_back(mover_json(game, turn, i));
  }
  return json;
}

Json summary_json(const GameInPlay& game) {
  const GameRecord record = record_of(game);
  Json json = {{"game", record.game},
               {"seed", record.seed},
               {"agents", record.agents},
               {"plies", record.plies.size()},
               {"finished", game.over()}};
  if (record.result) json["result"] = result_json(record);
  json["hash"] = fmt::format("{:016x}", record.hash);
  if (const auto statistics = game.game().statistics(*game.session); !statistics.json.empty()) {
    json["statistics"] = parse_json(statistics.json).value();
  }
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

}  // namespace ariadne
