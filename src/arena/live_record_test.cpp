#include "arena/live_record.hpp"

#include <gtest/gtest.h>

#include "arena/referee.hpp"
#include "core/file.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

GameInPlay game_with(const std::vector<std::string>& specs) {
  auto session = find_game("reversi")->game->start("size=4", 1).value();
  auto players = make_players(*session, specs, 1).value();
  return game_of(std::move(session), std::move(players), 1);
}

// A game that is recorded in a file as it is played.
class RecordedLive : public testing::Test {
 protected:
  GameInPlay recorded(GameInPlay game) const {
    game.live = std::make_shared<LiveRecord>(LiveRecord::open(path_).value());
    game.live->begin(game);
    return game;
  }
  std::string text() const { return file_text(path_).value(); }
  std::vector<GameRecord> records() const { return read_records(text()).value(); }
  // A person's move and the answer to it.
  static void play_round(Referee& referee) {
    ASSERT_TRUE(referee.choose(0, referee.game().session->moves(0).front()));
    ASSERT_TRUE(referee.poll());
    ASSERT_TRUE(referee.wait());
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_.path("game.jsonl");
};

TEST_F(RecordedLive, every_ply_is_in_the_file_as_soon_as_it_was_played) {
  std::size_t plies = 0;
  const GameInPlay game = play_out(recorded(game_with({"random", "greedy"})), {}, [&](const auto& so_far, const Turn&) {
    const auto read = records();
    ASSERT_EQ(read.size(), 1u);
    EXPECT_EQ(read.front().plies, so_far.plies);
    EXPECT_EQ(read.front().ending, so_far.over() ? Ending::finished : Ending::cut);
    EXPECT_TRUE(verify(read.front()));
    ++plies;
  });
  EXPECT_GT(plies, 5u);
  ASSERT_TRUE(game.live->finish(game));
  EXPECT_EQ(text(), write_record(record_of(game)).value());
}

TEST_F(RecordedLive, a_game_that_is_left_is_interrupted_and_can_be_gone_on_with) {
  Referee referee(recorded(game_with({"human", "greedy"})), {});
  play_round(referee);
  const GameInPlay game = referee.release();
  ASSERT_TRUE(game.live->finish(game));
  ASSERT_EQ(records().size(), 1u);
  EXPECT_EQ(records().front().ending, Ending::interrupted);
  EXPECT_TRUE(verify(records().front()));
}

TEST_F(RecordedLive, what_is_taken_back_leaves_the_file_and_comes_again) {
  Referee referee(recorded(game_with({"human", "greedy"})), {});
  play_round(referee);
  const std::string after_one = text();
  play_round(referee);
  const std::string after_two = text();
  ASSERT_TRUE(referee.take_back());
  EXPECT_EQ(text(), after_one);
  ASSERT_TRUE(referee.redo());
  EXPECT_EQ(text(), after_two);
  while (!referee.over()) {
    if (referee.awaited().empty())
      referee.wait();
    else
      ASSERT_TRUE(referee.choose(0, referee.game().session->moves(0).front()));
    referee.poll();
  }
  EXPECT_EQ(records().front().ending, Ending::finished);
  ASSERT_TRUE(referee.take_back());
  EXPECT_EQ(records().front().ending, Ending::cut);
}

TEST_F(RecordedLive, a_rematch_follows_the_game_in_the_same_file) {
  GameInPlay game = play_out(recorded(game_with({"random", "random"})), {});
  GameInPlay again = play_out(another_game(game), {});
  ASSERT_TRUE(again.live->finish(again));
  const auto both = records();
  ASSERT_EQ(both.size(), 2u);
  EXPECT_EQ(both[0].plies, game.plies);
  EXPECT_EQ(both[1].plies, again.plies);
  EXPECT_TRUE(verify(both[0]));
  EXPECT_TRUE(verify(both[1]));
}

TEST_F(RecordedLive, plies_before_the_beginning_are_recorded_too) {
  GameInPlay game = game_with({"random", "random"});
  ASSERT_TRUE(game.session->play({game.session->moves(0).front()}));
  game.plies.emplace_back().moves = game.session->history().front();
  game = play_out(recorded(std::move(game)), {});
  ASSERT_TRUE(game.live->finish(game));
  EXPECT_EQ(records().front().plies, game.plies);
  EXPECT_TRUE(verify(records().front()));
}

TEST_F(RecordedLive, an_error_is_told_at_the_end) {
  EXPECT_FALSE(LiveRecord::open("/nowhere/at/all.jsonl"));
  GameInPlay game = recorded(game_with({"random", "random"}));
  std::remove(path_.c_str());
  game = play_out(std::move(game), {});
  EXPECT_FALSE(game.live->finish(game));
}

}  // namespace
}  // namespace ariadne
