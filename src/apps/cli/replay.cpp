#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/records.hpp"
#include "apps/cli/screens.hpp"
#include "apps/cli/serve.hpp"
#include "arena/journal.hpp"
#include "core/suggest.hpp"
#include "report/export.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"
#include "report/record_json.hpp"
#include "report/state.hpp"
#include "server/page/standalone.hpp"

namespace ariadne {

namespace {

constexpr const char* kSvg = "svg";
constexpr const char* kHtml = "html";

std::string title_of(const GameInPlay& game, std::size_t index, std::size_t count) {
  return watch_title(game) + (count > 1 ? fmt::format(" (game {} of {})", index + 1, count) : "");
}

// A picture and a page show one game, other formats can be joined.
bool is_of_one_game(const std::string& format) { return format == kSvg || format == kHtml; }

// Options that would be ignored are refused.
void check_options(const ReplayOptions& options, const Context& context) {
  const auto refuse = [](const char* message, const char* hint) { throw Failure(ExitCode::usage, message, hint); };
  const bool exports = !options.export_to.empty();
  if (options.verify && (exports || options.game || options.from || !options.salvage.empty())) {
    refuse("--verify checks every game of the file from its start",
           "Leave out --export, --game, --from and --salvage.");
  }
  if (!options.salvage.empty() && (exports || options.game || options.from)) {
    refuse("--salvage copies every sound game of the file", "Leave out --export, --game and --from.");
  }
  if (options.salvage == "-") refuse("--salvage needs a file name", "Use: --salvage NEW");
  if (exports && options.export_to != kSvg && options.from) {
    refuse("--export writes the whole game", "Leave out --from; only a picture (--export svg) is of one position.");
  }
  if (exports && context.json) refuse("--export has a format of its own", "For JSON: --export json.");
  if (context.json && options.from) refuse("--json writes the whole game", "Leave out --from.");
}

void check_from(const ReplayOptions& options, const GameRecord& record) {
  if (!options.from || static_cast<std::size_t>(*options.from) <= record.plies.size()) return;
  throw Failure(ExitCode::input, fmt::format("--from {} is beyond the game", *options.from),
                fmt::format("It has {} plies.", record.plies.size()));
}

// What no two games of one match have in common.
std::string identity_of(const GameRecord& record, const MatchPlace& place) {
  return fmt::format("{} {} {} {}", record.game, record.seed, place.index, joined(record.agents, " "));
}

// Replays and compares a game; what is wrong is printed. `seen` are the games of matches so far.
void verify_game(const GameRecord& record, Verification& found, std::set<std::string>& seen, const Context& context) {
  ++found.games;
  if (record.match) found.planned = record.match->games;
  std::string remark;
  const bool twice = record.match && !seen.insert(identity_of(record, *record.match)).second;
  if (const auto verified = twice ? failure("it appears twice") : verify(record); !verified) {
    remark = verified.error().message;
    found.failures.push_back({found.games, remark});
  } else if (record.ending == Ending::cut) {
    ++found.cut;
    remark = fmt::format("cut after ply {}, hash not checked", record.plies.size());
  }
  if (!remark.empty() && !context.json) fmt::print("game {}: {}\n", found.games, remark);
}

// Reads the whole file, whatever is wrong in it, and calls `good` with every game that is as it was written.
Verification verified(const ReplayOptions& options, const Context& context,
                      const std::function<Result<>(const GameRecord&)>& good) {
  Verification found;
  std::set<std::string> seen;
  const auto visit = [&](const GameRecord& record) -> Result<> {
    const std::size_t failures = found.failures.size();
    verify_game(record, found, seen, context);
    return found.failures.size() == failures && record.ending != Ending::cut ? good(record) : Result<>{};
  };
  for_each_sound_record(options.file, visit, [&](const Error& fault) {
    found.faults.push_back(fault);
    if (!context.json) print_aside("{}", Failure(ExitCode::input, fault, source_name(options.file)).text());
  });
  return found;
}

int run_verify(const ReplayOptions& options, const Context& context) {
  const Verification found = verified(options, context, [](const GameRecord&) -> Result<> { return {}; });
  if (context.json) {
    print_json(verification_json(found));
  } else if (found.good()) {
    fmt::print("{}\n", verification_text(found));
  } else if (!found.faults.empty()) {
    print_aside("  Copy the other games to a new file: ariadne replay {} --salvage NEW\n", printable(options.file));
  }
  return static_cast<int>(found.good() ? ExitCode::done : ExitCode::failed);
}

bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code unknown;
  return std::filesystem::equivalent(a, b, unknown);
}

// Copies the games that are as they were written to a new file. That is begun only when the whole file was read.
int run_salvage(const ReplayOptions& options, const Context& context) {
  check_output(options.salvage, options.force);
  if (options.file == "-" || is_same_file(options.file, options.salvage)) {
    throw Failure(ExitCode::usage, "--salvage needs a damaged file and another one for its games");
  }
  std::size_t sound = 0;
  const Verification found = verified(options, context, [&](const GameRecord&) -> Result<> {
    ++sound;
    return {};
  });
  if (sound == 0) throw Failure(ExitCode::input, "no game of " + in_quotes(options.file) + " is sound");
  auto journal = value_or_fail(Journal::open(options.salvage), ExitCode::environment);
  value_or_fail(journal.begin(), ExitCode::environment);
  Context silent = context;
  silent.json = true;  // all faults were named already
  verified(options, silent, [&](const GameRecord& record) { return journal.add(record); });
  value_or_fail(journal.close(), ExitCode::environment);
  if (context.json) {
    print_json(salvage_json(found, sound));
  } else {
    fmt::print("saved {} in {}\n", counted(sound, "game", "games"), printable(options.salvage));
  }
  return static_cast<int>(ExitCode::done);
}

void print_moves(const GameInPlay& game) {
  for (const auto& row : move_rows(game.session->history(), game.players.size())) std::cout << row << '\n';
}

// The position after ply --from, or the last one.
std::unique_ptr<Session> shown_session(const GameInPlay& game, const ReplayOptions& options) {
  return options.from ? game.session->at(static_cast<std::size_t>(*options.from)) : game.session->clone();
}

void print_game(const GameRecord& record, const GameInPlay& game, const std::string& title,
                const ReplayOptions& options, const Context& context) {
  const auto shown = shown_session(game, options);
  std::cout << title << '\n';
  print_moves(game);
  std::cout << '\n';
  if (options.from) std::cout << "after ply " << *options.from << ":\n";
  print_board(std::cout, *shown, line_style(context));
  if (!shown->result()) std::cout << '\n' << ending_text(record) << '\n';
  print_statistics(std::cout, *shown);
}

void print_export(const GameRecord& record, const GameInPlay& game, const std::string& title,
                  const ReplayOptions& options, const Context& context) {
  const std::string& format = options.export_to;
  if (format == "text") {
    print_moves(game);
    print_board(std::cout, *game.session, line_style(context));
    if (!game.session->result()) std::cout << ending_text(record) << '\n';
  } else if (format == kHtml) {
    std::cout << standalone_page(json_line(shown_game_json(record, game)));
  } else {
    auto known = export_formats(game.game());
    known.insert(known.begin(), {"text", kHtml});
    std::cout << value_or_fail(exported(game, *shown_session(game, options), format, title, known), ExitCode::usage);
  }
}

// Every game of the file, one after the other.
int export_all(const ReplayOptions& options, const Context& context) {
  bool begun = false;
  for_each_record(options.file, [&](const GameRecord& record) -> Result<> {
    const GameInPlay game = game_of(replayed(record, options.file).session, record);
    if (begun && options.export_to == "text") std::cout << '\n';
    print_export(record, game, "", options, context);
    begun = true;
    return {};
  });
  if (!begun) throw no_such_game(options.file, 1, 0);
  return static_cast<int>(ExitCode::done);
}

int show_on_screen(const ReplayOptions& options, const Context& context) {
  const auto records = load_records(options.file);
  const int number = options.game.value_or(1);
  const std::size_t first = static_cast<std::size_t>(number) - 1;
  if (first >= records.size()) throw no_such_game(options.file, number, records.size());
  check_from(options, records[first]);
  for (const auto& record : records) replayed(record, options.file);  // a bad one is refused before the screen is taken
  bool begun = false;
  const auto open = [&](std::size_t index) {
    Screens::Shown shown{game_of(replayed(records[index], options.file).session, records[index]), {}};
    shown.options.title = title_of(shown.game, index, records.size());
    shown.options.from = std::exchange(begun, true) ? 0 : static_cast<std::size_t>(options.from.value_or(0));
    return shown;
  };
  context.screens->leaf_through(records.size(), first, open, {context.utf8, context.color});
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

int show_in_browser(const ReplayOptions& options, const Context& context) {
  if (!options.export_to.empty()) throw Failure(ExitCode::usage, "--export prints the game, --ui shows it");
  const GameRecord record = open_recorded(options.file, options.game.value_or(1)).game.record;
  check_from(options, record);
  const std::string text = value_or_fail(write_record(record), ExitCode::input);
  return show_call("replay", "replay", {{"record", text}, {"ply", options.from.value_or(0)}}, context);
}

}  // namespace

int run_replay(const ReplayOptions& options, const Context& context) {
  check_options(options, context);
  if (options.verify) return run_verify(options, context);
  if (!options.salvage.empty()) return run_salvage(options, context);
  if (options.ui == kWebUi) return show_in_browser(options, context);
  if (options.export_to.empty() && !context.json && wants_screen(context, options.plain)) {
    return show_on_screen(options, context);
  }
  if (!options.export_to.empty() && !is_of_one_game(options.export_to) && !options.game)
    return export_all(options, context);
  const int number = options.game.value_or(1);
  auto [recorded, count] = open_recorded(options.file, number);
  const GameRecord& record = recorded.record;
  check_from(options, record);
  const auto index = static_cast<std::size_t>(number) - 1;
  const GameInPlay game = game_of(std::move(recorded.session), record);
  const std::string title = title_of(game, index, count);
  if (!options.export_to.empty())
    print_export(record, game, title, options, context);
  else if (context.json)
    print_json(replay_json(record, *game.session, index + 1, count));
  else
    print_game(record, game, title, options, context);
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
