#include "report/solution/step_solution.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

const Session& flags() {
  static const auto session = find_game("flags").value().game->start("ghosts=1", 1).value();
  return *session;
}

// Exact with the first meaning of the limit, which is played unless `own` says otherwise.
SolvedStep solved(std::size_t own) {
  SolvedStep solved{flags(), {}, std::nullopt};
  solved.solution.need = {4000, 80000};
  solved.solution.time = 2ms;
  StepSolution step;
  step.steps_left = 40;
  step.limit = 50;
  step.readings = {{"limit_wins=pacman", {{{1, 40, true}, {1, 7, false}}}, {90, 0, 10, 0}},
                   {"limit_wins=draw", {{{0, 40, true}, {1, 7, false}}}, {0, 60, 10, 30}}};
  step.own = own;
  step.value = 0.75;
  step.error = 1e-10;
  step.matrix = {{"0", "2"}, {"1", "3"}, {{0.5, 1}, {1, 0.5}}, {0.5, 0.5}, {0.5, 0.5}};
  step.least = 0.6;
  step.mean = 0.7;
  step.most = 0.9;
  step.mixing = 3ms;
  solved.solution.step = step;
  return solved;
}

TEST(StepSolutionReport, an_exact_result_is_named_with_both_orders_and_all_starts) {
  EXPECT_EQ(step_solution_text(solved(0)),
            "flags, 40 steps left, limit_wins=pacman\n"
            "result  won by pacman at the limit, if ghosts commits first in 7 steps\n"
            "solved  4,000 states in both orders, 78 KiB in 2.0 ms; mixed choices in 3.0 ms\n"
            "\n"
            "this position        pacman, then ghosts          ghosts, then pacman          together\n"
            "limit_wins=pacman    won by pacman at the limit   won by pacman in 7 steps     exact\n"
            "limit_wins=draw      drawn at the limit           won by pacman in 7 steps     guessing game\n"
            "\n"
            "100 starts           won by pacman     drawn             won by ghosts     guessing game\n"
            "limit_wins=pacman    90 (90.0 %)       0 (0.0 %)         10 (10.0 %)       0 (0.0 %)\n"
            "limit_wins=draw      0 (0.0 %)         60 (60.0 %)       10 (10.0 %)       30 (30.0 %)\n");
}

TEST(StepSolutionReport, a_guessing_game_has_its_value_its_matrix_and_both_mixtures) {
  const std::string text = step_solution_text(solved(1));
  EXPECT_NE(text.find("result  a guessing game, worth 0.7500 points to pacman if both sides mix"), std::string::npos);
  EXPECT_NE(text.find("with limit_wins=draw, guessing games are worth 0.6000 to 0.9000 points to pacman, 0.7000 on "
                      "average\n"),
            std::string::npos);
  EXPECT_NE(text.find("points of pacman if pacman plays a row and ghosts a column\n"
                      "                  1        3   mixture\n"
                      "0            0.5000   1.0000   50.00 %\n"
                      "2            1.0000   0.5000   50.00 %\n"
                      "mixture     50.00 %  50.00 %\n"),
            std::string::npos)
      << text;
}

TEST(StepSolutionReport, json_has_the_same) {
  const Json json = step_solution_json(solved(1));
  EXPECT_EQ(json.at("schema"), "ariadne/step-solution/1");
  EXPECT_EQ(json.at("exact"), false);
  EXPECT_EQ(json.at("value"), 0.75);
  EXPECT_EQ(json.at("readings").at(1).at("starts"),
            (Json{{"pacman", 0}, {"draw", 60}, {"ghosts", 10}, {"guessing", 30}}));
  EXPECT_EQ(json.at("readings").at(1).at("commits_first").at("pacman"),
            (Json{{"winner", nullptr}, {"steps", 40}, {"at_limit", true}}));
  EXPECT_EQ(json.at("matrix").at("values").at(1).at(0), 1.0);
  EXPECT_EQ(json.at("guessing_starts").at("mean"), 0.7);
  EXPECT_EQ(step_solution_json(solved(0)).at("guessing_starts"), nullptr);
  EXPECT_EQ(json.at("mixing_ms"), 3.0);
}

TEST(StepSolutionReport, the_picture_has_a_bar_for_each_meaning_of_the_limit) {
  const std::string svg = step_solution_svg(solved(0));
  EXPECT_NE(svg.find("who wins 100 starts in 50 steps"), std::string::npos);
  EXPECT_NE(svg.find("limit_wins=draw"), std::string::npos);
  EXPECT_NE(svg.find("guessing game"), std::string::npos);
}

}  // namespace
}  // namespace ariadne
