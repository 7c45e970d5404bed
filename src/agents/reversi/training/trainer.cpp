#include "agents/reversi/training/trainer.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "agents/reversi/training/comparison.hpp"
#include "agents/reversi/training/fit.hpp"
#include "agents/reversi/training/label_search.hpp"
#include "agents/reversi/training/parallel.hpp"
#include "games/reversi/patterns/weights_file.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::size_t kRoundsKept = 6;  // older labels were made by much weaker weights
constexpr std::size_t kHeldOut = 32;    // one game in this many is not learned from
constexpr std::size_t kGamesPerTask = 64;
constexpr std::size_t kSamplesPerTask = 256;
constexpr std::size_t kMaxPairs = 100;
constexpr int kLabelDepth = 3;                // deeper labels are better, but more boards are better still
constexpr int kBackwardsDepth = kStagePlies;  // going backwards, a search must end in a stage that is fitted already
// Boards of some plies before and after a stage are much alike, and make rare configurations less rare.
constexpr int kSharedPlies = 2;

int most_empties(int stage) { return kMaxEmpties - stage * kStagePlies; }
int least_empties(int stage) { return stage == kStages - 1 ? 0 : most_empties(stage + 1) + 1; }

void add_to(Samples& samples, const std::vector<Sample>& game) {
  for (const Sample& sample : game) samples[static_cast<std::size_t>(sample.empties())].push_back(sample);
}

void collect(Samples& samples, int least, int most, std::vector<Sample*>& all) {
  for (int empties = least; empties <= most; ++empties) {
    for (Sample& sample : samples[static_cast<std::size_t>(empties)]) all.push_back(&sample);
  }
}

std::string name_of_stage(int stage) {
  return "empties " + std::to_string(most_empties(stage)) + ".." + std::to_string(least_empties(stage));
}

}  // namespace

Trainer::Trainer(const TrainOrder& order, std::optional<StoredWeights> from)
    : order_(order), control_(Limits{.time = order.time}, order.stop), stored_(std::move(from)) {
  if (stored_) weights_ = std::make_unique<PatternWeights>(*stored_);
}

std::uint64_t Trainer::seed_for(Purpose purpose) const {
  return Rng::stream_seed(Rng::stream_seed(order_.seed, static_cast<std::uint64_t>(round_)),
                          static_cast<std::uint64_t>(purpose));
}

auto Trainer::teller(std::string_view work) const {
  return [this, work](double part) { order_.progress({round_, work, part}); };
}

std::vector<const Samples*> Trainer::learned() const {
  std::vector<const Samples*> all;
  for (const auto& round : rounds_) all.push_back(&round->learned);
  return all;
}

std::optional<TrainedRound> Trainer::next_round() {
  const auto start = control_.elapsed();
  ++round_;
  if (rounds_.size() == kRoundsKept) rounds_.erase(rounds_.begin());
  rounds_.push_back(std::make_unique<RoundSamples>());
  StoredWeights stored = stored_.value_or(StoredWeights());
  if (!play() || !fit(stored)) return std::nullopt;
  auto weights = std::make_unique<const PatternWeights>(stored);
  TrainedRound round;
  if (weights_) {
    teller("comparing")(0);
    const std::size_t pairs = std::min<std::size_t>(kMaxPairs, order_.games);
    round.match = compare(*weights, *weights_, pairs, seed_for(Purpose::comparing), order_.jobs, control_);
    if (!round.match) return std::nullopt;
  }
  round.number = round_;
  for (const Samples* samples : learned()) {
    for (const auto& ply : *samples) round.positions += ply.size();
  }
  round.parts = errors(*weights);
  round.weights = write_weights(stored);
  round.time = control_.elapsed() - start;
  if (!stored_) rounds_.clear();  // games by the evaluation made by hand have served their purpose
  stored_ = std::move(stored);
  weights_ = std::move(weights);
  return round;
}

bool Trainer::play() {
  std::vector<std::vector<Sample>> games(order_.games);
  const std::size_t tasks = (games.size() + kGamesPerTask - 1) / kGamesPerTask;
  const auto play_some = [&](std::size_t task) {
    const std::size_t end = std::min(games.size(), (task + 1) * kGamesPerTask);
    for (std::size_t i = task * kGamesPerTask; i < end; ++i) {
      Rng rng = Rng::stream(seed_for(Purpose::playing), i);
      games[i] = noisy_game(weights_.get(), rng);
    }
  };
  if (!in_parallel(tasks, order_.jobs, control_, play_some, teller("playing"))) return false;
  RoundSamples& round = *rounds_.back();
  for (std::size_t i = 0; i < games.size(); ++i) add_to(i % kHeldOut == 0 ? round.held_out : round.learned, games[i]);
  return true;
}

bool Trainer::label(int least, int most, int depth, const PatternWeights& weights) {
  std::vector<Sample*> all;
  collect(rounds_.back()->learned, least, most, all);
  collect(rounds_.back()->held_out, least, most, all);
  const auto label_some = [&](std::size_t task) {
    LabelSearch search(weights);
    const std::size_t end = std::min(all.size(), (task + 1) * kSamplesPerTask);
    for (std::size_t i = task * kSamplesPerTask; i < end; ++i) {
      all[i]->label = static_cast<std::int16_t>(search.label(PatternBoard(all[i]->own, all[i]->other), depth));
    }
  };
  const std::size_t tasks = (all.size() + kSamplesPerTask - 1) / kSamplesPerTask;
  return in_parallel(tasks, order_.jobs, control_, label_some, teller("labelling"));
}

bool Trainer::fit(StoredWeights& weights) {
  const bool labelled = stored_ ? label(0, kMaxEmpties, kLabelDepth, *weights_) : label_and_fit_backwards(weights);
  return labelled && fit_all_stages(weights);
}

bool Trainer::label_and_fit_backwards(StoredWeights& weights) {
  for (int stage = kStages - 1; stage >= 0; --stage) {
    const PatternWeights so_far(weights);
    if (!label(least_empties(stage), most_empties(stage), kBackwardsDepth, so_far)) return false;
    // Boards before this stage have no labels yet.
    const auto samples = samples_between(least_empties(stage) - kSharedPlies, most_empties(stage), learned());
    fit_stage(stage, samples, seed_for(Purpose::fitting), weights, weights);
  }
  return true;
}

bool Trainer::fit_all_stages(StoredWeights& weights) {
  const auto sources = learned();
  const StoredWeights from = weights;
  const auto fit_one = [&](std::size_t task) {
    const int stage = static_cast<int>(task);
    const auto samples =
        samples_between(least_empties(stage) - kSharedPlies, most_empties(stage) + kSharedPlies, sources);
    fit_stage(stage, samples, Rng::stream_seed(seed_for(Purpose::fitting), task), from, weights);
  };
  return in_parallel(kStages, order_.jobs, control_, fit_one, teller("fitting"));
}

std::vector<TrainedRound::Part> Trainer::errors(const PatternWeights& weights) const {
  std::vector<TrainedRound::Part> parts;
  for (int stage = 0; stage < kStages; ++stage) {
    FitError sum;
    for (int empties = least_empties(stage); empties <= most_empties(stage); ++empties) {
      const FitError error = error_of(rounds_.back()->held_out[static_cast<std::size_t>(empties)], weights);
      sum.squares += error.squares;
      sum.samples += error.samples;
    }
    const double mean = sum.samples == 0 ? 0 : sum.squares / static_cast<double>(sum.samples);
    parts.push_back({name_of_stage(stage), sum.samples, std::sqrt(mean)});
  }
  return parts;
}

}  // namespace ariadne::reversi
