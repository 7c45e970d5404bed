#include "games/hunger/position.hpp"

#include <gtest/gtest.h>

#include "games/hunger/hunger_samples.hpp"
#include "games/hunger/naive_hunger.hpp"
#include "games/hunger/state_json.hpp"
#include "search/tree/perft.hpp"

namespace ariadne::hunger {
namespace {

std::string codes_of(const Position& position) {
  std::string codes;
  for (const Move move : position.moves()) codes += static_cast<char>('0' + move.code);
  return codes;
}

std::pair<int, int> place_of(const Position& position, Seat seat) {
  const Tribute& tribute = position.tribute(seat);
  const int size = position.board().size();
  return {to_coordinate(tribute.x, size), to_coordinate(tribute.y, size)};
}

int sign_of(const Position& position) { return position.result().value().sign; }

TEST(HungerBoard, coordinates_skip_zero_and_give_their_index_back) {
  EXPECT_EQ(to_coordinate(0, 20), -10);
  EXPECT_EQ(to_coordinate(9, 20), -1);
  EXPECT_EQ(to_coordinate(10, 20), 1);
  EXPECT_EQ(to_coordinate(19, 20), 10);
  for (int size = kSmallestSize; size <= kLargestSize; size += 2) {
    for (int index = 0; index < size; ++index) EXPECT_EQ(to_index(to_coordinate(index, size), size), index);
  }
}

TEST(HungerPosition, codes_go_clockwise_from_up) {
  const Position start = Sample().at(kOne, 5, 5);
  const std::pair<int, int> expected[] = {{5, 4}, {6, 4}, {6, 5}, {6, 6}, {5, 6}, {4, 6}, {4, 5}, {4, 4}};
  for (int code = 1; code <= 8; ++code) {
    EXPECT_EQ(place_of(after(start, std::to_string(code)), kOne), expected[code - 1]) << code;
  }
}

TEST(HungerPosition, a_step_over_the_axis_leads_from_minus_one_to_one) {
  const Position start = Sample().at(kOne, -1, -1).at(kTwo, 1, 1);
  EXPECT_EQ(place_of(after(start, "4"), kOne), std::pair(1, 1));
  EXPECT_EQ(place_of(after(start, "3"), kOne), std::pair(1, -1));
  EXPECT_EQ(place_of(after(start, "5"), kOne), std::pair(-1, 1));
  EXPECT_EQ(place_of(after(start, "18"), kTwo), std::pair(-1, -1));
}

TEST(HungerPosition, there_are_eight_codes_inside_five_at_an_edge_and_three_in_a_corner) {
  EXPECT_EQ(codes_of(Sample().at(kOne, 1, 1)), "12345678");
  EXPECT_EQ(codes_of(Sample().at(kOne, 1, -10)), "34567");
  EXPECT_EQ(codes_of(Sample().at(kOne, 10, 1)), "15678");
  EXPECT_EQ(codes_of(Sample().at(kOne, 1, 10)), "12378");
  EXPECT_EQ(codes_of(Sample().at(kOne, -10, 1)), "12345");
  EXPECT_EQ(codes_of(Sample().at(kOne, 10, 10)), "178");
  EXPECT_EQ(codes_of(Sample().at(kOne, -10, -10)), "345");
}

TEST(HungerPosition, the_edge_is_that_of_what_is_left_of_the_board) {
  EXPECT_EQ(codes_of(Sample(10).at(kOne, 5, 5)), "178");
  EXPECT_EQ(codes_of(Sample(10).at(kOne, -5, 2)), "12345");
  EXPECT_EQ(codes_of(Sample(12).at(kOne, 5, 5)), "12345678");
}

TEST(HungerPosition, moves_alternate_and_a_round_is_one_move_of_each) {
  const Position start = Sample();
  EXPECT_EQ(start.to_move(), kOne);
  EXPECT_EQ(after(start, "4").to_move(), kTwo);
  EXPECT_EQ(after(start, "4").round(), 1);
  EXPECT_EQ(after(start, "48").to_move(), kOne);
  EXPECT_EQ(after(start, "48").round(), 2);
}

TEST(HungerPosition, the_second_player_may_be_the_first_to_move) {
  const Position start = Sample().first(kTwo);
  EXPECT_EQ(start.to_move(), kTwo);
  EXPECT_EQ(after(start, "8").round(), 1);
  EXPECT_EQ(after(start, "84").round(), 2);
  EXPECT_EQ(after(start, "84").to_move(), kTwo);
}

TEST(HungerPosition, an_own_weapon_is_taken) {
  const Position position = after(Sample().at(kOne, 1, 1).item(1, -1, Item::weapon_of(kOne, kBow)), "1");
  EXPECT_EQ(position.tribute(kOne).weapons, kBow);
  EXPECT_TRUE(position.items().empty());
  EXPECT_EQ(position.tribute(kOne).score, 15);
}

TEST(HungerPosition, a_weapon_of_the_other_player_stays_and_does_nothing) {
  const Position position = after(Sample().at(kOne, 1, 1).item(1, -1, Item::weapon_of(kTwo, kPistol)), "1");
  EXPECT_EQ(position.tribute(kOne).weapons, 0);
  EXPECT_EQ(position.items().size(), 1u);
  EXPECT_EQ(after(Sample().at(kTwo, 1, 1).item(1, -1, Item::weapon_of(kTwo, kPistol)), "41").tribute(kTwo).weapons,
            kPistol);
}

TEST(HungerPosition, food_is_eaten_once) {
  const Position position = after(Sample().at(kOne, 1, 1).item(1, -1, Item::food(7)), "1");
  EXPECT_EQ(position.tribute(kOne).score, 22);
  EXPECT_TRUE(position.items().empty());
  EXPECT_EQ(after(position, "8581").tribute(kOne).score, 22);
}

TEST(HungerPosition, a_trap_hurts_stays_and_hurts_again) {
  const Position position = after(Sample().at(kOne, 1, 1).item(1, -1, Item::trap(kBow, -5)), "1");
  EXPECT_EQ(position.tribute(kOne).score, 10);
  EXPECT_EQ(position.items().size(), 1u);
  EXPECT_EQ(after(position, "85").tribute(kOne).score, 10);
  EXPECT_EQ(after(position, "8581").tribute(kOne).score, 5);
}

TEST(HungerPosition, the_bow_protects_from_animals_and_the_sword_from_ropes) {
  const auto score = [](Weapons weapons, Weapons protection) {
    const Position start = Sample().at(kOne, 1, 1).weapons(kOne, weapons).item(1, -1, Item::trap(protection, -5));
    return int{after(start, "1").tribute(kOne).score};
  };
  EXPECT_EQ(score(kBow, kBow), 15);
  EXPECT_EQ(score(kSword, kBow), 10);
  EXPECT_EQ(score(kSword, kSword), 15);
  EXPECT_EQ(score(kBow, kSword), 10);
  EXPECT_EQ(score(kPistol, kBow), 10);
  EXPECT_EQ(score(kAllWeapons, kSword), 15);
}

TEST(HungerPosition, a_weapon_protects_from_the_next_move_on) {
  const Position start =
      Sample().at(kOne, 1, 1).item(1, -1, Item::weapon_of(kOne, kSword)).item(1, -2, Item::trap(kSword, -9));
  EXPECT_EQ(after(start, "181").tribute(kOne).score, 15);
  EXPECT_EQ(after(start, "288").tribute(kOne).score, 6);
}

TEST(HungerPosition, a_score_below_zero_is_death_and_zero_is_not) {
  const auto start = [](int score) -> Position {
    return Sample().at(kOne, 1, 1).score(kOne, score).item(1, -1, Item::trap(kBow, -5));
  };
  EXPECT_EQ(after(start(5), "1").result(), std::nullopt);
  EXPECT_EQ(after(start(5), "1").tribute(kOne).score, 0);
  const Position dead = after(start(4), "1");
  EXPECT_EQ(sign_of(dead), -1);
  EXPECT_EQ(dead.ending(), Ending::negative_score);
  EXPECT_TRUE(dead.moves().empty());
}

TEST(HungerPosition, death_comes_before_the_shot) {
  const Position start =
      Sample().at(kOne, 1, 1).at(kTwo, 1, -2).score(kOne, 4).weapons(kOne, kPistol).item(1, -1, Item::trap(kBow, -5));
  EXPECT_EQ(sign_of(after(start, "1")), -1);
}

TEST(HungerPosition, a_pistol_shoots_on_the_very_move_that_takes_it) {
  const Position start = Sample().at(kOne, 1, 1).at(kTwo, 1, -2).item(1, -1, Item::weapon_of(kOne, kPistol));
  const Position end = after(start, "1");
  EXPECT_EQ(end.ending(), Ending::shot);
  EXPECT_EQ(sign_of(end), 1);
}

TEST(HungerPosition, the_opponent_is_shot_on_the_same_tile_and_all_around_and_no_further) {
  for (int x = 1; x <= 7; ++x) {
    for (int y = 1; y <= 7; ++y) {
      const Position start = Sample().at(kOne, 4, 5).at(kTwo, x, y).weapons(kOne, kPistol);
      const Position end = after(start, "1");  // to (4, 4)
      const bool near = std::max(std::abs(x - 4), std::abs(y - 4)) < 2;
      EXPECT_EQ(end.ending(), near ? Ending::shot : Ending::none) << x << " " << y;
    }
  }
}

TEST(HungerPosition, distances_are_counted_in_tiles_across_the_axis) {
  const Position start = Sample().at(kOne, -2, -1).at(kTwo, 1, 1).weapons(kOne, kPistol);
  EXPECT_EQ(after(start, "3").ending(), Ending::shot);
  EXPECT_EQ(after(start, "1").ending(), Ending::none);
}

TEST(HungerPosition, only_the_mover_shoots) {
  const Position start = Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kTwo, kPistol);
  const Position beside = after(start, "3");
  EXPECT_EQ(beside.result(), std::nullopt);
  EXPECT_EQ(sign_of(after(beside, "1")), -1);  // wherever it goes next to the other
  EXPECT_EQ(after(beside, "3").result(), std::nullopt);
}

TEST(HungerPosition, armed_neighbours_do_not_end_the_game_before_one_of_them_moves) {
  const Position start = Sample().at(kOne, 1, 1).at(kTwo, 2, 1).weapons(kOne, kPistol).weapons(kTwo, kPistol);
  EXPECT_EQ(start.result(), std::nullopt);
  EXPECT_EQ(sign_of(after(start, "3")), 1);
  EXPECT_EQ(after(start, "7").result(), std::nullopt);
}

TEST(HungerPosition, a_shot_in_the_second_half_of_a_round_ends_the_game_before_the_ring_goes) {
  const Position start = Sample().round(3).to_move(kTwo).at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kTwo, kPistol);
  const Position end = after(start, "7");
  EXPECT_EQ(end.ending(), Ending::shot);
  EXPECT_EQ(end.size(), 20);
  EXPECT_EQ(end.round(), 3);
}

TEST(HungerPosition, the_outer_ring_goes_after_every_third_round) {
  Position position = Sample().at(kOne, 1, 1).at(kTwo, -4, -4);
  for (const int size : {20, 20, 18, 18, 18, 16}) {
    position = after(position, position.round() % 2 == 0 ? "51" : "15");
    EXPECT_EQ(position.size(), size) << position.round();
  }
}

TEST(HungerPosition, a_ring_on_which_somebody_stands_stays_for_three_more_rounds) {
  const Position start = Sample().round(3).at(kOne, 1, 1).at(kTwo, 10, 4);
  const Position blocked = after(start, "15");
  EXPECT_EQ(blocked.size(), 20);
  EXPECT_EQ(blocked.next_shrinking(), 6);
  const Position inside = after(blocked, "57");
  EXPECT_EQ(inside.size(), 20);
  EXPECT_EQ(after(inside, "1551").size(), 18);
  EXPECT_EQ(after(Sample().round(3).at(kOne, -10, 1).at(kTwo, 1, 1), "15").size(), 20);
  EXPECT_EQ(after(Sample().round(3).at(kOne, 1, -10).at(kTwo, 1, 1), "35").size(), 20);
  EXPECT_EQ(after(Sample().round(3).at(kOne, 1, 10).at(kTwo, 1, 1), "35").size(), 20);
}

TEST(HungerPosition, items_go_with_their_ring) {
  const Position start = Sample(10)
                             .round(3)
                             .at(kOne, 1, 1)
                             .at(kTwo, -3, 1)
                             .item(5, 5, Item::food(3))
                             .item(-5, 1, Item::trap(kBow, -2))
                             .item(4, 4, Item::food(2));
  const Position position = after(start, "15");
  EXPECT_EQ(position.size(), 8);
  ASSERT_EQ(position.items().size(), 1u);
  EXPECT_EQ(position.items()[0].item, Item::food(2));
}

TEST(HungerPosition, the_game_is_over_when_the_size_becomes_four_and_the_higher_score_wins) {
  const auto end = [](int one, int two) {
    return after(Sample(6).round(3).at(kOne, 1, 1).at(kTwo, -2, -2).score(kOne, one).score(kTwo, two), "15");
  };
  EXPECT_EQ(end(3, 2).ending(), Ending::small_board);
  EXPECT_EQ(end(3, 2).size(), 4);
  EXPECT_EQ(sign_of(end(3, 2)), 1);
  EXPECT_EQ(sign_of(end(2, 3)), -1);
  EXPECT_EQ(sign_of(end(3, 3)), 0);
  EXPECT_TRUE(end(3, 3).moves().empty());
}

TEST(HungerPosition, the_limit_of_rounds_ends_the_game_by_score) {
  const auto end = [](int one, int two) {
    return after(Sample().round(7, 7).at(kOne, 1, 1).score(kOne, one).score(kTwo, two), "18");
  };
  EXPECT_EQ(end(3, 2).ending(), Ending::limit);
  EXPECT_EQ(sign_of(end(3, 2)), 1);
  EXPECT_EQ(sign_of(end(2, 3)), -1);
  EXPECT_EQ(sign_of(end(3, 3)), 0);
  EXPECT_EQ(after(Sample().round(6, 7), "48").ending(), Ending::none);
}

TEST(HungerPosition, a_shot_in_the_last_move_before_the_limit_counts) {
  const Position start =
      Sample().round(7, 7).to_move(kTwo).at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kTwo, kPistol).score(kOne, 99);
  EXPECT_EQ(sign_of(after(start, "7")), -1);
}

TEST(HungerPosition, the_score_of_a_win_is_the_number_of_moves_left) {
  const Sample near = Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol);
  EXPECT_EQ(after(Sample(near).round(1, 10), "3").result(), (Outcome{1, 19}));
  EXPECT_EQ(after(Sample(near).round(10, 10), "3").result(), (Outcome{1, 1}));
  EXPECT_EQ(after(Sample().round(10, 10).score(kOne, 3), "48").result(), (Outcome{-1, 0}));
  EXPECT_EQ(after(Sample(6).round(3, 10).at(kOne, 1, 1).at(kTwo, -2, -2).score(kOne, 16), "15").result(),
            (Outcome{1, 14}));
}

TEST(HungerPosition, players_may_share_a_tile) {
  const Position start = Sample().at(kOne, 10, 10);
  EXPECT_EQ(start.result(), std::nullopt);
  EXPECT_EQ(place_of(after(start, "88"), kOne), place_of(after(start, "88"), kTwo));
}

TEST(HungerPosition, positions_that_differ_in_anything_are_different) {
  const auto base = [] { return Sample().item(1, 1, Item::food(3)).item(-4, 4, Item::trap(kBow, -2)); };
  const Position position = base();
  const Position others[] = {base().at(kOne, 2, 2),
                             base().score(kTwo, 14),
                             base().weapons(kOne, kBow),
                             base().round(2),
                             base().round(1, 999),
                             base().first(kTwo),
                             base().to_move(kTwo),
                             base().item(2, 2, Item::food(1)),
                             Sample().item(1, 1, Item::food(4)).item(-4, 4, Item::trap(kBow, -2)),
                             Sample().item(1, 1, Item::food(3)).item(-4, 4, Item::trap(kSword, -2)),
                             Sample().item(1, 1, Item::food(3)).item(4, 4, Item::trap(kBow, -2))};
  for (const Position& other : others) {
    EXPECT_NE(other, position);
    EXPECT_NE(other.hash(), position.hash());
  }
  EXPECT_EQ(position, Position(base()));
  EXPECT_EQ(position.hash(), Position(base()).hash());
}

TEST(HungerPosition, what_is_gone_makes_no_difference) {
  const Position with = after(Sample(10).round(3).at(kOne, 1, 1).at(kTwo, -3, 1).item(5, 5, Item::food(3)), "15");
  const Position without = after(Sample(10).round(3).at(kOne, 1, 1).at(kTwo, -3, 1), "15");
  EXPECT_EQ(with, without);
  EXPECT_EQ(with.hash(), without.hash());
}

TEST(HungerPosition, random_games_from_any_position_agree_with_the_slow_twin) {
  int endings[5] = {};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Rng rng(seed);
    Position position = random_sample(rng);
    naive::Game twin(write_json(position));
    while (!position.result()) {
      ASSERT_EQ(codes_of(position), twin.codes()) << "seed " << seed;
      const Move move = position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))];
      position.play(move);
      twin.play(static_cast<char>('0' + move.code));
      ASSERT_EQ(position.tribute(kOne).score, twin.score(1)) << "seed " << seed;
      ASSERT_EQ(position.tribute(kTwo).score, twin.score(2)) << "seed " << seed;
      ASSERT_EQ(position.items().size(), twin.items()) << "seed " << seed;
      ASSERT_EQ(position.size(), twin.board());
      ASSERT_EQ(position.round(), twin.round());
    }
    ++endings[static_cast<std::size_t>(position.ending())];
    EXPECT_EQ(sign_of(position), twin.outcome()) << "seed " << seed;
    EXPECT_EQ(twin.codes(), "");
  }
  for (const Ending ending : {Ending::negative_score, Ending::shot, Ending::small_board, Ending::limit}) {
    EXPECT_GT(endings[static_cast<std::size_t>(ending)], 10);
  }
}

TEST(HungerPosition, a_board_with_more_items_than_a_set_holds_is_played_alike) {
  Sample full = Sample(10).at(kOne, 1, 1).at(kTwo, 4, 4);
  for (int x = -5; x <= 5; ++x) {
    for (int y = -5; y <= 5; ++y) {
      if (x != 0 && y != 0) full.item(x, y, Item::food(1 + (x + y + 10) % 10));
    }
  }
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    Position position = full;
    naive::Game twin(write_json(position));
    while (!position.result()) {
      const Move move = position.moves()[rng.below(static_cast<std::uint32_t>(position.moves().size()))];
      position.play(move);
      twin.play(static_cast<char>('0' + move.code));
      ASSERT_EQ(position.items().size(), twin.items());
      ASSERT_EQ(position.tribute(kOne).score, twin.score(1));
      const Position again = position_of(draft_of(position));
      ASSERT_EQ(position, again);
      ASSERT_EQ(position.hash(), again.hash());
    }
    EXPECT_EQ(sign_of(position), twin.outcome());
  }
}

TEST(HungerPosition, perft_agrees_with_the_slow_twin) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    const naive::Game twin(write_json(position));
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(perft(position, depth), static_cast<std::uint64_t>(twin.leaves(depth))) << "seed " << seed;
    }
  }
}

// Both in the corner of an empty board: the first numbers can be counted by hand, 3 and 3 x 3.
TEST(HungerPosition, perft_of_the_start) {
  const Position start = Sample().at(kOne, 10, 10);
  EXPECT_EQ(perft(start, 1), 3u);
  EXPECT_EQ(perft(start, 2), 9u);
  EXPECT_EQ(perft(start, 3), 54u);  // 5 + 5 + 8 codes after each move of the first
  EXPECT_EQ(perft(start, 4), 324u);
}

}  // namespace
}  // namespace ariadne::hunger
