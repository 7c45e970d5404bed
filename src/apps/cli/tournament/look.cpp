#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/tournament/stored.hpp"
#include "apps/cli/tournament/tournament.hpp"
#include "core/suggest.hpp"
#include "report/tournament/data.hpp"
#include "report/tournament/page.hpp"

namespace ariadne {
namespace {

std::size_t entrant_called(const TournamentPlan& plan, const std::string& name) {
  std::vector<std::string> names;
  for (const auto& entrant : plan.entrants) {
    if (entrant.name == name) return names.size();
    names.push_back(entrant.name);
  }
  throw Failure(ExitCode::usage, "there is no agent " + in_quotes(name), suggestion(name, names));
}

std::string records_text(StoredTournament& stored) {
  std::string text;
  RecordWriter writer;
  value_or_fail(stored.store.records({},
                                     [&](std::uint64_t, const GameRecord& record) -> Result<> {
                                       auto lines = writer.write(record);
                                       if (lines) text += *lines;
                                       return lines.map([](const std::string&) {});
                                     }),
                ExitCode::input);
  return text;
}

std::string exported_text(StoredTournament& stored, const std::string& format) {
  const TournamentView view{stored.plan, stored.games};
  if (format == "csv") return ranking_csv(view);
  if (format == "games") return games_csv(view, stored.games);
  if (format == "json") return json_line(tournament_json(view)) + "\n";
  if (format == "html") return tournament_page(view);
  if (format == "crosstable") return crosstable_text(view);
  if (format == "records") return records_text(stored);
  return tournament_table(view);
}

}  // namespace

int run_tournament_show(const TournamentShowOptions& options, const Context& context) {
  const StoredTournament stored = open_stored(options.file);
  const TournamentView view{stored.plan, stored.games};
  if (context.json) {
    print_json(tournament_json(view));
  } else {
    fmt::print("{}\n{}", tournament_table(view), crosstable_text(view));
  }
  return static_cast<int>(ExitCode::done);
}

int run_tournament_games(const TournamentGamesOptions& options, const Context& context) {
  const StoredTournament stored = open_stored(options.file);
  std::optional<std::size_t> agent;
  if (!options.agent.empty()) agent = entrant_called(stored.plan, options.agent);
  std::vector<ScheduledGame> games;
  std::ranges::copy_if(stored.games, std::back_inserter(games), [&](const ScheduledGame& game) {
    return (!agent || game.is_of(*agent)) && (!options.round || game.round + 1 == *options.round) &&
           (!options.forfeits || (game.result && !game.result->forfeits.empty()));
  });
  if (games.empty()) throw Failure(ExitCode::nothing, "there are no such games");
  const TournamentView view{stored.plan, stored.games};
  if (!context.json) {
    fmt::print("{}", games_text(view, games));
    return static_cast<int>(ExitCode::done);
  }
  for (const auto& game : games) {
    Json json = {{"schema", "ariadne/tournament-game/1"}};
    json.update(scheduled_game_json(view, game));
    print_json(json);
  }
  return static_cast<int>(ExitCode::done);
}

int run_tournament_export(const TournamentExportOptions& options, const Context& context) {
  if (context.json) throw Failure(ExitCode::usage, "export has a format of its own", "Use: --format json");
  if (!options.output.empty()) check_output(options.output, options.force);
  StoredTournament stored = open_stored(options.file);
  const std::string text = exported_text(stored, options.format);
  if (options.output.empty()) {
    fmt::print("{}", text);
  } else {
    write_output(options.output, text);
  }
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
