#include "mazes/builtin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "mazes/distances.hpp"
#include "mazes/generate.hpp"
#include "mazes/shape.hpp"

namespace ariadne {
namespace {

Layout layout_called(std::string_view name) {
  for (const auto& builtin : builtin_layouts()) {
    if (builtin.name == name) return read_layout(builtin.text).value();
  }
  ADD_FAILURE() << name << " is not built in";
  return {};
}

TEST(Builtin, every_layout_is_read_strictly_and_is_written_as_it_is) {
  EXPECT_GE(builtin_layouts().size(), 15u);
  for (const auto& builtin : builtin_layouts()) {
    const auto layout = read_layout(builtin.text);
    ASSERT_TRUE(layout) << builtin.name << ":" << layout.error().line << ": " << layout.error().message;
    EXPECT_EQ(write_layout(*layout), builtin.text) << builtin.name;
  }
}

TEST(Builtin, in_every_layout_pacman_can_eat_all_the_food) {
  for (const auto& builtin : builtin_layouts()) {
    const Layout layout = layout_called(builtin.name);
    ASSERT_TRUE(layout.pacman) << builtin.name;
    EXPECT_TRUE(shape_of(layout.grid).connected()) << builtin.name;
    EXPECT_FALSE(layout.food.empty()) << builtin.name;
  }
}

TEST(Builtin, names_are_different_and_in_order) {
  const auto layouts = builtin_layouts();
  EXPECT_TRUE(
      std::is_sorted(layouts.begin(), layouts.end(), [](const auto& a, const auto& b) { return a.name < b.name; }));
  std::set<std::string_view> names;
  for (const auto& layout : layouts) names.insert(layout.name);
  EXPECT_EQ(names.size(), layouts.size());
}

TEST(Builtin, they_reach_from_tiny_to_a_hundred_by_a_hundred) {
  int smallest = 10'000, largest = 0;
  for (const auto& builtin : builtin_layouts()) {
    const Grid grid = layout_called(builtin.name).grid;
    smallest = std::min(smallest, grid.width() * grid.height());
    largest = std::max(largest, grid.width() * grid.height());
  }
  EXPECT_LE(smallest, 50);
  EXPECT_EQ(largest, 10'000);
}

// As data/layouts/README.md says.
struct Recipe {
  std::string_view name;
  MazePlan plan;
  std::uint64_t seed;
};

TEST(Builtin, the_generated_ones_come_out_of_the_generator_again) {
  using enum MazeKind;
  const std::vector<Recipe> recipes = {
      {"cellar", {perfect, 23, 13}, 7},
      {"knossos", {perfect, 41, 21}, 3},
      {"daedalus", {perfect, 100, 100}, 1},
      {"minos", {braided, 61, 31}, 2},
      {"asterion", {braided, 100, 100, 10}, 5},
      {"palace", {rooms, 60, 40}, 4},
      {"watchtowers", {.kind = braided, .width = 21, .height = 13, .dead_ends = 25, .corners = true}, 6},
      {"four-winds", {.kind = perfect, .width = 37, .height = 25, .corners = true}, 8},
      {"bastion", {.kind = rooms, .width = 31, .height = 19, .corners = true}, 9},
      {"gleaning", {.kind = perfect, .width = 21, .height = 11, .food = 9}, 11},
      {"granary", {.kind = rooms, .width = 31, .height = 17, .food = 14}, 12},
      {"festival", {.kind = braided, .width = 35, .height = 19, .food = 24}, 13},
  };
  for (const auto& recipe : recipes) {
    EXPECT_EQ(generate_maze(recipe.plan, recipe.seed).value(), layout_called(recipe.name)) << recipe.name;
  }
}

}  // namespace
}  // namespace ariadne
