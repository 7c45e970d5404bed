#include "mazes/generate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "mazes/distances.hpp"
#include "mazes/shape.hpp"

namespace ariadne {
namespace {

MazePlan plan_of(MazeKind kind, int width, int height) {
  MazePlan plan;
  plan.kind = kind;
  plan.width = width;
  plan.height = height;
  return plan;
}

Layout made(const MazePlan& plan, std::uint64_t seed) { return generate_maze(plan, seed).value(); }

bool border_is_closed(const Grid& grid) {
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    const Cell cell = grid.cell(i);
    const bool border = cell.x == 0 || cell.y == 0 || cell.x == grid.width() - 1 || cell.y == grid.height() - 1;
    if (border && grid.is_open(cell)) return false;
  }
  return true;
}

constexpr MazeKind kKinds[] = {MazeKind::perfect, MazeKind::braided, MazeKind::rooms};

// A random plan that can be met.
struct Wish {
  MazePlan plan;
  std::uint64_t seed = 0;
};

Wish any_wish(int least = kSmallestMaze) {
  Wish wish;
  wish.seed = *rc::gen::arbitrary<std::uint64_t>();
  wish.plan = plan_of(kKinds[wish.seed % 3], *rc::gen::resize(100, rc::gen::inRange(least, 60)),
                      *rc::gen::resize(100, rc::gen::inRange(least, 60)));
  return wish;
}

RC_GTEST_PROP(Generate, every_maze_has_a_closed_border_and_is_joined, ()) {
  const Wish wish = any_wish();
  const Layout layout = made(wish.plan, wish.seed);
  RC_ASSERT(layout.grid.width() == wish.plan.width);
  RC_ASSERT(layout.grid.height() == wish.plan.height);
  RC_ASSERT(border_is_closed(layout.grid));
  RC_ASSERT(shape_of(layout.grid).connected());
}

RC_GTEST_PROP(Generate, a_perfect_maze_is_a_tree, ()) {
  Wish wish = any_wish();
  wish.plan.kind = MazeKind::perfect;
  const Shape shape = shape_of(made(wish.plan, wish.seed).grid);
  RC_ASSERT(shape.connected());
  RC_ASSERT(shape.passages == shape.open_cells - 1);
}

RC_GTEST_PROP(Generate, a_perfect_maze_fills_its_space, ()) {
  Wish wish = any_wish();
  wish.plan.kind = MazeKind::perfect;
  const auto nodes = static_cast<std::size_t>((wish.plan.width - 1) / 2 * ((wish.plan.height - 1) / 2));
  RC_ASSERT(shape_of(made(wish.plan, wish.seed).grid).open_cells >= 2 * nodes - 1);
}

RC_GTEST_PROP(Generate, a_braided_maze_keeps_the_share_of_dead_ends_asked_for, ()) {
  Wish wish = any_wish(5);
  wish.plan.kind = MazeKind::perfect;
  const std::size_t before = shape_of(made(wish.plan, wish.seed).grid).dead_ends;
  wish.plan.kind = MazeKind::braided;
  wish.plan.dead_ends = *rc::gen::resize(100, rc::gen::inRange(0, 101));
  const std::size_t after = shape_of(made(wish.plan, wish.seed).grid).dead_ends;
  const std::size_t wanted = before * static_cast<std::size_t>(*wish.plan.dead_ends) / 100;
  RC_ASSERT(after <= wanted);
  RC_ASSERT(after + 1 >= wanted);  // opening one may open its neighbour as well
}

RC_GTEST_PROP(Generate, the_same_seed_gives_the_same_maze_and_another_one_another, ()) {
  Wish wish = any_wish(20);
  wish.plan.food = 5;
  const Layout layout = made(wish.plan, wish.seed);
  RC_ASSERT(made(wish.plan, wish.seed) == layout);
  RC_ASSERT(made(wish.plan, wish.seed + 1) != layout);
}

RC_GTEST_PROP(Generate, a_corner_maze_has_food_in_its_four_corners, ()) {
  Wish wish = any_wish(5);
  wish.plan.corners = true;
  const Layout layout = made(wish.plan, wish.seed);
  const auto right = static_cast<std::int16_t>(wish.plan.width - 2),
             top = static_cast<std::int16_t>(wish.plan.height - 2);
  RC_ASSERT(layout.food == (std::vector<Cell>{{1, 1}, {right, 1}, {1, top}, {right, top}}));
}

RC_GTEST_PROP(Generate, a_food_maze_has_as_many_dots_as_asked_for_each_on_a_cell_of_its_own, (bool corners)) {
  Wish wish = any_wish(5);
  wish.plan.corners = corners;
  // Every maze of 5 x 5 has seven open cells.
  wish.plan.food = *rc::gen::inRange(1, 3);
  const Layout layout = made(wish.plan, wish.seed);
  std::set<std::size_t> places = {layout.grid.number(layout.pacman.value())};
  for (const Cell cell : layout.food) {
    RC_ASSERT(layout.grid.is_open(cell));
    places.insert(layout.grid.number(cell));
  }
  RC_ASSERT(layout.food.size() == static_cast<std::size_t>(wish.plan.food + (corners ? 4 : 0)));
  RC_ASSERT(places.size() == layout.food.size() + 1);
}

RC_GTEST_PROP(Generate, what_is_generated_is_what_is_read_from_its_drawing, ()) {
  const Wish wish = any_wish();
  const Layout layout = made(wish.plan, wish.seed);
  RC_ASSERT(read_layout(write_layout(layout)).value() == layout);
}

TEST(Generate, every_cell_but_pacmans_can_be_a_dot) {
  MazePlan plan = plan_of(MazeKind::rooms, 9, 9);
  plan.food = 48;
  EXPECT_EQ(made(plan, 1).food.size(), 48u);
  ++plan.food;
  const auto too_many = generate_maze(plan, 1);
  ASSERT_FALSE(too_many);
  EXPECT_EQ(too_many.error().message, "the maze has room for 48 dots, not for 49");
}

TEST(Generate, without_food_pacman_is_as_far_from_the_dot_as_one_can_be) {
  const Layout layout = made(plan_of(MazeKind::perfect, 31, 21), 5);
  ASSERT_EQ(layout.food, (std::vector<Cell>{{1, 1}}));
  const DistanceMap distances(layout.grid, {1, 1});
  for (std::size_t i = 0; i < layout.grid.cell_count(); ++i) {
    if (!layout.grid.is_open(i)) continue;
    EXPECT_LE(distances.to(i), distances.to(layout.grid.number(*layout.pacman)));
  }
}

TEST(Generate, the_smallest_and_the_largest_mazes_of_every_kind_can_be_made) {
  for (const MazeKind kind : kKinds) {
    const Layout smallest = made(plan_of(kind, kSmallestMaze, kSmallestMaze), 1);
    EXPECT_EQ(write_layout(smallest), "%%%\n%P%\n%%%\n");
    const Layout largest = made(plan_of(kind, kLargestMaze, kLargestMaze), 1);
    EXPECT_TRUE(shape_of(largest.grid).connected());
  }
}

TEST(Generate, plans_that_cannot_be_met_are_refused) {
  const auto refused = [](auto change) {
    MazePlan plan;
    change(plan);
    const auto layout = generate_maze(plan, 1);
    return layout ? std::string() : layout.error().message;
  };
  EXPECT_EQ(refused([](MazePlan&) {}), "");
  EXPECT_EQ(refused([](MazePlan& plan) { plan.width = 2; }), "the width of a maze must be from 3 to 1001, not 2");
  EXPECT_EQ(refused([](MazePlan& plan) { plan.height = 1002; }),
            "the height of a maze must be from 3 to 1001, not 1002");
  EXPECT_EQ(refused([](MazePlan& plan) { plan.corners = true, plan.width = 4; }),
            "the width of a maze with corners must be from 5 to 1001, not 4");
  EXPECT_EQ(refused([](MazePlan& plan) { plan.dead_ends = 10; }),
            "a share of dead ends can be given only for a braided maze");
  EXPECT_NE(refused([](MazePlan& plan) { plan.kind = MazeKind::braided, plan.dead_ends = 101; }), "");
  EXPECT_EQ(refused([](MazePlan& plan) { plan.kind = MazeKind::braided, plan.dead_ends = 100; }), "");
  EXPECT_NE(refused([](MazePlan& plan) { plan.food = -1; }), "");
}

}  // namespace
}  // namespace ariadne
