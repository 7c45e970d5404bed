#include "apps/cli/play/seat_words.hpp"

#include <gtest/gtest.h>

#include "apps/cli/failure.hpp"

namespace ariadne {
namespace {

using Words = std::vector<std::string>;

Words words_for(const std::string& game, const Words& given) {
  const GameEntry& entry = *find_game(game).value().game;
  return words_for_seats(entry, entry.info().seats, given);
}

TEST(SeatWords, the_last_one_given_repeats) {
  EXPECT_EQ(words_for("reversi", {"greedy"}), (Words{"greedy", "greedy"}));
  EXPECT_EQ(words_for("reversi", {"greedy", "random"}), (Words{"greedy", "random"}));
}

TEST(SeatWords, the_usual_agent_sits_where_nobody_was_given_or_the_last_one_cannot_play) {
  const std::string usual = usual_agent(*find_game("theseus").value().game, Team::second);
  EXPECT_EQ(words_for("theseus", {"minmax"}), (Words{"minmax", usual}));
  EXPECT_EQ(words_for("theseus", {}), (Words{usual, usual}));
}

TEST(SeatWords, more_agents_than_seats_are_refused) {
  EXPECT_THROW(words_for("reversi", {"greedy", "greedy", "greedy"}), Failure);
}

}  // namespace
}  // namespace ariadne
