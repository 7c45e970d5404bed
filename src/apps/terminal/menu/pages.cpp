#include "apps/terminal/menu/pages.hpp"

#include <algorithm>
#include <filesystem>

#include "agents/paths/path_names.hpp"
#include "agents/spec.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/terminal/menu/game_row.hpp"
#include "mazes/builtin.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr const char* kDefaultMaze = "knossos";
constexpr auto kPatience = 10s;
constexpr std::uint64_t kMaxStates = 5'000'000;
constexpr std::int64_t kLastGame = 1'000'000;
constexpr const char* kMatchGames = "20";
constexpr const char* kSimplest = "random";

std::string summary_of(const std::string& algorithm) {
  for (const PathAlgorithm& known : kPathAlgorithms) {
    if (known.name == algorithm) return std::string(known.summary);
  }
  return "";
}

}  // namespace

HomeForm::HomeForm() {
  add_action("First game", "Reversi on a small board against the easiest opponent, in a few minutes; h gives hints",
             MenuAction::first_game);
  add_action("First maze", "watch A* find its way through a maze", MenuAction::first_maze);
  add_action("Play or watch", "any game, any board: play it with agents or people, or watch agents play",
             MenuAction::games);
  add_action("Solve a maze", "any maze and any path search, expansion by expansion", MenuAction::mazes);
  add_action("Replay", "step through a game that was saved or recorded", MenuAction::replay);
  add_action("Analyse", "what an agent thinks of a position, or of every move of a recorded game", MenuAction::analyse);
  add_action("Compete", "many games between two agents, and which of them is stronger", MenuAction::match);
  add_action("Quit", "leave the program", MenuAction::back);
}

MazeForm::MazeForm() : maze_(kDefaultMaze), problem_(maze_problems().front()) { build_rows(); }

// What a maze that cannot be read offers does not matter: the reason is told when it is to be solved.
void MazeForm::build_rows() {
  try {
    const PathSource source = open_path_source({.source = maze_, .problem = problem_});
    algorithms_ = source.task->algorithms();
    heuristics_ = source.task->heuristics();
  } catch (const Failure&) {
    algorithms_ = informed_algorithms();
    heuristics_.clear();
  }
  if (std::ranges::count(algorithms_, algorithm_) == 0) algorithm_ = "astar";
  if (std::ranges::count(heuristics_, heuristic_) == 0) heuristic_ = heuristics_.empty() ? "" : heuristics_.front();
  rows_.clear();
  rows_.push_back({.label = "Maze",
                   .value = maze_,
                   .help = "a built-in maze (left and right), or the name of a file (Enter to type it)",
                   .choices = builtin_names(),
                   .free = true});
  rows_.push_back({.label = "Problem",
                   .value = problem_,
                   .help = "what to search for: the goal, all corners, all food",
                   .choices = maze_problems()});
  rows_.push_back({.label = "Algorithm", .value = algorithm_, .help = summary_of(algorithm_), .choices = algorithms_});
  if (uses_heuristic(algorithm_) && !heuristics_.empty()) {
    rows_.push_back({.label = "Heuristic",
                     .value = heuristic_,
                     .help = "how the search estimates the way that is left",
                     .choices = heuristics_,
                     .indent = 1});
  }
  add_action("Solve", "watch the search, then see what it found", MenuAction::start);
  add_action("Back", "to the first page", MenuAction::back);
}

void MazeForm::apply(std::size_t row, const std::string& value) {
  std::string* const fields[] = {&maze_, &problem_, &algorithm_, &heuristic_};
  *fields[row] = value;
  build_rows();
}

SolveOptions MazeForm::options() const {
  SolveOptions options;
  options.problem = {.source = maze_, .problem = problem_};
  options.algorithms = {algorithm_};
  if (uses_heuristic(algorithm_) && !heuristic_.empty()) options.heuristics = {heuristic_};
  options.nodes = kMaxStates;
  options.time = kPatience;
  options.animate = true;
  return options;
}

ReplayForm::ReplayForm(std::vector<std::string> files) : files_(std::move(files)) {
  if (!files_.empty()) file_ = files_.front();
  build_rows();
}

void ReplayForm::build_rows() {
  rows_.clear();
  rows_.push_back({.label = "File",
                   .value = file_,
                   .help = files_.empty() ? "the name of a record; Enter to type it"
                                          : "a record in this folder (left and right), or Enter to type its name",
                   .choices = files_,
                   .free = true});
  rows_.push_back({.label = "Game",
                   .value = game_,
                   .help = "which game of the file to begin with; n and p lead to the others",
                   .least = 1,
                   .most = kLastGame});
  add_action("Replay", "step through the game", MenuAction::start);
  add_action("Back", "to the first page", MenuAction::back);
}

void ReplayForm::apply(std::size_t row, const std::string& value) {
  (row == 0 ? file_ : game_) = value;
  build_rows();
}

ReplayOptions ReplayForm::options() const {
  ReplayOptions options;
  options.file = file_;
  options.game = std::stoi(game_);
  return options;
}

AnalyseForm::AnalyseForm(std::vector<const GameEntry*> games, std::vector<std::string> files)
    : games_(std::move(games)), files_(std::move(files)) {
  build_rows();
}

void AnalyseForm::build_rows() {
  std::vector<std::string> agents;
  for (const auto& agent : game().agents()) agents.push_back(agent.name);
  const AgentInfo* info = info_of(game(), agent_);
  rows_.clear();
  rows_.push_back(game_row(games_, game()));
  rows_.push_back({.label = "Position",
                   .value = position_,
                   .help = "a position in any notation of the game, or a file; empty: the start",
                   .free = true});
  rows_.push_back({.label = "Record",
                   .value = record_,
                   .help = "or a record, to judge every move of its first game; empty: none",
                   .choices = files_,
                   .free = true});
  rows_.push_back({.label = "Agent",
                   .value = agent_,
                   .help = info != nullptr ? info->summary : "who judges; empty: the game's default agent",
                   .choices = agents,
                   .free = true});
  add_action("Analyse", "show values, best moves and lines", MenuAction::start);
  add_action("Back", "to the first page", MenuAction::back);
}

void AnalyseForm::apply(std::size_t row, const std::string& value) {
  std::string* const fields[] = {&position_, &record_, &agent_};
  if (row == 0) {
    game_ = index_of_title(games_, value);
    position_.clear();
    agent_.clear();
  } else {
    *fields[row - 1] = value;
  }
  build_rows();
}

AnalyseOptions AnalyseForm::options() const {
  AnalyseOptions options;
  if (record_.empty()) options.game = game().info().id;
  if (record_.empty()) options.position.text = position_;
  options.record = record_;
  if (!agent_.empty()) options.agents = {agent_};
  return options;
}

std::string AnalyseForm::command() const {
  std::string text = "ariadne analyse";
  if (record_.empty()) text += " " + game().info().id;
  if (record_.empty() && !position_.empty()) text += " --position '" + position_ + "'";
  if (!record_.empty()) text += " --record '" + record_ + "'";
  return agent_.empty() ? text : text + " --agent " + agent_;
}

MatchForm::MatchForm(std::vector<const GameEntry*> games) : games_(std::move(games)), count_(kMatchGames) {
  choose_agents();
  build_rows();
}

// The default agent against the simplest one.
void MatchForm::choose_agents() {
  first_ = default_agent(game(), Team::first);
  second_ = check_team(game(), kSimplest, Team::second) && info_of(game(), kSimplest) != nullptr
                ? kSimplest
                : default_agent(game(), Team::second);
}

Form::Row MatchForm::agent_row(std::string label, const std::string& value, Team team) const {
  std::vector<std::string> agents;
  for (const auto& agent : game().agents()) {
    if (agent.plays(team)) agents.push_back(agent.name);
  }
  const AgentInfo* info = info_of(game(), value);
  return {.label = std::move(label),
          .value = value,
          .help = info != nullptr ? info->summary : "an agent (left and right), or Enter to type one with its settings",
          .choices = std::move(agents),
          .free = true};
}

void MatchForm::build_rows() {
  rows_.clear();
  rows_.push_back(game_row(games_, game()));
  rows_.push_back(agent_row("First", first_, Team::first));
  rows_.push_back(agent_row("Second", second_, Team::second));
  rows_.push_back({.label = "Games",
                   .value = count_,
                   .help = "how many; where both can play either side they swap sides after each game",
                   .least = 1,
                   .most = kLastGame});
  add_action("Compete", "play the games and show the table; Ctrl-C ends them early", MenuAction::start);
  add_action("Back", "to the first page", MenuAction::back);
}

void MatchForm::apply(std::size_t row, const std::string& value) {
  std::string* const fields[] = {&first_, &second_, &count_};
  if (row == 0) {
    game_ = index_of_title(games_, value);
    choose_agents();
  } else {
    *fields[row - 1] = value;
  }
  build_rows();
}

MatchOptions MatchForm::options() const {
  MatchOptions options;
  options.game = game().info().id;
  options.first = first_;
  options.second = second_;
  options.games = std::stoi(count_);
  return options;
}

std::string MatchForm::command() const {
  return "ariadne match " + game().info().id + " " + first_ + " " + second_ + " --games " + count_;
}

std::vector<std::string> record_files(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path().filename().string());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace ariadne
