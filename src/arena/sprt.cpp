#include "arena/sprt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr double kNormalisedElo = 800 / 2.302585092994046;  // of a lead of one standard deviation of a game
constexpr double kMaxSprtElo = 1000;
constexpr double kUnseen = 1e-3;  // counted for a result that did not occur: it could have
constexpr int kMaxRounds = 100;

// A distribution of results; the points of each are a share of all points, 0..1.
struct Results {
  std::vector<double> points, weights;

  double mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) sum += weights[i] * points[i];
    return sum;
  }
  double variance() const {
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) sum += weights[i] * (points[i] - mean()) * (points[i] - mean());
    return sum;
  }
};

Results results_of(std::span<const std::uint64_t> counts) {
  Results results;
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    results.points.push_back(static_cast<double>(i) / static_cast<double>(counts.size() - 1));
    results.weights.push_back(counts[i] == 0 ? kUnseen : static_cast<double>(counts[i]));
    sum += results.weights.back();
  }
  for (double& weight : results.weights) weight /= sum;
  return results;
}

// The x for which the sum of weight * slope / (1 + x * slope) is 0: it falls from plus to minus infinity between the
// poles on both sides of 0. There must be slopes of both signs.
double multiplier(const std::vector<double>& weights, const std::vector<double>& slopes) {
  const auto [least, greatest] = std::ranges::minmax(slopes);
  double low = -1 / greatest, high = -1 / least;
  for (int i = 0; i < 100 && high - low > 1e-15 * (std::abs(low) + std::abs(high)); ++i) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < weights.size(); ++k) sum += weights[k] * slopes[k] / (1 + x * slopes[k]);
    (sum > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

// The distribution closest to the observed one (of maximum likelihood) whose mean leads a half by `deviations` of its
// own standard deviations. This condition is not linear, so it is replaced by its tangent, again and again.
std::vector<double> closest_with_lead(const Results& seen, double deviations) {
  const std::size_t kinds = seen.points.size();
  Results fit{seen.points, std::vector<double>(kinds, 1 / static_cast<double>(kinds))};
  for (int round = 0; round < kMaxRounds; ++round) {
    const double mean = fit.mean(), deviation = std::sqrt(fit.variance());
    std::vector<double> slopes;
    for (const double points : seen.points) {
      const double distance = (points - mean) / deviation;
      slopes.push_back(points - 0.5 - deviations * deviation * (1 + distance * distance) / 2);
    }
    const double x = multiplier(seen.weights, slopes);
    double change = 0;
    for (std::size_t i = 0; i < kinds; ++i) {
      const double weight = seen.weights[i] / (1 + x * slopes[i]);
      change = std::max(change, std::abs(weight - fit.weights[i]));
      fit.weights[i] = weight;
    }
    if (change < 1e-10) break;
  }
  return fit.weights;
}

}  // namespace

double SprtTerms::lower() const { return std::log(beta / (1 - alpha)); }
double SprtTerms::upper() const { return std::log((1 - beta) / alpha); }

Result<SprtTerms> read_sprt(std::string_view text) {
  constexpr const char* kForm = "Expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10 or -5,5,0.05,0.05.";
  std::vector<double> numbers;
  for (std::string_view rest = text; numbers.size() < 5;) {
    const std::size_t comma = rest.find(',');
    const auto number = number_in<double>(rest.substr(0, comma));
    if (!number || !std::isfinite(*number)) return failure(in_quotes(text) + " is not a test", kForm);
    numbers.push_back(*number);
    if (comma == std::string_view::npos) break;
    rest.remove_prefix(comma + 1);
  }
  if (numbers.size() != 2 && numbers.size() != 4) return failure(in_quotes(text) + " is not a test", kForm);
  SprtTerms terms{numbers[0], numbers[1]};
  if (numbers.size() == 4) terms.alpha = numbers[2], terms.beta = numbers[3];
  if (terms.elo0 < -kMaxSprtElo || terms.elo1 > kMaxSprtElo || terms.elo0 >= terms.elo1) {
    return failure(fmt::format("the first Elo of {} must be less than the second, both in -{}..{}", in_quotes(text),
                               kMaxSprtElo, kMaxSprtElo));
  }
  for (const double share : {terms.alpha, terms.beta}) {
    if (!(share >= 1e-6 && share < 0.5)) {
      return failure(fmt::format("{} in {} is not an error rate from 0.000001 to below 0.5", share, in_quotes(text)));
    }
  }
  return terms;
}

std::string sprt_text(const SprtTerms& terms) {
  return fmt::format("{},{},{},{}", terms.elo0, terms.elo1, terms.alpha, terms.beta);
}

double log_likelihood_ratio(const SprtTerms& terms, std::span<const std::uint64_t> counts) {
  double seen = 0;
  for (const auto count : counts) seen += static_cast<double>(count);
  if (seen == 0) return 0;
  // A pair has two games, so its mean varies less by the root of two.
  const double scale = (counts.size() == 5 ? std::sqrt(2.0) : 1) / kNormalisedElo;
  const Results results = results_of(counts);
  const auto first = closest_with_lead(results, terms.elo0 * scale);
  const auto second = closest_with_lead(results, terms.elo1 * scale);
  double ratio = 0;
  for (std::size_t i = 0; i < first.size(); ++i) ratio += results.weights[i] * std::log(second[i] / first[i]);
  return seen * ratio;
}

void Sprt::add(const FinishedGame& game) {
  waiting_.emplace(game.pairing.game, game.sign_for(0));
  while (!waiting_.empty() && waiting_.begin()->first == next_ && accepted_ == Accepted::none) {
    judge(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    ++next_;
  }
}

void Sprt::judge(int sign) {
  if (in_pairs_ && next_ % 2 == 0) {
    pair_sign_ = sign;
    return;
  }
  ++counts_[static_cast<std::size_t>(in_pairs_ ? pair_sign_ + sign + 2 : sign + 1)];
  llr_ = log_likelihood_ratio(terms_, std::span(counts_).first(in_pairs_ ? 5 : 3));
  if (llr_ >= terms_.upper()) accepted_ = Accepted::elo1;
  if (llr_ <= terms_.lower()) accepted_ = Accepted::elo0;
}

}  // namespace ariadne
