#include "arena/journal.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "arena/file.hpp"
#include "arena/test_games.hpp"

#include <unistd.h>

namespace ariadne {
namespace {

// A file name of its own for each test, gone afterwards.
class JournalFile : public testing::Test {
 protected:
  ~JournalFile() override { std::filesystem::remove(path); }
  std::string text() const {
    const std::ifstream file(path);
    std::stringstream all;
    all << file.rdbuf();
    return all.str();
  }
  const std::string path = (std::filesystem::temp_directory_path() /
                            (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + "." +
                             std::to_string(getpid()) + ".jsonl"))
                               .string();
};

TEST_F(JournalFile, games_are_added_as_they_end) {
  const auto games = played(quick_plan(3));
  auto journal = Journal::create(path, {}).value();
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_TRUE(journal.add(games[i]));
    const auto so_far = read_journal(text());
    ASSERT_TRUE(so_far) << so_far.error().message;
    EXPECT_EQ(*so_far, std::vector<GameRecord>(games.begin(), games.begin() + static_cast<long>(i) + 1));
  }
}

TEST_F(JournalFile, a_match_gone_on_with_equals_one_played_at_once) {
  const MatchPlan plan = quick_plan(10);
  const auto whole = played(plan);
  std::string at_once;
  for (const auto& record : whole) at_once += write_record(record);
  for (const std::size_t length : {at_once.size() / 3, at_once.size() / 2, at_once.size() - 1, at_once.size()}) {
    auto games = read_journal(at_once.substr(0, length)).value();
    ASSERT_TRUE(check_journal(plan, games));
    auto journal = Journal::create(path, games).value();
    for (const auto& record : played(plan, 2, missing_games(plan, games))) ASSERT_TRUE(journal.add(record));
    EXPECT_EQ(text(), at_once) << length;
  }
}

TEST_F(JournalFile, what_cannot_be_written_is_an_error) {
  const auto refused = Journal::create("/nowhere/at/all.jsonl", {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("/nowhere/at/all.jsonl"), std::string::npos);
  auto journal = Journal::create(path, {}).value();
  std::filesystem::remove(path);
  std::filesystem::create_directory(path);
  EXPECT_FALSE(journal.add(played(quick_plan(1)).front()));
}

TEST_F(JournalFile, a_link_is_followed_and_a_device_is_left_in_place) {
  const std::string target = path + ".target";
  ASSERT_TRUE(write_file(target, "old"));
  std::filesystem::create_symlink(target, path);
  ASSERT_TRUE(write_file(path, "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(path));
  EXPECT_EQ(text(), "new");
  std::filesystem::remove(target);
  ASSERT_TRUE(write_file("/dev/null", "gone"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(Journal, only_what_is_missing_is_played) {
  const MatchPlan plan = quick_plan(6);
  const auto games = played(plan, 1, {0, 1, 4});
  EXPECT_EQ(missing_games(plan, games), (std::vector<std::uint64_t>{2, 3, 5}));
  EXPECT_TRUE(missing_games(plan, played(plan)).empty());
}

TEST(Journal, a_longer_match_goes_on_and_a_shorter_one_does_not) {
  const auto games = played(quick_plan(4));
  EXPECT_TRUE(check_journal(quick_plan(8), games));
  EXPECT_FALSE(check_journal(quick_plan(3), games));
}

TEST(Journal, a_match_goes_on_only_with_the_options_it_was_begun_with) {
  const std::vector<std::pair<const char*, std::function<void(MatchPlan&)>>> changes = {
      {"agent", [](MatchPlan& plan) { plan.agents[1] = "random"; }},
      {"agent", [](MatchPlan& plan) { std::swap(plan.agents[0], plan.agents[1]); }},
      {"seed", [](MatchPlan& plan) { plan.seed = 8; }},
      {"opening plies", [](MatchPlan& plan) { plan.opening_plies = 3; }},
      {"limits", [](MatchPlan& plan) { plan.limits.nodes = 10; }},
      {"limits", [](MatchPlan& plan) { plan.limits.time = std::chrono::milliseconds(10); }},
      {"position", [](MatchPlan& plan) { plan.settings = "size=6"; }},
  };
  const auto games = played(quick_plan(2));
  ASSERT_TRUE(check_journal(quick_plan(2), games));
  for (const auto& [what, change] : changes) {
    MatchPlan plan = quick_plan(2);
    change(plan);
    const auto checked = check_journal(plan, games);
    ASSERT_FALSE(checked) << what;
    EXPECT_NE(checked.error().message.find(what), std::string::npos) << checked.error().message;
  }
}

TEST(Journal, games_that_were_tampered_with_or_stand_twice_are_refused) {
  auto games = played(quick_plan(2));
  games.push_back(games[0]);
  EXPECT_NE(check_journal(quick_plan(4), games).error().message.find("game 3"), std::string::npos);
  games.pop_back();
  games[1].hash ^= 1;
  EXPECT_NE(check_journal(quick_plan(4), games).error().message.find("game 2"), std::string::npos);
}

TEST(Journal, games_outside_of_a_match_are_refused) {
  auto games = played(quick_plan(1));
  games[0].match.reset();
  EXPECT_FALSE(read_journal(write_record(games[0])));
}

}  // namespace
}  // namespace ariadne
