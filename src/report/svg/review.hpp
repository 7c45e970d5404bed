#pragma once

#include <string>

#include "report/review.hpp"

namespace ariadne {

// The values of a judged game as a graph, ply by ply, with its mistakes marked. Above the middle the first side is
// ahead; games that are decided stand at the upper and the lower edge. Dots are values that are sure, the rest is
// estimated.
std::string review_svg(const Review& review);

}  // namespace ariadne
