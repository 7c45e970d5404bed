// What the program does with input from strangers, with too much of it, and when it is interrupted.
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "core/text_reader.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

using Arguments = std::vector<std::string>;

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

bool shown_as_it_is(const std::string& text) {
  const auto lines = TextReader(text).lines();
  return std::ranges::all_of(lines, is_safe_to_print);
}

// A name with an escape sequence, one that only UTF-8 has, a mark that turns the text around, and a byte of no UTF-8.
const std::string kEvil =
    "\x1b[2J-\xc2\x9b"
    "1m-\u202e-\xff";
constexpr const char* kEvilShown = "\\x1b[2J-\\xc2\\x9b1m-\\xe2\\x80\\xae-\\xff";

TEST(Robustness, names_from_strangers_are_shown_escaped) {
  const TemporaryFolder folder;
  const std::string maze = folder.write(kEvil + ".lay", "%%%%\n%.P%\n%%%%\n");
  const std::string broken = folder.write(kEvil + "-broken.lay", "%%%%\n%" + kEvil + "\n");
  for (const auto& arguments :
       {Arguments{"maze", "check", maze}, Arguments{"maze", "show", maze}, Arguments{"solve", maze, "--algo", "bfs"},
        Arguments{"maze", "check", broken}, Arguments{"replay", maze}, Arguments{kEvil}, Arguments{"play", kEvil},
        Arguments{"match", "reversi", kEvil, "random"}, Arguments{"list", "--" + kEvil},
        Arguments{"analyse", "reversi", "--position", kEvil}, Arguments{"help", kEvil},
        Arguments{"pacman", "-l", kEvil, "-q"}, Arguments{"pacman", "-p", kEvil, "-q"}}) {
    const auto run = ariadne_says(arguments);
    EXPECT_TRUE(shown_as_it_is(run.out + run.err)) << arguments.front() << ": " << run.out << run.err;
  }
  EXPECT_TRUE(says(ariadne_says({"maze", "check", maze}).out, kEvilShown));
}

TEST(Robustness, colours_come_exactly_when_they_are_asked_for) {
  EXPECT_TRUE(says(ariadne_says({"maze", "show", "agora", "--color", "always"}).out, "\x1b["));
  EXPECT_FALSE(says(ariadne_says({"maze", "show", "agora", "--color", "never"}).out, "\x1b["));
}

TEST(Robustness, names_from_strangers_do_no_harm_in_json) {
  const TemporaryFolder folder;
  const std::string maze = folder.write(kEvil + ".lay", "%%%%\n%.P%\n%%%%\n");
  for (const auto& arguments :
       {Arguments{"maze", "check", maze}, Arguments{"maze", "show", maze}, Arguments{"solve", maze, "--algo", "bfs"},
        Arguments{"pacman", "-l", maze, "-p", "SearchAgent", "-q", "--seed", "1"}}) {
    Arguments with_json = arguments;
    with_json.emplace_back("--json");
    const auto run = ariadne_says(with_json);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_TRUE(shown_as_it_is(run.out)) << run.out;
    EXPECT_TRUE(parse_json(run.out)) << run.out;
  }
}

TEST(Robustness, files_that_are_too_large_are_refused_early) {
  const TemporaryFolder folder;
  const std::string large = folder.write("large", "\n");
  std::filesystem::resize_file(large, (32u << 20) + 1);
  const std::string map = folder.write("small.map", "type octile\nheight 1\nwidth 2\nmap\n..\n");
  for (const auto& arguments : {Arguments{"maze", "check", large}, Arguments{"maze", "show", large},
                                Arguments{"solve", map, "--scenario", large}}) {
    const auto run = ariadne_says(arguments);
    EXPECT_EQ(run.code, 3) << arguments.front();
    EXPECT_TRUE(says(run.err, "larger than 32 MiB")) << run.err;
  }
}

TEST(Robustness, the_first_interrupt_ends_the_verification_of_a_large_record) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.jsonl");
  ASSERT_EQ(ariadne_says({"watch", "reversi", "--agents", "random", "--seed", "3", "--record", file}).code, 0);
  const std::string game = contents(file);
  std::string text;
  while (text.size() < 100u << 20) text += game;  // takes many seconds
  const auto run = ariadne_says({"replay", folder.write("large.jsonl", text), "--verify"}, "", {.signal = SIGINT});
  EXPECT_EQ(run.code, 130);
  EXPECT_TRUE(says(run.err, "large.jsonl: error: interrupted while it was read\n")) << run.err;
}

TEST(Robustness, a_scenario_without_a_way_fails_where_one_is_expected) {
  const TemporaryFolder folder;
  const std::string map = folder.write("parted.map", "type octile\nheight 1\nwidth 3\nmap\n.@.\n");
  const std::string ways = folder.write("parted.scen", "version 1\n0 parted.map 3 1 0 0 2 0 0\n");
  EXPECT_EQ(ariadne_says({"solve", map, "--scenario", ways, "--algo", "astar", "--expect", "path"}).code, 1);
  EXPECT_EQ(ariadne_says({"solve", map, "--scenario", ways + ":1", "--algo", "astar", "--expect", "path"}).code, 1);
}

TEST(Robustness, a_scenario_that_was_stopped_fails_only_where_a_path_is_expected) {
  const TemporaryFolder folder;
  const std::string map = folder.write("row.map", "type octile\nheight 1\nwidth 9\nmap\n.........\n");
  const std::string ways = folder.write("row.scen", "version 1\n0 row.map 9 1 0 0 8 0 8\n");
  std::vector<std::string> solve = {"solve", map, "--scenario", ways, "--algo", "astar", "--nodes", "2"};
  EXPECT_EQ(ariadne_says(solve).code, 0);
  solve.insert(solve.end(), {"--expect", "path"});
  EXPECT_EQ(ariadne_says(solve).code, 1);
}

TEST(Robustness, planning_of_pacman_keeps_to_the_timeout) {
  const TemporaryFolder folder;
  const std::string layout =
      folder.write("food.lay", "%%%%%%%%%%\n%........%\n%........%\n%...P....%\n%........%\n%........%\n%%%%%%%%%%\n");
  const auto run = ariadne_says({"pacman", "-l", layout, "-p", "SearchAgent", "-a", "fn=bfs,prob=FoodSearchProblem",
                                 "-q", "-n", "2", "--seed", "1", "-c", "--timeout", "1"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.err, "agent 0 took more than 1 s\nagent 0 took more than 1 s\n")) << run.err;
  EXPECT_TRUE(says(run.out, "Pacman crashed\nPacman crashed\n")) << run.out;
}

// The lines of a record without what differs from run to run: times, and the checksums that cover them.
std::vector<Json> timeless(const std::string& file) {
  std::vector<Json> lines;
  const std::string text = contents(file);
  for (const auto line : TextReader(text).lines()) {
    lines.push_back(parse_json(line).value_or(Json()));
    for (const char* key : {"ms", "check", "after"}) lines.back().erase(key);
    if (lines.back().contains("match")) lines.back()["match"].erase("games");
  }
  return lines;
}

void expect_same(const std::string& file, const std::vector<Json>& lines) {
  const auto found = timeless(file);
  const auto [a, b] = std::ranges::mismatch(found, lines);
  EXPECT_TRUE(a == found.end() && b == lines.end())
      << "line " << a - found.begin() + 1 << ": " << (a == found.end() ? Json() : *a);
}

// `perfect` shares its solution with all games of a run, and the other one draws.
class SameRecord : public testing::Test {
 protected:
  Finished match(const std::string& file, const Arguments& more, const Surroundings& around = {}) const {
    Arguments arguments = {"match", "theseus:size=5", "random", "perfect",  "--games", "40", "--seed",
                           "3",     "--quiet",        "--json", "--record", file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return ariadne_says(arguments, "", around);
  }

  const TemporaryFolder folder;
  const std::string alone = folder.path("alone.jsonl"), other = folder.path("other.jsonl");
};

TEST_F(SameRecord, for_any_number_of_jobs_and_any_interruption) {
  const auto whole = match(alone, {"--jobs", "1"});
  ASSERT_EQ(whole.code, 0) << whole.err;
  const auto lines = timeless(alone);
  ASSERT_GT(lines.size(), 400u);
  EXPECT_EQ(match(other, {"--jobs", "4"}).out, whole.out);
  expect_same(other, lines);
  const std::string text = contents(other);
  for (const std::size_t part : {5u, 2u}) {
    folder.write("other.jsonl", text.substr(0, text.size() / part));
    EXPECT_EQ(match(other, {"--jobs", "4", "--resume"}).out, whole.out);
    expect_same(other, lines);
  }
}

// With several jobs some games may finish before others that were begun earlier are stopped.
TEST_F(SameRecord, after_a_match_was_interrupted_and_continued) {
  const auto match_of = [&](const std::string& file, std::uint64_t games, const Arguments& more,
                            const Surroundings& around = {}) {
    Arguments arguments = {"match",
                           "reversi:size=6",
                           "alphabeta:depth=2",
                           "random",
                           "--games",
                           std::to_string(games),
                           "--seed",
                           "3",
                           "--record",
                           file,
                           "--jobs"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return ariadne_says(arguments, "", around);
  };
  const auto stopped = match_of(other, 100'000, {"4"}, {.signal = SIGINT});
  ASSERT_EQ(stopped.code, 130) << stopped.err;
  const auto saved = timeless(other).size() / 30 + 40;  // more games than there can be
  EXPECT_EQ(match_of(other, saved, {"4", "--resume"}).code, 0);
  EXPECT_EQ(match_of(alone, saved, {"2"}).code, 0);
  expect_same(other, timeless(alone));
}

}  // namespace
}  // namespace ariadne
