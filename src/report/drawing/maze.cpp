#include "report/drawing/maze.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace ariadne {
namespace {

// Light to dark in the 256 colours of terminals, with a letter that can be read on them.
constexpr std::array<std::string_view, 5> kHeat = {"30;48;5;230", "30;48;5;222", "30;48;5;209", "97;48;5;167",
                                                   "97;48;5;89"};

// A sign and the colour code that it is painted with.
struct Sign {
  std::string_view text, ink;
};

Sign wall_sign(const Look& look) { return {look.utf8 ? "█" : "%", "34"}; }
Sign food_sign(const Look& look) { return {look.utf8 ? "•" : ".", "33"}; }
constexpr Sign kStart = {"S", "1;32"}, kTarget = {"G", "1;31"}, kEnd = {"E", "1;31"}, kLatest = {"@", "7"};
constexpr std::string_view kPathInk = "1;32";

Sign arrow_sign(Cell from, Cell to, const Look& look) {
  const auto is = [&](Direction direction) { return step(from, direction) == to; };
  if (is(Direction::north)) return {look.utf8 ? "↑" : "^", kPathInk};
  if (is(Direction::south)) return {look.utf8 ? "↓" : "v", kPathInk};
  if (is(Direction::east)) return {look.utf8 ? "→" : ">", kPathInk};
  if (is(Direction::west)) return {look.utf8 ? "←" : "<", kPathInk};
  const bool rising = (to.x > from.x) == (to.y > from.y);  // like a slash
  if (!look.utf8) return {rising ? "/" : "\\", kPathInk};
  if (to.y > from.y) return {rising ? "↗" : "↖", kPathInk};
  return {rising ? "↙" : "↘", kPathInk};
}

using Signs = std::unordered_map<std::size_t, Sign>;  // by the number of the cell

// Everything but walls and expanded cells; what is put later covers what was there.
Signs signs_of(const MazeScene& scene, const MazeMarks& marks, const Look& look) {
  Signs signs;
  const auto put = [&](Cell cell, Sign sign) { signs[scene.grid.number(cell)] = sign; };
  for (const Cell cell : scene.food) put(cell, food_sign(look));
  for (std::size_t i = 1; i < marks.path.size(); ++i) {
    put(marks.path[i - 1], arrow_sign(marks.path[i - 1], marks.path[i], look));
  }
  if (!marks.path.empty()) put(marks.path.back(), kEnd);
  for (const Cell cell : scene.targets) put(cell, kTarget);
  if (scene.start) put(*scene.start, kStart);
  if (marks.latest) put(*marks.latest, kLatest);
  return signs;
}

Sign ground_sign(const MazeMarks& marks, std::size_t number) {
  if (marks.first_expanded.empty() || marks.first_expanded[number] >= marks.expanded) return {" ", ""};
  const std::size_t step = std::size_t{marks.first_expanded[number]} * kHeat.size() / std::max(marks.of, 1u);
  return {":", kHeat[std::min(step, kHeat.size() - 1)]};
}

// Puts signs one after the other and changes the colour only where it changes.
class Line {
 public:
  explicit Line(const Look& look) : look_(look) {}

  void put(Sign sign) {
    if (look_.color && sign.ink != ink_) switch_to(sign.ink);
    text_ += sign.text;
  }
  std::string finish() && {
    if (!ink_.empty()) switch_to("");
    return std::move(text_);
  }

 private:
  void switch_to(std::string_view ink) {
    if (!ink_.empty()) text_ += "\x1b[0m";
    if (!ink.empty()) text_ += "\x1b[" + std::string(ink) + "m";
    ink_ = ink;
  }

  const Look look_;
  std::string text_;
  std::string_view ink_;
};

// Food that the way and the other signs leave to be seen.
bool shows_food(const MazeScene& scene, const MazeMarks& marks, const Look& look) {
  const Signs signs = signs_of(scene, marks, look);
  const auto is_seen = [&](Cell cell) { return signs.at(scene.grid.number(cell)).text == food_sign(look).text; };
  return std::ranges::any_of(scene.food, is_seen);
}

int first_shown(int middle, int shown, int all) { return std::clamp(middle - shown / 2, 0, all - shown); }

}  // namespace

MazeWindow window_around(const Grid& grid, Cell cell, int most_width, int most_height) {
  const int width = std::min(most_width, grid.width()), height = std::min(most_height, grid.height());
  return {first_shown(cell.x, width, grid.width()), first_shown(cell.y, height, grid.height()), width, height};
}

Cell middle_of(const MazeWindow& window) {
  return {static_cast<std::int16_t>(window.left + window.width / 2),
          static_cast<std::int16_t>(window.bottom + window.height / 2)};
}

std::vector<std::string> draw_maze(const MazeScene& scene, const MazeMarks& marks, const MazeWindow& window,
                                   const Look& look) {
  const Signs signs = signs_of(scene, marks, look);
  const auto sign_at = [&](std::size_t number) {
    if (const auto found = signs.find(number); found != signs.end()) return found->second;
    return scene.grid.is_open(number) ? ground_sign(marks, number) : wall_sign(look);
  };
  std::vector<std::string> lines;
  for (int y = window.bottom + window.height - 1; y >= window.bottom; --y) {
    Line line(look);
    for (int x = window.left; x < window.left + window.width; ++x) {
      line.put(sign_at(scene.grid.number({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)})));
    }
    lines.push_back(std::move(line).finish());
  }
  return lines;
}

std::string maze_legend(const MazeScene& scene, const MazeMarks& marks, const Look& look) {
  std::string legend = "S start";
  if (scene.targets.size() == 1) legend += "   G goal";
  if (scene.targets.size() > 1) legend += "   G corner";
  if (shows_food(scene, marks, look)) legend += "   " + std::string(food_sign(look).text) + " food";
  if (marks.path.size() > 1) legend += look.utf8 ? "   ←↑→↓ the way" : "   <^>v the way";
  const bool ends = !marks.path.empty() && !marks.latest;
  if (ends && std::ranges::count(scene.targets, marks.path.back()) == 0) legend += "   E its end";
  if (!marks.first_expanded.empty()) legend += "   : expanded";
  return legend;
}

}  // namespace ariadne
