// The program as its users and their scripts see it: arguments in, text and exit codes out.
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "agents/registry.hpp"
#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

Json json_of(const Finished& run) {
  const auto json = parse_json(run.out);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(json) << run.out;
  return json.value_or(Json());
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(CommandLine, an_unknown_command_is_refused_with_a_suggestion) {
  const auto run = ariadne_says({"metch"});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, "error: unknown command 'metch'\n  Did you mean 'match'?\n");
  EXPECT_TRUE(says(ariadne_says({"reversi"}).err, "Did you mean 'ariadne play reversi'?"));
  EXPECT_TRUE(says(ariadne_says({"othello"}).err, "Did you mean 'ariadne play reversi'?"));
  EXPECT_TRUE(says(ariadne_says({"play", "othello"}).err, "Did you mean 'reversi'?"));
  EXPECT_TRUE(says(ariadne_says({"help", "foo"}).err, "Available: "));
  EXPECT_TRUE(says(ariadne_says({"help", "levels"}).err, "Did you mean 'level'?"));
  EXPECT_TRUE(says(ariadne_says({"help", "hash"}).err, "It is a setting of engine"));
  EXPECT_TRUE(says(ariadne_says({"help", "walls"}).err, "It is a setting of theseus. See: ariadne help theseus"));
  EXPECT_TRUE(says(ariadne_says({"show", "foo"}).err, "Available: "));
}

TEST(CommandLine, an_unknown_option_is_refused_with_a_suggestion) {
  const auto run = ariadne_says({"perft", "reversi", "--dept", "3"});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.err, "error: unknown option '--dept'\n  Did you mean '--depth'?\n");
}

TEST(CommandLine, letters_may_stand_together_and_before_their_value) {
  const auto apart = ariadne_says({"pacman", "-n", "2", "-q", "-f", "-p", "GoWestAgent", "-l", "pincers"});
  const auto together = ariadne_says({"pacman", "-n2", "-qf", "-pGoWestAgent", "-lpincers"});
  EXPECT_EQ(apart.code, together.code) << together.err;
  EXPECT_EQ(apart.out, together.out);
  EXPECT_TRUE(says(ariadne_says({"pacman", "-qy"}).err, "unknown option '-y'"));
}

TEST(CommandLine, wrong_usage_of_every_kind_ends_with_code_2_and_says_why) {
  const std::vector<std::vector<std::string>> wrong = {
      {"perft", "reversi"},
      {"perft", "reversi", "--depth", "0"},
      {"perft", "reversi", "--depth", "x"},
      {"perft", "chess", "--depth", "1"},
      {"perft", "reversi:size=5", "--depth", "1"},
      {"perft", "reversi:size=6", "--depth", "1", "--position", "f5"},
      {"match", "reversi", "random"},
      {"match", "reversi", "random", "rendom"},
      {"match", "reversi", "random", "human"},
      {"match", "reversi", "random", "random", "--games", "0"},
      {"match", "reversi", "random", "random", "--time", "5"},
      {"analyse"},
      {"analyse", "reversi", "--agent", "alphabeta:depth=256"},
      {"show", "nothing"},
      {"list", "nothing"},
      {"completion", "tcsh"},
      {"play", "reversi", "--as", "green"},
      {"watch", "reversi", "--agents", "nobody"},
      {"--seed", "x"},
      {"--color", "pink", "list"},
      {"list", "extra", "words"},
      {"help", "nothing"},
  };
  for (const auto& arguments : wrong) {
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 2) << arguments.front() << ": " << run.err;
    EXPECT_TRUE(says(run.err, "error: ")) << run.err;
    EXPECT_EQ(run.out, "");
  }
}

TEST(CommandLine, a_seed_is_a_whole_number_of_64_bits_and_nothing_else) {
  for (const std::string seed : {"-1", "", " 5", "5 ", "+5", "0x10", "1e3", "18446744073709551616"}) {
    const auto run = ariadne_says({"watch", "reversi", "--seed", seed});
    EXPECT_EQ(run.code, 2) << seed;
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(says(run.err, "error: --seed is ")) << run.err;
  }
  const std::string largest = "18446744073709551615";
  EXPECT_EQ(ariadne_says({"match", "reversi", "random", "random", "--games", "2", "--seed", largest, "--json"}).code,
            0);
}

TEST(CommandLine, an_empty_value_is_refused) {
  const std::vector<std::vector<std::string>> empty = {
      {"watch", "reversi", "--record", ""},  {"perft", "reversi", "--depth", "1", "--position", ""},
      {"analyse", "reversi", "--agent="},    {"play", "reversi", "--as", ""},
      {"play", "reversi", "--as", "black,"}, {"bench", "--filter", ""},
      {"perft", "", "--depth", "1"},         {"show", ""},
  };
  for (const auto& arguments : empty) EXPECT_EQ(ariadne_says(arguments).code, 2) << arguments.front();
}

TEST(CommandLine, every_kind_of_wrong_usage_has_a_sentence_of_its_own) {
  const auto error = [](const std::vector<std::string>& arguments) {
    const std::string text = ariadne_says(arguments).err;
    return text.substr(0, text.find('\n'));
  };
  EXPECT_EQ(error({"list", "--seed"}), "error: --seed needs a value: N");
  EXPECT_EQ(error({"perft", "reversi"}), "error: perft needs --depth 1..64");
  EXPECT_EQ(error({"perft", "reversi", "--depth", "65"}), "error: --depth is '65', expected a whole number 1..64");
  EXPECT_EQ(error({"watch", "reversi", "--speed", "nan"}), "error: --speed is 'nan', expected a number 0..1000");
  EXPECT_EQ(error({"perft", "reversi", "-depth", "3"}), "error: unknown option '-depth'");
  EXPECT_EQ(error({"list", "-q-json"}), "error: unknown option '-q-json'");
  EXPECT_EQ(error({"watch", "reversi", "--record", "--quiet="}), "error: --record needs a value: FILE");
  EXPECT_EQ(error({"perft", "reversi", "--depth", "1", "--depth", "2"}), "error: --depth is given twice");
  EXPECT_EQ(error({"list", "--json=yes"}), "error: --json takes no value");
  EXPECT_EQ(error({"match", "reversi", "random"}), "error: match needs AGENT: the second agent");
  EXPECT_EQ(error({"completion", "tcsh"}), "error: shell is 'tcsh', expected bash, zsh or fish");
  EXPECT_EQ(error({"list", "games", "agents"}), "error: unexpected argument 'agents'");
  EXPECT_EQ(error({"--", "list"}), "error: unexpected argument 'list'");
  EXPECT_EQ(error({"maze"}), "error: maze needs generate, show or check");
  EXPECT_EQ(error({"maze", "shwo"}), "error: unknown command 'shwo'");
}

TEST(CommandLine, what_was_typed_is_never_printed_with_control_characters) {
  const std::string evil = "\x1b]0;evil\x07";
  const TemporaryFolder folder;
  const std::string file = folder.write("a" + evil + ".txt", "garbage");
  const std::vector<std::vector<std::string>> typed = {
      {evil},
      {"--" + evil},
      {"perft", evil, "--depth", "1"},
      {"perft", "reversi", "--depth", evil},
      {"perft", "reversi", "--depth", "1", "--position", file},
      {"perft", "reversi", "--depth", "1", "--position", folder.path(evil)},
      {"perft", "reversi", "--depth", "1", "--position", "{\"game\":\"\\u001b\"}"},
      {"list", evil},
      {"replay", file},
      {"maze", "show", evil},
      {"solve", file},
  };
  for (const auto& arguments : typed) {
    const auto run = ariadne_says(arguments);
    EXPECT_TRUE(run.code == 2 || run.code == 3) << run.code << run.err;
    EXPECT_EQ(run.err.find('\x1b'), std::string::npos) << run.err;
    EXPECT_EQ(run.err.find('\x07'), std::string::npos) << run.err;
  }
}

TEST(CommandLine, global_options_may_stand_before_and_after_the_command) {
  EXPECT_EQ(ariadne_says({"--json", "list"}).out, ariadne_says({"list", "--json"}).out);
  EXPECT_EQ(json_of(ariadne_says({"list", "--json"}))["schema"], "ariadne/list/1");
}

TEST(CommandLine, help_has_every_command_and_each_has_its_own_with_examples) {
  const auto help = ariadne_says({"--help"});
  EXPECT_EQ(help.code, 0);
  for (const std::string command :
       {"list", "show", "play", "watch", "match", "analyse", "perft", "bench", "replay", "solve", "check-heuristic",
        "check-agent", "new", "maze", "version", "help", "completion"}) {
    EXPECT_TRUE(says(help.out, "  " + command + " ")) << command;
    const auto own = ariadne_says({command, "--help"});
    EXPECT_EQ(own.code, 0);
    EXPECT_TRUE(says(own.out, "Examples:\n")) << own.out;
    EXPECT_TRUE(says(own.out, "ariadne " + command)) << own.out;
    EXPECT_EQ(ariadne_says({"help", command}).out, own.out);
  }
  for (const std::string topic : {"agents", "protocol", "formats", "environment", "exit-codes"}) {
    EXPECT_GT(ariadne_says({"help", topic}).out.size(), 100u) << topic;
  }
}

TEST(CommandLine, the_settings_of_a_game_are_listed_shown_and_in_its_help) {
  const std::string all = "flags:maze=classic,ghosts=4,limit=1000,limit_wins=pacman";
  EXPECT_TRUE(says(ariadne_says({"list", "games"}).out, all));
  EXPECT_TRUE(says(ariadne_says({"show", "flags"}).out, all));
  EXPECT_EQ(ariadne_says({"help", "flags"}).out, ariadne_says({"show", "flags"}).out);
  EXPECT_EQ(ariadne_says({"__complete", "help", "fl"}).out, "flags\n");
}

TEST(CommandLine, the_version_is_told_in_every_way_of_asking) {
  EXPECT_TRUE(says(ariadne_says({"version"}).out, "ariadne "));
  EXPECT_EQ(ariadne_says({"--version"}).out, ariadne_says({"version"}).out);
  EXPECT_TRUE(json_of(ariadne_says({"version", "--json"})).contains("version"));
}

TEST(CommandLine, the_shell_is_told_what_may_come_next) {
  EXPECT_EQ(ariadne_says({"__complete", "mat"}).out, "match\n");
  EXPECT_EQ(ariadne_says({"__complete", "play", "rev"}).out, "reversi\n");
  EXPECT_EQ(ariadne_says({"__complete", "match", "reversi", "alpha"}).out, "alphabeta\n");
  EXPECT_EQ(ariadne_says({"__complete", "play", "reversi", "--vs", "gre"}).out, "greedy\n");
  EXPECT_EQ(ariadne_says({"__complete", "perft", "reversi", "--de"}).out, "--depth\n");
  EXPECT_EQ(ariadne_says({"__complete", "match", "--games", "10", "rev"}).out, "reversi\n")
      << "a value is not an argument";
  EXPECT_EQ(ariadne_says({"__complete", "match", "--json", "rev"}).out, "reversi\n") << "a flag has no value";
  EXPECT_EQ(ariadne_says({"__complete", "help", "exit"}).out, "exit-codes\n");
  EXPECT_EQ(ariadne_says({"__complete", "help", "mat"}).out, "match\n");
  EXPECT_EQ(ariadne_says({"__complete", "completion", ""}).out, "bash\nzsh\nfish\n");
  EXPECT_EQ(ariadne_says({"__complete", "list", ""}).out, "games\nagents\nlayouts\n");
  EXPECT_EQ(ariadne_says({"__complete", "play", "reversi", "--as", "w"}).out, "white\n");
  EXPECT_EQ(ariadne_says({"__complete", "replay", "x", "--export", "g"}).out, "ggf\n");
  EXPECT_EQ(ariadne_says({"__complete", "--color", "a"}).out, "auto\nalways\n");
  EXPECT_EQ(ariadne_says({"__complete", "play", "reversi", "--vs=al"}).out, "--vs=alphabeta\n");
  EXPECT_EQ(ariadne_says({"__complete", "play", "reversi", "--vs", "=", "al"}).out, "alphabeta\n") << "as bash says it";
  EXPECT_EQ(ariadne_says({"__complete", "watch", "reversi", "--agents", "random,gr"}).out, "random,greedy\n");
  EXPECT_EQ(ariadne_says({"__complete", "maze", "s"}).out, "show\n");
  EXPECT_EQ(ariadne_says({"__complete", "solve", "knos"}).out, "knossos\n");
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    EXPECT_TRUE(says(ariadne_says({"completion", shell}).out, "ariadne __complete")) << shell;
  }
}

TEST(CommandLine, output_that_cannot_be_written_ends_every_command_with_code_6) {
  const std::vector<std::vector<std::string>> commands = {
      {"list"},
      {"list", "--json"},
      {"show", "reversi"},
      {"help"},
      {"version"},
      {"completion", "bash"},
      {"perft", "reversi", "--depth", "30"},  // it must not go on counting
      {"perft", "reversi", "--depth", "4", "--divide"},
      {"analyse", "reversi", "--agent", "alphabeta:depth=2"},
      {"match", "reversi", "random", "random", "--games", "2"},
      {"watch", "reversi:size=4", "--agents", "random"},
      {"maze", "show", "knossos"},
      {"maze", "generate"},
      {"solve", "knossos"},
      {"__complete", ""},
  };
  for (const auto& arguments : commands) {
    const auto full = ariadne_says(arguments, "", {.out = "/dev/full"});
    EXPECT_EQ(full.code, 6) << arguments.front() << ": " << full.err;
    EXPECT_TRUE(says(full.err, "error: cannot write to standard output")) << arguments.front() << ": " << full.err;
    const auto closed = ariadne_says(arguments, "", {.nobody_reads = true});
    EXPECT_EQ(closed.code, 141) << arguments.front() << ": " << closed.err;
    EXPECT_FALSE(says(closed.err, "error")) << arguments.front() << ": " << closed.err;
  }
}

TEST(CommandLine, a_side_is_taken_once) {
  const auto twice = ariadne_says({"play", "reversi", "--as", "black,black"});
  EXPECT_EQ(twice.code, 2);
  EXPECT_TRUE(says(twice.err, "--as names 'black' twice")) << twice.err;
  EXPECT_EQ(ariadne_says({"play", "reversi", "--as", "black,white"}, "quit\n").code, 0);
}

TEST(CommandLine, a_game_is_watched_compactly_with_one_line_per_move) {
  const auto watched = ariadne_says({"watch", "reversi:size=4", "--agents", "greedy", "--compact", "--seed", "1"});
  EXPECT_EQ(watched.code, 0);
  std::istringstream lines(watched.out);
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_TRUE(line.starts_with("Reversi: greedy vs greedy, seed 1")) << line;
  int moves = 0;
  while (std::getline(lines, line) && line.starts_with(std::to_string(moves + 1) + ". ")) ++moves;
  EXPECT_GE(moves, 8);
  EXPECT_TRUE(says(line, " wins ") || says(line, "draw")) << line;
  EXPECT_FALSE(std::getline(lines, line)) << line;
}

TEST(CommandLine, a_speed_that_would_have_no_effect_is_refused) {
  for (const char* silent : {"--json", "--quiet"}) {
    const auto refused = ariadne_says({"watch", "reversi:size=4", "--agents", "greedy", "--speed", "5", silent});
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(says(refused.err, "--speed has no effect with " + std::string(silent))) << refused.err;
    EXPECT_EQ(ariadne_says({"watch", "reversi:size=4", "--compact", silent}).code, 2);
  }
  EXPECT_EQ(ariadne_says({"watch", "reversi:size=4", "--agents", "greedy", "--speed", "1000", "--compact"}).code, 0);
}

TEST(CommandLine, a_slow_watch_is_still_going_on_when_it_is_interrupted_and_says_what_it_kept) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  const auto slow = ariadne_says(
      {"watch", "reversi", "--agents", "greedy", "--speed", "20", "--compact", "--record", file, "--seed", "1"}, "",
      {.signal = SIGINT});
  EXPECT_EQ(slow.code, 130);
  EXPECT_TRUE(says(slow.err, "kept in " + file + "; to continue: ariadne watch reversi --position " + file))
      << slow.err;
  EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).code, 0);
  const auto lost =
      ariadne_says({"watch", "reversi", "--agents", "greedy", "--speed", "20", "--compact"}, "", {.signal = SIGINT});
  EXPECT_TRUE(says(lost.err, "Only what you saved is kept; --record FILE")) << lost.err;
}

TEST(CommandLine, a_saved_game_is_continued_with_the_same_players) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  const auto left =
      ariadne_says({"play", "reversi", "--as", "white", "--vs", "greedy", "--seed", "1"}, "save " + file + "\nquit\n");
  EXPECT_TRUE(says(left.out, "saved to " + file + "; to continue: ariadne play reversi --position " + file))
      << left.out;
  const auto again = ariadne_says({"play", "reversi", "--position", file, "--seed", "2"}, "quit\n");
  EXPECT_TRUE(says(again.out, "you play white against greedy, seed 2")) << again.out;
  const auto stronger =
      ariadne_says({"play", "reversi", "--position", file, "--vs", "alphabeta:depth=2", "--seed", "2"}, "quit\n");
  EXPECT_TRUE(says(stronger.out, "you play white against alphabeta:depth=2")) << stronger.out;
  const auto other_side = ariadne_says({"play", "reversi", "--position", file, "--as", "black"}, "quit\n");
  EXPECT_TRUE(says(other_side.out, "you play black against level:3,")) << other_side.out;
}

TEST(CommandLine, a_person_who_is_not_asked_gets_the_opponent_that_is_offered_to_those_who_are) {
  const auto unasked = ariadne_says({"play", "reversi", "--as", "white"}, "quit\n");
  EXPECT_TRUE(says(unasked.out, "you play white against level:3,")) << unasked.out;
  const auto asked = ariadne_says({"play", "reversi", "--ask", "--as", "white"}, "\n\n\nquit\n");
  EXPECT_TRUE(says(asked.out, "you play white against level:3,")) << asked.out;
}

TEST(CommandLine, a_recorded_game_that_was_left_says_how_to_continue) {
  const TemporaryFolder folder;
  const std::string file = folder.path("my game.jsonl");
  const auto left = ariadne_says({"play", "reversi", "--vs", "greedy", "--record", file, "--seed", "1"}, "d3\nquit\n");
  EXPECT_TRUE(
      says(left.out, "2 moves kept in " + file + "; to continue: ariadne play reversi --position '" + file + "'"))
      << left.out;
  EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).out, "verified: 1 game\n");
}

TEST(CommandLine, a_game_with_questions_looks_like_one_on_a_console) {
  const auto asked = ariadne_says({"play", "reversi", "--ask", "--seed", "1"}, "Anna\n\n1\n3 4\nquit\n");
  EXPECT_EQ(asked.code, 0);
  EXPECT_TRUE(says(asked.out, "Rows and columns are numbered: row 3, column 4 is 3 4 or d3.")) << asked.out;
  EXPECT_TRUE(says(asked.out, "4  -  -  -  W  B  -  -  -\n"));
  EXPECT_TRUE(says(asked.out, "black plays d3"));
  const auto hunger = ariadne_says({"play", "hunger", "--ask", "--seed", "1"}, "Anna\n\n1\nquit\n");
  EXPECT_FALSE(says(hunger.out, "Rows and columns")) << "its moves are directions, not squares\n" << hunger.out;
  const auto left = ariadne_says({"play", "reversi", "--ask"}, "Anna\nquit\n");
  EXPECT_EQ(left.code, 0);
  EXPECT_TRUE(says(left.out, "goodbye"));
}

TEST(CommandLine, statistics_of_theseus_are_told_each_turn_at_the_end_and_in_a_replay) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  const std::vector<std::string> watch = {"watch", "theseus:size=5,limit=9", "--agents", "heuristic", "--seed", "1"};
  auto recorded = watch;
  recorded.insert(recorded.end(), {"--record", file});
  const auto plain = ariadne_says(recorded);
  EXPECT_TRUE(says(plain.out, "\nround 1: ")) << plain.out;
  EXPECT_TRUE(says(plain.out, "\nround 3: "));
  EXPECT_FALSE(says(plain.out, "\nround 2: "));
  const std::size_t table = plain.out.find("\nround   move  supplies  supply  minotaur\n    1 ");
  ASSERT_NE(table, std::string::npos) << plain.out;
  EXPECT_TRUE(says(ariadne_says({"replay", file}).out, plain.out.substr(table)));

  auto json = watch;
  json.emplace_back("--json");
  std::istringstream lines(ariadne_says(json).out);
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_TRUE(says(line, R"("statistics":{"round":1,"move":")")) << line;
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_FALSE(says(line, "statistics")) << line;
  EXPECT_TRUE(says(ariadne_says({"replay", file, "--json"}).out, R"("statistics":{"rounds":[{"round":1,)"));
}

TEST(CommandLine, remarks_that_cannot_be_written_stop_nothing) {
  const Surroundings around{.err = "/dev/full"};
  EXPECT_EQ(ariadne_says({"nothing"}, "", around).code, 2);
  EXPECT_EQ(ariadne_says({"maze", "generate", "--seed", "1"}, "", around).code, 0);
  EXPECT_EQ(ariadne_says({"match", "reversi", "random", "random:x", "--games", "2"}, "", around).code, 2);
  const auto match = ariadne_says({"match", "reversi", "alphabeta:time=1", "random", "--games", "2"}, "", around);
  EXPECT_EQ(match.code, 0);
}

TEST(CommandLine, counting_and_measuring_end_soon_when_interrupted) {
  EXPECT_EQ(ariadne_says({"perft", "reversi", "--depth", "30"}, "", {.signal = SIGINT}).code, 130);
  EXPECT_EQ(ariadne_says({"perft", "reversi", "--depth", "30", "--json"}, "", {.signal = SIGTERM}).code, 143);
  EXPECT_EQ(ariadne_says({"perft", "reversi", "--depth", "30", "--divide"}, "", {.signal = SIGINT}).code, 130);
  EXPECT_EQ(ariadne_says({"bench", "--repeat", "100"}, "", {.signal = SIGTERM}).code, 143);
}

TEST(CommandLine, without_utf8_only_ascii_is_printed) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"--help"},
           {"watch", "--help"},
           {"help", "formats"},
           {"show", "reversi"},
           {"show", "alphabeta"},
           {"watch", "reversi:size=4", "--agents", "random", "--seed", "1"},
           {"solve", "knossos", "--show"},
           {"list"},
           {std::string(100, 'x')},
       }) {
    const auto run = ariadne_says(arguments, "", {.locale = "C"});
    const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 128; };
    EXPECT_TRUE(std::ranges::all_of(run.out + run.err, ascii)) << run.out << run.err;
  }
}

TEST(CommandLine, a_game_and_every_agent_are_shown_in_full) {
  const Json game = json_of(ariadne_says({"show", "reversi", "--json"}))["games"][0];
  for (const auto* key : {"name", "seats", "parameters", "formats", "rules", "example_move", "agents"}) {
    EXPECT_TRUE(game.contains(key)) << key;
  }
  const Json list = json_of(ariadne_says({"list", "agents", "--json"}));
  std::map<std::string, Json> shown;  // by name, the agents of every game that has one
  std::map<std::string, std::string> pages;
  for (const Json& agent : list["agents"]) {
    const std::string name = agent["name"];
    if (!shown.contains(name)) {
      shown[name] = json_of(ariadne_says({"show", name, "--json"}))["agents"];
      pages[name] = ariadne_says({"show", name}).out;
      EXPECT_TRUE(pages[name].starts_with(name + ":")) << pages[name];
    }
    EXPECT_EQ(std::count(shown[name].begin(), shown[name].end(), agent), 1) << name;
    EXPECT_TRUE(says(pages[name], agent["summary"])) << pages[name];
  }
}

TEST(CommandLine, mazes_are_made_checked_and_solved) {
  const TemporaryFolder folder;
  const std::string file = folder.path("maze.lay");
  EXPECT_EQ(ariadne_says({"maze", "generate", "--kind", "rooms", "--seed", "3", "-o", file}).code, 0);
  EXPECT_EQ(ariadne_says({"maze", "generate", "--output", file}).code, 2) << "an existing file is kept";
  EXPECT_EQ(ariadne_says({"maze", "check", file, file}).code, 0);
  const Json json = json_of(ariadne_says({"solve", file, "--algo", "bfs,astar", "--json"}));
  ASSERT_EQ(json["results"].size(), 2u);
  EXPECT_EQ(json["results"][0]["cost"], json["results"][1]["cost"]);
  EXPECT_EQ(ariadne_says({"check-heuristic", file, "--heuristic", "manhattan"}).code, 0);
  EXPECT_TRUE(says(ariadne_says({"list", "layouts"}).out, "knossos"));
}

TEST(CommandLine, a_search_that_had_no_time_for_a_move_claims_no_value) {
  const Json json = json_of(ariadne_says({"analyse", "reversi", "--nodes", "1", "--json"}));
  EXPECT_TRUE(json["value"].is_null()) << json;
  EXPECT_NE(json["move"], "");
}

TEST(CommandLine, perft_counts_are_those_of_the_literature) {
  const Json json = json_of(ariadne_says({"perft", "reversi", "--depth", "8", "--json"}));
  EXPECT_EQ(json["perft"], (std::vector<int>{4, 12, 56, 244, 1396, 8200, 55092, 390216}));
  const Json divided = json_of(ariadne_says({"perft", "reversi", "--depth", "3", "--divide", "--json"}));
  EXPECT_EQ(divided["divide"], (Json{{"d3", 14}, {"c4", 14}, {"f5", 14}, {"e6", 14}}));
}

TEST(CommandLine, an_analysis_has_move_value_nodes_line_and_the_value_of_each_move) {
  const Json json = json_of(ariadne_says(
      {"analyse", "reversi", "--position", "f5d6c3", "--agent", "minimax:depth=2", "--distinct", "--json"}));
  for (const auto* key : {"schema", "move", "value", "nodes", "distinct", "pv", "moves", "depth"}) {
    EXPECT_TRUE(json.contains(key)) << key;
  }
  EXPECT_EQ(json["pv"][0], json["move"]);
  EXPECT_EQ(json["seat"], "white");
}

TEST(CommandLine, an_endgame_is_solved_and_said_to_be_proven) {
  // Ten moves from the end of a random game, deep enough to reach it.
  const GameEntry& reversi = *games().front();
  const auto session = reversi.start("", 1).value();
  const auto player = reversi.agent("random", 1).value();
  while (!session->result()) {
    ASSERT_TRUE(session->play({player->think({*session, first_mover(*session)}).value().move}));
  }
  const std::string endgame = reversi.text(*session->at(session->history().size() - 6));
  const Json json =
      json_of(ariadne_says({"analyse", "reversi", "--position", endgame, "--agent", "alphabeta:depth=20", "--json"}));
  EXPECT_EQ(json["proven"], true);
}

TEST(CommandLine, the_deeper_side_wins_a_match_and_the_number_of_jobs_changes_nothing) {
  const std::vector<std::string> match = {
      "match",  "reversi", "alphabeta:depth=4", "alphabeta:depth=1", "--games", "20", "--seed", "1",
      "--json", "--quiet"};
  auto two_jobs = match, one_job = match;
  two_jobs.insert(two_jobs.end(), {"--jobs", "2"});
  one_job.insert(one_job.end(), {"--jobs", "1"});
  const auto run = ariadne_says(one_job);
  EXPECT_EQ(run.out, ariadne_says(two_jobs).out);
  EXPECT_GT(json_of(run)["agents"][0]["score"].get<double>(), 0.7) << run.out;
}

TEST(CommandLine, garbage_in_every_parser_ends_with_code_3_and_a_place) {
  const TemporaryFolder folder;
  const std::string garbage = folder.write("garbage", "\x01\xff{]garbage\n");
  const std::string broken = folder.write("broken.json", "{\"board\": \n  oops}");
  const std::string record = folder.write("broken.jsonl", "{\"schema\":\"ariadne/record/1\"}\n{}\n");
  const std::vector<std::vector<std::string>> inputs = {
      {"perft", "reversi", "--depth", "1", "--position", garbage},
      {"perft", "reversi", "--depth", "1", "--position", broken},
      {"perft", "reversi", "--depth", "1", "--position", "-"},
      {"perft", "reversi", "--depth", "1", "--position", "no/such/file"},
      {"perft", "reversi", "--depth", "1", "--position", "{\"size\":8}"},
      {"perft", "reversi", "--depth", "1", "--position", "f5f5"},
      {"analyse", "reversi", "--position", "XXXX"},
      {"analyse", "--record", garbage},
      {"analyse", "--record", record},
      {"replay", garbage},
      {"replay", record},
      {"replay", "no/such/file"},
      {"replay", "-"},
      {"play", "reversi", "--position", garbage},
      {"watch", "reversi", "--position", garbage},
      {"match", "reversi", "random", "random", "--position", garbage},
      {"match", "reversi", "random", "random", "--record", garbage, "--resume"},
  };
  for (const auto& arguments : inputs) {
    const auto run = ariadne_says(arguments, "\xff\xfe garbage");
    EXPECT_EQ(run.code, 3) << arguments.front() << " " << arguments.back() << ": " << run.err;
    EXPECT_TRUE(says(run.err, "error: ")) << run.err;
    EXPECT_EQ(run.out, "") << arguments.front();
  }
  EXPECT_TRUE(
      says(ariadne_says({"perft", "reversi", "--depth", "1", "--position", broken}).err, broken + ":2:3: error:"));
  EXPECT_TRUE(
      says(ariadne_says({"perft", "reversi", "--depth", "1", "--position", "f5q9"}).err, "\n  1 | f5q9\n    |   ^\n"));
  for (const char* missing : {"no/such/file", "no.txt"}) {
    const auto run = ariadne_says({"perft", "reversi", "--depth", "1", "--position", missing});
    EXPECT_TRUE(says(run.err, std::string(missing) + ": error: No such file or directory")) << run.err;
  }
}

TEST(CommandLine, a_record_is_written_verified_converted_and_analysed) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  const std::vector<std::string> watch = {"watch", "reversi:size=6", "--agents", "greedy,random", "--seed",
                                          "3",     "--record",       file};
  EXPECT_EQ(ariadne_says(watch).code, 0);
  EXPECT_EQ(ariadne_says(watch).code, 2) << "an existing file is kept";
  EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).code, 0);
  EXPECT_TRUE(says(ariadne_says({"replay", file, "--export", "ggf"}).out, "(;GM[Othello]"));
  const std::string last = ariadne_says({"replay", file, "--export", "svg"}).out;
  const std::string first = ariadne_says({"replay", file, "--export", "svg", "--from", "1"}).out;
  EXPECT_TRUE(says(last, "<svg") && says(first, "<svg"));
  EXPECT_TRUE(says(last, "the game is over") && says(first, "white to move"));
  const Json json = json_of(ariadne_says({"analyse", "--record", file, "--agent", "alphabeta:depth=2", "--json"}));
  EXPECT_GE(json["plies"].size(), 9u);
  const std::string text = contents(file);
  folder.write("forged.jsonl",
               text.substr(0, text.rfind("\"hash\":\"") + 8) + "0" + text.substr(text.rfind("\"hash\":\"") + 9));
  EXPECT_EQ(ariadne_says({"replay", folder.path("forged.jsonl"), "--verify"}).code, 1);
}

TEST(CommandLine, a_match_is_resumed_where_its_record_ends) {
  const TemporaryFolder folder;
  const auto match = [&](const std::string& file, const std::string& games) {
    return std::vector<std::string>{"match",   "reversi", "random",   "greedy",          "--seed",   "5",      "--json",
                                    "--games", games,     "--record", folder.path(file), "--resume", "--quiet"};
  };
  EXPECT_EQ(ariadne_says(match("a", "4")).code, 0);
  const auto resumed = ariadne_says(match("a", "10"));
  EXPECT_EQ(resumed.out, ariadne_says(match("b", "10")).out);
  EXPECT_EQ(json_of(resumed)["games"], 10);
  auto other = match("a", "10");
  other[2] = "minimax:depth=1";
  EXPECT_EQ(ariadne_says(other).code, 3) << "the record is of another match";
}

TEST(CommandLine, a_whole_game_is_played_through_a_pipe) {
  const auto session = games().front()->start("", 1).value();
  const auto player = games().front()->agent("random", 9).value();
  std::string typed;
  while (!session->result()) {
    const Seat seat = first_mover(*session);
    const std::string move = player->think({*session, seat}).value().move;
    if (!session->must_pass(seat)) typed += move + "\n";
    ASSERT_TRUE(session->play({move}));
  }
  const auto run = ariadne_says({"play", "reversi", "--as", "black,white"}, typed);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, session->outcome_text())) << run.out;
}

TEST(CommandLine, a_saved_game_goes_on_where_it_was_left) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  EXPECT_EQ(ariadne_says({"play", "reversi", "--vs", "greedy", "--record", file}, "d3\nquit\n").code, 0);
  const auto run = ariadne_says({"play", "reversi", "--position", file}, "undo\nd3\nquit\n");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "black plays d3")) << run.out;
  EXPECT_EQ(ariadne_says({"perft", "reversi", "--depth", "1", "--position", file}).code, 0);
}

TEST(CommandLine, memory_that_the_system_refuses_is_no_defect) {
#ifdef ARIADNE_SANITIZED
  GTEST_SKIP() << "the sanitizer needs memory of its own";
#endif
  const std::string search = " solve festival --problem food --algo bfs --quiet";
  const auto run = run_program("/bin/sh", {"-c", "ulimit -v 200000; exec " + std::string(ARIADNE_BINARY) + search});
  EXPECT_EQ(run.code, 6);
  EXPECT_EQ(run.err, "error: out of memory\n");
}

TEST(CommandLine, without_arguments_and_a_terminal_it_shows_a_tour_of_every_game) {
  const auto run = ariadne_says({});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "Reversi")) << run.out;
}

// A game that no command has ever heard of: one folder and one line.
TEST(CommandLine, every_command_works_for_a_game_that_was_added) {
  const TemporaryFolder folder;
  const std::string file = folder.path("nim.jsonl");
  const auto nim = [](const std::vector<std::string>& arguments, const std::string& input = "") {
    const auto run = run_program(ARIADNE_WITH_NIM, arguments, input);
    EXPECT_EQ(run.code, 0) << arguments.front() << ": " << run.err;
    return run.out;
  };
  EXPECT_TRUE(says(nim({"list"}), "nim"));
  EXPECT_TRUE(says(nim({"show", "nim"}), "last stone wins"));
  EXPECT_TRUE(says(nim({"perft", "nim", "--depth", "2"}), "12"));
  EXPECT_TRUE(says(nim({"analyse", "nim", "--agent", "alphabeta:depth=12"}), "value   one wins by 1"));
  EXPECT_TRUE(says(nim({"match", "nim:most=3", "alphabeta:depth=12", "random", "--games", "10", "--opening-plies", "0",
                        "--seed", "1"}),
                   "alphabeta"));
  EXPECT_TRUE(says(nim({"watch", "nim", "--seed", "1", "--record", file}), "wins"));
  EXPECT_NE(nim({"replay", file, "--verify"}), "");
  EXPECT_TRUE(says(nim({"play", "nim", "--as", "one,two"}, "a3\nb4\nc5\n"), "one takes the last stone and wins"));
}

}  // namespace
}  // namespace ariadne
