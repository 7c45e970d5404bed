#include "report/svg/maze.hpp"

#include <algorithm>
#include <cmath>

#include "report/svg/scene_painter.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr double kMazeGap = 24, kCaptionHeight = 44;
constexpr double kTitleLetter = 9.6;  // the width of a letter at most
constexpr double kMaxMazeSide = 460, kMaxRow = 1500;
constexpr double kMaxMazeCell = 26, kMinActor = 12;
constexpr double kLegendText = 12, kLegendRow = 24;
constexpr double kRampWidth = 262, kNamesWidth = 180;  // of the parts of the legend

// Where everything stands.
struct MazePlan {
  double cell;           // pixels a cell
  double width, height;  // of one maze
  double column;         // of a maze with its caption
  std::size_t in_row, rows;
  double picture_width;
  std::size_t legend_rows;

  double block() const { return kCaptionHeight + height + kMazeGap; }
  double left(std::size_t index) const {
    return kSvgMargin + static_cast<double>(index % in_row) * (column + kMazeGap);
  }
  double top(std::size_t index) const {
    const std::size_t row = index / in_row;
    return kSvgMargin + kSvgTitleHeight + static_cast<double>(row) * block();
  }
  double legend_top() const { return kSvgMargin + kSvgTitleHeight + static_cast<double>(rows) * block(); }
  double picture_height() const {
    return legend_top() + static_cast<double>(legend_rows) * kLegendRow + kSvgMargin / 2;
  }
};

MazePlan maze_plan(const Ground& ground, const std::string& title, std::size_t searches, bool heat) {
  MazePlan plan{};
  const double longer = std::max({ground.columns, ground.rows, 1});
  plan.cell = std::clamp(std::floor(kMaxMazeSide / longer * 2) / 2, 0.5, kMaxMazeCell);
  plan.width = plan.cell * ground.columns;
  plan.height = plan.cell * ground.rows;
  plan.column = std::max(plan.width, kRampWidth);
  const auto fitting = static_cast<std::size_t>((kMaxRow + kMazeGap) / (plan.column + kMazeGap));
  const std::size_t most = std::clamp<std::size_t>(fitting, 1, searches);
  plan.rows = (searches + most - 1) / most;
  plan.in_row = (searches + plan.rows - 1) / plan.rows;  // four searches in two rows are two and two
  const auto columns = static_cast<double>(plan.in_row);
  const double inside =
      std::max(columns * plan.column + (columns - 1) * kMazeGap, kTitleLetter * static_cast<double>(title.size()));
  plan.picture_width = inside + 2 * kSvgMargin;
  plan.legend_rows = heat && inside < kRampWidth + kMazeGap + kNamesWidth ? 2 : 1;
  return plan;
}

void paint_ramp(Svg& svg, double x, double y) {
  constexpr int kSteps = 24;
  constexpr double kStep = 5;
  svg.text(x, y + 11, "expanded first", kLegendText, kSvgFaintInk);
  const double left = x + 92;
  for (int i = 0; i < kSteps; ++i) {
    svg.rectangle(left + i * kStep, y, kStep, kLegendText, heat_color(static_cast<double>(i) / (kSteps - 1)),
                  "shape-rendering=\"crispEdges\"");
  }
  svg.text(left + kSteps * kStep + 8, y + 11, "last", kLegendText, kSvgFaintInk);
}

// The actors in the size of the text, each with its name.
void paint_names(Svg& svg, const Scene& scene, double x, double y) {
  const auto item = [&](const char* name, double width, const Actor& actor) {
    svg.begin_group(x, y - 2, 16);
    ScenePainter(svg).paint_actor(actor, 0.5, 0.5);
    svg.end_group();
    svg.text(x + 20, y + 11, name, kLegendText, kSvgFaintInk);
    x += width;
  };
  const Actor goal{.tone = Tone::goal, .outline = Outline::diamond};
  const auto goals = std::ranges::count(scene.actors, Tone::goal, &Actor::tone);
  const bool food = std::ranges::count(scene.actors, Tone::item, &Actor::tone) > 0;
  item("start", 64, {.tone = Tone::start, .outline = Outline::disc});
  if (food) item("food", 58, {.tone = Tone::item, .outline = Outline::dot});
  item(food ? "end" : goals > 1 ? "corner" : "goal", 64, goal);
}

// The names stand beside the ramp, or below it where the picture is narrow.
void paint_legend(Svg& svg, const Scene& scene, const MazePlan& plan, bool heat) {
  const bool below = plan.legend_rows == 2;
  const double y = plan.legend_top();
  if (heat) paint_ramp(svg, kSvgMargin, y);
  paint_names(svg, scene, heat && !below ? kSvgMargin + kRampWidth + kMazeGap : kSvgMargin, below ? y + kLegendRow : y);
}

bool has_heat(std::span<const SearchPicture> searches) {
  return std::ranges::any_of(searches,
                             [](const SearchPicture& search) { return !search.scene.search.first_expanded.empty(); });
}

}  // namespace

std::string maze_svg(const std::string& title, std::span<const SearchPicture> searches) {
  const bool heat = has_heat(searches);
  const Scene& scene = searches[0].scene;
  const MazePlan plan = maze_plan(scene.ground, title, searches.size(), heat);
  Svg svg(plan.picture_width, plan.picture_height(), title);
  svg.rectangle(0, 0, plan.picture_width, plan.picture_height(), "#fafafa");
  svg.text(kSvgMargin, kSvgMargin + 14, title, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
  for (std::size_t i = 0; i < searches.size(); ++i) {
    svg.text(plan.left(i), plan.top(i) + 14, searches[i].caption, 14, kSvgInk, "font-weight=\"600\"");
    svg.text(plan.left(i), plan.top(i) + 32, searches[i].note, 12, kSvgFaintInk);
    svg.begin_group(plan.left(i), plan.top(i) + kCaptionHeight, plan.cell);
    ScenePainter(svg, std::max(1.0, kMinActor / plan.cell)).paint(searches[i].scene);
    svg.end_group();
  }
  paint_legend(svg, scene, plan, heat);
  return std::move(svg).finish();
}

}  // namespace ariadne
