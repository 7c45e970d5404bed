// The program as an engine of other programs, over GTP and NBoard.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "program.hpp"

namespace ariadne {
namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Protocols, the_end_of_the_input_ends_it_quietly) {
  const auto gtp = ariadne_says({"gtp"}, "1 protocol_version\nname");
  EXPECT_EQ(gtp.out, "=1 2\n\n= Ariadne\n\n");
  EXPECT_EQ(gtp.code, 0);
  EXPECT_EQ(gtp.err, "");
  const auto nboard = ariadne_says({"nboard", "--agent", "greedy"}, "nboard 2\nhint 1\n");
  EXPECT_TRUE(nboard.out.ends_with("status waiting\n")) << "what was asked is answered first: " << nboard.out;
  EXPECT_EQ(nboard.code, 0);
  EXPECT_EQ(nboard.err, "");
}

TEST(Protocols, quit_ends_it_whatever_follows) {
  EXPECT_EQ(ariadne_says({"gtp"}, "quit\nname\n").out, "=\n\n");
  const auto nboard = ariadne_says({"nboard", "--agent", "alphabeta:depth=60"}, "hint 1\nquit\nping 1\n");
  EXPECT_EQ(nboard.code, 0);
  EXPECT_FALSE(says(nboard.out, "pong"));
}

TEST(Protocols, ping_ends_a_search_while_it_runs) {
  const auto run = ariadne_says({"nboard", "--agent", "alphabeta:depth=60"}, "go\nping 3\nlearn\n");
  EXPECT_TRUE(run.out.ends_with("pong 3\nlearned\n")) << run.out;
}

TEST(Protocols, a_signal_ends_it_while_it_thinks) {
  Surroundings interrupted;
  interrupted.signal = SIGINT;
  EXPECT_EQ(ariadne_says({"gtp", "--agent", "alphabeta:depth=60"}, "genmove black\n", interrupted).code, 130);
  EXPECT_EQ(ariadne_says({"nboard", "--agent", "alphabeta:depth=60"}, "go\n", interrupted).code, 130);
}

TEST(Protocols, wrong_options_are_explained) {
  EXPECT_EQ(ariadne_says({"gtp", "pacman"}).code, 2);
  EXPECT_TRUE(says(ariadne_says({"nboard", "pacman"}).err, "do not know the game 'pacman'"));
  EXPECT_TRUE(says(ariadne_says({"gtp", "--agent", "gredy"}).err, "Did you mean 'greedy'?"));
  EXPECT_EQ(ariadne_says({"gtp", "--json"}).code, 2);
}

TEST(Protocols, a_line_of_any_length_is_taken) {
  const std::string input = std::string(1'000'000, 'x') + "\nname\n";
  EXPECT_EQ(ariadne_says({"gtp"}, input).out, "? line too long\n\n= Ariadne\n\n");
}

// A game that our referee plays between engines that it talks to over GTP.
Finished game_between(const std::string& black, const std::string& white) {
  return ariadne_says({"watch", "reversi", "--compact", "--seed", "1", "--sandbox", "off", "--agents",
                       "gtp:\"" + black + "\",gtp:\"" + white + "\""});
}

const std::string kOurs = std::string(ARIADNE_BINARY) + " gtp --seed 1 --agent ";

TEST(Protocols, it_plays_against_itself) {
  const auto run = game_between(kOurs + "alphabeta:depth=2", kOurs + "greedy");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "wins ") || says(run.out, "a draw")) << run.out;
  EXPECT_FALSE(says(run.out, "forfeits")) << run.out;
}

TEST(Protocols, it_plays_against_grhino) {
  constexpr const char* kRhino = "/usr/games/gtp-rhino";
  if (access(kRhino, X_OK) != 0) GTEST_SKIP() << "there is no " << kRhino << " (package grhino)";
  const auto run = game_between(std::string(kRhino) + " -l 1 -b 0", kOurs + "alphabeta:depth=2");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(says(run.out, "wins ") || says(run.out, "a draw")) << run.out;
  EXPECT_FALSE(says(run.out, "forfeits")) << run.out;
}

}  // namespace
}  // namespace ariadne
