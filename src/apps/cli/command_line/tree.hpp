#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "apps/cli/check_agent.hpp"
#include "apps/cli/check_heuristic.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/maze.hpp"
#include "apps/cli/new_agent.hpp"
#include "apps/cli/pacman/pacman.hpp"
#include "apps/cli/protocols.hpp"
#include "apps/cli/solve/solve.hpp"
#include "apps/cli/solve_game/solve_game.hpp"
#include "apps/cli/tournament/tournament.hpp"
#include "apps/cli/train.hpp"

namespace ariadne {

// The options of every command, filled in while the arguments are read.
struct Options {
  bool json = false, quiet = false, help = false, version = false;
  std::string color = "auto";
  std::optional<std::uint64_t> seed;
  std::string sandbox = "strict";
  ExternalOptions external{.any = true};

  ListOptions list;
  ShowOptions show;
  PlayOptions play;
  WatchOptions watch;
  MatchOptions match;
  TournamentOptions tournament;
  TournamentInitOptions tournament_init;
  TournamentShowOptions tournament_show;
  TournamentGamesOptions tournament_games;
  TournamentExportOptions tournament_export;
  ReplayOptions replay;
  AnalyseOptions analyse;
  ServeOptions serve;
  ProtocolOptions gtp, nboard;
  PerftOptions perft;
  SolveGameOptions solve_game;
  TrainOptions train;
  PacmanOptions pacman;
  BenchOptions bench;
  SolveOptions solve;
  CheckHeuristicOptions check_heuristic;
  MazeGenerateOptions maze_generate;
  MazeShowOptions maze_show;
  MazeCheckOptions maze_check;
  CheckAgentOptions check_agent;
  NewAgentOptions new_agent;
  HelpOptions help_topic;
  std::string shell;
};

using Run = std::function<int(const Context&)>;

// The tree of commands and options that the parser, the help and the completion share.
class CommandTree {
 public:
  CommandTree();

  CLI::App& program() { return program_; }
  const Options& options() const { return options_; }
  const Run& run_of(const CLI::App& command) const { return runs_.at(&command); }

 private:
  // Adds a command with its one-line help, its examples and what it runs.
  CLI::App& command(CLI::App& parent, const std::string& name, const std::string& help, const std::string& examples,
                    Run run);
  // The same for a run that is a function of the command's options.
  template <class Chosen>
  CLI::App& command(const std::string& name, const std::string& help, const std::string& examples,
                    int (*run)(const Chosen&, const Context&), const Chosen& chosen) {
    return command(program_, name, help, examples,
                   [run, &chosen](const Context& context) { return run(chosen, context); });
  }

  void add_global_options();
  void add_play();
  void add_watch();
  void add_replay();
  void add_match();
  void add_tournament();
  void add_analyse();
  void add_solve_game();
  void add_train();
  void add_pacman();
  void add_agent_commands();
  void add_serve();
  void add_protocols();
  void add_counting_commands();
  void add_path_commands();
  void add_maze();
  void add_looking_commands();
  void add_help_commands();

  Options options_;
  std::map<const CLI::App*, Run> runs_;
  CLI::App program_{"Search in mazes and games: play, watch, compare and inspect agents.", "ariadne"};
};

}  // namespace ariadne
