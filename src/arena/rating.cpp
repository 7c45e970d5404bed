#include "arena/rating.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace ariadne {
namespace {

constexpr double kDoubt = 0.05;

// The standard error of the mean score of a pair, as a share of its two points.
double standard_error(const Tally& tally) {
  const auto pairs = static_cast<double>(tally.whole_pairs());
  double sum = 0, squares = 0;
  for (std::size_t halves = 0; halves < tally.pairs.size(); ++halves) {
    const double share = static_cast<double>(halves) / 4, count = static_cast<double>(tally.pairs[halves]);
    sum += count * share;
    squares += count * share * share;
  }
  const double variance = (squares - sum * sum / pairs) / (pairs - 1);
  return std::sqrt(std::max(variance, 0.0) / pairs);
}

double elo_per_score(double score) { return 400 / (std::log(10.0) * score * (1 - score)); }

// Pairs that all ended alike say nothing about the spread.
bool differ(const Tally& tally) {
  return std::count(tally.pairs.begin(), tally.pairs.end(), std::uint64_t{0}) + 1 < std::ssize(tally.pairs);
}

// If the probability of winning a pair outright were lower than this, the chance of this many in a row would be below
// 5 %. A few pairs say too little: then nothing is claimed.
std::optional<double> bound_of_sweep(const Tally& tally) {
  if (tally.whole_pairs() == 0) return std::nullopt;
  const double least = std::pow(kDoubt, 1 / static_cast<double>(tally.whole_pairs()));
  if (least <= 0.5) return std::nullopt;
  return tally.losses == 0 ? elo_of_score(least) : -elo_of_score(least);
}

// The mean score of every pair, or of every game if each has an opening of its own.
std::vector<double> scores_by_opening(std::span<const FinishedGame> games) {
  std::map<std::uint64_t, std::vector<double>> scores;
  for (const auto& game : games) {
    scores[game.pairing.opening].push_back(game.score_for(0));
  }
  std::vector<double> means;
  for (const auto& [opening, all] : scores) {
    means.push_back(std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size()));
  }
  return means;
}

}  // namespace

Points points_of(std::span<const FinishedGame> games) {
  const auto scores = scores_by_opening(games);
  const auto count = static_cast<double>(scores.size());
  Points points;
  points.mean = std::accumulate(scores.begin(), scores.end(), 0.0) / count;
  if (scores.size() < 2) return points;
  double squares = 0;
  for (const double score : scores) squares += (score - points.mean) * (score - points.mean);
  points.error = std::sqrt(squares / (count - 1) / count);
  return points;
}

std::uint64_t Tally::whole_pairs() const { return std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0}); }

double Tally::score() const {
  if (games() == 0) return 0.5;
  return points() / static_cast<double>(games());
}

Tally Tally::reversed() const { return {losses, draws, wins, {pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]}}; }

Tally tally_of(std::span<const FinishedGame> games) {
  Tally tally;
  std::map<std::uint64_t, int> single;  // pair: the sign of the one game seen of it
  for (const auto& game : games) {
    const int sign = game.sign_for(0);
    ++(sign > 0 ? tally.wins : sign < 0 ? tally.losses : tally.draws);
    const auto [partner, is_first] = single.emplace(game.pairing.game / 2, sign);
    const int half_points = partner->second + sign + 2;
    if (!is_first) ++tally.pairs[static_cast<std::size_t>(half_points)];
  }
  return tally;
}

double elo_of_score(double score) { return 400 * std::log10(score / (1 - score)); }

Rating rate(const Tally& tally) {
  Rating rating;
  if (tally.games() == 0) return rating;
  const double score = tally.score();
  if (score <= 0 || score >= 1) {
    rating.bound = bound_of_sweep(tally);
    return rating;
  }
  rating.elo = elo_of_score(score);
  if (differ(tally)) rating.error = kNormal95 * standard_error(tally) * elo_per_score(score);
  return rating;
}

double normal_below(double deviations) { return std::erfc(-deviations / std::sqrt(2.0)) / 2; }

// If the chance of a pair to go to one of them is as likely to be any number as any other, that many pairs in a row say
// this about which side of a half it is on.
double likelihood_of_superiority(const Tally& tally) {
  if (differ(tally)) return normal_below((tally.score() - 0.5) / standard_error(tally));
  if (tally.whole_pairs() == 0 || tally.score() == 0.5) return 0.5;
  const double doubt = std::exp2(-static_cast<double>(tally.whole_pairs()) - 1);
  return tally.score() > 0.5 ? 1 - doubt : doubt;
}

}  // namespace ariadne
