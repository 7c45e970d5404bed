#include "apps/cli/solve/source.hpp"

#include <gtest/gtest.h>

#include "apps/cli/failure.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

// A file that is there as long as the test.
class PathSourceTest : public testing::Test {
 protected:
  PathSource open(const std::string& text) {
    options.source = folder_.write("source", text);
    return open_path_source(options);
  }
  ExitCode refusal(const std::string& text) {
    try {
      open(text);
    } catch (const Failure& failure) {
      return failure.code();
    }
    return ExitCode::done;
  }

  std::string refusal_text(const std::string& text) {
    try {
      open(text);
    } catch (const Failure& failure) {
      return failure.text();
    }
    return "";
  }

  PathProblemOptions options;

 private:
  TemporaryFolder folder_;
};

constexpr const char* kMaze =
    "%%%%%\n"
    "%. P%\n"
    "%  .%\n"
    "%%%%%\n";
constexpr const char* kGraph = R"({"problem":"graph","start":"A","goals":["B"],"edges":[["A","go","B",1]]})";

TEST(ReadCell, two_numbers_and_a_comma) {
  EXPECT_EQ(read_cell("3,14", "--goal").value(), (Cell{3, 14}));
  for (const char* wrong : {"", "3", "3,", ",4", "3;4", "3,4 ", "-1,4", "3,-4", "3,4,5", "a,b", "99999,1"}) {
    EXPECT_FALSE(read_cell(wrong, "--goal")) << wrong;
  }
}

TEST_F(PathSourceTest, a_layout_is_a_position_problem_unless_something_else_is_asked) {
  const PathSource position = open(kMaze);
  EXPECT_EQ(position.problem, "position");
  EXPECT_EQ(position.name, options.source);
  EXPECT_EQ(start_of(position.scene()), (Spot{1, 3}));
  options.problem = "food";
  const PathSource food = open(kMaze);
  EXPECT_EQ(food.problem, "food");
  EXPECT_EQ(food.scene().actors.size(), 3u) << "the start and two of food";
}

TEST_F(PathSourceTest, start_and_goal_go_to_the_problem_and_to_the_picture) {
  options.start = "1,2";
  options.goal = "3,1";
  const PathSource source = open(kMaze);
  EXPECT_EQ(source.task->title(), "position (1,2) -> (3,1)");
  const Scene scene = source.scene();
  EXPECT_EQ(start_of(scene), spot_of(scene.ground, Cell{1, 2}));
  EXPECT_EQ(spot_of(scene.actors.back()), spot_of(scene.ground, Cell{3, 1}));
}

TEST_F(PathSourceTest, what_was_asked_wrongly_is_usage_and_a_layout_that_does_not_do_is_input) {
  EXPECT_EQ(refusal("%%%%\n%  %\n%%%%\n"), ExitCode::input);  // nobody to start from
  EXPECT_EQ(refusal("%%%%\n%P \n%%%%\n"), ExitCode::input);
  options.start = "0,0";
  EXPECT_EQ(refusal(kMaze), ExitCode::usage);
  options.start.clear();
  options.problem = "fod";
  EXPECT_EQ(refusal(kMaze), ExitCode::usage);
}

TEST_F(PathSourceTest, a_map_without_a_start_says_how_to_give_one) {
  const std::string map = "type octile\nheight 2\nwidth 3\nmap\n...\n@@.\n";
  EXPECT_NE(refusal_text(map).find("Give --start X,Y, and --goal X,Y if it is not 1,1; 0,0 is at the bottom left"),
            std::string::npos);
  options.start = "0,1";
  EXPECT_EQ(refusal_text(map), "");
  EXPECT_NE(refusal_text("type octile\nheight 2\nwidth 3\nmap\n.@.\n@@.\n").find("Give --goal X,Y"), std::string::npos);
}

TEST_F(PathSourceTest, a_file_that_begins_with_a_brace_is_a_json_problem) {
  const PathSource source = open(kGraph);
  EXPECT_EQ(source.problem, "graph");
  EXPECT_FALSE(source.scene);
  EXPECT_EQ(refusal("{"), ExitCode::input);
  options.problem = "food";
  EXPECT_EQ(refusal(kGraph), ExitCode::usage);
}

TEST_F(PathSourceTest, a_json_problem_in_a_maze_can_be_drawn) {
  const PathSource source = open(R"({"problem":"position","layout":["%%%%","%  %","%%%%"],"start":[1,1],"goal":[2,1],)"
                                 R"("costs":[[1,1,1,1],[1,1,5,1],[1,1,1,1]]})");
  const Scene scene = source.scene();
  EXPECT_EQ(scene.ground.columns, 4);
  EXPECT_EQ(start_of(scene), (Spot{1, 1}));
  EXPECT_EQ(spot_of(scene.actors.back()), (Spot{1, 2}));
}

}  // namespace
}  // namespace ariadne
