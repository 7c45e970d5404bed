#include "apps/cli/tournament/tournament.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "agents/external/command.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/tournament/live.hpp"
#include "apps/cli/tournament/stored.hpp"
#include "arena/tournament/run.hpp"
#include "core/file.hpp"
#include "core/locked_file.hpp"
#include "report/match_table.hpp"
#include "report/tournament/data.hpp"

namespace ariadne {
namespace {

// The tournament of a file, and the texts that make it again.
struct OpenedFile {
  TournamentPlan plan;
  StoreTexts texts;
};

// Openings are named from the folder of the file.
OpenedFile open_file(const TournamentOptions& options, const Context& context, std::uint64_t seed,
                     bool to_play = true) {
  OpenedFile opened;
  const std::string text = read_file(options.file, kMaxTournamentFile);
  TournamentSources sources;
  sources.seed = seed;
  sources.to_play = to_play;
  sources.external = context.external;
  sources.openings = [&](const std::string& path) {
    auto openings = file_text((std::filesystem::path(options.file).parent_path() / path).string());
    if (openings) opened.texts[kOpeningsText] = *openings;
    return openings;
  };
  opened.plan = value_or_fail(read_tournament(text, sources), ExitCode::input, source_name(options.file));
  opened.texts[kFileText] = text;
  opened.texts[kSeedText] = std::to_string(opened.plan.games.seed);
  return opened;
}

// Never one that another run is writing to.
void remove_store(const std::string& path) {
  const auto lock = value_or_fail(LockedFile::open(path), ExitCode::environment);
  std::error_code ignored;
  for (const char* part : {"", "-wal", "-shm"}) std::filesystem::remove(path + part, ignored);
}

// A tournament that goes on, or begins.
struct Event {
  TournamentPlan plan;
  TournamentStore store;
  std::vector<ScheduledGame> games;
};

Event begin(const TournamentOptions& options, const Context& context, const std::string& path) {
  OpenedFile file = open_file(options, context, context.seed);
  auto store = value_or_fail(TournamentStore::create(path, file.texts, file.plan.entrants), ExitCode::environment);
  return {std::move(file.plan), std::move(store), {}};
}

// The games of agents that have withdrawn since.
std::vector<std::uint64_t> cancelled_games(const TournamentPlan& plan, std::vector<ScheduledGame>& games) {
  std::vector<std::uint64_t> cancelled;
  for (auto& game : games) {
    const auto left = [&](std::size_t agent) { return plan.entrants[agent].withdrawn; };
    if (game.state != GameState::planned || !(left(game.pairing.agents[0]) || left(game.pairing.agents[1]))) continue;
    game.state = GameState::cancelled;
    cancelled.push_back(game.pairing.game);
  }
  return cancelled;
}

Event resume(const TournamentOptions& options, const Context& context, const std::string& path) {
  auto store = value_or_fail(TournamentStore::open(path), ExitCode::environment);
  const TournamentPlan begun = stored_plan(store, path);
  const std::uint64_t seed = context.seed_given ? context.seed : begun.games.seed;
  // Compared as they are written: agents that have withdrawn need not be there any more.
  value_or_fail(check_continuation(begun, open_file(options, context, seed, false).plan), ExitCode::usage,
                source_name(options.file));
  OpenedFile file = open_file(options, context, seed);
  auto games = value_or_fail(store.games(begun.entrants.size()), ExitCode::input);
  const auto cancelled = cancelled_games(file.plan, games);
  if (file.texts != value_or_fail(store.texts(), ExitCode::input) || !cancelled.empty()) {
    value_or_fail(store.amend(file.texts, file.plan.entrants, cancelled), ExitCode::environment);
  }
  return {std::move(file.plan), std::move(store), std::move(games)};
}

Event open_event(const TournamentOptions& options, const Context& context, const std::string& path) {
  if (options.resume && options.force) {
    throw Failure(ExitCode::usage,
                  "--resume cannot be combined with --force: one keeps what was played, the other removes it");
  }
  if (value_or_fail(TournamentStore::is_begun(path), ExitCode::input)) {
    if (options.resume) return resume(options, context, path);
    if (!options.force) {
      throw Failure(ExitCode::usage, in_quotes(path) + " exists",
                    "Use --resume to continue it, or --force to begin again.");
    }
    open_file(options, context, context.seed);  // nothing is removed for a file that cannot be played
    remove_store(path);
  }
  return begin(options, context, path);
}

std::uint64_t expected_games(const TournamentPlan& plan, const std::vector<ScheduledGame>& games) {
  if (plan.format != Format::knockout) return std::max<std::uint64_t>(most_games(plan), games.size());
  return (plan.entrants.size() - 1) * 2 * static_cast<std::uint64_t>(plan.pairs);
}

// Plays what is missing. What was told is stored, whatever goes wrong.
void play(Event& event, const TournamentOptions& options, const Context& context) {
  TournamentLive live(event.plan, context, event.games, expected_games(event.plan, event.games));
  TournamentEvents events;
  events.planned = [&](std::span<const ScheduledGame> games) { return live.planned(games), true; };
  events.played = [&](const ScheduledGame& game) { return live.played(game), true; };
  Result<> played;
  try {
    played = play_tournament(event.plan, event.store, event.games, options.jobs, interrupted(), events);
  } catch (const HostFault& fault) {
    played = failure(fault.what(), fault.hint());
  }
  if (played) return;
  Error error = played.error();
  error.hint += std::string(error.hint.empty() ? "" : " ") + "What was stored before is safe; continue with --resume.";
  throw Failure(ExitCode::environment, std::move(error));
}

void print_result(const TournamentView& view, const Context& context) {
  if (context.json) {
    print_json(tournament_json(view));
  } else {
    fmt::print("{}\n{}", tournament_table(view), crosstable_text(view));
  }
  flush_output();
}

}  // namespace

int run_tournament(const TournamentOptions& options, const Context& context) {
  if (options.file.empty()) {
    throw Failure(ExitCode::usage, "tournament needs FILE: the tournament, a TOML file",
                  "To begin with one: ariadne tournament init -o club.toml");
  }
  const std::string path = options.store.empty() ? store_path(options.file) : options.store;
  if (path == options.file) {
    throw Failure(ExitCode::usage, "the tournament needs a file that ends in .toml, or --db FILE for its games",
                  "To look at games: ariadne tournament show " + printable(path));
  }
  Event event = open_event(options, context, path);
  play(event, options, context);
  const TournamentView view{event.plan, event.games};
  print_result(view, context);
  if (uses_time(event.plan.games) && !context.quiet) {
    print_aside("note: time limits make results machine-dependent; use nodes= to reproduce exactly\n");
  }
  if (view.complete()) return static_cast<int>(ExitCode::done);
  print_aside("interrupted: {} of {} games saved; continue with --resume\n", view.standings.played,
              std::max(expected_games(event.plan, event.games), view.standings.planned));
  return interrupted_exit_code();
}

int run_tournament_init(const TournamentInitOptions& options, const Context&) {
  if (options.output.empty()) {
    fmt::print("{}", tournament_template());
  } else {
    check_output(options.output, options.force);
    write_output(options.output, tournament_template());
  }
  return static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
