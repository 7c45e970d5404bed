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
#include "search/tree/alpha_beta.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/monte_carlo_search.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kLongestGame = 100'000;

// Settings that differ: each choice of a parameter, and its least and greatest number.
std::vector<std::string> settings_texts(const GameInfo& info) {
  std::vector<std::string> texts = {""};
  for (const auto& parameter : info.parameters) {
    for (const auto& word : parameter.choices) texts.push_back(parameter.name + "=" + word);
    if (!parameter.is_number()) continue;
    texts.push_back(parameter.name + "=" + std::to_string(parameter.min));
    texts.push_back(parameter.name + "=" + std::to_string(parameter.max));
  }
  return texts;
}

template <class G>
class GameLaws : public testing::Test {
 public:
  using P = typename G::Position;

  static P start(Rng& rng) {
    const GameInfo info = G::info();
    const auto texts = settings_texts(info);
    const auto& text = texts[rng.below(static_cast<std::uint32_t>(texts.size()))];
    return G::start(check_settings(text, info.parameters, info.id).value(), rng);
  }
  // A position somewhere in a random game, sometimes at its end.
  static P random_position(std::uint64_t seed) {
    Rng rng(seed);
    P position = start(rng);
    P whole = position;
    Rng again = rng;
    const auto length = play_randomly(whole, again, kLongestGame);
    play_randomly(position, rng, rng.below(static_cast<std::uint32_t>(length + 1)));
    return position;
  }
  // The depth that is wanted, or as much of it as makes a tree of a bearable size where there are many moves.
  static int bearable_depth(const P& position, int wanted) {
    constexpr std::uint64_t kMaxLeaves = 100'000;
    int depth = 1;
    while (depth < wanted && perft(position, depth + 1) <= kMaxLeaves) ++depth;
    return depth;
  }
  // Checks a law on random positions; rapidcheck names the seed of the first that breaks it.
  template <class Law>
  static void on_random_positions(const Law& law) {
    ASSERT_TRUE(rc::check([&](std::uint64_t seed) { law(random_position(seed), seed); }));
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

using test_search::searched, test_search::searched_with_table;

TYPED_TEST(GameLaws, alpha_beta_returns_the_value_and_the_move_of_minimax_with_fewer_nodes) {
  std::uint64_t minimax_nodes = 0, alpha_beta_nodes = 0, compared = 0;
  const auto compare = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
      const auto position = this->random_position(seed);
      if (position.result()) continue;
      const int depth = this->bearable_depth(position, 1 + static_cast<int>(seed % 4));
      const auto whole = searched<Minimax>(position, depth, 1, evaluate);
      const auto pruned = searched<AlphaBeta>(position, depth, 1, evaluate);
      ASSERT_EQ(pruned.value, whole.value) << "seed " << seed;
      ASSERT_TRUE(pruned.move == whole.move) << "seed " << seed;
      ASSERT_LE(pruned.nodes, whole.nodes);
      minimax_nodes += whole.nodes;
      alpha_beta_nodes += pruned.nodes;
      ++compared;
    }
  };
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Evaluations{});
  EXPECT_GT(compared, 300u);
  EXPECT_LT(alpha_beta_nodes, minimax_nodes);
}

// Whatever it keeps is part of the position and of its hash: whose turn it is, pending choices, moves until a limit,
// what is left of a board. Else an entry of another position would answer. The searcher that is kept has a table full
// of earlier searches, of other positions too; the small ones have more positions than places.
TYPED_TEST(GameLaws, a_search_that_remembers_has_the_value_of_minimax_and_a_move_that_has_it) {
  constexpr std::size_t kSmall = TranspositionTable::kLeastBytes, kLarge = std::size_t{1} << 18;
  test_search::TableSearcher kept{TranspositionTable(kLarge)}, crowded{TranspositionTable(kSmall)};
  std::uint64_t compared = 0;
  const auto compare = [&](const auto& evaluate) {
    kept.new_game();
    crowded.new_game();
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
      const auto position = this->random_position(seed);
      if (position.result()) continue;
      const int depth = this->bearable_depth(position, 1 + static_cast<int>(seed % 5));
      const auto whole = searched<Minimax>(position, depth, 1, evaluate);
      const SearchPlan plan{.first_depth = seed % 3 == 0 ? depth : 1, .last_depth = depth};
      const SearchTuning tuning{.table_depth = 1 + static_cast<int>(seed % 2)};
      const auto check = [&](const auto& found) {
        ASSERT_EQ(found.value, whole.value) << "seed " << seed;
        if (whole.proven) ASSERT_TRUE(found.proven) << "seed " << seed;
        for (const auto& root : whole.moves) {
          if (root.move == found.move) ASSERT_EQ(root.value, whole.value) << "seed " << seed;
        }
      };
      check(searched_with_table(position, depth, 1, kLarge, evaluate));
      check(searched_with_table(kept, position, plan, evaluate, tuning));
      check(searched_with_table(crowded, position, plan, evaluate, tuning));
      ++compared;
    }
  };
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Evaluations{});
  EXPECT_GT(compared, 60u);
}

// A position that is over after a number of plies, whatever the rules say: its whole tree can be searched.
template <class P>
struct Shallow {
  using Move = typename P::Move;
  P position = P();
  int plies = 0;

  Seat to_move() const { return position.to_move(); }
  static constexpr Team team(Seat seat) { return P::team(seat); }
  auto moves() const { return position.moves(); }
  void play(Move move) {
    position.play(move);
    --plies;
  }
  std::optional<Outcome> result() const { return plies == 0 ? Outcome{} : position.result(); }
  std::uint64_t hash() const { return mix(position.hash() + static_cast<std::uint64_t>(plies)); }
  bool operator==(const Shallow&) const = default;
};
template <class Evaluate>
struct OfShallow {
  Evaluate evaluate;
  template <class P>
  auto operator()(const Shallow<P>& position) const {
    return evaluate(position.position);
  }
};

TYPED_TEST(GameLaws, what_monte_carlo_tree_search_proves_is_what_minimax_finds) {
  using P = Shallow<typename TypeParam::Position>;
  using Evaluate = OfShallow<std::tuple_element_t<0, typename TypeParam::Evaluations>>;
  const Evaluate evaluate{};
  std::uint64_t compared = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const P position{this->random_position(seed), 1};
    if (position.position.result()) continue;
    P deeper = position;
    while (deeper.plies < 5 && perft(position.position, deeper.plies + 1) <= 1000) ++deeper.plies;
    const auto whole = searched<Minimax>(deeper, deeper.plies, 1, evaluate);
    MonteCarloTree<P, WinRates> tree(std::size_t{1} << 20, 100.0);
    MonteCarloSearch<P, Evaluate, WinRates> search(evaluate, tree, {}, seed);
    Budget budget({.nodes = 500'000});
    const auto found = search.search(deeper, budget);
    ASSERT_TRUE(found.proven) << "seed " << seed;
    ASSERT_EQ(found.value, static_cast<double>(whole.value)) << "seed " << seed;
    for (const auto& root : whole.moves) {
      if (root.move == found.move) ASSERT_EQ(root.value, whole.value) << "seed " << seed;
    }
    ++compared;
  }
  EXPECT_GT(compared, 30u);
}

// With k lines wanted, the k best moves have their exact values, wherever they stand in the list, and no other move is
// better than the last of them.
TYPED_TEST(GameLaws, with_several_lines_wanted_the_best_moves_have_their_exact_values) {
  std::size_t compared = 0;
  const auto compare = [&](const auto& position, const auto& evaluate) {
    const int depth = this->bearable_depth(position, 3);
    const auto whole = searched<Minimax>(position, depth, 1, evaluate);
    const double sign = std::decay_t<decltype(position)>::team(position.to_move()) == Team::first ? 1 : -1;
    std::vector<double> best;
    for (const auto& move : whole.moves) best.push_back(sign * static_cast<double>(move.value));
    std::ranges::sort(best, std::greater{});
    const std::size_t all = whole.moves.size();
    for (std::size_t lines = 1; lines <= all; lines += 1 + lines / 16) {  // every k, of very many moves most
      const auto check = [&](const auto& pruned) {
        ASSERT_EQ(pruned.moves.size(), all);
        std::size_t exact = 0;
        for (std::size_t i = 0; i < all; ++i) {
          const double value = sign * static_cast<double>(whole.moves[i].value);
          if (value > best[lines - 1]) ASSERT_EQ(pruned.moves[i].bound, Bound::exact) << lines;
          if (pruned.moves[i].bound != Bound::exact) continue;
          ASSERT_EQ(pruned.moves[i].value, whole.moves[i].value) << lines;
          exact += value >= best[lines - 1];
        }
        ASSERT_GE(exact, lines);
      };
      check(searched<AlphaBeta>(position, depth, static_cast<int>(lines), evaluate));
      const auto remembering = searched_with_table(position, depth, static_cast<int>(lines), 1 << 16, evaluate);
      if (remembering.depth == depth) check(remembering);  // else it was proven before
      compared += lines > 1;
    }
  };
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    const auto position = this->random_position(seed);
    if (!position.result()) compare(position, std::get<0>(typename TypeParam::Evaluations{}));
  }
  EXPECT_GT(compared, 0u);
}

TYPED_TEST(GameLaws, with_all_lines_wanted_alpha_beta_gives_every_move_its_exact_value) {
  const auto compare = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto position = this->random_position(seed);
      if (position.result()) continue;
      const int depth = this->bearable_depth(position, 3);
      const auto whole = searched<Minimax>(position, depth, 1, evaluate);
      const auto pruned = searched<AlphaBeta>(position, depth, 1000, evaluate);
      ASSERT_EQ(pruned.moves.size(), whole.moves.size());
      for (std::size_t i = 0; i < whole.moves.size(); ++i) {
        ASSERT_EQ(pruned.moves[i].value, whole.moves[i].value);
        ASSERT_EQ(pruned.moves[i].bound, Bound::exact);
      }
    }
  };
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Evaluations{});
}

TYPED_TEST(GameLaws, the_principal_variation_is_legal_and_leads_to_the_value) {
  const auto check = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto position = this->random_position(seed);
      if (position.result()) continue;
      const int depth = this->bearable_depth(position, 4);
      const auto check = [&](const auto& result) {
        auto after = position;
        for (const auto move : result.pv()) {
          const auto moves = after.moves();
          ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
          after.play(move);
        }
        ASSERT_TRUE(result.pv().size() == static_cast<std::size_t>(result.depth) || after.result());
        ASSERT_EQ(evaluate(after), result.value);
      };
      check(searched<AlphaBeta>(position, depth, 1, evaluate));
      check(searched_with_table(position, depth, 1, 1 << 16, evaluate));
    }
  };
  std::apply([&](const auto&... each) { (check(each), ...); }, typename TypeParam::Evaluations{});
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
