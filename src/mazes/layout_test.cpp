#include "mazes/layout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "mazes/test_faults.hpp"

namespace ariadne {
namespace {

void expect_fault(const Fault& fault, Reading reading) { expect_fault(read_layout(fault.text, reading), fault); }

Layout written_and_read(const Layout& layout, Reading reading = Reading::strict) {
  return read_layout(write_layout(layout), reading).value();
}

std::string repeated(std::string_view text, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

TEST(Layout, every_sign_is_found_at_its_place) {
  const auto layout = read_layout("%%%%%%\n%P.oG%\n%. 12%\n%%%%%%\n").value();
  EXPECT_EQ(layout.grid.width(), 6);
  EXPECT_EQ(layout.grid.height(), 4);
  EXPECT_EQ(layout.pacman, (Cell{1, 2}));
  EXPECT_EQ(layout.food, (std::vector<Cell>{{1, 1}, {2, 2}}));
  EXPECT_EQ(layout.capsules, (std::vector<Cell>{{3, 2}}));
  EXPECT_EQ(layout.ghosts, (std::vector<Cell>{{3, 1}, {4, 2}, {4, 1}}));
  EXPECT_TRUE(layout.grid.is_open(Cell{2, 1}));
  EXPECT_FALSE(layout.grid.is_open(Cell{0, 0}));
}

TEST(Layout, numbered_ghosts_come_by_their_number_and_plain_ones_by_column_then_row) {
  const auto numbered = read_layout("%%%%%\n%3 1%\n%4 2%\n%%%%%").value();
  EXPECT_EQ(numbered.ghosts, (std::vector<Cell>{{3, 2}, {3, 1}, {1, 2}, {1, 1}}));
  const auto plain = read_layout("%%%%%\n%G G%\n%G  %\n%%%%%").value();
  EXPECT_EQ(plain.ghosts, (std::vector<Cell>{{1, 1}, {1, 2}, {3, 2}}));
}

TEST(Layout, line_ends_and_blanks_around_lines_do_not_matter) {
  const Layout plain = read_layout("%%%%\n%P.%\n%%%%").value();
  for (const auto* text : {"%%%%\n%P.%\n%%%%\n", "%%%%\r\n%P.%\r\n%%%%\r\n", "%%%%  \n  %P.%\t\n%%%%"}) {
    EXPECT_EQ(read_layout(text).value(), plain) << text;
  }
}

TEST(Layout, broken_ones_of_every_kind_are_refused_with_the_place) {
  const std::string wide = repeated("%", Grid::kLargestSide + 1);
  const std::vector<Fault> faults = {
      {"", 1, 1, "empty"},
      {"\n%%%\n%P%\n%%%\n", 1, 1, "first row is blank"},
      {"%%%%\n%P.%\n%%%\n", 3, 4, "has 3 cells, expected 4"},
      {"%%%%\n%P.%%\n%%%%\n", 2, 5, "has 5 cells, expected 4"},
      {"%%%%\n%P.%\n\n%%%%\n", 3, 1, "has 0 cells"},
      {"%%%%\n%P.%\n%%%%\n\n", 4, 1, "has 0 cells"},
      {"%%%%\n%P?%\n%%%%\n", 2, 3, "unknown character '?'"},
      {"%%%%\n%P5%\n%%%%\n", 2, 3, "unknown character '5'"},
      {"%%%%\n%é%\n%%%%\n", 2, 2, "unknown character 'é'"},
      {std::string("%%%%\n%\0.%\n%%%%\n", 15), 2, 2, "unknown character '\\x00'"},
      {"%%%%\n%\t.%\n%%%%\n", 2, 2, "unknown character '\\x09'"},
      {"%%%%%\n%P.P%\n%%%%%\n", 2, 4, "second Pac-Man"},
      {"%%%%%\n%1 1%\n%%%%%\n", 2, 4, "second ghost '1'"},
      {"%% %\n% .%\n%%%%\n", 1, 3, "the border has a hole"},
      {"%%%%\n%P %\n%.%%\n", 3, 2, "the border has a hole"},
      {"%%%%\n.P %\n%%%%\n", 2, 1, "the border has a hole"},
      {"%%%%\n%P .\n%%%%\n", 2, 4, "the border has a hole"},
      {"%%%%\n%%%%\n", 1, 1, "only walls"},
      {wide + "\n", 1, Grid::kLargestSide + 1, "more than 4096 cells"},
      {repeated("%\n", Grid::kLargestSide + 1), Grid::kLargestSide + 1, 1, "more than 4096 rows"},
      {"type octile\nheight 1\n", 1, 1, "unknown character 't'"},
  };
  for (const auto& fault : faults) expect_fault(fault, Reading::strict);
}

TEST(Layout, what_is_missing_at_the_right_end_of_a_row_is_explained) {
  const auto hole = read_layout("%%%%\n%P. \n%%%%\n");
  ASSERT_FALSE(hole);
  EXPECT_EQ(hole.error().hint, "Blanks at the ends of a line are dropped.");
}

TEST(Layout, lenient_reading_cuts_long_rows_and_takes_unknown_signs_and_holes_as_open) {
  const auto layout = read_layout("%%?%\n%P.x%%%\n%11%", Reading::lenient).value();
  EXPECT_EQ(layout.grid.width(), 4);
  EXPECT_TRUE(layout.grid.is_open(Cell{2, 2}));
  EXPECT_TRUE(layout.grid.is_open(Cell{3, 1}));
  EXPECT_EQ(layout.ghosts, (std::vector<Cell>{{1, 0}, {2, 0}}));
}

TEST(Layout, lenient_reading_still_refuses_what_has_no_meaning) {
  expect_fault({"", 1, 1, "empty"}, Reading::lenient);
  expect_fault({"%%%%\n%P%\n", 2, 4, "has 3 cells"}, Reading::lenient);
  expect_fault({"%%%%\n%PP%\n%%%%\n", 2, 3, "second Pac-Man"}, Reading::lenient);
}

// A layout as a set of signs at random places, read by a twin that knows nothing but a map of cells.
struct Drawing {
  std::string text;
  std::map<std::pair<int, int>, char> signs;  // by (y, x)
};

Drawing random_drawing(bool closed) {
  const int width = *rc::gen::inRange(3, 12), height = *rc::gen::inRange(3, 12);
  Drawing drawing;
  std::string left = "P1234";  // each at most once
  for (int y = height - 1; y >= 0; --y) {
    for (int x = 0; x < width; ++x) {
      const bool border = x == 0 || y == 0 || x == width - 1 || y == height - 1;
      const std::string choices = "%%  ..oG" + left;
      char sign = border && closed ? '%' : choices[*rc::gen::inRange<std::size_t>(0, choices.size())];
      if (y == 1 && x == 1) sign = 'G';
      if ((x == 0 || x == width - 1) && sign == ' ') sign = 'x';
      std::erase(left, sign);
      drawing.signs[{y, x}] = sign;
      drawing.text += sign;
    }
    drawing.text += '\n';
  }
  return drawing;
}

std::vector<Cell> places_of(const Drawing& drawing, char sign) {
  std::vector<Cell> cells;
  for (const auto& [place, at] : drawing.signs) {
    if (at == sign) cells.push_back({static_cast<std::int16_t>(place.second), static_cast<std::int16_t>(place.first)});
  }
  return cells;
}

RC_GTEST_PROP(Layout, what_was_drawn_is_what_is_read, ()) {
  const Drawing drawing = random_drawing(true);
  const auto layout = read_layout(drawing.text);
  RC_ASSERT(layout.has_value());
  for (const auto& [place, sign] : drawing.signs) {
    const Cell cell = {static_cast<std::int16_t>(place.second), static_cast<std::int16_t>(place.first)};
    RC_ASSERT(layout->grid.is_open(cell) == (sign != '%'));
  }
  RC_ASSERT(layout->food == places_of(drawing, '.'));
  RC_ASSERT(layout->capsules == places_of(drawing, 'o'));
  std::size_t ghosts = 0;
  for (const char sign : std::string("G1234")) ghosts += places_of(drawing, sign).size();
  RC_ASSERT(layout->ghosts.size() == ghosts);
}

RC_GTEST_PROP(Layout, what_is_written_is_read_again_the_same, (bool closed)) {
  const Reading reading = closed ? Reading::strict : Reading::lenient;
  const Drawing drawing = random_drawing(closed);
  const auto layout = read_layout(drawing.text, reading);
  RC_ASSERT(layout.has_value());
  RC_ASSERT(written_and_read(*layout, reading) == *layout);
}

TEST(Layout, more_ghosts_out_of_order_than_there_are_numbers_are_written_in_runs) {
  const auto layout = read_layout("%%%%%%\n%2121%\n%2121%\n%%%%%%", Reading::lenient).value();
  EXPECT_EQ(written_and_read(layout, Reading::lenient), layout);
}

// Layouts from elsewhere, if a folder of them is available: read as the course does, each has what its text has.
TEST(Layout, layouts_of_others_are_read_leniently) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  int count = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".lay") continue;
    SCOPED_TRACE(entry.path().string());
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto layout = read_layout(text, Reading::lenient);
    ASSERT_TRUE(layout) << layout.error().message;
    EXPECT_EQ(layout->food.size(), static_cast<std::size_t>(std::count(text.begin(), text.end(), '.')));
    EXPECT_EQ(layout->capsules.size(), static_cast<std::size_t>(std::count(text.begin(), text.end(), 'o')));
    EXPECT_EQ(written_and_read(*layout), *layout);
    ++count;
  }
  EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace ariadne
