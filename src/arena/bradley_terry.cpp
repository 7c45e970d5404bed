#include "arena/bradley_terry.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ariadne {
namespace {

using Matrix = std::vector<double>;  // square, row by row

constexpr double kEloPerLogit = 400 / 2.302585092994046;  // a difference of 1 in the logarithm of the odds
constexpr int kMaxSteps = 100;
constexpr double kConverged = 1e-10;
constexpr double kNoVariance = 1e-9;  // squares of Elo

double expected_score(double lead) { return 1 / (1 + std::exp(-lead)); }

// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
Matrix inverse(Matrix matrix, std::size_t size) {
  Matrix result(size * size);
  for (std::size_t i = 0; i < size; ++i) result[i * size + i] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot * size + pivot];
    for (std::size_t k = 0; k < size; ++k) {
      matrix[pivot * size + k] *= scale;
      result[pivot * size + k] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = matrix[row * size + pivot];
      if (row == pivot || factor == 0) continue;
      for (std::size_t k = 0; k < size; ++k) {
        matrix[row * size + k] -= factor * matrix[pivot * size + k];
        result[row * size + k] -= factor * result[pivot * size + k];
      }
    }
  }
  return result;
}

Matrix product(const Matrix& a, const Matrix& b, std::size_t size) {
  Matrix result(size * size);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t k = 0; k < size; ++k) {
      for (std::size_t j = 0; j < size; ++j) result[i * size + j] += a[i * size + k] * b[k * size + j];
    }
  }
  return result;
}

// The sum of the squared surprises: how far the points of each pair, and of each game without a partner, are from what
// this score of a game makes one expect. Of single games only their number is known, so they get their variance.
double squared_surprises(const Tally& tally, double expected) {
  double sum = 0;
  for (std::size_t halves = 0; halves < tally.pairs.size(); ++halves) {
    const double surprise = static_cast<double>(halves) / 2 - 2 * expected;
    sum += static_cast<double>(tally.pairs[halves]) * surprise * surprise;
  }
  const auto singles = static_cast<double>(tally.games() - 2 * tally.whole_pairs());
  return sum + singles * expected * (1 - expected);
}

// Whether everybody who is reached from the first agent, by steps to those whom an agent took points from, is
// everybody.
bool reaches_all(std::size_t agents, std::span<const Meeting> meetings, bool forwards) {
  std::vector<bool> reached(agents);
  std::vector<std::size_t> open = {0};
  reached[0] = true;
  while (!open.empty()) {
    const std::size_t agent = open.back();
    open.pop_back();
    for (const auto& [first, second, tally] : meetings) {
      const bool first_scored = tally.wins + tally.draws > 0, second_scored = tally.losses + tally.draws > 0;
      for (const auto& [from, to, scored] : {std::tuple(first, second, forwards ? first_scored : second_scored),
                                             std::tuple(second, first, forwards ? second_scored : first_scored)}) {
        if (from != agent || !scored || reached[to]) continue;
        reached[to] = true;
        open.push_back(to);
      }
    }
  }
  return std::ranges::count(reached, true) == std::ssize(reached);
}

// The most likely ratings are finite exactly if no group of agents took all the points from all others (Ford 1957).
bool are_finite(std::size_t agents, std::span<const Meeting> meetings) {
  return reaches_all(agents, meetings, true) && reaches_all(agents, meetings, false);
}

// The covariance of ratings of which only the differences count, once their mean is subtracted.
void subtract_mean(Matrix& covariance, std::size_t size) {
  const auto count = static_cast<double>(size);
  Matrix projection(size * size, -1 / count);
  for (std::size_t i = 0; i < size; ++i) projection[i * size + i] += 1;
  covariance = product(product(projection, covariance, size), projection, size);
}

}  // namespace

// Results among the rated agents only, and the search for the ratings, here logarithms of odds.
struct RatingList::Model {
  std::size_t size;
  std::vector<Meeting> meetings;
  bool prior;
  std::vector<double> strength = std::vector<double>(size);

  double expected(const Meeting& meeting) const {
    return expected_score(strength[meeting.first] - strength[meeting.second]);
  }
  double log_likelihood() const {
    double sum = 0;
    for (const auto& meeting : meetings) {
      const double score = expected(meeting), points = meeting.tally.points();
      sum += points * std::log(score) + (static_cast<double>(meeting.tally.games()) - points) * std::log1p(-score);
    }
    for (std::size_t i = 0; prior && i < size; ++i) {
      sum += 0.5 * (std::log(expected_score(strength[i])) + std::log(expected_score(-strength[i])));
    }
    return sum;
  }
  // How the likelihood changes with each strength: points that were got and not expected.
  std::vector<double> gradient() const {
    std::vector<double> slope(size);
    for (const auto& meeting : meetings) {
      const double more = meeting.tally.points() - static_cast<double>(meeting.tally.games()) * expected(meeting);
      slope[meeting.first] += more;
      slope[meeting.second] -= more;
    }
    for (std::size_t i = 0; prior && i < size; ++i) slope[i] += 0.5 - expected_score(strength[i]);
    return slope;
  }
  // Adds a weight to the difference of two agents.
  void add(Matrix& matrix, const Meeting& meeting, double weight) const {
    matrix[meeting.first * size + meeting.first] += weight;
    matrix[meeting.second * size + meeting.second] += weight;
    matrix[meeting.first * size + meeting.second] -= weight;
    matrix[meeting.second * size + meeting.first] -= weight;
  }
  // The curvature of the likelihood. Without a prior all strengths could be raised together, so their sum is held.
  Matrix information() const {
    Matrix matrix(size * size, prior ? 0 : 1 / static_cast<double>(size));
    for (const auto& meeting : meetings) {
      const double score = expected(meeting);
      add(matrix, meeting, static_cast<double>(meeting.tally.games()) * score * (1 - score));
    }
    for (std::size_t i = 0; prior && i < size; ++i) {
      matrix[i * size + i] += expected_score(strength[i]) * expected_score(-strength[i]);
    }
    return matrix;
  }
  // Newton's method; a step that makes things worse is halved.
  void fit() {
    double likelihood = log_likelihood();
    for (int step = 0; step < kMaxSteps; ++step) {
      const Matrix inverted = inverse(information(), size);
      const auto slope = gradient();
      std::vector<double> change(size);
      for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < size; ++k) change[i] += inverted[i * size + k] * slope[k];
      }
      const auto before = strength;
      double scale = 1, now = 0;
      do {
        for (std::size_t i = 0; i < size; ++i) strength[i] = before[i] + scale * change[i];
        now = log_likelihood();
        scale /= 2;
      } while (!(now >= likelihood - 1e-9) && scale > 1e-6);
      likelihood = now;
      if (std::ranges::all_of(change, [](double c) { return std::abs(c) < kConverged; })) return;
    }
  }
  std::uint64_t independent_results() const {
    std::uint64_t count = 0;
    for (const auto& [first, second, tally] : meetings) count += tally.games() - tally.whole_pairs();
    return count;
  }
  // From how much the pairs differ from what was expected of them, so that it does not matter how alike the two games
  // of a pair are. With a prior the pairs say too little, and the curvature has to do.
  Matrix covariance() const {
    Matrix inverted = inverse(information(), size);
    if (prior) return inverted;
    const auto results = static_cast<double>(independent_results()), fitted = static_cast<double>(size - 1);
    if (results <= fitted) return {};
    Matrix spread(size * size);
    for (const auto& meeting : meetings) add(spread, meeting, squared_surprises(meeting.tally, expected(meeting)));
    Matrix result = product(product(inverted, spread, size), inverted, size);
    for (double& entry : result) entry *= results / (results - fitted);
    return result;
  }
};

RatingList::RatingList(std::size_t agents, std::span<const Meeting> meetings) : index_(agents, kNotRated) {
  std::size_t rated = 0;
  for (const auto& meeting : meetings) {
    if (meeting.tally.games() == 0) continue;
    for (const std::size_t agent : {meeting.first, meeting.second}) {
      if (index_[agent] == kNotRated) index_[agent] = rated++;
    }
  }
  if (rated == 0) return;
  Model model{rated, {}, false};
  for (const auto& meeting : meetings) {
    if (meeting.tally.games() > 0)
      model.meetings.push_back({index_[meeting.first], index_[meeting.second], meeting.tally});
  }
  uses_prior_ = model.prior = !are_finite(rated, model.meetings);
  model.fit();
  const double mean = std::accumulate(model.strength.begin(), model.strength.end(), 0.0) / static_cast<double>(rated);
  for (const double strength : model.strength) elo_.push_back((strength - mean) * kEloPerLogit);
  covariance_ = model.covariance();
  if (!covariance_.empty()) subtract_mean(covariance_, rated);
  for (double& entry : covariance_) entry *= kEloPerLogit * kEloPerLogit;
}

double RatingList::elo(std::size_t agent) const { return elo_[index_[agent]]; }

std::optional<double> RatingList::error(std::size_t agent) const {
  if (covariance_.empty()) return std::nullopt;
  const double variance = covariance_[index_[agent] * (elo_.size() + 1)];
  if (variance < kNoVariance) return std::nullopt;  // all pairs ended alike: they say nothing about the spread
  return kNormal95 * std::sqrt(variance);
}

std::optional<double> RatingList::superiority(std::size_t agent, std::size_t other) const {
  if (covariance_.empty()) return std::nullopt;
  const std::size_t a = index_[agent], b = index_[other], size = elo_.size();
  const double variance =
      covariance_[a * size + a] + covariance_[b * size + b] - covariance_[a * size + b] - covariance_[b * size + a];
  if (variance < kNoVariance) return std::nullopt;
  return normal_below((elo_[a] - elo_[b]) / std::sqrt(variance));
}

}  // namespace ariadne
