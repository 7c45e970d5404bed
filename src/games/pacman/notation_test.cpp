#include "games/pacman/notation.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "core/rng.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

constexpr const char* kLayout = R"("layout":["%%%%%%%","%P.o G%","%.%%%.%","%    G%","%%%%%%%"])";

Result<Position> read(const std::string& members) { return read_json(parse_json("{" + members + "}").value()); }
std::string why_not(const std::string& members) {
  const auto position = read(members);
  EXPECT_FALSE(position) << members;
  return position ? "" : position.error().message;
}

// A state of that layout in which one thing can be exchanged for another.
std::string state_with(const std::string& part, const std::string& other) {
  std::string state = R"("state":{"to_move":1,"score":12,"round":3,"pacman":{"x":1,"y":2,"direction":"South"},)"
                      R"("ghosts":[{"x":4.5,"y":3,"direction":"West","scared":17,"start":[5,3]},)"
                      R"({"x":5,"y":1,"direction":"Stop","scared":0,"start":[5,1]}],)"
                      R"("food":[[2,3],[5,2]],"capsules":[]})";
  const auto at = state.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return std::string(kLayout) + "," + state.replace(at, part.size(), other);
}
std::string state() { return state_with("12", "12"); }

TEST(PacmanNotation, a_layout_in_json_is_a_start) {
  const Position position = read(kLayout).value();
  EXPECT_EQ(position.board().ghosts(), 2u);
  EXPECT_EQ(position.state().food_count(), 3);
  EXPECT_EQ(position.board().plan().order, Order::multiagent);
  EXPECT_EQ(position.board().plan().limit, 10'000);
}

TEST(PacmanNotation, a_loose_drawing_is_read_as_the_course_does_if_that_is_asked_for) {
  const std::string loose = "%%%%%\n%P.G%\n%%%%%%\n";
  EXPECT_EQ(read_text(loose).error().hint, R"(With {"compat":"cs188"} it is read as the course's program does.)");
  EXPECT_TRUE(read_text(loose + R"({"compat":"cs188"})"));
  EXPECT_EQ(read_text("%%%%%\n%PPG%\n%%%%%\n").error().hint, "");
  const std::string open = "%%%%%\n%P.G.\n%%%%%\n";
  EXPECT_EQ(read_text(open).error().hint.find("compat"), std::string::npos) << "a board is closed in any form";
  EXPECT_FALSE(read_text(open + R"({"compat":"cs188"})"));
}

TEST(PacmanNotation, order_ghosts_and_limit_may_stand_beside_it) {
  const Position position = read(std::string(kLayout) + R"(,"order":"search","ghosts":1,"limit":50)").value();
  EXPECT_EQ(position.board().ghosts(), 1u);
  EXPECT_EQ(position.board().plan().order, Order::search);
  EXPECT_EQ(position.board().plan().limit, 50);
}

TEST(PacmanNotation, compat_reads_the_layout_as_the_course_does) {
  const std::string odd = R"("layout":["%%%%%","%P?.%%%","%G  %","%%%%%"])";
  EXPECT_EQ(why_not(odd),
            "'layout[1]' is wrong at character 3: unknown character '?', expected %, ., o, P, G, 1..4 or a blank");
  EXPECT_EQ(read(odd + R"(,"compat":"cs188")").value().board().plan().grid.width(), 5);
  EXPECT_EQ(why_not(odd + R"(,"compat":"cs221")"), "'compat' is 'cs221', expected cs188");
  EXPECT_EQ(why_not(R"("layout":["%%%%%","%P. x","%%%%%"],"compat":"cs188")"),
            "the border has a hole at (4, 1), expected a wall");
}

TEST(PacmanNotation, a_state_says_everything) {
  const Position position = read(state()).value();
  EXPECT_EQ(position.to_move(), 1);
  EXPECT_EQ(position.state().score(), 12);
  EXPECT_EQ(position.rounds(), 3);
  EXPECT_EQ(position.piece(0).direction, south);
  const Piece& ghost = position.piece(1);
  EXPECT_EQ(position.board().cell(ghost.floor), (Cell{5, 3}));
  EXPECT_TRUE(ghost.half);
  EXPECT_EQ(ghost.scared, 17);
  EXPECT_EQ(position.state().food_count(), 2);
  EXPECT_EQ(position.state().capsule_count(), 0);
  EXPECT_EQ(position.moves()[0], west);
}

TEST(PacmanNotation, a_state_without_food_is_won_and_one_may_be_lost) {
  EXPECT_TRUE(read(state_with("[[2,3],[5,2]]", "[]")).value().won());
  EXPECT_TRUE(read(state_with("\"score\"", "\"lost\":true,\"score\"")).value().lost());
}

TEST(PacmanNotation, every_wrong_member_of_a_state_is_named) {
  const std::vector<std::array<std::string, 3>> faults = {
      {R"("to_move":1)", R"("to_move":3)", "'state.to_move' is 3, expected an integer 0..2"},
      {R"("to_move":1,)", "", "'state' needs 'to_move', an integer 0..2"},
      {"12", "1.5", "'state.score' is 1.5, expected an integer -100000..100000"},
      {"12", "18446744073709551615", "'state.score' is 18446744073709551615, expected an integer -100000..100000"},
      {R"("round":3)", R"("round":-1)", "'state.round' is -1, expected an integer 0..100000"},
      {R"("score")", R"("lost":1,"score")", "'state.lost' is 1, expected true or false"},
      {R"("score")", R"("scores")", "'state' has no member 'scores'"},
      {R"("pacman":{"x":1)", R"("pacman":{"x":1.5)", "'state.pacman.x' is 1.5, expected an integer 0..6"},
      {R"("pacman":{"x":1)", R"("pacman":{"x":2)", "'state.pacman' is in a wall at [2,2]"},
      {R"("South")", R"("Up")", "'state.pacman.direction' is 'Up', expected North, South, East, West or Stop"},
      {R"("South")", "4", "'state.pacman.direction' is 4, expected North, South, East, West or Stop"},
      {R"("pacman":{"x":1,"y":2,"direction":"South"})", R"("pacman":4)", "'state.pacman' is 4, expected an object"},
      {"4.5", "4.25", "'state.ghosts[0].x' is 4.25, expected a whole or half number 0..6"},
      {"4.5", "\"4\"", "'state.ghosts[0].x' is '4', expected a number 0..6"},
      {"4.5", "9", "'state.ghosts[0].x' is 9, expected a number 0..6"},
      {R"("scared":17)", R"("scared":41)", "'state.ghosts[0].scared' is 41, expected an integer 0..40"},
      {R"("scared":17)", R"("scared":0)", "'state.ghosts[0]' is between two cells, expected it to be scared"},
      {R"("West","scared":17)", R"("North","scared":17)",
       "'state.ghosts[0]' is between two cells, expected its direction to lead from one to the other"},
      {R"("West","scared":17)", R"("Stop","scared":17)",
       "'state.ghosts[0]' is between two cells, expected its direction to lead from one to the other"},
      {R"("x":4.5,"y":3)", R"("x":5.5,"y":3)", "'state.ghosts[0]' is in a wall at [6,3]"},
      {R"("x":4.5,"y":3)", R"("x":4,"y":2)", "'state.ghosts[0]' is in a wall at [4,2]"},
      {R"("start":[5,3])", R"("start":[0,0])", "'state.ghosts[0].start' is in a wall at [0,0]"},
      {R"("start":[5,3])", R"("start":[5])", "'state.ghosts[0].start' is an array of 1, expected [x, y]"},
      {R"("start":[5,3])", R"("start":5)", "'state.ghosts[0].start' is 5, expected [x, y]"},
      {"[[2,3],[5,2]]", "[[2,3],[2,3]]", "'state.food' has [2,3] twice"},
      {"[[2,3],[5,2]]", "[[3,2]]", "'state.food[0]' is in a wall at [3,2]"},
      {"[[2,3],[5,2]]", "[[3,3]]", "a cell has food and a capsule, expected one of the two"},
      {"[[2,3],[5,2]]", "7", "'state.food' is 7, expected an array"},
      {R"("capsules":[])", R"("capsules":[[2,3]])", "a cell has food and a capsule, expected one of the two"},
      {R"("capsules":[])", R"("capsules":[[2,99]])", "'state.capsules[0][1]' is 99, expected an integer 0..4"},
  };
  for (const auto& [part, other, says] : faults) EXPECT_EQ(why_not(state_with(part, other)), says);
  EXPECT_EQ(why_not(std::string(kLayout) + R"(,"state":4)"), "'state' is 4, expected an object");
  EXPECT_EQ(why_not(state() + R"(,"ghosts":1)"), "the state has 2 ghosts, but 'ghosts' allows 1");
  EXPECT_TRUE(read(state() + R"(,"ghosts":2)"));
}

TEST(PacmanNotation, a_ghost_that_is_walled_in_is_refused) {
  const std::string walled = R"("layout":["%%%%%%","%P.% %","%%%%%%"],"state":{"to_move":0,"score":0,)"
                             R"("pacman":{"x":1,"y":1,"direction":"Stop"},"food":[[2,1]],"capsules":[],)"
                             R"("ghosts":[{"x":4,"y":1,"direction":"Stop","scared":0,"start":[2,1]}]})";
  EXPECT_EQ(why_not(walled), "'state.ghosts[0]' is walled in");
}

TEST(PacmanNotation, every_wrong_member_beside_the_layout_is_named) {
  const std::string layout = kLayout;
  EXPECT_EQ(why_not(""), "a Pac-Man position needs 'layout', an array");
  EXPECT_EQ(why_not(R"("layout":"%%%")"), "'layout' is '%%%', expected an array");
  EXPECT_EQ(why_not(R"("layout":["%%%",4])"), "'layout[1]' is 4, expected a string");
  EXPECT_EQ(why_not(R"("layout":["%%%\n%P%"])"), "'layout[0]' has control characters");
  EXPECT_EQ(why_not(R"("layout":[])"), "'layout' is wrong: the layout is empty, expected rows of cells");
  EXPECT_EQ(why_not(layout + R"(,"order":"random")"), "'order' is 'random', expected multiagent or search");
  EXPECT_EQ(why_not(layout + R"(,"ghosts":9)"), "'ghosts' is 9, expected an integer 0..8");
  EXPECT_EQ(why_not(R"("layout":["%%%%","%P.%","%%%%"])"), "there is no ghost, expected at least one");
  EXPECT_EQ(why_not(layout + R"(,"limit":0)"), "'limit' is 0, expected an integer 1..100000");
  EXPECT_EQ(why_not(layout + R"(,"walls":1)"), "a Pac-Man position has no member 'walls'");
}

TEST(PacmanNotation, a_board_without_ghosts_is_played_if_it_says_so) {
  const Position position = read(R"("layout":["%%%%","%P.%","%%%%"],"ghosts":0)").value();
  EXPECT_EQ(position.board().seats(), 1u);
  EXPECT_EQ(read_json(write_json(position)).value(), position);
  EXPECT_EQ(read_text(write_text(position)).value().start, position);
  Position end = position;
  end.play(Move::stop);
  EXPECT_EQ(end.to_move(), kPacman);
  end.play(Move::east);
  EXPECT_EQ(end.result(), (Outcome{1, 508}));
}

TEST(PacmanNotation, a_drawing_is_read_and_may_be_followed_by_a_state) {
  const std::string drawing = "%%%%%%%\n%P.o G%\n%.%%%.%\n%    G%\n%%%%%%%\n";
  EXPECT_EQ(read_text(drawing).value().start, read(kLayout).value());
  EXPECT_EQ(read_text(drawing + "{\"ghosts\":1}").value().start.board().ghosts(), 1u);
  const std::string rest = state().substr(std::string(kLayout).size() + 1);
  EXPECT_EQ(read_text(drawing + "{" + rest + "}\n").value().start, read(state()).value());
  EXPECT_FALSE(read_text(drawing + "{\"layout\":[]}"));
  EXPECT_FALSE(read_text(drawing + "{"));
  EXPECT_FALSE(read_text("%%%%\n%  %\n%%%%\n"));
}

TEST(PacmanNotation, a_fault_has_its_place) {
  const auto place = [](const Error& error) { return std::pair(error.line, error.column); };
  const std::string json = "{\"layout\":[\"%%%%%\",\n\"%P?G%\",\"%%%%%\"]}";
  EXPECT_EQ(place(with_place(json, read_json(parse_json(json).value()).error())), std::pair(2, 1));
  const std::string drawing = "%%%%%\n%P.G%\n%%%%%\n";
  EXPECT_EQ(place(read_text("%%%%%\n%P?G%\n%%%%%\n").error()), std::pair(2, 3));
  EXPECT_EQ(place(read_text(drawing + "{\"limit\":0}").error()), std::pair(4, 10));
  EXPECT_EQ(place(read_text(drawing + "{\n\"limit\":0}").error()), std::pair(5, 9));
  EXPECT_EQ(place(read_text(drawing + "{\"limit\":0").error()), std::pair(4, 11));
}

TEST(PacmanNotation, every_position_of_random_games_is_read_as_it_was_written) {
  for (std::uint64_t game = 0; game < 24; ++game) {
    Rng rng(game);
    const Order order = game % 2 == 0 ? Order::multiagent : Order::search;
    Position position = start_on(read_layout("%%%%%%%%%\n%oG o Go%\n%.%%%%%.%\n%..oPo..%\n%%%%%%%%%\n").value(),
                                 {.order = order, .ghosts = 1 + rng.below(2), .limit = 60})
                            .value();
    while (true) {
      const auto by_json = read_json(write_json(position));
      ASSERT_TRUE(by_json) << by_json.error().message;
      ASSERT_EQ(*by_json, position);
      ASSERT_EQ(by_json->hash(), position.hash());
      const auto by_text = read_text(write_text(position));
      ASSERT_TRUE(by_text) << by_text.error().message;
      ASSERT_EQ(by_text->start, position);
      if (position.result()) break;
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
    }
  }
}

}  // namespace
}  // namespace ariadne::pacman
