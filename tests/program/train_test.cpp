// The command train, through the whole program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/file.hpp"
#include "core/json.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Finished train(const std::string& output, std::vector<std::string> more) {
  more.insert(more.begin(), {"train", "reversi", "-o", output, "--games", "2", "--seed", "3"});
  return ariadne_says(more);
}

TEST(Train, every_round_is_reported_and_the_file_can_be_trained_on) {
  const TemporaryFolder folder;
  const auto first = train(folder.path("a"), {"--rounds", "1", "--jobs", "2", "--json"});
  ASSERT_EQ(first.code, 0) << first.err;
  const Json round = parse_json(first.out).value_or(Json());
  EXPECT_EQ(round["schema"], "ariadne/training/1");
  EXPECT_EQ(round["seed"], 3);
  EXPECT_EQ(round["parts"].size(), 15u);
  EXPECT_FALSE(round.contains("match"));
  const auto second = train(folder.path("b"), {"--rounds", "1", "--from", folder.path("a")});
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_TRUE(says(second.out, "round 1: ")) << second.out;
  EXPECT_TRUE(says(second.out, "against the weights before: ")) << second.out;
}

TEST(Train, a_file_that_exists_is_kept_unless_it_may_be_overwritten) {
  const TemporaryFolder folder;
  ASSERT_TRUE(write_file(folder.path("mine"), "mine"));
  const auto run = train(folder.path("mine"), {"--rounds", "1"});
  EXPECT_EQ(run.code, 2);
  EXPECT_TRUE(says(run.err, "exists")) << run.err;
  EXPECT_EQ(file_text(folder.path("mine")).value(), "mine");
}

TEST(Train, wrong_weights_and_games_without_any_are_refused) {
  const TemporaryFolder folder;
  ASSERT_TRUE(write_file(folder.path("wrong"), "text\n"));
  const auto wrong = train(folder.path("a"), {"--from", folder.path("wrong")});
  EXPECT_EQ(wrong.code, 3);
  EXPECT_TRUE(says(wrong.err, "not a file of Reversi pattern weights")) << wrong.err;
  EXPECT_FALSE(says(wrong.err, "training with seed")) << "nothing was begun: " << wrong.err;
  EXPECT_EQ(train(folder.path("a"), {"--from", folder.path("none")}).code, 3);
  const auto theseus = ariadne_says({"train", "theseus", "-o", folder.path("b")});
  EXPECT_EQ(theseus.code, 2);
  EXPECT_TRUE(says(theseus.err, "theseus has nothing to train\n  Available for: reversi.")) << theseus.err;
  const auto small = ariadne_says({"train", "reversi:size=6", "-o", folder.path("b")});
  EXPECT_EQ(small.code, 2);
  EXPECT_TRUE(says(small.err, "a game is trained without settings")) << small.err;
}

TEST(Train, a_time_that_is_too_short_for_a_round_is_an_error) {
  const TemporaryFolder folder;
  const auto run = train(folder.path("a"), {"--time", "1ms"});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(says(run.err, "the time was over before a round was trained")) << run.err;
  EXPECT_FALSE(file_exists(folder.path("a")));
}

}  // namespace
}  // namespace ariadne
