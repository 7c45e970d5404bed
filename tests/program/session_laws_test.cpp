// Laws of the erased edge, for every registered game and every agent that it offers.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "core/json.hpp"

namespace ariadne {

// Else their addresses would be part of the tests' names.
static void PrintTo(const GameEntry* game, std::ostream* out) { *out << game->info().id; }

namespace {

class SessionLaws : public testing::TestWithParam<const GameEntry*> {
 public:
  const GameEntry& game() const { return *GetParam(); }
  std::unique_ptr<Session> start(std::uint64_t seed = 1) const { return game().start("", seed).value(); }
  std::unique_ptr<Agent> agent(const std::string& word, std::uint64_t seed = 1) const {
    return game().agent(word, seed).value();
  }
  // A whole game by one agent on all seats that it plays for, and a random one on the others.
  std::unique_ptr<Session> played(const std::string& spec, std::uint64_t seed) const {
    auto session = start(seed);
    const auto player = agent(spec, seed), other = agent("random", seed);
    while (!session->result()) {
      Step step;
      for (const Seat seat : session->movers()) {
        const bool its_turn = check_team(game(), spec, game().team(seat)).has_value();
        step.push_back((its_turn ? player : other)->think({*session, seat}).value().move);
      }
      if (!session->play(step)) ADD_FAILURE() << spec << " chose a move that is not legal";
    }
    return session;
  }
  // A question for whoever moves first.
  static Question about(const Session& session) { return {session, first_mover(session)}; }
};

std::string name_of(const testing::TestParamInfo<const GameEntry*>& info) { return info.param->info().id; }
INSTANTIATE_TEST_SUITE_P(Games, SessionLaws, testing::ValuesIn(games().begin(), games().end()), name_of);

TEST_P(SessionLaws, a_game_is_found_by_its_name_and_knows_what_to_say_of_itself) {
  const GameInfo& info = game().info();
  EXPECT_EQ(find_game(info.id)->game, &game());
  EXPECT_FALSE(info.title.empty() || info.summary.empty() || info.rules.empty() || info.example_move.empty());
  EXPECT_GE(info.seats.size(), 2u);
  EXPECT_EQ(game().team(0), Team::first);
  EXPECT_EQ(game().team(1), Team::second);
  EXPECT_FALSE(game().agents().empty());
}

TEST_P(SessionLaws, the_same_seed_gives_the_same_game_for_every_agent) {
  for (const auto& info : game().agents()) {
    const auto has = [&](const char* name) {
      return std::ranges::find(info.parameters, name, &Parameter::name) != info.parameters.end();
    };
    const bool solves = info.name == kPerfect && game().info().solved_by_search;
    const std::string word = info.name + (has("depth")   ? ":depth=1"
                                          : has("nodes") ? ":nodes=50"
                                          : solves       ? ":empties=6"
                                                         : "");
    EXPECT_EQ(played(word, 3)->history(), played(word, 3)->history()) << word;
  }
  EXPECT_NE(played("random", 3)->history(), played("random", 4)->history());
}

TEST_P(SessionLaws, an_earlier_position_played_on_leads_to_the_same_place) {
  const auto session = played("random", 5);
  const auto& steps = session->history();
  for (const std::size_t first : {std::size_t{0}, steps.size() / 2, steps.size()}) {
    const auto copy = session->at(first);
    EXPECT_EQ(copy->history().size(), first);
    for (std::size_t i = first; i < steps.size(); ++i) ASSERT_TRUE(copy->play(steps[i]));
    EXPECT_EQ(copy->hash(), session->hash());
    EXPECT_EQ(copy->json(), session->json());
    EXPECT_EQ(copy->history(), steps);
    EXPECT_EQ(copy->scene(), session->scene());
  }
}

TEST_P(SessionLaws, the_scene_of_an_earlier_position_is_the_one_that_was_seen_then) {
  const auto steps = played("random", 5)->history();
  const auto session = start(5);
  std::vector<Scene> seen = {session->scene()};
  for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), 20); ++i) {
    ASSERT_TRUE(session->play(steps[i]));
    seen.push_back(session->scene());
  }
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(session->at(i)->scene(), seen[i]) << i;
}

TEST_P(SessionLaws, a_fork_is_the_same_position_without_its_history) {
  const auto session = played("random", 5)->at(1);
  const auto fork = session->fork();
  EXPECT_TRUE(fork->history().empty());
  EXPECT_EQ(fork->json(), session->json());
  EXPECT_EQ(fork->hash(), session->hash());
  EXPECT_EQ(fork->movers(), session->movers());
  EXPECT_EQ(fork->seats(), session->seats());
}

TEST_P(SessionLaws, a_step_has_one_move_of_each_mover_and_each_can_be_spelled_and_described) {
  const auto session = played("random", 9);
  for (std::size_t i = 0; i < session->history().size(); ++i) {
    const auto before = session->at(i);
    const auto movers = before->movers();
    const Step& step = session->history()[i];
    ASSERT_EQ(step.size(), movers.size());
    for (std::size_t m = 0; m < movers.size(); ++m) {
      EXPECT_EQ(before->read_move(movers[m], step[m]), step[m]);
      EXPECT_NE(before->describe(movers[m], step[m]), "");
    }
    Step longer = step;
    longer.push_back(step.front());
    EXPECT_FALSE(before->play(longer));
    EXPECT_FALSE(before->play({}));
    EXPECT_EQ(before->history().size(), i);
  }
  EXPECT_TRUE(session->movers().empty());
}

TEST_P(SessionLaws, a_position_is_read_from_its_json_and_from_its_text) {
  const auto game_over = played("random", 6);
  const auto session = game_over->at(game_over->history().size() / 2);
  for (const auto& text : {session->json(), game().text(*session)}) {
    const auto read = game().read(text);
    ASSERT_TRUE(read) << text << ": " << read.error().message;
    EXPECT_EQ((*read)->hash(), session->hash());
    ASSERT_EQ((*read)->movers(), session->movers());
    for (const Seat seat : session->movers()) EXPECT_EQ((*read)->moves(seat), session->moves(seat));
  }
}

TEST_P(SessionLaws, moves_in_json_are_played_and_an_illegal_one_is_named) {
  const auto session = played("random", 7);
  auto json = parse_json(session->at(0)->json()).value();
  const std::string& key = game().info().moves_key;
  json[key] = Json::array();
  for (const auto& step : session->history()) {
    for (const auto& move : step) json[key].push_back(move);
  }
  EXPECT_EQ(game().read(json.dump()).value()->hash(), session->hash());
  EXPECT_EQ(game().read(json.dump()).value()->history(), session->history());
  json[key][1] = "nonsense";
  const auto read = game().read(json.dump());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message.substr(0, 7), "move 2:");
}

TEST_P(SessionLaws, moves_in_json_may_be_grouped_by_steps) {
  const auto session = played("random", 7);
  auto json = parse_json(session->at(0)->json()).value();
  json[game().info().moves_key] = session->history();
  EXPECT_EQ(game().read(json.dump()).value()->history(), session->history());
}

TEST_P(SessionLaws, bad_positions_are_refused_with_a_reason) {
  for (const auto* text : {"", " ", "{", "{}", "[]", "nonsense", "\xff\xff", R"({"game":"chess"})", R"({"moves":3})"}) {
    const auto read = game().read(text);
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().message, "");
  }
}

TEST_P(SessionLaws, an_illegal_move_is_refused_and_changes_nothing) {
  const auto session = start();
  const auto hash = session->hash();
  EXPECT_FALSE(session->play(Step(session->movers().size(), "nonsense")));
  EXPECT_EQ(session->hash(), hash);
  EXPECT_TRUE(session->history().empty());
  const auto over = played("random", 8);
  EXPECT_FALSE(over->play(over->history().back()));
}

TEST_P(SessionLaws, a_search_answers_with_a_legal_move_under_any_limit_for_every_mover) {
  const auto session = start();
  for (const Seat seat : session->movers()) {
    const auto legal = session->moves(seat);
    for (const std::uint64_t nodes : {1u, 2u, 10u, 1000u}) {
      const Decision decision = agent("alphabeta")->think({*session, seat, {.nodes = nodes}}).value();
      EXPECT_NE(std::find(legal.begin(), legal.end(), decision.move), legal.end());
      EXPECT_LE(decision.nodes, nodes);
    }
    const std::atomic<bool> stop{true};
    Question question{*session, seat};
    question.stop = &stop;
    const Decision decision = agent("alphabeta")->think(question).value();
    EXPECT_NE(std::find(legal.begin(), legal.end(), decision.move), legal.end());
  }
}

TEST_P(SessionLaws, the_agents_for_hints_are_known) {
  for (const auto& spec : game().info().hint_agents) EXPECT_TRUE(game().agent(spec, 1)) << spec;
}

TEST_P(SessionLaws, distinct_positions_are_counted_when_asked_for) {
  const auto session = start();
  Question question = about(*session);
  question.count_distinct = true;
  const Decision decision = agent("minimax:depth=3")->think(question).value();
  ASSERT_TRUE(decision.distinct);
  EXPECT_GT(*decision.distinct, 1u);
  EXPECT_LE(*decision.distinct, decision.nodes + 1);
  EXPECT_FALSE(agent("minimax:depth=3")->think(about(*session)).value().distinct);
}

TEST_P(SessionLaws, unknown_agents_settings_and_games_are_refused_with_a_suggestion) {
  EXPECT_EQ(game().agent("rendom", 1).error().hint, "Did you mean 'random'?");
  EXPECT_FALSE(game().agent("alphabeta:dpth=3", 1));
  EXPECT_FALSE(game().agent("alphabeta:depth=0", 1));
  EXPECT_FALSE(game().start("nonsense=1", 1));
  EXPECT_FALSE(find_game(game().info().id + "x:"));
  EXPECT_EQ(find_game(game().info().id + "x").error().hint, "Did you mean '" + game().info().id + "'?");
}

}  // namespace
}  // namespace ariadne
