#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ariadne {

// A rating with its error bar.
struct RatingMark {
  std::string label;
  std::optional<double> elo, error;
};
// Ratings below each other on one scale, each a dot with a bar from elo - error to elo + error. There is at least one.
std::string ratings_svg(const std::string& title, const std::vector<RatingMark>& marks);

// Shares over time as lines, each named at its end; all have the same number of points, at least two.
struct ShareLine {
  std::string label;
  std::vector<double> shares;  // 0..1
};
std::string share_lines_svg(const std::string& title, const std::string& axis, const std::vector<ShareLine>& lines);

}  // namespace ariadne
