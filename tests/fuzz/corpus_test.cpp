#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Runs all seeds of a target. `good-…` must be accepted and `bad-…` refused: so the seeds reach what they are made for.
void run_corpus(const char* target, bool (*accepts)(std::string_view)) {
  int good = 0, bad = 0;
  for (const auto& seed : std::filesystem::directory_iterator(std::filesystem::path(ARIADNE_CORPUS) / target)) {
    SCOPED_TRACE(seed.path().string());
    const std::string name = seed.path().filename();
    const bool should_be_good = name.starts_with("good-");
    ASSERT_TRUE(should_be_good || name.starts_with("bad-")) << "seeds are called good-… or bad-…";
    EXPECT_EQ(accepts(bytes_of(seed.path())), should_be_good);
    (should_be_good ? good : bad)++;
  }
  EXPECT_GT(good, 0);
  EXPECT_GT(bad, 0);
}

TEST(Corpus, json_keeps_its_promises) { run_corpus("json", json); }
TEST(Corpus, settings_keep_their_promises) { run_corpus("settings", settings); }
TEST(Corpus, positions_keep_their_promises) { run_corpus("position", position); }
TEST(Corpus, moves_keep_their_promises) { run_corpus("moves", moves); }
TEST(Corpus, records_keep_their_promises) { run_corpus("record", record); }
TEST(Corpus, messages_of_agents_keep_their_promises) { run_corpus("protocol", protocol); }
TEST(Corpus, weights_keep_their_promises) { run_corpus("weights", weights); }
TEST(Corpus, agents_keep_their_promises) { run_corpus("agents", agents); }
TEST(Corpus, records_in_pieces_keep_their_promises) { run_corpus("resume", resume); }
TEST(Corpus, tournaments_keep_their_promises) { run_corpus("tournament", tournament); }
TEST(Corpus, path_problems_keep_their_promises) { run_corpus("path_problem", path_problem); }
TEST(Corpus, values_keep_their_promises) { run_corpus("values", values); }
TEST(Corpus, command_lines_keep_their_promises) { run_corpus("command_line", command_line); }
TEST(Corpus, casts_of_the_course_keep_their_promises) { run_corpus("course", course); }
TEST(Corpus, keys_keep_their_promises) { run_corpus("keys", keys); }
TEST(Corpus, dialogues_keep_their_promises) { run_corpus("dialogue", dialogue); }
TEST(Corpus, gtp_keeps_its_promises) { run_corpus("gtp", gtp); }
TEST(Corpus, nboard_keeps_its_promises) { run_corpus("nboard", nboard); }
TEST(Corpus, layouts_keep_their_promises) { run_corpus("layout", layout); }
TEST(Corpus, maps_keep_their_promises) { run_corpus("map", map); }
TEST(Corpus, scenarios_keep_their_promises) { run_corpus("scenarios", scenarios); }

TEST(Corpus, every_agent_is_asked_about_every_good_position) {
  int asked = 0;
  for (const auto& seed : std::filesystem::directory_iterator(std::filesystem::path(ARIADNE_CORPUS) / "position")) {
    if (!seed.path().filename().string().starts_with("good-")) continue;
    SCOPED_TRACE(seed.path().string());
    const std::string bytes = bytes_of(seed.path());
    std::string_view position = bytes;
    const GameEntry* game = take_game(position);
    ASSERT_NE(game, nullptr);
    for (const auto& agent : game->agents()) {
      asked += agents(game->info().id + '\n' + agent.name + '\n' + std::string(position)) ? 1 : 0;
    }
  }
  EXPECT_GT(asked, 100);
}

// Every seed cut short at every byte: what a half-written file or a broken pipe looks like.
void run_beginnings(const char* target, bool (*accepts)(std::string_view)) {
  for (const auto& seed : std::filesystem::directory_iterator(std::filesystem::path(ARIADNE_CORPUS) / target)) {
    const std::string whole = bytes_of(seed.path());
    for (std::size_t length = 0; length < whole.size(); ++length) accepts(std::string_view(whole).substr(0, length));
  }
}

TEST(Corpus, every_beginning_of_a_seed_is_accepted_or_refused_but_never_breaks_a_promise) {
  run_beginnings("position", position);
  run_beginnings("layout", layout);
  run_beginnings("map", map);
  run_beginnings("scenarios", scenarios);
  run_beginnings("path_problem", path_problem);
  run_beginnings("values", values);
  run_beginnings("keys", keys);
}

// Every seed over and over, longer than the inputs that a fuzzer tries.
void run_long(const char* target, bool (*accepts)(std::string_view)) {
  constexpr std::size_t kLong = 20'000;
  for (const auto& seed : std::filesystem::directory_iterator(std::filesystem::path(ARIADNE_CORPUS) / target)) {
    const std::string once = bytes_of(seed.path());
    std::string text = once;
    while (!once.empty() && text.size() < kLong) text += once;
    accepts(text);
  }
}

TEST(Corpus, long_inputs_break_no_promise) {
  run_long("json", json);
  run_long("settings", settings);
  run_long("position", position);
  run_long("layout", layout);
  run_long("map", map);
  run_long("scenarios", scenarios);
  run_long("path_problem", path_problem);
  run_long("values", values);
  run_long("keys", keys);
}

}  // namespace
}  // namespace ariadne::fuzz
