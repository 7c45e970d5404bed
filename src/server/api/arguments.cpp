#include "server/api/arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "arena/record_format.hpp"
#include "core/suggest.hpp"
#include "mazes/builtin.hpp"
#include "mazes/movingai.hpp"

namespace ariadne {
namespace {

Result<> play_all(Session& session, const JsonReader& moves) {
  std::size_t index = 0;
  for (const auto& item : moves.items(kMaxPlayedMoves)) {
    const Step step = item.is_array() ? texts_in(item, kMaxRecordedSeats) : Step{item.text()};
    if (moves.failed()) return moves.failure();
    ++index;
    if (auto played = session.play(step); !played) {
      played.error().message = fmt::format("move {}: {}", index, played.error().message);
      return played;
    }
  }
  if (moves.failed()) return moves.failure();
  return {};
}

Result<std::unique_ptr<Session>> start_of(const JsonReader& arguments, std::uint64_t seed) {
  const std::string game = arguments["game"].text();
  const std::string position = arguments.has("position") ? arguments["position"].document() : "";
  if (arguments.failed()) return arguments.failure();
  const auto spec = find_game(game);
  if (!spec) return tl::unexpected(spec.error());
  if (position.empty()) return spec->game->start(spec->settings, seed);
  if (!spec->settings.empty()) {
    return failure("a given position has its own settings",
                   fmt::format("Use '{}' alone with a position.", spec->game->info().id));
  }
  return spec->game->read(position);
}

}  // namespace

std::string text_or(const JsonReader& arguments, const char* key, std::string fallback) {
  return arguments.has(key) ? arguments[key].text() : std::move(fallback);
}

std::vector<std::string> texts_in(const JsonReader& array, std::size_t max_count) {
  std::vector<std::string> texts;
  for (const auto& item : array.items(max_count)) texts.push_back(item.text());
  return texts;
}

std::uint64_t read_seed(const JsonReader& arguments) { return arguments.has("seed") ? arguments["seed"].count() : 0; }

Result<std::unique_ptr<Session>> read_session(const JsonReader& arguments, std::uint64_t seed) {
  auto session = start_of(arguments, seed);
  if (!session || !arguments.has("moves")) return session;
  if (const auto played = play_all(**session, arguments["moves"]); !played) return tl::unexpected(played.error());
  return session;
}

Result<Seat> seat_called(const Session& session, const std::string& name) {
  const auto& seats = session.seats();
  const auto found = std::ranges::find(seats, name);
  if (found != seats.end()) return static_cast<Seat>(found - seats.begin());
  const std::string hint = did_you_mean(name, seats);
  return failure(fmt::format("{} has no side {}", session.game().info().id, in_quotes(name)),
                 hint.empty() ? fmt::format("Available: {}", fmt::join(seats, ", ")) : hint);
}

Result<> check_offered(const GameEntry& game, const std::string& spec, const ExternalOptions& external) {
  if (spec == kHuman || info_of(game, spec) != nullptr || external.allows(spec)) return {};
  const auto agent = game.agent(spec, 0);
  if (!agent) return tl::unexpected(agent.error());
  return failure("no agent of " + game.info().id + " is called " + in_quotes(spec));
}

Limits read_limits(const JsonReader& arguments) {
  Limits limits;
  limits.memory = kMaxCallMemory;
  if (!arguments.has("limits")) return limits;
  const auto reader = arguments["limits"];
  reader.only({"nodes", "ms", "memory"});
  if (reader.has("nodes")) limits.nodes = reader["nodes"].count(kMaxCallNodes);
  if (reader.has("ms")) limits.time = std::chrono::milliseconds(reader["ms"].count(kMaxCallTime.count()));
  if (reader.has("memory")) limits.memory = static_cast<std::uint64_t>(reader["memory"].integer(1, kMaxCallMemory));
  return limits;
}

Result<ReadGame> read_recorded(const JsonReader& arguments) {
  const std::string text = arguments["record"].document();
  const std::uint64_t number = arguments.has("number") ? arguments["number"].count() : 1;
  if (arguments.failed()) return arguments.failure();
  auto records = read_games(text);
  if (!records) return tl::unexpected(records.error());
  if (number < 1 || number > records->size()) {
    return failure(fmt::format("game {} does not exist: the file has {}", number, records->size()));
  }
  ReadGame read;
  read.number = static_cast<std::size_t>(number);
  read.record = (*records)[read.number - 1];
  auto session = replay(read.record);
  if (!session) return tl::unexpected(session.error());
  read.game = game_of(std::move(*session), read.record);
  read.all = std::move(*records);
  return read;
}

Result<ReadMaze> read_maze(const JsonReader& arguments) {
  const bool given = arguments.has("text");
  const std::string name = given ? "the maze" : arguments["maze"].text();
  std::string text = given ? arguments["text"].document() : "";
  if (arguments.failed()) return arguments.failure();
  if (!given) {
    const BuiltinLayout* builtin = find_builtin(name);
    if (builtin == nullptr) {
      return failure("no layout is called " + in_quotes(name), did_you_mean(name, builtin_names()));
    }
    text = builtin->text;
  }
  auto layout = read_layout_or_map(text, given ? Reading::strict : Reading::lenient);
  if (!layout) return tl::unexpected(layout.error());
  const auto cells = static_cast<std::size_t>(layout->grid.width()) * static_cast<std::size_t>(layout->grid.height());
  if (cells > kMaxCells) return failure("the maze is too large to be shown", "Use: ariadne solve");
  return ReadMaze{name, std::move(*layout)};
}

}  // namespace ariadne
