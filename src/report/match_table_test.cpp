#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "report/match_table.hpp"

namespace ariadne {
namespace {

class MatchCommand : public testing::Test {
 protected:
  MatchCommand() {
    options.game = "reversi:size=4";
    options.first = "random";
    options.second = "greedy";
    options.games = 6;
    context.json = true;
    context.quiet = true;
    context.seed = 5;
  }
  ~MatchCommand() override { std::filesystem::remove(file); }

  std::string output() {
    testing::internal::CaptureStdout();
    const int code = run_match(options, context);
    std::string text = testing::internal::GetCapturedStdout();
    EXPECT_EQ(code, 0);
    return text;
  }
  // The exit code of a run that must fail.
  int refusal() {
    try {
      run_match(options, context);
    } catch (const Failure& failure) {
      return static_cast<int>(failure.code());
    }
    ADD_FAILURE() << "it ran";
    return 0;
  }
  std::string file_text() const {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  MatchOptions options;
  Context context;
  const std::string file = testing::TempDir() + "match." +
                           testing::UnitTest::GetInstance()->current_test_info()->name() + "." +
                           std::to_string(getpid());
};

TEST_F(MatchCommand, the_json_is_the_same_for_any_number_of_jobs) {
  options.jobs = 1;
  const std::string alone = output();
  options.jobs = 3;
  EXPECT_EQ(output(), alone);
}

TEST_F(MatchCommand, the_json_adds_up) {
  const Json json = parse_json(output()).value();
  EXPECT_EQ(json["schema"], "ariadne/match/1");
  EXPECT_EQ(json["seed"], 5);
  EXPECT_EQ(json["games"], 6);
  EXPECT_EQ(json["complete"], true);
  const Json &first = json["agents"][0], &second = json["agents"][1];
  EXPECT_EQ(first["agent"], "random");
  EXPECT_EQ(first["wins"], second["losses"]);
  EXPECT_EQ(first["wins"].get<int>() + first["draws"].get<int>() + first["losses"].get<int>(), 6);
  int wins = 0;
  for (const auto& game : json["results"]) {
    const bool black_won = game["result"] == "black", is_black = game["seats"][0] == "random";
    EXPECT_EQ(black_won, game["score"].get<int>() > 0);
    wins += game["result"] != "draw" && black_won == is_black;
  }
  EXPECT_EQ(first["wins"], wins);
}

TEST_F(MatchCommand, brackets_and_colon_are_one_agent) {
  options.first = "alphabeta(depth=1)";
  options.second = "alphabeta:depth=2";
  const std::string brackets = output();
  options.first = "alphabeta:depth=1";
  EXPECT_EQ(output(), brackets);
}

TEST_F(MatchCommand, the_table_names_agents_and_seed) {
  context.json = false;
  const std::string table = output();
  for (const char* part : {"random", "greedy", "seed 5", "6 of 6 games", "Elo"}) {
    EXPECT_NE(table.find(part), std::string::npos) << part << "\n" << table;
  }
}

TEST_F(MatchCommand, a_match_gone_on_with_keeps_its_seed_and_equals_the_whole) {
  options.games = 9;
  const std::string whole = output();
  options.record = file;
  options.games = 3;
  output();
  options.games = 9;
  options.resume = true;
  context.seed = 77;  // drawn, not given: that of the record holds
  EXPECT_EQ(output(), whole);
  const std::string recorded = file_text();
  EXPECT_EQ(output(), whole);
  EXPECT_EQ(file_text(), recorded);
  context.seed_given = true;
  EXPECT_EQ(refusal(), 3);
}

TEST_F(MatchCommand, a_record_is_kept_unless_it_is_meant_to_go) {
  ASSERT_TRUE(write_file(file, "precious"));
  options.record = file;
  EXPECT_EQ(refusal(), 2);
  EXPECT_EQ(file_text(), "precious");
  options.resume = true;
  EXPECT_EQ(refusal(), 3);
  EXPECT_EQ(file_text(), "precious");
  options.resume = false;
  options.force = true;
  output();
  EXPECT_TRUE(file_text().starts_with("{\"schema\":\"ariadne/record/1\""));
}

TEST_F(MatchCommand, wrong_usage_is_refused_before_anything_is_written) {
  const std::vector<std::function<void(MatchOptions&)>> mistakes = {
      [](MatchOptions& wrong) { wrong.first = "human"; },
      [](MatchOptions& wrong) { wrong.second = "nobody"; },
      [](MatchOptions& wrong) { wrong.second = "alphabeta:dpth=3"; },
      [](MatchOptions& wrong) { wrong.game = "checkers"; },
      [](MatchOptions& wrong) { wrong.record = "-"; },
      [](MatchOptions& wrong) { wrong.resume = true, wrong.force = true; },
      [](MatchOptions& wrong) { wrong.record.clear(), wrong.resume = true; },
  };
  const MatchOptions right = options;
  for (const auto& mistake : mistakes) {
    options = right;
    options.record = file;
    mistake(options);
    EXPECT_EQ(refusal(), 2);
    EXPECT_FALSE(file_exists(file));
  }
}

TEST_F(MatchCommand, where_the_game_is_over_there_is_nothing_to_do) {
  options.game = "reversi";
  options.position.text = std::string(64, 'X') + " X";
  EXPECT_EQ(refusal(), 5);
}

TEST_F(MatchCommand, an_agent_spelled_otherwise_goes_on_with_its_match) {
  options.first = "alphabeta:depth=1,eval=weights";
  options.record = file;
  output();
  options.first = "alphabeta(depth=1)";
  options.resume = true;
  options.games = 8;
  output();
  options.first = "alphabeta:depth=1,eval=discs";
  EXPECT_EQ(refusal(), 3);
}

// Games of a match by how they ended for its first agent.
std::vector<FinishedGame> games_with_signs(const std::vector<int>& signs) {
  std::vector<FinishedGame> games;
  for (const int sign : signs) {
    const Pairing pairing = pairing_of(MatchPlan(), games.size());
    games.push_back({pairing, {pairing.agents[0] == 0 ? sign : -sign, 0}});
  }
  return games;
}

MatchPlan plan_of(std::string first, std::string second, std::uint64_t games) {
  MatchPlan plan;
  plan.game = find_game("reversi").value().game;
  plan.agents = {std::move(first), std::move(second)};
  plan.games = games;
  return plan;
}

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (std::size_t from = 0, end = 0; (end = text.find('\n', from)) != std::string::npos; from = end + 1) {
    widest = std::max(widest, end - from);
  }
  return widest;
}

TEST(MatchReport, a_table_fits_eighty_columns_whatever_the_agents_are_called) {
  const std::vector<FinishedGame> games = games_with_signs({1, 1, 1, -1, 0, 1, -1, -1, 1, 1});
  const std::string short_names = match_table(plan_of("random", "greedy", 10), games);
  EXPECT_NE(short_names.find("\n   1  random "), std::string::npos) << short_names;
  EXPECT_LE(widest_line(short_names), 80u) << short_names;
  const std::string spec = "alphabeta:depth=6,eval=mobility,nodes=100000", other = "minimax:depth=4,eval=corners";
  MatchPlan plan = plan_of(spec, other, 10);
  plan.settings = "size=6,empties=winner";
  plan.limits.nodes = 1'000'000;
  plan.seed = 1'234'567'890'123'456;
  const std::string long_names = match_table(plan, games);
  EXPECT_LE(widest_line(long_names), 80u) << long_names;
  EXPECT_NE(long_names.find("A = " + spec), std::string::npos) << "what is called A in the table";
  EXPECT_NE(long_names.find("\n   1  A "), std::string::npos) << long_names;
}

TEST(MatchReport, an_agent_is_told_from_itself) {
  const std::string table = match_table(plan_of("random", "random", 2), games_with_signs({1, 1}));
  EXPECT_NE(table.find("\n   1  random (first) "), std::string::npos) << table;
  EXPECT_NE(table.find("\n   2  random (second) "), std::string::npos) << table;
}

TEST(MatchReport, the_table_says_how_certain_the_elo_is) {
  const std::vector<FinishedGame> games = games_with_signs({1, 1, 1, -1, 0, 1, -1, -1, 1, 1});
  EXPECT_NE(match_table(plan_of("random", "greedy", 10), games).find("+/- is the 95 % confidence interval of Elo"),
            std::string::npos);
}

TEST(MatchReport, a_clean_sweep_is_infinite_and_has_a_bound_once_there_are_enough_pairs) {
  const auto table = [](std::size_t games) {
    return match_table(plan_of("random", "greedy", games), games_with_signs(std::vector<int>(games, 1)));
  };
  const std::string sweep = table(20);
  EXPECT_NE(sweep.find("   1  random  +inf    -   20      0     0  100.0%"), std::string::npos) << sweep;
  EXPECT_NE(sweep.find("   2  greedy  -inf    -    0      0    20    0.0%"), std::string::npos) << sweep;
  EXPECT_NE(sweep.find("A clean sweep: with 95 % confidence the difference is more than 183 Elo.\n"), std::string::npos)
      << sweep;
  EXPECT_NE(table(4).find("A clean sweep: too few pairs to say how far apart the two are.\n"), std::string::npos);
}

TEST(MatchReport, an_event_is_a_finished_game_and_how_it_stands) {
  const Json event = match_event_json(plan_of("random", "greedy", 8), games_with_signs({1, -1})[1], {3, 1, 2, {}});
  EXPECT_EQ(event["schema"], "ariadne/match-game/1");
  EXPECT_EQ(event["index"], 1);
  EXPECT_EQ(event["result"], "black") << "the agents have swapped sides";
  EXPECT_EQ(event["finished"], 6);
  EXPECT_EQ(event["games"], 8);
  EXPECT_EQ(event["wins"], 3);
}

std::vector<Json> lines_of(const std::string& text) {
  std::vector<Json> lines;
  for (std::size_t from = 0, end = 0; (end = text.find('\n', from)) != std::string::npos; from = end + 1) {
    lines.push_back(parse_json(text.substr(from, end - from)).value());
  }
  return lines;
}

TEST_F(MatchCommand, every_game_is_told_when_it_is_over_and_the_whole_match_last) {
  const std::string alone = output();
  context.quiet = false;
  for (options.jobs = 1; options.jobs <= 3; ++options.jobs) {
    const auto lines = lines_of(output());
    ASSERT_EQ(lines.size(), 7u);
    for (std::size_t i = 0; i < 6; ++i) {
      EXPECT_EQ(lines[i]["index"], i);
      EXPECT_EQ(lines[i]["finished"], i + 1);
      EXPECT_EQ(lines[i]["result"], lines[6]["results"][i]["result"]);
    }
    EXPECT_EQ(lines[5]["wins"], lines[6]["agents"][0]["wins"]);
    EXPECT_EQ(lines[6], lines_of(alone).front());
  }
}

TEST_F(MatchCommand, games_of_an_earlier_run_are_told_again) {
  context.quiet = false;
  const std::string whole = output();
  options.record = file;
  options.games = 3;
  output();
  options.games = 6;
  options.resume = true;
  EXPECT_EQ(output(), whole);
  EXPECT_EQ(output(), whole) << "nothing is left to play";
}

TEST_F(MatchCommand, only_games_that_would_all_start_alike_get_random_openings) {
  const auto plies = [this](const std::string& game) {
    options.game = game;
    options.second = "random";
    options.games = 2;
    return parse_json(output()).value()["opening_plies"].get<int>();
  };
  EXPECT_EQ(plies("reversi:size=4"), 4);
  EXPECT_EQ(plies("theseus:size=5"), 0);
  EXPECT_EQ(plies("flags"), 0);
  EXPECT_EQ(plies("tree:example=random"), 0);
  options.position.text = "max(min(3,8),min(2,4))";
  EXPECT_EQ(plies("tree"), 4) << "a given position is always the same";
}

TEST_F(MatchCommand, a_match_gone_on_with_keeps_its_opening_plies) {
  options.game = "theseus:size=5,limit=10";
  options.second = "random";
  options.opening_plies = 2;
  const std::string whole = output();
  options.record = file;
  options.games = 2;
  output();
  options.opening_plies.reset();
  options.resume = true;
  options.games = 6;
  EXPECT_EQ(output(), whole);
}

TEST_F(MatchCommand, equal_pairs_have_no_error_and_a_short_sweep_no_bound) {
  const MatchPlan plan = plan_of("random", "greedy", 4);
  const std::vector<FinishedGame> sweep = games_with_signs({1, 1, 1, 1});
  const Json swept = match_json(plan, sweep)["agents"][0];
  EXPECT_EQ(swept["wins"], 4);
  EXPECT_TRUE(swept["error"].is_null() && swept["bound"].is_null());
  const std::string table = match_table(plan, sweep);
  EXPECT_EQ(table.find('>'), std::string::npos);
  EXPECT_LT(table.find("+inf"), table.find("-inf")) << "the winner comes first: " << table;
  EXPECT_NE(table.find("-inf"), std::string::npos) << table;
  const std::vector<FinishedGame> level = games_with_signs({1, -1, 1, -1});
  const Json even = match_json(plan, level)["agents"][0];
  EXPECT_EQ(even["elo"], 0);
  EXPECT_TRUE(even["error"].is_null());
}

TEST_F(MatchCommand, sides_can_be_fixed_and_points_are_told_with_their_error) {
  options.fixed_sides = true;
  const Json json = parse_json(output()).value();
  EXPECT_EQ(json["swap_sides"], false);
  double sum = 0;
  for (const auto& game : json["results"]) {
    EXPECT_EQ(game["seats"][0], "random");
    sum += game["score"].get<double>();
  }
  EXPECT_NEAR(json["agents"][0]["points"].get<double>(), sum / 6, 0.01);
  EXPECT_EQ(json["agents"][1]["points"].get<double>(), -json["agents"][0]["points"].get<double>());
  EXPECT_GT(json["agents"][0]["points_error"].get<double>(), 0);
}

TEST(MatchReport, a_clock_is_noticed_wherever_it_is_set) {
  MatchPlan plan;
  plan.game = find_game("reversi").value().game;
  plan.agents = {"alphabeta:depth=3,nodes=100", "random"};
  EXPECT_FALSE(uses_time(plan));
  plan.agents[1] = "alphabeta:time=20";
  EXPECT_TRUE(uses_time(plan));
  plan.agents[1] = "alphabeta:time=0";
  EXPECT_FALSE(uses_time(plan));
  plan.limits.time = std::chrono::milliseconds(5);
  EXPECT_TRUE(uses_time(plan));
}

TEST_F(MatchCommand, a_test_ends_the_match_and_its_result_does_not_depend_on_the_jobs) {
  options.second = "random";
  options.first = "greedy";
  options.games.reset();
  options.sprt = "0,100";
  options.jobs = 1;
  const std::string alone = output();
  options.jobs = 3;
  EXPECT_EQ(output(), alone);
  const Json json = parse_json(alone).value_or(Json());
  EXPECT_EQ(json.at("sprt").at("accepted"), "elo1");
  EXPECT_EQ(json.at("complete"), true);
  EXPECT_LT(json.at("games").get<int>(), 1000);
  EXPECT_GE(json.at("sprt").at("llr").get<double>(), json.at("sprt").at("upper").get<double>());
  std::swap(options.first, options.second);
  testing::internal::CaptureStdout();
  EXPECT_EQ(run_match(options, context), 1);  // what was asked is not so
  EXPECT_EQ(parse_json(testing::internal::GetCapturedStdout()).value_or(Json()).at("sprt").at("accepted"), "elo0");
}

TEST_F(MatchCommand, a_test_that_was_interrupted_goes_on_to_the_same_end) {
  options.first = "greedy";
  options.second = "random";
  options.games.reset();
  options.sprt = "0,100";
  const std::string whole = output();
  options.record = file;
  options.games = 10;  // stopped early
  testing::internal::CaptureStdout();
  EXPECT_EQ(run_match(options, context), 1);
  testing::internal::GetCapturedStdout();
  options.resume = true;
  options.games.reset();
  EXPECT_EQ(output(), whole);
}

TEST_F(MatchCommand, games_are_written_as_comma_separated_values) {
  options.csv = file;
  output();
  const std::string text = file_text();
  EXPECT_EQ(std::ranges::count(text, '\n'), 7);
  EXPECT_TRUE(text.starts_with("game,opening,black,white,result,score,plies,nodes,forfeit\n1,1,random,greedy,"))
      << text;
  EXPECT_EQ(refusal(), static_cast<int>(ExitCode::usage));  // it is kept
}

TEST_F(MatchCommand, openings_come_from_a_file_and_bad_ones_have_a_place) {
  std::ofstream(file) << "b1\nb1 a1\n";
  options.openings = file;
  options.games = 8;
  const Json json = parse_json(output()).value_or(Json());
  EXPECT_EQ(json.at("openings"), 2);
  EXPECT_EQ(json.at("opening_plies"), 0);
  options.position.text = "b1";
  EXPECT_EQ(refusal(), static_cast<int>(ExitCode::usage));
  options.position = {};
  std::ofstream(file) << "b1\nb1 b1\n";
  EXPECT_EQ(refusal(), static_cast<int>(ExitCode::input));
}

TEST_F(MatchCommand, what_agents_may_spend_is_read_and_told) {
  options.time = "nodes=20,depth=2,10s+1s";
  options.first = "alphabeta";
  const Json json = parse_json(output()).value_or(Json());
  EXPECT_EQ(json.at("limits").at("nodes"), 20);
  EXPECT_EQ(json.at("clock").at("bank_ms"), 10'000);
  EXPECT_EQ(json.at("agents").at(0).at("agent"), "alphabeta:depth=2");
  options.time = "soon";
  EXPECT_EQ(refusal(), static_cast<int>(ExitCode::usage));
}

}  // namespace
}  // namespace ariadne
