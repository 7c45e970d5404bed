// Laws that every registered game obeys, on positions from random play.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <type_traits>
#include <unordered_map>

#include "all_games.hpp"
#include "core/borrowed.hpp"
#include "games/game.hpp"
#include "random_positions.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"

namespace ariadne {
namespace {

using laws::kLongestGame;

template <class G>
class GameLaws : public testing::Test, public laws::RandomPositions<G> {
 public:
  // Checks a law on random positions; rapidcheck names the seed of the first that breaks it.
  template <class Law>
  static void on_random_positions(const Law& law) {
    ASSERT_TRUE(rc::check([&](std::uint64_t seed) { law(GameLaws::random_position(seed), seed); }));
  }
};

template <class Tuple>
struct AsTypes;
template <class... Each>
struct AsTypes<std::tuple<Each...>> {
  using type = testing::Types<Each...>;
};

struct GameName {
  template <class G>
  static std::string GetName(int) {
    return G::info().id;
  }
};

TYPED_TEST_SUITE(GameLaws, AsTypes<AllGames>::type, GameName);

TYPED_TEST(GameLaws, copies_and_borrowers_play_alike) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    for (const auto move : position.moves()) {
      auto a = position, b = borrowed(position);
      a.play(move);
      b.play(move);
      RC_ASSERT(a == b);
      RC_ASSERT(a.hash() == b.hash());
      RC_ASSERT(!(a == position));
    }
  });
}

TYPED_TEST(GameLaws, equal_positions_hash_alike_and_different_ones_hardly_ever) {
  std::unordered_map<std::uint64_t, typename TypeParam::Position> by_hash;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const auto position = this->random_position(seed);
    const auto [found, fresh] = by_hash.emplace(position.hash(), position);
    ASSERT_TRUE(fresh || found->second == position);
  }
  EXPECT_GT(by_hash.size(), 100u);
}

TYPED_TEST(GameLaws, every_game_ends_and_only_then_has_a_result_and_no_moves) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    auto position = this->start(rng);
    std::uint64_t plies = 0;
    while (!position.result()) {
      ASSERT_FALSE(position.moves().size() == 0);
      ASSERT_LT(plies, kLongestGame);
      plies += play_randomly(position, rng, 1);
    }
    EXPECT_EQ(position.moves().size(), 0u);
    EXPECT_NE(TypeParam::outcome_text(position), "");
  }
}

TYPED_TEST(GameLaws, moves_are_different_and_listed_alike_by_iterating_and_by_index) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    std::set<std::string> texts;
    const auto moves = position.moves();
    std::size_t i = 0;
    for (const auto move : moves) {
      RC_ASSERT(moves[i++] == move);
      RC_ASSERT(texts.insert(TypeParam::move_text(position, move)).second);
    }
    RC_ASSERT(i == moves.size());
    if constexpr (CountsMoves<typename TypeParam::Position>) RC_ASSERT(position.move_count() == i);
  });
}

TYPED_TEST(GameLaws, the_text_of_a_move_reads_as_that_move_and_nothing_else_does) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    for (const auto move : position.moves()) {
      const auto read = TypeParam::read_move(position, TypeParam::move_text(position, move));
      RC_ASSERT(read && *read == move);
      RC_ASSERT(TypeParam::describe(position, move) != "");
    }
    for (const auto* garbage : {"", " ", "zz99", "-1", "\xff\xfe", "a1a1a1a1a1"}) {
      const auto read = TypeParam::read_move(position, garbage);
      RC_ASSERT(!read && read.error().message != "");
    }
  });
}

TYPED_TEST(GameLaws, text_and_json_give_the_position_back) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    const auto by_json = TypeParam::from_json(TypeParam::to_json(position));
    RC_ASSERT(by_json && *by_json == position);
    RC_ASSERT(by_json->hash() == position.hash());
    const auto by_text = TypeParam::from_text(TypeParam::to_text(position));
    RC_ASSERT(by_text && by_text->moves.empty());
    // A short notation may leave out settings of the score, but nothing that it shows.
    RC_ASSERT(TypeParam::to_text(by_text->start) == TypeParam::to_text(position));
  });
}

TYPED_TEST(GameLaws, the_same_seed_gives_the_same_game) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_TRUE(this->random_position(seed) == this->random_position(seed));
  }
}

TYPED_TEST(GameLaws, perft_is_the_sum_over_the_moves) {
  const std::function<std::uint64_t(const typename TypeParam::Position&, int)> plain = [&](const auto& position,
                                                                                           int depth) {
    if (depth == 0 || position.result()) return std::uint64_t{1};
    std::uint64_t leaves = 0;
    for (const auto move : position.moves()) {
      auto next = position;
      next.play(move);
      leaves += plain(next, depth - 1);
    }
    return leaves;
  };
  this->on_random_positions([&](const auto& position, std::uint64_t) {
    const int deepest = this->bearable_depth(position, 3);
    for (int depth = 0; depth <= deepest; ++depth) RC_ASSERT(perft(position, depth) == plain(position, depth));
  });
}

// Played for points, a finished game is worth its score under the evaluation that is the default.
TYPED_TEST(GameLaws, an_evaluation_of_a_finished_game_agrees_with_its_result) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    auto position = this->start(rng);
    play_out(position, rng);
    typename TypeParam::Evaluations evaluations;
    const auto check = [&](const auto& evaluate) { EXPECT_EQ(evaluate(position), decisive_value(*position.result())); };
    if constexpr (PlayedForScore<TypeParam>) {
      EXPECT_EQ(std::get<0>(evaluations)(position), position.result()->score);
    } else {
      std::apply([&](const auto&... each) { (check(each), ...); }, evaluations);
    }
  }
}

// What a drawing relies on.
void check_ground(const Ground& ground) {
  RC_ASSERT(ground.cells.size() == static_cast<std::size_t>(ground.rows * ground.columns));
  for (const auto cell : ground.cells) RC_ASSERT(cell < ground.tiles.size());
  RC_ASSERT(ground.walls.empty() || ground.walls.size() == ground.cells.size());
  RC_ASSERT(ground.row_labels.empty() || ground.row_labels.size() == static_cast<std::size_t>(ground.rows));
  RC_ASSERT(ground.column_labels.empty() || ground.column_labels.size() == static_cast<std::size_t>(ground.columns));
}

TYPED_TEST(GameLaws, a_scene_fits_its_ground_and_its_targets_are_the_legal_moves) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    const Scene scene = TypeParam::scene(position, nullptr);
    check_ground(scene.ground);
    std::set<std::string> ids;
    for (const auto& actor : scene.actors) {
      RC_ASSERT(scene.ground.contains(spot_of(actor)));
      RC_ASSERT(!actor.text.empty());
      RC_ASSERT(actor.id.empty() || ids.insert(actor.id).second);
    }
    for (const auto& mark : scene.marks) {
      RC_ASSERT(scene.ground.contains(mark.spot));
      RC_ASSERT(mark.kind != MarkKind::last || position.result());
      RC_ASSERT(mark.kind != MarkKind::target || TypeParam::read_move(position, mark.move).has_value());
    }
  });
}

TYPED_TEST(GameLaws, the_last_step_changes_nothing_but_its_marks) {
  this->on_random_positions([](const auto& position, std::uint64_t) {
    if (position.result()) return;
    auto next = position;
    const auto move = position.moves()[0];
    next.play(move);
    const LastStep<typename TypeParam::Position> last{position, {move}};
    Scene with = TypeParam::scene(next, &last), without = TypeParam::scene(next, nullptr);
    for (Scene* scene : {&with, &without}) {
      std::erase_if(scene->marks, [](const Mark& mark) { return mark.kind == MarkKind::last; });
    }
    RC_ASSERT(with == without);
  });
}

}  // namespace
}  // namespace ariadne
