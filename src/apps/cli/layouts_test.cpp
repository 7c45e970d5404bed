#include "apps/cli/layouts.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "agents/registry.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSmall = "%%%%%\n%P.G%\n%%%%%\n";
constexpr const char* kLoose = "%%%%%\n%P.G%\n%%%%%%\n";

// A folder with layouts in which the test stands, some folders deep.
class LayoutsTest : public testing::Test {
 protected:
  LayoutsTest() : before_(fs::current_path()) {
    fs::create_directories(folder_.path("layouts"));
    fs::create_directories(folder_.path("a/b/c/d"));
    folder_.write("layouts/course.lay", kSmall);
    folder_.write("loose.lay", kLoose);
    stand("");
  }
  ~LayoutsTest() override { fs::current_path(before_); }

  void stand(const std::string& where) const { fs::current_path(folder_.path(where)); }

  TemporaryFolder folder_;

 private:
  fs::path before_;
};

TEST_F(LayoutsTest, a_name_is_found_here_in_a_folder_of_layouts_and_three_folders_up) {
  EXPECT_EQ(find_layout_file("course"), "layouts/course.lay");
  EXPECT_EQ(find_layout_file("course.lay"), "layouts/course.lay");
  EXPECT_EQ(find_layout_file("loose"), "loose.lay");
  stand("a/b/c");
  EXPECT_EQ(find_layout_file("course"), "../../../layouts/course.lay");
  EXPECT_EQ(find_layout_file("loose"), "../../../loose.lay");
  stand("a/b/c/d");
  EXPECT_EQ(find_layout_file("course"), "");
}

TEST_F(LayoutsTest, a_path_comes_first_and_what_is_built_in_last) {
  EXPECT_EQ(open_layout("layouts/course.lay").food.size(), 1u);
  EXPECT_EQ(open_layout("larder").food.size(), 35u);
  EXPECT_EQ(open_layout("larder.lay").food.size(), 35u);
  folder_.write("larder.lay", kSmall);
  EXPECT_EQ(open_layout("larder").food.size(), 1u);
  folder_.write("larder", "%%%%%%\n%P..G%\n%%%%%%\n");
  EXPECT_EQ(open_layout("larder").food.size(), 2u);
  EXPECT_EQ(open_layout("larder.lay").food.size(), 1u);
}

TEST_F(LayoutsTest, a_folder_is_not_a_layout) {
  fs::create_directories(folder_.path("palace"));
  EXPECT_EQ(open_layout("palace").food.size(), 1u);
  EXPECT_THROW(open_layout("layouts"), Failure);
}

TEST_F(LayoutsTest, positions_are_found_by_the_same_names) {
  const auto columns = [](const std::string& position) {
    return open_session(game_spec("pacman"), {position}, 1)->scene(0).ground.columns;
  };
  EXPECT_EQ(columns("course"), 5);
  EXPECT_EQ(columns("layouts/course.lay"), 5);
  EXPECT_EQ(columns("larder"), 13);
  EXPECT_EQ(open_session(game_spec("reversi"), {"f5d6"}, 1)->history().size(), 2u) << "moves are still moves";
}

TEST_F(LayoutsTest, what_only_strict_reading_refuses_names_the_option) {
  const auto refusal = [](const char* text) { return checked_layout(text, Reading::strict).error().hint; };
  EXPECT_EQ(refusal(kLoose), "--lenient reads it as the course's program does.");
  EXPECT_EQ(refusal("%%%%%\n%P.G.\n%%%%%\n"), "--lenient reads it as the course's program does.");
  EXPECT_EQ(refusal("%%%%\n%PP%\n%%%%\n"), "");
  EXPECT_TRUE(checked_layout(kLoose, Reading::lenient));
}

// What a command says that cannot open a game here; empty if it can.
std::string refusal_of(const char* game, const GivenPosition& position) {
  try {
    open_session(game_spec(game), position, 1);
  } catch (const Failure& failure) {
    return failure.text();
  }
  return "";
}

TEST_F(LayoutsTest, a_game_reads_loose_layouts_with_the_same_option) {
  EXPECT_NE(refusal_of("pacman", {"loose"}).find("--lenient reads it as the course's program does."),
            std::string::npos);
  EXPECT_EQ(refusal_of("pacman", {"loose", true}), "");
  EXPECT_EQ(refusal_of("pacman", {kLoose, true}), "");
  EXPECT_EQ(refusal_of("pacman", {R"({"layout":["%%%%%","%P.G%","%%%%%"]})", true}), "");
  EXPECT_EQ(refusal_of("pacman", {"%%%%\n%PP%\n%%%%\n"}).find("--lenient"), std::string::npos) << "no help there";
  EXPECT_EQ(refusal_of("pacman", {"", true}), "error: --lenient needs --position\n");
  EXPECT_EQ(refusal_of("reversi", {"f5d6", true}), "--position: error: positions of reversi have no lenient form\n");
}

}  // namespace
}  // namespace ariadne
