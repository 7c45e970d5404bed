#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "arena/rating.hpp"

namespace ariadne {

// All games between two agents of an event, counted for the first of them.
struct Meeting {
  std::size_t first = 0, second = 0;
  Tally tally;
};

// The ratings of all agents of an event that make its results most likely. The model is that of Bradley and Terry on
// the scale of Elo, in which a draw is half a win and half a loss. Ratings are differences, so their mean is set to 0.
class RatingList {
 public:
  // Meetings without games are allowed; agents that have played none get no rating.
  RatingList(std::size_t agents, std::span<const Meeting> meetings);

  bool is_rated(std::size_t agent) const { return index_[agent] != kNotRated; }
  double elo(std::size_t agent) const;  // of one that is rated
  // Half the width of the 95 % interval around the rating; none before there is more to compare than agents.
  std::optional<double> error(std::size_t agent) const;
  // How likely it is that the first of two rated agents is the stronger one; none if that is not known.
  std::optional<double> superiority(std::size_t agent, std::size_t other) const;

  // Some agents got all the points, or none, in their games with all others, so no finite difference fits best. Then
  // everybody's results include a draw with an imaginary agent of rating 0, which keeps the ratings finite.
  bool uses_prior() const { return uses_prior_; }

 private:
  struct Model;

  static constexpr std::size_t kNotRated = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> index_;  // of an agent among the rated ones, or kNotRated
  std::vector<double> elo_;
  std::vector<double> covariance_;  // of the ratings, row by row; empty: not known
  bool uses_prior_ = false;
};

}  // namespace ariadne
