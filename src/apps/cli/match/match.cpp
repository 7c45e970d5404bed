#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <optional>

#include "agents/external/command.hpp"
#include "agents/spec.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/match/events.hpp"
#include "apps/cli/match/progress.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/records.hpp"
#include "arena/failed_starts.hpp"
#include "arena/journal.hpp"
#include "arena/match.hpp"
#include "arena/opening.hpp"
#include "arena/rating.hpp"
#include "arena/record_reader.hpp"
#include "arena/sprt.hpp"
#include "arena/terms.hpp"
#include "core/file.hpp"
#include "report/format.hpp"
#include "report/match_table.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kBalancedOpenings = "balanced";

constexpr int kGames = 100;
constexpr int kMaxTestGames = 100'000;  // of a match that ends as soon as its test is decided

void check_options(const MatchOptions& options) {
  assert(options.games.value_or(1) > 0 && options.opening_plies.value_or(0) >= 0 &&
         options.jobs >= 0);  // checked by the command line
  if (!options.openings.empty() && !options.position.empty()) {
    throw Failure(ExitCode::usage, "--openings cannot be combined with --position: each says where games begin");
  }
  if (options.resume && options.record.empty()) {
    throw Failure(ExitCode::usage, "--resume needs --record FILE, the match to continue");
  }
  if (options.resume && options.force) {
    throw Failure(ExitCode::usage,
                  "--resume cannot be combined with --force: one keeps the record, the other overwrites it");
  }
  if (options.record == "-")
    throw Failure(ExitCode::usage, "--record needs a file name: the results are printed to standard output");
}

// Where every pair begins, if a position was given. The moves that led to it are not part of the games.
std::string start_of(const GameSpec& game, const GivenPosition& position) {
  if (position.empty()) return {};
  return open_unfinished(game, position, 0)->json();
}

Result<> check_side(const GameEntry& game, const std::string& program, Team team) {
  return check_team(game, spec_for_team(program, team), team);
}

// In the order in which they are named, the agents play for the first and the second team.
void check_sides(const GameEntry& game, const std::vector<std::string>& agents) {
  auto checked = check_side(game, agents[0], Team::first);
  if (checked) checked = check_side(game, agents[1], Team::second);
  if (checked) return;
  const GameInfo& info = game.info();
  std::string hint = fmt::format("Name the agent of {} first, then that of {}", info.team_name(0), info.team_name(1));
  const bool turned = check_side(game, agents[1], Team::first) && check_side(game, agents[0], Team::second);
  hint += turned ? fmt::format(": ariadne match {} {} {}", info.id, agents[1], agents[0]) : ".";
  throw Failure(ExitCode::usage, checked.error().message, hint);
}

// Whether the agents swap sides between games: unless one of them can play only one side.
bool swaps_sides(const GameEntry& game, const std::vector<std::string>& agents) {
  check_sides(game, agents);
  return check_side(game, agents[0], Team::second) && check_side(game, agents[1], Team::first);
}

// Whether the agents can play boards like the first one.
void check_board(const MatchPlan& plan) {
  const auto session = open_game(plan, pairing_of(plan, 0));
  for (const auto& spec : agents_of_game(plan, pairing_of(plan, 0), session->seats().size())) {
    value_or_fail(value_or_fail(make_agent(*plan.game, spec, 0, plan.external), ExitCode::usage)->check(*session),
                  ExitCode::usage, spec);
  }
}

// What agents may spend, from both options.
void set_terms(const MatchOptions& options, MatchPlan& plan) {
  plan.limits = {options.nodes};
  if (options.time.empty()) return;
  const GameTerms terms = value_or_fail(read_terms(options.time), ExitCode::usage, "--time");
  plan.limits = tighter(plan.limits, terms.limits);
  plan.clock = terms.clock;
  for (auto& program : plan.agents) program = with_depth(*plan.game, program, terms.depth);
}

// A file, or those that the program has with it.
std::string openings_text(const GameSpec& game, const std::string& name) {
  if (name != kBalancedOpenings) return read_file(name);
  const std::string_view text = game.game->balanced_openings();
  if (text.empty() || !game.settings.empty()) {
    throw Failure(ExitCode::usage,
                  fmt::format("this board of {} has no list of balanced openings", game.game->info().id),
                  "Give a file of openings instead.");
  }
  return std::string(text);
}

MatchPlan plan_of(const MatchOptions& options, const Context& context) {
  check_options(options);
  const GameSpec game = game_spec(options.game);
  MatchPlan plan;
  plan.game = game.game;
  plan.settings = game.settings;
  plan.external = context.external;
  plan.policy = policy_of(options.policy);
  for (const auto& typed : {options.first, options.second}) {
    plan.agents.push_back(value_or_fail(program_spec(*game.game, typed, plan.external), ExitCode::usage));
  }
  plan.swap_sides = swaps_sides(*game.game, plan.agents) && !options.fixed_sides;
  plan.position = start_of(game, options.position);
  if (!options.openings.empty()) {
    plan.openings = value_or_fail(read_openings(*game.game, game.settings, openings_text(game, options.openings)),
                                  ExitCode::input, source_name(options.openings));
  }
  plan.games = static_cast<std::uint64_t>(options.games.value_or(options.sprt.empty() ? kGames : kMaxTestGames));
  const bool varies = !plan.openings.empty() || (plan.position.empty() && starts_vary(*game.game, game.settings));
  plan.opening_plies = options.opening_plies.value_or(varies ? 0 : game.game->info().opening_plies);
  set_terms(options, plan);
  plan.seed = context.seed;
  check_board(plan);
  return plan;
}

// What has been played of a match so far, and where its record goes on.
struct Progress {
  std::vector<FinishedGame> games;
  JournalStart start;
};

// Locks the record before anything is read from it.
std::optional<Journal> open_journal(const MatchOptions& options) {
  if (options.record.empty()) return {};
  if (!options.resume && !options.force && file_exists(options.record)) {
    throw Failure(ExitCode::usage, in_quotes(options.record) + " exists",
                  "Use --resume to continue it, or --force to overwrite it.");
  }
  return value_or_fail(Journal::open(options.record), ExitCode::environment);
}

// Reads the record of the match to continue. The seed and the opening plies are those of the record, unless they were
// given.
Progress progress_of(const MatchOptions& options, const Context& context, MatchPlan& plan) {
  if (!options.resume) return {};
  std::optional<JournalCheck> check;
  RecordReader reader([&](const GameRecord& record) {
    if (!check && !context.seed_given) plan.seed = record.seed;
    if (!check && !options.opening_plies && record.match) plan.opening_plies = record.match->opening_plies;
    if (!check) check.emplace(plan);
    return check->add(record, reader.finished());
  });
  for_each_piece(options.record, [&](std::string_view piece) { return reader.take(piece); });
  value_or_fail(reader.finish(), ExitCode::input, options.record);
  if (!check) check.emplace(plan);
  return {value_or_fail(check->finish(), ExitCode::input, options.record), check->start()};
}

bool is_decided(const Sprt* sprt) { return sprt != nullptr && sprt->accepted() != Accepted::none; }

// Plays the missing games and adds them to the games so far and to the record. Who was withdrawn, if that ended it.
std::optional<FailedStarts::Withdrawn> play_missing(const MatchPlan& plan, const MatchOptions& options,
                                                    const Context& context, std::optional<Journal>& journal,
                                                    Progress& so_far, MatchEvents& events, Sprt* sprt) {
  if (journal) value_or_fail(journal->begin(std::move(so_far.start)), ExitCode::environment);
  std::vector<FinishedGame>& games = so_far.games;
  MatchProgress progress(context, tally_of(games), plan.games);
  std::optional<Error> unsaved;
  PairedSchedule schedule(plan, games);
  FailedStarts starts(plan);
  const auto add = [&](const CompletedGame& played) {
    if (journal) {
      if (const auto added = journal->add(played.record); !added) unsaved = added.error();
    }
    if (unsaved) return false;
    games.push_back(played.summary);
    if (sprt != nullptr) sprt->add(played.summary);
    progress.finished(played.summary.sign_for(0), sprt);
    return events.finished(played.summary, sprt) && !is_decided(sprt) && starts.add(played.summary);
  };
  try {
    play_match(plan, schedule, options.jobs, interrupted(), add);
  } catch (const std::bad_alloc&) {
    unsaved = failure("out of memory").value();
  } catch (const HostFault& fault) {
    unsaved = failure(fault.what(), fault.hint()).value();
  }
  events.check();
  if (journal && !unsaved) {
    if (const auto closed = journal->close(); !closed) unsaved = closed.error();
  }
  if (!unsaved) return starts.withdrawn();
  if (journal && !games.empty()) {
    unsaved->hint += fmt::format("{}{} of {} games are saved; continue with --resume.",
                                 unsaved->hint.empty() ? "" : " ", games.size() - journal->waiting(), plan.games);
  }
  throw Failure(ExitCode::environment, *unsaved);
}

void print_results(const MatchPlan& plan, const Context& context, const std::vector<FinishedGame>& games,
                   const Sprt* sprt) {
  if (context.json) {
    print_json(match_json(plan, games, sprt));
  } else {
    fmt::print("{}", match_table(plan, games, sprt));
  }
}

// Agents that always play alike would repeat games.
void note_repeated_openings(const MatchPlan& plan, std::size_t finished) {
  const std::size_t pairs = finished / (plan.swap_sides ? 2 : 1);
  if (plan.openings.empty() || pairs <= plan.openings.size() || plan.opening_plies > 0) return;
  print_aside("note: {} from {}: openings were used again\n", counted(pairs, "start", "starts"),
              counted(plan.openings.size(), "opening", "openings"));
}

void print_notes(const MatchPlan& plan, const MatchOptions& options, const Context& context, std::size_t finished,
                 bool done) {
  if (uses_time(plan) && !context.quiet) {
    print_aside("note: time limits make results machine-dependent; use nodes= to reproduce exactly\n");
  }
  if (!context.quiet) note_repeated_openings(plan, finished);
  if (done) return;
  const bool saved = !options.record.empty();
  print_aside("interrupted: {} of {} games {}\n", finished, plan.games,
              saved ? "saved; continue with --resume" : "finished, not saved; use --record to save them");
}

std::optional<Sprt> sprt_of(const MatchOptions& options, const MatchPlan& plan) {
  if (options.sprt.empty()) return std::nullopt;
  return Sprt(value_or_fail(read_sprt(options.sprt), ExitCode::usage, "--sprt"), plan.swap_sides);
}

}  // namespace

int run_match(const MatchOptions& options, const Context& context) {
  if (!options.csv.empty()) check_output(options.csv, options.force);
  MatchPlan plan = plan_of(options, context);
  std::optional<Journal> journal = open_journal(options);
  Progress progress = progress_of(options, context, plan);
  std::vector<FinishedGame>& games = progress.games;
  auto test = sprt_of(options, plan);
  Sprt* const sprt = test ? &*test : nullptr;
  MatchEvents events(plan, context);
  for (const auto& game : games) {
    if (sprt != nullptr) sprt->add(game);
    events.finished(game, sprt);
  }
  std::optional<FailedStarts::Withdrawn> withdrawn;
  if (games.size() < plan.games && !is_decided(sprt)) {
    withdrawn = play_missing(plan, options, context, journal, progress, events, sprt);
  }
  std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.pairing.game < b.pairing.game; });
  // What was played beyond the end of a test does not count, or results would depend on the number of jobs.
  if (is_decided(sprt)) std::erase_if(games, [&](const auto& game) { return game.pairing.game >= sprt->judged(); });
  print_results(plan, context, games, sprt);
  flush_output();
  if (!options.csv.empty()) write_output(options.csv, match_csv(plan, games));
  if (withdrawn) {
    print_evidence(withdrawn->failure);
    throw Failure(ExitCode::agent,
                  fmt::format("{} was withdrawn after {} failed starts in a row: {}", in_quotes(withdrawn->agent),
                              FailedStarts::kMax, withdrawn->failure.reason));
  }
  const bool done = games.size() == plan.games || is_decided(sprt);
  print_notes(plan, options, context, games.size(), done);
  if (!done) return interrupted_exit_code();
  const bool passed = sprt == nullptr || sprt->accepted() == Accepted::elo1;
  return static_cast<int>(passed ? ExitCode::done : ExitCode::failed);
}

}  // namespace ariadne
