#include "report/training.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

TrainedRound some_round() {
  TrainedRound round;
  round.number = 2;
  round.positions = 1234;
  round.parts = {{"empties 60..57", 30, 0.5}, {"empties 4..0", 8, 12.345}};
  round.time = std::chrono::milliseconds(1500);
  return round;
}

TEST(TrainingReport, a_round_shows_the_error_of_each_part) {
  EXPECT_EQ(round_text(some_round()),
            "round 2: 1,234 positions learned in 1.50 s\n"
            "  part            positions  error\n"
            "  empties 60..57         30   0.50\n"
            "  empties 4..0            8  12.35\n");
}

TEST(TrainingReport, a_match_counts_draws_by_halves) {
  TrainedRound round = some_round();
  round.match = {6, 1, 3};
  EXPECT_NE(round_text(round).find("against the weights before: 6 wins, 1 draws, 3 losses (65.0 %)"),
            std::string::npos);
  const Json json = round_json("reversi", 7, round);
  EXPECT_EQ(json["match"]["score"], 0.65);
  EXPECT_EQ(json["seed"], 7);
  EXPECT_EQ(json["parts"][1]["error"], 12.345);
}

TEST(TrainingReport, a_first_round_has_no_match) {
  EXPECT_FALSE(round_json("reversi", 1, some_round()).contains("match"));
}

}  // namespace
}  // namespace ariadne
