#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/play.hpp"
#include "apps/play_lines.hpp"
#include "apps/play_words.hpp"
#include "apps/records.hpp"
#include "apps/terminal/panel.hpp"
#include "apps/terminal/viewer.hpp"
#include "core/suggest.hpp"

namespace ariadne {

namespace {

constexpr const char* kSchema = "ariadne/replay/1";

std::string ending_text(const GameRecord& record) {
  switch (record.ending) {
    case Ending::finished:
      return record.result_text;
    case Ending::interrupted:
      return "the game was not finished";
    case Ending::cut:
      return "the record breaks off here";
  }
  return "";
}

std::string title_of(const GameRecord& record, const Table& table, std::size_t index, std::size_t count) {
  const std::string place = count > 1 ? fmt::format(" (game {} of {})", index + 1, count) : "";
  return fmt::format("{}: {}, seed {}{}", table.game().info().title, joined(record.agents, " against "), record.seed,
                     place);
}

const GameRecord& chosen_game(const std::vector<GameRecord>& records, const ReplayOptions& options) {
  if (records.empty()) throw Failure(ExitCode::nothing, "there is no game in " + in_quotes(options.file));
  if (options.game < 1 || static_cast<std::size_t>(options.game) > records.size()) {
    throw Failure(ExitCode::usage, fmt::format("--game {} is not in the file", options.game),
                  fmt::format("It has games 1 to {}.", records.size()));
  }
  const GameRecord& record = records[static_cast<std::size_t>(options.game) - 1];
  if (options.from < 0 || static_cast<std::size_t>(options.from) > record.plies.size()) {
    throw Failure(ExitCode::usage, fmt::format("--from {} is beyond the game", options.from),
                  fmt::format("It has {} plies.", record.plies.size()));
  }
  return record;
}

// Every game of the file is replayed and compared; the first fault of each is told.
int run_verify(const std::vector<GameRecord>& records, const Context& context) {
  Json failures = Json::array();
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto verified = verify(records[i]);
    if (verified) continue;
    failures.push_back({{"game", i + 1}, {"message", verified.error().message}});
    if (!context.json) std::cout << "game " << i + 1 << ": " << verified.error().message << '\n';
  }
  if (context.json) {
    print_json(
        {{"schema", kSchema}, {"games", records.size()}, {"verified", failures.empty()}, {"failures", failures}});
  } else if (failures.empty()) {
    std::cout << "verified: " << records.size() << (records.size() == 1 ? " game\n" : " games\n");
  }
  return static_cast<int>(failures.empty() ? ExitCode::done : ExitCode::failed);
}

Json ply_json(const RecordedPly& ply) {
  Json json = {{"moves", ply.moves}, {"nodes", ply.nodes}, {"depth", ply.depth}};
  json["value"] = ply.value ? value_json(*ply.value) : Json(nullptr);
  return json;
}

void print_as_json(const GameRecord& record, std::size_t index, std::size_t count) {
  Json json = {{"schema", kSchema},     {"game", record.game},     {"index", index},     {"games", count},
               {"seats", record.seats}, {"agents", record.agents}, {"seed", record.seed}};
  // Read by the record reader, so it is JSON.
  json["start"] = parse_json(record.start).value_or(Json(nullptr));
  json["plies"] = Json::array();
  for (const auto& ply : record.plies) json["plies"].push_back(ply_json(ply));
  json["finished"] = record.ending == Ending::finished;
  if (record.result) {
    json["result"] = {{"winner", winner_name(record)}, {"score", record.result->score}, {"text", record.result_text}};
  }
  print_json(json);
}

void print_moves(const Table& table) {
  for (const auto& row : move_rows(table.session->history(), table.players.size())) std::cout << row << '\n';
}

void print_game(const GameRecord& record, const Table& table, const std::string& title, const ReplayOptions& options,
                const Context& context) {
  const auto shown = table.session->clone();
  if (options.from > 0) shown->rewind(static_cast<std::size_t>(options.from));
  std::cout << title << '\n';
  print_moves(table);
  std::cout << '\n';
  if (options.from > 0) std::cout << "after ply " << options.from << ":\n";
  print_board(std::cout, *shown, line_look(context));
  if (!shown->result()) std::cout << '\n' << ending_text(record) << '\n';
}

// The start position with its moves: what --position reads.
std::string game_json(const Table& table) {
  Json json = parse_json(table.session->start_json()).value_or(Json::object());
  json["moves"] = table.session->history();
  return json.dump();
}

void print_export(const GameRecord& record, const Table& table, const std::string& format, const Context& context) {
  const auto& formats = table.game().info().formats;
  if (format == "json") {
    std::cout << game_json(table) << '\n';
  } else if (format == "text") {
    print_moves(table);
    print_board(std::cout, *table.session, line_look(context));
    if (!table.over()) std::cout << ending_text(record) << '\n';
  } else if (std::ranges::count(formats, format) > 0) {
    std::cout << table.session->write(format, record.agents) << '\n';
  } else {
    std::vector<std::string> known = {"text", "json"};
    known.insert(known.end(), formats.begin(), formats.end());
    throw Failure(ExitCode::usage, fmt::format("{} is not exported as {}", record.game, in_quotes(format)),
                  "It is " + one_of(known) + ".");
  }
}

int show_on_screen(const std::vector<GameRecord>& records, const ReplayOptions& options, const Context& context) {
  Screen screen;
  std::size_t index = static_cast<std::size_t>(options.game) - 1;
  auto from = static_cast<std::size_t>(options.from);
  while (!interrupted()) {
    Table table = make_table(replayed(records[index], options.file));
    Viewer::Options view{.title = title_of(records[index], table, index, records.size())};
    view.siblings = records.size() > 1;
    view.from = from;
    const auto leave = Viewer(screen, table, {context.utf8, context.color}, view).run();
    if (leave == Viewer::Leave::quit) break;
    if (leave == Viewer::Leave::next && index + 1 < records.size()) ++index;
    if (leave == Viewer::Leave::previous && index > 0) --index;
    from = 0;
  }
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

}  // namespace

int run_replay(const ReplayOptions& options, const Context& context) {
  const auto records = load_records(options.file);
  const GameRecord& record = chosen_game(records, options);
  if (options.verify) return run_verify(records, context);
  const auto index = static_cast<std::size_t>(options.game) - 1;
  const Table table = make_table(replayed(record, options.file));
  if (!options.export_to.empty())
    print_export(record, table, options.export_to, context);
  else if (context.json)
    print_as_json(record, index + 1, records.size());
  else if (wants_screen(context, options.plain))
    return show_on_screen(records, options, context);
  else
    print_game(record, table, title_of(record, table, index, records.size()), options, context);
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
