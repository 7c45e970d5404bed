#include "arena/record.hpp"

#include "agents/registry.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

namespace {

// What viewers count on: a seat for each agent, a ply for each move.
void promise_drawable(const Session& session, const GameRecord& record) {
  promise(record.seats == session.game().info().seats, "a replayed record has the seats of its game");
  promise(record.agents.size() == record.seats.size(), "a replayed record has an agent a seat");
  promise(record.plies.size() == session.history().size(), "a replayed record has a ply a move");
  promise(!session.scene().ground.cells.empty(), "a replayed record can be drawn");
}

}  // namespace

bool record(std::string_view bytes) {
  const auto records = read_records(bytes);
  if (!records) {
    promise_explained(records.error());
    return false;
  }
  RecordWriter writer;
  std::string written;
  bool verified = true;
  for (const auto& one : *records) {
    written += writer.write(one).value();
    const auto played = replay(one);
    if (!played) promise_explained(played.error());
    if (played) promise_drawable(**played, one);
    const auto sound = verify(one);
    if (!sound) promise_explained(sound.error());
    promise(played || !sound, "what is verified can be replayed");
    verified = verified && sound.has_value();
  }
  const auto again = read_records(written);
  promise(again.has_value(), "records that are written can be read");
  promise(*again == *records, "records that are read again are the same");
  return verified;
}

}  // namespace ariadne::fuzz
