#include "arena/record.hpp"

#include <cassert>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

std::string failure_words(const AgentFailure& failure) {
  if (failure.kind == FailureKind::resigned) return " resigns";
  return " forfeits (" + std::string(name_of(failure.kind)) + ": " + failure.reason + ")";
}

}  // namespace

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
  record.start = session.at(0)->json();
  record.seats = session.seats();
  record.agents = std::move(agents);
  record.seed = seed;
  for (const auto& step : session.history()) record.plies.emplace_back().moves = step;
  close_record(record, session);
  return record;
}

void close_record(GameRecord& record, const Session& session) {
  record.result = session.result();
  record.ending = record.result ? Ending::finished : Ending::interrupted;
  record.result_text = record.result ? session.outcome_text() : "";
  record.hash = session.hash();
}

RecordedThought recorded(const Decision& decision) {
  RecordedThought thought;
  thought.time = std::chrono::duration_cast<std::chrono::microseconds>(decision.time);
  thought.nodes = decision.nodes;
  thought.depth = decision.depth;
  thought.value = decision.value;
  thought.log = decision.log;
  return thought;
}

std::uint64_t RecordedPly::nodes() const {
  std::uint64_t sum = 0;
  for (const auto& thought : thoughts) sum += thought.nodes;
  return sum;
}

Outcome outcome_of(const GameEntry& game, const std::vector<Forfeit>& forfeits) {
  bool first = false, second = false;
  for (const auto& forfeit : forfeits) (game.team(forfeit.seat) == Team::first ? first : second) = true;
  return {static_cast<int>(second) - static_cast<int>(first), 0};
}

std::string forfeit_text(const GameEntry& game, const std::vector<std::string>& seats,
                         const std::vector<Forfeit>& forfeits) {
  const Outcome outcome = outcome_of(game, forfeits);
  std::string text = outcome.sign == 0 ? "a draw" : game.info().team_name(outcome.sign > 0 ? 0 : 1) + " wins";
  for (const auto& forfeit : forfeits) {
    text += (&forfeit == forfeits.data() ? ": " : "; ") + seats[forfeit.seat] + failure_words(forfeit.failure);
  }
  return text;
}

}  // namespace ariadne
