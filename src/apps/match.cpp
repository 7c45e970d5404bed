#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/input.hpp"
#include "apps/match_progress.hpp"
#include "apps/match_report.hpp"
#include "apps/read_file.hpp"
#include "arena/file.hpp"
#include "arena/journal.hpp"
#include "arena/match.hpp"
#include "arena/rating.hpp"

namespace ariadne {
namespace {

constexpr int kMostGames = 1'000'000;
constexpr int kMostOpeningPlies = 1000;
constexpr int kMostJobs = 1024;

void check_range(const char* option, int value, int least, int most) {
  if (value >= least && value <= most) return;
  throw Failure(ExitCode::usage, fmt::format("{} is {}, expected integer {}..{}", option, value, least, most));
}

void check_options(const MatchOptions& options) {
  check_range("--games", options.games, 1, kMostGames);
  check_range("--opening-plies", options.opening_plies, 0, kMostOpeningPlies);
  check_range("--jobs", options.jobs, 0, kMostJobs);
  if (options.time.count() < 0) throw Failure(ExitCode::usage, "--time is negative");
  if (options.resume && options.record.empty()) {
    throw Failure(ExitCode::usage, "--resume needs --record FILE, the record to go on with");
  }
  if (options.resume && options.force) {
    throw Failure(ExitCode::usage, "--resume keeps the record and --force replaces it: only one of them can be meant");
  }
  if (options.record == "-") throw Failure(ExitCode::usage, "--record needs a file: standard output has the results");
}

// The agent in the one spelling that is shown and recorded, checked.
std::string agent_word(const GameEntry& game, const std::string& typed) {
  const Word word = value_or_fail(split_word(typed), ExitCode::usage);
  if (word.name == "human") {
    throw Failure(ExitCode::usage, "a match is played by agents alone, 'human' cannot take part",
                  fmt::format("See: ariadne play {}", game.info().id));
  }
  open_agent(game, typed, 0);
  return word.settings.empty() ? word.name : word.name + ":" + word.settings;
}

// Where every pair begins, if a position was given. Games lead on from its last move and do not repeat what led there.
std::string start_of(const GameWord& game, const std::string& position) {
  if (position.empty()) return {};
  const auto session = open_session(game, position, 0);
  if (session->result()) {
    throw Failure(ExitCode::input, "the game is over in this position: " + session->outcome_text());
  }
  return session->json();
}

MatchPlan plan_of(const MatchOptions& options, const Context& context) {
  check_options(options);
  const GameWord game = game_of(options.game);
  MatchPlan plan;
  plan.game = game.game;
  plan.settings = game.settings;
  plan.agents = {agent_word(*game.game, options.first), agent_word(*game.game, options.second)};
  plan.position = start_of(game, options.position);
  plan.games = static_cast<std::uint64_t>(options.games);
  plan.opening_plies = options.opening_plies;
  plan.limits = {options.nodes, options.time};
  plan.seed = context.seed;
  return plan;
}

// The games of the record to go on with. Without a seed of the user's, the match goes on with that of the record.
std::vector<GameRecord> games_so_far(const MatchOptions& options, const Context& context, MatchPlan& plan) {
  if (options.record.empty() || options.force || !file_exists(options.record)) return {};
  if (!options.resume) {
    throw Failure(ExitCode::usage, fmt::format("the file '{}' exists already", options.record),
                  "Go on with it by --resume, or replace it by --force.");
  }
  auto games = value_or_fail(read_journal(read_file(options.record)), ExitCode::input, options.record);
  if (!games.empty() && !context.seed_given) plan.seed = games.front().seed;
  value_or_fail(check_journal(plan, games), ExitCode::input, options.record);
  return games;
}

int jobs_of(const MatchOptions& options) {
  if (options.jobs > 0) return options.jobs;
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, static_cast<unsigned>(kMostJobs)));
}

// Plays what is missing and adds it to `games` and to the record.
void play_missing(const MatchPlan& plan, const MatchOptions& options, const Context& context,
                  std::vector<GameRecord>& games) {
  std::optional<Journal> journal;
  if (!options.record.empty()) {
    journal = value_or_fail(Journal::create(options.record, games), ExitCode::environment);
  }
  MatchProgress progress(context, tally_of(games), plan.games);
  std::optional<Error> unsaved;
  play_match(plan, missing_games(plan, games), jobs_of(options), interrupted(), [&](GameRecord record) {
    if (journal) {
      if (const auto added = journal->add(record); !added) unsaved = added.error();
    }
    if (unsaved) return false;
    progress.finished(sign_for_first_agent(record));
    games.push_back(std::move(record));
    return true;
  });
  if (unsaved) throw Failure(ExitCode::environment, *unsaved);
}

void print_results(const MatchPlan& plan, const Context& context, const std::vector<GameRecord>& games) {
  if (context.json) {
    print_json(match_json(plan, games));
  } else {
    fmt::print("{}", match_table(plan, games));
  }
}

void print_notes(const MatchPlan& plan, const MatchOptions& options, const Context& context, std::size_t finished) {
  if (uses_time(plan) && !context.quiet) {
    fmt::print(stderr, "note: time limits make results machine-dependent; use nodes= to reproduce exactly\n");
  }
  if (finished == plan.games) return;
  const bool saved = !options.record.empty();
  fmt::print(stderr, "interrupted: {} of {} games {}\n", finished, plan.games,
             saved ? "saved; continue with --resume" : "finished; with --record they would be saved");
}

}  // namespace

int run_match(const MatchOptions& options, const Context& context) {
  MatchPlan plan = plan_of(options, context);
  auto games = games_so_far(options, context, plan);
  if (games.size() < plan.games) play_missing(plan, options, context, games);
  std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return match_index(a) < match_index(b); });
  print_results(plan, context, games);
  std::fflush(stdout);
  print_notes(plan, options, context, games.size());
  return games.size() == plan.games ? static_cast<int>(ExitCode::done) : interrupted_exit_code();
}

}  // namespace ariadne
