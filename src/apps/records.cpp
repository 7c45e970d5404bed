#include "apps/records.hpp"

#include <fmt/format.h>

#include "agents/registry.hpp"
#include "apps/failure.hpp"
#include "apps/read_file.hpp"

namespace ariadne {
namespace {

// Some game may know this notation; if none does, what the first one says is as good as any.
GameRecord read_notation(const std::string& text, const std::string& path) {
  std::string refusal;
  for (const GameEntry* game : games()) {
    const auto session = game->read(text);
    if (session) return record_of(**session, std::vector<std::string>(game->info().seats.size(), "unknown"), 0);
    if (refusal.empty()) refusal = session.error().message;
  }
  throw Failure(ExitCode::input,
                Error{"neither a record nor a game in a known notation", "As a game: " + refusal, 0, 0, {}}, path);
}

}  // namespace

bool is_record(const std::string& text) { return text.substr(0, text.find('\n')).find("\"schema\"") != text.npos; }

std::vector<GameRecord> load_records(const std::string& path) {
  const std::string text = read_file(path);
  if (!is_record(text)) return {read_notation(text, path)};
  return value_or_fail(read_records(text), ExitCode::input, path);
}

RecordedGame replayed(GameRecord record, const std::string& path) {
  const auto word = value_or_fail(find_game(record.game), ExitCode::input, path);
  auto session = value_or_fail(word.game->read(record.start), ExitCode::input, path);
  for (std::size_t ply = 0; ply < record.plies.size(); ++ply) {
    for (const auto& move : record.plies[ply].moves) {
      auto played = session->play(move);
      if (played) continue;
      played.error().message = fmt::format("ply {}: {}", ply + 1, played.error().message);
      throw Failure(ExitCode::input, played.error(), path);
    }
  }
  return {std::move(record), std::move(session)};
}

RecordedGame open_recorded(const std::string& path, int number) {
  auto records = load_records(path);
  const auto count = static_cast<int>(records.size());
  if (number < 1 || number > count) {
    throw Failure(ExitCode::input,
                  Error{fmt::format("there is no game {}, the file has {}", number, count), {}, 0, 0, {}}, path);
  }
  return replayed(std::move(records[static_cast<std::size_t>(number - 1)]), path);
}

}  // namespace ariadne
