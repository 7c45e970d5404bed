#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "agents/reversi/training/samples.hpp"
#include "agents/training.hpp"
#include "core/control.hpp"

namespace ariadne::reversi {

// Trains round after round: plays games with the weights so far, labels their boards by a search with them, and fits
// the weights to the labels of the last rounds. From nothing, the first round plays by the evaluation made by hand and
// goes backwards through the game: the last stage learns from solved boards, and each stage before it from searches
// that end in stages already fitted.
class Trainer {
 public:
  // The order outlives the trainer.
  Trainer(const TrainOrder& order, std::optional<StoredWeights> from);

  // Nothing if it was stopped before the end of the round.
  std::optional<TrainedRound> next_round();

 private:
  struct RoundSamples {
    Samples learned, held_out;
  };

  bool play();
  bool label(int least_empties, int most_empties, int depth, const PatternWeights& weights);
  bool label_and_fit_backwards(StoredWeights& weights);
  bool fit_all_stages(StoredWeights& weights);
  bool fit(StoredWeights& weights);
  std::vector<const Samples*> learned() const;
  std::vector<TrainedRound::Part> errors(const PatternWeights& weights) const;

  enum class Purpose : std::uint8_t { playing, fitting, comparing };
  std::uint64_t seed_for(Purpose purpose) const;
  auto teller(std::string_view work) const;

  const TrainOrder& order_;
  Control control_;
  int round_ = 0;
  std::optional<StoredWeights> stored_;                // none: nothing is known yet
  std::unique_ptr<const PatternWeights> weights_;      // the same
  std::vector<std::unique_ptr<RoundSamples>> rounds_;  // the last ones
};

}  // namespace ariadne::reversi
