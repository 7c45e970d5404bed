#include "games/theseus/position.hpp"

#include <gtest/gtest.h>

#include "games/theseus/drawing.hpp"
#include "games/theseus/generate.hpp"
#include "games/theseus/naive_theseus.hpp"
#include "games/theseus/theseus_samples.hpp"

namespace ariadne::theseus {
namespace {

constexpr Move kUp{Direction::up}, kRight{Direction::right}, kDown{Direction::down}, kLeft{Direction::left};

Position after(Position position, std::initializer_list<Move> moves) {
  for (const Move move : moves) position.play(move);
  return position;
}

std::vector<Move> moves_of(const Position& position) {
  const auto moves = position.moves();
  return {moves.begin(), moves.end()};
}

Position random_board(Rng& rng, int limit) {
  const int size = 3 + 2 * static_cast<int>(rng.below(4));
  const Walls walls = draw_walls(size, rng.below(2) == 0 ? WallStyle::dense : WallStyle::classic, rng);
  return Position(std::make_shared<const Board>(walls, draw_supplies(size, 3, rng)), limit);
}

char code_of(Move move) { return "1357"[static_cast<std::size_t>(move.direction)]; }

TEST(TheseusPosition, theseus_moves_first_and_then_they_take_turns) {
  const Position position = small();
  EXPECT_EQ(position.to_move(), kTheseus);
  EXPECT_EQ(after(position, {kRight}).to_move(), kMinotaur);
  EXPECT_EQ(after(position, {kRight, kLeft}).to_move(), kTheseus);
  EXPECT_EQ(after(position, {kRight, kLeft}).ply(), 2);
}

TEST(TheseusPosition, only_open_directions_are_listed_in_the_order_of_their_codes) {
  EXPECT_EQ(moves_of(small()), (std::vector{kUp, kRight}));
  EXPECT_EQ(moves_of(after(small(), {kRight})), (std::vector{kUp, kDown, kLeft}));
}

TEST(TheseusPosition, playable_are_the_open_directions_and_one_into_a_wall) {
  const auto playable = [](const Position& position) {
    const auto moves = position.playable_moves();
    return std::vector<Move>{moves.begin(), moves.end()};
  };
  EXPECT_EQ(playable(small()), (std::vector{kUp, kRight, kDown}));  // left is a wall as well
  EXPECT_EQ(playable(after(small(), {kRight})), (std::vector{kUp, kDown, kLeft, kRight}));
  EXPECT_EQ(playable(after(small(), {kRight, kUp, kUp})), (std::vector{kRight, kDown, kLeft, kUp}));
  EXPECT_EQ(playable(after(small(), {kDown, kLeft, kRight, kDown, kUp, kLeft})),
            (std::vector{kUp, kDown, kLeft, kRight}));
  EXPECT_TRUE(playable(after(small(), {kRight, kDown})).empty());
}

TEST(TheseusPosition, with_all_moves_what_is_playable_is_searched) {
  static_assert(!PlayableBeyondMoves<WithAllMoves<Position>>, "so what it proves is proven");
  WithAllMoves<Position> position(small());
  EXPECT_TRUE(std::ranges::equal(position.moves(), small().playable_moves()));
  position.play(kDown);
  EXPECT_EQ(position, WithAllMoves<Position>(after(small(), {kDown})));
  EXPECT_EQ(position.hash(), after(small(), {kDown}).hash());
}

TEST(TheseusPosition, whatever_the_direction_it_leads_where_a_playable_move_leads) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    for (Position position = random_board(rng, 30); !position.result(); position.play({kDirections[rng.below(4)]})) {
      std::vector<Position> ends;
      for (const Move move : position.playable_moves()) ends.push_back(after(position, {move}));
      for (const Direction direction : kDirections) {
        EXPECT_EQ(std::count(ends.begin(), ends.end(), after(position, {Move{direction}})), 1) << "seed " << seed;
      }
    }
  }
}

TEST(TheseusPosition, a_step_leads_to_the_tile_beside) {
  const Position position = after(small(), {kRight, kLeft});
  EXPECT_EQ(position.theseus(), 1);
  EXPECT_EQ(position.minotaur(), 3);
}

TEST(TheseusPosition, a_move_into_a_wall_spends_the_turn_and_the_player_stays) {
  const Position position = after(small(), {kLeft, kRight});
  EXPECT_EQ(position.theseus(), 0);
  EXPECT_EQ(position.minotaur(), 4);
  EXPECT_EQ(position.ply(), 2);
}

TEST(TheseusPosition, theseus_takes_a_supply_on_arrival) {
  const Position position = after(small(), {kRight, kLeft, kRight});
  EXPECT_EQ(position.collected(), 1);
  EXPECT_EQ(std::popcount(position.supplies()), 1);
  EXPECT_EQ(position.result(), std::nullopt);
}

TEST(TheseusPosition, the_minotaur_may_stand_on_a_supply_and_leaves_it) {
  const Position position = after(small(), {kLeft, kUp, kDown, kRight});
  EXPECT_EQ(position.minotaur(), 8);
  EXPECT_EQ(position.collected(), 0);
  EXPECT_EQ(std::popcount(position.supplies()), 2);
}

TEST(TheseusPosition, the_minotaur_wins_by_stepping_onto_theseus) {
  const Position position = after(small(), {kRight, kDown});
  EXPECT_EQ(position.result(), (Outcome{-1, -198}));
  EXPECT_TRUE(position.moves().empty());
}

TEST(TheseusPosition, theseus_loses_by_stepping_onto_the_minotaur) {
  EXPECT_EQ(after(small(), {kDown, kDown, kRight}).result(), (Outcome{-1, -197}));
}

TEST(TheseusPosition, theseus_wins_with_the_last_supply) {
  EXPECT_EQ(after(small(), {kRight, kUp, kRight, kLeft, kUp, kDown, kUp}).result(), (Outcome{1, 193}));
}

TEST(TheseusPosition, the_last_supply_on_the_tile_of_the_minotaur_wins) {
  const Position position = position_of(
      "+---+---+---+\n"
      "|           |\n"
      "+   +   +   +\n"
      "|           |\n"
      "+   +   +   +\n"
      "| T   MS    |\n"
      "+---+---+---+\n");
  EXPECT_EQ(after(position, {kRight}).result(), (Outcome{1, 199}));
}

TEST(TheseusPosition, another_supply_on_the_tile_of_the_minotaur_is_taken_but_does_not_save_him) {
  const Position position = position_of(
      "+---+---+---+\n"
      "|         S |\n"
      "+   +   +   +\n"
      "|           |\n"
      "+   +   +   +\n"
      "| T   MS    |\n"
      "+---+---+---+\n");
  const Position end = after(position, {kRight});
  EXPECT_EQ(end.result(), (Outcome{-1, -199}));
  EXPECT_EQ(end.collected(), 1);
}

TEST(TheseusPosition, the_game_is_drawn_when_the_moves_are_used_up) {
  const Position start(std::make_shared<const Board>(Walls(3), std::vector{8}), 3);
  const Position position = after(start, {kLeft, kUp});
  EXPECT_EQ(position.result(), std::nullopt);
  EXPECT_EQ(after(position, {kDown}).result(), (Outcome{0, 0}));
}

TEST(TheseusPosition, a_capture_or_the_last_supply_on_the_last_move_counts) {
  const auto board = std::make_shared<const Board>(Walls(3), std::vector{1});
  const Position start(board, 2);
  EXPECT_EQ(Position(board, 1).result(), std::nullopt);
  EXPECT_EQ(after(Position(board, 1), {kRight}).result(), (Outcome{1, 0}));
  EXPECT_EQ(after(start.with({0, 1, 1, 0}), {kUp, kLeft}).result(), (Outcome{0, 0}));
  EXPECT_EQ(after(start.with({0, 1, 1, 0}), {kLeft, kLeft}).result(), (Outcome{-1, 0}));
}

TEST(TheseusPosition, a_position_is_made_from_its_parts_on_the_same_board) {
  const Position position = after(small(), {kRight, kLeft, kRight});
  const Position again = small().with({position.theseus(), position.minotaur(), position.supplies(), position.ply()});
  EXPECT_EQ(again, position);
  EXPECT_EQ(again.hash(), position.hash());
}

TEST(TheseusPosition, positions_that_differ_in_anything_are_different) {
  const Position position = small();
  const Position others[] = {position.with({1, 4, 3, 0}),
                             position.with({0, 3, 3, 0}),
                             position.with({0, 4, 1, 0}),
                             position.with({0, 4, 2, 0}),
                             position.with({0, 4, 3, 2}),
                             Position(std::make_shared<const Board>(Walls(3), position.board().supplies())),
                             Position(std::make_shared<const Board>(position.board().walls(), std::vector{2, 8}), 100),
                             Position(std::make_shared<const Board>(position.board().walls(), std::vector{2, 8}, 1))};
  for (const auto& other : others) {
    EXPECT_NE(other, position);
    EXPECT_NE(other.hash(), position.hash());
  }
}

TEST(TheseusPosition, random_games_agree_with_the_slow_twin_moves_into_walls_included) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    Position position = random_board(rng, 60);
    naive::Game twin(drawing_of(position), 0, 60);
    while (!position.result()) {
      std::string codes;
      for (const Move move : position.moves()) codes += code_of(move);
      ASSERT_EQ(codes, twin.open_codes());
      const Move move{kDirections[rng.below(4)]};
      position.play(move);
      twin.play(code_of(move));
      ASSERT_EQ(static_cast<std::size_t>(std::popcount(position.supplies())), twin.supplies());
    }
    EXPECT_EQ(position.result().value_or(Outcome{}).sign, twin.outcome()) << "seed " << seed;
    EXPECT_EQ(twin.open_codes(), "");
  }
}

std::uint64_t leaves(const Position& position, int depth) {
  if (depth == 0 || position.result()) return 1;
  std::uint64_t sum = 0;
  for (const Move move : position.moves()) sum += leaves(after(position, {move}), depth - 1);
  return sum;
}

TEST(TheseusPosition, the_tree_has_as_many_leaves_as_that_of_the_slow_twin) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Rng rng(seed);
    const Position position = random_board(rng, 5);
    EXPECT_EQ(leaves(position, 6), static_cast<std::uint64_t>(naive::Game(drawing_of(position), 0, 5).leaves(6)));
  }
}

TEST(TheseusDistances, they_go_round_walls_and_are_alike_in_both_directions) {
  const Position position = small();
  const Distances& distances = position.board().distances();
  EXPECT_EQ(distances.between(0, 3), 1);
  EXPECT_EQ(distances.between(4, 5), 3);
  EXPECT_EQ(distances.between(8, 8), 0);
  for (int a = 0; a < 9; ++a) {
    for (int b = 0; b < 9; ++b) EXPECT_EQ(distances.between(a, b), distances.between(b, a));
  }
}

TEST(TheseusDistances, each_is_one_more_than_the_least_of_the_neighbours) {
  Rng rng(11);
  const Walls walls = draw_walls(15, WallStyle::dense, rng);
  const Distances distances(walls);
  for (int from = 0; from < walls.tiles(); ++from) {
    for (int to = 0; to < walls.tiles(); ++to) {
      int least = walls.tiles();
      for (const Direction direction : kDirections) {
        const auto next = walls.step(to, direction);
        if (next) least = std::min(least, distances.between(from, *next) + 1);
      }
      ASSERT_EQ(distances.between(from, to), from == to ? 0 : least);
    }
  }
}

TEST(TheseusDistances, where_there_is_no_way_they_are_longer_than_any_way) {
  Walls walls(3);
  walls.set(3, Direction::right);
  walls.set(0, Direction::right);
  walls.set(6, Direction::right);
  EXPECT_EQ(Distances(walls).between(0, 1), 9);
  EXPECT_EQ(Distances(walls).between(0, 6), 2);
}

}  // namespace
}  // namespace ariadne::theseus
