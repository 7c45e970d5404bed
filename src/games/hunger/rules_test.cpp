#include "games/hunger/rules.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/hunger/hunger_samples.hpp"
#include "games/hunger/statistics.hpp"
#include "games/hunger/words.hpp"

namespace ariadne::hunger {
namespace {

Position start(std::string_view settings, std::uint64_t seed = 1) {
  Rng rng(seed);
  return Rules::start(check_settings(settings, Rules::info().parameters, "game 'hunger'").value(), rng);
}

std::string described(const Position& position, std::uint8_t code) { return describe(position, {code}); }

TEST(HungerRules, a_new_game_is_as_the_rules_say) {
  const Position position = start("");
  EXPECT_EQ(position.size(), 20);
  EXPECT_EQ(position.items().size(), 24u);
  EXPECT_EQ(position.limit(), 1000);
  EXPECT_EQ(position.to_move(), kOne);
  for (const Seat seat : {kOne, kTwo}) EXPECT_EQ(position.tribute(seat), (Tribute{19, 19, 0, 15}));
  EXPECT_NE(start("", 2), position);
  EXPECT_EQ(start("", 1), position);
}

TEST(HungerRules, a_new_game_follows_its_settings) {
  const Position position = start("size=12,start=corners,first=2,limit=77");
  EXPECT_EQ(position.size(), 12);
  EXPECT_EQ(position.tribute(kOne), (Tribute{0, 0, 0, 15}));
  EXPECT_EQ(position.tribute(kTwo), (Tribute{11, 11, 0, 15}));
  EXPECT_EQ(position.to_move(), kTwo);
  EXPECT_EQ(position.first(), kTwo);
  EXPECT_EQ(position.limit(), 77);
}

TEST(HungerRules, sizes_are_even_from_10_to_40) {
  for (const char* bad : {"size=8", "size=21", "size=42"}) {
    EXPECT_FALSE(check_settings(bad, Rules::info().parameters, "hunger")) << bad;
  }
  EXPECT_TRUE(check_settings("size=40", Rules::info().parameters, "hunger"));
}

TEST(HungerRules, a_move_is_a_direction_code_that_stays_on_the_board) {
  const Position position = Sample();
  EXPECT_EQ(read_move(position, "4").value(), Move{4});
  EXPECT_EQ(read_move(position, "9").error().message, "'9' is not a direction code; expected 1..8");
  EXPECT_EQ(read_move(position, "44").error().message, "'44' is not a direction code; expected 1..8");
  EXPECT_EQ(read_move(position, "1").error().message, "1 (up) leads off the board");
  EXPECT_EQ(read_move(Sample(4), "4").error().message, "the game is over: there are no more moves");
}

TEST(HungerRules, a_direction_may_be_typed_as_a_word) {
  const Position position = Sample().at(kOne, 1, 1);
  for (const Move move : position.moves()) {
    EXPECT_EQ(read_move(position, direction_name(move)).value(), move) << direction_name(move);
  }
  EXPECT_EQ(read_move(position, "Up-Right").value(), Move{2});
  EXPECT_FALSE(read_move(position, "up-"));
  EXPECT_EQ(read_move(Sample(), "up").error().message, "1 (up) leads off the board");
}

TEST(HungerRules, a_move_is_described_with_all_that_it_met) {
  const auto meeting = [](Item item) { return Sample().at(kOne, 1, 1).item(1, -1, item); };
  EXPECT_EQ(described(Sample().at(kOne, 1, 1), 2), "1 goes up-right");
  EXPECT_EQ(described(meeting(Item::food(7)), 1), "1 goes up and eats food worth 7 points (score 22)");
  EXPECT_EQ(described(meeting(Item::food(1)), 1), "1 goes up and eats food worth 1 point (score 16)");
  EXPECT_EQ(described(meeting(Item::weapon_of(kOne, kBow)), 1), "1 goes up and takes the bow");
  EXPECT_EQ(described(meeting(Item::weapon_of(kTwo, kBow)), 1), "1 goes up and leaves the opponent's bow");
  EXPECT_EQ(described(meeting(Item::trap(kBow, -5)), 1), "1 goes up and loses 5 points to animals (score 10)");
  EXPECT_EQ(described(meeting(Item::trap(kSword, -5)).weapons(kOne, kSword), 1),
            "1 goes up and is protected from ropes");
  EXPECT_EQ(described(meeting(Item::trap(kSword, -5)).score(kOne, 3), 1),
            "1 goes up, loses 5 points to ropes (score -2) and dies");
  EXPECT_EQ(described(meeting(Item::weapon_of(kOne, kPistol)).at(kTwo, 1, -2), 1),
            "1 goes up, takes the pistol and shoots 2");
}

TEST(HungerRules, an_outcome_says_how_the_game_ended) {
  EXPECT_EQ(outcome_text(after(Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol), "3")),
            "1 wins: 2 was shot in round 1");
  EXPECT_EQ(outcome_text(Sample().score(kOne, -3)), "2 wins: 1 died with -3 points in round 1");
  EXPECT_EQ(outcome_text(Sample(4).score(kOne, 23)), "1 wins 23 to 15 on the last 4 x 4 tiles");
  EXPECT_EQ(outcome_text(Sample(4).score(kTwo, 23)), "2 wins 23 to 15 on the last 4 x 4 tiles");
  EXPECT_EQ(outcome_text(Sample().round(91, 90)), "a draw with 15 points each after 90 rounds");
}

TEST(HungerRules, statistics_have_every_move_with_what_it_met_and_totals) {
  const Position begin = Sample()
                             .round(4)
                             .at(kOne, 1, 1)
                             .at(kTwo, 5, -2)
                             .item(1, -1, Item::food(7))
                             .item(4, -2, Item::trap(kBow, -4))
                             .item(2, -2, Item::weapon_of(kOne, kPistol));
  Transcript game{begin, {Move{1}, Move{7}, Move{2}, Move{7}}};
  const Statistics found = statistics(game);
  const std::vector<std::string> expected = {"round  player  code  points  met",
                                             "    4       1     1       7  food",
                                             "    4       2     7      -4  animals",
                                             "    5       1     2       0  pistol",
                                             "    5       2     7       0  -",
                                             "totals of 1  moves 2  points 7  food 1  traps 0  weapons 1",
                                             "totals of 2  moves 2  points -4  food 0  traps 1  weapons 0"};
  EXPECT_EQ(found.lines, expected);
  const Json json = parse_json(found.json).value();
  EXPECT_EQ(json["moves"][0].dump(), R"({"round":4,"player":1,"die":1,"points":7,"food":7,"trap":null,"weapon":null,)"
                                     R"("met":{"kind":"food","points":7}})");
  EXPECT_EQ(json["moves"][1]["trap"], "animals");
  EXPECT_EQ(json["moves"][1]["met"].dump(), R"({"kind":"trap","type":"animals","protected":false})");
  EXPECT_EQ(json["moves"][2]["weapon"], "pistol");
  EXPECT_EQ(json["moves"][2]["met"].dump(), R"({"kind":"weapon","type":"pistol","owner":1,"taken":true})");
  EXPECT_EQ(json["moves"][3]["met"], nullptr);
  EXPECT_EQ(json["totals"][1].dump(), R"({"player":2,"moves":2,"points":-4,"food":0,"traps":1,"weapons":0})");
  EXPECT_EQ(json["ending"], "");
  game.moves.push_back({3});
  EXPECT_EQ(statistics(game).lines.back(), "ended by  shot");
  EXPECT_EQ(parse_json(statistics(game).json).value()["ending"], "shot");
}

TEST(HungerRules, statistics_tell_a_weapon_that_was_left_and_a_trap_that_did_no_harm) {
  const Position begin = Sample()
                             .at(kOne, 1, 1)
                             .weapons(kOne, kBow)
                             .item(1, -1, Item::weapon_of(kTwo, kSword))
                             .item(1, -2, Item::trap(kBow, -4));
  const Json json = parse_json(statistics({begin, {Move{1}, Move{1}, Move{1}}}).json).value();
  EXPECT_EQ(json["moves"][0]["weapon"], nullptr);
  EXPECT_EQ(json["moves"][0]["met"].dump(), R"({"kind":"weapon","type":"sword","owner":2,"taken":false})");
  EXPECT_EQ(json["moves"][2]["met"].dump(), R"({"kind":"trap","type":"animals","protected":true})");
}

TEST(HungerScene, shows_players_items_the_ring_that_goes_next_and_what_is_gone) {
  const Position position = Sample(10, 12).at(kOne, 1, 1).item(1, 1, Item::food(3)).item(2, 2, Item::trap(kBow, -10));
  const Scene picture = scene(position, nullptr);
  EXPECT_EQ(picture.ground.rows, 12);
  EXPECT_EQ(picture.ground.row_labels.front(), "-6");
  EXPECT_EQ(picture.ground.tile({0, 0}).tone, Tone::wall);
  EXPECT_EQ(picture.ground.tile({1, 1}).tone, Tone::empty);
  EXPECT_TRUE(is_marked(picture, MarkKind::closing, {1, 1}));
  EXPECT_TRUE(is_marked(picture, MarkKind::closing, {10, 4}));
  EXPECT_FALSE(is_marked(picture, MarkKind::closing, {2, 2}));
  EXPECT_EQ(front_actor(picture, {6, 6})->text, "P1");
  EXPECT_EQ(front_actor(picture, {7, 7})->text, "A10");
  EXPECT_EQ(move_at(picture, {5, 6}), "1");
  EXPECT_EQ(picture.notes[0], "P1 score 15, no weapons");
  EXPECT_EQ(picture.notes[2], "the outer ring goes in 3 rounds if nobody is on it");
}

TEST(HungerScene, players_on_one_tile_are_drawn_side_by_side) {
  const Scene picture = scene(Sample().at(kOne, 10, 10), nullptr);
  EXPECT_EQ(picture.actors[0].text + picture.actors[1].text, "P12");
}

}  // namespace
}  // namespace ariadne::hunger
