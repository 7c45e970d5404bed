#include <fmt/format.h>

#include "agents/registry.hpp"
#include "arena/record.hpp"

namespace ariadne {
namespace {

tl::unexpected<Error> at_ply(std::size_t number, Error why) {
  why.message = "ply " + std::to_string(number) + ": " + why.message;
  return tl::unexpected<Error>(std::move(why));
}

Result<std::unique_ptr<Session>> open_start(const GameRecord& record) {
  const auto game = find_game(record.game);
  if (!game) return tl::unexpected(game.error());
  if (record.game != game->game->info().id)
    return failure("the game is " + in_quotes(record.game) + ", expected only its name");
  auto session = game->game->read(record.start);
  if (!session) return failure("start position: " + session.error().message, session.error().hint);
  if (!(*session)->history().empty()) return failure("start position: its moves must be recorded as plies");
  if (record.seats != (*session)->seats()) return failure("the seats are not those of " + record.game);
  return session;
}

Result<> replay_ply(Session& session, const RecordedPly& ply) {
  if (session.result()) return failure("the game is already over");
  return session.play(ply.moves);
}

Result<> check_result(const GameRecord& record, const Session& session) {
  const auto result = session.result();
  if (!record.result) return failure("the game is finished, but has no result");
  if (!result) return failure("the game is not over after the last ply, but has a result");
  if (*result == *record.result && record.result_text == session.outcome_text()) return {};
  return failure("the result is " + in_quotes(record.result_text) + " with score " +
                 fmt::format("{}", record.result->score) + ", but the moves give " + in_quotes(session.outcome_text()) +
                 " with score " + fmt::format("{}", result->score));
}

// A game that ended by forfeit was not over by its rules.
Result<> check_forfeit(const GameRecord& record, const Session& session) {
  if (session.result()) return failure("the game is over after the last ply, but ended by forfeit");
  if (record.result == outcome_of(session.game(), record.forfeits)) return {};
  return failure("the result does not match the forfeits");
}

}  // namespace

Result<std::unique_ptr<Session>> replay(const GameRecord& record) {
  auto session = open_start(record);
  for (std::size_t i = 0; session && i < record.plies.size(); ++i) {
    if (const auto played = replay_ply(**session, record.plies[i]); !played) return at_ply(i + 1, played.error());
  }
  return session;
}

Result<> verify(const GameRecord& record) {
  const auto session = replay(record);
  if (!session) return tl::unexpected(session.error());
  if (record.ending == Ending::cut) return {};
  if (record.hash != (*session)->hash()) return failure("the last position does not match the recorded hash");
  if (record.ending == Ending::forfeit) return check_forfeit(record, **session);
  if (record.ending == Ending::finished) return check_result(record, **session);
  if ((*session)->result()) return failure("the game is over after the last ply, but has no result");
  return {};
}

}  // namespace ariadne
