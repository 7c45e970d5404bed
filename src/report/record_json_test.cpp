#include "report/record_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/game_text.hpp"

namespace ariadne {
namespace {

TEST(RecordReport, a_game_with_its_moves_can_be_read_again) {
  const GameEntry& nim = *find_game("nim").value().game;
  const auto session = nim.start("", 1).value();
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(session->play({session->moves(first_mover(*session)).front()}));
  const Json json = game_with_moves_json(*session);
  EXPECT_EQ(json.at(nim.info().moves_key).size(), 2u);
  EXPECT_EQ(nim.read(json.dump()).value()->hash(), session->hash());
}

TEST(RecordReport, a_verification_counts_what_is_whole_and_lists_what_failed) {
  Verification found{3, 1, {}};
  EXPECT_EQ(verification_text(found), "verified: 2 games, 1 cut");
  EXPECT_EQ(verification_text({1, 0, {}}), "verified: 1 game");
  EXPECT_EQ(verification_json(found).dump(),
            R"({"schema":"ariadne/replay/1","games":3,"verified":true,"cut":1,"failures":[]})");
  found.planned = 8;
  EXPECT_EQ(verification_text(found), "verified: 2 games of a match of 8, 1 cut");
  EXPECT_EQ(verification_json(found).at("planned"), 8);
  found.failures.push_back({2, "hash differs"});
  EXPECT_EQ(verification_json(found).at("verified"), false);
  EXPECT_EQ(verification_json(found).at("failures").dump(), R"([{"game":2,"message":"hash differs"}])");
}

TEST(RecordReport, a_replayed_game_says_which_one_of_the_file_it_is) {
  GameRecord record;
  record.game = "nim";
  record.start = "{}";
  const auto session = find_game("nim").value().game->start("", 1).value();
  const Json json = replay_json(record, *session, 2, 5);
  EXPECT_EQ(json.at("schema"), "ariadne/replay/1");
  EXPECT_EQ(json.at("index"), 2);
  EXPECT_EQ(json.at("games"), 5);
  EXPECT_EQ(json.at("game"), "nim");
}

TEST(RecordReport, a_record_without_a_result_says_why) {
  GameRecord record;
  record.ending = Ending::cut;
  EXPECT_EQ(ending_text(record), "the record breaks off here");
  record.ending = Ending::interrupted;
  EXPECT_EQ(ending_text(record), "the game was not finished");
  record.ending = Ending::finished;
  record.result_text = "draw";
  EXPECT_EQ(ending_text(record), "draw");
}

}  // namespace
}  // namespace ariadne
