// Records from the outside: what the commands write, check, refuse and say about them.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

using Arguments = std::vector<std::string>;

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Json json_of(const Finished& run) {
  EXPECT_EQ(run.code, 0) << run.err;
  return parse_json(run.out).value_or(Json());
}

// A short game on the small board.
std::string recorded_game(const TemporaryFolder& folder) {
  const std::string file = folder.path("game.jsonl");
  EXPECT_EQ(
      ariadne_says({"watch", "reversi:size=4", "--agents", "greedy,random", "--seed", "3", "--record", file}).code, 0);
  return file;
}

std::string without_last_line(const std::string& text) { return text.substr(0, text.rfind('\n', text.size() - 2) + 1); }

const std::string kOver = std::string(64, 'X') + " X";

TEST(Records, a_record_that_is_not_sound_is_refused_by_every_command) {
  const TemporaryFolder folder;
  const std::string hostile = folder.write(
      "hostile.jsonl",
      R"({"schema":"ariadne/record/1","version":"0.1.0","game":"reversi","seed":1,"agents":{"black":"x","white":"y"},)"
      R"("limits":{},"start":{"game":"reversi","size":4,"board":"-----OX--XO-----","to_move":"black",)"
      R"("moves":["b1","a1","c4","d4"]}})");
  EXPECT_EQ(ariadne_says({"replay", hostile, "--verify"}).code, 1);
  for (const auto& arguments :
       {Arguments{"replay", hostile}, Arguments{"replay", hostile, "--json"},
        Arguments{"replay", hostile, "--export", "ggf"}, Arguments{"analyse", "--record", hostile},
        Arguments{"play", "reversi", "--position", hostile}}) {
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 3) << arguments.back() << run.err;
    EXPECT_TRUE(says(run.err, "start position")) << run.err;
  }
}

TEST(Records, escape_sequences_of_a_record_never_reach_the_terminal) {
  const TemporaryFolder folder;
  std::string text = contents(recorded_game(folder));
  text.replace(text.find("\"greedy\""), 8, "\"\\u001b[2Jgreedy\"");
  const auto run = ariadne_says({"replay", folder.write("evil.jsonl", text)});
  EXPECT_EQ(run.code, 3);
  EXPECT_FALSE(says(run.out + run.err, "\x1b"));
}

TEST(Records, a_path_that_cannot_be_written_is_told_before_the_game) {
  const TemporaryFolder folder;
  for (const auto& arguments :
       {Arguments{"watch", "reversi", "--record", "/nowhere/at/all.jsonl"},
        Arguments{"watch", "reversi", "--force", "--record", folder.path("")},
        Arguments{"play", "reversi", "--as", "black,white", "--record", "/nowhere/at/all.jsonl"},
        Arguments{"play", "reversi", "--as", "black,white", "--force", "--record", folder.path("")}}) {
    const auto run = ariadne_says(arguments, "quit\n");
    EXPECT_EQ(run.code, 6) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(says(run.err, "cannot write")) << run.err;
  }
}

TEST(Records, a_cut_record_is_not_called_verified) {
  const TemporaryFolder folder;
  const std::string text = contents(recorded_game(folder)), cut = without_last_line(text);
  const auto plies = std::to_string(std::count(cut.begin(), cut.end(), '\n') - 1);
  const std::string file = folder.write("cut.jsonl", text + cut);
  const auto run = ariadne_says({"replay", file, "--verify"});
  EXPECT_EQ(run.out, "game 2: cut after ply " + plies + ", hash not checked\nverified: 1 game, 1 cut\n");
  EXPECT_EQ(json_of(ariadne_says({"replay", file, "--verify", "--json"}))["cut"], 1);
  EXPECT_EQ(ariadne_says({"replay", "-", "--verify"}, cut).out,
            "game 1: cut after ply " + plies + ", hash not checked\nverified: 0 games, 1 cut\n");
}

// A match of four games, and the text of its record.
std::string recorded_match(const std::string& file) {
  EXPECT_EQ(
      ariadne_says({"match", "reversi:size=4", "greedy", "random", "--games", "4", "--seed", "7", "--record", file})
          .code,
      0);
  return contents(file);
}

TEST(Records, a_damaged_game_is_named_and_the_others_can_be_saved) {
  const TemporaryFolder folder;
  const std::string file = folder.path("match.jsonl"), saved = folder.path("saved.jsonl");
  std::string text = recorded_match(file);
  EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).out, "verified: 4 games\n");
  const std::size_t second = text.find("\"schema\"", 20), move = text.find("\"nodes\":", second) + 8;
  const auto line =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("\"end\"", move)), '\n') + 1;
  text[move] = text[move] == '9' ? '8' : '9';
  folder.write("match.jsonl", text);
  const auto run = ariadne_says({"replay", file, "--verify"});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(says(run.err, file + ":" + std::to_string(line))) << run.err;
  EXPECT_TRUE(says(run.err, "--salvage NEW")) << run.err;
  const Json json = parse_json(ariadne_says({"replay", file, "--verify", "--json"}).out).value();
  EXPECT_EQ(json["verified"], false);
  EXPECT_EQ(json["faults"][0]["line"], line);
  EXPECT_EQ(ariadne_says({"replay", file, "--salvage", saved}).out, "saved 3 games in " + saved + "\n");
  EXPECT_EQ(ariadne_says({"replay", saved, "--verify"}).out, "verified: 3 games of a match of 4\n");
  EXPECT_EQ(ariadne_says({"replay", file, "--salvage", saved}).code, 2) << "it exists";
  EXPECT_EQ(ariadne_says({"replay", file, "--salvage", file, "--force"}).code, 2) << "it is the same file";
  EXPECT_EQ(contents(file), text);
  EXPECT_EQ(ariadne_says({"replay", folder.path("none"), "--salvage", saved, "--force"}).code, 3);
  EXPECT_EQ(ariadne_says({"replay", saved, "--verify"}).code, 0) << "it is untouched";
  folder.write("twice.jsonl", contents(saved) + contents(saved));
  EXPECT_TRUE(says(ariadne_says({"replay", folder.path("twice.jsonl"), "--verify"}).out, "game 4: it appears twice"));
  EXPECT_EQ(json_of(ariadne_says({"replay", saved, "--game", "2", "--json"}))["index"], 2);
}

TEST(Records, a_match_whose_record_was_edited_does_not_go_on) {
  const TemporaryFolder folder;
  const std::string file = folder.path("match.jsonl");
  const std::string text = recorded_match(file);
  for (const auto& [from, to] : {std::pair("\"seed\":7", "\"seed\":8"), std::pair("\"score\":", "\"score\":1")}) {
    std::string edited = text;
    edited.replace(edited.find(from), std::string(from).size(), to);
    folder.write("match.jsonl", edited);
    const auto run =
        ariadne_says({"match", "reversi:size=4", "greedy", "random", "--games", "6", "--record", file, "--resume"});
    EXPECT_EQ(run.code, 3) << to;
    EXPECT_TRUE(says(run.err, "the checksum is wrong")) << run.err;
    EXPECT_EQ(contents(file), edited) << "nothing is written";
  }
}

TEST(Records, an_agent_without_values_judges_no_game) {
  const TemporaryFolder folder;
  const auto run = ariadne_says({"analyse", "--record", recorded_game(folder), "--agent", "random"});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
}

TEST(Records, a_game_in_a_notation_that_breaks_off_is_refused_where_it_does) {
  const TemporaryFolder folder;
  const std::string file = folder.write("bad.ggf", "(;GM[Othello]\nTY[4]BO[4 ---- -O*- -*O- ---- *]\nB[b1]W[d4];)");
  const auto run = ariadne_says({"replay", file});
  EXPECT_EQ(run.code, 3);
  EXPECT_NE(run.err.find("bad.ggf:3:"), std::string::npos) << run.err;
  EXPECT_NE(run.err.find("As a game: move 2: "), std::string::npos) << run.err;
  const std::string other = folder.write("bad.json", "{\"game\":\"theseus\",\n\"board\":3}");
  EXPECT_NE(ariadne_says({"replay", other}).err.find("bad.json:2:9"), std::string::npos);
}

// The limit on the size of files stands in for a full disk.
TEST(Records, a_match_that_can_write_no_more_says_what_is_saved_and_goes_on_from_there) {
  const TemporaryFolder folder;
  const std::string file = folder.path("games.jsonl");
  const std::string match = "match reversi:size=4 random random --games 200 --seed 1 --quiet --json --record ";
  const auto full = run_program(
      "/bin/sh", {"-c", "trap '' XFSZ; ulimit -f 64; exec '" ARIADNE_BINARY "' " + match + "'" + file + "'"});
  EXPECT_EQ(full.code, 6) << full.err;
  EXPECT_NE(full.err.find("of 200 games are saved; continue with --resume"), std::string::npos) << full.err;
  const auto whole = ariadne_says({"match", "reversi:size=4", "random", "random", "--games", "200", "--seed", "1",
                                   "--quiet", "--json", "--record", file, "--resume"});
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_EQ(whole.out, ariadne_says({"match", "reversi:size=4", "random", "random", "--games", "200", "--seed", "1",
                                     "--quiet", "--json"})
                           .out);
}

TEST(Records, a_move_that_was_not_searched_has_no_verdict) {
  const TemporaryFolder folder;
  const std::string file = recorded_game(folder);
  const Json few = json_of(ariadne_says({"analyse", "--record", file, "--nodes", "2", "--json"}))["plies"];
  int unknown = 0;
  for (const auto& ply : few) unknown += ply["loss"].is_null();
  EXPECT_GT(unknown, 0);
  EXPECT_LT(unknown, std::ssize(few));  // a single move is searched in two nodes
  const Json all =
      json_of(ariadne_says({"analyse", "--record", file, "--agent", "alphabeta:depth=3", "--json"}))["plies"];
  ASSERT_EQ(all.size(), few.size());
  for (const auto& ply : all) {
    EXPECT_FALSE(ply["played_value"].is_null() || ply["value"].is_null()) << ply;
    EXPECT_EQ(ply["loss"] == 0, ply["best"] == ply["move"]) << ply;
  }
}

// Three plies ahead the last moves are seen to win or to lose, and others beside them only estimated.
TEST(Records, between_a_sure_result_and_an_estimate_there_is_no_difference_in_numbers) {
  constexpr double kSure = 500'000;
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  ASSERT_EQ(ariadne_says({"watch", "reversi:size=4", "--agents", "random", "--seed", "4", "--record", file}).code, 0);
  const auto analysed = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"analyse", "--record", file, "--agent", "alphabeta:depth=3"});
    return ariadne_says(more);
  };
  const Json plies = json_of(analysed({"--json"}))["plies"];
  int mixed = 0;
  for (const auto& ply : plies) {
    const auto sure = [&](const char* key) { return std::abs(ply[key].get<double>()) > kSure; };
    const bool differ = ply["value"] != ply["played_value"];
    const bool known = ply["kind"] == "proven" || !differ || (!sure("value") && !sure("played_value"));
    EXPECT_EQ(ply["loss"].is_null(), !known) << ply;
    mixed += sure("value") != sure("played_value");
  }
  EXPECT_GT(mixed, 0);
  EXPECT_NE(analysed({}).out.find("a sure win\n"), std::string::npos);
}

TEST(Records, every_game_of_a_record_is_exported_unless_one_is_named) {
  const TemporaryFolder folder;
  const std::string file = folder.path("match.jsonl");
  recorded_match(file);
  const auto games = [](const Finished& run, const std::string& begin) {
    EXPECT_EQ(run.code, 0) << run.err;
    int count = 0;
    for (std::size_t at = run.out.find(begin); at != std::string::npos; at = run.out.find(begin, at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(games(ariadne_says({"replay", file, "--export", "ggf"}), "(;GM[Othello]"), 4);
  EXPECT_EQ(games(ariadne_says({"replay", file, "--export", "ggf", "--game", "3"}), "(;GM[Othello]"), 1);
  EXPECT_EQ(games(ariadne_says({"replay", file, "--export", "json"}), "{\"game\":\"reversi\""), 4);
  EXPECT_EQ(games(ariadne_says({"replay", file, "--export", "text"}), "the game is over"), 4);
  EXPECT_EQ(games(ariadne_says({"replay", file, "--export", "svg"}), "<svg "), 1) << "a picture is of one position";
  const std::string first = ariadne_says({"replay", file, "--export", "ggf", "--game", "1"}).out;
  EXPECT_TRUE(ariadne_says({"replay", file, "--export", "ggf"}).out.starts_with(first));
}

TEST(Records, options_that_mean_nothing_together_are_refused) {
  const TemporaryFolder folder;
  const std::string file = recorded_game(folder);
  const std::vector<Arguments> wrong = {
      {"analyse", "--record", file, "--position", "f5"},
      {"analyse", "--record", file, "--lines", "3"},
      {"analyse", "--record", file, "--distinct"},
      {"analyse", "--record", file, "--agent", "alphabeta", "--agent", "greedy"},
      {"analyse", "--record", file, "--svg", "-", "--json"},
      {"analyse", "reversi", "--agent", "alphabeta:depth=1", "--agent", "greedy", "--show"},
      {"analyse", "reversi:size=4", "--record", file},
      {"analyse", "reversi", "--game", "7"},
      {"analyse", "reversi", "--distinct", "--agent", "random"},
      {"analyse", "reversi", "--distinct", "--agent", "greedy"},
      {"play", "reversi", "--ask", "--as", "black,white"},
      {"play", "reversi", "--record", "-"},
      {"replay", file, "--verify", "--export", "ggf"},
      {"replay", file, "--verify", "--from", "2"},
      {"replay", file, "--export", "ggf", "--from", "2"},
      {"replay", file, "--export", "ggf", "--json"},
      {"replay", file, "--from", "2", "--json"},
  };
  for (const auto& arguments : wrong) {
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 2) << arguments[0] << " " << arguments.back() << ": " << run.err;
    EXPECT_EQ(run.out, "");
  }
  EXPECT_EQ(ariadne_says({"analyse", "reversi", "--record", file, "--agent", "greedy"}).code, 0);
}

TEST(Records, where_the_game_is_over_there_is_nothing_to_do) {
  for (const auto& arguments :
       {Arguments{"analyse", "reversi", "--position", kOver}, Arguments{"play", "reversi", "--position", kOver},
        Arguments{"watch", "reversi", "--position", kOver},
        Arguments{"match", "reversi", "random", "random", "--position", kOver}}) {
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 5) << arguments.front();
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(says(run.err, "nothing to do: the game is over")) << run.err;
  }
}

TEST(Records, a_game_that_the_file_has_not_is_a_fault_of_the_input) {
  const TemporaryFolder folder;
  const std::string file = recorded_game(folder);
  for (const auto& arguments : {Arguments{"replay", file, "--game", "7"}, Arguments{"replay", file, "--from", "70"},
                                Arguments{"analyse", "--record", file, "--game", "7"}}) {
    EXPECT_EQ(ariadne_says(arguments).code, 3) << arguments.front();
  }
  EXPECT_TRUE(says(ariadne_says({"replay", "-", "--game", "7"}, contents(file)).err, "standard input: error: "));
}

// It is read in many pieces, which break anywhere.
TEST(Records, a_long_file_is_read_game_by_game) {
  const TemporaryFolder folder;
  const std::string game = contents(recorded_game(folder));
  std::string text;
  for (int i = 0; i < 500; ++i) text += game;
  const std::string file = folder.write("long.jsonl", text);
  EXPECT_EQ(ariadne_says({"replay", file, "--verify"}).out, "verified: 500 games\n");
  EXPECT_EQ(json_of(ariadne_says({"replay", file, "--game", "500", "--json"}))["games"], 500);
}

// The first agent plays at once, the second would think for ages.
TEST(Records, a_watched_ply_is_written_as_it_is_played) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execl(ARIADNE_BINARY, ARIADNE_BINARY, "watch", "reversi", "--json", "--agents", "random,alphabeta:depth=60",
          nullptr);
    _exit(127);
  }
  close(ends[1]);
  pollfd output{ends[0], POLLIN, 0};
  EXPECT_EQ(poll(&output, 1, 20'000), 1);
  EXPECT_TRUE(output.revents & POLLIN);
  EXPECT_EQ(waitpid(child, nullptr, WNOHANG), 0) << "it is still playing";
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  close(ends[0]);
}

}  // namespace
}  // namespace ariadne
