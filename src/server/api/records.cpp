#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/export.hpp"
#include "report/game_text.hpp"
#include "report/record_json.hpp"
#include "report/state.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"
#include "server/api/laboratory.hpp"
#include "server/page/standalone.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxFrames = 5'000;
constexpr std::size_t kMaxFrameBytes = 16 << 20;
constexpr std::size_t kMaxListedGames = 1'000;

// A line for each game of a file.
Json games_json(const std::vector<GameRecord>& records) {
  Json games = Json::array();
  for (const auto& record : records) {
    if (games.size() == kMaxListedGames) break;
    games.push_back({{"number", games.size() + 1},
                     {"game", record.game},
                     {"players", opponents_text(record.agents)},
                     {"line", opponents_text(record.agents) + ": " + ending_text(record)},
                     {"plies", record.plies.size()},
                     {"ending", ending_text(record)}});
  }
  return games;
}

// A copy of the game at a table, without its players.
Result<ReadGame> game_at_table(const JsonReader& arguments, CallContext& context) {
  const std::string id = arguments["table"].text();
  if (arguments.failed()) return arguments.failure();
  ReadGame read;
  const Answer found = context.laboratory.tables().with(id, [&](Table& table) -> Answer {
    read.record = record_of(table.game());
    read.game = game_of(table.game().session->clone(), read.record);
    return Json();
  });
  if (!found) return tl::unexpected(found.error().error);
  return read;
}

// A position as a game between unknown players in which it was reached.
Result<ReadGame> game_at_position(const JsonReader& arguments) {
  const std::uint64_t seed = read_seed(arguments);
  auto session = read_session(arguments, seed);
  if (!session) return tl::unexpected(session.error());
  ReadGame read;
  read.record = record_of(**session, std::vector<std::string>((*session)->seats().size(), "unknown"), seed);
  read.game = game_of(std::move(*session), read.record);
  return read;
}

Result<ReadGame> game_to_export(const JsonReader& arguments, CallContext& context) {
  if (arguments.has("table")) return game_at_table(arguments, context);
  return arguments.has("game") ? game_at_position(arguments) : read_recorded(arguments);
}

Result<std::string> exported_as(const std::string& format, const ReadGame& read, std::size_t ply) {
  if (format == "html") return standalone_page(json_line(shown_game_json(read.record, read.game)));
  if (format == "record") return write_record(read.record);
  auto known = export_formats(read.game.game());
  known.insert(known.begin(), {"html", "record"});
  return exported(read.game, *read.game.session->at(ply), format, watch_title(read.game), known);
}

}  // namespace

Answer call_replay(const JsonReader& arguments, CallContext&) {
  arguments.only({"record", "number", "from", "count"});
  FrameRange range{0, kMaxFrames, kMaxFrameBytes};
  if (arguments.has("from")) range.from = static_cast<std::size_t>(arguments["from"].count());
  if (arguments.has("count")) range.count = static_cast<std::size_t>(arguments["count"].integer(1, kMaxFrames));
  auto read = read_recorded(arguments);
  if (!read) return tl::unexpected(read.error());
  if (range.from > read->game.plies.size()) return refuse(Refusal::bad, "the game has fewer plies");
  Json json = shown_game_json(read->record, read->game, range);
  json["number"] = read->number;
  json["count"] = read->all.size();
  json["games"] = games_json(read->all);
  return json;
}

Answer call_export(const JsonReader& arguments, CallContext& context) {
  arguments.only({"record", "number", "table", "game", "position", "moves", "seed", "format", "ply"});
  const std::string format = arguments["format"].text();
  auto read = game_to_export(arguments, context);
  if (!read) return tl::unexpected(read.error());
  std::size_t ply = read->game.plies.size();
  if (arguments.has("ply")) ply = std::min(ply, static_cast<std::size_t>(arguments["ply"].count()));
  if (arguments.failed()) return arguments.failure();
  auto text = exported_as(format, *read, ply);
  if (!text) return tl::unexpected(text.error());
  return Json{{"format", format}, {"text", std::move(*text)}};
}

}  // namespace ariadne
