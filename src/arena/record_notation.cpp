#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {
namespace {

// The game that JSON names, or all of them.
std::vector<const GameEntry*> games_meant_by(std::string_view text) {
  const auto json = parse_json(text);
  for (const GameEntry* game : games()) {
    if (json && json->is_object() && json->contains("game") && json->at("game") == game->info().id) return {game};
  }
  return {games().begin(), games().end()};
}

std::vector<std::string> names_of_players(const Session& session, std::string_view text) {
  std::vector<std::string> names = session.game().names_in(text);
  names.resize(session.seats().size());
  for (auto& name : names) {
    if (name.empty()) name = "unknown";
  }
  return names;
}

}  // namespace

bool is_record(std::string_view text) { return text.substr(0, text.find('\n')).find("\"schema\"") != text.npos; }

// Some game may know this notation; if none does, what the first one says, and where, is as good as any.
Result<GameRecord> read_notation(std::string_view text) {
  std::optional<Error> refusal;
  for (const GameEntry* game : games_meant_by(text)) {
    const auto session = game->read(text);
    if (session) return record_of(**session, names_of_players(**session, text), 0);
    if (!refusal) refusal = session.error();
  }
  Error error = refusal.value_or(Error{});
  error.hint = "As a game: " + error.message;
  error.message = "neither a record nor a game in a known notation";
  return tl::unexpected(std::move(error));
}

Result<std::vector<GameRecord>> read_games(std::string_view text) {
  if (is_record(text)) return read_records(text);
  return read_notation(text).map([](GameRecord record) {
    std::vector<GameRecord> games;
    games.push_back(std::move(record));
    return games;
  });
}

}  // namespace ariadne
