#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "arena/match.hpp"

namespace ariadne {

// The games of a match counted for one of its two agents.
struct Tally {
  std::uint64_t wins = 0, draws = 0, losses = 0;
  std::array<std::uint64_t, 5> pairs{};  // whole pairs by their points: 0, a half, 1, one and a half, 2

  std::uint64_t games() const { return wins + draws + losses; }
  std::uint64_t whole_pairs() const;
  double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
  double score() const;    // the share of the points, 0..1; a half before the first game
  Tally reversed() const;  // the same for the opponent

  bool operator==(const Tally&) const = default;
};

// Counts games of one match for its first agent.
Tally tally_of(std::span<const FinishedGame> games);

// What a tally says about strength. Games of a pair share an opening, so the error is that of pairs, not of games.
struct Rating {
  std::optional<double> elo;    // none if all points went to one side: any larger difference would fit better
  std::optional<double> error;  // half the width of the 95 % interval; none before two whole pairs differ
  // Without an Elo: 95 % sure that the difference is at least this far from 0 on that side; none before five pairs.
  std::optional<double> bound;
};
Rating rate(const Tally& tally);

// How likely it is that the agent of this tally is the stronger one, 0..1: by the spread of the pairs, or if all of
// them ended alike by how many there are.
double likelihood_of_superiority(const Tally& tally);

inline constexpr double kNormal95 = 1.959963984540054;  // standard errors that cover 95 % of a normal distribution
double normal_below(double deviations);                 // how much of it lies below that many standard errors

// The game's own measure of how games ended, such as points or a difference of discs, for the first agent.
struct Points {
  double mean = 0;
  std::optional<double> error;  // the standard error of the mean; none before there are two to compare
};
// Of at least one game. Two games from one opening count as one for the error.
Points points_of(std::span<const FinishedGame> games);

// The Elo difference at which this share of the points is expected, 0 < score < 1.
double elo_of_score(double score);

}  // namespace ariadne
