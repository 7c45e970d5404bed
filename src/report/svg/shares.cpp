#include "report/svg/shares.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr std::array kPaints = {"#2f6db5", "#d9dce1", "#c2453c", "#e2a93b"};  // also told apart without colours
constexpr std::array kInks = {"#ffffff", kSvgInk, "#ffffff", kSvgInk};

constexpr double kBarLength = 480, kBarHeight = 26, kBarStep = 36;
constexpr double kLeastShare = 0.09;  // a smaller part has no room for its number
constexpr double kLegendBox = 12, kLegendHeight = 30;

std::uint64_t sum(const ShareBar& bar) {
  return std::accumulate(bar.counts.begin(), bar.counts.end(), std::uint64_t{});
}

double label_width(std::span<const ShareBar> bars) {
  std::size_t longest = 0;
  for (const auto& bar : bars) longest = std::max(longest, bar.label.size());
  return kSvgLetter * static_cast<double>(longest) + kSvgMargin / 2;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

void paint_bar(Svg& svg, const ShareBar& bar, double x, double y) {
  const auto whole = static_cast<double>(sum(bar));
  for (std::size_t part = 0; part < bar.counts.size(); ++part) {
    if (bar.counts[part] == 0) continue;
    const double share = static_cast<double>(bar.counts[part]) / whole, width = share * kBarLength;
    const std::size_t color = part % kPaints.size();
    svg.rectangle(x, y, width, kBarHeight, kPaints[color], "shape-rendering=\"crispEdges\"");
    if (share >= kLeastShare) {
      svg.text(x + width / 2, y + kBarHeight / 2 + 4, percent(share), kSvgText, kInks[color], "text-anchor=\"middle\"");
    }
    x += width;
  }
}

void paint_legend(Svg& svg, const std::vector<std::string>& parts, double x, double y) {
  for (std::size_t part = 0; part < parts.size(); ++part) {
    svg.rectangle(x, y, kLegendBox, kLegendBox, kPaints[part % kPaints.size()]);
    svg.text(x + kLegendBox + 6, y + kLegendBox - 2, parts[part], kSvgText, kSvgFaintInk);
    x += kLegendBox + 6 + kSvgLetter * static_cast<double>(parts[part].size()) + kSvgMargin;
  }
}

}  // namespace

std::string shares_svg(const std::string& title, const std::vector<std::string>& parts,
                       std::span<const ShareBar> bars) {
  const double left = kSvgMargin + label_width(bars), top = kSvgMargin + kSvgTitleHeight;
  const double bottom = top + kBarStep * static_cast<double>(bars.size());
  const double height = bottom + kLegendHeight + kSvgMargin / 2;
  Svg svg(left + kBarLength + kSvgMargin, height, title);
  svg.rectangle(0, 0, left + kBarLength + kSvgMargin, height, "#ffffff");
  svg.text(kSvgMargin, kSvgMargin + kSvgTitleText, title, kSvgTitleText, kSvgInk, "font-weight=\"600\"");
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = top + kBarStep * static_cast<double>(i);
    svg.text(left - kSvgMargin / 2, y + kBarHeight / 2 + 4, bars[i].label, kSvgText, kSvgInk, "text-anchor=\"end\"");
    paint_bar(svg, bars[i], left, y);
  }
  paint_legend(svg, parts, left, bottom + kSvgMargin / 4);
  return std::move(svg).finish();
}

}  // namespace ariadne
