#include "report/review.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/svg/review.hpp"

namespace ariadne {
namespace {

std::unique_ptr<Session> opening() { return find_game("reversi").value().game->start("", 1).value(); }

// What a search says of the first move of Reversi, black's, whose values are such; the best comes first.
Decision said(const std::vector<double>& values) {
  const std::vector<std::string> names = {"d3", "c4", "f5", "e6"};
  Decision decision;
  decision.move = names[0];
  decision.value = values[0];
  decision.forces = true;
  for (std::size_t i = 0; i < names.size(); ++i) {
    decision.moves.push_back({names[i], i < values.size() ? values[i] : values.back(), Bound::exact, {names[i]}, {}});
  }
  return decision;
}

double wins_by(int margin) { return decisive_value({1, static_cast<double>(margin)}); }
double loses_by(int margin) { return decisive_value({-1, -static_cast<double>(margin)}); }

// One move judged: c4 was played.
Review reviewed(const Decision& decision) {
  const auto session = opening();
  Review review(*session, "alphabeta");
  review.moves.push_back(judged(*session, 0, "c4", decision));
  review.plies = review.judged_plies = 1;
  set_marks(review);
  return review;
}

bool says(const Review& review, const std::string& part) { return review_text(review).find(part) != std::string::npos; }

TEST(Review, of_a_forced_win_only_the_least_margin_is_known_so_no_loss_is) {
  const Review review = reviewed(said({wins_by(12), wins_by(4)}));
  const JudgedMove& move = review.moves[0];
  EXPECT_EQ(move.kind, ValueKind::forced);
  EXPECT_EQ(move.loss(), std::nullopt);
  EXPECT_EQ(move.effect, Effect::keeps) << "both are sure to win";
  EXPECT_EQ(move.mark, MoveMark::none);
  EXPECT_TRUE(says(review, "black wins by at least 12\n")) << review_text(review);
  const Json ply = review_json(review)["plies"][0];
  EXPECT_EQ(ply["kind"], "forced");
  EXPECT_EQ(ply["loss"], nullptr);
  EXPECT_EQ(ply["effect"], "keeps");
  EXPECT_FALSE(ply.contains("mark"));
}

TEST(Review, of_proven_values_the_loss_is_exact) {
  Decision decision = said({wins_by(12), wins_by(4)});
  decision.proven = true;
  const Review review = reviewed(decision);
  EXPECT_EQ(review.moves[0].loss(), 8);
  EXPECT_EQ(review.moves[0].mark, MoveMark::dubious) << "it still wins";
  EXPECT_TRUE(says(review, "black wins by 12  8\n")) << review_text(review);
  EXPECT_TRUE(says(review, "Every verdict is exact.\n"));
  EXPECT_EQ(review_json(review)["sides"][0]["average_loss"], 8);
}

TEST(Review, a_changed_result_is_a_mistake_and_a_lost_win_a_blunder) {
  Decision decision = said({wins_by(2), 0});
  decision.proven = true;
  EXPECT_EQ(reviewed(decision).moves[0].mark, MoveMark::mistake);
  const Review blunder = reviewed(said({wins_by(2), loses_by(2)}));
  EXPECT_EQ(blunder.moves[0].mark, MoveMark::blunder);
  EXPECT_TRUE(blunder.moves[0].exact()) << "both results are sure, if not their margins";
  EXPECT_TRUE(says(blunder, "c4 ??")) << review_text(blunder);
  EXPECT_EQ(review_json(blunder)["sides"][0]["blunders"], 1);
  EXPECT_EQ(review_json(blunder)["sides"][0]["average_loss"], nullptr) << "a result is not a number";
}

TEST(Review, a_sure_win_given_up_for_an_estimate_is_a_mistake_whose_size_nobody_knows) {
  const Review review = reviewed(said({wins_by(2), 30}));
  EXPECT_EQ(review.moves[0].loss(), std::nullopt);
  EXPECT_EQ(review.moves[0].mark, MoveMark::mistake);
  EXPECT_FALSE(review.moves[0].exact());
  EXPECT_TRUE(says(review, "a sure win\n"));
  EXPECT_TRUE(says(reviewed(said({3, loses_by(2), 1})), "all hope\n"));
}

TEST(Review, estimated_losses_are_compared_with_what_moves_differ_by) {
  const auto mark = [](double played) { return reviewed(said({10, played, 0, 0})).moves[0].mark; };
  EXPECT_EQ(mark(10), MoveMark::none);
  EXPECT_EQ(mark(9), MoveMark::none);
  EXPECT_EQ(mark(8), MoveMark::dubious);
  EXPECT_EQ(mark(6), MoveMark::mistake);
  EXPECT_EQ(mark(4), MoveMark::blunder);
  const Review review = reviewed(said({10, 8, 0, 0}));
  EXPECT_EQ(review.scale(), 10);
  EXPECT_TRUE(says(review, "The verdicts rest on estimates.\n")) << review_text(review);
}

TEST(Review, a_move_as_good_as_the_best_is_called_the_best) {
  const Review review = reviewed(said({wins_by(12), wins_by(12), 0}));
  EXPECT_EQ(review.moves[0].best, "c4");
  EXPECT_EQ(review.moves[0].loss(), 0);
  EXPECT_EQ(review.moves[0].mark, MoveMark::none);
}

TEST(Review, losses_are_averaged_for_each_side) {
  const auto session = opening();
  Review review(*session, "alphabeta");
  for (const double played : {10.0, 6.0}) review.moves.push_back(judged(*session, 0, "c4", said({10, played, 0})));
  review.moves.push_back(judged(*session, 1, "c4", said({-10, -3, 0})));
  set_marks(review);
  const auto sides = summaries(review);
  ASSERT_EQ(sides.size(), 2u);
  EXPECT_EQ(sides[0].moves, 2u);
  EXPECT_EQ(sides[0].average_loss, 2);
  EXPECT_EQ(sides[1].average_loss, 7);
  EXPECT_EQ(sides[1].marks[static_cast<std::size_t>(MoveMark::blunder)], 1u);
}

TEST(Review, the_graph_has_a_line_of_the_values_and_the_marks) {
  const Review review = reviewed(said({10, 4, 0, 0}));
  const std::string svg = review_svg(review);
  EXPECT_EQ(svg.substr(0, 5), "<svg ");
  EXPECT_NE(svg.find(">?\?</text>"), std::string::npos);
  EXPECT_NE(svg.find(">+10</text>"), std::string::npos) << "the scale of the values";
  EXPECT_EQ(svg.find("black wins"), std::string::npos) << "nothing is decided";
  EXPECT_NE(review_svg(reviewed(said({wins_by(2), 4}))).find(">black wins</text>"), std::string::npos);
}

TEST(Review, a_game_that_was_judged_in_part_says_how_far) {
  Review review = reviewed(said({10, 4, 0, 0}));
  review.plies = 7;
  EXPECT_TRUE(says(review, "stopped after ply 1 of 7\n"));
  EXPECT_EQ(review_json(review)["complete"], false);
  review.judged_plies = 7;
  EXPECT_FALSE(says(review, "stopped")) << "others may be of seats that the judge does not play for";
  EXPECT_EQ(review_json(review)["complete"], true);
}

TEST(Review, the_line_of_the_graph_breaks_where_a_value_is_missing_and_not_where_others_move) {
  const auto pieces = [](const Review& review) {
    const std::string svg = review_svg(review);
    const std::size_t end = svg.find("stroke-linejoin"), begin = svg.rfind("<path", end);
    const std::string line = svg.substr(begin, end - begin);
    return std::count(line.begin(), line.end(), 'M');
  };
  Review review = reviewed(said({10, 4, 0, 0}));
  review.plies = 9;
  for (const std::size_t ply : {4, 7}) {
    review.moves.push_back(review.moves[0]);
    review.moves.back().ply = ply;
  }
  EXPECT_EQ(pieces(review), 1);
  review.moves[1].value.reset();
  review.moves[1].played_value.reset();
  review.moves[1].mark = MoveMark::none;
  EXPECT_EQ(pieces(review), 2);
}

}  // namespace
}  // namespace ariadne
