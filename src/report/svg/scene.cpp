#include "report/svg/scene.hpp"

#include <algorithm>
#include <cmath>

#include "report/drawing/text.hpp"
#include "report/svg/scene_painter.hpp"

namespace ariadne {
namespace {

constexpr double kMaxSide = 640, kMaxCell = 48;  // pixels of the ground's longer side and of a cell
constexpr double kLabelRow = 22, kNoteRow = 20, kSceneTitleLetter = 9.6;

// Where everything stands.
struct ScenePlan {
  double cell;           // pixels a cell
  double left, top;      // of the ground
  double width, height;  // of the picture
  double bottom;         // of the ground
};

double row_label_width(const Ground& ground) {
  return ground.row_labels.empty() ? 0 : kSvgLetter * widest(ground.row_labels) + 10;
}

ScenePlan plan_of(const Scene& scene, const std::string& title) {
  const Ground& ground = scene.ground;
  ScenePlan plan{};
  plan.cell = std::clamp(std::floor(kMaxSide / std::max({ground.rows, ground.columns, 1})), 1.0, kMaxCell);
  plan.left = kSvgMargin + row_label_width(ground);
  plan.top = kSvgMargin + kSvgTitleHeight + (ground.column_labels.empty() ? 0 : kLabelRow);
  plan.bottom = plan.top + plan.cell * ground.rows;
  const double board = plan.left - kSvgMargin + plan.cell * ground.columns;
  const double texts = std::max(kSceneTitleLetter * display_width(title), kSvgLetter * widest(scene.notes));
  plan.width = std::max(board, texts) + 2 * kSvgMargin;
  plan.height = plan.bottom + kNoteRow * static_cast<double>(scene.notes.size()) + kSvgMargin;
  return plan;
}

void paint_column_labels(Svg& svg, const ScenePlan& plan, const std::vector<std::string>& labels, double y) {
  for (std::size_t i = 0; i < labels.size(); ++i) {
    svg.text(plan.left + (static_cast<double>(i) + 0.5) * plan.cell, y, labels[i], kSvgText, kSvgFaintInk,
             "text-anchor=\"middle\"");
  }
}

void paint_labels(Svg& svg, const ScenePlan& plan, const Ground& ground) {
  paint_column_labels(svg, plan, ground.column_labels, plan.top - 8);
  for (std::size_t i = 0; i < ground.row_labels.size(); ++i) {
    svg.text(plan.left - 8, plan.top + (static_cast<double>(i) + 0.5) * plan.cell + 4, ground.row_labels[i], kSvgText,
             kSvgFaintInk, "text-anchor=\"end\"");
  }
}

}  // namespace

std::string scene_svg(const Scene& scene, const std::string& title) {
  const ScenePlan plan = plan_of(scene, title);
  Svg svg(plan.width, plan.height, title);
  svg.rectangle(0, 0, plan.width, plan.height, "#fafafa");
  svg.text(kSvgMargin, kSvgMargin + 14, title, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
  paint_labels(svg, plan, scene.ground);
  svg.begin_group(plan.left, plan.top, plan.cell);
  ScenePainter(svg).paint(scene);
  svg.end_group();
  for (std::size_t i = 0; i < scene.notes.size(); ++i) {
    svg.text(kSvgMargin, plan.bottom + kNoteRow * static_cast<double>(i + 1), scene.notes[i], kSvgText, kSvgInk);
  }
  return std::move(svg).finish();
}

}  // namespace ariadne
