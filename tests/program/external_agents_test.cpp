#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "program.hpp"

// Agents in other processes, as people name them. The sandbox is tested by tests/tools/bad_agents_test.sh: not every
// system has one, so here there is none.
namespace ariadne {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

const std::string kExamples = std::string(ARIADNE_DOCS) + "/../examples/agents/";
const std::string kBad = std::string(ARIADNE_DOCS) + "/../tests/agents/external/bad_agent.py";

std::string command(const std::string& words) { return "cmd:\"" + words + "\""; }
std::string python(const std::string& script) { return command("python3 " + kExamples + script); }
std::string bad(const std::string& kind) { return command("python3 " + kBad + " " + kind); }

Finished run(Words arguments) {
  for (const char* word : {"--sandbox", "off", "--start-time", "60s", "--seed", "1"}) arguments.emplace_back(word);
  return ariadne_says(arguments);
}

bool has_node() { return run_program("/bin/sh", {"-c", "command -v node"}).code == 0; }

TEST(ExternalAgents, an_agent_that_speaks_the_protocol_passes_its_check_and_others_do_not) {
  const Finished good = run({"check-agent", "python3 " + kExamples + "corners.py"});
  EXPECT_EQ(good.code, 0) << good.out << good.err;
  EXPECT_NE(good.out.find("ok    plays a game as white: "), std::string::npos) << good.out;
  EXPECT_NE(good.out.find("It speaks the protocol.\n"), std::string::npos);
  const Finished nonsense = run({"check-agent", "python3 " + kBad + " nonsense", "--json"});
  EXPECT_EQ(nonsense.code, 1);
  const Json json = Json::parse(nonsense.out);
  EXPECT_EQ(json["schema"], "ariadne/check-agent/1");
  EXPECT_EQ(json["compliant"], false);
  EXPECT_EQ(json["said"].back()["line"], "I think that I shall take the corner.");
}

TEST(ExternalAgents, a_check_tells_illegal_moves_and_programs_that_cannot_be_run_from_faults_of_the_protocol) {
  const auto checked = [](const std::string& command) {
    const Finished done = run({"check-agent", command});
    EXPECT_EQ(done.code, 1);
    return done.out.substr(std::min(done.out.rfind("\n\n"), done.out.size()));
  };
  EXPECT_EQ(checked("python3 " + kBad + " illegal"), "\n\nIt speaks the protocol, but played an illegal move.\n");
  EXPECT_EQ(checked("/no/such/program"), "\n\nIt did not get ready to play. See: ariadne help protocol\n");
  EXPECT_EQ(checked("python3 " + kBad + " nonsense"),
            "\n\nIt does not speak the protocol. See: ariadne help protocol\n");
}

TEST(ExternalAgents, every_starter_passes_the_check) {
  const TemporaryFolder folder;
  for (const std::string language : {"python", "js", "cpp"}) {
    const std::string to = folder.path(language);
    const Finished made = ariadne_says({"new", "agent", "--lang", language, "-o", to, "--game", "pacman", "--json"});
    ASSERT_EQ(made.code, 0) << made.err;
    std::string starts = Json::parse(made.out)["command"];
    if (language == "js" && !has_node()) continue;
    if (language == "cpp") {
      starts = to + "/agent";
      ASSERT_EQ(
          run_program("/usr/bin/g++", {"-std=c++17", "-Wall", "-Wextra", "-Werror", to + "/agent.cpp", "-o", starts})
              .code,
          0);
    } else {
      starts.insert(starts.find(' ') + 1, to + "/");
    }
    const Finished checked = run({"check-agent", starts, "--game", "pacman"});
    EXPECT_EQ(checked.code, 0) << language << ": " << checked.out << checked.err;
    EXPECT_EQ(ariadne_says({"new", "agent", "--lang", language, "-o", to}).code, 2) << "files are kept";
  }
}

TEST(ExternalAgents, they_play_wherever_an_agent_is_named) {
  const std::string first = python("first.py");
  const Finished watched = run({"watch", "reversi:size=4", "--agents", first + ",random", "--quiet"});
  EXPECT_EQ(watched.code, 0) << watched.err;
  EXPECT_NE(watched.out.find(" wins "), std::string::npos) << watched.out;
  const Finished analysed = run({"analyse", "reversi", "--agent", python("corners.py"), "--json"});
  EXPECT_EQ(analysed.code, 0) << analysed.err;
  EXPECT_EQ(Json::parse(analysed.out)["move"], "d3");
  const Finished pacman =
      run({"pacman", "-l", "larder", "-p", python("first.py"), "-g", "RandomGhost", "-q", "--json"});
  EXPECT_EQ(pacman.code, 0) << pacman.err;
  const Finished played = run({"match", "reversi:size=4", first, "random", "--games", "2", "--quiet", "--json"});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(played.out.find("forfeits"), std::string::npos) << played.out;
}

TEST(ExternalAgents, those_of_other_games_and_languages_play_them) {
  const TemporaryFolder folder;
  const std::string food = folder.path("food");
  ASSERT_EQ(run_program("/usr/bin/g++", {"-std=c++17", kExamples + "food.cpp", "-o", food}).code, 0);
  const Finished hunger = run({"watch", "hunger:size=10", "--agents", food + ",random", "--json"});
  EXPECT_EQ(hunger.code, 0) << hunger.err;
  EXPECT_EQ(hunger.out.find("forfeits"), std::string::npos) << hunger.out;
  if (!has_node()) return;
  const std::string dots = command("node " + kExamples + "dots.mjs");
  const Finished pacman = run({"watch", "pacman", "--position", "larder", "--agents", dots, "--json"});
  EXPECT_EQ(pacman.code, 0) << pacman.err;
  EXPECT_EQ(pacman.out.find("forfeits"), std::string::npos) << pacman.out;
}

TEST(ExternalAgents, a_plan_is_replayed_and_its_stated_cost_is_not_trusted) {
  const Finished good = run({"solve", "knossos", "--algo", "bfs," + python("maze.py"), "--json"});
  ASSERT_EQ(good.code, 0) << good.err;
  const Json results = Json::parse(good.out)["results"];
  EXPECT_EQ(results[0]["cost"], results[1]["cost"]);
  EXPECT_EQ(results[0]["path"].size(), results[1]["path"].size());
  const TemporaryFolder folder;
  std::filesystem::copy(kExamples + "ariadne_agent.py", folder.path("ariadne_agent.py"));
  std::ofstream(folder.path("liar.py")) << "from ariadne_agent import run\nrun(plan=lambda maze: (['North'], 1))\n";
  const Finished liar = run({"solve", "knossos", "--algo", command("python3 " + folder.path("liar.py"))});
  EXPECT_EQ(liar.code, 4);
  EXPECT_NE(liar.err.find("failed (invalid): "), std::string::npos) << liar.err;
}

TEST(ExternalAgents, failures_are_told_with_their_evidence_in_every_place) {
  const TemporaryFolder folder;
  const std::string record = folder.path("game.jsonl");
  const Finished watched =
      run({"watch", "reversi", "--agents", bad("exit") + ",random", "--quiet", "--record", record});
  EXPECT_EQ(watched.code, 0);
  EXPECT_EQ(watched.out, "white wins: black forfeits (crash: exited with code 3)\n");
  std::ifstream file(record);
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  EXPECT_NE(text.find(R"("kind":"crash","reason":"exited with code 3")"), std::string::npos) << text;
  EXPECT_EQ(ariadne_says({"replay", record, "--verify"}).code, 0);
  const Finished asked = run({"analyse", "reversi", "--agent", bad("illegal")});
  EXPECT_EQ(asked.code, 4);
  EXPECT_NE(asked.err.find("failed (invalid): played 'z9', which is not a legal move"), std::string::npos) << asked.err;
  EXPECT_NE(asked.err.find("it said: "), std::string::npos) << asked.err;
}

TEST(ExternalAgents, policies_let_the_game_go_on) {
  const Finished played =
      run({"match", "reversi:size=4", bad("illegal"), "random", "--games", "2", "--on-invalid", "random"});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(played.out.find("forfeits:"), std::string::npos) << played.out;
  EXPECT_NE(played.out.find("excused failures: "), std::string::npos) << played.out;
}

TEST(ExternalAgents, a_tournament_counts_failures_that_a_policy_excuses_also_when_it_is_looked_at_later) {
  const TemporaryFolder folder;
  const std::string file =
      folder.write("t.toml",
                   "game = \"reversi:size=4\"\nformat = \"round-robin\"\non_invalid = \"random\"\n[[agent]]\nname = "
                   "\"bad\"\nspec = '" +
                       bad("illegal") + "'\n[[agent]]\nspec = \"random\"\n");
  const Finished played = run({"tournament", file, "--quiet"});
  ASSERT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(played.out.find("forfeits:"), std::string::npos) << played.out;
  const std::size_t line = played.out.find("excused failures: bad ");
  ASSERT_NE(line, std::string::npos) << played.out;
  const std::string counted = played.out.substr(line, played.out.find('\n', line) - line);
  EXPECT_NE(ariadne_says({"tournament", "show", file}).out.find(counted), std::string::npos) << counted;
  const Json exported = Json::parse(ariadne_says({"tournament", "export", file, "--format", "json"}).out);
  ASSERT_EQ(exported["agents"].size(), 2u);
  for (const Json& agent : exported["agents"]) EXPECT_EQ(agent.contains("excused"), agent["name"] == "bad");
}

TEST(ExternalAgents, a_person_plays_on_with_one_that_a_policy_excuses) {
  Words play = {"play", "reversi:size=4", "--vs", bad("illegal"), "--sandbox", "off", "--start-time", "60s"};
  const Finished forfeited = ariadne_says(play, "b1\nquit\n");
  EXPECT_NE(forfeited.out.find("white forfeits (invalid: played 'z9'"), std::string::npos) << forfeited.out;
  EXPECT_NE(forfeited.err.find("it said: "), std::string::npos) << forfeited.err;
  play.insert(play.end(), {"--on-invalid", "random"});
  const Finished excused = ariadne_says(play, "b1\nquit\n");
  EXPECT_EQ(excused.code, 0) << excused.err;
  EXPECT_NE(excused.out.find("which is not a legal move; another move was played for it\n"), std::string::npos)
      << excused.out;
  EXPECT_NE(excused.out.find("the game is not finished"), std::string::npos) << excused.out;
  EXPECT_NE(excused.err.find("ply 2: white failed (invalid): "), std::string::npos) << excused.err;
}

TEST(ExternalAgents, three_failed_starts_withdraw_an_agent) {
  const Finished played = run({"match", "reversi:size=4", bad("no-start"), "random", "--games", "10", "--jobs", "1"});
  EXPECT_EQ(played.code, 4);
  EXPECT_NE(played.out.find("3 of 10 games"), std::string::npos) << played.out;
  EXPECT_NE(played.err.find("was withdrawn after 3 failed starts in a row"), std::string::npos) << played.err;
  EXPECT_NE(played.err.find("it does not want to"), std::string::npos) << played.err;
}

TEST(ExternalAgents, without_bubblewrap_nothing_is_run_and_the_way_out_is_named) {
  const Finished refused =
      run_program("/usr/bin/env", {"PATH=/nowhere", ARIADNE_BINARY, "match", "reversi", "cmd:true", "random"});
  EXPECT_EQ(refused.code, 6);
  EXPECT_NE(refused.err.find("apt-get install bubblewrap"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("--sandbox basic"), std::string::npos) << refused.err;
}

TEST(ExternalAgents, switching_the_sandbox_off_is_not_silent) {
  const Finished off =
      ariadne_says({"watch", "reversi:size=4", "--agents", python("first.py"), "--sandbox", "off", "--compact"});
  EXPECT_EQ(off.code, 0);
  EXPECT_NE(off.err.find("warning: with --sandbox off"), std::string::npos) << off.err;
}

TEST(ExternalAgents, a_record_never_starts_the_commands_that_it_names) {
  const TemporaryFolder folder;
  const std::string record = folder.path("game.jsonl"), mark = folder.path("mark");
  ASSERT_EQ(ariadne_says({"watch", "reversi:size=4", "--agents", "random", "--record", record, "--quiet"}).code, 0);
  std::ifstream file(record);
  std::string header, ply;
  std::getline(file, header);
  std::getline(file, ply);
  const std::string agents = R"({"black":"human","white":"cmd:touch )" + mark + R"("})";
  const std::size_t from = header.find(R"({"black")"), to = header.find('}', from);
  header.replace(from, to + 1 - from, agents);
  std::ofstream(record, std::ios::trunc) << header << '\n' << ply << '\n';
  const Finished played = ariadne_says({"play", "reversi", "--position", record, "--sandbox", "off"}, "quit\n");
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_FALSE(std::filesystem::exists(mark));
}

}  // namespace
}  // namespace ariadne
