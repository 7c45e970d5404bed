#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ariadne {

// A bar that is divided: what it is of, and how much each part has.
struct ShareBar {
  std::string label;
  std::vector<std::uint64_t> counts;  // one for each part
};

// Bars of the same length below each other, each divided by its counts, with the parts named below. There is at least
// one bar, and each counts something.
std::string shares_svg(const std::string& title, const std::vector<std::string>& parts, std::span<const ShareBar> bars);

}  // namespace ariadne
