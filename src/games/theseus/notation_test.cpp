#include "games/theseus/notation.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/theseus/generate.hpp"

namespace ariadne::theseus {
namespace {

const std::string kDrawing =
    "+---+---+---+\n"
    "|         M |\n"
    "+   +---+   +\n"
    "|     S |   |\n"
    "+   +   +   +\n"
    "| T         |\n"
    "+---+---+---+\n";

std::string with(const std::string& from, const std::string& to, std::string text = kDrawing) {
  text.replace(text.find(from), from.size(), to);
  return text;
}

Json json_of(std::string_view text) { return parse_json(text).value(); }

const Json kJson = json_of(
    R"({"board":["+---+---+---+","|         M |","+   +---+   +","|     S |   |","+   +   +   +","| T         |",)"
    R"("+---+---+---+"],"to_move":"theseus","ply":0,"limit":200,"collected":0})");

// "line:column message" of a text that must be refused.
std::string fault(const std::string& text) {
  const auto read = read_text(text);
  if (read) return "accepted";
  return std::to_string(read.error().line) + ":" + std::to_string(read.error().column) + " " + read.error().message;
}

std::string json_fault(const char* key, const Json& value) {
  Json json = kJson;
  json[key] = value;
  const auto read = read_json(json);
  return read ? "accepted" : read.error().message;
}

TEST(TheseusNotation, a_drawing_shows_walls_players_and_supplies) {
  const Position position = read_text(kDrawing).value();
  EXPECT_EQ(position.board().size(), 3);
  EXPECT_EQ(position.theseus(), 0);
  EXPECT_EQ(position.minotaur(), 8);
  EXPECT_EQ(position.board().supplies(), (std::vector{4}));
  EXPECT_EQ(position.board().walls().inner_walls(), 2);
  EXPECT_TRUE(position.board().walls().has(4, Direction::up));
  EXPECT_TRUE(position.board().walls().has(4, Direction::right));
  EXPECT_EQ(position.limit(), 200);
}

TEST(TheseusNotation, a_text_is_the_drawing_and_the_line_below_it) {
  const std::string text = kDrawing + "theseus to move, ply 0 of 200, 0 collected";
  EXPECT_EQ(write_text(read_text(kDrawing).value()), text);
  EXPECT_EQ(read_text(text).value(), read_text(kDrawing).value());
  const Position later = read_text(kDrawing + "minotaur to move, ply 7 of 90, 3 collected\n").value();
  EXPECT_EQ(later.to_move(), kMinotaur);
  EXPECT_EQ(later.ply(), 7);
  EXPECT_EQ(later.limit(), 90);
  EXPECT_EQ(later.collected(), 3);
}

TEST(TheseusNotation, lines_may_end_as_windows_ends_them) {
  std::string text = kDrawing;
  for (std::size_t at = 0; (at = text.find('\n', at)) != text.npos; at += 2) text.replace(at, 1, "\r\n");
  EXPECT_EQ(read_text(text).value(), read_text(kDrawing).value());
}

TEST(TheseusNotation, several_may_share_a_tile) {
  Position position = read_text(with("  S |", " SM |", with("M", " "))).value();
  EXPECT_EQ(position.minotaur(), 4);
  EXPECT_NE(write_text(position).find("|     MS|   |"), std::string::npos);
  position = read_text(with(" T ", "TM ", with("M", " "))).value();
  EXPECT_EQ(position.result(), (Outcome{-1, -200}));
  EXPECT_NE(write_text(position).find("| TM        |"), std::string::npos);
}

TEST(TheseusNotation, json_has_the_lines_of_the_drawing) {
  const Position position = read_json(kJson).value();
  EXPECT_EQ(position, read_text(kDrawing).value());
  EXPECT_EQ(write_json(position), kJson);
}

TEST(TheseusNotation, what_was_taken_before_is_remembered) {
  Position position = read_text(kDrawing).value();
  for (const Direction direction : {Direction::right, Direction::left, Direction::up}) position.play({direction});
  EXPECT_EQ(write_json(position)["collected"], 1);
  EXPECT_EQ(read_json(write_json(position)).value(), position);
  EXPECT_EQ(read_text(write_text(position)).value().hash(), position.hash());
}

TEST(TheseusNotation, broken_drawings_are_refused_where_they_break) {
  EXPECT_EQ(fault(""), "1:1 there is no board, expected a drawing that starts with '+---+'");
  EXPECT_EQ(fault("+---+---+\n"),
            "1:1 the first line has the length 9, expected four characters per tile and one more, for 3, 5, 7, ... or "
            "31 tiles");
  EXPECT_EQ(fault("+---+---+---+\n|    "), "2:6 the drawing ends after 2 lines, expected 7 for 3 rows");
  EXPECT_EQ(fault(with("|   |\n", "|  |\n")), "4:13 the line has the length 12, expected 13 as in the first");
  EXPECT_EQ(fault(with("|   |\n", "|   | \n")), "4:14 the line has the length 14, expected 13 as in the first");
  EXPECT_EQ(fault(with("+---+   +", "+- -+   +")), "3:6 expected '---' or three blanks, found '- -'");
  EXPECT_EQ(fault(with("+   +   +   +", "+   .   +   +")), "5:5 expected the corner '+', found '.'");
  EXPECT_EQ(fault(with("S |   |", "S I   |")), "4:9 expected '|' or a blank, found 'I'");
  EXPECT_EQ(fault("+---+   +---+" + kDrawing.substr(13)), "1:6 the perimeter is open, expected '---'");
  EXPECT_EQ(fault(with("| T", "  T")), "6:1 the perimeter is open, expected '|'");
  EXPECT_EQ(fault(with("M |", "M  ")), "2:13 the perimeter is open, expected '|'");
}

TEST(TheseusNotation, impossible_boards_are_refused_with_the_tile) {
  EXPECT_EQ(fault(with("|     S |", "|   | S |")), "4:6 the tile has 3 walls, expected at most 2");
  EXPECT_EQ(fault(with("| T  ", "| T |")), "6:2 the tile has 3 walls, expected at most 2");
  EXPECT_EQ(fault(with("M", "T")), "6:3 a second Theseus, expected one");
  EXPECT_EQ(fault(with("S", "M")), "4:7 a second Minotaur, expected one");
  EXPECT_EQ(fault(with("T", " ")), "1:1 there is no T: expected Theseus on a tile");
  EXPECT_EQ(fault(with("M", " ")), "1:1 there is no M: expected the Minotaur on a tile");
  EXPECT_EQ(fault(with("S", "x")), "4:7 unknown letter 'x', expected T, M, S or a blank");
  EXPECT_EQ(fault(with(" S ", "é ")), "4:6 unknown letter 'é', expected T, M, S or a blank");
  EXPECT_EQ(fault(with("T ", "TS")), "6:2 Theseus stands on a supply, which he would have taken: expected T or S");
  EXPECT_EQ(fault(with(" S ", "SS ")), "4:7 a second supply on one tile, expected one");
}

TEST(TheseusNotation, more_supplies_than_there_are_bits_are_refused) {
  Rng rng(1);
  const auto board = std::make_shared<const Board>(Walls(15), draw_supplies(15, kMaxSupplies, rng));
  std::string text = write_text(Position(board));
  EXPECT_TRUE(read_text(text));
  text.replace(text.find("    "), 4, "  S ");
  EXPECT_NE(fault(text).find("there are more than 32 supplies"), std::string::npos);
}

TEST(TheseusNotation, the_line_below_must_be_as_it_is_written) {
  const std::string expected = "expected the end or a line such as 'theseus to move, ply 0 of 200, 0 collected'";
  EXPECT_EQ(fault(kDrawing + "theseus"), "8:1 " + expected);
  EXPECT_EQ(fault(kDrawing + "theseus to move, ply 00 of 200, 0 collected"), "8:1 " + expected);
  EXPECT_EQ(fault(kDrawing + "theseus to move, ply 0 of 99999999999999999999, 0 collected"), "8:1 " + expected);
  const std::string line = "theseus to move, ply 0 of 200, 0 collected\n";
  EXPECT_EQ(fault(kDrawing + line + line), "9:1 " + expected);
  EXPECT_EQ(fault(kDrawing + "theseus to move, ply 202 of 200, 0 collected"),
            "8:1 'ply' is 202, expected an integer 0..200");
  EXPECT_EQ(fault(kDrawing + "hector to move, ply 1 of 200, 0 collected"),
            "8:1 'to_move' is 'hector', expected minotaur at ply 1");
}

TEST(TheseusNotation, json_is_read_strictly) {
  EXPECT_EQ(json_fault("ply", 1), "'to_move' is 'theseus', expected minotaur at ply 1");
  EXPECT_EQ(json_fault("ply", -2), "'ply' is -2, expected an integer 0..200");
  EXPECT_EQ(json_fault("limit", 1001), "'limit' is 1001, expected an integer 1..1000");
  EXPECT_EQ(json_fault("limit", 0), "'limit' is 0, expected an integer 1..1000");
  EXPECT_EQ(json_fault("collected", 32), "'collected' is 32, expected an integer 0..31");
  EXPECT_EQ(json_fault("board", "+---+"), "'board' is '+---+', expected an array");
  EXPECT_EQ(json_fault("board", Json::array({"+---+", 3})), "'board[1]' is 3, expected a string");
  EXPECT_NE(json_fault("ply", 0.5), "accepted");
  EXPECT_NE(json_fault("boards", 1), "accepted");
  EXPECT_FALSE(read_json(Json::array()));
  EXPECT_FALSE(read_json(Json::object()));
}

TEST(TheseusNotation, json_with_a_line_too_many_is_refused) {
  Json json = kJson;
  json["board"].push_back("");
  EXPECT_EQ(read_json(json).error().message, "'board[7]' is wrong at character 1: expected the end of the board");
  EXPECT_EQ(read_json(json).error().path, (std::vector<std::string>{"board", "7"}));
}

}  // namespace
}  // namespace ariadne::theseus
