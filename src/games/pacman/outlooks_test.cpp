#include "games/pacman/outlooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "games/pacman/position.hpp"
#include "mazes/builtin.hpp"
#include "mazes/distances.hpp"

namespace ariadne::pacman {
namespace {

Position start_of(std::string_view text) { return start_on(read_layout(text).value()).value(); }

std::vector<Position> playable_starts() {
  std::vector<Position> starts;
  for (const auto& builtin : builtin_layouts()) {
    const Layout layout = read_layout(builtin.text).value();
    if (layout.ghosts.empty()) continue;
    if (auto start = start_on(layout)) starts.push_back(*start);
  }
  EXPECT_GE(starts.size(), 3u);
  return starts;
}

TEST(PacmanOutlooks, steps_are_those_of_the_maze) {
  for (const Position& start : playable_starts()) {
    const Board& board = start.board();
    const Grid& grid = board.plan().grid;
    const auto here = start.piece(kPacman).floor;
    const DistanceMap distances(grid, board.cell(here));
    for (std::uint16_t floor = 0; floor < board.floors(); ++floor) {
      ASSERT_EQ(board.outlook(here).steps[floor], distances.to(grid.number(board.cell(floor))));
    }
  }
}

TEST(PacmanOutlooks, dots_and_near_floors_come_by_distance) {
  for (const Position& start : playable_starts()) {
    const Board& board = start.board();
    const Outlook& outlook = board.outlook(start.piece(kPacman).floor);
    std::vector<int> dots, near;
    for (const auto number : outlook.food) dots.push_back(outlook.steps[board.number(board.plan().food[number])]);
    for (const auto floor : outlook.near) near.push_back(outlook.steps[floor]);
    EXPECT_TRUE(std::is_sorted(dots.begin(), dots.end()));
    EXPECT_TRUE(std::is_sorted(near.begin(), near.end()));
    EXPECT_EQ(dots.size(), board.plan().food.size());
    EXPECT_EQ(near.size(), std::min(board.floors(), Outlook::kNear));
    EXPECT_EQ(near.front(), 0);
  }
}

TEST(PacmanOutlooks, what_no_path_leads_to_is_unreachable) {
  const Position start = start_of("%%%%%%%\n%P.%.G%\n%%%%%%%\n");
  const Outlook& outlook = start.board().outlook(start.piece(kPacman).floor);
  EXPECT_EQ(outlook.food.size(), 1u);
  EXPECT_EQ(outlook.near.size(), 2u);
  EXPECT_FALSE(outlook.reaches(start.piece(1).floor));
}

TEST(PacmanOutlooks, threads_that_ask_at_the_same_time_get_the_same) {
  const Position start = playable_starts().front();
  const Board& board = start.board();
  std::vector<const Outlook*> first(board.floors()), second(board.floors());
  const auto ask = [&](std::vector<const Outlook*>& found) {
    for (std::uint16_t floor = 0; floor < board.floors(); ++floor) found[floor] = &board.outlook(floor);
  };
  {
    const std::jthread other([&] { ask(second); });
    ask(first);
  }
  EXPECT_EQ(first, second);
}

}  // namespace
}  // namespace ariadne::pacman
