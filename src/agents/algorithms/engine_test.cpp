#include "agents/algorithms/engine.hpp"

#include <gtest/gtest.h>

#include "agents/algorithms/test_thoughts.hpp"
#include "games/nim/rules.hpp"

namespace ariadne {
namespace {

using std::chrono::milliseconds;

TEST(Engine, every_game_for_two_sides_offers_it) {
  std::vector<std::string> names;
  for (const GameEntry* game : games_with("engine")) names.push_back(game->info().id);
  for (const char* name : {"reversi", "theseus", "pacman", "flags", "hunger", "nim", "bids"}) {
    EXPECT_EQ(std::ranges::count(names, name),
              std::ranges::count_if(games(), [&](const GameEntry* game) { return game->info().id == name; }))
        << name;
  }
}

TEST(Engine, a_limit_on_nodes_is_exact_and_one_on_the_depth_is_kept) {
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const Decision few = thought(*game->agent("engine:nodes=1500,hash=1M", 1).value(), *session);
    EXPECT_TRUE(few.stopped == StopReason::none || few.nodes == 1500u);
    const Decision fewer = thought(*game->agent("engine:nodes=1500,hash=1M", 1).value(), *session, {.nodes = 300});
    EXPECT_TRUE(fewer.stopped == StopReason::none ? fewer.nodes < 300u : fewer.nodes == 300u) << fewer.nodes;
    EXPECT_FALSE(thought(*game->agent("engine:nodes=1,hash=1M", 1).value(), *session).move.empty());
    EXPECT_LE(thought(*game->agent("engine:depth=2,hash=1M", 1).value(), *session).depth, 2);
  }
}

TEST(Engine, a_depth_that_cannot_be_searched_with_so_many_seats_is_refused) {
  const GameEntry& pacman = *find_game("pacman")->game;
  const auto session = pacman.start("layout=pincers,ghosts=2", 1).value();
  for (const std::string agent : {"engine", "strong"}) {
    const auto check = [&](const std::string& spec) { return pacman.agent(agent + spec, 1).value()->check(*session); };
    EXPECT_TRUE(check(":depth=85"));
    EXPECT_TRUE(check("")) << "as deep as it gets";
    ASSERT_FALSE(check(":depth=86"));
    EXPECT_EQ(check(":depth=86").error().message, "depth is 86 rounds; with 3 players at most 85 can be searched");
  }
}

TEST(Engine, a_new_game_is_the_same_whatever_was_played_before) {
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value(), another = game->start("", 2).value();
    const auto fresh = game->agent("engine:nodes=3000,hash=1M", 1).value();
    const auto used = game->agent("engine:nodes=3000,hash=1M", 1).value();
    for (int i = 0; i < 3; ++i) thought(*used, *another);
    thought(*used, *session);
    used->new_game(1);
    const Decision first = thought(*fresh, *session), again = thought(*used, *session);
    expect_same(first, again);
    expect_same(thought(*fresh, *session), thought(*used, *session));
  }
}

TEST(Engine, a_game_is_the_same_however_large_the_table_of_the_last_one_was) {
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto fresh = game->agent("engine", 1).value(), used = game->agent("engine", 1).value();
    thought(*used, *session, {.nodes = 50'000});
    used->new_game(1);
    for (int i = 0; i < 2; ++i)
      expect_same(thought(*fresh, *session, {.nodes = 300}), thought(*used, *session, {.nodes = 300}));
  }
}

TEST(Engine, its_table_grows_with_what_it_is_asked_and_stays_where_it_is_asked_less) {
  const Settings settings = check_settings("", EnginePlayer::parameters<nim::Rules>(), "engine").value();
  EnginePlayer::Kept kept;
  const auto bytes_for = [&](const Limits& limits) { return kept.searcher(settings, limits).table().bytes(); };
  EXPECT_EQ(bytes_for({.nodes = 1024}), std::size_t{256} << 10);
  EXPECT_EQ(bytes_for({.nodes = 2047}), std::size_t{256} << 10);
  EXPECT_EQ(bytes_for({.nodes = 2048}), std::size_t{512} << 10);
  EXPECT_EQ(bytes_for({.nodes = 100}), std::size_t{512} << 10);
  EXPECT_EQ(bytes_for({.time = milliseconds(1000)}), std::size_t{64} << 20);
}

TEST(Engine, finds_the_same_whether_it_could_get_ready_before_or_not) {
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto ready = game->agent("engine:depth=2,hash=1M", 1).value(),
               other = game->agent("engine:depth=2", 1).value();
    const Question question{*session, first_mover(*session), {.time = std::chrono::hours(1)}};
    ASSERT_TRUE(ready->prepare(question));
    expect_same(ready->think(question).value(), other->think(question).value());
  }
}

TEST(Engine, within_a_game_it_uses_what_it_found_before) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  const auto agent = reversi.agent("engine:depth=7,hash=1M", 1).value();
  const Decision first = thought(*agent, *session), second = thought(*agent, *session);
  EXPECT_EQ(first.value, second.value);
  EXPECT_LT(second.nodes, first.nodes / 2);
  EXPECT_TRUE(first.hash_permille);
}

TEST(Engine, several_threads_find_the_same_value_of_what_can_be_proven) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("size=4", 1).value();
  const Decision alone = thought(*reversi.agent("engine:depth=20,hash=1M", 1).value(), *session);
  const Decision together = thought(*reversi.agent("engine:depth=20,hash=1M,threads=3", 1).value(), *session);
  EXPECT_TRUE(alone.proven);
  EXPECT_TRUE(together.proven);
  EXPECT_EQ(alone.value, together.value);
  EXPECT_EQ(alone.stopped, StopReason::none);
  EXPECT_EQ(together.stopped, StopReason::none);
}

TEST(Engine, several_threads_stop_together) {
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto agent = game->agent("engine:nodes=20000,hash=1M,threads=3", 1).value();
    for (int i = 0; i < 2; ++i) {
      const Decision decision = thought(*agent, *session);
      EXPECT_FALSE(decision.move.empty());
      // Each thread may go on for a stride before it sees what the others did.
      EXPECT_TRUE(decision.stopped == StopReason::none || decision.nodes >= 20'000u);
      EXPECT_LT(decision.nodes, 20'000u + 3 * 2 * Budget::kStride);
    }
  }
}

TEST(Engine, a_table_that_is_larger_than_the_memory_allowed_is_refused_and_else_a_failure) {
  constexpr Limits kLittle{.memory = 1 << 20};
  for (const GameEntry* game : games_with("engine")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto larger = game->agent("engine:hash=2M", 1).value(), fitting = game->agent("engine:hash=1M", 1).value();
    ASSERT_FALSE(larger->check(*session, kLittle));
    EXPECT_EQ(larger->check(*session, kLittle).error().message, "hash is 2M, and may be at most 1 MiB here");
    const auto failed = larger->think({*session, first_mover(*session), kLittle});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, FailureKind::memory);
    EXPECT_TRUE(fitting->check(*session, kLittle));
    EXPECT_TRUE(fitting->think({*session, first_mover(*session), kLittle}));
  }
}

TEST(Engine, unless_told_otherwise_it_makes_do_with_the_memory_allowed) {
  for (const GameEntry* game : games_with("engine")) {
    const auto session = game->start("", 1).value();
    EXPECT_TRUE(game->agent("engine", 1).value()->think({*session, first_mover(*session), {.memory = 1 << 20}}))
        << game->info().id;
  }
}

TEST(Engine, sizes_and_times_are_read_with_their_units) {
  const GameEntry& reversi = *find_game("reversi")->game;
  for (const char* good :
       {"engine:hash=64M", "engine:hash=1G", "engine:time=100ms", "engine:time=2s", "engine:time=50"}) {
    EXPECT_TRUE(reversi.agent(good, 1)) << good;
  }
  for (const char* bad : {"engine:hash=64", "engine:hash=3M", "engine:time=2x", "engine:time=ms", "engine:time=2days",
                          "engine:time=99999999s", "engine:time=-1s", "engine:depth=0", "engine:depth=2s"}) {
    EXPECT_FALSE(reversi.agent(bad, 1)) << bad;
  }
}

TEST(Engine, a_clock_that_is_not_to_be_spent_changes_nothing_but_ends_what_would_take_too_long) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  const auto asked = [&](const std::string& spec, const ClockState& clock) {
    return reversi.agent(spec, 1).value()->think({.session = *session, .clock = clock}).value();
  };
  expect_same(asked("engine", {}), asked("engine", {.left = std::chrono::hours(1)}));
  EXPECT_LT(asked("engine:time=1h", {.left = milliseconds(200)}).time, std::chrono::minutes(1));
  EXPECT_NE(asked("engine", {.left = milliseconds(200), .to_be_spent = true}).stopped, StopReason::nodes);
}

TEST(Engine, its_share_of_a_clock_leaves_enough_for_the_moves_to_come) {
  for (const int left : {1, 20, 50, 100, 1000, 60'000, 3'600'000}) {
    for (const int increment : {0, 100, 5000}) {
      const Limits share = share_of_clock({milliseconds(left), milliseconds(increment)});
      EXPECT_GE(share.soft_time.count(), 1);
      EXPECT_LE(share.soft_time, share.time);
      if (left > 50) EXPECT_LT(share.time.count(), left - 20);
      EXPECT_LE(share.time.count(), std::max(1, left / 2 + 1));
    }
  }
  EXPECT_TRUE(share_of_clock({}).none());
  EXPECT_EQ(share_of_clock({milliseconds(60'000)}).soft_time, milliseconds(1500));
  // A game of any length: what is used of a clock never uses it up.
  milliseconds left{10'000};
  for (int move = 0; move < 500; ++move) {
    left -= share_of_clock({left, milliseconds(100)}).soft_time;
    ASSERT_GT(left.count(), 0);
    left += milliseconds(100);
  }
}

}  // namespace
}  // namespace ariadne
