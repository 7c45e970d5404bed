#include "arena/record.hpp"

#include <cassert>

#include "agents/registry.hpp"

namespace ariadne {

std::string winner_name(const std::vector<std::string>& seats, const Outcome& outcome) {
  if (outcome.sign == 0) return "draw";
  const std::size_t seat = outcome.sign > 0 ? 0 : 1;
  assert(seat < seats.size());
  return seats[seat];
}

std::string winner_name(const GameRecord& record) {
  assert(record.result);
  return winner_name(record.seats, *record.result);
}

GameRecord record_of(const Session& session, std::vector<std::string> agents, std::uint64_t seed) {
  const GameInfo& info = session.game().info();
  assert(agents.size() == session.seats().size());
  GameRecord record;
  record.version = ARIADNE_VERSION;
  record.game = info.id;
  record.start = session.start_json();
  record.seats = session.seats();
  record.agents = std::move(agents);
  record.seed = seed;
  for (const auto& move : session.history()) record.plies.emplace_back().moves = {move};
  close_record(record, session);
  return record;
}

void close_record(GameRecord& record, const Session& session) {
  record.result = session.result();
  record.ending = record.result ? Ending::finished : Ending::interrupted;
  record.result_text = record.result ? session.outcome_text() : "";
  record.hash = session.hash();
}

RecordedPly recorded(const Decision& decision) {
  RecordedPly ply;
  ply.moves = {decision.move};
  ply.time = std::chrono::duration_cast<std::chrono::microseconds>(decision.time);
  ply.nodes = decision.nodes;
  ply.depth = decision.depth;
  ply.value = decision.value;
  return ply;
}

}  // namespace ariadne
