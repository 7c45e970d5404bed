#include "games/flags/notation.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "games/flags/flags_samples.hpp"
#include "games/flags/scene.hpp"
#include "games/flags/words.hpp"

namespace ariadne::flags {
namespace {

using enum Direction;

const std::string kJson =
    R"({"maze":"classic","pacman":[9,12],"ghosts":[[0,9],[9,0]],"captured":[false,true,false,false],"step":7})";

Result<Position> read(const std::string& json) { return read_json(parse_json(json).value()); }

std::string error_of(const std::string& json) {
  const auto read_back = read(json);
  return read_back ? "accepted" : read_back.error().message;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  return text.replace(text.find(what), what.size(), by);
}

TEST(FlagsNotation, json_says_where_everybody_is) {
  const Position position = read(kJson).value();
  EXPECT_EQ(position.pacman(), at({9, 12}));
  EXPECT_EQ(position.ghost_count(), 2u);
  EXPECT_EQ(position.ghost(1), at({9, 0}));
  EXPECT_EQ(position.captured(), 2);
  EXPECT_EQ(position.step(), 7);
  EXPECT_EQ(position.limit(), Limit{});
  EXPECT_EQ(write_json(position), Json::parse(kJson));
}

TEST(FlagsNotation, json_may_have_a_limit_and_a_pending_choice_of_either_side) {
  const Position pacman = read(replaced(kJson, R"("step":7)", R"("step":7,"pending":2)")).value();
  EXPECT_EQ(pacman.to_move(), kGhosts);
  EXPECT_EQ(pacman.pacman(), at({9, 12}));
  EXPECT_EQ(pacman.next_pacman(), at({9, 13}));
  const Position ghosts = read(replaced(kJson, R"("step":7)", R"("step":7,"pending":"21")")).value();
  EXPECT_EQ(ghosts.to_move(), kPacman);
  const Position limited = read(replaced(kJson, R"("step":7)", R"("step":7,"limit":8,"limit_wins":"draw")")).value();
  EXPECT_EQ(limited.limit(), (Limit{8, LimitWins::draw}));
  for (const Position& position : {pacman, ghosts, limited}) {
    EXPECT_EQ(read_json(write_json(position)).value(), position);
    EXPECT_EQ(read_text(write_text(position)).value(), position);
  }
}

TEST(FlagsNotation, a_capture_is_written_also_where_cells_were_swapped) {
  const Position swapped = after(placed({3, 12}, {{3, 13}, {10, 12}}), east, {west, north});
  EXPECT_EQ(write_json(swapped)["caught"], Json::parse("[0]"));
  const Position met = after(placed({3, 12}, {{10, 12}, {3, 14}}), east, {north, west});
  EXPECT_EQ(write_json(met)["caught"], Json::parse("[1]"));
  for (const Position& position : {swapped, met}) {
    EXPECT_EQ(read_json(write_json(position)).value(), position);
    EXPECT_EQ(read_text(write_text(position)).value(), position);
  }
}

TEST(FlagsNotation, bad_boards_are_refused_with_a_clear_error) {
  const auto with = [](const std::string& what, const std::string& by) { return error_of(replaced(kJson, what, by)); };
  EXPECT_EQ(with("classic", "cubic"), "'maze' is 'cubic', expected classic or open");
  EXPECT_EQ(with("[9,12]", "[20,12]"), "'pacman[0]' is 20, expected an integer 0..19");
  EXPECT_EQ(with("[9,12]", "[9,25]"), "'pacman[1]' is 25, expected an integer 0..24");
  EXPECT_EQ(with("[9,12]", "[9]"), "'pacman' is an array of 1, expected [row, column]");
  EXPECT_EQ(with("[[0,9],[9,0]]", "[]"), "'ghosts' is an empty array, expected at least one ghost");
  EXPECT_EQ(with("[[0,9],[9,0]]", "[[0,0],[0,1],[0,2],[0,3],[0,4]]"),
            "'ghosts' is an array of 5, expected an array of at most 4");
  EXPECT_EQ(with("[9,0]", "[0,9]"), "ghosts 0 and 1 are both at [0,9], expected different cells");
  EXPECT_EQ(with("[9,0]", "[9,12]"), "ghost 1 is on pacman's cell, expected it in 'caught'");
  EXPECT_EQ(with("[false,true,false,false]", "[true]"), "'captured' is an array of 1, expected one for each flag");
  EXPECT_EQ(with("[false,true,false,false]", "[0,1,0,0]"), "'captured[0]' is 0, expected true or false");
  EXPECT_EQ(with(R"("step":7)", R"("step":-1)"), "'step' is -1, expected an integer 0..1000");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"limit":5)"), "'step' is 7, expected at most the limit 5");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"limit_wins":"me")"),
            "'limit_wins' is 'me', expected pacman, ghosts or draw");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"caught":[0])"),
            "ghost 0 cannot have caught pacman: it is neither on his cell nor beside it");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"caught":[3])"), "there are only 2 ghosts to catch pacman");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"pending":4)"), "'pending' is 4, expected an integer 0..3");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"pending":"012")"),
            "'012' is not a move of the ghosts; expected 2 directions such as 01");
  EXPECT_EQ(with(R"("step":7)", R"("step":1000,"pending":0)"), "the game is over: there are no more moves");
  EXPECT_EQ(with(R"("step":7)", R"("step":7,"lives":3)"), "a position of the flags has no member 'lives'");
  EXPECT_EQ(with(R"("step":7)", R"("steps":7)"), "a position of the flags has no member 'steps'");
}

TEST(FlagsNotation, the_drawing_shows_from_which_side_a_wall_stops) {
  const std::string text = write_text(placed({9, 12}, {{0, 9}}));
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 42u);
  EXPECT_EQ(lines[10].substr(16, 25), "+   +-^-+-^-+-^-+-^-+   +");
  EXPECT_EQ(lines[11].substr(16, 25), "    <               >    ");
  EXPECT_EQ(lines[18].substr(16, 25), "+   +-v-+-v-+-v-+-v-+   +");
  EXPECT_EQ(lines[0].substr(40, 21), "+---+   +   +   +---+");
  EXPECT_EQ(lines[19].front(), ' ');
  EXPECT_EQ(lines[1].substr(36, 5), "  0  ");
  EXPECT_EQ(lines[19].substr(48, 5), "  P  ");
  EXPECT_EQ(lines[5].substr(8, 5), "  F  ");
  EXPECT_EQ(lines[41], "classic, step 0 of 1000, limit wins pacman");
}

TEST(FlagsNotation, a_drawing_alone_begins_a_game_in_the_maze_that_it_shows) {
  const Position position = placed({9, 12}, {{0, 9}});
  const std::string text = write_text(position);
  EXPECT_EQ(read_text(text.substr(0, text.rfind("classic"))).value(), position);
  const Position open(open_maze(), position.state());
  const std::string open_text = write_text(open);
  EXPECT_EQ(read_text(open_text.substr(0, open_text.rfind("open"))).value(), open);
}

TEST(FlagsNotation, blanks_at_the_end_of_a_line_may_be_missing) {
  const std::string text = write_text(placed({9, 12}, {{0, 9}}));
  std::string trimmed_text;
  for (const char c : text) {
    if (c == '\n') trimmed_text.erase(trimmed_text.find_last_not_of(' ') + 1);
    trimmed_text += c;
  }
  EXPECT_LT(trimmed_text.size(), text.size());
  EXPECT_EQ(read_text(trimmed_text).value(), placed({9, 12}, {{0, 9}}));
}

TEST(FlagsNotation, drawings_that_make_no_sense_are_refused_where_they_go_wrong) {
  const std::string text = write_text(placed({9, 12}, {{0, 9}}));
  const auto expect_error = [&](const std::string& what, const std::string& by, const std::string& message, int line) {
    const auto read_back = read_text(replaced(text, what, by));
    ASSERT_FALSE(read_back) << what;
    EXPECT_NE(read_back.error().message.find(message), std::string::npos) << read_back.error().message;
    EXPECT_EQ(read_back.error().line, line) << read_back.error().message;
  };
  expect_error("-^-", "---", "this is not a wall of the classic maze: expected '^', found '-'", 11);
  expect_error("P", " ", "there is no P", 1);
  expect_error("0", "1", "there is no ghost 0", 1);
  expect_error("F", " ", "a flag is missing", 6);
  expect_error(" P ", " PF", "there is no flag here", 20);
  expect_error(" P ", " P0", "a second '0'", 20);
  expect_error(" P ", " PX", "unknown letter 'X'", 20);
  expect_error("classic", "cubic", "expected a maze, classic or open", 42);
  expect_error("classic", "open", "this is not a wall of the open maze", 1);
  expect_error("step 0", "step 1001", "expected a number 0..1000", 42);
  expect_error("step 0 of 1000", "step 9 of 8", "a step within it", 42);
  expect_error("wins pacman", "wins all", "expected pacman, ghosts or draw", 42);
  expect_error("wins pacman", "wins pacman, pending pacman 7", "'7' is not a direction", 42);
  expect_error("wins pacman", "wins pacman, pending 2", "expected pacman or ghosts", 42);
  expect_error("wins pacman", "wins pacman, caught by 7", "the number of a ghost", 42);
  expect_error("wins pacman", "wins pacman, caught by 0", "before the first step", 42);
  expect_error("wins pacman", "wins pacman\nand so on", "expected the end", 43);
  EXPECT_EQ(read_text("+---+").error().message, "the drawing ends after 1 line, expected 41");
}

TEST(FlagsWords, a_move_is_a_digit_for_each_actor_and_may_be_invalid) {
  const Position start = placed({0, 0}, {{10, 12}, {10, 14}});
  EXPECT_EQ(read_move(start, "3").value(), move_to(north));
  EXPECT_EQ(read_move(start.with_first(kGhosts), "21").value(), joint({east, south}));
  EXPECT_EQ(move_text(start.with_first(kGhosts), joint({east, south})), "21");
  EXPECT_EQ(read_move(start, "4").error().message, "'4' is not a direction; expected 0, 1, 2 or 3");
  EXPECT_FALSE(read_move(start.with_first(kGhosts), "2"));
  EXPECT_FALSE(read_move(start.with_first(kGhosts), "stay"));
}

TEST(FlagsWords, a_move_of_one_direction_may_be_typed_as_its_name) {
  const Position start = placed({0, 0}, {{10, 12}, {10, 14}});
  EXPECT_EQ(read_move(start, "North").value(), move_to(north));
  EXPECT_EQ(read_move(start, "west").value(), read_move(start, "0").value());
  EXPECT_FALSE(read_move(start, "nor"));
  EXPECT_FALSE(read_move(start.with_first(kGhosts), "north")) << "two ghosts go in two directions";
  const Position one = placed({0, 0}, {{10, 12}}).with_first(kGhosts);
  EXPECT_EQ(read_move(one, "south").value(), joint({south}));
}

TEST(FlagsWords, a_direction_that_cannot_be_taken_is_reported) {
  const Position start = placed({0, 0}, {{10, 10}, {10, 11}, {15, 12}});
  EXPECT_EQ(describe(start, move_to(east)), "pacman goes East");
  EXPECT_EQ(describe(start, move_to(north)), "pacman goes North into a wall and stays");
  const Position ghosts = start.with_first(kGhosts);
  EXPECT_EQ(describe(ghosts, joint({north, south, east})), "ghosts go North, South and East");
  EXPECT_EQ(describe(ghosts, joint({east, west, east})),
            "ghosts go East, West and East; ghosts 0 and 1 cannot and stay");
}

TournamentScore score_at(FlagSet captured, int steps) {
  State state{.pacman = at({9, 12}), .ghosts = {at({0, 9})}, .ghost_count = 1, .captured = captured, .step = steps};
  return tournament_score(Position(classic_maze(), state));
}

TEST(FlagsWords, the_tournament_score_is_that_of_the_original) {
  EXPECT_EQ(score_at(0, 200), (TournamentScore{0, 45'000}));
  EXPECT_EQ(score_at(0, 201), (TournamentScore{0, 40'000}));
  EXPECT_EQ(score_at(0b101, 30), (TournamentScore{20'150, 24'850}));
  EXPECT_EQ(score_at(0b1111, 200), (TournamentScore{45'000, 0}));
  EXPECT_EQ(score_at(0b1111, 201), (TournamentScore{40'000, 0}));
  EXPECT_EQ(score_at(0b0111, 1000), (TournamentScore{35'000, 10'000}));
  EXPECT_EQ(score_text(20'150), "2.015");
  EXPECT_EQ(score_text(45'000), "4.5");
  EXPECT_EQ(score_text(0), "0");
}

TEST(FlagsWords, an_outcome_says_who_caught_whom_and_the_tournament_score) {
  EXPECT_EQ(outcome_text(after(placed({3, 12}, {{10, 12}, {3, 14}}, 1), east, {north, west})),
            "ghost 1 catches pacman after 1 step with 1 of 4 flags (tournament score 1.0005 : 3.4995)");
  EXPECT_EQ(outcome_text(after(placed({2, 3}, {{10, 12}}, 0b1110), west, {west})),
            "pacman captures all flags in 1 step (tournament score 4.5 : 0)");
  EXPECT_EQ(outcome_text(after(placed({3, 12}, {{10, 12}}, 0, {1, LimitWins::draw}), west, {west})),
            "pacman survives 1 step with 0 of 4 flags and draws (tournament score 0 : 4.5)");
}

TEST(FlagsScene, a_pending_choice_is_not_shown) {
  const Position start = placed({9, 12}, {{0, 9}}).with_first(kGhosts);
  Scene quiet = scene(start, nullptr);
  for (const unsigned code : {0u, 1u, 2u}) {
    Position pending = placed({9, 12}, {{0, 9}});
    pending.play({static_cast<std::uint16_t>(code)});
    EXPECT_EQ(scene(pending, nullptr), quiet);
  }
}

TEST(FlagsScene, one_sided_walls_are_known_to_one_of_their_cells) {
  const Ground ground = scene(placed({9, 12}, {{0, 9}}), nullptr).ground;
  EXPECT_EQ(edge_above(ground, {5, 5}), Edge::open_back);
  EXPECT_EQ(edge_above(ground, {9, 5}), Edge::open_onward);
  EXPECT_EQ(edge_left(ground, {5, 5}), Edge::open_back);
  EXPECT_EQ(edge_left(ground, {5, 9}), Edge::open_onward);
  EXPECT_EQ(edge_left(ground, {9, 0}), Edge::none);
}

}  // namespace
}  // namespace ariadne::flags
