#include "agents/algorithms/level.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <concepts>
#include <map>

#include "agents/algorithms/test_thoughts.hpp"
#include "games/flags/rules.hpp"
#include "games/hunger/rules.hpp"
#include "games/pacman/rules.hpp"
#include "games/reversi/rules.hpp"
#include "games/theseus/rules.hpp"

namespace ariadne {

// Two games that only say which algorithms are their own.
struct HasOwnEngine {};
struct HasOtherAgents {};
struct OwnEngine {
  static constexpr std::string_view name = "engine";
};
struct OtherAgent {
  static constexpr std::string_view name = "other";
};
template <>
struct OwnAlgorithms<HasOwnEngine> {
  using Types = std::tuple<OtherAgent, OwnEngine>;
};
template <>
struct OwnAlgorithms<HasOtherAgents> {
  using Types = std::tuple<OtherAgent>;
};

namespace {

TEST(Level, is_played_by_what_the_game_calls_its_engine) {
  EXPECT_TRUE((std::same_as<LevelPlayer::Engine<HasOwnEngine>, OwnEngine>));
  EXPECT_TRUE((std::same_as<LevelPlayer::Engine<HasOtherAgents>, EnginePlayer>));
}

TEST(Level, games_that_have_an_engine_have_levels_and_the_engine_stays_the_default) {
  EXPECT_EQ(games_with("level"), games_with("engine"));
  std::vector<std::string> names;
  for (const GameEntry* game : games_with("level")) {
    names.push_back(game->info().id);
    EXPECT_NE(default_agent(*game, Team::first), "level");
  }
  for (const char* name : {"reversi", "theseus", "flags", "hunger", "pacman"})
    EXPECT_EQ(std::ranges::count(names, name), 1) << name;
}

TEST(Level, is_given_by_its_number_alone_or_by_name) {
  const GameEntry& reversi = *find_game("reversi")->game;
  for (const char* good : {"level", "level:1", "level:10", "level:level=4", "level(7)"}) {
    EXPECT_TRUE(reversi.agent(good, 1)) << good;
  }
  for (const char* bad : {"level:0", "level:11", "level:easy", "level:3,4", "level:level=3,level=4", "level:nodes=3"}) {
    EXPECT_FALSE(reversi.agent(bad, 1)) << bad;
  }
  const Parameter& level = *parameter_of(reversi, "level", "level");
  EXPECT_EQ(setting_in("level:7", level), "7");
  EXPECT_EQ(setting_in("level:level=7", level), "7");
  EXPECT_EQ(setting_in("level", level), std::to_string(kDefaultLevel));
  EXPECT_EQ(canonical_spec(reversi, "level:level=7", {}), "level:7");
  EXPECT_EQ(canonical_spec(reversi, "level:7", {}), "level:7");
  for (const char* text : {"level", "level:7", "level:level=7"}) EXPECT_EQ(spec_with(text, "level", "8"), "level:8");
  EXPECT_FALSE(reversi.agent("alphabeta:6", 1));
}

TEST(Level, the_same_seed_gives_the_same_move) {
  for (const GameEntry* game : games_with("level")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto agent = game->agent("level:2", 9).value(), other = game->agent("level:2", 1).value();
    thought(*other, *session);
    other->new_game(9);
    EXPECT_EQ(thought(*agent, *session).move, thought(*other, *session).move);
  }
}

TEST(Level, a_low_one_varies_and_the_higher_ones_play_what_they_think_best) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.read("f5d6c3d3c4f4f6").value();
  std::map<std::string, int> low, high;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    ++low[thought(*reversi.agent("level:1", seed).value(), *session).move];
    ++high[thought(*reversi.agent("level:5", seed).value(), *session).move];
  }
  EXPECT_GT(low.size(), 3u);
  EXPECT_LT(high.size(), low.size());
}

Team mover_team(const Session& session) { return session.game().team(first_mover(session)); }

// Of the moves that were looked at, for the side that is asked first.
double best_value(const Session& session, const Decision& decision) {
  const auto [least, most] = std::ranges::minmax(decision.moves, {}, &MoveValue::value);
  return mover_team(session) == Team::first ? most.value : least.value;
}

void play_at_random(Session& session, Rng& rng) {
  Step step;
  for (const Seat mover : session.movers()) {
    const auto moves = session.moves(mover);
    step.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  ASSERT_TRUE(session.play(step));
}

// The difference of two values from which on a level of a game plays the better move.
double tolerated(const std::string& game, int level, Team team) {
  const LevelTuning tuning = game == "reversi"   ? reversi::Rules::levels
                             : game == "theseus" ? theseus::Rules::levels
                             : game == "flags"   ? flags::Rules::levels
                             : game == "hunger"  ? hunger::Rules::levels
                             : game == "pacman"  ? pacman::Rules::levels
                                                 : LevelTuning();
  const double tolerance = tuning.strength(level, team).tolerance;
  return tuning.scale * tolerance / (1 - tolerance);
}

// Every move that it can play is nearly as good as the best, as far as it sees.
TEST(Level, never_plays_what_loses_more_than_it_tolerates) {
  for (const GameEntry* game : games_with("level")) {
    SCOPED_TRACE(game->info().id);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const auto session = game->start("", seed).value();
      const Decision decision = thought(*game->agent("level:6", seed).value(), *session);
      if (!decision.value || decision.moves.empty()) continue;
      const double best = best_value(*session, decision);
      const Team team = mover_team(*session);
      EXPECT_EQ(decided_sign(best), decided_sign(*decision.value));
      if (decided_sign(best) == 0) EXPECT_LT(std::abs(best - *decision.value), tolerated(game->info().id, 6, team));
    }
  }
}

// A win in one move is played without a look at the others.
void expect_looks_at_all_moves(const GameEntry& game, const Session& session) {
  for (const Seat seat : session.movers()) {
    const Decision decision = game.agent("level:1", 1).value()->think({session, seat}).value();
    const bool has_won = decision.moves.size() == 1 && decided_sign(decision.value.value()) != 0;
    if (!has_won) EXPECT_EQ(decision.moves.size(), session.moves(seat).size()) << "seat " << int{seat};
  }
}

TEST(Level, looks_at_every_move_at_least_once) {
  for (const GameEntry* game : games_with("level")) {
    SCOPED_TRACE(game->info().id);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto session = game->start("", seed).value();
      for (int ply = 0; ply < 4 && !session->result(); ++ply) {
        expect_looks_at_all_moves(*game, *session);
        play_on(*session);
      }
    }
  }
}

TEST(Level, looks_at_every_move_where_a_round_takes_more_nodes_than_it_has) {
  const GameEntry& pacman = *find_game("pacman")->game;
  const char* open_board =
      R"({"ghosts":8,"layout":["%%%%%%%%%%%","%. G G G .%","%G       G%","%    P    %","%. G G G .%","%%%%%%%%%%%"]})";
  expect_looks_at_all_moves(pacman, *pacman.read(open_board).value());
}

TEST(Level, looks_at_every_move_of_an_endgame_that_it_cannot_solve) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  while (!session->result()) {
    expect_looks_at_all_moves(reversi, *session);
    play_on(*session);
  }
}

TEST(Level, keeps_to_a_limit_on_nodes_that_is_tighter_than_its_own) {
  for (const GameEntry* game : games_with("level")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    for (const std::uint64_t nodes : {1, 10, 60}) {
      const Decision decision = thought(*game->agent("level:5", 1).value(), *session, {.nodes = nodes});
      EXPECT_LE(decision.nodes, nodes);
      EXPECT_FALSE(decision.move.empty());
    }
  }
}

TEST(Level, answers_when_it_is_stopped_before_it_has_seen_every_move) {
  const std::atomic<bool> stop = true;
  for (const GameEntry* game : games_with("level")) {
    const auto session = game->start("", 1).value();
    const Question question{.session = *session, .seat = first_mover(*session), .stop = &stop};
    EXPECT_FALSE(game->agent("level:1", 1).value()->think(question).value().move.empty()) << game->info().id;
  }
}

// Of the moves that a level chooses in a position, those with another value than the best one.
double share_of_errors(const Session& session, int level, int seeds) {
  int errors = 0;
  for (int seed = 0; seed < seeds; ++seed) {
    const auto agent = session.game().agent("level:" + std::to_string(level), static_cast<std::uint64_t>(seed)).value();
    const Decision decision = thought(*agent, session);
    errors += *decision.value != best_value(session, decision);
  }
  return 1.0 * errors / seeds;
}

// A side that is to move has a choice that matters, as far as a low level sees.
bool may_err(Session& session, Team team) {
  if (mover_team(session) != team) return false;
  const Decision decision = thought(*session.game().agent("level:3", 1).value(), session);
  const auto of_best = std::ranges::count(decision.moves, best_value(session, decision), &MoveValue::value);
  return 2 * static_cast<std::size_t>(of_best) <= decision.moves.size();
}

TEST(Level, plays_what_seems_best_unless_its_attention_lapses) {
  for (const auto& [name, tuning] : {std::pair("theseus", theseus::Rules::levels), {"pacman", pacman::Rules::levels}}) {
    const auto session = find_game(name)->game->start("", 1).value();
    Rng rng(1);
    for (const Team team : {Team::first, Team::second}) {
      while (!may_err(*session, team)) play_at_random(*session, rng);
      for (const int level : {3, 5, 7}) {
        SCOPED_TRACE(std::string(name) + ", level " + std::to_string(level));
        const double lapses = tuning.strength(level, team).lapses, errors = share_of_errors(*session, level, 200);
        EXPECT_LT(errors, lapses);
        EXPECT_GT(errors, lapses / 8);
      }
    }
  }
}

// The level of the side to move sees a move that loses and another one that does not. Then it takes no such move.
bool avoids_a_loss(const Session& session, std::uint64_t seed) {
  const Decision decision = thought(*session.game().agent("level:4", seed).value(), session);
  const int loses = mover_team(session) == Team::first ? -1 : 1;
  const auto is_lost = [&](const MoveValue& move) { return decided_sign(move.value) == loses; };
  if (std::ranges::none_of(decision.moves, is_lost) || std::ranges::all_of(decision.moves, is_lost)) return false;
  EXPECT_NE(decided_sign(*decision.value), loses) << session.json();
  return true;
}

TEST(Level, never_plays_what_it_sees_to_lose_while_another_move_does_not) {
  for (const auto& [name, settings] : {std::pair("reversi", "size=4"), {"theseus", ""}, {"flags", ""}}) {
    int avoided = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto session = find_game(name)->game->start(settings, seed).value();
      Rng rng(seed);
      for (int step = 0; step < 40 && !session->result(); ++step) {
        avoided += avoids_a_loss(*session, seed);
        play_at_random(*session, rng);
      }
    }
    EXPECT_GT(avoided, 5) << name;
  }
}

// His values are points, and being caught costs more of them than a level tolerates.
TEST(Level, pacman_does_not_walk_into_a_ghost_next_to_him) {
  const GameEntry& pacman = *find_game("pacman")->game;
  const auto session = pacman.read(R"({"layout":["%%%%%%%%","%.PG ..%","%. %%%%%","%%%%%%%%"]})").value();
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_NE(thought(*pacman.agent("level:4", seed).value(), *session).move, "East") << seed;
  }
}

// Black can still lose by 4 squares, and a low level sees that.
TEST(Level, does_not_call_the_value_of_a_worse_move_proven) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session =
      reversi.read(R"({"game":"reversi","size":6,"board":"-OOX-OOOOOOO-OXOXOXXOXXOOXOOXOOOOXXX","to_move":"white"})")
          .value();
  int best = 0, worse = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Decision decision = thought(*reversi.agent("level:1", seed).value(), *session);
    const bool is_best = *decision.value == best_value(*session, decision);
    EXPECT_EQ(decision.proven, is_best) << seed;
    EXPECT_TRUE(decision.forces) << "White wins anyway, seed " << seed;
    ++(is_best ? best : worse);
  }
  EXPECT_GT(best, 0);
  EXPECT_GT(worse, 0);
}

TEST(Level, a_side_that_has_the_harder_game_sees_more) {
  const GameEntry& flags = *find_game("flags")->game;
  const auto session = flags.start("", 1).value();
  const auto agent = flags.agent("level:5", 1).value();
  const Decision pacman = agent->think({*session, 0}).value(), ghosts = agent->think({*session, 1}).value();
  EXPECT_EQ(pacman.nodes, static_cast<std::uint64_t>(flags::Rules::levels.first[4].nodes));
  EXPECT_EQ(ghosts.nodes, static_cast<std::uint64_t>(flags::Rules::levels.second[4].nodes));
  EXPECT_GT(ghosts.nodes, pacman.nodes);
}

TEST(Level, judges_by_the_best_evaluation_from_the_level_on_that_the_game_names) {
  const GameEntry& flags = *find_game("flags")->game;
  const auto session = flags.start("", 1).value();
  const auto values = [&](const std::string& spec) {
    const Question question{.session = *session, .seat = 0, .lines = static_cast<int>(session->moves(0).size())};
    const Decision decision = flags.agent(spec, 1).value()->think(question).value();
    std::map<std::string, double> found;
    for (const MoveValue& move : decision.moves) found[move.move] = move.value;
    return found;
  };
  const auto nodes = [](int level) { return std::to_string(flags::Rules::levels.strength(level, Team::first).nodes); };
  EXPECT_EQ(values("level:7"), values("engine:eval=distance,nodes=" + nodes(7)));
  EXPECT_EQ(values("level:8"), values("engine:eval=territory,nodes=" + nodes(8)));
}

TEST(Level, never_misses_a_win_in_one_move) {
  const GameEntry& nim = *find_game("nim")->game;
  const auto session = nim.read("0 7 0 one").value();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Decision decision = thought(*nim.agent("level:1", seed).value(), *session);
    EXPECT_EQ(decision.move, "b7");
    EXPECT_FALSE(decision.proven) << "another move might win by more";
    EXPECT_EQ(decided_sign(decision.value.value_or(0)), 1);
  }
}

TEST(Level, the_only_move_that_there_is_proves_its_win) {
  const GameEntry& nim = *find_game("nim")->game;
  EXPECT_TRUE(thought(*nim.agent("level:1", 1).value(), *nim.read("0 1 0 one").value()).proven);
}

TEST(Level, a_win_in_one_move_is_worth_what_the_engine_says) {
  const GameEntry& pacman = *find_game("pacman")->game;
  const auto session = pacman.read(R"({"layout":["%%%%%%%","%P.  G%","%%%%%%%"]})").value();
  const Decision level = thought(*pacman.agent("level:2", 1).value(), *session);
  const Decision engine = thought(*pacman.agent("engine:depth=1", 1).value(), *session);
  EXPECT_EQ(level.move, "East");
  EXPECT_EQ(level.value, engine.value);
}

}  // namespace
}  // namespace ariadne
