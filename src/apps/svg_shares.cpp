#include "apps/svg_shares.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "apps/svg.hpp"

namespace ariadne {
namespace {

constexpr const char* kInk = "#22252b";
constexpr const char* kFaintInk = "#5c636e";
constexpr std::array kPaints = {"#2f6db5", "#d9dce1", "#c2453c", "#e2a93b"};  // also told apart without colours
constexpr std::array kInks = {"#ffffff", kInk, "#ffffff", kInk};

constexpr double kMargin = 20, kTitleHeight = 34, kTitleText = 16;
constexpr double kBarLength = 480, kBarHeight = 26, kBarStep = 36, kText = 12, kLetter = 7.2;
constexpr double kLeastShare = 0.09;  // a smaller part has no room for its number
constexpr double kLegendBox = 12, kLegendHeight = 30;

std::uint64_t sum(const ShareBar& bar) {
  return std::accumulate(bar.counts.begin(), bar.counts.end(), std::uint64_t{});
}

double label_width(std::span<const ShareBar> bars) {
  std::size_t longest = 0;
  for (const auto& bar : bars) longest = std::max(longest, bar.label.size());
  return kLetter * static_cast<double>(longest) + kMargin / 2;
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
      svg.text(x + width / 2, y + kBarHeight / 2 + 4, percent(share), kText, kInks[color], "text-anchor=\"middle\"");
    }
    x += width;
  }
}

void paint_legend(Svg& svg, const std::vector<std::string>& parts, double x, double y) {
  for (std::size_t part = 0; part < parts.size(); ++part) {
    svg.rectangle(x, y, kLegendBox, kLegendBox, kPaints[part % kPaints.size()]);
    svg.text(x + kLegendBox + 6, y + kLegendBox - 2, parts[part], kText, kFaintInk);
    x += kLegendBox + 6 + kLetter * static_cast<double>(parts[part].size()) + kMargin;
  }
}

}  // namespace

std::string shares_svg(const std::string& title, const std::vector<std::string>& parts,
                       std::span<const ShareBar> bars) {
  const double left = kMargin + label_width(bars), top = kMargin + kTitleHeight;
  const double bottom = top + kBarStep * static_cast<double>(bars.size());
  const double height = bottom + kLegendHeight + kMargin / 2;
  Svg svg(left + kBarLength + kMargin, height, title);
  svg.rectangle(0, 0, left + kBarLength + kMargin, height, "#ffffff");
  svg.text(kMargin, kMargin + kTitleText, title, kTitleText, kInk, "font-weight=\"600\"");
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = top + kBarStep * static_cast<double>(i);
    svg.text(left - kMargin / 2, y + kBarHeight / 2 + 4, bars[i].label, kText, kInk, "text-anchor=\"end\"");
    paint_bar(svg, bars[i], left, y);
  }
  paint_legend(svg, parts, left, bottom + kMargin / 4);
  return std::move(svg).finish();
}

}  // namespace ariadne
