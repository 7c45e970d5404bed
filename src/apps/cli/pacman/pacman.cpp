#include "apps/cli/pacman/pacman.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>
#include <thread>

#include "agents/registry.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/pacman/course_games.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/records.hpp"
#include "apps/cli/screens.hpp"
#include "apps/cli/solve/progress.hpp"
#include "core/file.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kSchema = "ariadne/pacman/1";
constexpr const char* kCourseLayout = "mediumClassic";
constexpr std::string_view kDefaultLayout = "agora";
constexpr std::string_view kCourseSeed = "cs188";
constexpr int kDefaultTimeout = 30;         // seconds
constexpr double kDefaultFrameTime = 0.15;  // seconds

// How a game is shown: on the screen, as text frames, or not at all.
enum class Display : std::uint8_t { screen, text, none };

Display display_of(const PacmanOptions& options, const Context& context) {
  if (options.quiet_graphics || context.quiet || context.json) return Display::none;
  return options.text_graphics || !wants_screen(context, false) ? Display::text : Display::screen;
}

void check_options(const PacmanOptions& options, const Context& context) {
  const auto refuse = [](const char* message, const char* hint) { throw Failure(ExitCode::usage, message, hint); };
  if (options.fix_random_seed && context.seed_given) {
    refuse("-f cannot be combined with --seed", "-f always uses the course's seed.");
  }
  if (options.training >= options.games) refuse("--numTraining leaves no game to count", "Play more games with -n.");
  if (options.training > 0 && options.pacman == "KeyboardAgent")
    refuse("KeyboardAgent cannot be trained", "Leave out -x.");
  if (!options.replay.empty() && options.record)
    refuse("--replay cannot be combined with -r", "The games are recorded already.");
}

void check_person(const pacman::CourseRun& run, Display display) {
  if (!run.has_person() || display == Display::screen) return;
  throw Failure(ExitCode::usage, "KeyboardAgent needs a terminal with graphics",
                "Use another agent, such as -p GreedyAgent, or type moves: ariadne play pacman --plain");
}

// The course's default layout if it is found, else ours.
std::string layout_name(const PacmanOptions& options) {
  if (!options.layout.empty()) return options.layout;
  return find_layout_file(kCourseLayout).empty() ? std::string(kDefaultLayout) : std::string(kCourseLayout);
}

std::optional<pacman::CourseProject> project_of(const PacmanOptions& options) {
  if (!options.project) return std::nullopt;
  return static_cast<pacman::CourseProject>(*options.project);
}

std::shared_ptr<const pacman::CourseRun> run_of(const PacmanOptions& options, const Context& context) {
  auto cast = value_or_fail(pacman::course_cast({options.pacman, options.agent_args, options.ghosts, context.external}),
                            ExitCode::usage);
  const std::string name = layout_name(options);
  const Layout layout = open_layout(name, Reading::lenient);
  auto prepared = pacman::CourseRun::prepare(std::move(cast), layout, static_cast<std::size_t>(options.max_ghosts),
                                             project_of(options));
  auto run = value_or_fail(std::move(prepared), ExitCode::input, name);
  value_or_fail(run.check(), ExitCode::usage);
  return std::make_shared<pacman::CourseRun>(std::move(run));
}

CourseGames games_of(const PacmanOptions& options, const Context& context) {
  CourseGames games;
  games.run = run_of(options, context);
  games.count = static_cast<std::size_t>(options.games);
  if (options.fix_random_seed) {
    games.fixed = std::make_shared<pacman::PythonRandom>(kCourseSeed);
  } else {
    games.seed = context.seed;
  }
  if (options.catch_exceptions) games.clock.bank = std::chrono::seconds(options.timeout.value_or(kDefaultTimeout));
  return games;
}

// Prints frames as the course does: at the start and after each round, and once more when the game is decided, which
// repeats the frame if that was at the end of a round. Slowly enough to follow on a terminal.
class TextFrames {
 public:
  TextFrames(std::optional<double> frame_time, const Context& context)
      : pause_(context.input_tty ? std::max(frame_time.value_or(kDefaultFrameTime), 0.0) : 0) {}

  void show(const Session& session) const {
    if (session.history().size() % session.seats().size() == 0) print(session);
    if (const auto result = session.result(); result && result->sign != 0) print(session);
  }

 private:
  void print(const Session& session) const {
    fmt::print("{}", pacman::course_picture(session));
    flush_output();
    std::this_thread::sleep_for(pause_);
  }

  std::chrono::duration<double> pause_;
};

// Plays or replays games and collects their results.
class PacmanProgram {
 public:
  PacmanProgram(const PacmanOptions& options, const Context& context)
      : options_(options), context_(context), display_(display_of(options, context)) {}

  int play() {
    const CourseGames games = games_of(options_, context_);
    check_person(*games.run, display_);
    print_notes(games);
    print_greeting(*games.run);
    const std::string file = options_.record ? record_file() : "";
    check_output(file, false);
    display_ == Display::none ? play_unseen(games) : play_seen(games);
    write_records(file);
    return finish(games.count);
  }

  int replay() {
    const auto records = load_records(options_.replay);
    for (const auto& record : records) {
      if (record.game != "pacman") throw Failure(ExitCode::input, options_.replay + " is a record of " + record.game);
      RecordedGame game = replayed(record, options_.replay);
      if (interrupted() || left_) break;
      GameInPlay played = game_of(std::move(game.session), game.record);
      const CourseResult result = result_of(played);
      show_recorded(std::move(played), records.size());
      add(result);
    }
    return finish(records.size());
  }

 private:
  // Named after the current time, with a number if that name is taken.
  static std::string record_file() {
    const std::string name = fmt::format("recorded-game-{:%m-%d-%H-%M-%S}", fmt::localtime(std::time(nullptr)));
    std::string file = name + ".jsonl";
    for (int number = 2; file_exists(file); ++number) file = fmt::format("{}-{}.jsonl", name, number);
    return file;
  }
  void write_records(const std::string& file) const {
    if (file.empty()) return;
    if (records_.empty()) return print_aside("no moves were played, so nothing was recorded\n");
    write_output(file, records_);
    print_aside("recorded in {}\n", file);
  }

  void print_greeting(const pacman::CourseRun& run) const {
    if (context_.json) return;
    for (const auto& line : run.greeting()) fmt::print("{}\n", line);
  }

  void print_notes(const CourseGames& games) const {
    if (context_.quiet || context_.json) return;
    if (!games.fixed && !context_.seed_given) {
      print_aside("note: seed {}; use --seed {} to play the same games again, -f for the course's\n", games.seed,
                  games.seed);
    }
    if (options_.timeout && !options_.catch_exceptions) print_aside("note: --timeout has no effect without -c\n");
    if (const auto doubt = games.run->doubt()) {
      print_aside("warning: {}\n  {}\n  Ctrl-C stops the search.\n", doubt->message, doubt->hint);
    }
    if (options_.catch_exceptions && display_ == Display::screen) {
      print_aside("note: -c has no effect on the screen, only with -t or -q\n");
    }
  }

  // The first games are for training: they are neither shown nor counted.
  bool is_training() const { return played_ < static_cast<std::size_t>(options_.training); }

  void print(const std::vector<std::string>& lines) const {
    if (context_.json || is_training()) return;
    for (const auto& line : lines) fmt::print("{}\n", line);
    flush_output();
  }

  void keep(const GameRecord& record) {
    if (!options_.record || is_training() || record.plies.empty()) return;
    records_ += value_or_fail(writer_.write(record), ExitCode::environment);
  }

  void add(const CourseResult& result) {
    print({ending_line(result)});
    if (!is_training()) results_.push_back(result);
    ++played_;
  }

  void add(const PlayedGame& game) {
    keep(game.record);
    if (game.result.end == CourseResult::End::crashed) {
      print_aside("agent {} took more than {} s\n", game.result.late, options_.timeout.value_or(kDefaultTimeout));
    }
    add(game.result);
  }

  void play_unseen(const CourseGames& games) {
    // Games that share a generator are played one after the other.
    auto progress = planning(games);
    play_course_games(games, games.fixed ? 1 : options_.jobs, [&](const PlayedGame& game) {
      progress.reset();
      if (game.result.plan) print(game.result.plan->says);
      add(game);
    });
  }

  // Says for how long a way has been searched.
  std::unique_ptr<SolveProgress> planning(const CourseGames& games) const {
    if (!games.run->searches()) return nullptr;
    auto progress = std::make_unique<SolveProgress>(context_);
    progress->begin("searching a path");
    return progress;
  }
  std::optional<CourseGame> next_game(const CourseGames& games) const {
    const auto progress = planning(games);
    return course_game(games, played_);
  }

  void play_seen(const CourseGames& games) {
    while (played_ < games.count && !left_) {
      auto course = next_game(games);
      if (!course) return;
      if (course->plan) print(course->plan->says);
      const PlayedGame game = is_training()               ? play_course_game(games, std::move(*course))
                              : display_ == Display::text ? play_in_text(games, std::move(*course))
                                                          : play_on_screen(games, std::move(*course));
      if (game.result.end == CourseResult::End::unfinished) {
        keep(game.record);
        return print({ending_line(game.result)});
      }
      add(game);
    }
  }

  PlayedGame play_in_text(const CourseGames& games, CourseGame course) const {
    const TextFrames frames(options_.frame_time, context_);
    frames.show(*course.game.session);
    return play_course_game(games, std::move(course), [&](const Session& session) { frames.show(session); });
  }

  PlayedGame play_on_screen(const CourseGames& games, CourseGame course) {
    auto cells = course.plan ? course.plan->expansion : std::vector<Cell>{};
    course.game = games.run->has_person() ? steer(std::move(course.game), games.count)
                                          : view(std::move(course.game), games.count, true, std::move(cells));
    return played_game(std::move(course));
  }

  void show_recorded(GameInPlay game, std::size_t count) {
    if (display_ == Display::screen) {
      view(std::move(game), count, false, {});
    } else if (display_ == Display::text) {
      show_in_text(*game.session);
    }
  }

  Look look() const { return {context_.utf8, context_.color, options_.zoom}; }

  // "game 1 of 3: …", if there are several.
  std::string numbered(const std::string& title, std::size_t count) const {
    return count == 1 ? title : fmt::format("game {} of {}: {}", played_ + 1, count, title);
  }
  bool goes_on(std::size_t count) const { return played_ + 1 < count; }

  GameInPlay leave(Screens::Left left) {
    left_ = left.by_person;
    return std::move(left.game);
  }

  GameInPlay steer(GameInPlay game, std::size_t count) {
    const std::chrono::duration<double> round(options_.frame_time.value_or(kDefaultFrameTime));
    SteerOptions options{.title = numbered(opening_words(game), count), .goes_on = goes_on(count)};
    options.round = std::chrono::duration_cast<std::chrono::milliseconds>(round);
    options.waits = round.count() < 0;
    return leave(context_.screens->steer(std::move(game), options, look()));
  }

  // Shows a game that agents are playing, or a recorded one.
  GameInPlay view(GameInPlay game, std::size_t count, bool live, std::vector<Cell> expanded) {
    const double speed = default_speed(game.game());
    const double time = options_.frame_time.value_or(1 / speed);
    ViewOptions options{.title = numbered(watch_title(game), count), .live = live, .running = time >= 0};
    options.goes_on = goes_on(count);
    options.speed = time > 0 ? 1 / time : time == 0 ? 0 : speed;
    options.expanded = std::move(expanded);
    return leave(context_.screens->view(std::move(game), options, look()));
  }

  void show_in_text(const Session& session) const {
    const TextFrames text(options_.frame_time, context_);
    const auto shown = session.at(0);
    text.show(*shown);
    for (const auto& step : session.history()) {
      value_or_fail(shown->play(step), ExitCode::input);
      text.show(*shown);
    }
  }

  Json order_json() const {
    if (!options_.replay.empty()) return {{"schema", kSchema}, {"replay", options_.replay}};
    Json json = {{"schema", kSchema}, {"layout", layout_name(options_)}};
    json["pacman"] = options_.pacman;
    if (!options_.agent_args.empty()) json["arguments"] = options_.agent_args;
    json["ghosts"] = options_.ghosts;
    json["seed"] = options_.fix_random_seed ? Json(kCourseSeed) : Json(context_.seed);
    return json;
  }

  int finish(std::size_t count) {
    if (context_.json) {
      Json json = order_json();
      json.update(results_json(results_));
      print_json(json);
    } else {
      for (const auto& line : summary_lines(results_)) fmt::print("{}\n", line);
    }
    if (!interrupted()) return static_cast<int>(ExitCode::done);
    print_aside("interrupted: {} of {} games finished\n", played_, count);
    return interrupted_exit_code();
  }

  const PacmanOptions& options_;
  const Context& context_;
  const Display display_;
  std::vector<CourseResult> results_;
  std::size_t played_ = 0;
  bool left_ = false;  // by the person at the screen, who wants no further game
  RecordWriter writer_;
  std::string records_;
};

}  // namespace

int run_pacman(const PacmanOptions& options, const Context& context) {
  check_options(options, context);
  PacmanProgram program(options, context);
  return options.replay.empty() ? program.play() : program.replay();
}

}  // namespace ariadne
