#include "core/suggest.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ariadne {
namespace {

const std::vector<std::string> kCommands = {"solve", "play", "match", "analyse"};

TEST(Suggest, one_slip_finds_the_name) {
  for (const auto* typed : {"slove", "solv", "sole", "solvee", "silve"}) {
    EXPECT_EQ(did_you_mean(typed, kCommands), "Did you mean 'solve'?") << typed;
  }
}

TEST(Suggest, in_a_short_word_one_slip_is_all_that_is_forgiven) {
  for (const auto* typed : {"playy", "pla", "plya", "pley"}) {
    EXPECT_EQ(did_you_mean(typed, kCommands), "Did you mean 'play'?") << typed;
  }
  EXPECT_EQ(did_you_mean("plzyy", kCommands), "");
}

TEST(Suggest, the_beginning_of_a_name_finds_it) {
  EXPECT_EQ(did_you_mean("ana", kCommands), "Did you mean 'analyse'?");
}

TEST(Suggest, capital_letters_make_no_difference) {
  EXPECT_EQ(did_you_mean("ANALYSE", kCommands), "Did you mean 'analyse'?");
  EXPECT_EQ(did_you_mean("ANA", kCommands), "Did you mean 'analyse'?");
  EXPECT_EQ(did_you_mean("alphabeta", std::vector<std::string>{"AlphaBeta"}), "Did you mean 'AlphaBeta'?");
}

TEST(Suggest, a_single_letter_finds_only_what_it_begins) {
  EXPECT_EQ(did_you_mean("p", kCommands), "Did you mean 'play'?");
  EXPECT_EQ(did_you_mean("5", std::vector<std::string>{"8", "6"}), "");
  EXPECT_EQ(did_you_mean("", std::vector<std::string>{"8"}), "");
}

TEST(Suggest, nothing_close_suggests_nothing) {
  EXPECT_EQ(did_you_mean("xyzzy", kCommands), "");
  EXPECT_EQ(did_you_mean("", kCommands), "");
  EXPECT_EQ(did_you_mean(std::string(100'000, 'a'), kCommands), "");
}

TEST(Suggest, names_are_listed_with_or) {
  EXPECT_EQ(one_of(kCommands), "solve, play, match or analyse");
  EXPECT_EQ(one_of(std::vector<std::string>{"a"}), "a");
}

}  // namespace
}  // namespace ariadne
