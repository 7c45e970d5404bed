#include "report/svg/ratings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr double kRatingWidth = 560, kRatingHeight = 26, kSharesHeight = 260;
constexpr const char* kGridLine = "stroke=\"#d9dce1\" stroke-width=\"1\"";
constexpr std::array kSharePaints = {"#2f6db5", "#c2453c", "#3a8f4d", "#8a5fb0",
                                     "#b8741a", "#2b8f9c", "#a33f74", "#5c636e"};
constexpr std::array kShareDashes = {"", "6 3", "2 3", "8 3 2 3"};  // told apart without colours, too

double room_for_label(std::size_t longest) {
  return kSvgLetter * static_cast<double>(std::min<std::size_t>(longest, 40)) + 12;
}

std::string straight(double x1, double y1, double x2, double y2) {
  return fmt::format("M{} {}L{} {}", svg_number(x1), svg_number(y1), svg_number(x2), svg_number(y2));
}

Svg titled_plot(double width, double height, const std::string& title) {
  Svg svg(width, height, title);
  svg.rectangle(0, 0, width, height, "#ffffff");
  svg.text(kSvgMargin, kSvgMargin + kSvgTitleText, title, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
  return svg;
}

// 1, 2 or 5 times a power of ten, so that there are some five steps.
double scale_step(double range) {
  const double power = std::pow(10, std::floor(std::log10(range / 5)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (range / (factor * power) <= 6) return factor * power;
  }
  return 10 * power;
}

struct EloScale {
  double low, high, left;

  double x(double elo) const { return left + (elo - low) / (high - low) * kRatingWidth; }
};

EloScale elo_scale(const std::vector<RatingMark>& marks, double left) {
  double low = -50, high = 50;
  for (const auto& mark : marks) {
    if (!mark.elo) continue;
    low = std::min(low, *mark.elo - mark.error.value_or(0));
    high = std::max(high, *mark.elo + mark.error.value_or(0));
  }
  const double step = scale_step(high - low);
  return {std::floor(low / step) * step, std::ceil(high / step) * step, left};
}

void paint_rating(Svg& svg, const RatingMark& mark, const EloScale& scale, double y) {
  svg.text(scale.left - 10, y + 4, mark.label, kSvgText, kSvgInk, "text-anchor=\"end\"");
  if (!mark.elo) return;
  if (mark.error) {
    const double from = scale.x(*mark.elo - *mark.error), to = scale.x(*mark.elo + *mark.error);
    svg.path(straight(from, y, to, y) + straight(from, y - 4, from, y + 4) + straight(to, y - 4, to, y + 4), "none",
             "stroke=\"#2f6db5\" stroke-width=\"1.5\"");
  }
  svg.circle(scale.x(*mark.elo), y, 4, "#2f6db5");
}

}  // namespace

std::string ratings_svg(const std::string& title, const std::vector<RatingMark>& marks) {
  std::size_t longest = 0;
  for (const auto& mark : marks) longest = std::max(longest, mark.label.size());
  const double left = kSvgMargin + room_for_label(longest), top = kSvgMargin + kSvgTitleHeight;
  const double bottom = top + kRatingHeight * static_cast<double>(marks.size());
  Svg svg = titled_plot(left + kRatingWidth + 2 * kSvgMargin, bottom + 2 * kSvgMargin, title);
  const EloScale scale = elo_scale(marks, left);
  const double step = scale_step(scale.high - scale.low);
  for (double elo = scale.low; elo <= scale.high + step / 2; elo += step) {
    svg.path(straight(scale.x(elo), top, scale.x(elo), bottom), "none", kGridLine);
    const bool zero = std::abs(elo) < step / 2;
    svg.text(scale.x(elo), bottom + 16, zero ? "0" : fmt::format("{:+.0f}", elo), kSvgText, kSvgFaintInk,
             "text-anchor=\"middle\"");
  }
  for (std::size_t i = 0; i < marks.size(); ++i) {
    paint_rating(svg, marks[i], scale, top + kRatingHeight * (static_cast<double>(i) + 0.5));
  }
  return std::move(svg).finish();
}

std::string share_lines_svg(const std::string& title, const std::string& axis, const std::vector<ShareLine>& lines) {
  std::size_t longest = 0;
  for (const auto& line : lines) longest = std::max(longest, line.label.size());
  const double left = kSvgMargin + 44, top = kSvgMargin + kSvgTitleHeight;
  Svg svg = titled_plot(left + kRatingWidth + room_for_label(longest) + kSvgMargin,
                        top + kSharesHeight + 2.2 * kSvgMargin, title);
  const auto y = [&](double share) { return top + (1 - share) * kSharesHeight; };
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    svg.path(straight(left, y(share), left + kRatingWidth, y(share)), "none", kGridLine);
    svg.text(left - 8, y(share) + 4, fmt::format("{:.0f} %", 100 * share), kSvgText, kSvgFaintInk,
             "text-anchor=\"end\"");
  }
  std::vector<std::pair<double, std::size_t>> ends;  // labels must not cover each other
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string path;
    const auto& shares = lines[i].shares;
    for (std::size_t k = 0; k < shares.size(); ++k) {
      const double x = left + kRatingWidth * static_cast<double>(k) / static_cast<double>(shares.size() - 1);
      path += fmt::format("{}{} {}", k == 0 ? "M" : "L", svg_number(x), svg_number(y(shares[k])));
    }
    svg.path(
        path, "none",
        fmt::format("stroke=\"{}\" stroke-width=\"1.8\" stroke-dasharray=\"{}\"", kSharePaints[i % kSharePaints.size()],
                    kShareDashes[i / kSharePaints.size() % kShareDashes.size()]));
    ends.emplace_back(y(shares.back()), i);
  }
  std::ranges::sort(ends);
  double free = top - 9;  // so that a label at the top is beside its line
  for (const auto& [at, i] : ends) {
    free = std::max(at + 4, free + 13);
    svg.text(left + kRatingWidth + 8, free, lines[i].label, kSvgText, kSharePaints[i % kSharePaints.size()]);
  }
  svg.text(left + kRatingWidth / 2, top + kSharesHeight + 24, axis, kSvgText, kSvgFaintInk, "text-anchor=\"middle\"");
  return std::move(svg).finish();
}

}  // namespace ariadne
