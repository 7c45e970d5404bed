#include "games/hunger/notation.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/hunger/hunger_samples.hpp"
#include "games/hunger/state_json.hpp"

namespace ariadne::hunger {
namespace {

const std::string kText =
    "___  F3   ___  ___  A-5  ___\n"
    "___  ___  W1P  ___  ___  ___\n"
    "___  ___  P1   ___  ___  ___\n"
    "___  ___  ___  ___  R-10 ___\n"
    "___  ___  ___  P2   ___  ___\n"
    "___  ___  ___  ___  ___  F10\n"
    "P1: score 15, weapons PB, on F7\n"
    "P2: score 0, weapons -, on ___\n"
    "board 6 of 20, round 16 of 90, first 2, to move 1";

std::string with(const std::string& from, const std::string& to, std::string text = kText) {
  text.replace(text.find(from), from.size(), to);
  return text;
}

// "line:column message" of a text that must be refused.
std::string fault(const std::string& text) {
  const auto read = read_text(text);
  if (read) return "accepted";
  return std::to_string(read.error().line) + ":" + std::to_string(read.error().column) + " " + read.error().message;
}

const char* const kJson =
    R"({"size":20,"board":6,"round":16,"first":2,"limit":90,"to_move":1,"players":[)"
    R"({"id":1,"x":-1,"y":-1,"score":15,"weapons":["pistol","bow"]},{"id":2,"x":1,"y":2,"score":0,"weapons":[]}],)"
    R"("items":[{"x":-1,"y":-2,"kind":"weapon","owner":1,"type":"pistol"},{"x":-2,"y":-3,"kind":"food","points":3},)"
    R"({"x":-1,"y":-1,"kind":"food","points":7},{"x":3,"y":3,"kind":"food","points":10},)"
    R"({"x":2,"y":-3,"kind":"trap","type":"animals","points":-5},{"x":2,"y":1,"kind":"trap","type":"ropes","points":-10}]})";

Json json() { return parse_json(kJson).value(); }

std::string fault_of(const Json& json) {
  const auto read = read_json(json);
  return read ? "accepted" : read.error().message;
}

// What is said of the JSON with another value somewhere.
std::string json_fault(const char* path, const Json& value) {
  Json changed = json();
  changed[Json::json_pointer(path)] = value;
  return fault_of(changed);
}
std::string json_fault_without(const char* key) {
  Json changed = json();
  changed.erase(key);
  return fault_of(changed);
}

TEST(HungerNotation, a_text_has_the_drawing_the_players_and_the_round) {
  const Position position = read_text(kText).value();
  EXPECT_EQ(position.board().size(), 20);
  EXPECT_EQ(position.size(), 6);
  EXPECT_EQ(position.round(), 16);
  EXPECT_EQ(position.limit(), 90);
  EXPECT_EQ(position.first(), kTwo);
  EXPECT_EQ(position.to_move(), kOne);
  EXPECT_EQ(position.tribute(kOne).weapons, kPistol | kBow);
  EXPECT_EQ(position.tribute(kTwo).score, 0);
  EXPECT_EQ(position.items().size(), 6u);
  EXPECT_EQ(position.item_at(position.tribute(kOne).x, position.tribute(kOne).y), Item::food(7));
  EXPECT_EQ(write_text(position), kText);
}

TEST(HungerNotation, text_and_json_are_the_same_position) {
  EXPECT_EQ(write_json(read_text(kText).value()), json());
  EXPECT_EQ(read_json(json()).value(), read_text(kText).value());
}

TEST(HungerNotation, players_may_share_a_tile_and_the_item_under_them) {
  const std::string shared =
      with("P1   ___  ", "P12  ___  ", with("P2 ", "___", with("0, weapons -, on ___", "0, weapons -, on F7")));
  const Position position = read_text(shared).value();
  EXPECT_EQ(position.tribute(kOne).x, position.tribute(kTwo).x);
  EXPECT_EQ(write_text(position), shared);
  EXPECT_EQ(position.items().size(), 6u);
}

TEST(HungerNotation, lines_may_end_as_windows_ends_them_and_blank_lines_may_surround_it) {
  std::string text = kText + "\n";
  for (std::size_t at = 0; (at = text.find('\n', at)) != text.npos; at += 2) text.replace(at, 1, "\r\n");
  EXPECT_EQ(read_text("\n\n" + text + "\n").value(), read_text(kText).value());
}

TEST(HungerNotation, any_position_is_read_back_from_text_and_json) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Rng rng(seed);
    Position position = random_sample(rng);
    for (int i = 0; i < 30; ++i) {
      EXPECT_EQ(read_text(write_text(position)).value(), position) << seed;
      EXPECT_EQ(read_json(write_json(position)).value(), position) << seed;
      if (position.result()) break;
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
    }
  }
}

TEST(HungerNotation, a_game_that_ended_by_a_shot_says_so) {
  const Position end = after(Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol), "3");
  EXPECT_TRUE(write_text(end).ends_with(", to move 1, shot"));
  EXPECT_EQ(write_json(end)["shot"], true);
  EXPECT_EQ(read_text(write_text(end)).value().ending(), Ending::shot);
  EXPECT_FALSE(write_json(Sample()).contains("shot"));
}

TEST(HungerNotation, first_and_limit_may_be_left_out_of_json) {
  Json short_json = json();
  short_json.erase("first");
  short_json.erase("limit");
  const Position position = read_json(short_json).value();
  EXPECT_EQ(position.first(), kOne);
  EXPECT_EQ(position.limit(), 1000);
}

TEST(HungerNotation, players_may_be_in_any_order_in_json) {
  Json swapped = json();
  std::swap(swapped["players"][0], swapped["players"][1]);
  EXPECT_EQ(read_json(swapped).value(), read_json(json()).value());
}

TEST(HungerNotation, finished_positions_are_read) {
  EXPECT_EQ(read_json(Json::parse(write_json(Sample(4)).dump())).value().ending(), Ending::small_board);
  EXPECT_EQ(read_json(write_json(Sample().score(kTwo, -3))).value().ending(), Ending::negative_score);
  EXPECT_EQ(read_json(write_json(Sample().round(91, 90))).value().ending(), Ending::limit);
}

TEST(HungerNotation, bad_drawings_are_refused_with_their_place) {
  EXPECT_EQ(fault(""), "1:1 not a board: the first row has 0 tiles, expected an even number 4..40");
  EXPECT_EQ(fault("___ ___ ___"), "1:1 not a board: the first row has 3 tiles, expected an even number 4..40");
  EXPECT_EQ(fault(with("F10\n", "\n")), "6:1 the row has 5 tiles, expected 6");
  EXPECT_EQ(fault(with("W1P", "W3P")), "2:11 'W3P' is not a tile; expected ___, P1, P2, P12, W1P, F7, A-5 or R-10");
  for (const char* tile : {"F11", "F0", "F07", "F+7", "A5", "A-11", "A-0", "R", "W1", "W1X", "P3", "__", "x"}) {
    EXPECT_NE(fault(with("W1P", tile)).find("is not a tile"), std::string::npos) << tile;
  }
  EXPECT_EQ(fault("___ ___ ___ ___\n___ ___ ___ ___"), "2:1 the board ends after 2 rows, expected 4");
  EXPECT_EQ(fault(with("P2 ", "___")), "8:1 P2 is not on the board");
  EXPECT_EQ(fault(with("P2 ", "P1 ")), "7:1 P1 is there twice");
}

TEST(HungerNotation, bad_lines_below_the_drawing_are_refused_with_their_place) {
  EXPECT_EQ(fault(kText + "\nmore"), "10:1 expected three lines below the board: P1, P2 and the round");
  EXPECT_EQ(fault(kText.substr(0, kText.find("P1:"))), "7:1 expected the lines of the players and the round");
  const std::string player = "7:1 expected a line such as 'P1: score 15, weapons PB, on F7' of player 1";
  EXPECT_EQ(fault(with("P1: score 15", "P2: score 15")), player);
  EXPECT_EQ(fault(with("score 15", "score 015")), player);
  EXPECT_EQ(fault(with("score 15", "score -11")), player);
  EXPECT_EQ(fault(with("score 15", "score 10001")), player);
  EXPECT_EQ(fault(with("weapons PB", "weapons BP")), player);
  EXPECT_EQ(fault(with("on F7", "on F11")), player);
  EXPECT_EQ(fault(with("on F7", "on F7,")), player);
  const std::string round = "9:1 expected a line such as 'board 20 of 20, round 1 of 1000, first 1, to move 1'";
  EXPECT_EQ(fault(with("to move 1", "to move 3")), round);
  EXPECT_EQ(fault(with("round 16", "round 0")), round);
  EXPECT_EQ(fault(with("of 20", "of 42")), round);
  EXPECT_EQ(fault(kText + "."), round);
  EXPECT_EQ(fault(with("of 20", "of 21")), "9:1 the size of the board is odd, expected an even number");
  EXPECT_EQ(fault(with("board 6", "board 8")), "9:1 the drawing has 6 rows, not 8");
  EXPECT_EQ(fault(with("board 6 of 20", "board 12 of 10")), "9:1 the board is larger than it was at the start");
  EXPECT_EQ(fault(with("round 16", "round 92")), "9:1 round 92 is beyond the limit of 90");
  EXPECT_EQ(fault(with("round 16", "round 91")), "9:1 after the last round, expected 2 to move");
  EXPECT_EQ(fault(kText + ", shot"), "9:1 nobody can have been shot here");
  EXPECT_EQ(fault(with("score 15", "score -1", with("score 0", "score -1"))),
            "7:1 both scores are below 0: only one player can have died");
}

TEST(HungerNotation, players_on_one_tile_agree_on_what_lies_there) {
  const std::string shared = with("P1   ___  ", "P12  ___  ", with("P2 ", "___"));
  EXPECT_EQ(fault(shared), "8:1 both players stand on one tile, but the items under them differ");
}

TEST(HungerNotation, bad_json_is_refused_with_a_reason) {
  EXPECT_EQ(json_fault("/size", 8), "'size' is 8, expected an integer 10..40");
  EXPECT_EQ(json_fault("/size", 21), "'size' is 21, expected an even number");
  EXPECT_EQ(json_fault("/board", 22), "'board' is 22, expected an integer 4..20");
  EXPECT_EQ(json_fault("/board", 7), "'board' is 7, expected an even number");
  EXPECT_EQ(json_fault("/board", 4), "'items[1].y' is -3, expected an integer -2..2");
  EXPECT_EQ(json_fault("/round", 0), "'round' is 0, expected an integer 1..10001");
  EXPECT_EQ(json_fault("/round", 92), "round 92 is beyond the limit of 90");
  EXPECT_EQ(json_fault("/to_move", 3), "'to_move' is 3, expected an integer 1..2");
  EXPECT_EQ(json_fault("/first", "1"), "'first' is '1', expected an integer 1..2");
  EXPECT_EQ(json_fault("/players/0/x", 0), "'players[0].x' is 0, expected a coordinate other than 0");
  EXPECT_EQ(json_fault("/players/0/x", 4), "'players[0].x' is 4, expected an integer -3..3");
  EXPECT_EQ(json_fault("/players/1/id", 1), "'players[1].id' is there twice");
  EXPECT_EQ(json_fault("/players/1/score", -11), "'players[1].score' is -11, expected an integer -10..10000");
  EXPECT_EQ(json_fault("/players/0/weapons", {"bow", "bow"}), "'players[0].weapons[1]' is listed twice");
  EXPECT_EQ(json_fault("/players/0/weapons/0", "axe"),
            "'players[0].weapons[0]' is 'axe', expected pistol, bow or sword");
  EXPECT_EQ(json_fault("/players", Json::array()), "'players' is an empty array, expected the players 1 and 2");
  EXPECT_EQ(json_fault("/items/0/owner", 0), "'items[0].owner' is 0, expected an integer 1..2");
  EXPECT_EQ(json_fault("/items/1/points", 11), "'items[1].points' is 11, expected an integer 1..10");
  EXPECT_EQ(json_fault("/items/4/points", 5), "'items[4].points' is 5, expected an integer -10..-1");
  EXPECT_EQ(json_fault("/items/4/type", "snakes"), "'items[4].type' is 'snakes', expected animals or ropes");
  EXPECT_EQ(json_fault("/items/2/y", -2), "'items[2]' lies on a tile that already has an item");
  EXPECT_EQ(json_fault("/items/0/kind", "tool"), "'items[0].kind' is 'tool', expected weapon, food or trap");
  EXPECT_EQ(json_fault("/items/0/points", 3), "'items[0]' has no member 'points'");
  EXPECT_EQ(json_fault("/shot", true), "nobody can have been shot here");
  EXPECT_EQ(json_fault("/rounds", 1), "a position of Hunger Games has no member 'rounds'");
  EXPECT_EQ(json_fault_without("items"), "a position of Hunger Games needs 'items', an array of at most 400");
}

}  // namespace
}  // namespace ariadne::hunger
