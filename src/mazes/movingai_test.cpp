#include "mazes/movingai.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <queue>

#include "mazes/test_faults.hpp"

namespace ariadne {
namespace {

const std::string kMap = "type octile\nheight 2\nwidth 7\nmap\n.GS@OTW\n.......\n";

Grid map() { return read_map(kMap).value(); }

TEST(MovingAi, a_map_may_have_the_largest_side) {
  const auto grid = read_map("type octile\nheight 1\nwidth 4096\nmap\n" + std::string(4096, '.') + "\n");
  ASSERT_TRUE(grid);
  EXPECT_EQ(grid->width(), Grid::kLargestSide);
}

TEST(MovingAi, a_map_has_its_first_row_at_the_top) {
  const Grid grid = map();
  EXPECT_EQ(grid.width(), 7);
  EXPECT_EQ(grid.height(), 2);
  for (std::int16_t x = 0; x < 7; ++x) {
    EXPECT_EQ(grid.is_open(Cell{x, 1}), x < 3) << x;
    EXPECT_TRUE(grid.is_open(Cell{x, 0})) << x;
  }
}

TEST(MovingAi, line_ends_and_blank_lines_at_the_end_do_not_matter) {
  std::string windows;
  for (const char c : kMap) windows += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(read_map(windows).value(), map());
  EXPECT_EQ(read_map(kMap + "\n\n").value(), map());
  EXPECT_EQ(read_map(kMap.substr(0, kMap.size() - 1)).value(), map());
}

TEST(MovingAi, broken_maps_are_refused_with_the_place) {
  const std::vector<Fault> faults = {
      {"", 1, 1, "expected the lines type, height, width and map"},
      {"type octile\nheight 2\n", 3, 1, "found the end"},
      {"type tile\nheight 1\nwidth 1\nmap\n.\n", 1, 1, "expected 'type octile', found 'type tile'"},
      {"type octile\nwidth 1\nheight 1\nmap\n.\n", 2, 1, "expected 'height N'"},
      {"type octile\nheight 0\nwidth 1\nmap\n", 2, 8, "a height from 1 to 4096, found '0'"},
      {"type octile\nheight 1\nwidth 4097\nmap\n.\n", 3, 7, "a width from 1 to 4096"},
      {"type octile\nheight 1\nwidth 99999999999\nmap\n.\n", 3, 7, "a width from 1 to 4096"},
      {"type octile\nheight 1\nwidth 1x\nmap\n.\n", 3, 7, "found '1x'"},
      {"type octile\nheight 1\nwidth 1\nmaps\n.\n", 4, 1, "expected 'map'"},
      {"type octile\nheight 2\nwidth 2\nmap\n..\n", 6, 1, "expected 2 rows, found the end"},
      {"type octile\nheight 2\nwidth 2\nmap\n..\n.\n", 6, 2, "has 1 cells, expected 2"},
      {"type octile\nheight 2\nwidth 2\nmap\n...\n..\n", 5, 3, "has 3 cells, expected 2"},
      {"type octile\nheight 1\nwidth 2\nmap\n.x\n", 5, 2, "unknown terrain 'x'"},
      {"type octile\nheight 1\nwidth 2\nmap\n..\n..\n", 6, 1, "nothing more"},
  };
  for (const auto& fault : faults) expect_fault(read_map(fault.text), fault);
}

TEST(MovingAi, a_scenario_has_its_ends_as_our_cells) {
  const std::string text = "version 1\n3\tmaps/x.map\t7\t2\t1\t0\t6\t1\t5.41421\n\n0 x.map 7 2 0 1 0 1 0\n";
  const auto scenarios = read_scenarios(text, map()).value();
  ASSERT_EQ(scenarios.size(), 2u);
  EXPECT_EQ(scenarios[0], (Scenario{3, {1, 1}, {6, 0}, 5.41421}));
  EXPECT_EQ(scenarios[1], (Scenario{0, {0, 0}, {0, 0}, 0}));
  EXPECT_EQ(read_scenarios("version 1.0\r\n", map()).value().size(), 0u);
}

TEST(MovingAi, broken_scenarios_are_refused_with_the_place) {
  const std::vector<Fault> faults = {
      {"", 1, 1, "expected 'version 1'"},
      {"version 2\n", 1, 1, "expected 'version 1', found 'version 2'"},
      {"version 1\n0 m 7 2 0 0 1 0\n", 2, 1, "expected 9 fields, found 8"},
      {"version 1\n-1 m 7 2 0 0 1 0 1\n", 2, 1, "the bucket"},
      {"version 1\n0 m 8 2 0 0 1 0 1\n", 2, 5, "the width of the map, 7, found '8'"},
      {"version 1\n0 m 7 3 0 0 1 0 1\n", 2, 7, "the height of the map, 2, found '3'"},
      {"version 1\n0 m 7 2 7 0 1 0 1\n", 2, 9, "the column of the start, from 0 to 6, found '7'"},
      {"version 1\n0 m 7 2 0 2 1 0 1\n", 2, 11, "the row of the start, from 0 to 1"},
      {"version 1\n0 m 7 2 0 0 x 0 1\n", 2, 13, "the column of the goal"},
      {"version 1\n0 m 7 2 0 0 3 0 1\n", 2, 13, "the goal is not open"},
      {"version 1\n0 m 7 2 0 0 1 0 -1\n", 2, 17, "the length"},
      {"version 1\n0 m 7 2 0 0 1 0 nan\n", 2, 17, "the length"},
      {"version 1\n0 m 7 2 0 0 1 0 inf\n", 2, 17, "the length"},
  };
  for (const auto& fault : faults) expect_fault(read_scenarios(fault.text, map()), fault);
}

// Dijkstra in 8 directions, written here to know nothing of the program's own searches.
double octile_length(const Grid& grid, Cell start, Cell goal) {
  using Entry = std::pair<double, std::size_t>;
  std::vector<double> best(grid.cell_count(), HUGE_VAL);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  const auto reach = [&](Cell cell, double length) {
    if (!grid.is_open(cell) || length >= best[grid.number(cell)]) return;
    best[grid.number(cell)] = length;
    queue.push({length, grid.number(cell)});
  };
  for (reach(start, 0); !queue.empty() && queue.top().second != grid.number(goal);) {
    const auto [length, number] = queue.top();
    queue.pop();
    if (length > best[number]) continue;
    const Cell cell = grid.cell(number);
    const auto near = [&](int dx, int dy) {
      return Cell{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
    };
    for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) reach(near(dx, dy), length + 1);
    for (const auto& [dx, dy] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
      if (grid.is_open(near(dx, 0)) && grid.is_open(near(0, dy))) reach(near(dx, dy), length + std::sqrt(2.0));
    }
  }
  return best[grid.number(goal)];
}

std::string contents_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Maps from elsewhere, if a folder of them is available: a map read upside down would have other lengths.
TEST(MovingAi, published_lengths_are_those_of_the_maps_as_we_read_them) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  int count = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".scen") continue;
    SCOPED_TRACE(entry.path().string());
    const Grid grid = read_map(contents_of(std::filesystem::path(entry.path()).replace_extension())).value();
    const auto scenarios = read_scenarios(contents_of(entry.path()), grid).value();
    for (std::size_t i = 0; i < scenarios.size(); i += 1 + scenarios.size() / 10) {
      EXPECT_NEAR(octile_length(grid, scenarios[i].start, scenarios[i].goal), scenarios[i].length, 0.01) << i;
      ++count;
    }
  }
  EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace ariadne
