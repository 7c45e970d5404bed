#include "apps/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <random>

#include "agents/registry.hpp"
#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "core/suggest.hpp"
#include "search/tree/line.hpp"

namespace ariadne {
namespace {

constexpr int kMostGames = 1'000'000;
constexpr int kMostPlies = 100'000;
constexpr int kMostJobs = 1024;
constexpr std::uint64_t kMostNodes = 1'000'000'000'000;

// The options of every command, filled in while the arguments are read.
struct Options {
  bool json = false, quiet = false, help = false, version = false;
  std::string color = "auto";
  std::optional<std::uint64_t> seed;

  ListOptions list;
  ShowOptions show;
  PlayOptions play;
  WatchOptions watch;
  MatchOptions match;
  ReplayOptions replay;
  AnalyseOptions analyse;
  PerftOptions perft;
  BenchOptions bench;
  HelpOptions help_topic;
  std::string shell, time;
};

using Run = std::function<int(const Context&)>;

// The tree of commands and options: read by the parser, by the help and by the completion.
class CommandLine {
 public:
  CommandLine();

  CLI::App& app() { return app_; }
  Options& options() { return options_; }
  const Run& run() const { return run_; }

 private:
  // A command with its one-line help, its examples and what it runs.
  CLI::App& command(const std::string& name, const std::string& help, const std::string& examples, Run run) {
    CLI::App* sub = app_.add_subcommand(name, help);
    sub->fallthrough();
    if (!examples.empty()) sub->footer("Examples:\n" + examples);
    sub->callback([this, run = std::move(run)] { run_ = run; });
    return *sub;
  }
  // What --time says; 0 if it was not given.
  std::chrono::milliseconds time_limit() const {
    if (options_.time.empty()) return {};
    return value_or_fail(read_duration(options_.time), ExitCode::usage, "--time");
  }
  void add_global_options();
  void add_looking_commands();
  void add_playing_commands();
  void add_match();
  void add_analysing_commands();
  void add_help_commands();

  Options options_;
  Run run_;
  CLI::App app_{"Search in mazes and games: play, watch, compare and inspect agents.", "ariadne"};
};

void position_option(CLI::App& command, std::string& position) {
  command.add_option("--position", position, "start here: a file, '-' for standard input, or the position itself")
      ->type_name("FILE|-|TEXT");
}

void record_options(CLI::App& command, std::string& record, bool& force) {
  command.add_option("--record", record, "write the game to this file (JSON lines)")->type_name("FILE");
  command.add_flag("--force", force, "overwrite an existing file");
}

// A number with its range where others have a type.
template <class Number>
CLI::Option* number_option(CLI::App& command, const std::string& name, Number& number, Number least, Number most,
                           const std::string& help) {
  return command.add_option(name, number, help)
      ->check(CLI::Range(least, most).description(""))
      ->type_name(fmt::format("{}..{}", least, most));
}

CLI::Option* game_argument(CLI::App& command, std::string& game) {
  return command.add_option("game", game, "a game, such as reversi or reversi:size=6")->type_name("GAME");
}

void CommandLine::add_global_options() {
  app_.require_subcommand(0, 1);  // what follows a command is never another one: `help match`
  app_.set_help_flag();           // ours is an ordinary flag, so that it works before and after a command
  app_.add_flag("-h,--help", options_.help, "show help, also of a command");
  app_.add_flag("--version", options_.version, "show the version");
  app_.add_flag("--json", options_.json, "print JSON for programs");
  app_.add_flag("-q,--quiet", options_.quiet, "no progress, no remarks");
  app_.add_option("--color", options_.color, "colours on the terminal")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("");
  app_.add_option("--seed", options_.seed, "of everything random; drawn and printed if not given")->type_name("N");
  app_.footer(
      "Without a command: a menu on a terminal, a short tour elsewhere.\n"
      "More: ariadne COMMAND --help, ariadne help agents|formats|environment|exit-codes");
}

void CommandLine::add_looking_commands() {
  auto& list =
      command("list", "what there is: games, agents", "  ariadne list\n  ariadne list agents --game reversi --json\n",
              [this](const Context& context) { return run_list(options_.list, context); });
  list.add_option("what", options_.list.what, "games or agents; all if not given")->type_name("games|agents");
  list.add_option("--game", options_.list.game, "of one game only")->type_name("GAME");

  auto& show = command("show", "a game or an agent in full: rules, parameters",
                       "  ariadne show reversi\n  ariadne show alphabeta\n",
                       [this](const Context& context) { return run_show(options_.show, context); });
  show.add_option("name", options_.show.name, "the name of a game or an agent")->required()->type_name("NAME");
}

void CommandLine::add_playing_commands() {
  auto& play = command("play", "play against an agent, or two people at one screen",
                       "  ariadne play reversi\n  ariadne play reversi:size=6 --as white --vs alphabeta:depth=4\n"
                       "  ariadne play reversi --as black,white\n  printf 'd3\\nquit\\n' | ariadne play reversi\n",
                       [this](const Context& context) { return run_play(options_.play, context); });
  game_argument(play, options_.play.game)->required();
  play.add_option("--as", options_.play.as, "the seat, or seats, that you take")->delimiter(',')->type_name("SEAT");
  play.add_option("--vs", options_.play.versus, "the agent on the other seats")->type_name("AGENT");
  play.add_option("--name", options_.play.name, "your name")->type_name("NAME");
  play.add_flag("--ask", options_.play.ask, "ask for name, side and depth first");
  play.add_flag("--plain", options_.play.plain, "lines of text, also on a terminal");
  position_option(play, options_.play.position);
  record_options(play, options_.play.record, options_.play.force);

  auto& watch =
      command("watch", "watch agents play",
              "  ariadne watch reversi --agents alphabeta:depth=6,greedy\n  ariadne watch reversi --speed 0 --plain\n",
              [this](const Context& context) { return run_watch(options_.watch, context); });
  game_argument(watch, options_.watch.game)->required();
  watch.add_option("--agents", options_.watch.agents, "one a seat, the last one repeats")->type_name("AGENT,…");
  number_option(watch, "--speed", options_.watch.speed, 0.0, 1000.0, "moves a second on a terminal, 0: no waiting");
  watch.add_flag("--plain", options_.watch.plain, "lines of text, also on a terminal");
  position_option(watch, options_.watch.position);
  record_options(watch, options_.watch.record, options_.watch.force);

  auto& replay = command("replay", "step through a recorded game, check it, or convert it",
                         "  ariadne replay games.jsonl\n  ariadne replay games.jsonl --game 2 --from 20 --plain\n"
                         "  ariadne replay games.jsonl --verify\n  ariadne replay games.jsonl --export ggf\n",
                         [this](const Context& context) { return run_replay(options_.replay, context); });
  replay.add_option("file", options_.replay.file, "the record, '-' for standard input")->required()->type_name("FILE");
  number_option(replay, "--game", options_.replay.game, 1, kMostGames, "which game of the file");
  number_option(replay, "--from", options_.replay.from, 0, kMostPlies, "start at this ply");
  replay.add_flag("--verify", options_.replay.verify,
                  "play every game of the file again and check its result and hash");
  replay.add_option("--export", options_.replay.export_to, "print the game as text, json or in a format of its own")
      ->type_name("FORMAT");
  replay.add_flag("--plain", options_.replay.plain, "lines of text, also on a terminal");
}

void CommandLine::add_match() {
  MatchOptions& match = options_.match;
  auto& sub = command("match", "many games between two agents, in pairs with sides swapped",
                      "  ariadne match reversi alphabeta:depth=6 greedy --games 40 --seed 1\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl\n"
                      "  ariadne match reversi alphabeta:depth=4 minimax:depth=2 --record m.jsonl --resume\n",
                      [this](const Context& context) {
                        options_.match.time = time_limit();
                        return run_match(options_.match, context);
                      });
  game_argument(sub, match.game)->required();
  sub.add_option("first", match.first, "the first agent")->required()->type_name("AGENT");
  sub.add_option("second", match.second, "the second agent")->required()->type_name("AGENT");
  number_option(sub, "--games", match.games, 1, kMostGames, "how many, two a pair");
  number_option(sub, "--opening-plies", match.opening_plies, 0, 1000,
                "random moves before each pair, the same for both games");
  number_option(sub, "--jobs", match.jobs, 0, kMostJobs, "games at a time, 0: as many as there are cores");
  number_option(sub, "--nodes", match.nodes, std::uint64_t{1}, kMostNodes, "positions an agent may search a move");
  sub.add_option("--time", options_.time, "time an agent has a move: 500ms, 2s")->type_name("TIME");
  sub.add_flag("--resume", match.resume, "go on with the match in the record");
  position_option(sub, match.position);
  record_options(sub, match.record, match.force);
}

void CommandLine::add_analysing_commands() {
  AnalyseOptions& analyse = options_.analyse;
  auto& sub = command("analyse", "value, best line and the value of each move, of a position or a whole record",
                      "  ariadne analyse reversi --agent alphabeta:depth=8\n"
                      "  ariadne analyse reversi --position f5d6c3d3 --lines 3\n"
                      "  ariadne analyse --record games.jsonl --agent alphabeta:depth=4\n",
                      [this](const Context& context) {
                        auto& options = options_.analyse;
                        options.time = time_limit();
                        if (options.game.empty() && options.record.empty()) {
                          throw Failure(ExitCode::usage, "analyse needs a game or --record FILE",
                                        "See: ariadne analyse --help");
                        }
                        return run_analyse(options, context);
                      });
  game_argument(sub, analyse.game);
  position_option(sub, analyse.position);
  sub.add_option("--record", analyse.record, "every ply of this recorded game instead")->type_name("FILE");
  number_option(sub, "--game", analyse.record_game, 1, kMostGames, "which game of the record");
  sub.add_option("--agent", analyse.agent, "who analyses")->type_name("AGENT");
  number_option(sub, "--lines", analyse.lines, 1, 1000, "so many best moves get exact values");
  sub.add_flag("--distinct", analyse.distinct, "count the different positions as well");
  number_option(sub, "--nodes", analyse.nodes, std::uint64_t{1}, kMostNodes, "positions that may be searched");
  sub.add_option("--time", options_.time, "time for a position: 500ms, 2s")->type_name("TIME");

  auto& perft = command("perft", "count the leaves of the game tree, the test of a move generator",
                        "  ariadne perft reversi --depth 9\n  ariadne perft reversi --depth 5 --divide\n",
                        [this](const Context& context) { return run_perft(options_.perft, context); });
  game_argument(perft, options_.perft.game)->required();
  number_option(perft, "--depth", options_.perft.depth, 1, kMaxDepth, "plies")->required();
  perft.add_flag("--divide", options_.perft.divide, "the leaves below each move");
  position_option(perft, options_.perft.position);

  auto& bench = command("bench", "speed, and a signature that changes only when the search does",
                        "  ariadne bench\n  ariadne bench --filter reversi --repeat 3 --json\n",
                        [this](const Context& context) { return run_bench(options_.bench, context); });
  bench.add_option("--filter", options_.bench.filter, "only games whose name contains this")->type_name("TEXT");
  number_option(bench, "--repeat", options_.bench.repeat, 1, 100, "the best of so many runs");
}

void CommandLine::add_help_commands() {
  auto& help = command("help", "this help, a command's, or a topic: agents, formats, environment, exit-codes",
                       "  ariadne help match\n  ariadne help exit-codes\n",
                       [this](const Context& context) { return run_help(options_.help_topic, context); });
  help.add_option("topic", options_.help_topic.topic, "a command or a topic")->type_name("TOPIC");

  auto& completion = command("completion", "a script that makes the shell complete our words",
                             "  source <(ariadne completion bash)\n  ariadne completion fish | source\n",
                             [this](const Context& context) { return run_completion(options_.shell, context); });
  completion.add_option("shell", options_.shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("");

  command("version", "the version and how it was built", "", run_version);
}

CommandLine::CommandLine() {
  add_global_options();
  add_playing_commands();
  add_match();
  add_analysing_commands();
  add_looking_commands();
  add_help_commands();
}

// Names of visible commands.
std::vector<std::string> command_names(CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (!sub->get_group().empty()) names.push_back(sub->get_name());
  }
  return names;
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* option : app.get_options()) {
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> options_at(CommandLine& line, const CLI::App* command) {
  auto names = option_names(line.app());
  if (command != nullptr) {
    for (const auto& name : option_names(*command)) names.push_back(name);
  }
  return names;
}

CLI::App* find_command(CLI::App& app, const std::string& name) {
  const auto subs = app.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == name; });
  return subs.empty() ? nullptr : subs.front();
}

// The command of a command line: its first word that is neither an option nor the value of a global one.
std::optional<std::string> command_word(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--seed" || arguments[i] == "--color") {
      ++i;
    } else if (!arguments[i].starts_with("-")) {
      return arguments[i];
    }
  }
  return std::nullopt;
}

[[noreturn]] void unknown_command(CommandLine& line, const std::string& name) {
  std::string hint = did_you_mean(name, command_names(line.app()));
  if (hint.empty()) hint = "See: ariadne --help";
  throw Failure(ExitCode::usage, "unknown command " + in_quotes(name), hint);
}

std::string see_help_of(const CLI::App* command) {
  return command == nullptr ? "See: ariadne --help" : "See: ariadne " + command->get_name() + " --help";
}

const CLI::Option* find_option(CommandLine& line, const CLI::App* command, const std::string& name) {
  const CLI::Option* option = command == nullptr ? nullptr : command->get_option_no_throw(name);
  return option != nullptr ? option : line.app().get_option_no_throw(name);
}

[[noreturn]] void unknown_option(CommandLine& line, const CLI::App* command, const std::string& name) {
  const std::string hint = did_you_mean(name, options_at(line, command));
  throw Failure(ExitCode::usage, "unknown option " + in_quotes(name), hint.empty() ? see_help_of(command) : hint);
}

// Options must be known, and what follows one that takes a value is its value, dash or not: positions may begin so.
std::vector<std::string> checked(CommandLine& line, const CLI::App* command,
                                 const std::vector<std::string>& arguments) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    words.push_back(word);
    if (word == "--") {
      words.insert(words.end(), arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1, arguments.end());
      break;
    }
    if (!word.starts_with("--")) continue;
    const std::string name = word.substr(0, word.find('='));
    const CLI::Option* option = find_option(line, command, name);
    if (option == nullptr) unknown_option(line, command, name);
    const bool takes_next = option->get_items_expected_min() > 0 && name == word && i + 1 < arguments.size();
    if (takes_next && arguments[i + 1].starts_with("-") && find_option(line, command, arguments[i + 1]) == nullptr) {
      words.back() += "=" + arguments[++i];
    }
  }
  return words;
}

[[noreturn]] void wrong_arguments(CommandLine& line, const CLI::ParseError& error, const CLI::App* command) {
  const auto left = line.app().remaining(true);
  const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !left.empty();
  const std::string message = extra ? "unexpected argument " + in_quotes(left.front()) : error.what();
  throw Failure(ExitCode::usage, message, see_help_of(command));
}

std::uint64_t drawn_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32 | device()) >> 11;  // 53 bits: exact in every reader of JSON
}

Context context_of(const Options& options) {
  Context context = context_of_terminal(options.color);
  context.json = options.json;
  context.quiet = options.quiet;
  context.seed_given = options.seed.has_value();
  context.seed = options.seed ? *options.seed : drawn_seed();
  return context;
}

Run printing(std::string text) {
  return [text = std::move(text)](const Context&) {
    fmt::print("{}", text);
    return 0;
  };
}

// CLI11 takes its arguments from the back.
void parse(CommandLine& line, std::vector<std::string> arguments, const CLI::App* command) {
  std::reverse(arguments.begin(), arguments.end());
  try {
    line.app().parse(arguments);
  } catch (const CLI::ParseError& error) {
    wrong_arguments(line, error, command);
  }
}

bool asks_for_help(const std::vector<std::string>& arguments) {
  const auto end = std::find(arguments.begin(), arguments.end(), "--");
  return std::any_of(arguments.begin(), end, [](const auto& word) { return word == "-h" || word == "--help"; });
}

// The option whose value comes next: the one just named, or the next of the command's own arguments.
const CLI::Option* expected_option(const CLI::App& command, const std::vector<std::string>& before) {
  const std::string& previous = before.back();
  std::size_t arguments = 0;
  for (auto word = before.begin(); word != before.end(); ++word) {
    if (!word->starts_with("-")) ++arguments;
  }
  for (const auto* option : command.get_options()) {
    const bool named = previous.starts_with("-") && option->check_name(previous) && option->get_items_expected() > 0;
    if (named || (option->get_positional() && !previous.starts_with("-") && --arguments == 0)) return option;
  }
  return nullptr;
}

std::vector<std::string> values_of(const CLI::Option* option) {
  const std::string kind = option == nullptr ? "" : option->get_type_name();
  std::vector<std::string> values;
  for (const GameEntry* game : games()) {
    if (kind == "GAME" || kind == "NAME") values.push_back(game->info().id);
    if (kind != "NAME" && !kind.starts_with("AGENT")) continue;
    for (const auto& agent : game->agents()) values.push_back(agent.name);
  }
  return values;
}

}  // namespace

Invocation read_command_line(const std::vector<std::string>& arguments) {
  // The run refers to the options, so they live as long as it does.
  const auto line = std::make_shared<CommandLine>();
  const auto name = command_word(arguments);
  if (name == "__complete") {
    const std::vector<std::string> words(arguments.begin() + 1, arguments.end());
    return {Context{}, [words](const Context&) {
              for (const auto& candidate : completions(words)) fmt::print("{}\n", candidate);
              return 0;
            }};
  }
  CLI::App* command = name ? find_command(line->app(), *name) : nullptr;
  if (name && command == nullptr) unknown_command(*line, *name);
  if (asks_for_help(arguments)) return {Context{}, printing(help_of(name.value_or("")))};
  parse(*line, checked(*line, command, arguments), command);
  const Context context = context_of(line->options());
  if (line->options().version) return {context, run_version};
  if (command == nullptr) return {context, context.input_tty ? Run(run_menu) : Run(run_tour)};
  return {context, [line](const Context& given) { return line->run()(given); }};
}

std::string help_of(const std::string& command) {
  CommandLine line;
  if (command.empty()) return line.app().help();
  const CLI::App* sub = find_command(line.app(), command);
  if (sub == nullptr) unknown_command(line, command);
  return sub->help("ariadne") + "\nOptions of every command: --json, --quiet, --color, --seed, --help\n";
}

std::vector<std::string> completions(const std::vector<std::string>& words) {
  CommandLine line;
  const std::string last = words.empty() ? "" : words.back();
  const std::vector<std::string> before(words.begin(), words.end() - (words.empty() ? 0 : 1));
  const auto name = command_word(before);
  const CLI::App* command = name ? find_command(line.app(), *name) : nullptr;
  std::vector<std::string> candidates;
  if (last.starts_with("-")) {
    candidates = options_at(line, command);
  } else if (command == nullptr) {
    candidates = command_names(line.app());
  } else {
    candidates = values_of(expected_option(*command, before));
  }
  std::erase_if(candidates, [&](const std::string& candidate) { return !candidate.starts_with(last); });
  return candidates;
}

}  // namespace ariadne
