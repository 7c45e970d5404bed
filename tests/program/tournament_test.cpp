// Tournaments from the outside: what is kept whatever happens, and what the commands say about it.
#include <gtest/gtest.h>
#include <signal.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "core/rng.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string tournament(const std::string& format, int rounds, const std::string& more = "") {
  return "name = \"Test\"\ngame = \"reversi:size=4\"\nformat = \"" + format + "\"\n" +
         (rounds > 0 ? "rounds = " + std::to_string(rounds) + "\n" : "") +
         "seed = 5\n[[agent]]\nspec = \"greedy\"\n[[agent]]\nname = \"dice\"\nspec = \"random\"\n"
         "[[agent]]\nname = \"deep\"\nspec = \"alphabeta:depth=3\"\n[[agent]]\nname = \"flat\"\nspec = "
         "\"alphabeta:depth=1\"\n" +
         more;
}

std::string exported(const std::string& file, const std::string& format) {
  const auto run = ariadne_says({"tournament", "export", file, "--format", format});
  EXPECT_EQ(run.code, 0) << run.err;
  return run.out;
}

// Times are the only thing in which two runs may differ.
std::string without_times(const std::string& records) {
  std::string text;
  for (std::size_t at = 0; at < records.size();) {
    const std::size_t end = std::min(records.find('\n', at), records.size() - 1) + 1;
    Json json = parse_json(std::string_view(records).substr(at, end - at)).value_or(Json());
    for (const char* key : {"ms", "check", "after"}) json.erase(key);
    text += json.dump() + "\n";
    at = end;
  }
  return text;
}

// SIGKILL leaves no time for anything, so this is also what happens when the machine stops.
TEST(Tournament, whenever_it_is_killed_it_goes_on_as_if_nothing_had_happened) {
  const TemporaryFolder folder;
  const std::string text = tournament("round-robin", 40);
  const std::string whole = folder.write("whole.toml", text), killed = folder.write("killed.toml", text);
  ASSERT_EQ(ariadne_says({"tournament", whole, "--quiet"}).code, 0);
  Rng rng(3);
  int kills = 0;
  for (int i = 0; i < 6; ++i) {
    const auto run = ariadne_says({"tournament", killed, "--jobs", "2", "--resume", "--quiet"}, "",
                                  {.signal = SIGKILL, .moment = 20 + static_cast<int>(rng.below(250))});
    kills += run.code == 128 + SIGKILL ? 1 : 0;
  }
  EXPECT_GT(kills, 0);
  const auto last = ariadne_says({"tournament", killed, "--jobs", "2", "--resume", "--quiet"});
  EXPECT_EQ(last.code, 0) << last.err;
  for (const char* format : {"json", "csv", "games", "crosstable", "html"}) {
    EXPECT_EQ(exported(killed, format), exported(whole, format)) << format;
  }
  EXPECT_EQ(without_times(exported(killed, "records")), without_times(exported(whole, "records")));
}

std::uint64_t count_of(const std::string& text, const std::string& part) {
  std::uint64_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Tournament, what_was_printed_is_stored) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("round-robin", 500));
  std::uint64_t told = 0;
  for (int moment = 250; told == 0 && moment < 100'000; moment *= 2) {  // nobody knows how busy this machine is
    const std::string out = folder.path("events" + std::to_string(moment));
    ariadne_says({"tournament", file, "--jobs", "2", "--json", "--force"}, "",
                 {.out = out, .signal = SIGKILL, .moment = moment});
    told = count_of(contents(out), "\"ariadne/tournament-game/1\"");
  }
  EXPECT_GT(told, 0u);
  const Json stored = parse_json(exported(file, "json")).value_or(Json());
  EXPECT_GE(stored.at("played").get<std::uint64_t>(), told);
}

TEST(Tournament, an_interrupted_one_says_how_to_go_on) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("round-robin", 10'000));
  Finished run;
  for (int moment = 500; !says(run.err, "continue with --resume") && moment < 100'000; moment *= 2) {  // it may be slow
    run = ariadne_says({"tournament", file, "--quiet", "--force"}, "", {.signal = SIGINT, .moment = moment});
    EXPECT_EQ(run.code, 130);
  }
  EXPECT_TRUE(says(run.err, "continue with --resume")) << run.err;
}

TEST(Tournament, it_is_kept_unless_it_is_meant_to_go) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("round-robin", 1));
  ASSERT_EQ(ariadne_says({"tournament", file, "--quiet"}).code, 0);
  const auto again = ariadne_says({"tournament", file, "--quiet"});
  EXPECT_EQ(again.code, 2);
  EXPECT_TRUE(says(again.err, "Use --resume to continue it, or --force to begin again.")) << again.err;
  EXPECT_EQ(ariadne_says({"tournament", file, "--quiet", "--force", "--resume"}).code, 2);
  EXPECT_EQ(ariadne_says({"tournament", file, "--quiet", "--force"}).code, 0);
  EXPECT_EQ(ariadne_says({"tournament", file, "--quiet", "--resume"}).code, 0);  // nothing is left to do
}

TEST(Tournament, agents_join_and_withdraw_and_rounds_are_added) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("round-robin", 1));
  ASSERT_EQ(ariadne_says({"tournament", file, "--quiet"}).code, 0);
  folder.write("t.toml",
               tournament("round-robin", 2, "withdrawn = true\n[[agent]]\nname = \"late\"\nspec = \"random\"\n"));
  const auto run = ariadne_says({"tournament", file, "--resume", "--quiet", "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const Json json = parse_json(run.out).value_or(Json());
  EXPECT_EQ(json.at("played"),
            12 + 3 * 2 + 3 * 4);  // those of the first round, another one for three, two for the late
  for (const auto& agent : json.at("agents")) {
    const std::string name = agent.at("name");
    EXPECT_EQ(agent.at("games"), name == "flat" ? 6 : name == "late" ? 12 : 14) << name;
  }
  folder.write("t.toml", tournament("round-robin", 1));
  const auto refused = ariadne_says({"tournament", file, "--resume"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.err, "rounds")) << refused.err;
}

TEST(Tournament, events_tell_every_round_and_game_and_the_result_last) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("swiss", 3));
  const auto run = ariadne_says({"tournament", file, "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  int rounds = 0, games = 0;
  Json last;
  for (std::size_t at = 0; at < run.out.size(); at = run.out.find('\n', at) + 1) {
    last = parse_json(std::string_view(run.out).substr(at, run.out.find('\n', at) - at)).value_or(Json());
    rounds += last.at("schema") == "ariadne/tournament-round/1" ? 1 : 0;
    games += last.at("schema") == "ariadne/tournament-game/1" ? 1 : 0;
  }
  EXPECT_EQ(rounds, 3);
  EXPECT_EQ(games, 12);
  EXPECT_EQ(last.at("schema"), "ariadne/tournament/1");
  EXPECT_EQ(last.at("complete"), true);
}

TEST(Tournament, games_are_listed_and_replayed) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.toml", tournament("knockout", 0)), store = folder.path("t.db");
  ASSERT_EQ(ariadne_says({"tournament", file, "--quiet"}).code, 0);
  const auto listed = ariadne_says({"tournament", "games", store, "--agent", "deep"});
  EXPECT_EQ(listed.code, 0);
  EXPECT_TRUE(says(listed.out, "deep")) << listed.out;
  EXPECT_EQ(ariadne_says({"tournament", "games", store, "--agent", "deap"}).code, 2);
  EXPECT_EQ(ariadne_says({"tournament", "games", store, "--forfeits"}).code, 5);
  const auto shown = ariadne_says({"replay", store, "--game", "2"});
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_EQ(ariadne_says({"replay", store, "--verify"}).code, 0);
  const auto none = ariadne_says({"replay", store, "--game", "1000"});
  EXPECT_EQ(none.code, 3);
  EXPECT_TRUE(says(none.err, "game 1000 does not exist")) << none.err;
}

TEST(Tournament, a_bad_file_is_told_with_its_place) {
  const TemporaryFolder folder;
  const auto run = ariadne_says({"tournament", folder.write("t.toml", "game = \"reversi\"\nformat = \"swis\"\n")});
  EXPECT_EQ(run.code, 3);
  EXPECT_TRUE(says(run.err, "t.toml:2:10: error: 'format': expected round-robin, gauntlet, swiss or knockout"))
      << run.err;
  EXPECT_TRUE(says(run.err, "Did you mean 'swiss'?")) << run.err;
  EXPECT_EQ(ariadne_says({"tournament", "show", folder.path("none.db")}).code, 3);
  EXPECT_EQ(ariadne_says({"tournament", "show", folder.write("not.db", "nothing of the kind")}).code, 3);
}

TEST(Tournament, the_template_can_be_played) {
  const TemporaryFolder folder;
  const std::string file = folder.path("t.toml");
  ASSERT_EQ(ariadne_says({"tournament", "init", "-o", file}).code, 0);
  EXPECT_NE(ariadne_says({"tournament", "init", "-o", file}).code, 0);
  EXPECT_EQ(ariadne_says({"tournament", "init"}).out, contents(file));
}

}  // namespace
}  // namespace ariadne
