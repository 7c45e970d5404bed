// How the agents of Hunger Games fare: the figures of the original within four standard errors, and what `strong`
// achieves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "agents/hunger/players.hpp"
#include "arena/test_match.hpp"

namespace ariadne::hunger {
namespace {

Values minmax(const Position& position) {
  Budget budget;
  return MinmaxPlayer::judged(MinmaxPlayer::tree_of(position, budget), position.to_move());
}

struct Random {
  static Move choose(const Position& position, Rng& rng) {
    const auto moves = position.moves();
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};
template <class Player>
struct ByTiles {
  static Move choose(const Position& position, Rng& rng) { return any_of_the_best(Player::values(position), rng); }
};
struct ByTree {
  static Move choose(const Position& position, Rng& rng) { return any_of_the_best(minmax(position), rng); }
};

// Shares of a number of games, seen by the first of two agents.
struct Shares {
  int games = 0;
  double won = 0, drawn = 0;
  double ending[5] = {};
  std::vector<int> rounds;

  int median() {
    std::sort(rounds.begin(), rounds.end());
    return rounds[rounds.size() / 2];
  }
  // Of their estimate from this many games, which the published figures of 20 000 games add little to.
  double four_errors(double share) const { return 4 * std::sqrt(share * (1 - share) / games); }
};

template <class A, class B>
Shares shares(int games, bool swap_seats) {
  Shares result;
  result.games = games;
  const Settings settings = check_settings("", Rules::info().parameters, "hunger").value();
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(2026, static_cast<std::uint64_t>(game));
    Position position = Rules::start(settings, rng);
    const Seat seat_of_a = swap_seats && game % 2 == 1 ? kTwo : kOne;
    while (!position.result()) {
      position.play(position.to_move() == seat_of_a ? A::choose(position, rng) : B::choose(position, rng));
    }
    const int sign = position.result()->sign * (seat_of_a == kOne ? 1 : -1);
    result.won += (sign > 0) / static_cast<double>(games);
    result.drawn += (sign == 0) / static_cast<double>(games);
    result.ending[static_cast<std::size_t>(position.ending())] += 1.0 / games;
    result.rounds.push_back(position.round());
  }
  return result;
}

double share_of(const Shares& found, Ending ending) { return found.ending[static_cast<std::size_t>(ending)]; }

TEST(HungerFigures, random_against_random) {
  Shares found = shares<Random, Random>(4000, false);
  EXPECT_NEAR(found.won, 0.491, found.four_errors(0.491));
  EXPECT_NEAR(found.drawn, 0.014, found.four_errors(0.014));
  EXPECT_NEAR(share_of(found, Ending::negative_score), 0.354, found.four_errors(0.354));
  EXPECT_NEAR(share_of(found, Ending::shot), 0.222, found.four_errors(0.222));
  EXPECT_NEAR(share_of(found, Ending::small_board), 0.423, found.four_errors(0.423));
  EXPECT_NEAR(found.median(), 51, 3);
}

TEST(HungerFigures, seeker_against_random) {
  Shares found = shares<ByTiles<SeekerPlayer>, Random>(4000, false);
  EXPECT_NEAR(found.won, 0.97, found.four_errors(0.97));
  EXPECT_NEAR(share_of(found, Ending::shot), 0.83, found.four_errors(0.83));
  EXPECT_NEAR(found.median(), 27, 3);
}

TEST(HungerFigures, minmax_against_heuristic_with_seats_swapped) {
  Shares found = shares<ByTree, ByTiles<HeuristicPlayer>>(4000, true);
  EXPECT_NEAR(found.won, 0.55, found.four_errors(0.55));
  EXPECT_NEAR(found.drawn, 0.004, 0.015);
  EXPECT_NEAR(share_of(found, Ending::shot), 0.91, found.four_errors(0.91));
}

TEST(HungerEngine, beats_the_agents_of_the_original_with_few_nodes) {
  const auto wins = [](const char* opponent, std::uint64_t games) {
    MatchPlan plan;
    return tally_of(test_match::played(plan, "hunger", {"engine:nodes=5000", opponent}, games)).wins;
  };
  EXPECT_GE(wins("seeker", 200), 178u);
  EXPECT_GE(wins("minmax", 100), 98u);
  EXPECT_GE(wins("heuristic", 100), 98u);
}

}  // namespace
}  // namespace ariadne::hunger
