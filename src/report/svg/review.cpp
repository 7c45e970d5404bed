#include "report/svg/review.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>

#include "report/format.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr double kGraphHeight = 240, kGraphTop = kSvgMargin + kSvgTitleHeight + 6;
constexpr double kAxisWidth = 92, kAxisHeight = 24, kGraphLegendHeight = 26;
constexpr double kPlyWidth = 14, kMinGraph = 480, kMaxGraph = 960;
constexpr double kInner = 0.82, kEdge = 0.94;  // how far from the middle the largest estimate and decided games stand
constexpr double kMarkRoom = 14;

struct MarkPaint {
  const char* paint;
  double radius;
};
MarkPaint paint_of_mark(MoveMark mark) {
  return mark == MoveMark::blunder   ? MarkPaint{"#c2453c", 5}
         : mark == MoveMark::mistake ? MarkPaint{"#e07b2e", 4.5}
                                     : MarkPaint{"#e2a93b", 4};
}

// A position of the game: how many plies were played, and what it is worth.
struct GraphPoint {
  std::size_t plies = 0;
  double value = 0;
  ValueKind kind = ValueKind::estimate;
  bool joined = true;  // with the one before it: nothing between them is unknown
};

// One for each ply that has a value. Where several move at the same time the first of them tells it.
std::vector<GraphPoint> graph_points(const Review& review) {
  std::vector<GraphPoint> points;
  bool known = true;
  for (const auto& move : review.moves) {
    const bool same = !points.empty() && points.back().plies + 1 == move.ply;
    if (move.value && !same) points.push_back({move.ply - 1, *move.value, move.kind, known});
    known = move.value.has_value();
  }
  if (!review.result) return points;
  const double end = review.names.for_points ? review.result->score : decisive_value(*review.result);
  points.push_back({review.plies, end, ValueKind::proven, known && review.judged_plies == review.plies});
  return points;
}

class ReviewGraph {
 public:
  explicit ReviewGraph(const Review& review)
      : review_(review),
        points_(graph_points(review)),
        width_(std::clamp(kPlyWidth * static_cast<double>(review.plies), kMinGraph, kMaxGraph)),
        most_(largest_estimate()),
        title_(fmt::format("{}, {} plies, analysed by {}", review.game, review.plies, review.agent)),
        svg_(full_width(), full_height(), title_) {}

  std::string finish() && {
    svg_.rectangle(0, 0, full_width(), full_height(), "#ffffff");
    svg_.text(kSvgMargin, kSvgMargin + kSvgTitleText - 4, title_, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
    paint_axes();
    paint_values();
    for (const auto& move : review_.moves) paint_mark(move);
    paint_legend();
    return std::move(svg_).finish();
  }

 private:
  double full_width() const { return kSvgMargin + kAxisWidth + width_ + kSvgMargin; }
  double full_height() const { return kGraphTop + kGraphHeight + kAxisHeight + kGraphLegendHeight + kSvgMargin / 2; }
  double left() const { return kSvgMargin + kAxisWidth; }
  double x(std::size_t plies) const {
    return left() + width_ * static_cast<double>(plies) / static_cast<double>(std::max<std::size_t>(review_.plies, 1));
  }
  double y(double value) const {
    const double height = is_decided(value) ? decided_sign(value) * kEdge : kInner * value / most_;
    return kGraphTop + kGraphHeight / 2 * (1 - height);
  }
  double largest_estimate() const {
    double most = 0;
    const auto add = [&](double value) {
      if (!is_decided(value)) most = std::max(most, std::abs(value));
    };
    for (const auto& point : points_) add(point.value);
    for (const auto& move : review_.moves) {
      if (move.played_value) add(*move.played_value);
    }
    return most == 0 ? 1 : most;
  }

  void paint_axes() {
    const double middle = y(0), half = kGraphHeight / 2;
    svg_.rectangle(left(), kGraphTop, width_, half, "#eef3fa");
    svg_.rectangle(left(), middle, width_, half, "#fbefed");
    paint_level(0, "0");
    if (most_ != 1 || has_estimates()) {
      paint_level(most_, value_text(most_));
      paint_level(-most_, value_text(-most_));
    }
    const std::string& first = review_.names.seats.front();
    if (has_decided()) {
      paint_level(kWinValue, first + " wins");
      paint_level(-kWinValue, first + " loses");
    }
    const std::size_t step = review_.plies > 40 ? 10 : review_.plies > 12 ? 5 : 1;
    for (std::size_t ply = 0; ply <= review_.plies; ply += step) {
      svg_.text(x(ply), kGraphTop + kGraphHeight + 16, std::to_string(ply), 11, kSvgFaintInk, "text-anchor=\"middle\"");
    }
  }
  bool has_decided() const {
    return std::ranges::any_of(points_, [](const GraphPoint& point) { return is_decided(point.value); });
  }
  bool has_estimates() const {
    return std::ranges::any_of(points_,
                               [](const GraphPoint& point) { return !is_decided(point.value) && point.value != 0; });
  }
  void paint_level(double value, const std::string& label) {
    svg_.path(fmt::format("M{} {}H{}", svg_number(left()), svg_number(y(value)), svg_number(left() + width_)), "none",
              value == 0 ? "stroke=\"#9aa1ab\"" : "stroke=\"#d9dce1\" stroke-dasharray=\"2 4\"");
    svg_.text(left() - 8, y(value) + 4, label, 11, kSvgFaintInk, "text-anchor=\"end\"");
  }

  // The line breaks where plies have no value.
  void paint_values() {
    std::string line;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const bool goes_on = i > 0 && points_[i].joined;
      line +=
          fmt::format("{}{} {}", goes_on ? "L" : "M", svg_number(x(points_[i].plies)), svg_number(y(points_[i].value)));
    }
    if (!line.empty()) svg_.path(line, "none", "stroke=\"#22252b\" stroke-width=\"1.8\" stroke-linejoin=\"round\"");
    for (const auto& point : points_) {
      if (point.kind != ValueKind::estimate) svg_.circle(x(point.plies), y(point.value), 2.6, kSvgInk);
    }
  }
  // On the line at the position that the move led to, or where the judge saw it if it has no value of its own.
  double value_after(const JudgedMove& move, double played) const {
    const auto after = std::ranges::find(points_, move.ply, &GraphPoint::plies);
    return after == points_.end() ? played : after->value;
  }
  // The sign stands on the side where the line does not come from.
  void paint_mark(const JudgedMove& move) {
    if (move.mark == MoveMark::none) return;
    assert(move.value && move.played_value);
    const auto [paint, radius] = paint_of_mark(move.mark);
    const double value = value_after(move, *move.played_value), where = y(value);
    const int edge = decided_sign(value);  // there is room on one side only
    const bool below = edge == 0 ? *move.played_value < *move.value : edge > 0;
    svg_.circle(x(move.ply), where, radius, paint, "stroke=\"#ffffff\"");
    const double text_y = below ? where + kMarkRoom + 3 : where - kMarkRoom + 5;
    // With a rim, so that a line behind it does not cross the sign.
    svg_.text(
        x(move.ply), text_y, mark_text(move.mark), 11, kSvgInk,
        "text-anchor=\"middle\" font-weight=\"700\" stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\"");
  }
  void paint_legend() {
    svg_.text(left(), kGraphTop + kGraphHeight + kAxisHeight + 14,
              "ply by ply · ● sure, else estimated · ?! dubious · ? mistake · ?? blunder", 11, kSvgFaintInk);
  }

  const Review& review_;
  const std::vector<GraphPoint> points_;
  const double width_, most_;
  const std::string title_;
  Svg svg_;
};

}  // namespace

std::string review_svg(const Review& review) { return ReviewGraph(review).finish(); }

}  // namespace ariadne
