#include "games/pacman/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/rng.hpp"
#include "games/pacman/naive_pacman.hpp"
#include "games/pacman/test_positions.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

Position start(std::string_view drawing, const StartOptions& options = {}) {
  return start_on(read_layout(drawing).value(), options).value();
}

std::vector<Move> moves_of(const Position& position) { return {position.moves().begin(), position.moves().end()}; }
Cell cell_of(const Position& position, std::size_t seat) { return position.board().cell(position.piece(seat).floor); }
int score(const Position& position) { return position.state().score(); }

// Pac-Man at (1, 1) and a ghost on the other side of a wall, in a ring of its own: it is never near.
constexpr std::string_view kAlone = "%%%%%%%%\n%   %  %\n%P..%G %\n%%%%%%%%\n";

TEST(Pacman, a_game_begins_with_pacman_standing_still_and_no_score) {
  const Position position = start(kAlone);
  EXPECT_EQ(position.to_move(), kPacman);
  EXPECT_EQ(cell_of(position, 0), (Cell{1, 1}));
  EXPECT_EQ(cell_of(position, 1), (Cell{5, 1}));
  EXPECT_EQ(position.piece(0).direction, stop);
  EXPECT_EQ(score(position), 0);
  EXPECT_EQ(position.state().food_count(), 2);
}

TEST(Pacman, moves_are_listed_in_the_order_of_the_project) {
  const std::string_view cross = "%%%%%\n%   %\n% P %\n% .G%\n%%%%%\n";
  EXPECT_EQ(moves_of(start(cross)), (std::vector{west, stop, east, north, south}));
  EXPECT_EQ(moves_of(start(cross, {.order = Order::search})), (std::vector{north, south, east, west, stop}));
}

TEST(Pacman, pacman_may_stand_still_and_keeps_his_direction_then) {
  const Position east_once = after(start(kAlone), {east, east});
  EXPECT_EQ(east_once.piece(0).direction, east);
  const Position stood = after(east_once, {stop});
  EXPECT_EQ(stood.piece(0).direction, east);
  EXPECT_EQ(cell_of(stood, 0), cell_of(east_once, 0));
}

TEST(Pacman, food_is_ten_points_and_every_move_costs_one) {
  EXPECT_EQ(score(after(start(kAlone), {stop})), -1);
  EXPECT_EQ(score(after(start(kAlone), {east})), 9);
  EXPECT_EQ(after(start(kAlone), {east}).state().food_count(), 1);
}

TEST(Pacman, the_last_food_wins_and_ends_the_game) {
  const Position won = after(start(kAlone), {east, east, east});
  ASSERT_TRUE(won.result());
  EXPECT_EQ(*won.result(), (Outcome{1, 9 + 9 + 500}));
  EXPECT_TRUE(won.moves().empty());
}

TEST(Pacman, a_ghost_never_stands_still_and_turns_round_only_in_a_dead_end) {
  const std::string_view corridor = "%%%%%%%%\n%P.%%%%%\n%%%% G %\n%%%%%%%%\n";
  Position position = after(start(corridor), {stop});
  EXPECT_EQ(moves_of(position), (std::vector{west, east}));  // standing still at first: anywhere
  position = after(position, {east, stop});
  EXPECT_EQ(moves_of(position), std::vector{west});  // the end of the corridor
  position = after(position, {west, stop});
  EXPECT_EQ(moves_of(position), std::vector{west});  // not back
}

TEST(Pacman, a_ghost_that_reaches_pacman_takes_500_points_and_ends_the_game) {
  const Position lost = after(start("%%%%%%\n%P G.%\n%%%%%%\n"), {stop, west, stop, west});
  ASSERT_TRUE(lost.result());
  EXPECT_EQ(*lost.result(), (Outcome{-1, -2 - 500}));
  EXPECT_TRUE(lost.moves().empty());
}

TEST(Pacman, walking_into_a_ghost_is_the_same) {
  EXPECT_EQ(after(start("%%%%%%\n%PG .%\n%%%%%%\n"), {east}).result(), (Outcome{-1, -501}));
}

TEST(Pacman, pacman_and_a_ghost_cannot_pass_through_each_other) {
  // He walks into it before it could move to his place.
  EXPECT_TRUE(after(start("%%%%%%\n%PG .%\n%%%%%%\n"), {east}).lost());
}

TEST(Pacman, eating_the_last_food_under_a_ghost_is_a_win) {
  // The ghost walks onto the dot; Pac-Man follows.
  const Position won = after(start("%%%%%%\n%P.G %\n%%%%%%\n"), {stop, west, east});
  EXPECT_EQ(won.result(), (Outcome{1, -1 - 1 + 10 + 500}));
}

TEST(Pacman, eating_a_capsule_under_a_ghost_eats_the_ghost) {
  const Position position = after(start("%%%%%%\n%PoG.%\n%%%%%%\n"), {stop, west, east});
  EXPECT_EQ(score(position), -2 + 200);
  EXPECT_EQ(cell_of(position, 1), (Cell{3, 1}));
  EXPECT_EQ(position.piece(1), (Piece{position.board().start(0), stop}));
  EXPECT_FALSE(position.result());
}

TEST(Pacman, two_ghosts_met_in_a_move_of_pacman_cost_500_points_each) {
  // Both ghosts come to (2, 1).
  const Position lost = after(start("%%%%%%\n%%G%%%\n%P G.%\n%%%%%%\n"), {stop, south, west, east});
  EXPECT_EQ(lost.result(), (Outcome{-1, -2 - 1000}));
}

TEST(Pacman, after_a_death_a_scared_ghost_at_the_same_place_still_gives_its_points) {
  // The first ghost is eaten beside its start and stands there again, dangerous; the second one is scared still.
  const std::string_view drawing = "%%%%%%%\n%GoP  %\n%%%G%.%\n%%%%%%%\n";
  Position position = start(drawing);
  ASSERT_EQ(cell_of(position, 1), (Cell{1, 2}));
  position = after(position, {west, east});  // the capsule; the first ghost comes to 1.5 and is eaten
  EXPECT_EQ(score(position), -1 + 200);
  position = after(position, {north});       // the second one comes to (3, 1.5)
  position = after(position, {stop, east});  // the first one meets Pac-Man on (2, 2)
  EXPECT_EQ(position.result(), (Outcome{-1, -2 + 200 - 500}));
}

TEST(Pacman, ghosts_later_in_the_list_are_still_met_after_a_death) {
  // Pac-Man steps onto (2, 1), where an unscared first ghost stands and a scared second one is half a cell away.
  const Layout layout = read_layout("%%%%%%\n%P  .%\n%%%%%%\n").value();
  BoardPlan plan{layout.grid, layout.food, {}, {{4, 1}, {4, 1}}};
  const auto board = std::make_shared<const Board>(plan);
  Situation situation;
  situation.state.put(0, {board->number({1, 1})});
  situation.state.put(1, {board->number({2, 1}), west});
  situation.state.put(2, {.floor = board->number({3, 1}), .direction = west, .scared = 5, .half = 1});
  situation.state.toggle_food(0);
  const Position lost = after(Position(board, situation), {east});
  EXPECT_EQ(lost.result(), (Outcome{-1, -1 - 500 + 200}));
}

TEST(Pacman, a_capsule_gives_no_points_and_scares_every_ghost_for_40_moves) {
  const Position position = after(start("%%%%%%%%%\n%Po.G  G%\n%%%%%%%%%\n"), {east});
  EXPECT_EQ(score(position), -1);
  EXPECT_EQ(position.state().capsule_count(), 0);
  EXPECT_EQ(position.piece(1).scared, 40);
  EXPECT_EQ(position.piece(2).scared, 40);
}

TEST(Pacman, a_scared_ghost_moves_by_half_a_cell_and_between_cells_only_ahead) {
  Position position = after(start("%%%%%%%%\n%P.%%%%%\n%o%% G %\n%%%%%%%%\n"), {south, east});
  EXPECT_TRUE(position.piece(1).half);
  EXPECT_EQ(cell_of(position, 1), (Cell{5, 1}));
  EXPECT_EQ(position.piece(1).scared, 39);
  position = after(position, {stop});
  EXPECT_EQ(moves_of(position), std::vector{east});
  position = after(position, {east});
  EXPECT_FALSE(position.piece(1).half);
  EXPECT_EQ(cell_of(position, 1), (Cell{6, 1}));
}

TEST(Pacman, half_a_cell_away_is_near_enough_to_meet) {
  // From (4, 1) the scared ghost comes to 3.5, beside Pac-Man on 3.
  const Position position = after(start("%%%%%%%\n%PoG .%\n%%%%%%%\n"), {east, west});
  EXPECT_EQ(score(position), -1 + 200);
  EXPECT_EQ(cell_of(position, 1), (Cell{3, 1}));
}

TEST(Pacman, an_eaten_ghost_is_dangerous_at_once) {
  const Position position = after(start("%%%%%%%\n%PoG .%\n%%%%%%%\n"), {east, west, stop, west});
  EXPECT_EQ(position.result(), (Outcome{-1, -2 + 200 - 500}));
}

// A ghost that walks up and down a corridor far away, and Pac-Man who takes the capsule and waits.
Position scared_for(int ghost_moves, std::string_view drawing, Move first_ghost_move) {
  Position position = after(start(drawing), {south, first_ghost_move});
  for (int i = 1; i < ghost_moves; ++i) {
    position.play(stop);
    position.play(position.moves()[0]);
  }
  return position;
}
constexpr std::string_view kCorridor = "%%%%%%%%%%%%%%%\n%P.%%%%%%%%%%%%\n%o%% G        %\n%%%%%%%%%%%%%%%\n";

TEST(Pacman, a_ghost_is_scared_for_40_moves_of_its_own) {
  EXPECT_EQ(scared_for(39, kCorridor, east).piece(1).scared, 1);
  EXPECT_EQ(scared_for(40, kCorridor, east).piece(1).scared, 0);
  EXPECT_FALSE(scared_for(40, kCorridor, east).piece(1).half);
}

// One step of a ghost whose last scared move this is.
Position last_scared_step(Move direction, bool half) {
  const Layout layout = read_layout("%%%%%\n%P .%\n%   %\n%   %\n%%%%%\n").value();
  const auto board = std::make_shared<const Board>(BoardPlan{layout.grid, layout.food, {}, {{1, 1}}});
  Situation situation;
  situation.state.put(0, {board->number({1, 3})});
  situation.state.put(1, {board->number({2, 2}), direction, 1, half});
  situation.state.toggle_food(0);
  situation.to_move = 1;
  return after(Position(board, situation), {direction});
}

TEST(Pacman, the_last_scared_step_ends_on_a_cell_and_halves_are_rounded_to_the_east_and_to_the_north) {
  EXPECT_EQ(cell_of(last_scared_step(east, false), 1), (Cell{3, 2}));
  EXPECT_EQ(cell_of(last_scared_step(north, false), 1), (Cell{2, 3}));
  EXPECT_EQ(cell_of(last_scared_step(west, false), 1), (Cell{2, 2}));
  EXPECT_EQ(cell_of(last_scared_step(south, false), 1), (Cell{2, 2}));
  for (const Move move : {north, south, east, west}) {
    EXPECT_FALSE(last_scared_step(move, false).piece(1).half);
    EXPECT_EQ(cell_of(last_scared_step(move, true), 1), step({2, 2}, direction_of(move)));
  }
}

TEST(Pacman, the_last_scared_step_is_lethal) {
  const Layout layout = read_layout("%%%%%%\n%P  .%\n%%%%%%\n").value();
  const auto board = std::make_shared<const Board>(BoardPlan{layout.grid, layout.food, {}, {{4, 1}}});
  Situation situation;
  situation.state.put(0, {board->number({1, 1})});
  situation.state.put(1, {board->number({2, 1}), west, 1, 1});
  situation.state.toggle_food(0);
  situation.to_move = 1;
  EXPECT_EQ(after(Position(board, situation), {west}).result(), (Outcome{-1, -500}));
  situation.state.put(1, {board->number({2, 1}), west, 2, 1});
  EXPECT_EQ(after(Position(board, situation), {west}).state().score(), 200);
}

TEST(Pacman, a_second_capsule_scares_ghosts_again_also_between_cells) {
  const Position position = after(start("%%%%%%%%\n%P.%%%%%\n%o%%%%%%\n%o%% G %\n%%%%%%%%\n"), {south, east, south});
  EXPECT_EQ(position.piece(1).scared, 40);
  EXPECT_TRUE(position.piece(1).half);
}

TEST(Pacman, capsules_do_not_count_for_winning) {
  EXPECT_TRUE(after(start("%%%%%%%\n%P.o%G%\n%%%%% %\n%%%%%%%\n"), {east}).won());
}

TEST(Pacman, at_most_the_given_number_of_ghosts_are_made_and_the_first_ones_are_taken) {
  const std::string_view drawing = "%%%%%%%\n%P.3 1%\n%  2 4%\n%%%%%%%\n";
  EXPECT_EQ(start(drawing).board().ghosts(), 4u);
  const Position two = start(drawing, {.ghosts = 2});
  EXPECT_EQ(two.board().ghosts(), 2u);
  EXPECT_EQ(cell_of(two, 1), (Cell{5, 2}));
  EXPECT_EQ(cell_of(two, 2), (Cell{3, 1}));
  const Position none = start(drawing, {.ghosts = 0});
  EXPECT_EQ(after(none, {stop, stop}).to_move(), kPacman);
}

TEST(Pacman, up_to_eight_ghosts_take_their_turns) {
  Position position = start("%%%%%%%%%%\n%P.      %\n%GGGGGGGG%\n%        %\n%%%%%%%%%%\n", {.ghosts = 8});
  EXPECT_EQ(position.board().ghosts(), 8u);
  position.play(stop);
  for (Seat seat = 1; seat <= 8; ++seat) {
    ASSERT_EQ(position.to_move(), seat);
    position.play(south);
  }
  EXPECT_EQ(position.to_move(), kPacman);
}

TEST(Pacman, the_limit_ends_the_round_of_that_move_without_a_winner) {
  const Position position = start(kAlone, {.limit = 2});
  EXPECT_FALSE(after(position, {stop, east, stop}).result());
  const Position drawn = after(position, {stop, east, stop, north});
  EXPECT_EQ(drawn.result(), (Outcome{0, -2}));
  EXPECT_TRUE(drawn.moves().empty());
  EXPECT_EQ(Position(drawn.shared_board(), Situation{drawn.state(), kPacman, 2, false}).result(), drawn.result());
}

TEST(Pacman, the_key_of_a_state_leaves_out_whose_turn_it_is_and_the_number_of_moves) {
  // Pac-Man eats a dot by two ways of the same length; only the key forgets what else differs.
  const Position position = start(kAlone, {.ghosts = 0});
  Situation later{position.state(), kPacman, 7, false};
  const Position seventh(position.shared_board(), later);
  EXPECT_NE(position, seventh);
  EXPECT_NE(position.hash(), seventh.hash());
  EXPECT_EQ(position.state_key(), seventh.state_key());
  EXPECT_EQ(position.state_key().hash(), seventh.state_key().hash());
  EXPECT_NE(position.state_key(), after(position, {stop}).state_key());  // the score
}

TEST(Pacman, layouts_that_cannot_be_played_on_are_refused_with_the_reason) {
  const auto reason = [](std::string_view drawing) {
    return start_on(read_layout(drawing, Reading::lenient).value()).error().message;
  };
  EXPECT_EQ(reason("%%%%\n% .%\n%%%%\n"), "the layout has no Pac-Man, expected one 'P'");
  EXPECT_EQ(reason("%%%%\n%P %\n%%%%\n"), "the layout has no food, expected at least one '.'");
  EXPECT_EQ(reason("%%%%%%\n%P.%G%\n%%%%%%\n"), "the ghost at (4, 1) is walled in, expected an open cell beside it");
  EXPECT_EQ(reason("%%%%%\n%P._%\n%%_%%\n"), "the border has a hole at (2, 0), expected a wall");
  EXPECT_FALSE(read_layout("%%%%%\n%P.P%\n%%%%%\n"));
}

TEST(Pacman, boards_that_are_too_large_are_refused_with_the_bound) {
  const auto filled = [](char sign, int width) {
    const std::string wall(static_cast<std::size_t>(width), '%');
    const std::string row = "%" + std::string(static_cast<std::size_t>(width - 2), sign) + "%\n";
    std::string second = row;
    second.replace(1, 2, "P.");
    return start_on(read_layout(wall + "\n" + row + second + wall + "\n").value());
  };
  EXPECT_EQ(filled('.', 140).error().message, "the board has 275 dots of food, expected at most 256");
  EXPECT_TRUE(filled('.', 130));
  EXPECT_EQ(filled('o', 40).error().message, "the board has 74 capsules, expected at most 32");
}

// What the twin and the position say of the same game.
void expect_same(const NaiveGame& naive, const Position& position) {
  ASSERT_EQ(position.result().has_value(), naive.over());
  ASSERT_EQ(position.won(), naive.win);
  ASSERT_EQ(position.lost(), naive.lose);
  ASSERT_EQ(score(position), naive.score);
  ASSERT_EQ(position.state().food_count(), static_cast<int>(naive.food.size()));
  ASSERT_EQ(position.state().capsule_count(), static_cast<int>(naive.capsules.size()));
  for (std::size_t seat = 0; seat < naive.bodies.size(); ++seat) {
    const auto& body = naive.bodies[seat];
    const Piece& piece = position.piece(seat);
    const Cell cell = cell_of(position, seat);
    const auto [dx, dy] = NaiveGame::vector_of(body.direction);
    ASSERT_EQ(cell.x + (piece.half ? 0.5 * dx : 0), body.x);
    ASSERT_EQ(cell.y + (piece.half ? 0.5 * dy : 0), body.y);
    ASSERT_EQ(name_of(piece.direction), body.direction);
    ASSERT_EQ(piece.scared, body.timer);
  }
  std::vector<std::string> moves;
  for (const Move move : position.moves()) moves.emplace_back(name_of(move));
  ASSERT_EQ(moves, naive.legal());
}

constexpr std::string_view kBoards[] = {
    "%%%%%%%%%%%%%\n%o...G..G...%\n%.%%.%%%.%%.%\n%..o..P..o..%\n%.%%.%%%.%%.%\n%G....o....G%\n%%%%%%%%%%%%%\n",
    "%%%%%%%%\n% oP oG%\n%G%%%%%%\n%....  %\n%%%%%%%%\n",
    "%%%%%%%%%\n%o o o o%\n% o o o %\n%G.GPG.G%\n% o o o %\n%o o o o%\n%%%%%%%%%\n",
    "%%%%%%%%%%%%%%%%\n%P o o o o o   %\n%%%%%%%%%%%%%% %\n%G          o  %\n%.%%%%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n",
};

TEST(Pacman, random_games_agree_with_the_naive_twin_at_every_move) {
  int wins = 0, losses = 0, eaten = 0, halves = 0;
  for (std::uint64_t game = 0; game < 1200; ++game) {
    Rng rng(game);
    const std::string_view board = kBoards[game % 4];
    const StartOptions options{game % 8 < 4 ? Order::multiagent : Order::search, rng.below(9), 300};
    NaiveGame naive(board, options.ghosts);
    naive.search_order = options.order == Order::search;
    naive.limit = options.limit;
    Position position = start(board, options);
    ASSERT_NO_FATAL_FAILURE(expect_same(naive, position)) << game;
    while (!position.result()) {
      const auto& moves = position.moves();
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const int before = score(position);
      naive.play(std::string(name_of(move)));
      position.play(move);
      ASSERT_NO_FATAL_FAILURE(expect_same(naive, position)) << "game " << game;
      eaten += score(position) - before >= 199;
      for (std::size_t seat = 1; seat <= position.board().ghosts(); ++seat) halves += position.piece(seat).half;
    }
    wins += position.won();
    losses += position.lost();
  }
  EXPECT_GT(wins, 10);
  EXPECT_GT(losses, 100);
  EXPECT_GT(eaten, 100);
  EXPECT_GT(halves, 1000);
}

TEST(Pacman, the_hash_that_is_kept_is_that_of_the_position_made_afresh) {
  for (std::uint64_t game = 0; game < 100; ++game) {
    Rng rng(game);
    Position position = start(kBoards[game % 4]);
    while (!position.result()) {
      position.play(position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))]);
      State state;
      for (std::size_t seat = 0; seat < position.board().seats(); ++seat) state.put(seat, position.piece(seat));
      for (std::size_t i = 0; i < position.board().plan().food.size(); ++i) {
        if (position.state().has_food(i)) state.toggle_food(i);
      }
      for (std::size_t i = 0; i < position.board().plan().capsules.size(); ++i) {
        if (position.state().has_capsule(i)) state.toggle_capsule(i);
      }
      state.add_score(score(position));
      ASSERT_EQ(state, position.state());
      ASSERT_EQ(state.hash(), position.state().hash());
    }
  }
}

}  // namespace
}  // namespace ariadne::pacman
