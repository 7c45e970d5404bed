#include <gtest/gtest.h>

#include "agents/registry.hpp"
#include "arena/record.hpp"
#include "arena/record_format.hpp"

namespace ariadne {
namespace {

TEST(RecordLong, a_game_of_as_many_plies_as_can_be_read_again_is_written_and_no_longer_one) {
  const auto session = find_game("reversi").value().game->start("", 0).value();
  GameRecord record = record_of(*session, {"human", "greedy"}, 3);
  record.plies.resize(kMaxRecordedPlies, RecordedPly{.moves = {"d3"}});
  const auto text = write_record(record);
  ASSERT_TRUE(text);
  const auto read = read_records(*text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->at(0), record);
  record.plies.push_back(record.plies.back());
  EXPECT_FALSE(write_record(record));
}

}  // namespace
}  // namespace ariadne
