#include "apps/cli/solve/scenario_files.hpp"

#include <gtest/gtest.h>

#include "apps/cli/failure.hpp"
#include "apps/cli/layouts.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

TEST(ScenarioChoice, digits_behind_the_last_colon_choose_an_entry) {
  EXPECT_EQ(read_scenario_choice("arena.map.scen").file, "arena.map.scen");
  EXPECT_EQ(read_scenario_choice("arena.map.scen").entry, 0u);
  EXPECT_EQ(read_scenario_choice("a:b.scen:17").file, "a:b.scen");
  EXPECT_EQ(read_scenario_choice("a:b.scen:17").entry, 17u);
  EXPECT_EQ(read_scenario_choice("a:b.scen").file, "a:b.scen");
  EXPECT_EQ(read_scenario_choice("a.scen:").file, "a.scen:");
}

TEST(ScenarioChoice, entries_are_counted_from_one) {
  EXPECT_THROW(read_scenario_choice("a.scen:0"), Failure);
  EXPECT_THROW(read_scenario_choice("a.scen:99999999999999999999999"), Failure);
}

PathAnswer found(double cost) {
  PathAnswer answer;
  answer.found = true;
  answer.cost = cost;
  return answer;
}

TEST(IsAsStated, the_last_of_six_figures_may_be_rounded) {
  EXPECT_EQ(is_as_stated(3.41421, found(2 + 1.4142135623730951)), true);
  EXPECT_EQ(is_as_stated(2437.55, found(2437.5546)), true);
  EXPECT_EQ(is_as_stated(2437.55, found(2437.6)), false);
  EXPECT_EQ(is_as_stated(0, found(0)), true);
  EXPECT_EQ(is_as_stated(0, found(1)), false);
}

TEST(IsAsStated, no_path_differs_from_any_length_and_a_stopped_search_from_none) {
  PathAnswer answer;
  EXPECT_EQ(is_as_stated(3, answer), false);
  answer.complete = false;
  EXPECT_EQ(is_as_stated(3, answer), std::nullopt);
  EXPECT_EQ(is_as_stated(std::nullopt, found(3)), std::nullopt);
}

// A map and its scenarios in a folder of their own.
class ScenarioSetTest : public testing::Test {
 protected:
  ScenarioSetTest() { options.source = write("a.map", "type octile\nheight 3\nwidth 5\nmap\n.....\n.@@..\n.....\n"); }

  std::string write(const std::string& name, const std::string& text) const { return folder_.write(name, text); }
  std::string scenarios() const {
    return write("a.scen", "version 1\n0 a.map 5 3 0 0 4 2 5.41421\n\n2 a.map 5 3 0 2 0 0 2\n");
  }
  std::string refusal(const ScenarioChoice& word) const {
    try {
      open_scenario(options, word);
    } catch (const Failure& failure) {
      return failure.text();
    }
    return "";
  }

  PathProblemOptions options;

 private:
  TemporaryFolder folder_;
};

TEST_F(ScenarioSetTest, an_entry_is_an_octile_problem_with_rows_counted_from_the_bottom) {
  const ScenarioSet set(options, scenarios());
  EXPECT_EQ(set.size(), 2u);
  EXPECT_EQ(set.entry(2).bucket, 2);
  const PathSource source = set.source(1);
  EXPECT_EQ(source.task->title(), "octile (0,2) -> (4,0)");
  EXPECT_EQ(source.stated_length, 5.41421);
  EXPECT_EQ(start_of(source.scene()), (Spot{0, 0}));
}

TEST_F(ScenarioSetTest, all_entries_share_one_prepared_grid) {
  const SharedMaze maze(open_layout(options.source));
  const auto made = [&](Cell start) { return maze_task(maze, {"octile", "unit", start, Cell{4, 0}}).value(); };
  const auto first = made({0, 2}), second = made({0, 0});
  EXPECT_EQ(maze.prepared().use_count(), 3) << "the maze and two tasks";
  EXPECT_EQ(first->solve({.algorithm = "jps"})->path.size(), 5u);
  EXPECT_EQ(second->solve({.algorithm = "jps"})->path.size(), 4u);
}

TEST_F(ScenarioSetTest, in_four_directions_no_length_is_stated) {
  options.problem = "position";
  const PathSource source = open_scenario(options, {scenarios(), 2});
  EXPECT_EQ(source.task->title(), "position (0,0) -> (0,2)");
  EXPECT_EQ(source.stated_length, std::nullopt);
}

TEST_F(ScenarioSetTest, an_entry_that_is_not_there_is_refused_with_their_number) {
  EXPECT_NE(refusal({scenarios(), 3}).find("there is no entry 3 in"), std::string::npos);
}

TEST_F(ScenarioSetTest, scenarios_of_another_map_are_refused_with_the_place) {
  const std::string wide = write("wide.scen", "version 1\n0 a.map 6 3 0 0 4 2 5\n");
  EXPECT_NE(refusal({wide, 1}).find("wide.scen:2:9: error: expected the width of the map, 5, found '6'"),
            std::string::npos);
  const std::string wall = write("wall.scen", "version 1\n0 a.map 5 3 1 1 4 2 5\n");
  EXPECT_NE(refusal({wall, 1}).find("wall.scen:2:13: error: the start is not open in the map"), std::string::npos);
}

TEST_F(ScenarioSetTest, options_that_say_something_else_are_refused) {
  options.problem = "food";
  EXPECT_NE(refusal({scenarios(), 1}).find("--problem food cannot be combined"), std::string::npos);
  options.problem.clear();
  options.goal = "1,1";
  EXPECT_NE(refusal({scenarios(), 1}).find("its own start and goal"), std::string::npos);
}

}  // namespace
}  // namespace ariadne
