#include "arena/referee.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "arena/match.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

const GameEntry& reversi() { return *find_game("reversi").value().game; }
const GameEntry& bids() { return *find_game("bids").value().game; }

GameInPlay game_with(std::unique_ptr<Session> session, const std::vector<std::string>& specs, std::uint64_t seed = 11) {
  auto players = make_players(*session, specs, seed).value();
  return game_of(std::move(session), std::move(players), seed);
}
GameInPlay game_with(const GameEntry& game, const std::string& settings, const std::vector<std::string>& specs) {
  return game_with(game.start(settings, 0).value(), specs);
}

// An agent whose every thought a test decides.
class ScriptedAgent final : public Agent {
 public:
  using Script = std::function<tl::expected<Decision, AgentFailure>(const Question&)>;
  explicit ScriptedAgent(Script script) : script_(std::move(script)) {}
  tl::expected<Decision, AgentFailure> think(const Question& question) override { return script_(question); }

 private:
  Script script_;
};

Decision move(std::string text) {
  Decision decision;
  decision.move = std::move(text);
  return decision;
}
Player scripted(ScriptedAgent::Script script) {
  return {"scripted", std::make_unique<ScriptedAgent>(std::move(script))};
}
Player failing(FailureKind kind) {
  return scripted([kind](const Question&) { return agent_failure(kind, "told to fail"); });
}
Player first_mover_player() {
  return scripted([](const Question& question) { return move(question.session.moves(question.seat).front()); });
}
GameInPlay game_of_two(const GameSpec& spec, Player first, Player second) {
  std::vector<Player> players;
  players.push_back(std::move(first));
  players.push_back(std::move(second));
  return game_of(spec.game->start(spec.settings, 0).value(), std::move(players), 1);
}
GameInPlay game_of_two(const GameEntry& game, Player first, Player second) {
  return game_of_two(GameSpec{&game, ""}, std::move(first), std::move(second));
}

TEST(Referee, a_game_is_played_to_its_end_and_recorded) {
  std::size_t seen = 0;
  const GameInPlay game = play_out(game_with(reversi(), "size=6", {"greedy", "random"}), {},
                                   [&](const GameInPlay& so_far, const Turn& turn) {
                                     EXPECT_EQ(so_far.session->history().size(), ++seen);
                                     EXPECT_EQ(so_far.session->history().back(), turn.ply.moves);
                                   });
  const GameRecord record = record_of(game);
  EXPECT_TRUE(game.session->result());
  EXPECT_EQ(record.ending, Ending::finished);
  EXPECT_EQ(record.result, game.session->result());
  EXPECT_EQ(record.hash, game.session->hash());
  EXPECT_EQ(record.seed, 11u);
  EXPECT_EQ(record.agents, (std::vector<std::string>{"greedy", "random"}));
  EXPECT_EQ(record.plies.size(), seen);
  EXPECT_TRUE(verify(record));
}

TEST(Referee, what_was_played_before_is_in_the_record) {
  auto session = reversi().start("size=4", 0).value();
  const std::string first = session->moves(0).front(), start = session->json();
  ASSERT_TRUE(session->play({first}));
  const GameRecord record = record_of(play_out(game_with(std::move(session), {"random", "random"}), {}));
  EXPECT_EQ(record.start, start);
  EXPECT_EQ(record.plies.front().moves, Step{first});
  EXPECT_TRUE(verify(record));
}

TEST(Referee, a_stopped_game_keeps_the_plies_before) {
  std::atomic<bool> stop = false;
  const GameInPlay game =
      play_out(game_with(reversi(), "", {"alphabeta:depth=1", "random"}), {.stop = &stop},
               [&](const GameInPlay& so_far, const Turn&) { stop = so_far.session->history().size() == 5; });
  const GameRecord record = record_of(game);
  EXPECT_EQ(record.ending, Ending::interrupted);
  EXPECT_EQ(record.plies.size(), 5u);
  EXPECT_FALSE(record.result);
  EXPECT_TRUE(verify(record));
}

TEST(Referee, the_limits_hold_for_every_move) {
  const GameInPlay game =
      play_out(game_with(reversi(), "", {"alphabeta", "alphabeta:depth=20"}), {.limits = {.nodes = 300}});
  EXPECT_EQ(record_of(game).limits.nodes, 300u);
  std::uint64_t most = 0;
  for (const auto& ply : game.plies) most = std::max(most, ply.nodes());
  EXPECT_EQ(most, 300u);
}

TEST(Referee, a_forced_pass_is_played_without_asking_anybody) {
  // Black has no move, white has.
  auto session = reversi().read("OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXX- X").value();
  ASSERT_TRUE(session->must_pass(0));
  std::vector<Player> players;
  players.push_back(scripted([](const Question&) -> tl::expected<Decision, AgentFailure> {
    ADD_FAILURE() << "nobody is asked for a pass";
    return agent_failure(FailureKind::crash, "asked");
  }));
  players.push_back(first_mover_player());
  Referee referee(game_of(std::move(session), std::move(players), 1), {.describe = true});
  const auto turn = referee.wait();
  ASSERT_TRUE(turn);
  EXPECT_TRUE(turn->forced);
  EXPECT_EQ(turn->ply.moves, Step{"pass"});
  EXPECT_EQ(turn->sentences, (std::vector<std::string>{"black has no move and passes"}));
}

TEST(Referee, polling_gives_the_same_game_as_waiting) {
  const auto waited = play_out(game_with(reversi(), "size=6", {"alphabeta:depth=2", "random"}), {});
  Referee referee(game_with(reversi(), "size=6", {"alphabeta:depth=2", "random"}), {});
  while (!referee.over()) {
    referee.ask();
    if (!referee.poll()) std::this_thread::yield();
  }
  EXPECT_EQ(referee.game().session->history(), waited.session->history());
}

TEST(Referee, a_person_may_resign_and_take_it_back_but_an_agent_is_not_resigned_for) {
  Referee referee(game_of_two(reversi(), {std::string(kHuman), nullptr}, first_mover_player()), {});
  EXPECT_FALSE(referee.resign(1));
  ASSERT_TRUE(referee.resign(0));
  EXPECT_EQ(referee.game().outcome_text(), "white wins: black resigns");
  EXPECT_FALSE(referee.resign(0));
  EXPECT_TRUE(verify(record_of(referee.game())));
}

TEST(Referee, every_kind_of_failure_loses_the_game_and_is_recorded) {
  for (std::size_t kind = 0; kind < kFailureNames.size(); ++kind) {
    const auto failure = static_cast<FailureKind>(kind);
    const GameInPlay game = play_out(game_of_two(reversi(), failing(failure), first_mover_player()), {});
    ASSERT_TRUE(game.over());
    EXPECT_FALSE(game.session->result());
    EXPECT_EQ(game.result(), (Outcome{-1, 0}));
    EXPECT_EQ(game.outcome_text(),
              failure == FailureKind::resigned
                  ? "white wins: black resigns"
                  : "white wins: black forfeits (" + std::string(kFailureNames[kind]) + ": told to fail)");
    const GameRecord record = record_of(game);
    EXPECT_EQ(record.ending, Ending::forfeit);
    EXPECT_TRUE(verify(record));
    EXPECT_EQ(read_records(write_record(record).value()).value(), std::vector<GameRecord>{record});
  }
}

TEST(Referee, a_move_that_cannot_be_played_is_a_forfeit) {
  const auto cheat = [](const Question&) { return move("a1"); };
  const GameInPlay game = play_out(game_of_two(reversi(), first_mover_player(), scripted(cheat)), {});
  ASSERT_EQ(game.forfeits.size(), 1u);
  EXPECT_EQ(game.forfeits[0].seat, 1);
  EXPECT_EQ(game.forfeits[0].failure.kind, FailureKind::invalid);
  EXPECT_NE(game.forfeits[0].failure.reason.find("played 'a1'"), std::string::npos);
  EXPECT_EQ(game.result()->sign, 1);
  EXPECT_EQ(game.plies.size(), 1u);
}

TEST(Referee, somebody_who_thinks_beyond_the_clock_loses_on_time) {
  const auto endless = [](const Question& question) {
    while (!*question.stop) std::this_thread::sleep_for(1ms);
    return move(question.session.moves(question.seat).front());
  };
  const GameInPlay game =
      play_out(game_of_two(reversi(), scripted(endless), first_mover_player()), {.clock = {20ms, 0ms}});
  ASSERT_EQ(game.forfeits.size(), 1u);
  EXPECT_EQ(game.forfeits[0].failure.kind, FailureKind::timeout);
  EXPECT_EQ(game.result()->sign, -1);
}

TEST(Referee, an_agent_is_told_what_is_left_on_its_clock_as_the_referee_measured_it) {
  std::vector<std::chrono::milliseconds> left;
  const auto slow = [&](const Question& question) {
    left.push_back(question.clock.left.value());
    EXPECT_EQ(question.clock.increment, 5ms);
    std::this_thread::sleep_for(30ms);
    return move(question.session.moves(question.seat).front());  // it does not say how long it took
  };
  Referee referee(game_of_two(reversi(), scripted(slow), first_mover_player()), {.clock = {60s, 5ms}});
  for (int ply = 0; ply < 3; ++ply) ASSERT_TRUE(referee.wait());
  ASSERT_EQ(left.size(), 2u);
  EXPECT_EQ(left[0], 60s);
  EXPECT_LE(left[1], 60s - 25ms);
}

TEST(Referee, an_agent_that_lives_on_plays_a_new_game_as_a_new_agent_would) {
  const auto fresh = play_out(game_with(reversi(), "", {"random", "greedy"}), {});
  auto used = play_out(game_with(reversi(), "size=6", {"random", "greedy"}), {});
  for (Seat seat = 0; seat < 2; ++seat) used.players[seat].agent->new_game(Rng::stream_seed(11, seat));
  const auto again = play_out(game_of(reversi().start("", 0).value(), std::move(used.players), 11), {});
  EXPECT_EQ(again.session->history(), fresh.session->history());
}

TEST(Referee, a_person_is_awaited_and_a_wrong_move_changes_nothing) {
  Referee referee(game_with(reversi(), "", {"human", "random"}), {});
  EXPECT_EQ(referee.awaited(), std::vector<Seat>{0});
  EXPECT_FALSE(referee.wait());
  EXPECT_FALSE(referee.choose(0, "a1"));
  EXPECT_FALSE(referee.choose(1, "d3"));
  EXPECT_EQ(referee.awaited(), std::vector<Seat>{0});
  ASSERT_TRUE(referee.choose(0, "d3"));
  ASSERT_TRUE(referee.poll());
  EXPECT_TRUE(referee.awaited().empty());
  ASSERT_TRUE(referee.wait());
  EXPECT_TRUE(referee.take_back());
  EXPECT_TRUE(referee.game().session->history().empty());
  EXPECT_TRUE(referee.game().plies.empty());
  EXPECT_FALSE(referee.take_back());
}

TEST(Referee, a_forfeit_can_be_taken_back_to_the_choice_before_it) {
  std::vector<Player> players;
  players.push_back({std::string(kHuman), nullptr});
  players.push_back(failing(FailureKind::crash));
  Referee referee(game_of(reversi().start("", 0).value(), std::move(players), 1), {});
  ASSERT_TRUE(referee.choose(0, "d3"));
  ASSERT_TRUE(referee.wait());
  EXPECT_FALSE(referee.wait());
  EXPECT_TRUE(referee.over());
  ASSERT_TRUE(referee.take_back());
  EXPECT_FALSE(referee.over());
  EXPECT_EQ(referee.awaited(), std::vector<Seat>{0});
}

TEST(Referee, every_seat_of_every_game_has_an_agent_for_hints) {
  for (const GameEntry* entry : games()) {
    GameInPlay game;
    game.session = entry->start("", 1).value();
    for (std::size_t seat = 0; seat < game.session->seats().size(); ++seat) {
      const auto hinter = hint_agent(game, static_cast<Seat>(seat));
      EXPECT_TRUE(hinter && *hinter != nullptr) << entry->info().id << " " << game.session->seats()[seat];
    }
  }
}

// A person against an agent that thinks until it is stopped.
Referee endless_opponent(GameOptions options) {
  std::vector<Player> players;
  players.push_back({std::string(kHuman), nullptr});
  players.push_back(scripted([](const Question& question) {
    EXPECT_TRUE(question.may_hurry);
    while (!*question.stop) std::this_thread::sleep_for(1ms);
    return move(question.session.moves(question.seat).back());
  }));
  return Referee(game_of(reversi().start("", 0).value(), std::move(players), 1), std::move(options));
}

TEST(Referee, an_agent_that_is_told_to_hurry_plays_what_it_knows) {
  Referee referee = endless_opponent({.may_hurry = true});
  ASSERT_TRUE(referee.choose(0, "d3"));
  ASSERT_TRUE(referee.poll());
  referee.ask();
  EXPECT_FALSE(referee.ready_within(30ms));
  EXPECT_TRUE(referee.thinking());
  const std::string last = referee.game().session->moves(1).back();
  referee.hurry();
  while (!referee.ready_within(20ms)) continue;
  const auto turn = referee.poll();
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->ply.moves, Step{last});
}

TEST(Referee, a_search_to_one_depth_that_may_be_hurried_always_has_a_searched_move) {
  Referee referee(game_with(reversi(), "", {"human", "alphabeta:depth=40"}), {.may_hurry = true});
  ASSERT_TRUE(referee.choose(0, "d3"));
  ASSERT_TRUE(referee.poll());
  referee.ask();
  EXPECT_FALSE(referee.ready_within(50ms));
  referee.hurry();
  while (!referee.ready_within(20ms)) continue;
  ASSERT_TRUE(referee.poll());
  EXPECT_GE(referee.game().plies.back().thoughts.front().depth, 1);
  EXPECT_TRUE(referee.game().plies.back().thoughts.front().value);
}

TEST(Referee, to_be_allowed_to_hurry_changes_no_value) {
  const auto session = reversi().start("", 0).value();
  for (const char* spec : {"alphabeta:depth=4", "minimax:depth=3"}) {
    const auto agent = make_agent(reversi(), spec, 1).value();
    Question question{*session, 0};
    const Decision plain = agent->think(question).value();
    question.may_hurry = true;
    const Decision hurried = agent->think(question).value();
    EXPECT_EQ(hurried.value, plain.value);
    EXPECT_EQ(hurried.depth, plain.depth);
  }
}

TEST(Referee, what_was_taken_back_can_be_played_again_in_turn) {
  Referee referee(game_with(reversi(), "", {"human", "greedy"}), {});
  EXPECT_FALSE(referee.redo());
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(referee.choose(0, referee.game().session->moves(0).front()));
    ASSERT_TRUE(referee.poll());
    ASSERT_TRUE(referee.wait());
  }
  const auto history = referee.game().session->history();
  const auto plies = referee.game().plies;
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(referee.take_back());
  EXPECT_TRUE(referee.can_redo());
  ASSERT_TRUE(referee.redo());
  EXPECT_EQ(referee.game().session->history().size(), 2u);
  ASSERT_TRUE(referee.redo());
  ASSERT_TRUE(referee.redo());
  EXPECT_FALSE(referee.redo());
  EXPECT_EQ(referee.game().session->history(), history);
  EXPECT_EQ(referee.game().plies, plies);
}

TEST(Referee, a_forfeit_that_was_taken_back_can_be_had_again_and_another_move_forgets_it) {
  std::vector<Player> players;
  players.push_back({std::string(kHuman), nullptr});
  players.push_back(failing(FailureKind::crash));
  Referee referee(game_of(reversi().start("", 0).value(), std::move(players), 1), {});
  ASSERT_TRUE(referee.choose(0, "d3"));
  ASSERT_TRUE(referee.wait());
  EXPECT_FALSE(referee.wait());
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.redo());
  EXPECT_TRUE(referee.over());
  EXPECT_EQ(referee.game().plies.size(), 1u);
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.choose(0, "c4"));
  ASSERT_TRUE(referee.poll());
  EXPECT_FALSE(referee.redo());
}

// The clocks can be seen in what an agent is told.
TEST(Referee, clocks_go_back_with_the_moves_and_forward_again) {
  std::vector<std::chrono::milliseconds> left;
  std::vector<Player> players;
  players.push_back({std::string(kHuman), nullptr});
  players.push_back(scripted([&](const Question& question) {
    left.push_back(question.clock.left.value());
    std::this_thread::sleep_for(40ms);
    return move(question.session.moves(question.seat).front());
  }));
  Referee referee(game_of(reversi().start("", 0).value(), std::move(players), 1), {.clock = {60s, 0ms}});
  const auto play_round = [&] {
    ASSERT_TRUE(referee.choose(0, referee.game().session->moves(0).front()));
    ASSERT_TRUE(referee.poll());
    ASSERT_TRUE(referee.wait());
  };
  play_round();
  play_round();
  ASSERT_TRUE(referee.take_back());
  play_round();
  ASSERT_EQ(left.size(), 3u);
  EXPECT_LE(left[1], 60s - 40ms);
  EXPECT_EQ(left[2], left[1]);
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.redo());
  play_round();
  EXPECT_EQ(left[3], left[1]);
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.take_back());
  play_round();
  EXPECT_EQ(left[4], 60s);
}

// Everything that a session shows of where it stands.
std::string all_of(const Session& session) {
  std::string all = session.json() + session.game().text(session) + std::to_string(session.hash());
  const Scene scene = session.scene();
  for (const auto& actor : scene.actors) {
    all += actor.id + actor.text + std::to_string(actor.row) + std::to_string(actor.column);
  }
  for (const auto& mark : scene.marks) all += mark.move;
  for (const auto& note : scene.notes) all += note;
  for (const Seat seat : session.movers()) {
    all += std::to_string(seat);
    for (const auto& text : session.moves(seat)) all += text;
  }
  return all;
}

// Plays both sides of a game in which all move at the same time, the spy second, and compares what the spy sees with
// what was there before anybody chose.
void expect_that_a_spy_learns_nothing(const char* game, const GameOptions& options, bool polled) {
  std::string before;
  const auto spy = [&](const Question& question) {
    EXPECT_EQ(all_of(question.session), before);
    return move(question.session.moves(question.seat).back());
  };
  Referee referee(game_of_two(find_game(game).value(), first_mover_player(), scripted(spy)), options);
  while (!referee.over()) {
    before = all_of(*referee.game().session->clone());
    if (!polled) {
      ASSERT_TRUE(referee.wait());
      continue;
    }
    referee.ask();
    while (!referee.ready()) std::this_thread::yield();
    EXPECT_EQ(all_of(*referee.game().session->clone()), before);  // both have chosen, and nothing shows it
    ASSERT_TRUE(referee.poll());
  }
}

TEST(Referee, nobody_learns_what_others_chose_before_all_have) {
  for (const char* game : {"bids", "flags:limit=8"}) {
    expect_that_a_spy_learns_nothing(game, {}, false);
    expect_that_a_spy_learns_nothing(game, {}, true);
    expect_that_a_spy_learns_nothing(game, {.limits = {.time = 1000ms}}, false);
    expect_that_a_spy_learns_nothing(game, {.clock = {10s, 0ms}}, false);
  }
}

TEST(Referee, a_persons_choice_is_hidden_until_everybody_has_chosen) {
  Referee referee(game_with(bids(), "", {"human", "human"}), {});
  EXPECT_EQ(referee.awaited(), (std::vector<Seat>{0, 1}));
  const std::string before = all_of(*referee.game().session);
  ASSERT_TRUE(referee.choose(0, "3"));
  EXPECT_EQ(all_of(*referee.game().session), before);
  EXPECT_EQ(referee.awaited(), std::vector<Seat>{1});
  EXPECT_FALSE(referee.poll());
  ASSERT_TRUE(referee.choose(1, "1"));
  const auto turn = referee.poll();
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->ply.moves, (Step{"3", "1"}));
}

TEST(Referee, moves_that_are_made_together_are_one_ply_of_the_record) {
  const GameInPlay game = play_out(game_with(bids(), "cards=4", {"random", "alphabeta:depth=4"}), {});
  EXPECT_EQ(game.plies.size(), 4u);
  for (const auto& ply : game.plies) {
    EXPECT_EQ(ply.moves.size(), 2u);
    ASSERT_EQ(ply.thoughts.size(), 2u);
    EXPECT_EQ(ply.thoughts[0].nodes, 0u);
    EXPECT_GT(ply.thoughts[1].nodes, 0u);
  }
  const GameRecord record = record_of(game);
  EXPECT_TRUE(verify(record));
  EXPECT_EQ(read_records(write_record(record).value()).value(), std::vector<GameRecord>{record});
}

TEST(Referee, agents_of_both_teams_that_fail_in_one_step_draw) {
  const GameInPlay game = play_out(game_of_two(bids(), failing(FailureKind::crash), failing(FailureKind::timeout)), {});
  EXPECT_EQ(game.forfeits.size(), 2u);
  EXPECT_EQ(game.result(), (Outcome{0, 0}));
  EXPECT_EQ(game.outcome_text(), "a draw: left forfeits (crash: told to fail); right forfeits (timeout: told to fail)");
  EXPECT_TRUE(verify(record_of(game)));
}

// Each waits for the other, so neither can answer before both are asked.
TEST(Referee, with_a_time_limit_those_who_move_together_think_at_the_same_time) {
  std::atomic<int> asked = 0;
  const auto waits = [&] {
    return scripted([&](const Question& question) -> tl::expected<Decision, AgentFailure> {
      ++asked;
      for (int i = 0; i < 2000 && asked < 2; ++i) std::this_thread::sleep_for(5ms);
      if (asked < 2) return agent_failure(FailureKind::timeout, "was asked alone");
      return move(question.session.moves(question.seat).front());
    });
  };
  Referee referee(game_of_two(bids(), waits(), waits()), {.limits = {.time = 60s}});
  ASSERT_TRUE(referee.wait());
  EXPECT_TRUE(referee.game().forfeits.empty());
}

TEST(Referee, of_two_moves_made_together_only_the_wrong_one_is_blamed) {
  const auto cheat = [](const Question&) { return move("9"); };
  const GameInPlay game = play_out(game_of_two(bids(), first_mover_player(), scripted(cheat)), {});
  ASSERT_EQ(game.forfeits.size(), 1u);
  EXPECT_EQ(game.forfeits[0].seat, 1);
  EXPECT_EQ(game.forfeits[0].failure.reason, "played '9': '9' is not a card in the hand of right");
}

TEST(Referee, a_failure_and_a_wrong_move_in_one_step_are_a_draw) {
  const auto cheat = [](const Question&) { return move("9"); };
  const GameInPlay game = play_out(game_of_two(bids(), failing(FailureKind::crash), scripted(cheat)), {});
  EXPECT_EQ(game.forfeits.size(), 2u);
  EXPECT_EQ(game.result()->sign, 0);
}

TEST(Referee, taking_back_nothing_changes_nothing) {
  Referee referee(game_with(bids(), "", {"random", "human"}), {});
  referee.ask();
  EXPECT_FALSE(referee.take_back());
  ASSERT_TRUE(referee.choose(1, "2"));
  EXPECT_FALSE(referee.choose(1, "3"));
  EXPECT_TRUE(referee.take_back());
  EXPECT_EQ(referee.awaited(), std::vector<Seat>{1});
  ASSERT_TRUE(referee.choose(1, "3"));
  const auto turn = referee.wait();
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->ply.moves[1], "3");
}

TEST(Referee, an_agent_that_is_thinking_is_not_asked_again) {
  std::atomic<int> asked = 0;
  const auto counted = [&](const Question& question) {
    ++asked;
    return move(question.session.moves(question.seat).front());
  };
  Referee referee(game_of_two(reversi(), scripted(counted), first_mover_player()), {});
  referee.ask();
  while (asked == 0) std::this_thread::yield();
  ASSERT_TRUE(referee.wait());
  EXPECT_EQ(asked, 1);
}

TEST(Referee, a_scene_marks_the_choices_of_the_mover_that_looks) {
  const auto session = bids().read(R"({"cards":3,"hands":[3,6],"points":[0,0]})").value();
  EXPECT_EQ(move_at(session->scene(0), {0, 0}), "1");
  EXPECT_EQ(move_at(session->scene(0), {1, 2}), "");
  EXPECT_EQ(move_at(session->scene(1), {1, 2}), "3");
  EXPECT_EQ(move_at(session->scene(1), {0, 0}), "");
}

TEST(Referee, once_stopped_polling_plays_nothing_any_more) {
  std::atomic<bool> stop = false;
  Referee referee(game_of_two(reversi(), first_mover_player(), first_mover_player()), {.stop = &stop});
  referee.ask();
  while (!referee.ready()) std::this_thread::yield();
  stop = true;
  EXPECT_FALSE(referee.poll());
  EXPECT_TRUE(referee.game().session->history().empty());
}

TEST(Referee, what_an_agent_knows_while_it_thinks_is_told) {
  const auto talkative = [](const Question& question) {
    if (question.info) question.info(move("soon"));
    return move(question.session.moves(question.seat).front());
  };
  std::vector<std::string> told;
  GameOptions options;
  options.info = [&](Seat seat, const Decision& decision) { told.push_back(std::to_string(seat) + decision.move); };
  Referee referee(game_of_two(reversi(), scripted(talkative), first_mover_player()), options);
  ASSERT_TRUE(referee.wait());
  EXPECT_EQ(told, std::vector<std::string>{"0soon"});
}

// Plays the first move, but fails at every second question.
Player unreliable(FailureKind kind) {
  return scripted([kind, asked = 0](const Question& question) mutable -> tl::expected<Decision, AgentFailure> {
    if (++asked % 2 == 0) return agent_failure(kind, "told to fail");
    return move(question.session.moves(question.seat).front());
  });
}

// A game with this policy, of this player against one that plays the first move.
GameInPlay excusing(FailurePolicy policy, const GameEntry& entry, Player player) {
  GameInPlay game = game_of_two(entry, std::move(player), first_mover_player());
  game.policy = policy;
  return game;
}

TEST(Referee, a_late_agent_plays_on_at_random_if_the_policy_says_so) {
  const auto played = [] {
    return play_out(excusing({.on_timeout = OnFailure::random}, reversi(), unreliable(FailureKind::timeout)), {});
  };
  const GameInPlay game = played();
  EXPECT_TRUE(game.session->result());
  EXPECT_TRUE(game.forfeits.empty());
  ASSERT_GT(game.excused.size(), 5u);
  EXPECT_EQ(game.excused.front(), (ExcusedFailure{3, 0, {FailureKind::timeout, "told to fail"}}));
  EXPECT_EQ(played().session->history(), game.session->history());
  const GameRecord record = record_of(game);
  EXPECT_EQ(read_records(write_record(record).value()).value().front(), record);
  EXPECT_TRUE(verify(record));
}

TEST(Referee, a_step_tells_of_a_failure_that_was_excused) {
  Referee referee(excusing({.on_timeout = OnFailure::random}, reversi(), unreliable(FailureKind::timeout)),
                  {.describe = true});
  EXPECT_EQ(referee.wait()->remarks, std::vector<std::string>{});
  EXPECT_EQ(referee.wait()->remarks, std::vector<std::string>{});
  EXPECT_EQ(referee.wait()->remarks,
            std::vector<std::string>{"black failed (timeout): told to fail; another move was played for it"});
  EXPECT_EQ(referee.wait()->remarks, std::vector<std::string>{});
}

TEST(Referee, another_game_keeps_the_policy) {
  GameInPlay game = game_of_two(reversi(), {std::string(kHuman), nullptr}, {std::string(kHuman), nullptr});
  game.policy = {OnFailure::repeat, OnFailure::random};
  const GameInPlay another = another_game(game);
  EXPECT_EQ(another.policy.on_timeout, OnFailure::repeat);
  EXPECT_EQ(another.policy.on_invalid, OnFailure::random);
}

TEST(Referee, a_policy_is_for_its_kind_of_failure_alone) {
  for (const FailureKind kind : {FailureKind::invalid, FailureKind::crash, FailureKind::protocol, FailureKind::start}) {
    const GameInPlay game = play_out(excusing({.on_timeout = OnFailure::random}, reversi(), failing(kind)), {});
    ASSERT_EQ(game.forfeits.size(), 1u);
    EXPECT_EQ(game.forfeits.front().failure.kind, kind);
  }
  const GameInPlay game =
      play_out(excusing({.on_invalid = OnFailure::random}, reversi(), unreliable(FailureKind::invalid)), {});
  EXPECT_TRUE(game.forfeits.empty());
}

TEST(Referee, a_late_agent_repeats_its_last_move_where_that_is_possible) {
  const GameInPlay game = play_out(
      excusing({.on_timeout = OnFailure::repeat}, *find_game("hunger").value().game, unreliable(FailureKind::timeout)),
      {});
  std::string last;
  std::size_t repeated = 0, ply = 0;
  const auto replayed = game.session->at(0);
  for (const auto& moves : game.session->history()) {
    ++ply;
    if (first_mover(*replayed) == 0) {
      const bool excused = std::ranges::count(game.excused, ply, &ExcusedFailure::ply) > 0;
      if (excused && replayed->read_move(0, last)) {
        EXPECT_EQ(moves.front(), last);
        ++repeated;
      }
      last = moves.front();
    }
    ASSERT_TRUE(replayed->play(moves));
  }
  EXPECT_GT(repeated, 0u);
}

TEST(Referee, the_evidence_of_a_failure_is_recorded) {
  const GameInPlay game = play_out(
      game_of_two(reversi(), scripted([](const Question&) -> tl::expected<Decision, AgentFailure> {
                    return tl::unexpected(AgentFailure{FailureKind::crash, "ended", "standard error:\nline 1\nline 2"});
                  }),
                  first_mover_player()),
      {});
  const GameRecord record = record_of(game);
  const auto read = read_records(write_record(record).value()).value().front();
  EXPECT_EQ(read.forfeits.front().failure.evidence, "standard error:\nline 1\nline 2");
  EXPECT_EQ(read, record);
}

// Takes its time to get ready, but not to think.
class SlowStarter final : public Agent {
 public:
  tl::expected<void, AgentFailure> prepare(const Question&) override {
    if (!std::exchange(ready_, true)) std::this_thread::sleep_for(150ms);
    return {};
  }
  tl::expected<Decision, AgentFailure> think(const Question& question) override {
    return move(question.session.moves(question.seat).front());
  }
  void game_over(const GameEnd& end) override { ends.push_back(end.text); }
  std::vector<std::string> ends;

 private:
  bool ready_ = false;
};

TEST(Referee, getting_ready_does_not_count_as_thinking) {
  const GameSpec spec = find_game("reversi:size=4").value();
  auto starter = std::make_unique<SlowStarter>();
  const SlowStarter& observed = *starter;
  const GameInPlay game =
      play_out(game_of_two(spec, {"slow", std::move(starter)}, first_mover_player()), {.clock = {.bank = 100ms}});
  EXPECT_TRUE(game.session->result()) << game.outcome_text();
  EXPECT_EQ(observed.ends, std::vector<std::string>{game.outcome_text()});
}

TEST(Referee, the_clock_has_only_what_goes_beyond_the_time_of_a_move) {
  const GameSpec spec = find_game("reversi:size=4").value();
  const auto slow = [](const Question& question) {
    std::this_thread::sleep_for(30ms);
    return move(question.session.moves(question.seat).front());
  };
  const GameInPlay game = play_out(game_of_two(spec, scripted(slow), first_mover_player()),
                                   {.limits = {.time = 1s}, .clock = {.bank = 40ms}});
  EXPECT_TRUE(game.session->result()) << game.outcome_text();
}

TEST(Referee, a_fault_of_this_machine_comes_out_and_nobody_loses) {
  const auto broken = [](const Question&) -> tl::expected<Decision, AgentFailure> { throw HostFault("no processes"); };
  Referee waited(game_of_two(reversi(), scripted(broken), first_mover_player()), {});
  EXPECT_THROW(waited.wait(), HostFault);
  Referee threads(game_of_two(reversi(), scripted(broken), first_mover_player()), {.clock = {.bank = 10s}});
  EXPECT_THROW(threads.wait(), HostFault);
  EXPECT_TRUE(threads.game().forfeits.empty());
}

}  // namespace
}  // namespace ariadne
