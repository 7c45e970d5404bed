#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/agent_word.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/remarks.hpp"
#include "apps/cli/play/seat_words.hpp"
#include "apps/cli/unfinished.hpp"
#include "apps/terminal/viewer.hpp"
#include "report/format.hpp"

namespace ariadne {

namespace {

constexpr const char* kSchema = "ariadne/watch/1";

std::vector<std::string> given_words(const std::vector<std::string>& lists) {
  std::vector<std::string> given;
  for (const auto& list : lists) {
    for (auto& word : split_agent_list(list)) given.push_back(std::move(word));
  }
  if (std::ranges::count(given, kHuman) > 0) {
    throw Failure(ExitCode::usage, "a human plays, but does not watch", "See: ariadne play");
  }
  return given;
}

// Plays the game to its end; `tell` is called after each ply with the sentence of the move.
template <class Tell>
void play_out(Table& table, const Tell& tell) {
  Thinking how;
  how.stop = &interrupted();
  while (!table.over() && !interrupted()) {
    if (table.session->must_pass()) {
      tell(play_pass(table));
      continue;
    }
    const Decision decision = table.to_move().agent->think(*table.session, how);
    if (interrupted()) return;  // cut short, it is not what the agent would have played
    const std::string sentence = table.session->describe(decision.move);
    play_decision(table, decision);
    tell(sentence);
  }
}

void watch_in_lines(Table& table, const Context& context) {
  const Look look = line_look(context);
  if (!context.quiet) {
    std::cout << watch_title(table) << "\n\n";
    print_board(std::cout, *table.session, look);
  }
  play_out(table, [&](const std::string& sentence) {
    if (context.quiet) return;
    const std::string thought = thought_words(table, table.plies.back());
    std::cout << '\n'
              << table.plies.size() << ". " << sentence << (thought.empty() ? "" : " (" + thought + ")") << '\n';
    print_board(std::cout, *table.session, look);
    flush_output();
  });
  if (context.quiet && table.over()) std::cout << table.session->outcome_text() << '\n';
  if (!context.quiet) print_statistics(std::cout, *table.session);
}

// A ply as JSON, without times: the same seed gives the same lines.
Json ply_json(const Table& table, Seat seat) {
  const RecordedPly& ply = table.plies.back();
  Json json = {{"schema", kSchema},         {"ply", table.plies.size()}, {"seat", table.session->seats()[seat]},
               {"move", ply.moves.front()}, {"nodes", ply.nodes},        {"depth", ply.depth}};
  json["value"] = ply.value ? value_json(*ply.value) : Json(nullptr);
  return json;
}

Json end_json(const Table& table) {
  const GameRecord record = record_of(table);
  Json json = {{"schema", kSchema},       {"game", record.game},          {"seed", record.seed},
               {"agents", record.agents}, {"plies", record.plies.size()}, {"finished", table.over()}};
  if (record.result) {
    json["result"] = {{"winner", winner_name(record)}, {"score", record.result->score}, {"text", record.result_text}};
  }
  json["hash"] = fmt::format("{:016x}", record.hash);
  if (const auto statistics = table.session->statistics(); !statistics.json.empty()) {
    json["statistics"] = parse_json(statistics.json).value();
  }
  return json;
}

void watch_as_json(Table& table) {
  Seat mover = table.session->to_move();
  play_out(table, [&](const std::string&) {
    print_json(ply_json(table, mover));
    flush_output();  // whoever reads along sees each ply as it is played
    mover = table.session->to_move();
  });
  print_json(end_json(table));
}

void watch_on_screen(Table& table, const WatchOptions& options, const Context& context) {
  {
    Screen screen;
    Viewer::Options view{.title = watch_title(table), .live = true, .running = true, .from = table.plies.size()};
    view.speed = options.speed.value_or(usual_speed(table.game()));
    Viewer(screen, table, {context.utf8, context.color}, view).run();
  }
  if (interrupted()) return;
  std::cout << watch_title(table) << '\n';
  std::cout << (table.over() ? table.session->outcome_text() : "the game is not finished") << '\n';
  print_statistics(std::cout, *table.session);
}

}  // namespace

int run_watch(const WatchOptions& options, const Context& context) {
  check_record_path(options.record, options.force);
  const GameWord word = game_of(options.game);
  auto session = open_unfinished(word, options.position, context.seed);
  const auto words = words_for_seats(*word.game, session->seats(), given_words(options.agents));
  Table table = make_table(std::move(session), words, context.seed);
  if (context.json)
    watch_as_json(table);
  else if (wants_screen(context, options.plain))
    watch_on_screen(table, options, context);
  else
    watch_in_lines(table, context);
  write_table_record(table, options.record);
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
