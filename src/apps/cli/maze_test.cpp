#include "apps/cli/maze.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/layouts.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "mazes/builtin.hpp"
#include "mazes/shape.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

struct Ran {
  int code = 0;
  std::string out, err;
};

// Runs a command and keeps what it wrote.
template <class Command>
Ran ran(const Command& command) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Ran run;
  run.code = command();
  std::fflush(stdout);
  run.out = testing::internal::GetCapturedStdout();
  run.err = testing::internal::GetCapturedStderr();
  return run;
}

// What a command says that ends with a failure, with its exit code in front.
template <class Command>
std::string refusal(const Command& command) {
  try {
    command();
  } catch (const Failure& failure) {
    return std::to_string(static_cast<int>(failure.code())) + " " + failure.text();
  }
  return "it ran";
}

Json parsed(const std::string& text) { return parse_json(text).value(); }

Context seeded(std::uint64_t seed, bool json = false) {
  Context context;
  context.seed = seed;
  context.json = json;
  return context;
}

TEST(MazeCommand, a_generated_maze_is_a_layout_on_standard_output_and_its_seed_a_remark) {
  MazeGenerateOptions options;
  options.plan.width = 12;
  options.plan.height = 7;
  const Ran run = ran([&] { return run_maze_generate(options, seeded(1)); });
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(shape_of(read_layout(run.out).value().grid).perfect());
  EXPECT_NE(run.err.find("perfect: 12 x 7, "), std::string::npos) << run.err;
  EXPECT_NE(run.err.find("seed 1\n"), std::string::npos) << run.err;
}

TEST(MazeCommand, a_generated_maze_is_told_to_programs_with_its_rows) {
  MazeGenerateOptions options;
  options.kind = "rooms";
  options.plan.food = 3;
  const Json json = parsed(ran([&] { return run_maze_generate(options, seeded(9, true)); }).out);
  EXPECT_EQ(json["schema"], "ariadne/maze/1");
  EXPECT_EQ(json["kind"], "rooms");
  EXPECT_EQ(json["seed"], 9);
  EXPECT_EQ(json["food"], 3);
  std::string text;
  for (const auto& row : json["layout"]) text += row.get<std::string>() + "\n";
  EXPECT_EQ(read_layout(text).value().food.size(), 3u);
}

TEST(MazeCommand, a_file_is_written_once_and_replaced_only_by_force) {
  const TemporaryFolder folder;
  MazeGenerateOptions options;
  options.output = folder.path("maze.lay");
  const Ran first = ran([&] { return run_maze_generate(options, seeded(1)); });
  EXPECT_EQ(first.out, "");
  EXPECT_NE(
      refusal([&] { run_maze_generate(options, seeded(2)); }).find("exists\n  Choose another name, or use --force"),
      std::string::npos);
  const Layout before = open_layout(options.output);
  options.force = true;
  ran([&] { return run_maze_generate(options, seeded(2)); });
  EXPECT_NE(open_layout(options.output), before);
}

TEST(MazeCommand, a_plan_that_cannot_be_met_is_wrong_usage) {
  MazeGenerateOptions options;
  options.kind = "perfekt";
  EXPECT_EQ(
      refusal([&] { run_maze_generate(options, seeded(1)); }),
      "2 error: 'perfekt' is not a kind of maze; expected perfect, braided or rooms\n  Did you mean 'perfect'?\n");
  options.kind = "perfect";
  options.plan.width = 2;
  EXPECT_EQ(refusal([&] { run_maze_generate(options, seeded(1)); }).substr(0, 2), "2 ");
}

TEST(MazeCommand, a_layout_that_is_shown_can_be_read_again) {
  for (const auto& name : builtin_names()) {
    const Ran run = ran([&] { return run_maze_show({name, false}, {}); });
    EXPECT_EQ(read_layout(run.out).value(), open_layout(name)) << name;
    EXPECT_TRUE(run.err.starts_with(name + ": ")) << run.err;
  }
}

TEST(MazeCommand, colours_change_nothing_but_the_colours) {
  Context colored;
  colored.color = true;
  std::string out = ran([&] { return run_maze_show({"agora", false}, colored); }).out;
  EXPECT_NE(out.find("\x1b["), std::string::npos);
  for (std::size_t at = out.find('\x1b'); at != std::string::npos; at = out.find('\x1b')) {
    out.erase(at, out.find('m', at) + 1 - at);
  }
  EXPECT_EQ(read_layout(out).value(), open_layout("agora"));
}

TEST(MazeCommand, without_a_name_the_built_in_layouts_are_listed) {
  const Ran run = ran([] { return run_maze_show({}, {}); });
  EXPECT_EQ(static_cast<std::size_t>(std::count(run.out.begin(), run.out.end(), '\n')), builtin_names().size());
  EXPECT_NE(run.out.find("doorstep         7 x 5, 12 open cells, 1 dot, no ghosts\n"), std::string::npos) << run.out;
  const Json json = parsed(ran([] { return run_maze_show({}, seeded(0, true)); }).out);
  EXPECT_EQ(json["mazes"].size(), builtin_names().size());
}

TEST(MazeCommand, an_unknown_layout_is_refused_with_a_suggestion) {
  EXPECT_EQ(refusal([] { run_maze_show({"knosos", false}, {}); }),
            "3 error: no layout or file is called 'knosos'\n  Did you mean 'knossos'?\n");
  EXPECT_EQ(refusal([] { run_maze_show({"no/such/file.lay", false}, {}); }),
            "3 error: no layout or file is called 'no/such/file.lay'\n  The built-in layouts: ariadne maze show\n");
}

TEST(MazeCommand, a_map_of_movingai_is_opened_as_a_layout) {
  const TemporaryFolder folder;
  const Layout layout = open_layout(folder.write("a.map", "type octile\nheight 2\nwidth 3\nmap\n.@.\n...\n"));
  EXPECT_EQ(layout.grid.height(), 2);
  EXPECT_FALSE(layout.grid.is_open(Cell{1, 1}));
  EXPECT_TRUE(layout.grid.is_open(Cell{1, 0}));
  EXPECT_FALSE(layout.pacman);
}

TEST(MazeCommand, every_file_is_checked_and_one_that_is_wrong_makes_exit_code_3) {
  const TemporaryFolder folder;
  const std::string good = folder.write("good.lay", "%%%%%%\n%P%..%\n%%%%%%\n");
  const std::string bad = folder.write("bad.lay", "%%%%\n%P?%\n%%%%\n");
  const Ran run = ran([&] { return run_maze_check({{bad, good}, false}, {}); });
  EXPECT_EQ(run.code, 3);
  EXPECT_EQ(run.out, good +
                         ": 6 x 3, 3 open cells, 2 dots, no ghosts; in 2 separate parts, 2 dead ends, 2 dots out of "
                         "Pac-Man's reach\n");
  EXPECT_TRUE(run.err.starts_with(bad + ":2:3: error: unknown character '?'")) << run.err;
  EXPECT_EQ(ran([&] { return run_maze_check({{bad, good}, true}, {}); }).code, 0);
}

TEST(MazeCommand, a_check_is_told_to_programs_with_the_place_of_a_fault) {
  const TemporaryFolder folder;
  const std::string good = folder.write("good.lay", "%%%%\n%P.%\n%%%%\n");
  const std::string bad = folder.write("bad.lay", "%%%%\n%P.\n%%%%\n");
  const Ran run = ran([&] { return run_maze_check({{good, bad}, false}, seeded(0, true)); });
  EXPECT_EQ(run.code, 3);
  const Json mazes = parsed(run.out)["mazes"];
  EXPECT_EQ(mazes[0]["valid"], true);
  EXPECT_EQ(mazes[0]["perfect"], true);
  EXPECT_EQ(mazes[0]["pacman"], Json::array({1, 1}));
  EXPECT_EQ(mazes[1]["valid"], false);
  EXPECT_EQ(mazes[1]["line"], 2);
  EXPECT_EQ(mazes[1]["column"], 4);
}

}  // namespace
}  // namespace ariadne
