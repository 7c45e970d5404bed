#include "agents/pacman/course_game.hpp"

#include <gtest/gtest.h>

#include "agents/pacman/policies.hpp"
#include "games/pacman/rules.hpp"
#include "games/pacman/start.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

Position drawn(std::string_view drawing) { return start_on(read_layout(drawing).value()).value(); }

TEST(PacmanCourseGame, moves_are_drawn_in_the_order_of_their_names) {
  // The first numbers of seed 0 are 0.84, 0.75 and 0.42: quarters of East, North, South, West.
  Position position = drawn("%%%%%\n%P .%\n% G %\n%   %\n%%%%%\n");
  position.play(stop);
  PythonRandom random(std::uint64_t{0});
  EXPECT_EQ(course_random_ghost(position, random), west);
  EXPECT_EQ(course_random_ghost(position, random), west);
  EXPECT_EQ(course_random_ghost(position, random), north);
}

Move turn_left(const Position& position, PythonRandom&) { return left_turn(position); }

PythonRandom seeded(std::string_view seed) {
  return seed == "cs188" ? PythonRandom(seed) : PythonRandom(static_cast<std::uint64_t>(seed.front() - '0'));
}

// A game on a built-in layout, and how it ended when a program in Python with the same rules played it.
struct Game {
  const char* layout;
  Move (*pacman)(const Position&, PythonRandom&);
  Move (*ghosts)(const Position&, PythonRandom&);
  const char* seed;
  std::size_t plies;
  int score;
};

constexpr Game kGames[] = {
    {"agora", course_greedy, course_random_ghost, "0", 72, -294},
    {"agora", course_greedy, course_random_ghost, "1", 47, -356},
    {"agora", course_greedy, course_random_ghost, "cs188", 414, 272},
    {"agora", course_greedy, course_directional_ghost, "0", 72, -294},
    {"agora", course_greedy, course_directional_ghost, "1", 47, -356},
    {"agora", course_greedy, course_directional_ghost, "cs188", 466, 564},
    {"agora", turn_left, course_random_ghost, "0", 300, 230},
    {"agora", turn_left, course_random_ghost, "1", 322, 422},
    {"agora", turn_left, course_random_ghost, "cs188", 298, 430},
    {"agora", turn_left, course_directional_ghost, "0", 280, 236},
    {"agora", turn_left, course_directional_ghost, "1", 292, 432},
    {"agora", turn_left, course_directional_ghost, "cs188", 379, 203},
    {"ambush", course_greedy, course_random_ghost, "0", 369, 1037},
    {"ambush", course_greedy, course_random_ghost, "1", 249, 1667},
    {"ambush", course_greedy, course_random_ghost, "cs188", 68, 13},
    {"ambush", course_greedy, course_directional_ghost, "0", 225, 1273},
    {"ambush", course_greedy, course_directional_ghost, "1", 153, 271},
    {"ambush", course_greedy, course_directional_ghost, "cs188", 75, 221},
    {"ambush", turn_left, course_random_ghost, "0", 49, -53},
    {"ambush", turn_left, course_random_ghost, "1", 57, 145},
    {"ambush", turn_left, course_random_ghost, "cs188", 23, -266},
    {"ambush", turn_left, course_directional_ghost, "0", 49, -53},
    {"ambush", turn_left, course_directional_ghost, "1", 77, 140},
    {"ambush", turn_left, course_directional_ghost, "cs188", 49, -53},
    {"metropolis", course_greedy, course_random_ghost, "0", 1397, -70},
    {"metropolis", course_greedy, course_random_ghost, "1", 87, -338},
    {"metropolis", course_greedy, course_random_ghost, "cs188", 452, -11},
    {"metropolis", course_greedy, course_directional_ghost, "0", 275, -375},
    {"metropolis", course_greedy, course_directional_ghost, "1", 335, 123},
    {"metropolis", course_greedy, course_directional_ghost, "cs188", 437, -8},
    {"metropolis", turn_left, course_random_ghost, "0", 2087, -608},
    {"metropolis", turn_left, course_random_ghost, "1", 235, -237},
    {"metropolis", turn_left, course_random_ghost, "cs188", 456, -282},
    {"metropolis", turn_left, course_directional_ghost, "0", 296, -250},
    {"metropolis", turn_left, course_directional_ghost, "1", 315, -253},
    {"metropolis", turn_left, course_directional_ghost, "cs188", 142, -239},
    {"meadow", course_greedy, course_random_ghost, "0", 335, -312},
    {"meadow", course_greedy, course_random_ghost, "1", 218, -283},
    {"meadow", course_greedy, course_random_ghost, "cs188", 251, -384},
    {"meadow", course_greedy, course_directional_ghost, "0", 41, -454},
    {"meadow", course_greedy, course_directional_ghost, "1", 29, -470},
    {"meadow", course_greedy, course_directional_ghost, "cs188", 41, -424},
    {"meadow", turn_left, course_random_ghost, "0", 290, -457},
    {"meadow", turn_left, course_random_ghost, "1", 78, -56},
    {"meadow", turn_left, course_random_ghost, "cs188", 296, -459},
    {"meadow", turn_left, course_directional_ghost, "0", 306, -462},
    {"meadow", turn_left, course_directional_ghost, "1", 39, -453},
    {"meadow", turn_left, course_directional_ghost, "cs188", 42, -444},
};

TEST(PacmanCourseGame, games_are_those_that_python_plays_from_the_same_seed) {
  const GameInfo info = Rules::info();
  for (const Game& game : kGames) {
    SCOPED_TRACE(std::string(game.layout) + " seed " + game.seed);
    Rng unused(0);
    const Position start =
        Rules::start(check_settings("layout=" + std::string(game.layout), info.parameters, info.id).value(), unused);
    std::vector<CoursePolicy> policies(start.board().seats(), game.ghosts);
    policies.front() = game.pacman;
    PythonRandom random = seeded(game.seed);
    const Transcript played = play_course_game(start, policies, random);
    Position end = start;
    for (const Move move : played.moves) end.play(move);
    EXPECT_EQ(played.moves.size(), game.plies);
    ASSERT_TRUE(end.result());
    EXPECT_EQ(end.result()->score, game.score);
  }
}

}  // namespace
}  // namespace ariadne::pacman
