#include "games/reversi/rules.hpp"

#include <gtest/gtest.h>

#include "games/reversi/move_text.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"
#include "games/reversi/test_texts.hpp"

namespace ariadne::reversi {
namespace {

Position start(std::string_view settings) {
  Rng rng(0);
  return Rules::start(check_settings(settings, Rules::info().parameters, "game 'reversi'").value(), rng);
}

Transcript game_of(std::string_view text) { return read_text(text).value(); }

std::string described(std::string_view text, std::string_view move) {
  const Position position = position_of(text);
  return Rules::describe(position, read_move(position, move).value());
}

TEST(ReversiRules, a_new_board_follows_its_settings) {
  EXPECT_EQ(start(""), Position(8));
  EXPECT_EQ(start("size=6"), Position(6));
  EXPECT_EQ(start("size=4,empties=winner"), Position(4, Empties::winner));
}

TEST(ReversiRules, a_move_is_described_with_the_discs_it_turns) {
  EXPECT_EQ(described("---------------------------OX------XO--------------------------- X", "d3"),
            "black plays d3, turning 1 disc");
  EXPECT_EQ(described("XOO------------- X", "d1"), "black plays d1, turning 2 discs");
  EXPECT_EQ(described("XO-------------- O", "pass"), "white has no move and passes");
}

TEST(ReversiRules, the_outcome_names_the_winner_and_both_counts) {
  EXPECT_EQ(Rules::outcome_text(position_of("XX-------------- O")), "black wins 2 to 0");
  EXPECT_EQ(Rules::outcome_text(position_of("OOOOOOOOOXXXXXXX X")), "white wins 9 to 7");
  EXPECT_EQ(Rules::outcome_text(position_of("XXXXXXXXOOOOOOOO X")), "a draw, 8 to 8");
  EXPECT_EQ(Rules::outcome_text(position_of("XX-------------- O; empties=winner")), "black wins 16 to 0");
}

// The scene after all moves of a game.
Scene scene_after(std::string_view text) {
  const Transcript game = game_of(text);
  Position before = game.start, position = game.start;
  for (const Move move : game.moves) {
    before = position;
    position.play(move);
  }
  const LastStep<Position> last{before, {game.moves.back()}};
  return Rules::scene(position, &last);
}

TEST(ReversiRules, the_scene_marks_the_last_square_and_the_legal_moves) {
  const Scene scene = scene_after("f5");
  EXPECT_EQ(scene.marks, (std::vector<Mark>{{MarkKind::target, {3, 5}, "f4"},
                                            {MarkKind::target, {5, 3}, "d6"},
                                            {MarkKind::target, {5, 5}, "f6"},
                                            {MarkKind::last, {4, 5}}}));
}

TEST(ReversiRules, a_pass_marks_no_square) {
  const Position position = position_of("XO------XX------ X");
  const LastStep<Position> last{position, {Move{}}};
  EXPECT_FALSE(std::ranges::count(Rules::scene(position, &last).marks, MarkKind::last, &Mark::kind));
}

TEST(ReversiRules, the_scene_shows_discs_labels_and_notes) {
  const Scene scene = Rules::scene(Position(4), nullptr);
  const Ground& ground = scene.ground;
  EXPECT_EQ(ground.rows, 4);
  EXPECT_EQ(ground.columns, 4);
  EXPECT_EQ(ground.tile({0, 0}), (Tile{"-", "·", Tone::empty}));
  EXPECT_EQ(scene.actors.size(), 4u);
  EXPECT_EQ(*find_actor(scene, "b2"), (Actor{"b2", 1, 1, 1, Facing::none, Tone::second, Outline::disc, "O", "○"}));
  EXPECT_EQ(*find_actor(scene, "c2"), (Actor{"c2", 0, 1, 2, Facing::none, Tone::first, Outline::disc, "X", "●"}));
  EXPECT_EQ(ground.row_labels, (std::vector<std::string>{"1", "2", "3", "4"}));
  EXPECT_EQ(ground.column_labels, (std::vector<std::string>{"a", "b", "c", "d"}));
  EXPECT_EQ(scene.notes, (std::vector<std::string>{"black 2  white 2", "black to move"}));
}

TEST(ReversiRules, a_turned_disc_is_the_same_actor_in_another_colour) {
  EXPECT_EQ(find_actor(Rules::scene(Position(8), nullptr), "e5")->tone, Tone::second);
  EXPECT_EQ(find_actor(scene_after("f5"), "e5")->tone, Tone::first);
}

TEST(ReversiRules, the_scene_of_a_finished_game_tells_the_outcome) {
  EXPECT_EQ(scene_after("e6f4e3f6g5d6e7f5c5").notes,
            (std::vector<std::string>{"black 13  white 0", "the game is over: black wins 13 to 0"}));
}

TEST(ReversiRules, every_format_reads_back) {
  const Transcript game = game_of("f5d6c3d3c4");
  for (const auto& format : Rules::info().formats) {
    EXPECT_EQ(Rules::from_text(Rules::write(format, game, {"a", "b"})).value().moves, game.moves) << format;
  }
}

}  // namespace
}  // namespace ariadne::reversi
