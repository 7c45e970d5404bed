#include "arena/tournament/run.hpp"

#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <filesystem>

#include "arena/test_games.hpp"
#include "arena/tournament/standings.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

TournamentPlan quick_tournament(Format format, int rounds) {
  TournamentPlan plan;
  plan.format = format;
  plan.rounds = rounds;
  plan.games = quick_plan(kMaxTournamentGames);
  plan.entrants = {
      {"greedy", "greedy"}, {"dice", "random"}, {"deep", "alphabeta:depth=2"}, {"flat", "alphabeta:depth=1"}};
  plan.games.agents.clear();
  for (const auto& entrant : plan.entrants) plan.games.agents.push_back(entrant.spec);
  return plan;
}

TournamentStore new_store(const TemporaryFolder& folder, const TournamentPlan& plan, const char* name = "t.db") {
  return TournamentStore::create(folder.path(name), {{"a", "text"}}, plan.entrants).value();
}

// Everything that is the same however a tournament was played.
std::vector<std::string> results(const std::vector<ScheduledGame>& games) {
  std::vector<std::string> texts;
  for (const auto& game : games) {
    texts.push_back(std::to_string(game.pairing.game) + " " + std::to_string(game.round) + " " +
                    std::to_string(game.pairing.opening) + " " + std::to_string(game.pairing.agents[0]) + " " +
                    std::to_string(game.pairing.agents[1]) + " " +
                    (game.result ? std::to_string(game.result->outcome.score) + " " +
                                       std::to_string(game.result->plies) + " " + std::to_string(game.result->nodes)
                                 : "open"));
  }
  return texts;
}

std::vector<ScheduledGame> played_by(const TournamentPlan& plan, int jobs) {
  const TemporaryFolder folder;
  auto store = new_store(folder, plan);
  std::vector<ScheduledGame> games;
  EXPECT_TRUE(play_tournament(plan, store, games, jobs, kNeverStop, {}));
  EXPECT_EQ(results(store.games(plan.entrants.size()).value()), results(games)) << "the store has what was played";
  return games;
}

TEST(Tournament, every_format_is_the_same_for_any_number_of_jobs) {
  for (const auto& [format, rounds] : {std::pair(Format::round_robin, 2), std::pair(Format::gauntlet, 2),
                                       std::pair(Format::swiss, 3), std::pair(Format::knockout, 0)}) {
    const auto plan = quick_tournament(format, rounds);
    const auto alone = played_by(plan, 1);
    EXPECT_FALSE(alone.empty());
    for (const auto& game : alone) EXPECT_NE(game.state, GameState::planned);
    EXPECT_EQ(results(played_by(plan, 3)), results(alone)) << name_of(format);
  }
}

// A run that ends after some games, and is continued by others from what is in the file, gives the same.
TEST(Tournament, however_often_it_is_interrupted_the_result_is_the_same) {
  for (const auto& [format, rounds] : {std::pair(Format::round_robin, 3), std::pair(Format::swiss, 3)}) {
    const auto plan = quick_tournament(format, rounds);
    const TemporaryFolder folder;
    new_store(folder, plan);
    std::size_t runs = 0;
    std::vector<ScheduledGame> games;
    for (bool done = false; !done && runs < 100; ++runs) {
      auto store = TournamentStore::open(folder.path("t.db")).value();
      games = store.games(plan.entrants.size()).value();
      int left = 3;
      TournamentEvents events;
      events.played = [&](const ScheduledGame&) { return --left > 0; };
      ASSERT_TRUE(play_tournament(plan, store, games, 2, kNeverStop, events));
      games = store.games(plan.entrants.size()).value();
      done = left > 0;
    }
    EXPECT_GT(runs, 1u);
    EXPECT_EQ(results(games), results(played_by(plan, 1)));
  }
}

TEST(Tournament, what_was_told_is_stored) {
  const auto plan = quick_tournament(Format::round_robin, 2);
  const TemporaryFolder folder;
  auto store = new_store(folder, plan);
  std::vector<ScheduledGame> games;
  TournamentEvents events;
  int told = 0, missing = 0;
  events.played = [&](const ScheduledGame& game) {
    ++told;
    auto other = TournamentStore::open_to_read(folder.path("t.db"));  // as after the end of this process
    if (!other || !other->record(game.pairing.game)) ++missing;
    return true;
  };
  ASSERT_TRUE(play_tournament(plan, store, games, 2, kNeverStop, events));
  EXPECT_EQ(told, 24);
  EXPECT_EQ(missing, 0);
}

TEST(Tournament, records_are_whole_and_can_be_verified) {
  const auto plan = quick_tournament(Format::round_robin, 1);
  const TemporaryFolder folder;
  auto store = new_store(folder, plan);
  std::vector<ScheduledGame> games;
  ASSERT_TRUE(play_tournament(plan, store, games, 2, kNeverStop, {}));
  std::uint64_t next = 0;
  ASSERT_TRUE(store.records({}, [&](std::uint64_t number, const GameRecord& record) -> Result<> {
    EXPECT_EQ(number, next++);
    EXPECT_EQ(record.match->index, number);
    return verify(record);
  }));
  EXPECT_EQ(next, games.size());
  EXPECT_FALSE(store.record(next));
}

TEST(Tournament, the_standings_count_what_was_played) {
  const auto plan = quick_tournament(Format::round_robin, 3);
  const auto games = played_by(plan, 2);
  const Standings standings = standings_of(plan, games);
  EXPECT_EQ(standings.played, 36u);
  EXPECT_EQ(standings.planned, 36u);
  double points = 0;
  for (const auto& standing : standings.table) {
    EXPECT_EQ(standing.tally.games(), 18u);
    EXPECT_EQ(standing.tally.whole_pairs(), 9u);
    EXPECT_DOUBLE_EQ(standing.points, standing.tally.score() * 18);
    points += standing.points;
  }
  EXPECT_DOUBLE_EQ(points, 36);
  for (std::size_t i = 1; i < 4; ++i) EXPECT_GE(standings.table[i - 1].points, standings.table[i].points);
}

TEST(TournamentStore, a_full_disk_is_an_error_and_what_was_stored_stays) {
  const auto plan = quick_tournament(Format::round_robin, 8);
  const TemporaryFolder folder;
  auto store = new_store(folder, plan);
  ASSERT_TRUE(store.limit_pages(24));  // as large as the disk may be
  std::vector<ScheduledGame> games;
  const auto result = play_tournament(plan, store, games, 2, kNeverStop, {});
  ASSERT_FALSE(result);
  EXPECT_NE(result.error().message.find("the disk is full"), std::string::npos) << result.error().message;
  store = new_store(folder, plan, "other.db");  // closes the first
  auto again = TournamentStore::open(folder.path("t.db")).value();
  games = again.games(plan.entrants.size()).value();
  ASSERT_TRUE(play_tournament(plan, again, games, 2, kNeverStop, {}));
  EXPECT_EQ(results(games), results(played_by(plan, 1)));
}

TEST(TournamentStore, only_one_run_may_write_to_it) {
  const auto plan = quick_tournament(Format::round_robin, 1);
  const TemporaryFolder folder;
  const auto store = new_store(folder, plan);
  EXPECT_FALSE(TournamentStore::open(folder.path("t.db")));
  EXPECT_FALSE(TournamentStore::create(folder.path("t.db"), {}, plan.entrants));
  auto reader = TournamentStore::open_to_read(folder.path("t.db"));
  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->texts().value(), (StoreTexts{{"a", "text"}}));
  EXPECT_EQ(reader->entrants().value()[2].spec, "alphabeta:depth=2");
}

TEST(TournamentStore, a_file_that_is_not_one_is_refused) {
  const TemporaryFolder folder;
  EXPECT_FALSE(TournamentStore::open(folder.write("text.db", "hello, this is not a database at all\n")));
  EXPECT_FALSE(TournamentStore::open_to_read(folder.path("nothing.db")));
  folder.write("empty.db", "");
  EXPECT_FALSE(TournamentStore::is_begun(folder.path("empty.db")).value());
  EXPECT_TRUE(TournamentStore::create(folder.path("empty.db"), {}, {}));
  EXPECT_TRUE(TournamentStore::is_begun(folder.path("empty.db")).value());
}

// Edits the file with plain SQLite.
bool edits(const std::string& path, const std::string& how) {
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  const bool edited = sqlite3_exec(database, how.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(database);
  return edited;
}

TEST(TournamentStore, a_file_from_before_excused_failures_were_stored_is_read_and_goes_on) {
  const auto plan = quick_tournament(Format::round_robin, 1);
  const TemporaryFolder folder;
  std::vector<ScheduledGame> games;
  {
    auto store = new_store(folder, plan);
    ASSERT_TRUE(play_tournament(plan, store, games, 1, kNeverStop, {}));
  }
  ASSERT_TRUE(edits(folder.path("t.db"), "ALTER TABLE games DROP COLUMN excused; PRAGMA user_version=1"));
  EXPECT_EQ(results(TournamentStore::open_to_read(folder.path("t.db")).value().games(4).value()), results(games));
  auto store = TournamentStore::open(folder.path("t.db")).value();
  auto longer = plan;
  longer.rounds = 2;
  ASSERT_TRUE(play_tournament(longer, store, games, 1, kNeverStop, {}));
  EXPECT_EQ(results(store.games(4).value()), results(played_by(longer, 1)));
}

TEST(TournamentStore, excused_failures_come_back_and_are_counted_apart_from_forfeits) {
  const auto plan = quick_tournament(Format::round_robin, 1);
  const TemporaryFolder folder;
  auto store = new_store(folder, plan);
  std::vector<ScheduledGame> games;
  ASSERT_TRUE(play_tournament(plan, store, games, 1, kNeverStop, {}));
  ASSERT_TRUE(edits(folder.path("t.db"),
                    R"(UPDATE games SET excused = '[{"seat":1,"kind":"timeout","reason":"late"}]' WHERE number = 1)"));
  const auto stored = store.games(4).value();
  EXPECT_EQ(stored[0].result->excused, (std::vector<Forfeit>{{1, {FailureKind::timeout, "late"}}}));
  for (const auto& standing : standings_of(plan, stored).table) {
    EXPECT_TRUE(standing.forfeits.empty());
    EXPECT_EQ(standing.excused.size(), standing.entrant == stored[0].pairing.agents[1] ? 1u : 0u);
  }
}

// What no tournament of ours would write.
TEST(TournamentStore, rows_that_make_no_sense_are_refused) {
  const auto plan = quick_tournament(Format::round_robin, 1);
  for (const char* edit :
       {"UPDATE games SET first = 99 WHERE number = 1", "UPDATE games SET second = first WHERE number = 1",
        "UPDATE games SET state = 'won' WHERE number = 1", "UPDATE games SET sign = 7 WHERE number = 1",
        "UPDATE games SET score = 'x' WHERE number = 1", "DELETE FROM games WHERE number = 1",
        "UPDATE games SET forfeits = '{' WHERE number = 1", "UPDATE games SET excused = '[1]' WHERE number = 1",
        "UPDATE games SET plies = -1 WHERE number = 1", "UPDATE games SET state = NULL WHERE number = 1"}) {
    const TemporaryFolder folder;
    {
      auto store = new_store(folder, plan);
      std::vector<ScheduledGame> games;
      ASSERT_TRUE(play_tournament(plan, store, games, 1, kNeverStop, {}));
    }
    const bool edited = edits(folder.path("t.db"), edit);
    auto store = TournamentStore::open_to_read(folder.path("t.db")).value();
    EXPECT_EQ(store.games(plan.entrants.size()).has_value(), !edited) << edit;
  }
}

// A transaction that was not committed, as a process leaves it that is killed: a file that has to be restored first.
TEST(TournamentStore, what_a_killed_run_left_behind_is_restored) {
  const TemporaryFolder folder;
  const std::string path = folder.path("begun.db"), killed = folder.path("killed.db");
  SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.exec("PRAGMA cache_size=1; BEGIN; CREATE TABLE numbers(number)");
  database.exec(
      "WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some WHERE n < 10000) "
      "INSERT INTO numbers SELECT n FROM some");
  std::filesystem::copy_file(path, killed);
  std::filesystem::copy_file(path + "-journal", killed + "-journal");
  EXPECT_EQ(TournamentStore::is_begun(killed), false);
}

}  // namespace
}  // namespace ariadne
