#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/remarks.hpp"
#include "apps/cli/records.hpp"
#include "apps/terminal/panel.hpp"
#include "apps/terminal/viewer.hpp"
#include "core/suggest.hpp"
#include "report/format.hpp"
#include "report/svg/scene.hpp"

namespace ariadne {

namespace {

constexpr const char* kSchema = "ariadne/replay/1";
constexpr const char* kSvg = "svg";

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

// Options that would be ignored are refused.
void check_options(const ReplayOptions& options, const Context& context) {
  const auto refuse = [](const char* message, const char* hint) { throw Failure(ExitCode::usage, message, hint); };
  const bool exports = !options.export_to.empty();
  if (options.verify && (exports || options.game != 1 || options.from != 0)) {
    refuse("--verify checks every game of the file from its start", "Leave out --export, --game and --from.");
  }
  if (exports && options.export_to != kSvg && options.from != 0) {
    refuse("--export writes the whole game", "Leave out --from; only a picture (--export svg) is of one position.");
  }
  if (exports && context.json) refuse("--export has a format of its own", "For JSON: --export json.");
  if (context.json && options.from != 0) refuse("--json writes the whole game", "Leave out --from.");
}

void check_from(const ReplayOptions& options, const GameRecord& record) {
  if (static_cast<std::size_t>(options.from) <= record.plies.size()) return;
  throw Failure(ExitCode::input, fmt::format("--from {} is beyond the game", options.from),
                fmt::format("It has {} plies.", record.plies.size()));
}

// What was found out about the games of a file.
struct Verification {
  std::size_t games = 0, cut = 0;
  Json failures = Json::array();

  std::string summary() const {
    const std::size_t whole = games - cut;
    const std::string text = fmt::format("verified: {} {}", whole, whole == 1 ? "game" : "games");
    return cut == 0 ? text : fmt::format("{}, {} cut", text, cut);
  }
};

// Replays and compares a game; what is not right is told.
void verify_game(const GameRecord& record, Verification& found, const Context& context) {
  ++found.games;
  std::string remark;
  if (const auto verified = verify(record); !verified) {
    remark = verified.error().message;
    found.failures.push_back({{"game", found.games}, {"message", remark}});
  } else if (record.ending == Ending::cut) {
    ++found.cut;
    remark = fmt::format("cut after ply {}, hash not checked", record.plies.size());
  }
  if (!remark.empty() && !context.json) fmt::print("game {}: {}\n", found.games, remark);
}

int run_verify(const ReplayOptions& options, const Context& context) {
  Verification found;
  for_each_record(options.file, [&](const GameRecord& record) -> Result<> {
    verify_game(record, found, context);
    return {};
  });
  const bool good = found.failures.empty();
  if (context.json) {
    print_json({{"schema", kSchema},
                {"games", found.games},
                {"verified", good},
                {"cut", found.cut},
                {"failures", found.failures}});
  } else if (good) {
    fmt::print("{}\n", found.summary());
  }
  return static_cast<int>(good ? ExitCode::done : ExitCode::failed);
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

// The position after ply --from, or the last one.
std::unique_ptr<Session> shown_session(const Table& table, const ReplayOptions& options) {
  auto shown = table.session->clone();
  if (options.from > 0) shown->rewind(static_cast<std::size_t>(options.from));
  return shown;
}

void print_game(const GameRecord& record, const Table& table, const std::string& title, const ReplayOptions& options,
                const Context& context) {
  const auto shown = shown_session(table, options);
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

void print_export(const GameRecord& record, const Table& table, const std::string& title, const ReplayOptions& options,
                  const Context& context) {
  const std::string& format = options.export_to;
  const auto& formats = table.game().info().formats;
  if (format == "json") {
    std::cout << game_json(table) << '\n';
  } else if (format == "text") {
    print_moves(table);
    print_board(std::cout, *table.session, line_look(context));
    if (!table.over()) std::cout << ending_text(record) << '\n';
  } else if (format == kSvg) {
    std::cout << scene_svg(shown_session(table, options)->scene(), title);
  } else if (std::ranges::count(formats, format) > 0) {
    std::cout << table.session->write(format, record.agents) << '\n';
  } else {
    std::vector<std::string> known = {"text", "json", kSvg};
    known.insert(known.end(), formats.begin(), formats.end());
    throw Failure(ExitCode::usage, fmt::format("{} is not exported as {}", record.game, in_quotes(format)),
                  "It is " + one_of(known) + ".");
  }
}

int show_on_screen(const ReplayOptions& options, const Context& context) {
  const auto records = load_records(options.file);
  std::size_t index = static_cast<std::size_t>(options.game) - 1;
  if (index >= records.size()) throw no_such_game(options.file, options.game, records.size());
  auto from = static_cast<std::size_t>(options.from);
  check_from(options, records[index]);
  for (const auto& record : records) replayed(record, options.file);  // a bad one is told before the screen is taken
  Screen screen;
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
  check_options(options, context);
  if (options.verify) return run_verify(options, context);
  if (options.export_to.empty() && !context.json && wants_screen(context, options.plain)) {
    return show_on_screen(options, context);
  }
  auto [game, count] = open_recorded(options.file, options.game);
  const GameRecord record = game.record;
  check_from(options, record);
  const auto index = static_cast<std::size_t>(options.game) - 1;
  const Table table = make_table(std::move(game));
  const std::string title = title_of(record, table, index, count);
  if (!options.export_to.empty())
    print_export(record, table, title, options, context);
  else if (context.json)
    print_as_json(record, index + 1, count);
  else
    print_game(record, table, title, options, context);
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
