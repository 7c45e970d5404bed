#include "games/theseus/rules.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/theseus/statistics.hpp"
#include "games/theseus/theseus_samples.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {
namespace {

Position start(std::string_view settings, std::uint64_t seed = 1) {
  Rng rng(seed);
  return Rules::start(check_settings(settings, Rules::info().parameters, "game 'theseus'").value(), rng);
}

Transcript game_of(std::string_view codes) {
  Transcript game{small(), {}};
  Position position = game.start;
  for (const char code : codes) {
    game.moves.push_back(read_move(position, {&code, 1}).value());
    position.play(game.moves.back());
  }
  return game;
}

Position after(std::string_view codes) {
  Position position = small();
  for (const Move move : game_of(codes).moves) position.play(move);
  return position;
}

std::string described(std::string_view before, std::string_view code) {
  const Position position = after(before);
  return describe(position, read_move(position, code).value());
}

TEST(TheseusRules, a_new_game_is_as_the_rules_say) {
  const Position position = start("");
  EXPECT_EQ(position.board().size(), 15);
  EXPECT_EQ(position.theseus(), 0);
  EXPECT_EQ(position.minotaur(), 112);
  EXPECT_EQ(std::popcount(position.supplies()), 4);
  EXPECT_EQ(position.limit(), 200);
  EXPECT_TRUE(is_connected(position.board().walls()));
  EXPECT_NE(start("", 2), position);
}

TEST(TheseusRules, a_new_board_follows_its_settings) {
  const Position position = start("size=21,supplies=32,walls=none,limit=77");
  EXPECT_EQ(position.board().size(), 21);
  EXPECT_EQ(std::popcount(position.supplies()), 32);
  EXPECT_EQ(position.board().walls().inner_walls(), 0);
  EXPECT_EQ(position.limit(), 77);
  EXPECT_EQ(start("walls=dense").board().walls().inner_walls(), 139);
  EXPECT_EQ(std::popcount(start("size=3,supplies=32").supplies()), 7);
}

TEST(TheseusRules, without_connected_some_boards_are_not) {
  int connected = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    connected += is_connected(start("walls=dense,connected=false", seed).board().walls());
    EXPECT_TRUE(is_connected(start("walls=dense", seed).board().walls()));
  }
  EXPECT_GT(connected, 50);
  EXPECT_LT(connected, 95);
}

TEST(TheseusRules, sizes_are_odd) {
  EXPECT_FALSE(check_settings("size=14", Rules::info().parameters, "theseus"));
  EXPECT_FALSE(check_settings("size=33", Rules::info().parameters, "theseus"));
  EXPECT_TRUE(check_settings("size=31", Rules::info().parameters, "theseus"));
}

TEST(TheseusRules, a_move_is_a_direction_code_and_a_blocked_one_is_accepted) {
  EXPECT_EQ(read_move(small(), "1").value(), Move{Direction::up});
  EXPECT_EQ(read_move(small(), "5").value(), Move{Direction::down});
  EXPECT_EQ(read_move(small(), "2").error().message, "'2' is not a direction code; expected 1, 3, 5 or 7");
  EXPECT_FALSE(read_move(small(), "11"));
  EXPECT_FALSE(read_move(after("35"), "1"));
}

TEST(TheseusRules, a_move_is_described_with_what_comes_of_it) {
  EXPECT_EQ(described("", "1"), "theseus goes up");
  EXPECT_EQ(described("", "5"), "theseus goes down and bumps into the wall");
  EXPECT_EQ(described("3", "3"), "minotaur goes right and bumps into the wall");
  EXPECT_EQ(described("37", "3"), "theseus goes right and takes a supply, 1 of 2 supplies");
  EXPECT_EQ(described("3", "5"), "minotaur goes down and catches theseus");
  EXPECT_EQ(described("75", "3"), "theseus goes right into the minotaur");
}

TEST(TheseusRules, the_outcome_says_who_won_and_what_theseus_has) {
  EXPECT_EQ(outcome_text(after("35")), "the minotaur wins and theseus is left with 0 of 2 supplies");
  EXPECT_EQ(outcome_text(after("3137151")), "theseus wins with all his supplies");
  EXPECT_EQ(outcome_text(small().with({0, 4, 3, 200})), "a draw after 200 moves, theseus has 0 of 2 supplies");
}

// The scene after all moves of a game.
Scene scene_after(std::string_view codes) {
  if (codes.empty()) return Rules::scene(small(), nullptr);
  const LastStep<Position> last{after(codes.substr(0, codes.size() - 1)), {game_of(codes).moves.back()}};
  return Rules::scene(after(codes), &last);
}

std::string text_at(const Scene& scene, Spot spot) {
  std::string text;
  for (const auto& actor : scene.actors) {
    if (spot_of(actor) == spot) text += actor.text;
  }
  return text;
}

TEST(TheseusRules, the_scene_shows_the_top_row_first) {
  const Scene scene = scene_after("");
  EXPECT_EQ(scene.ground.tiling, Tiling::labyrinth);
  EXPECT_EQ(*find_actor(scene, "theseus"), (Actor{"theseus", 0, 2, 0, Facing::none, Tone::first, {}, "T", ""}));
  EXPECT_EQ(*find_actor(scene, "minotaur"), (Actor{"minotaur", 1, 1, 1, Facing::none, Tone::second, {}, "M", ""}));
  EXPECT_EQ(front_actor(scene, {0, 2})->tone, Tone::item);
  EXPECT_EQ(text_at(scene, {0, 2}), "S");
  EXPECT_EQ(scene.ground.walls[scene.ground.number({1, 1})], side::right);
  EXPECT_EQ(scene.ground.walls[scene.ground.number({1, 2})] & side::left, side::left) << "it stops from both sides";
  EXPECT_EQ(scene.ground.walls[scene.ground.number({2, 0})], side::bottom | side::left);
  EXPECT_EQ(scene.notes, (std::vector<std::string>{"theseus has 0 of 2 supplies", "move 1 of 200", "theseus to move"}));
}

TEST(TheseusRules, the_scene_marks_what_is_in_sight_the_tiles_beside_and_who_moved) {
  const Scene scene = scene_after("3");
  std::string sight, moves;
  for (std::size_t i = 0; i < 9; ++i) {
    const Spot spot = scene.ground.spot(i);
    sight += is_marked(scene, MarkKind::sight, spot) ? '1' : '0';
    moves += move_at(scene, spot).empty() ? "." : move_at(scene, spot);
  }
  EXPECT_EQ(sight, "010110010");  // a wall is to the right of the Minotaur
  EXPECT_EQ(moves, ".1.7...5.");
  EXPECT_TRUE(is_marked(scene, MarkKind::last, {2, 1}));
}

TEST(TheseusRules, a_supply_under_the_minotaur_is_in_the_scene) {
  const Position start = small();
  const int supply = start.board().supplies().back();
  const Scene scene = Rules::scene(start.with({0, supply, 3, 0}), nullptr);
  EXPECT_EQ(text_at(scene, spot_of(*find_actor(scene, "minotaur"))), "MS");
}

TEST(TheseusRules, the_scene_of_a_finished_game_tells_the_outcome) {
  const Scene scene = scene_after("35");
  EXPECT_EQ(scene.notes.back(), "the game is over: the minotaur wins and theseus is left with 0 of 2 supplies");
  EXPECT_EQ(scene.marks, (std::vector<Mark>{{MarkKind::last, spot_of(*find_actor(scene, "minotaur"))}}));
  EXPECT_EQ(text_at(scene, scene.marks[0].spot).substr(0, 2), "MT");
}

TEST(TheseusRules, statistics_keep_what_theseus_did_and_saw) {
  const auto rounds = rounds_of(game_of("313"));
  ASSERT_EQ(rounds.size(), 2u);
  EXPECT_EQ(rounds[0].number, 1);
  EXPECT_EQ(rounds[1].number, 3);  // every single move is a round, and the Minotaur has the even ones
  EXPECT_EQ(rounds[0].direction, Direction::right);
  EXPECT_FALSE(rounds[0].taken);
  EXPECT_EQ(rounds[0].supply_seen, 1);
  EXPECT_EQ(rounds[0].minotaur_seen, 1);
  EXPECT_TRUE(rounds[1].taken);
  EXPECT_EQ(rounds[1].collected, 1);
  EXPECT_EQ(rounds[1].supply_seen, 2);
  EXPECT_EQ(rounds[1].minotaur_seen, -1);
}

TEST(TheseusRules, statistics_come_as_lines_and_as_json) {
  const Statistics told = Rules::statistics(game_of("313"));
  EXPECT_EQ(told.lines, (std::vector<std::string>{
                            "round   move  supplies  supply  minotaur",
                            "    1  right         0       1         1",
                            "    3  right         1       2         -  collected a supply",
                            "totals  up 0  right 2  down 0  left 0",
                        }));
  EXPECT_EQ(told.json, R"({"rounds":[{"round":1,"move":"right","die":"3","taken":0,"supply":1,"minotaur":1},)"
                       R"({"round":3,"move":"right","die":"3","taken":1,"supply":2,"minotaur":-1}],)"
                       R"("totals":{"up":0,"right":2,"down":0,"left":0}})");
}

// What is told after the last of these moves.
Statistics told_after(const std::string& codes) {
  const Transcript game = game_of(codes);
  Position before = game.start;
  for (std::size_t i = 0; i + 1 < game.moves.size(); ++i) before.play(game.moves[i]);
  Position after = before;
  after.play(game.moves.back());
  return Rules::step_statistics({before, {game.moves.back()}}, after);
}

TEST(TheseusRules, each_move_of_theseus_is_told_with_what_he_sees) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(told_after("3").lines, (Lines{"round 1: right; a supply is 1 tile away, the minotaur 1 tile away"}));
  EXPECT_EQ(told_after("313").lines, (Lines{"round 3: right, collected a supply; a supply is 2 tiles away"}));
  EXPECT_EQ(told_after("7").lines.front().substr(0, 36), "round 1: left, bumped into the wall;");
  EXPECT_EQ(told_after("313").json, R"({"round":3,"move":"right","die":"3","taken":1,"supply":2,"minotaur":-1})");
  EXPECT_TRUE(told_after("31").lines.empty()) << "the Minotaur's moves are not counted";
}

TEST(TheseusRules, an_arrow_is_a_step_and_a_word_is_a_move) {
  const auto directions = Rules::info().directions;  // clockwise from up
  ASSERT_EQ(directions.size(), 8u);
  const char* const words[] = {"up", "", "right", "", "down", "", "left", ""};
  for (std::size_t i = 0; i < directions.size(); i += 2) {
    EXPECT_EQ(Rules::read_move(small(), directions[i]).value(), Rules::read_move(small(), words[i]).value());
    EXPECT_TRUE(directions[i + 1].empty());
  }
  EXPECT_EQ(read_move(small(), "Up").value(), read_move(small(), "up").value());
}

}  // namespace
}  // namespace ariadne::theseus
