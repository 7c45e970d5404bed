#include "arena/journal.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>

#include "arena/record_reader.hpp"
#include "arena/test_games.hpp"
#include "core/file.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

// What the records of this text are for the plan.
struct ReadJournal {
  std::vector<FinishedGame> games;
  JournalStart start;
};

Result<ReadJournal> read_journal(const MatchPlan& plan, std::string_view text) {
  JournalCheck check(plan);
  RecordReader reader([&](const GameRecord& record) { return check.add(record, reader.finished()); });
  auto read = reader.take(text);
  if (read) read = reader.finish();
  if (!read) return tl::unexpected(read.error());
  return check.finish().map([&](auto games) { return ReadJournal{std::move(games), check.start()}; });
}

Result<std::vector<FinishedGame>> checked(const MatchPlan& plan, const std::vector<GameRecord>& games) {
  JournalCheck check(plan);
  for (const auto& record : games) {
    if (auto added = check.add(record); !added) return tl::unexpected(added.error());
  }
  return check.finish();
}

Result<Journal> begun(const std::string& path) {
  auto journal = Journal::open(path);
  if (journal) EXPECT_TRUE(journal->begin());
  return journal;
}

// A file name of its own for each test, gone afterwards.
class JournalFile : public testing::Test {
 protected:
  std::string text() const { return contents(path); }

  const TemporaryFolder folder;
  const std::string path = folder.path("games.jsonl");
};

TEST_F(JournalFile, only_one_run_writes_to_it_at_a_time) {
  const auto games = played(quick_plan(2));
  {
    auto first = begun(path).value();
    ASSERT_TRUE(first.add(games.front()));
    const std::string before = text();
    EXPECT_EQ(Journal::open(path).error().message.find("another run is writing to"), 0u);
    EXPECT_EQ(text(), before);
    EXPECT_TRUE(first.add(games.back()));
  }
  EXPECT_TRUE(begun(path)) << "the first is done";
}

TEST(Journal, several_runs_may_write_to_a_device) {
  const auto first = begun("/dev/null");
  EXPECT_TRUE(first);
  EXPECT_TRUE(begun("/dev/null"));
}

TEST_F(JournalFile, games_are_added_as_they_end) {
  const auto games = played(quick_plan(3));
  auto journal = begun(path).value();
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_TRUE(journal.add(games[i]));
    const auto so_far = read_records(text());
    ASSERT_TRUE(so_far) << so_far.error().message;
    EXPECT_EQ(*so_far, std::vector<GameRecord>(games.begin(), games.begin() + static_cast<long>(i) + 1));
  }
}

TEST_F(JournalFile, a_match_gone_on_with_equals_one_played_at_once) {
  const MatchPlan plan = quick_plan(10);
  const auto whole = played(plan);
  RecordWriter writer;
  std::string at_once;
  for (const auto& record : whole) at_once += writer.write(record).value();
  for (const std::size_t length :
       {at_once.find('\n') + 20, at_once.size() / 3, at_once.size() / 2, at_once.size() - 1, at_once.size()}) {
    ASSERT_TRUE(write_file(path, at_once.substr(0, length)));
    const auto before = read_journal(plan, text()).value();
    auto journal = Journal::open(path).value();
    ASSERT_TRUE(journal.begin(before.start));
    for (const auto& record : played(plan, 2, PairedSchedule(plan, before.games))) {
      ASSERT_TRUE(journal.add(record));
    }
    EXPECT_EQ(text(), at_once) << length;
  }
}

// Whatever was finished when the match was stopped, in whatever order: the file becomes that of a match played at once.
TEST_F(JournalFile, games_that_finished_out_of_order_come_to_their_place_when_the_match_goes_on) {
  const MatchPlan plan = quick_plan(8);
  const auto whole = played(plan);
  const auto text_of = [&](const std::vector<std::uint64_t>& games) {
    RecordWriter writer;
    std::string text;
    for (const auto game : games) text += writer.write(whole[game]).value();
    return text;
  };
  const std::string at_once = text_of({0, 1, 2, 3, 4, 5, 6, 7});
  for (const auto& stopped : std::vector<std::vector<std::uint64_t>>{
           {0, 1, 3}, {2, 3, 7}, {7}, {0, 2, 1, 5, 4}, {6, 0, 1}, {1, 2, 3, 4, 5, 6, 7}}) {
    ASSERT_TRUE(write_file(path, text_of(stopped)));
    const auto before = read_journal(plan, text()).value();
    ASSERT_EQ(before.games.size(), stopped.size());
    auto journal = Journal::open(path).value();
    ASSERT_TRUE(journal.begin(before.start));
    for (const auto& record : played(plan, 3, PairedSchedule(plan, before.games))) ASSERT_TRUE(journal.add(record));
    ASSERT_TRUE(journal.close());
    EXPECT_EQ(journal.waiting(), 0u);
    EXPECT_EQ(text(), at_once) << stopped.front();
  }
}

TEST_F(JournalFile, a_match_that_is_stopped_again_keeps_the_games_behind_a_gap) {
  const MatchPlan plan = quick_plan(8);
  const auto whole = played(plan);
  {
    auto stopped = begun(path).value();
    for (const std::size_t game : {0u, 2u, 5u}) ASSERT_TRUE(stopped.add(whole[game]));
  }
  const auto before = read_journal(plan, text()).value();
  auto journal = Journal::open(path).value();
  ASSERT_TRUE(journal.begin(before.start));
  EXPECT_EQ(journal.waiting(), 2u);
  ASSERT_TRUE(journal.add(whole[1]));
  ASSERT_TRUE(journal.close());
  EXPECT_EQ(read_records(text()).value(), (std::vector<GameRecord>{whole[0], whole[1], whole[2], whole[5]}));
}

TEST_F(JournalFile, what_cannot_be_written_is_an_error) {
  const auto refused = begun("/nowhere/at/all.jsonl");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("/nowhere/at/all.jsonl"), std::string::npos);
  auto journal = begun(path).value();
  std::filesystem::remove(path);
  std::filesystem::create_directory(path);
  EXPECT_FALSE(journal.add(played(quick_plan(1)).front()));
}

TEST_F(JournalFile, a_file_that_another_program_changed_is_not_written_to) {
  const auto games = played(quick_plan(2));
  for (const long change : {-5L, 5L}) {
    auto journal = begun(path).value();
    ASSERT_TRUE(journal.add(games[0]));
    const auto size = std::filesystem::file_size(path) + static_cast<std::uintmax_t>(change);
    std::filesystem::resize_file(path, size);
    EXPECT_FALSE(journal.add(games[1]));
    EXPECT_EQ(std::filesystem::file_size(path), size);
  }
}

TEST(Journal, a_longer_match_goes_on_and_a_shorter_one_does_not) {
  const auto games = played(quick_plan(4));
  EXPECT_TRUE(checked(quick_plan(8), games));
  EXPECT_FALSE(checked(quick_plan(3), games));
}

TEST(Journal, an_agent_is_the_same_however_it_is_spelled) {
  MatchPlan plan = quick_plan(2);
  plan.agents = {"alphabeta:eval=weights,depth=2", "alphabeta:depth=6"};
  const auto games = played(plan);
  for (const auto* first : {"alphabeta:depth=2", "alphabeta(depth=02,time=0)"}) {
    plan.agents = {first, "alphabeta"};
    EXPECT_TRUE(checked(plan, games)) << first;
  }
  plan.agents[0] = "alphabeta:depth=2,eval=discs";
  EXPECT_FALSE(checked(plan, games));
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
  ASSERT_TRUE(checked(quick_plan(2), games));
  for (const auto& [what, change] : changes) {
    MatchPlan plan = quick_plan(2);
    change(plan);
    const auto refused = checked(plan, games);
    ASSERT_FALSE(refused) << what;
    EXPECT_NE(refused.error().message.find(what), std::string::npos) << refused.error().message;
  }
}

TEST(Journal, games_that_were_tampered_with_or_stand_twice_are_refused) {
  auto games = played(quick_plan(2));
  games.push_back(games[0]);
  EXPECT_NE(checked(quick_plan(4), games).error().message.find("game 3"), std::string::npos);
  games.pop_back();
  games[1].hash ^= 1;
  EXPECT_NE(checked(quick_plan(4), games).error().message.find("game 2"), std::string::npos);
}

TEST(Journal, games_outside_of_a_match_are_refused) {
  auto games = played(quick_plan(1));
  games[0].match.reset();
  EXPECT_FALSE(read_journal(quick_plan(1), write_record(games[0]).value()));
}

}  // namespace
}  // namespace ariadne
