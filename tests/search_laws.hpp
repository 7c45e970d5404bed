#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "random_positions.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/monte_carlo_search.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/test_search.hpp"

// What every search finds in every game, compared with plain minimax on positions from random play. Under the
// sanitizers that takes long, so a test chooses on how many positions: INSTANTIATE_TYPED_TEST_SUITE_P with
// CheckedGames.
namespace ariadne::laws {

// A game whose laws are checked on one in `divisor` positions.
template <class G, std::uint64_t divisor>
struct Checked {
  using Game = G;
  static constexpr std::uint64_t share(std::uint64_t positions) { return positions / divisor; }
};

template <class Games, std::uint64_t divisor>
struct CheckedGamesOf;
template <class... Each, std::uint64_t divisor>
struct CheckedGamesOf<std::tuple<Each...>, divisor> {
  using type = testing::Types<Checked<Each, divisor>...>;
};
template <class Games, std::uint64_t divisor>
using CheckedGames = typename CheckedGamesOf<Games, divisor>::type;

struct CheckedName {
  template <class C>
  static std::string GetName(int) {
    return C::Game::info().id;
  }
};

template <class C>
class SearchLaws : public testing::Test, public RandomPositions<typename C::Game> {};

TYPED_TEST_SUITE_P(SearchLaws);

using test_search::searched, test_search::searched_with_table, test_search::TwoHelpers;

TYPED_TEST_P(SearchLaws, alpha_beta_returns_the_value_and_the_move_of_minimax_with_fewer_nodes) {
  constexpr std::uint64_t kSeeds = TypeParam::share(600);
  std::uint64_t minimax_nodes = 0, alpha_beta_nodes = 0, compared = 0;
  const auto compare = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
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
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Game::Evaluations{});
  EXPECT_GT(compared, kSeeds / 2);
  EXPECT_LT(alpha_beta_nodes, minimax_nodes);
}

// Whatever it keeps is part of the position and of its hash: whose turn it is, pending choices, moves until a limit,
// what is left of a board. Else an entry of another position would answer. The searcher that is kept has a table full
// of earlier searches, of other positions too; the small ones have more positions than places. Threads that search
// together find the same.
TYPED_TEST_P(SearchLaws, a_search_that_remembers_has_the_value_of_minimax_and_a_move_that_has_it) {
  constexpr std::size_t kSmall = TranspositionTable::kLeastBytes, kLarge = std::size_t{1} << 18;
  test_search::TableSearcher kept{TranspositionTable(kLarge)}, crowded{TranspositionTable(kSmall)};
  constexpr std::uint64_t kSeeds = TypeParam::share(120);
  std::uint64_t compared = 0;
  const auto compare = [&](const auto& evaluate) {
    kept.new_game();
    crowded.new_game();
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      const auto position = this->random_position(seed);
      if (position.result()) continue;
      const int depth = this->bearable_depth(position, 1 + static_cast<int>(seed % 5));
      const auto whole = searched<Minimax>(position, depth, 1, evaluate);
      const SearchPlan plan{.first_depth = seed % 3 == 0 ? depth : 1, .last_depth = depth};
      const SearchTuning tuning{.table_depth = 1 + static_cast<int>(seed % 2)};
      const auto check = [&](const auto& found) {
        ASSERT_EQ(found.value, whole.value) << "seed " << seed;
        ASSERT_TRUE(found.proven || !whole.proven) << "seed " << seed;
        for (const auto& root : whole.moves) {
          ASSERT_TRUE(root.value == whole.value || root.move != found.move) << "seed " << seed;
        }
      };
      check(searched_with_table(position, depth, 1, kLarge, evaluate));
      check(searched_with_table(kept, position, plan, evaluate, tuning));
      check(searched_with_table(crowded, position, plan, evaluate, tuning));
      check(searched_with_table(seed % 2 == 0 ? kept : crowded, position, plan, evaluate, tuning, TwoHelpers()));
      ++compared;
    }
  };
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Game::Evaluations{});
  EXPECT_GT(compared, kSeeds / 2);
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

TYPED_TEST_P(SearchLaws, what_monte_carlo_tree_search_proves_is_what_minimax_finds) {
  using Short = Shallow<typename TypeParam::Game::Position>;
  using Evaluate = OfShallow<std::tuple_element_t<0, typename TypeParam::Game::Evaluations>>;
  const Evaluate evaluate{};
  constexpr std::uint64_t kSeeds = TypeParam::share(60);
  std::uint64_t compared = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const Short position{this->random_position(seed), 1};
    if (position.position.result()) continue;
    Short deeper = position;
    while (deeper.plies < 5 && perft(position.position, deeper.plies + 1) <= 1000) ++deeper.plies;
    const auto whole = searched<Minimax>(deeper, deeper.plies, 1, evaluate);
    MonteCarloTree<Short, WinRates> tree(std::size_t{1} << 20, 100.0);
    MonteCarloSearch<Short, Evaluate, WinRates> search(evaluate, tree, {}, seed);
    Budget budget({.nodes = 500'000});
    const auto found = search.search(deeper, budget);
    ASSERT_TRUE(found.proven) << "seed " << seed;
    ASSERT_EQ(found.value, static_cast<double>(whole.value)) << "seed " << seed;
    for (const auto& root : whole.moves) {
      ASSERT_TRUE(root.value == whole.value || root.move != found.move) << "seed " << seed;
    }
    ++compared;
  }
  EXPECT_GT(compared, kSeeds / 2);
}

// With k lines wanted, the k best moves have their exact values, wherever they stand in the list, and no other move is
// better than the last of them.
TYPED_TEST_P(SearchLaws, with_several_lines_wanted_the_best_moves_have_their_exact_values) {
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
          ASSERT_TRUE(pruned.moves[i].bound == Bound::exact || value <= best[lines - 1]) << lines;
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
  for (std::uint64_t seed = 0; seed < TypeParam::share(16); ++seed) {
    const auto position = this->random_position(seed);
    if (!position.result()) compare(position, std::get<0>(typename TypeParam::Game::Evaluations{}));
  }
  EXPECT_GT(compared, 0u);
}

TYPED_TEST_P(SearchLaws, with_all_lines_wanted_alpha_beta_gives_every_move_its_exact_value) {
  const auto compare = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < TypeParam::share(100); ++seed) {
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
  std::apply([&](const auto&... each) { (compare(each), ...); }, typename TypeParam::Game::Evaluations{});
}

TYPED_TEST_P(SearchLaws, the_principal_variation_is_legal_and_leads_to_the_value) {
  const auto check_all = [&](const auto& evaluate) {
    for (std::uint64_t seed = 0; seed < TypeParam::share(100); ++seed) {
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
  std::apply([&](const auto&... each) { (check_all(each), ...); }, typename TypeParam::Game::Evaluations{});
}

REGISTER_TYPED_TEST_SUITE_P(SearchLaws, alpha_beta_returns_the_value_and_the_move_of_minimax_with_fewer_nodes,
                            a_search_that_remembers_has_the_value_of_minimax_and_a_move_that_has_it,
                            what_monte_carlo_tree_search_proves_is_what_minimax_finds,
                            with_several_lines_wanted_the_best_moves_have_their_exact_values,
                            with_all_lines_wanted_alpha_beta_gives_every_move_its_exact_value,
                            the_principal_variation_is_legal_and_leads_to_the_value);

}  // namespace ariadne::laws
