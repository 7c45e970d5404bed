#include "agents/external/protocol_agent.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "agents/external/gtp_agent.hpp"
#include "agents/spec.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

const std::string kTestAgents = std::string(ARIADNE_SOURCES) + "/tests/agents/external/";
const std::string kExamples = std::string(ARIADNE_SOURCES) + "/examples/agents/";

std::unique_ptr<Session> new_session(const char* game = "reversi") {
  const auto spec = find_game(game);
  return std::move(spec.value().game->start(spec->settings, 1).value());
}

ExternalOptions options() {
  ExternalOptions options;
  options.any = true;
  options.sandbox = Sandbox::off;  // what holds agents back is tested elsewhere
  options.start_time = 30s;
  options.move_time = 30s;
  return options;
}

std::unique_ptr<ProtocolAgent> agent_of(const std::string& command, Tap tap = {}) {
  return std::make_unique<ProtocolAgent>(read_external("cmd:python3 " + command).value(), options(), 7, std::move(tap));
}

AgentFailure failure_of_bad(const std::string& kind, std::chrono::milliseconds time = 30s,
                            Sandbox sandbox = Sandbox::off) {
  const auto session = new_session();
  auto limits = options();
  limits.sandbox = sandbox;
  ProtocolAgent agent(read_external("cmd:python3 " + kTestAgents + "bad_agent.py " + kind).value(), limits, 7);
  const auto thought = agent.think({*session, 0, {.time = time}});
  EXPECT_FALSE(thought);
  return thought ? AgentFailure{} : thought.error();
}

TEST(ProtocolAgent, answers_with_a_move_and_what_it_says_about_it) {
  const auto session = new_session();
  const auto decision = agent_of(kExamples + "corners.py")->think({*session, 0});
  ASSERT_TRUE(decision) << decision.error().reason << decision.error().evidence;
  EXPECT_EQ(decision->move, session->moves(0).front());
  EXPECT_EQ(decision->depth, 1);
  EXPECT_EQ(decision->nodes, 4u);
  EXPECT_EQ(decision->value, 1);
  EXPECT_EQ(decision->pv, std::vector<std::string>{decision->move});
}

TEST(ProtocolAgent, scores_of_the_second_side_are_seen_from_the_first) {
  const auto session = new_session();
  ASSERT_TRUE(session->play({session->moves(0).front()}));
  const auto decision = agent_of(kExamples + "corners.py")->think({*session, 1});
  ASSERT_TRUE(decision);
  EXPECT_LT(*decision->value, 0);
}

TEST(ProtocolAgent, a_game_is_begun_once_and_told_what_was_played_since) {
  std::vector<std::string> sent;
  const auto agent = agent_of(kExamples + "first.py", [&](bool to_agent, std::string_view line) {
    if (to_agent) sent.emplace_back(line);
  });
  const auto session = new_session("reversi:size=4");
  for (int round = 0; round < 2; ++round) {
    const auto decision = agent->think({*session, 0, {.nodes = 5, .time = 30s}});
    ASSERT_TRUE(decision);
    ASSERT_TRUE(session->play({decision->move}));
    ASSERT_TRUE(session->play({session->moves(1).front()}));
  }
  agent->game_over({Outcome{1, 4}, "black wins", false});
  agent->new_game(8);
  ASSERT_TRUE(agent->think({*new_session("reversi:size=4"), 0}));
  ASSERT_EQ(sent.size(), 7u);
  EXPECT_TRUE(sent[0].starts_with(R"({"type":"hello","protocol":1,)")) << sent[0];
  EXPECT_EQ(sent[1],
            R"({"type":"start","id":1,"game":"reversi","seat":0,"seats":["black","white"],"teams":[0,1],"seed":0,)"
            R"("time":{"move_ms":30000,"init_ms":30000},"limits":{"memory_mb":512,"threads":1}})");
  EXPECT_EQ(sent[2],
            R"({"type":"act","id":2,"ply":0,"seat":0,"state":{"game":"reversi","size":4,"board":"-----OX--XO-----",)"
            R"("to_move":"black"},"legal":["b1","a2","d3","c4"],"last":[],"time":{"move_ms":30000},"nodes":5})");
  EXPECT_NE(sent[3].find(R"("last":["b1","a1"])"), std::string::npos) << sent[3];
  EXPECT_EQ(sent[4],
            R"({"type":"end","id":4,"result":{"winner":0,"score":4.0,"text":"black wins","reason":"finished"}})");
  EXPECT_TRUE(sent[5].starts_with(R"({"type":"start","id":5,)")) << sent[5];
  EXPECT_NE(sent[6].find(R"("last":[])"), std::string::npos) << sent[6];
}

TEST(ProtocolAgent, a_game_that_was_taken_back_is_begun_again) {
  std::vector<std::string> sent;
  const auto agent = agent_of(kExamples + "first.py", [&](bool to_agent, std::string_view line) {
    if (to_agent) sent.emplace_back(line);
  });
  auto later = new_session("reversi:size=4");
  for (const char* move : {"b1", "a1"}) ASSERT_TRUE(later->play({move}));
  ASSERT_TRUE(agent->think({*later, 0}));
  ASSERT_TRUE(agent->think({*new_session("reversi:size=4"), 0}));
  EXPECT_EQ(std::ranges::count_if(sent, [](const auto& line) { return line.starts_with(R"({"type":"start")"); }), 2);
}

TEST(ProtocolAgent, each_failure_is_of_its_kind_with_its_evidence) {
  const AgentFailure exits = failure_of_bad("exit");
  EXPECT_EQ(exits.kind, FailureKind::crash);
  EXPECT_EQ(exits.reason, "exited with code 3");
  const AgentFailure illegal = failure_of_bad("illegal");
  EXPECT_EQ(illegal.kind, FailureKind::invalid);
  EXPECT_EQ(illegal.reason, "played 'z9', which is not a legal move");
  EXPECT_EQ(illegal.evidence, R"(it said: {"type": "move", "id": 2, "move": "z9"})");
  const AgentFailure nonsense = failure_of_bad("nonsense");
  EXPECT_EQ(nonsense.kind, FailureKind::protocol);
  EXPECT_EQ(nonsense.evidence, "it said: I think that I shall take the corner.");
  const AgentFailure other = failure_of_bad("wrong-id");
  EXPECT_EQ(other.kind, FailureKind::protocol);
  EXPECT_EQ(other.reason, "answered request 0 instead of 2");
  const AgentFailure late = failure_of_bad("late", 50ms);
  EXPECT_EQ(late.kind, FailureKind::timeout);
  const AgentFailure never = failure_of_bad("no-start");
  EXPECT_EQ(never.kind, FailureKind::start);
  EXPECT_EQ(never.evidence, "standard error:\nit does not want to");
}

// Without limits of ours they are not the reason.
TEST(ProtocolAgent, one_that_ends_at_a_limit_is_told_which_one_it_was) {
  const auto failure = [](const char* kind, Sandbox sandbox) { return failure_of_bad(kind, 30s, sandbox); };
  EXPECT_EQ(failure("processor-time", Sandbox::basic).kind, FailureKind::timeout);
  EXPECT_EQ(failure("processor-time", Sandbox::off).kind, FailureKind::crash);
  EXPECT_EQ(failure("memory", Sandbox::basic).kind, FailureKind::memory);
  EXPECT_EQ(failure("memory", Sandbox::off).kind, FailureKind::crash);
  EXPECT_EQ(failure("exit", Sandbox::basic).kind, FailureKind::crash);
}

TEST(ProtocolAgent, what_is_said_after_the_answer_is_a_failure_at_the_latest_when_it_is_asked_again) {
  const auto agent = agent_of(kTestAgents + "bad_agent.py twice");
  const auto session = new_session();
  auto thought = agent->think({*session, 0});
  if (thought) {
    std::this_thread::sleep_for(300ms);
    thought = agent->think({*session, 0});
  }
  ASSERT_FALSE(thought);
  EXPECT_EQ(thought.error().kind, FailureKind::protocol);
}

TEST(ProtocolAgent, a_failure_is_followed_by_a_fresh_process) {
  const auto agent = agent_of(kTestAgents + "bad_agent.py illegal");
  const auto session = new_session();
  for (int i = 0; i < 2; ++i) {
    const auto thought = agent->think({*session, 0});
    ASSERT_FALSE(thought);
    EXPECT_EQ(thought.error().kind, FailureKind::invalid);
  }
}

TEST(ProtocolAgent, one_that_does_not_listen_to_stop_is_ended) {
  const auto session = new_session();
  const std::atomic<bool> stop{true};
  const auto agent = agent_of(kTestAgents + "bad_agent.py sleep");
  Question question{*session, 0};
  ASSERT_TRUE(agent->prepare(question));
  question.stop = &stop;
  const auto thought = agent->think(question);
  ASSERT_FALSE(thought);
  EXPECT_EQ(thought.error().kind, FailureKind::timeout);
}

TEST(ProtocolAgent, the_bank_is_added_to_the_time_of_a_move) {
  const auto session = new_session();
  Question question{*session, 0, {.time = 300ms}};
  EXPECT_EQ(allowed_time(question, options()), 300ms);
  question.clock.left = 2s;
  EXPECT_EQ(allowed_time(question, options()), 2300ms);
  question.limits.time = 0ms;
  EXPECT_EQ(allowed_time(question, options()), 2s);
  question.clock.left.reset();
  EXPECT_EQ(allowed_time(question, options()), options().move_time);
}

std::unique_ptr<GtpAgent> engine(const std::string& dialect, Tap tap = {}) {
  return std::make_unique<GtpAgent>(read_external("gtp:python3 " + kTestAgents + "gtp_engine.py " + dialect).value(),
                                    options(), std::move(tap));
}

TEST(GtpAgent, every_dialect_is_understood_and_no_pass_is_sent) {
  for (const std::string dialect : {"edax", "egaroucid", "rhino"}) {
    std::vector<std::string> sent;
    const auto agent = engine(dialect, [&](bool to_agent, std::string_view line) {
      if (to_agent) sent.emplace_back(line);
    });
    auto session = new_session();
    ASSERT_TRUE(agent->check(*session, {}));
    Rng rng(3);
    while (!session->result()) {
      const Seat seat = first_mover(*session);
      const auto moves = session->moves(seat);
      std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      if (seat == 0 && !session->must_pass(0)) {
        const auto decision = agent->think({*session, 0});
        ASSERT_TRUE(decision) << dialect << ": " << decision.error().reason << "\n" << decision.error().evidence;
        move = decision->move;
      }
      ASSERT_TRUE(session->play({move})) << move;
    }
    for (const auto& line : sent) EXPECT_EQ(line.find("pass"), std::string::npos) << dialect << ": " << line;
  }
}

TEST(GtpAgent, a_game_that_goes_elsewhere_is_told_from_its_start) {
  std::vector<std::string> sent;
  const auto agent = engine("edax", [&](bool to_agent, std::string_view line) {
    if (to_agent) sent.emplace_back(line);
  });
  auto first = new_session(), second = new_session();
  ASSERT_TRUE(first->play({"d3"}));
  ASSERT_TRUE(second->play({"e6"}));
  ASSERT_TRUE(agent->think({*first, 1}));
  for (int ply = 0; ply < 2; ++ply) ASSERT_TRUE(second->play({second->moves(first_mover(*second)).front()}));
  ASSERT_TRUE(agent->think({*second, 1}));
  EXPECT_EQ(std::ranges::count(sent, "clear_board"), 2);
  EXPECT_EQ(std::ranges::count(sent, "play black e6"), 1);
}

// As far as it is installed: Debian's package grhino.
TEST(GtpAgent, a_real_engine_plays_a_whole_game) {
  const std::string rhino = "/usr/games/gtp-rhino";
  if (!std::filesystem::exists(rhino)) GTEST_SKIP() << rhino << " is not installed";
  GtpAgent agent(read_external("gtp:" + rhino + " -l 1 -b 0").value(), options());
  auto session = new_session();
  Rng rng(5);
  while (!session->result()) {
    const Seat seat = first_mover(*session);
    const auto moves = session->moves(seat);
    std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (seat == 1) {
      const auto decision = agent.think({*session, 1});
      ASSERT_TRUE(decision) << decision.error().reason << "\n" << decision.error().evidence;
      move = decision->move;
    }
    ASSERT_TRUE(session->play({move})) << move;
  }
  EXPECT_LT(session->result()->sign, 0) << "it beats random moves";
}

TEST(GtpAgent, only_the_usual_start_can_be_played) {
  const auto agent = engine("edax");
  EXPECT_TRUE(agent->check(*new_session(), {}));
  EXPECT_FALSE(agent->check(*new_session("reversi:size=6"), {}));
  EXPECT_FALSE(make_agent(*find_game("pacman").value().game, "gtp:engine", 0, options()));
}

}  // namespace
}  // namespace ariadne
