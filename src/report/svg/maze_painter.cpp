#include "report/svg/maze_painter.hpp"

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

constexpr const char* kWall = "#1d2b53";
constexpr const char* kOpen = "#ffffff";
constexpr const char* kPath = "#0b7bd0";
constexpr const char* kStart = "#14804a";
constexpr const char* kTarget = "#c2185b";
constexpr const char* kFood = "#ffc61a";
constexpr const char* kCrisp = "shape-rendering=\"crispEdges\"";
constexpr const char* kDarkCasing = "stroke=\"#5b4300\" stroke-width=\"0.06\"";

std::string casing(double width) {
  return fmt::format("stroke=\"#fff\" stroke-width=\"{}\" stroke-linejoin=\"round\"", svg_number(width));
}

// The middle of three cells of a walk that goes straight on needs no point of its own.
bool goes_straight(Cell before, Cell cell, Cell after) {
  return cell.x - before.x == after.x - cell.x && cell.y - before.y == after.y - cell.y;
}

constexpr int kWallShade = -1, kPlainShade = -2;

// The cells of each shade as one shape, whole runs of a row at a time.
template <class ShadeOf>
std::map<int, std::string> shapes_by_shade(const Grid& grid, const ShadeOf& shade_of) {
  std::map<int, std::string> shapes;
  const auto width = static_cast<std::size_t>(grid.width());
  for (int row = 0; row < grid.height(); ++row) {
    const std::size_t first = static_cast<std::size_t>(grid.height() - 1 - row) * width;
    for (std::size_t from = 0, to = 0; from < width; from = to) {
      const int shade = shade_of(first + from);
      while (to < width && shade_of(first + to) == shade) ++to;
      shapes[shade] += fmt::format("M{} {}h{}v1h-{}z", from, row, to - from, to - from);
    }
  }
  return shapes;
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

void MazePainter::paint(std::span<const Cell> expansion, std::span<const Cell> path) {
  svg_.rectangle(0, 0, scene_.grid.width(), scene_.grid.height(), kOpen);
  paint_ground(expansion);
  paint_path(path);
  for (const Cell cell : scene_.food) paint_food(cell);
  for (const Cell cell : scene_.targets) paint_target(cell);
  if (scene_.targets.empty() && !path.empty()) paint_target(path.back());
  if (scene_.start) paint_start(*scene_.start);
}

void MazePainter::paint_start(Cell cell) {
  svg_.circle(x_of(cell), y_of(cell), 0.38 * mark_, kStart, casing(0.12 * mark_));
}

void MazePainter::paint_food(Cell cell) { svg_.circle(x_of(cell), y_of(cell), 0.17, kFood, kDarkCasing); }

// A diamond: told from the round start by its shape as well.
void MazePainter::paint_target(Cell cell) {
  const std::string half = svg_number(0.45 * mark_);
  svg_.path(fmt::format("M{0} {1}l{2} {2}l-{2} {2}l-{2} -{2}z", svg_number(x_of(cell)),
                        svg_number(y_of(cell) - 0.45 * mark_), half),
            kTarget, casing(0.12 * mark_));
}

// Shades are even among cells, not among states: where a cell stands for many states, the ramp would end early.
void MazePainter::paint_ground(std::span<const Cell> expansion) {
  const auto cells = distinct_cells(scene_.grid, expansion);
  const auto first = first_expansions(scene_.grid, cells);
  const auto shade_of = [&](std::size_t number) {
    if (!scene_.grid.is_open(number)) return kWallShade;
    if (first[number] == kNeverExpanded) return kPlainShade;
    return static_cast<int>(std::uint64_t{first[number]} * kShades / cells.size());
  };
  for (const auto& [shade, shape] : shapes_by_shade(scene_.grid, shade_of)) {
    if (shade == kPlainShade) continue;
    svg_.path(shape, shade == kWallShade ? kWall : heat_color(static_cast<double>(shade) / (kShades - 1)), kCrisp);
  }
}

void MazePainter::paint_path(std::span<const Cell> path) {
  if (path.size() < 2) return;
  std::string data;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0 && i + 1 < path.size() && goes_straight(path[i - 1], path[i], path[i + 1])) continue;
    data += fmt::format("{}{} {}", i == 0 ? "M" : "L", svg_number(x_of(path[i])), svg_number(y_of(path[i])));
  }
  const auto stroke = [](const char* color, double width) {
    return fmt::format("stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"", color,
                       svg_number(width));
  };
  svg_.path(data, "none", stroke("#fff", 0.44));
  svg_.path(data, "none", stroke(kPath, 0.24));
}

}  // namespace ariadne
