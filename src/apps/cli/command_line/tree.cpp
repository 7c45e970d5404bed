#include "apps/cli/command_line/tree.hpp"

#include "agents/paths/path_task.hpp"
#include "apps/cli/command_line/option_kinds.hpp"

namespace ariadne {
namespace {

constexpr int kMaxPerftDepth = 64;

constexpr int kMaxGames = 1'000'000;
constexpr int kMaxPlies = 100'000;
constexpr int kMaxJobs = 1024;
constexpr std::uint64_t kMaxNodes = 1'000'000'000'000;

CLI::Option* game_argument(CLI::App& command, std::string& game) {
  return text_option(command, "game", game, "GAME", "a game, such as reversi or reversi:size=6");
}

void position_option(CLI::App& command, std::string& position) {
  text_option(command, "--position", position, "FILE|-|TEXT",
              "start here: a file, '-' for standard input, or the position itself");
}

void force_option(CLI::App& command, bool& force) { command.add_flag("--force", force, "overwrite an existing file"); }

void record_options(CLI::App& command, std::string& record, bool& force) {
  text_option(command, "--record", record, "FILE", "write the game to this file (JSON lines)");
  force_option(command, force);
}

void plain_option(CLI::App& command, bool& plain) {
  command.add_flag("--plain", plain, "lines of text, also on a terminal");
}

void limit_options(CLI::App& command, std::uint64_t& nodes, std::chrono::milliseconds& time, const std::string& whose) {
  number_option(command, "--nodes", nodes, std::uint64_t{1}, kMaxNodes, "positions that may be searched " + whose);
  time_option(command, time, "time " + whose);
}

void lenient_option(CLI::App& command, bool& lenient) {
  command.add_flag("--lenient", lenient, "also read layouts that are not drawn strictly");
}

void problem_options(CLI::App& command, PathProblemOptions& problem) {
  text_option(command, "maze", problem.source, "LAYOUT|FILE|-",
              "a built-in layout, the file of a layout or of a JSON problem, '-' for standard input")
      ->required();
  choice_option(command, "--problem", problem.problem, maze_problems(), "what is to be reached; position if not given");
  choice_option(command, "--cost", problem.cost, {"unit", "stay-east", "stay-west"}, "of a step; unit if not given");
  text_option(command, "--start", problem.start, "X,Y", "start in this cell, 0,0 is at the bottom left");
  text_option(command, "--goal", problem.goal, "X,Y", "the goal of the position and octile problems; 1,1 if not given");
  lenient_option(command, problem.lenient);
}

}  // namespace

CLI::App& CommandTree::command(CLI::App& parent, const std::string& name, const std::string& help,
                               const std::string& examples, Run run) {
  CLI::App* sub = parent.add_subcommand(name, help);
  sub->fallthrough();
  sub->footer("Examples:\n" + examples);
  runs_[sub] = std::move(run);
  return *sub;
}

void CommandTree::add_global_options() {
  program_.require_subcommand(0, 1);  // what follows a command is never another one: `help match`
  program_.set_help_flag();           // ours is an ordinary flag, so that it works before and after a command
  program_.add_flag("-h,--help", options_.help, "show help, also of a command");
  program_.add_flag("--version", options_.version, "show the version");
  program_.add_flag("--json", options_.json, "print JSON for programs");
  program_.add_flag("-q,--quiet", options_.quiet, "no progress, no remarks");
  choice_option(program_, "--color", options_.color, {"auto", "always", "never"}, "colours on the terminal");
  number_option(program_, "--seed", options_.seed, std::uint64_t{0}, UINT64_MAX,
                "of everything random; drawn and printed if not given")
      ->type_name("N");
  program_.footer(
      "Without a command: a menu on a terminal, a short tour elsewhere.\n"
      "More: ariadne COMMAND --help, ariadne help agents|formats|environment|exit-codes");
}

void CommandTree::add_play() {
  PlayOptions& play = options_.play;
  auto& sub = command("play", "play against an agent, or two people at one screen",
                      "  ariadne play reversi\n  ariadne play reversi:size=6 --as white --vs alphabeta:depth=4\n"
                      "  ariadne play reversi --as black,white\n  printf 'd3\\nquit\\n' | ariadne play reversi\n",
                      run_play, play);
  game_argument(sub, play.game)->required();
  list_option(sub, "--as", play.as, "SEAT", "the seat, or seats, that you take; the first if not given");
  text_option(sub, "--vs", play.versus, "AGENT", "the agent on the other seats");
  text_option(sub, "--name", play.name, "TEXT", "your name");
  sub.add_flag("--ask", play.ask, "ask for name, side and depth first, as on a terminal when nothing is said");
  plain_option(sub, play.plain);
  position_option(sub, play.position);
  record_options(sub, play.record, play.force);
}

void CommandTree::add_watch() {
  WatchOptions& watch = options_.watch;
  auto& sub =
      command("watch", "watch agents play",
              "  ariadne watch reversi --agents alphabeta:depth=6,greedy\n  ariadne watch reversi --speed 0 --plain\n",
              run_watch, watch);
  game_argument(sub, watch.game)->required();
  sub.add_option("--agents", watch.agents, "one a seat, the last one repeats")->type_name("AGENT,...");
  number_option(sub, "--speed", watch.speed, 0.0, 1000.0,
                "moves a second on a terminal, or rounds of a game with a beat; 0: no waiting");
  plain_option(sub, watch.plain);
  position_option(sub, watch.position);
  record_options(sub, watch.record, watch.force);
}

void CommandTree::add_replay() {
  ReplayOptions& replay = options_.replay;
  auto& sub = command("replay", "step through a recorded game, check it, or convert it",
                      "  ariadne replay games.jsonl\n  ariadne replay games.jsonl --game 2 --from 20 --plain\n"
                      "  ariadne replay games.jsonl --verify\n  ariadne replay games.jsonl --export ggf\n",
                      run_replay, replay);
  text_option(sub, "file", replay.file, "FILE", "the record, '-' for standard input")->required();
  number_option(sub, "--game", replay.game, 1, kMaxGames, "which game of the file");
  number_option(sub, "--from", replay.from, 0, kMaxPlies, "start at this ply");
  sub.add_flag("--verify", replay.verify, "play every game of the file again and check its result and hash");
  text_option(sub, "--export", replay.export_to, "FORMAT",
              "print the game as text, json, a picture (svg) or in a format of its own");
  plain_option(sub, replay.plain);
}

void CommandTree::add_match() {
  MatchOptions& match = options_.match;
  auto& sub = command("match", "many games between two agents, in pairs with sides swapped",
                      "  ariadne match reversi alphabeta:depth=6 greedy --games 40 --seed 1\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl --resume\n",
                      run_match, match);
  game_argument(sub, match.game)->required();
  text_option(sub, "first", match.first, "AGENT", "the first agent")->required();
  text_option(sub, "second", match.second, "AGENT", "the second agent")->required();
  number_option(sub, "--games", match.games, 1, kMaxGames, "how many, two a pair");
  number_option(sub, "--opening-plies", match.opening_plies, 0, 1000,
                "random moves before each pair, the same for both games");
  sub.add_flag("--fixed-sides", match.fixed_sides, "the first agent plays the first side in every game");
  number_option(sub, "--jobs", match.jobs, 0, kMaxJobs, "games at a time, 0: as many as there are cores");
  limit_options(sub, match.nodes, match.time, "for a move of an agent");
  sub.add_flag("--resume", match.resume, "go on with the match in the record");
  position_option(sub, match.position);
  record_options(sub, match.record, match.force);
}

void CommandTree::add_analyse() {
  AnalyseOptions& analyse = options_.analyse;
  auto& sub = command(
      program_, "analyse", "value, best line and the value of each move, of a position or a whole record",
      "  ariadne analyse reversi --agent alphabeta:depth=8\n"
      "  ariadne analyse reversi --position f5d6c3d3 --lines 3\n"
      "  ariadne analyse --record games.jsonl --agent alphabeta:depth=4\n"
      "  ariadne analyse tree --position 'max(min(3,8),min(2,4))' --show\n",
      [&analyse](const Context& context) {
        if (analyse.game.empty() && analyse.record.empty()) {
          throw Failure(ExitCode::usage, "analyse needs a game or --record FILE", "See: ariadne analyse --help");
        }
        return run_analyse(analyse, context);
      });
  game_argument(sub, analyse.game);
  position_option(sub, analyse.position);
  text_option(sub, "--record", analyse.record, "FILE", "every ply of this recorded game instead");
  number_option(sub, "--game", analyse.record_game, 1, kMaxGames, "which game of the record");
  text_option(sub, "--agent", analyse.agent, "AGENT", "who analyses");
  number_option(sub, "--lines", analyse.lines, 1, 1000, "so many best moves get exact values");
  sub.add_flag("--distinct", analyse.distinct, "count the different positions as well");
  sub.add_flag("--show", analyse.show, "draw the tree that was searched: values, windows and what was cut off");
  text_option(sub, "--svg", analyse.svg, "FILE", "draw that tree as a picture");
  text_option(sub, "--trace", analyse.trace, "FILE", "write the positions in the order of their generation");
  force_option(sub, analyse.force);
  limit_options(sub, analyse.nodes, analyse.time, "for a position");
}

void CommandTree::add_solve_game() {
  SolveGameOptions& solve = options_.solve_game;
  auto& sub = command("solve-game", "who wins a small game with perfect play, in how many moves, and which moves err",
                      "  ariadne solve-game theseus --seed 7\n"
                      "  ariadne solve-game theseus --position board.txt --json\n"
                      "  ariadne solve-game theseus theseus:walls=dense --boards 100 --svg boards.svg\n"
                      "  ariadne solve-game theseus --boards 100 --agents heuristic,random\n",
                      run_solve_game, solve);
  sub.add_option("games", solve.games, "a game that is small enough; with --boards also several")
      ->required()
      ->type_name("GAME");
  position_option(sub, solve.position);
  size_option(sub, "--memory", solve.memory, kMaxMemory, "that a board may take");
  time_option(sub, solve.time, "time for a board");
  number_option(sub, "--boards", solve.boards, 1, kMaxGames, "so many new boards instead, and who wins them");
  text_option(sub, "--agents", solve.agents, "AGENT,...",
              "play a game on each board and judge the moves; one a seat, the last one repeats");
  number_option(sub, "--jobs", solve.jobs, 0, kMaxJobs, "boards at a time, 0: as many as there are cores");
  text_option(sub, "--svg", solve.svg, "FILE", "draw who wins the boards as a picture");
  force_option(sub, solve.force);
}

void CommandTree::add_pacman() {
  PacmanOptions& pacman = options_.pacman;
  auto& sub = command("pacman", "Pac-Man by the command line of the course CS188: its options, agents and lines",
                      "  ariadne pacman\n  ariadne pacman -l larder -p ReflexAgent -g DirectionalGhost -k 1\n"
                      "  ariadne pacman -l pincers -p AlphaBetaAgent -a depth=3 -q -n 10 -f\n"
                      "  ariadne pacman -l knossos -z .5 -p SearchAgent -a fn=astar,heuristic=manhattanHeuristic\n",
                      run_pacman, pacman);
  text_option(
      sub, "-l,--layout", pacman.layout, "LAYOUT|FILE",
      "NAME.lay here, in layouts/ or up to three folders above, or built in (default mediumClassic, else agora)");
  text_option(sub, "-p,--pacman", pacman.pacman, "PACMAN", "who plays Pac-Man (default KeyboardAgent, which is you)");
  text_option(sub, "-a,--agentArgs", pacman.agent_args, "KEY=VALUE,...", "arguments of that agent");
  text_option(sub, "-g,--ghosts", pacman.ghosts, "GHOST", "who plays the ghosts (default RandomGhost)");
  number_option(sub, "-k,--numghosts", pacman.most_ghosts, 0, 8, "at most so many ghosts");
  number_option(sub, "-z,--zoom", pacman.zoom, 0.01, 100.0, "of the maze on the screen");
  number_option(sub, "-n,--numGames", pacman.games, 1, kMaxGames, "how many games");
  number_option(sub, "-x,--numTraining", pacman.training, 0, kMaxGames, "the first games are not shown or counted");
  number_option(sub, "--jobs", pacman.jobs, 0, kMaxJobs,
                "games at a time with -q, 0: as many as there are cores; with -f one after the other");
  sub.add_flag("-q,--quietTextGraphics", pacman.quiet_graphics, "only the results");
  sub.add_flag("-t,--textGraphics", pacman.text_graphics, "frames of text, as without a terminal");
  sub.add_flag("-f,--fixRandomSeed", pacman.fix_random_seed, "the course's seed: its games, action by action");
  sub.add_flag("-r,--recordActions", pacman.record, "write the games to a file named by the time (JSON lines)");
  text_option(sub, "--replay", pacman.replay, "FILE", "show recorded games instead");
  number_option(sub, "--frameTime", pacman.frame_time, -1.0, 3600.0,
                "seconds between frames on a terminal (default 0.15), below 0: wait for a key");
  sub.add_flag("-c,--catchExceptions", pacman.catch_exceptions,
               "with -t and -q: an agent that needs more than --timeout in a game has crashed");
  number_option(sub, "--timeout", pacman.timeout, 1, 86'400,
                "seconds for all moves of an agent in a game (default 30)");
}

void CommandTree::add_counting_commands() {
  PerftOptions& perft = options_.perft;
  auto& count =
      command("perft", "count the leaves of the game tree, the test of a move generator",
              "  ariadne perft reversi --depth 9\n  ariadne perft reversi --depth 5 --divide\n", run_perft, perft);
  game_argument(count, perft.game)->required();
  number_option(count, "--depth", perft.depth, 1, kMaxPerftDepth, "")->required()->description("plies");
  count.add_flag("--divide", perft.divide, "the leaves below each move");
  position_option(count, perft.position);

  BenchOptions& bench = options_.bench;
  auto& measure = command("bench", "speed, and a signature that changes only when the search does",
                          "  ariadne bench\n  ariadne bench --filter reversi --repeat 3 --json\n", run_bench, bench);
  text_option(measure, "--filter", bench.filter, "TEXT", "only what has this in its name: a game, or paths");
  number_option(measure, "--repeat", bench.repeat, 1, 100, "the best of so many runs");
}

void CommandTree::add_path_commands() {
  SolveOptions& solve = options_.solve;
  auto& search = command("solve", "find a path in a maze or another problem, by one or more searches",
                         "  ariadne solve knossos --algo bfs,astar --show\n"
                         "  ariadne solve crumbs --problem food\n"
                         "  ariadne solve knossos --algo dfs,bfs,astar --svg searches.svg\n"
                         "  ariadne solve arena.map --scenario arena.map.scen --algo astar,jps\n",
                         run_solve, solve);
  problem_options(search, solve.problem);
  text_option(search, "--scenario", solve.scenario, "FILE[:N]",
              "the queries of a MovingAI .scen file on this map, or the Nth alone, compared with their stated lengths");
  list_option(search, "--algo", solve.algorithms, "ALGORITHM", path_algorithms_text());
  list_option(search, "--heuristic", solve.heuristics, "HEURISTIC", "of the searches that use one");
  number_option(search, "--weight", solve.weight, 1.0, 1'000'000.0, "of wastar (default 2)");
  limit_options(search, solve.nodes, solve.time, "in each search");
  size_option(search, "--memory", solve.memory, kMaxMemory, "memory in each search");
  search.add_flag("--upper-bound-only", solve.upper_bound_only,
                  "exact: a good walk, with a proof only where that is easy");
  search.add_flag("--show", solve.show, "draw the maze with the path");
  search.add_flag("--animate", solve.animate, "watch the search on the terminal");
  text_option(search, "--trace", solve.trace, "FILE", "write the states in the order of their expansion");
  text_option(search, "--svg", solve.svg, "FILE", "draw the searches as a picture");
  force_option(search, solve.force);
  choice_option(search, "--expect", solve.expect, {"path"}, "end with code 1 if there is no path");

  CheckHeuristicOptions& check = options_.check_heuristic;
  auto& sub = command("check-heuristic", "is a heuristic admissible and consistent, in every state of a problem",
                      "  ariadne check-heuristic knossos\n"
                      "  ariadne check-heuristic crumbs --problem food --heuristic farthest\n",
                      run_check_heuristic, check);
  problem_options(sub, check.problem);
  list_option(sub, "--heuristic", check.heuristics, "HEURISTIC", "which ones; all if not given");
  limit_options(sub, check.nodes, check.time, "in each check");
  size_option(sub, "--memory", check.memory, kMaxMemory, "memory in each check");
}

void CommandTree::add_maze() {
  auto& maze = command(program_, "maze", "make, show and check mazes",
                       "  ariadne maze generate --kind rooms\n  ariadne maze show knossos\n", {});
  maze.require_subcommand(1);
  const auto& all = options_;

  MazeGenerateOptions& make = options_.maze_generate;
  auto& generate = command(maze, "generate", "a new maze by chance, the same for the same seed",
                           "  ariadne maze generate --width 41 --height 21 --seed 7\n"
                           "  ariadne maze generate --kind braided --dead-ends 10 --food 20 -o maze.lay\n",
                           [&all](const Context& context) { return run_maze_generate(all.maze_generate, context); });
  choice_option(generate, "--kind", make.kind, kMazeKinds, "how it is made");
  number_option(generate, "--width", make.plan.width, kSmallestMaze, kLargestMaze, "cells, with the walls around it");
  number_option(generate, "--height", make.plan.height, kSmallestMaze, kLargestMaze, "cells, with the walls around it");
  number_option(generate, "--dead-ends", make.plan.dead_ends, 0, 100,
                "of a braided maze: at most so many percent are left; 0 if not given");
  number_option(generate, "--food", make.plan.food, 0, kLargestMaze * kLargestMaze, "dots at random places");
  generate.add_flag("--corners", make.plan.corners, "a dot in each of the four corners");
  text_option(generate, "-o,--output", make.output, "FILE", "write it to this file");
  force_option(generate, make.force);

  auto& show = command(maze, "show", "a layout, or the list of the built-in ones",
                       "  ariadne maze show\n  ariadne maze show knossos\n",
                       [&all](const Context& context) { return run_maze_show(all.maze_show, context); });
  text_option(show, "name", options_.maze_show.name, "LAYOUT|FILE|-", "a built-in layout or a file");
  lenient_option(show, options_.maze_show.lenient);

  auto& check = command(maze, "check", "is a file a sound layout, and what is in it", "  ariadne maze check maze.lay\n",
                        [&all](const Context& context) { return run_maze_check(all.maze_check, context); });
  check.add_option("files", options_.maze_check.files, "layouts or maps, '-' for standard input")
      ->required()
      ->type_name("FILE");
  lenient_option(check, options_.maze_check.lenient);
}

void CommandTree::add_looking_commands() {
  auto& list = command("list", "what there is: games, agents, layouts",
                       "  ariadne list\n  ariadne list agents --game reversi --json\n", run_list, options_.list);
  choice_option(list, "what", options_.list.what, {"games", "agents", "layouts"}, "all if not given");
  text_option(list, "--game", options_.list.game, "GAME", "of one game only");

  auto& show = command("show", "a game or an agent in full: rules, parameters",
                       "  ariadne show reversi\n  ariadne show alphabeta\n", run_show, options_.show);
  text_option(show, "name", options_.show.name, "NAME", "the name of a game or an agent")->required();
}

void CommandTree::add_help_commands() {
  auto& help = command("help", "this help, a command's, or a topic: agents, formats, environment, exit-codes",
                       "  ariadne help match\n  ariadne help exit-codes\n", run_help, options_.help_topic);
  help.add_option("topic", options_.help_topic.words, "a command or a topic")->type_name("TOPIC");

  auto& completion = command(program_, "completion", "a script that makes the shell complete our words",
                             "  source <(ariadne completion bash)\n  ariadne completion fish | source\n",
                             [this](const Context& context) { return run_completion(options_.shell, context); });
  choice_option(completion, "shell", options_.shell, {"bash", "zsh", "fish"}, "whose script")->required();

  command(program_, "version", "the version and how it was built", "  ariadne version\n  ariadne version --json\n",
          run_version);
}

CommandTree::CommandTree() {
  add_global_options();
  add_play();
  add_watch();
  add_match();
  add_replay();
  add_analyse();
  add_solve_game();
  add_pacman();
  add_counting_commands();
  add_path_commands();
  add_maze();
  add_looking_commands();
  add_help_commands();
}

}  // namespace ariadne
