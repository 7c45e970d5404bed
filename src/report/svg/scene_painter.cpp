#include "report/svg/scene_painter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace ariadne {
namespace {

struct Color {
  double red, green, blue;
};
constexpr std::array<Color, 5> kRamp = {
    {{0xfe, 0xf0, 0xd9}, {0xfd, 0xcc, 0x8a}, {0xfc, 0x8d, 0x59}, {0xd7, 0x50, 0x3c}, {0x99, 0x00, 0x3c}}};
constexpr int kShades = 48;  // cells of one shade are one shape: files stay small

constexpr const char* kWallColor = "#1d2b53";
constexpr const char* kPathColor = "#0b7bd0";
constexpr const char* kBoardColor = "#dcead9";
constexpr const char* kBoardLines = "#7f9a7c";
constexpr const char* kSightColor = "#fff3c4";
constexpr const char* kLastColor = "#e07000";
constexpr const char* kTargetColor = "#0b7bd0";
constexpr const char* kClosingColor = "#c2185b";
constexpr const char* kDark = "#1b1d21";
constexpr const char* kLight = "#ffffff";
constexpr const char* kCrisp = "shape-rendering=\"crispEdges\"";
constexpr const char* kDarkCasing = "stroke=\"#5b4300\" stroke-width=\"0.06\"";

const char* color_of(Tone tone) {
  switch (tone) {
    case Tone::first:
      return "#0b62a8";
    case Tone::second:
      return "#b3261e";
    case Tone::item:
      return "#ffc61a";
    case Tone::prize:
      return "#ff9d00";
    case Tone::afraid:
      return "#3f5bd8";
    case Tone::start:
      return "#14804a";
    case Tone::goal:
      return "#c2185b";
    case Tone::wall:
      return kWallColor;
    case Tone::empty:
      break;
  }
  return "#8a919c";
}

const char* letter_color(Tone tone) { return tone == Tone::item || tone == Tone::prize ? kDark : kLight; }

std::string stroke(const char* color, double width) {
  return fmt::format("stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", color, svg_number(width));
}
std::string round_stroke(const char* color, double width) { return stroke(color, width) + " stroke-linecap=\"round\""; }

std::string point(double x, double y) { return svg_number(x) + " " + svg_number(y); }

double middle_x(Spot spot) { return spot.column + 0.5; }
double middle_y(Spot spot) { return spot.row + 0.5; }

// The middle of three cells of a walk that goes straight on needs no point of its own.
bool goes_straight(Spot before, Spot spot, Spot after) {
  return spot.column - before.column == after.column - spot.column && spot.row - before.row == after.row - spot.row;
}

constexpr int kWallShade = -1, kPlainShade = -2;

// The cells of each shade as one shape, whole runs of a row at a time.
template <class ShadeOf>
std::map<int, std::string> shapes_by_shade(const Ground& ground, const ShadeOf& shade_of) {
  std::map<int, std::string> shapes;
  const auto columns = static_cast<std::size_t>(ground.columns);
  for (int row = 0; row < ground.rows; ++row) {
    const std::size_t first = static_cast<std::size_t>(row) * columns;
    for (std::size_t from = 0, to = 0; from < columns; from = to) {
      const int shade = shade_of(first + from);
      while (to < columns && shade_of(first + to) == shade) ++to;
      shapes[shade] += fmt::format("M{} {}h{}v1h-{}z", from, row, to - from, to - from);
    }
  }
  return shapes;
}

// When cells were first expanded, in order. Shades are even among cells, not among expansions: where a cell stands for
// many states, the ramp would end early.
std::vector<std::uint32_t> times_of(const SearchTrace& search) {
  std::vector<std::uint32_t> times;
  std::ranges::copy_if(search.first_expanded, std::back_inserter(times),
                       [](std::uint32_t time) { return time != kNeverExpanded; });
  std::ranges::sort(times);
  return times;
}

int shade_at(std::uint32_t time, const std::vector<std::uint32_t>& times) {
  const auto rank = static_cast<std::uint64_t>(std::ranges::lower_bound(times, time) - times.begin());
  return static_cast<int>(rank * kShades / times.size());
}

// Where those stand who share a cell: in a ring around its middle, and smaller.
struct Crowd {
  std::size_t size = 0, placed = 0;

  double scale() const { return size > 1 ? 0.6 : 1; }
  double angle() const {
    constexpr double kTurn = 6.283185307179586, kFirst = 3.6;
    return kFirst + kTurn * static_cast<double>(placed) / static_cast<double>(size);
  }
  double radius() const { return size > 1 ? 0.24 : 0; }
};

std::pair<double, double> coordinates(const Actor& actor) { return {actor.row, actor.column}; }

// How far a heading turns from facing right, in degrees.
int turn_of(Facing heading) {
  switch (heading) {
    case Facing::up:
      return -90;
    case Facing::down:
      return 90;
    case Facing::left:
      return 180;
    case Facing::right:
    case Facing::none:
      break;
  }
  return 0;
}

}  // namespace

std::string heat_color(double heat) {
  const double place = std::clamp(heat, 0.0, 1.0) * (kRamp.size() - 1);
  const std::size_t low = std::min(static_cast<std::size_t>(place), kRamp.size() - 2);
  const double part = place - static_cast<double>(low);
  const auto mix = [&](double a, double b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  const Color &a = kRamp[low], &b = kRamp[low + 1];
  return fmt::format("#{:02x}{:02x}{:02x}", mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue));
}

void ScenePainter::paint(const Scene& scene) {
  paint_ground(scene);
  paint_marks_below(scene);
  paint_walls(scene.ground);
  paint_path(scene);
  paint_actors(scene);
  paint_end(scene);
  paint_marks_above(scene);
}

void ScenePainter::paint_ground(const Scene& scene) {
  const Ground& ground = scene.ground;
  const bool squares = ground.tiling == Tiling::squares;
  svg_.rectangle(0, 0, ground.columns, ground.rows, squares ? kBoardColor : kLight);
  paint_shades(scene);
  if (squares) paint_squares(ground);
  paint_texts(ground);
}

void ScenePainter::paint_shades(const Scene& scene) {
  const auto times = times_of(scene.search);
  const auto shade_of = [&](std::size_t number) {
    if (scene.ground.tiles[scene.ground.cells[number]].tone == Tone::wall) return kWallShade;
    if (times.empty() || scene.search.first_expanded[number] == kNeverExpanded) return kPlainShade;
    return shade_at(scene.search.first_expanded[number], times);
  };
  for (const auto& [shade, shape] : shapes_by_shade(scene.ground, shade_of)) {
    if (shade == kPlainShade) continue;
    svg_.path(shape, shade == kWallShade ? kWallColor : heat_color(static_cast<double>(shade) / (kShades - 1)), kCrisp);
  }
}

void ScenePainter::paint_squares(const Ground& ground) {
  std::string lines;
  for (int row = 0; row <= ground.rows; ++row) lines += fmt::format("M0 {}h{}", row, ground.columns);
  for (int column = 0; column <= ground.columns; ++column) lines += fmt::format("M{} 0v{}", column, ground.rows);
  svg_.path(lines, "none", stroke(kBoardLines, 0.03));
}

// A tile that is neither empty nor a wall is known by its text.
void ScenePainter::paint_texts(const Ground& ground) {
  for (std::size_t i = 0; i < ground.cells.size(); ++i) {
    const Tile& tile = ground.tiles[ground.cells[i]];
    if (tile.tone == Tone::empty || tile.tone == Tone::wall) continue;
    paint_letters(tile.text, middle_x(ground.spot(i)), middle_y(ground.spot(i)), 1, kSvgInk);
  }
}

// A wall that stops from one side only is thinner and has an arrow through it, the way that is open.
void ScenePainter::paint_walls(const Ground& ground) {
  if (ground.walls.empty()) return;
  std::string walls, thin;
  for (int row = 0; row <= ground.rows; ++row) {
    for (int column = 0; column <= ground.columns; ++column) {
      const Edge above = edge_above(ground, {row, column}), left = edge_left(ground, {row, column});
      if (above != Edge::none) (above == Edge::wall ? walls : thin) += fmt::format("M{} {}h1", column, row);
      if (left != Edge::none) (left == Edge::wall ? walls : thin) += fmt::format("M{} {}v1", column, row);
    }
  }
  if (!walls.empty()) svg_.path(walls, "none", stroke(kWallColor, 0.1) + " stroke-linecap=\"square\"");
  if (thin.empty()) return;
  svg_.path(thin, "none", stroke(kWallColor, 0.05));
  for (int row = 0; row <= ground.rows; ++row) {
    for (int column = 0; column <= ground.columns; ++column) {
      const Edge above = edge_above(ground, {row, column}), left = edge_left(ground, {row, column});
      if (above == Edge::open_back) paint_arrow(column + 0.5, row, Facing::up);
      if (above == Edge::open_onward) paint_arrow(column + 0.5, row, Facing::down);
      if (left == Edge::open_back) paint_arrow(column, row + 0.5, Facing::left);
      if (left == Edge::open_onward) paint_arrow(column, row + 0.5, Facing::right);
    }
  }
}

void ScenePainter::paint_arrow(double x, double y, Facing open) {
  svg_.path("M-0.1 -0.16L0.14 0L-0.1 0.16z", kWallColor,
            fmt::format("transform=\"translate({}) rotate({})\"", point(x, y), turn_of(open)));
}

void ScenePainter::paint_path(const Scene& scene) {
  const auto& path = scene.search.path;
  if (path.size() < 2) return;
  std::string data;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0 && i + 1 < path.size() && goes_straight(path[i - 1], path[i], path[i + 1])) continue;
    data += (i == 0 ? "M" : "L") + point(middle_x(path[i]), middle_y(path[i]));
  }
  svg_.path(data, "none", round_stroke("#fff", 0.44));
  svg_.path(data, "none", round_stroke(kPathColor, 0.24));
}

// Where a path ends that was not to end anywhere in particular.
void ScenePainter::paint_end(const Scene& scene) {
  const auto& path = scene.search.path;
  if (path.empty() || std::ranges::count(scene.actors, Tone::goal, &Actor::tone) > 0) return;
  paint_actor({.tone = Tone::goal, .outline = Outline::diamond}, middle_x(path.back()), middle_y(path.back()));
}

// The one in front is painted last. Dots lie under whoever stands on them.
void ScenePainter::paint_actors(const Scene& scene) {
  std::map<std::pair<double, double>, Crowd> crowds;
  for (const auto& actor : scene.actors) {
    if (actor.outline != Outline::dot) ++crowds[coordinates(actor)].size;
  }
  for (auto actor = scene.actors.rbegin(); actor != scene.actors.rend(); ++actor) {
    const double x = actor->column + 0.5, y = actor->row + 0.5;
    if (actor->outline == Outline::dot) {
      paint_actor(*actor, x, y);
      continue;
    }
    Crowd& crowd = crowds[coordinates(*actor)];
    ++crowd.placed;
    paint_actor(*actor, x + crowd.radius() * std::cos(crowd.angle()), y + crowd.radius() * std::sin(crowd.angle()),
                crowd.scale());
  }
}

void ScenePainter::paint_marks_below(const Scene& scene) {
  for (const auto& mark : scene.marks) {
    const double x = mark.spot.column, y = mark.spot.row;
    if (mark.kind == MarkKind::sight) {
      svg_.rectangle(x, y, 1, 1, kSightColor);
      svg_.circle(x + 0.5, y + 0.5, 0.06, kSvgFaintInk);
    } else if (mark.kind == MarkKind::closing) {
      svg_.rectangle(x + 0.05, y + 0.05, 0.9, 0.9, "none",
                     stroke(kClosingColor, 0.05) + " stroke-dasharray=\"0.15 0.1\"");
    } else if (mark.kind == MarkKind::last) {
      svg_.rectangle(x + 0.06, y + 0.06, 0.88, 0.88, "none", stroke(kLastColor, 0.07));
    }
  }
}

// A ring where one may move to: in the middle of an empty cell, in the corner of another.
void ScenePainter::paint_marks_above(const Scene& scene) {
  for (const auto& mark : scene.marks) {
    if (mark.kind != MarkKind::target) continue;
    const bool empty = front_actor(scene, mark.spot) == nullptr && scene.ground.tile(mark.spot).tone == Tone::empty;
    const double aside = empty ? 0 : 0.36;
    svg_.circle(middle_x(mark.spot) + aside, middle_y(mark.spot) - aside, empty ? 0.12 : 0.08, "none",
                stroke(kTargetColor, 0.05));
  }
}

void ScenePainter::paint_actor(const Actor& actor, double x, double y, double size) {
  const double large = size * scale_;
  switch (actor.outline) {
    case Outline::token:
      svg_.circle(x, y, 0.38 * large, color_of(actor.tone), stroke("#fff", 0.05 * large));
      return paint_letters(actor.text, x, y, large, letter_color(actor.tone));
    case Outline::disc:
      return paint_disc(actor, x, y, large);
    case Outline::dot:
      return svg_.circle(x, y, actor.tone == Tone::prize ? 0.28 : 0.17, color_of(actor.tone), kDarkCasing);
    case Outline::diamond:
      return paint_diamond(actor, x, y, large);
    case Outline::wedge:
      return paint_wedge(actor, x, y, large);
    case Outline::hood:
      return paint_hood(actor, x, y, large);
  }
}

// Discs of the two teams are black and white.
void ScenePainter::paint_disc(const Actor& actor, double x, double y, double size) {
  const double radius = 0.38 * size;
  if (actor.tone == Tone::first) return svg_.circle(x, y, radius, kDark, stroke(kDark, 0.05 * size));
  if (actor.tone == Tone::second) return svg_.circle(x, y, radius, kLight, stroke(kDark, 0.05 * size));
  svg_.circle(x, y, radius, color_of(actor.tone), stroke("#fff", 0.12 * size));
}

void ScenePainter::paint_diamond(const Actor& actor, double x, double y, double size) {
  const std::string half = svg_number(0.45 * size);
  svg_.path(fmt::format("M{0}l{1} {1}l-{1} {1}l-{1} -{1}z", point(x, y - 0.45 * size), half), color_of(actor.tone),
            stroke("#fff", 0.12 * size));
}

void ScenePainter::paint_wedge(const Actor& actor, double x, double y, double size) {
  svg_.path("M0.06 0L0.33 -0.23A0.4 0.4 0 1 0 0.33 0.23z", color_of(Tone::item),
            fmt::format("{} transform=\"translate({}) rotate({}) scale({})\"", kDarkCasing, point(x, y),
                        turn_of(actor.heading), svg_number(size)));
}

void ScenePainter::paint_hood(const Actor& actor, double x, double y, double size) {
  svg_.begin_group(x, y, size);
  svg_.path("M-0.36 0.4V-0.04A0.36 0.36 0 0 1 0.36 -0.04V0.4L0.24 0.3L0.12 0.4L0 0.3L-0.12 0.4L-0.24 0.3z",
            color_of(actor.tone), stroke("#fff", 0.05));
  svg_.circle(-0.13, -0.14, 0.09, kLight);
  svg_.circle(0.13, -0.14, 0.09, kLight);
  paint_letters(actor.text, 0, 0.13, 0.7, letter_color(actor.tone));
  svg_.end_group();
}

void ScenePainter::paint_letters(const std::string& text, double x, double y, double size, const char* color) {
  if (text.empty()) return;
  const double height = size * std::min(0.5, 0.85 / static_cast<double>(text.size()));
  svg_.text(x, y + 0.36 * height, text, height, color, "text-anchor=\"middle\" font-weight=\"700\"");
}

}  // namespace ariadne
