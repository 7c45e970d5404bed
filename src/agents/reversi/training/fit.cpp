#include "agents/reversi/training/fit.hpp"

#include <cmath>
#include <limits>

namespace ariadne::reversi {
namespace {

constexpr int kEpochs = 8;
constexpr float kFirstStep = 0.012f, kStepDecay = 0.72f;  // the last epoch takes a tenth of the first step
constexpr std::uint32_t kRare = 4;  // weights that fewer samples have a say in are drawn towards zero

// A sample as the fit needs it: its distinct configurations, by instance.
struct Record {
  std::array<std::uint16_t, kInstanceCount> configurations;
  std::uint8_t empties;
  float label;
};

Record record_of(const Sample& sample) {
  const auto& distinct = distinct_of();
  const PatternIndices indices(sample.own, sample.other);
  Record record{{}, static_cast<std::uint8_t>(sample.empties()), static_cast<float>(sample.label)};
  for (std::size_t i = 0; i < kInstanceCount; ++i) {
    record.configurations[i] = distinct[kOffsets.all[kInstances[i].shape] + indices[i]];
  }
  return record;
}

constexpr auto kFirstWeight = [] {
  std::array<std::uint32_t, kInstanceCount> first{};
  for (std::size_t i = 0; i < kInstanceCount; ++i) first[i] = kOffsets.distinct[kInstances[i].shape];
  return first;
}();

class StageFit {
 public:
  StageFit(const StoredWeights::Stage& weights, const std::array<std::int16_t, kMaxEmpties + 1>& base)
      : weights_(weights.begin(), weights.end()), base_(base.begin(), base.end()) {}

  void learn(const Record& record, float step) {
    float estimate = base_[record.empties];
    for (std::size_t i = 0; i < kInstanceCount; ++i) estimate += weights_[kFirstWeight[i] + record.configurations[i]];
    const float change = step * (record.label - estimate);
    base_[record.empties] += change;
    for (std::size_t i = 0; i < kInstanceCount; ++i) weights_[kFirstWeight[i] + record.configurations[i]] += change;
  }

  void store(const std::vector<std::uint32_t>& seen, StoredWeights::Stage& weights) const {
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float trust = seen[i] < kRare ? static_cast<float>(seen[i]) / kRare : 1;
      weights[i] = rounded(trust * weights_[i]);
    }
  }
  std::int16_t base(int empties) const { return rounded(base_[static_cast<std::size_t>(empties)]); }

 private:
  static std::int16_t rounded(float weight) {
    constexpr float kMax = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(std::lround(std::clamp(weight, -kMax, kMax)));
  }

  std::vector<float> weights_;
  std::vector<float> base_;
};

std::vector<std::uint32_t> times_seen(const std::vector<Record>& records) {
  std::vector<std::uint32_t> seen(kDistinctConfigurations);
  for (const Record& record : records) {
    for (std::size_t i = 0; i < kInstanceCount; ++i) ++seen[kFirstWeight[i] + record.configurations[i]];
  }
  return seen;
}

}  // namespace

std::vector<const Sample*> samples_between(int least, int most, const std::vector<const Samples*>& sources) {
  std::vector<const Sample*> samples;
  for (int empties = std::max(least, 0); empties <= std::min(most, kMaxEmpties); ++empties) {
    for (const Samples* source : sources) {
      for (const Sample& sample : (*source)[static_cast<std::size_t>(empties)]) samples.push_back(&sample);
    }
  }
  return samples;
}

void fit_stage(int stage, std::vector<const Sample*> samples, std::uint64_t seed, const StoredWeights& from,
               StoredWeights& to) {
  Rng rng(seed);
  shuffle(samples, rng);
  std::vector<Record> records;
  records.reserve(samples.size());
  for (const Sample* sample : samples) records.push_back(record_of(*sample));
  const auto number = static_cast<std::size_t>(stage);
  StageFit fit(from.stages[number], from.base);
  float step = kFirstStep;
  for (int epoch = 0; epoch < kEpochs; ++epoch, step *= kStepDecay) {
    for (const Record& record : records) fit.learn(record, step);
  }
  fit.store(times_seen(records), to.stages[number]);
  for (int empties = 0; empties <= kMaxEmpties; ++empties) {
    if (stage_of(empties) == stage) to.base[static_cast<std::size_t>(empties)] = fit.base(empties);
  }
}

FitError error_of(const std::vector<Sample>& samples, const PatternWeights& weights) {
  FitError error;
  for (const Sample& sample : samples) {
    const int score = weights.score(PatternIndices(sample.own, sample.other), sample.empties());
    const double miss = (score - sample.label) / static_cast<double>(kDiscUnits);
    error.squares += miss * miss;
    ++error.samples;
  }
  return error;
}

}  // namespace ariadne::reversi
