#include "apps/cli/command_line/tree.hpp"

#include "agents/paths/path_task.hpp"
#include "apps/cli/command_line/option_kinds.hpp"
#include "apps/cli/serve.hpp"

namespace ariadne {
namespace {

constexpr int kMaxPerftDepth = 64;
constexpr const char* kExternalGroup = "Agents in other processes";

constexpr int kMaxGames = 1'000'000;
constexpr int kMaxPlies = 100'000;
constexpr int kMaxJobs = 1024;
constexpr int kMaxThreads = 64;  // of one search
constexpr std::uint64_t kMaxNodes = 1'000'000'000'000;

CLI::Option* game_argument(CLI::App& command, std::string& game) {
  return text_option(command, "game", game, "GAME", "a game spec, such as reversi or reversi:size=6");
}

void lenient_option(CLI::App& command, bool& lenient) {
  command.add_flag("--lenient", lenient, "accept layouts that break the strict format");
}

void position_option(CLI::App& command, GivenPosition& position) {
  text_option(command, "--position", position.text, "FILE|-|TEXT",
              "position to start from: a file, '-' for standard input, or the position itself");
  lenient_option(command, position.lenient);
}

void force_option(CLI::App& command, bool& force) { command.add_flag("--force", force, "overwrite an existing file"); }

void record_options(CLI::App& command, std::string& record, bool& force) {
  text_option(command, "--record", record, "FILE", "write a record to this file while playing (JSON lines)");
  force_option(command, force);
}

void plain_option(CLI::App& command, bool& plain) {
  command.add_flag("--plain", plain, "print lines of text, even on a terminal");
}

void ui_option(CLI::App& command, std::string& ui) {
  choice_option(command, "--ui", ui, {"tty", kWebUi}, "on this terminal (tty), or in the browser (web)");
}

void limit_options(CLI::App& command, std::uint64_t& nodes, std::chrono::milliseconds& time, const std::string& scope) {
  count_option(command, "--nodes", nodes, kMaxNodes, "node limit " + scope);
  time_option(command, time, "time limit " + scope);
}

void terms_option(CLI::App& command, std::string& terms) {
  text_option(command, "--time", terms, "TERMS",
              "what agents may spend: 500ms/move, 10s+100ms per game, nodes=1000, depth=6, or several with commas");
}

// For commands that take specs of agents.
void external_options(CLI::App& command, std::string& sandbox, ExternalOptions& external) {
  const std::vector<std::string> names(std::begin(kSandboxNames), std::end(kSandboxNames));
  choice_option(command, "--sandbox", sandbox, names, "what holds back agents in other processes")
      ->group(kExternalGroup);
  time_option(command, external.start_time, "time that such an agent has to start (default 10s)", "--start-time")
      ->group(kExternalGroup);
  time_option(command, external.move_time, "time per move where nothing else limits it (default 10s)", "--agent-time")
      ->group(kExternalGroup);
  size_option(command, "--agent-memory", external.memory, kMaxMemory, "memory of such an agent")->group(kExternalGroup);
}

void policy_options(CLI::App& command, PolicyOptions& policy) {
  choice_option(command, "--on-timeout", policy.on_timeout, {"forfeit", "random", "repeat"},
                "an agent that is late forfeits, or a random move or its last one is played for it");
  choice_option(command, "--on-invalid", policy.on_invalid, {"forfeit", "random"},
                "the same for an agent that plays an illegal move");
}

void protocol_options(CLI::App& command, ProtocolOptions& protocol) {
  text_option(command, "game", protocol.game, "GAME", "a game spec (default reversi)");
  text_option(command, "--agent", protocol.agent, "AGENT", "the agent that thinks (default: that of the game)");
  limit_options(command, protocol.nodes, protocol.time, "per move");
}

void problem_options(CLI::App& command, PathProblemOptions& problem) {
  text_option(
      command, "maze", problem.source, "LAYOUT|FILE|-",
      "the file of a layout, map or JSON problem; NAME.lay here, in layouts/ or up to three folders up; a built-in "
      "layout; or '-' for standard input")
      ->required();
  choice_option(command, "--problem", problem.problem, maze_problems(), "what to search for (default position)");
  choice_option(command, "--cost", problem.cost, {"unit", "stay-east", "stay-west"}, "cost of a step (default unit)");
  text_option(command, "--start", problem.start, "X,Y", "start cell; 0,0 is at the bottom left");
  text_option(command, "--goal", problem.goal, "X,Y", "goal cell of the position and octile problems (default 1,1)");
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
  program_.get_formatter()->label("Positionals", "Arguments");
  program_.get_formatter()->label("REQUIRED", "(required)");
  program_.set_help_flag();  // ours is an ordinary flag, so that it works before and after a command
  program_.add_flag("-h,--help", options_.help, "show help for ariadne or for a command");
  program_.add_flag("--version", options_.version, "show the version");
  program_.add_flag("--json", options_.json, "print JSON");
  program_.add_flag("-q,--quiet", options_.quiet, "hide progress and notes");
  choice_option(program_, "--color", options_.color, {"auto", "always", "never"}, "use colours");
  number_option(program_, "--seed", options_.seed, std::uint64_t{0}, UINT64_MAX,
                "seed for all randomness; drawn and printed when omitted")
      ->type_name("N");
  program_.footer(
      "Without a command, ariadne opens a menu on a terminal and prints a short tour elsewhere.\n"
      "More: ariadne COMMAND --help, ariadne help agents|protocol|formats|environment|exit-codes");
}

void CommandTree::add_play() {
  PlayOptions& play = options_.play;
  auto& sub = command("play", "play against an agent, or with several people at one screen",
                      "  ariadne play reversi\n  ariadne play reversi:size=6 --as white --vs alphabeta:depth=4\n"
                      "  ariadne play reversi --as black,white\n  printf 'd3\\nquit\\n' | ariadne play reversi\n"
                      "  ariadne play reversi --position game.jsonl    continue a saved game\n",
                      run_play, play);
  game_argument(sub, play.game)->required();
  list_option(sub, "--as", play.as, "SEAT", "the seats you take (default: the first seat)");
  text_option(sub, "--vs", play.versus, "AGENT", "the agent in the other seats");
  text_option(sub, "--name", play.name, "TEXT", "your name");
  sub.add_flag(
      "--ask", play.ask,
      "ask for name, side and strength first, as a terminal does without --as, --vs and --position, and play line "
      "by line as on a console");
  plain_option(sub, play.plain);
  ui_option(sub, play.ui);
  position_option(sub, play.position);
  record_options(sub, play.record, play.force);
  policy_options(sub, play.policy);
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_watch() {
  WatchOptions& watch = options_.watch;
  auto& sub =
      command("watch", "watch agents play",
              "  ariadne watch reversi --agents alphabeta:depth=6,greedy\n  ariadne watch reversi --speed 0 --plain\n"
              "  ariadne watch reversi --compact --record game.jsonl\n",
              run_watch, watch);
  game_argument(sub, watch.game)->required();
  sub.add_option("--agents", watch.agents, "one agent per seat; the last one fills the remaining seats")
      ->type_name("AGENT,...");
  number_option(sub, "--speed", watch.speed, 0.0, 1000.0,
                "moves (or rounds, in a game with a beat) per second; 0: no delay");
  plain_option(sub, watch.plain);
  ui_option(sub, watch.ui);
  sub.add_flag("--compact", watch.compact, "print one line per move, without boards");
  position_option(sub, watch.position);
  record_options(sub, watch.record, watch.force);
  policy_options(sub, watch.policy);
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_replay() {
  ReplayOptions& replay = options_.replay;
  auto& sub = command("replay", "step through recorded games, verify or convert them",
                      "  ariadne replay games.jsonl\n  ariadne replay games.jsonl --game 2 --from 20 --plain\n"
                      "  ariadne replay games.jsonl --verify\n  ariadne replay games.jsonl --export ggf\n"
                      "  ariadne replay damaged.jsonl --salvage sound.jsonl\n",
                      run_replay, replay);
  text_option(sub, "file", replay.file, "FILE", "a record, or '-' for standard input")->required();
  number_option(sub, "--game", replay.game, 1, kMaxGames, "which game in the file (default 1; --export: all of them)");
  number_option(sub, "--from", replay.from, 0, kMaxPlies,
                "show the position after this ply; without it the screen begins at the start, and text shows the end");
  sub.add_flag("--verify", replay.verify, "replay every game in the file and check its result, hash and checksum");
  text_option(sub, "--salvage", replay.salvage, "NEW", "copy every game that can be read and replayed to a new file");
  force_option(sub, replay.force);
  text_option(
      sub, "--export", replay.export_to, "FORMAT",
      "print the games as text, json or in one of the game's own formats, or one as svg or as html, a page that "
      "plays it");
  plain_option(sub, replay.plain);
  ui_option(sub, replay.ui);
}

void CommandTree::add_match() {
  MatchOptions& match = options_.match;
  auto& sub = command("match", "play many games between two agents, in pairs with sides swapped",
                      "  ariadne match reversi alphabeta:depth=6 greedy --games 40 --seed 1\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl --resume\n"
                      "  ariadne match reversi alphabeta:depth=3 alphabeta:depth=2 --sprt 0,50\n"
                      "  ariadne match reversi alphabeta minimax --time 10s+100ms --openings openings.txt\n"
                      "  ariadne match flags minmax+classic heuristic+direct\n",
                      run_match, match);
  game_argument(sub, match.game)->required();
  text_option(sub, "first", match.first, "AGENT", "the first agent, or FIRST+SECOND: an agent for each side")
      ->required();
  text_option(sub, "second", match.second, "AGENT", "the second agent")->required();
  number_option(sub, "--games", match.games, 1, kMaxGames,
                "number of games, two per pair (default 100; with --sprt at most 100000)");
  text_option(sub, "--sprt", match.sprt, "ELO0,ELO1[,ALPHA,BETA]",
              "end as soon as a sequential test decides between two leads of the first agent, in normalised Elo");
  number_option(sub, "--opening-plies", match.opening_plies, 0, 1000,
                "random moves that open each pair, the same in both games (default 4, or 0 if starts differ by seed)");
  sub.add_flag("--fixed-sides", match.fixed_sides, "the first agent plays the first side in every game");
  number_option(sub, "--jobs", match.jobs, 0, kMaxJobs, "games played in parallel; 0: one per core");
  text_option(sub, "--openings", match.openings, "FILE",
              "openings for the pairs, one per line: moves, or a position or game in any notation that the game reads; "
              "'balanced': a list that comes with the program, as for reversi");
  count_option(sub, "--nodes", match.nodes, kMaxNodes, "node limit per move");
  terms_option(sub, match.time);
  text_option(sub, "--csv", match.csv, "FILE",
              "write the results as a table of comma-separated values, a row per game");
  sub.add_flag("--resume", match.resume, "continue the match in the --record file");
  position_option(sub, match.position);
  record_options(sub, match.record, match.force);
  policy_options(sub, match.policy);
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_tournament() {
  const auto& all = options_;
  TournamentOptions& run = options_.tournament;
  auto& sub = command("tournament", "play a tournament: round robin, gauntlet, Swiss or knockout",
                      "  ariadne tournament init -o club.toml     write a commented file to begin with\n"
                      "  ariadne tournament club.toml             play it; everything goes into club.db\n"
                      "  ariadne tournament club.toml --resume    continue it, also with more rounds or agents\n"
                      "  ariadne tournament show club.db\n"
                      "  ariadne tournament games club.db --agent deep\n"
                      "  ariadne tournament export club.db --format html -o club.html\n"
                      "  ariadne replay club.db --game 3\n",
                      run_tournament, run);
  text_option(sub, "file", run.file, "FILE", "the tournament, a TOML file");  // required unless a command follows
  text_option(sub, "--db", run.store, "FILE", "where its games go (default: the name of the tournament with .db)");
  number_option(sub, "--jobs", run.jobs, 0, kMaxJobs, "games played in parallel; 0: one per core");
  sub.add_flag("--resume", run.resume, "continue it if it was begun");
  sub.add_flag("--force", run.force, "begin again, and remove what was played");
  external_options(sub, options_.sandbox, options_.external);

  auto& init = command(sub, "init", "write a commented file to begin with", "  ariadne tournament init -o club.toml\n",
                       [&all](const Context& context) { return run_tournament_init(all.tournament_init, context); });
  text_option(init, "-o,--output", options_.tournament_init.output, "FILE", "write it to this file");
  force_option(init, options_.tournament_init.force);

  constexpr const char* kStored = "the games of a tournament (.db), or its TOML file";
  auto& show = command(sub, "show", "show the ranking and the crosstable, also while it is being played",
                       "  ariadne tournament show club.db\n  ariadne tournament show club.db --json\n",
                       [&all](const Context& context) { return run_tournament_show(all.tournament_show, context); });
  text_option(show, "file", options_.tournament_show.file, "FILE", kStored)->required();

  TournamentGamesOptions& chosen = options_.tournament_games;
  auto& games = command(sub, "games", "list the games",
                        "  ariadne tournament games club.db --agent deep --round 2\n"
                        "  ariadne tournament games club.db --forfeits\n",
                        [&all](const Context& context) { return run_tournament_games(all.tournament_games, context); });
  text_option(games, "file", chosen.file, "FILE", kStored)->required();
  text_option(games, "--agent", chosen.agent, "NAME", "only those of this agent");
  number_option(games, "--round", chosen.round, 1, kMaxGames, "only those of this round");
  games.add_flag("--forfeits", chosen.forfeits, "only those that ended by forfeit");

  TournamentExportOptions& exported = options_.tournament_export;
  auto& give =
      command(sub, "export", "write the results for other programs, or as a page",
              "  ariadne tournament export club.db --format html -o club.html\n"
              "  ariadne tournament export club.db --format csv\n"
              "  ariadne tournament export club.db --format records -o games.jsonl\n",
              [&all](const Context& context) { return run_tournament_export(all.tournament_export, context); });
  text_option(give, "file", exported.file, "FILE", kStored)->required();
  choice_option(give, "--format", exported.format, kTournamentFormats,
                "text, crosstable, csv (ranking), games (csv), json, html (one page), records (JSON lines)");
  text_option(give, "-o,--output", exported.output, "FILE", "write it to this file");
  force_option(give, exported.force);
}

void CommandTree::add_analyse() {
  AnalyseOptions& analyse = options_.analyse;
  auto& sub = command(
      program_, "analyse", "show the value, best line and value of each move, for a position or a whole record",
      "  ariadne analyse reversi --agent alphabeta:depth=8\n"
      "  ariadne analyse reversi --position f5d6c3d3 --lines 3\n"
      "  ariadne analyse reversi --agent alphabeta:depth=6 --agent greedy\n"
      "  ariadne analyse reversi --position endgame.obf --exact\n"
      "  ariadne analyse --record games.jsonl --agent alphabeta:depth=4 --svg game.svg\n"
      "  ariadne analyse tree --position 'max(min(3,8),min(2,4))' --show\n",
      [&analyse](const Context& context) {
        if (analyse.game.empty() && analyse.record.empty()) {
          throw Failure(ExitCode::usage, "analyse needs a game or --record FILE", "See: ariadne analyse --help");
        }
        return run_analyse(analyse, context);
      });
  game_argument(sub, analyse.game);
  position_option(sub, analyse.position);
  text_option(sub, "--record", analyse.record, "FILE", "analyse every ply of this recorded game instead");
  number_option(sub, "--game", analyse.record_game, 1, kMaxGames, "which game in the record");
  sub.add_option("--agent", analyse.agents, "the agent that analyses; several, each with --agent, are compared")
      ->type_name("AGENT")
      ->allow_extra_args(false);
  number_option(sub, "--lines", analyse.lines, 1, 1000, "number of best moves that get exact values");
  sub.add_flag("--exact", analyse.exact, "ask the game's exact solver, perfect");
  sub.add_flag("--distinct", analyse.distinct, "also count distinct positions");
  sub.add_flag("--show", analyse.show, "draw the searched tree with its values, windows and cutoffs");
  text_option(sub, "--svg", analyse.svg, "FILE",
              "write that tree as an SVG picture, or with --record a graph of the values");
  text_option(sub, "--trace", analyse.trace, "FILE", "write the positions in the order they were generated");
  force_option(sub, analyse.force);
  ui_option(sub, analyse.ui);
  limit_options(sub, analyse.nodes, analyse.time, "per position");
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_solve_game() {
  SolveGameOptions& solve = options_.solve_game;
  auto& sub = command("solve-game",
                      "solve a position exactly: who wins with perfect play, how soon, and which moves are mistakes",
                      "  ariadne solve-game theseus --seed 7\n"
                      "  ariadne solve-game theseus --position board.txt --json\n"
                      "  ariadne solve-game theseus theseus:walls=dense --boards 100 --svg boards.svg\n"
                      "  ariadne solve-game theseus --boards 100 --agents heuristic,random\n"
                      "  ariadne solve-game reversi --position endgame.obf --lines 3\n"
                      "  ariadne solve-game reversi --suite positions.obf --threads 2\n",
                      run_solve_game, solve);
  sub.add_option("games", solve.games, "a game that has an exact solver; several with --boards")
      ->required()
      ->type_name("GAME");
  position_option(sub, solve.position);
  size_option(sub, "--memory", solve.memory, kMaxMemory, "memory limit per board");
  time_option(sub, solve.time, "time limit per board");
  number_option(sub, "--lines", solve.lines, 1, 1000, "number of best moves that get exact values, as in reversi");
  number_option(sub, "--threads", solve.threads, 1, kMaxThreads,
                "threads that search a position together, as in reversi");
  text_option(sub, "--suite", solve.suite, "FILE",
              "solve every position of a test suite, such as an OBF file, instead");
  number_option(sub, "--boards", solve.boards, 1, kMaxGames, "solve N random boards instead and count who wins");
  text_option(sub, "--agents", solve.agents, "AGENT,...",
              "play a game on each board and judge its moves; one agent per seat, the last one fills the rest");
  number_option(sub, "--jobs", solve.jobs, 0, kMaxJobs, "boards solved in parallel; 0: one per core");
  text_option(sub, "--svg", solve.svg, "FILE", "write who wins the boards as an SVG picture");
  force_option(sub, solve.force);
}

void CommandTree::add_train() {
  TrainOptions& train = options_.train;
  auto& sub = command("train", "train the evaluation of a game from games that it plays with itself",
                      "  ariadne train reversi -o my.weights --games 2000 --rounds 2 --seed 1\n"
                      "  ariadne train reversi -o my.weights --time 2h\n"
                      "  ariadne train reversi -o better.weights --from my.weights --rounds 4 --json\n",
                      run_train, train);
  text_option(sub, "game", train.game, "GAME", "a game that can be trained, such as reversi")->required();
  text_option(sub, "-o,--output", train.output, "FILE", "the trained weights, written after every round")->required();
  text_option(sub, "--from", train.from, "FILE", "begin with these weights instead of nothing");
  number_option(sub, "--games", train.games, std::uint64_t{1}, std::uint64_t{kMaxGames}, "games played per round");
  number_option(sub, "--rounds", train.rounds, 1, 1000, "rounds of playing, labelling and fitting");
  number_option(sub, "--jobs", train.jobs, 0, kMaxJobs, "threads that work in parallel; 0: one per core");
  time_option(sub, train.time, "time limit: a round that is not finished by then is given up");
  force_option(sub, train.force);
}

void CommandTree::add_pacman() {
  PacmanOptions& pacman = options_.pacman;
  auto& sub = command("pacman", "a pacman.py-compatible command (CS188)",
                      "  ariadne pacman\n  ariadne pacman -l larder -p ReflexAgent -g DirectionalGhost -k 1\n"
                      "  ariadne pacman -l pincers -p AlphaBetaAgent -a depth=3 -q -n 10 -f\n"
                      "  ariadne pacman -l knossos -z .5 -p SearchAgent -a fn=astar,heuristic=manhattanHeuristic\n",
                      run_pacman, pacman);
  text_option(
      sub, "-l,--layout", pacman.layout, "LAYOUT|FILE",
      "NAME.lay here, in layouts/ or up to three folders up, or built in (default mediumClassic if found, else agora)");
  text_option(sub, "-p,--pacman", pacman.pacman, "PACMAN", "the agent that plays Pac-Man (default KeyboardAgent: you)");
  text_option(sub, "-a,--agentArgs", pacman.agent_args, "KEY=VALUE,...", "arguments for that agent");
  text_option(sub, "-g,--ghosts", pacman.ghosts, "GHOST", "the agent that plays the ghosts (default RandomGhost)");
  number_option(sub, "-k,--numghosts", pacman.max_ghosts, 0, 8, "maximum number of ghosts");
  number_option(sub, "-z,--zoom", pacman.zoom, 0.01, 100.0, "zoom of the maze on the screen");
  number_option(sub, "-n,--numGames", pacman.games, 1, kMaxGames, "number of games");
  number_option(sub, "-x,--numTraining", pacman.training, 0, kMaxGames,
                "number of first games that are neither shown nor counted");
  number_option(sub, "--jobs", pacman.jobs, 0, kMaxJobs,
                "games played in parallel with -q; 0: one per core; always one with -f");
  sub.add_flag("-q,--quietTextGraphics", pacman.quiet_graphics, "print only the results");
  sub.add_flag("-t,--textGraphics", pacman.text_graphics, "print text frames, as without a terminal");
  sub.add_flag("-f,--fixRandomSeed", pacman.fix_random_seed,
               "use the course's seed and play the same games action by action");
  sub.add_flag("-r,--recordActions", pacman.record,
               "write the games to a file named after the current time (JSON lines)");
  text_option(sub, "--replay", pacman.replay, "FILE", "show recorded games instead");
  number_option(sub, "--frameTime", pacman.frame_time, -1.0, 3600.0,
                "seconds between frames on a terminal (default 0.15); below 0: wait for a key");
  sub.add_flag("-c,--catchExceptions", pacman.catch_exceptions,
               "with -t and -q: an agent that exceeds --timeout in a game counts as crashed");
  number_option(sub, "--project", pacman.project, 1, 2,
                "order of moves, as in project 1 or 2 of the course (default: the project that has Pac-Man's agent)");
  number_option(sub, "--timeout", pacman.timeout, 1, 86'400, "seconds per agent and game (default 30)");
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_agent_commands() {
  CheckAgentOptions& check = options_.check_agent;
  auto& sub = command("check-agent", "check whether a program speaks the protocol of agents",
                      "  ariadne check-agent \"python3 bot.py\" --game reversi\n"
                      "  ariadne check-agent ./bot --game pacman --json\n",
                      run_check_agent, check);
  text_option(sub, "command", check.command, "COMMAND", "the program with its arguments")->required();
  text_option(sub, "--game", check.game, "GAME", "the game that it is to play (default reversi)");
  external_options(sub, options_.sandbox, options_.external);

  auto& create = command(program_, "new", "write the beginning of something new",
                         "  ariadne new agent --lang python -o mybot --game reversi\n", {});
  create.require_subcommand(1);
  NewAgentOptions& agent = options_.new_agent;
  auto& starter = command(create, "agent", "write an agent that plays, to be made better",
                          "  ariadne new agent --lang python -o mybot --game reversi\n"
                          "  ariadne new agent --lang cpp -o mybot\n",
                          [&agent](const Context& context) { return run_new_agent(agent, context); });
  choice_option(starter, "--lang", agent.language, {"python", "cpp", "js"}, "language");
  text_option(starter, "-o,--output", agent.folder, "FOLDER", "folder for its files")->required();
  text_option(starter, "--game", agent.game, "GAME", "the game that it is to play (default reversi)");
  force_option(starter, agent.force);
}

void CommandTree::add_serve() {
  ServeOptions& serve = options_.serve;
  auto& sub = command("serve", "serve the laboratory to a browser on this machine, until Ctrl-C",
                      "  ariadne serve --open\n  ariadne serve --port 0\n"
                      "  ariadne serve --agent 'cmd:\"python3 bot.py\"' --agent ./bot\n"
                      "  curl http://127.0.0.1:8080/api/v1/catalogue\n",
                      run_serve, serve);
  text_option(sub, "--host", serve.host, "ADDRESS", "address to listen on (default 127.0.0.1: this machine alone)");
  number_option(sub, "-p,--port", serve.port, 0, 65'535, "port to listen on; 0: any that is free");
  sub.add_flag("--open", serve.open, "open the page in the browser");
  sub.add_option("--agent", serve.agents,
                 "a command that the page offers as an agent, to whoever reaches it; several, each with --agent")
      ->type_name("COMMAND")
      ->allow_extra_args(false);
  external_options(sub, options_.sandbox, options_.external);
}

void CommandTree::add_protocols() {
  auto& gtp = command("gtp", "be driven by another program over GTP, as an engine for Othello",
                      "  ariadne gtp\n  ariadne gtp --agent alphabeta:eval=mixed --time 1s\n"
                      "  printf 'play black d3\\ngenmove white\\nquit\\n' | ariadne gtp --agent greedy\n",
                      run_gtp, options_.gtp);
  protocol_options(gtp, options_.gtp);
  external_options(gtp, options_.sandbox, options_.external);

  auto& nboard = command("nboard", "be driven by NBoard or another program that speaks its protocol",
                         "  ariadne nboard\n  ariadne nboard --agent alphabeta:eval=mixed\n"
                         "  printf 'nboard 2\\nset depth 4\\nmove F5\\nhint 2\\n' | ariadne nboard\n",
                         run_nboard, options_.nboard);
  protocol_options(nboard, options_.nboard);
  external_options(nboard, options_.sandbox, options_.external);
}

void CommandTree::add_counting_commands() {
  PerftOptions& perft = options_.perft;
  auto& count =
      command("perft", "count the leaves of the game tree, to test a move generator",
              "  ariadne perft reversi --depth 9\n  ariadne perft reversi --depth 5 --divide\n", run_perft, perft);
  game_argument(count, perft.game)->required();
  number_option(count, "--depth", perft.depth, 1, kMaxPerftDepth, "")->required()->description("depth in plies");
  count.add_flag("--divide", perft.divide, "count the leaves below each move");
  position_option(count, perft.position);

  BenchOptions& bench = options_.bench;
  auto& measure = command("bench", "measure speed, and print a signature that changes only when a search does",
                          "  ariadne bench\n  ariadne bench --filter reversi --repeat 3 --json\n", run_bench, bench);
  text_option(measure, "--filter", bench.filter, "TEXT", "measure only what has this in its name: a game, or paths");
  number_option(measure, "--repeat", bench.repeat, 1, 100, "number of runs; the best one counts");
}

void CommandTree::add_path_commands() {
  SolveOptions& solve = options_.solve;
  auto& search = command("solve", "find a path in a maze or another problem with one or more algorithms",
                         "  ariadne solve knossos --algo bfs,astar --show\n"
                         "  ariadne solve crumbs --problem food\n"
                         "  ariadne solve knossos --algo dfs,bfs,astar --svg searches.svg\n"
                         "  ariadne solve arena.map --scenario arena.map.scen --algo astar,jps\n",
                         run_solve, solve);
  problem_options(search, solve.problem);
  text_option(search, "--scenario", solve.scenario, "FILE[:N]",
              "solve all queries of a MovingAI .scen file on this map, or only the Nth, and compare path lengths");
  list_option(search, "--algo", solve.algorithms, "ALGORITHM",
              "algorithms to run: " + path_algorithms_text() + "; or the command of an agent");
  list_option(search, "--heuristic", solve.heuristics, "HEURISTIC", "heuristics for the algorithms that use one");
  number_option(search, "--weight", solve.weight, 1.0, 1'000'000.0, "weight for wastar (default 2)");
  limit_options(search, solve.nodes, solve.time, "per search");
  size_option(search, "--memory", solve.memory, kMaxMemory, "memory limit per search");
  search.add_flag("--upper-bound-only", solve.upper_bound_only,
                  "with exact: settle for a good walk; prove it optimal only where that is easy");
  search.add_flag("--show", solve.show, "draw the maze with the path");
  search.add_flag("--animate", solve.animate, "animate the search on the terminal");
  text_option(search, "--trace", solve.trace, "FILE", "write the states in the order they were expanded");
  text_option(search, "--svg", solve.svg, "FILE", "write the searches as an SVG picture");
  force_option(search, solve.force);
  ui_option(search, solve.ui);
  choice_option(search, "--expect", solve.expect, {"path"}, "exit with code 1 if there is no path");
  external_options(search, options_.sandbox, options_.external);

  CheckHeuristicOptions& check = options_.check_heuristic;
  auto& sub = command("check-heuristic", "check in every state whether a heuristic is admissible and consistent",
                      "  ariadne check-heuristic knossos\n"
                      "  ariadne check-heuristic crumbs --problem food --heuristic farthest\n",
                      run_check_heuristic, check);
  problem_options(sub, check.problem);
  list_option(sub, "--heuristic", check.heuristics, "HEURISTIC", "heuristics to check (default: all)");
  limit_options(sub, check.nodes, check.time, "per check");
  size_option(sub, "--memory", check.memory, kMaxMemory, "memory limit per check");
}

void CommandTree::add_maze() {
  auto& maze = command(program_, "maze", "generate, show and check mazes",
                       "  ariadne maze generate --kind rooms\n  ariadne maze show knossos\n", {});
  maze.require_subcommand(1);
  const auto& all = options_;

  MazeGenerateOptions& make = options_.maze_generate;
  auto& generate = command(maze, "generate", "generate a random maze, the same for the same seed",
                           "  ariadne maze generate --width 41 --height 21 --seed 7\n"
                           "  ariadne maze generate --kind braided --dead-ends 10 --food 20 -o maze.lay\n",
                           [&all](const Context& context) { return run_maze_generate(all.maze_generate, context); });
  choice_option(generate, "--kind", make.kind, kMazeKinds, "kind of maze");
  number_option(generate, "--width", make.plan.width, kSmallestMaze, kLargestMaze,
                "width in cells, outer walls included");
  number_option(generate, "--height", make.plan.height, kSmallestMaze, kLargestMaze,
                "height in cells, outer walls included");
  number_option(generate, "--dead-ends", make.plan.dead_ends, 0, 100,
                "percentage of dead ends that a braided maze may keep (default 0)");
  number_option(generate, "--food", make.plan.food, 0, kLargestMaze * kLargestMaze, "number of dots in random cells");
  generate.add_flag("--corners", make.plan.corners, "put a dot in each of the four corners");
  text_option(generate, "-o,--output", make.output, "FILE", "write the maze to this file");
  force_option(generate, make.force);

  auto& show = command(maze, "show", "show a layout, or list the built-in ones",
                       "  ariadne maze show\n  ariadne maze show knossos\n",
                       [&all](const Context& context) { return run_maze_show(all.maze_show, context); });
  text_option(show, "name", options_.maze_show.name, "LAYOUT|FILE|-",
              "a file, or NAME.lay here, in layouts/ or up to three folders up, or a built-in layout");
  lenient_option(show, options_.maze_show.lenient);

  auto& check =
      command(maze, "check", "check that a file is a valid layout, and summarise it", "  ariadne maze check maze.lay\n",
              [&all](const Context& context) { return run_maze_check(all.maze_check, context); });
  check.add_option("files", options_.maze_check.files, "layouts or maps, or '-' for standard input")
      ->required()
      ->type_name("FILE");
  lenient_option(check, options_.maze_check.lenient);
}

void CommandTree::add_looking_commands() {
  auto& list = command("list", "list games, agents and layouts",
                       "  ariadne list\n  ariadne list agents --game reversi --json\n", run_list, options_.list);
  choice_option(list, "kind", options_.list.what, {"games", "agents", "layouts"}, "what to list (default: everything)");
  text_option(list, "--game", options_.list.game, "GAME", "only for this game");

  auto& show = command("show", "show a game or an agent in full: rules, parameters",
                       "  ariadne show reversi\n  ariadne show alphabeta\n", run_show, options_.show);
  text_option(show, "name", options_.show.name, "NAME", "the name of a game or an agent")->required();
}

void CommandTree::add_help_commands() {
  auto& help = command(
      "help", "show this help, the help of a command, or a topic: agents, protocol, formats, environment, exit-codes",
      "  ariadne help match\n  ariadne help exit-codes\n", run_help, options_.help_topic);
  help.add_option("topic", options_.help_topic.words, "a command or a topic")->type_name("TOPIC");

  auto& completion = command(program_, "completion", "print a shell completion script",
                             "  source <(ariadne completion bash)\n  ariadne completion fish | source\n",
                             [this](const Context& context) { return run_completion(options_.shell, context); });
  choice_option(completion, "shell", options_.shell, {"bash", "zsh", "fish"}, "the shell that runs the script")
      ->required();

  command(program_, "version", "show the version and how it was built", "  ariadne version\n  ariadne version --json\n",
          run_version);
}

CommandTree::CommandTree() {
  add_global_options();
  add_play();
  add_watch();
  add_match();
  add_tournament();
  add_replay();
  add_analyse();
  add_solve_game();
  add_train();
  add_pacman();
  add_agent_commands();
  add_serve();
  add_protocols();
  add_counting_commands();
  add_path_commands();
  add_maze();
  add_looking_commands();
  add_help_commands();
}

}  // namespace ariadne
