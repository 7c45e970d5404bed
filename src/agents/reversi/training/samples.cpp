#include "agents/reversi/training/samples.hpp"

#include <cassert>

#include "games/reversi/evaluation.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kMinRandomPlies = 4, kMaxRandomPlies = 20;
constexpr double kMaxNoise = 2.5;    // discs
constexpr double kMixedPerDisc = 8;  // what the evaluation made by hand counts for a disc or so

// For the side that has just moved, in discs.
double outlook(const Position& position, const PatternWeights* weights) {
  const Seat side = position.to_move();
  if (weights == nullptr) return (side == kBlack ? -1 : 1) * Mixed()(position) / kMixedPerDisc;
  if (const auto outcome = position.result()) return (side == kBlack ? -1 : 1) * outcome->score;
  const PatternIndices indices(position.discs(side), position.discs(side ^ 1));
  return -weights->score(indices, count(position.empty())) / static_cast<double>(kDiscUnits);
}

Move noisy_move(const Position& position, double noise, const PatternWeights* weights, Rng& rng) {
  double best = 0;
  std::optional<Move> chosen;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    const double value = outlook(next, weights) + noise * (2 * rng.unit() - 1);
    if (chosen && value <= best) continue;
    best = value;
    chosen = move;
  }
  assert(chosen);
  return *chosen;
}

Move random_move(const Position& position, Rng& rng) {
  const auto moves = position.moves();
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Sample sample_of(const Position& position) {
  const Seat side = position.to_move();
  return {position.discs(side), position.discs(side ^ 1), 0};
}

}  // namespace

std::vector<Sample> noisy_game(const PatternWeights* weights, Rng& rng) {
  const int random_plies = kMinRandomPlies + static_cast<int>(rng.below(kMaxRandomPlies - kMinRandomPlies + 1));
  const double noise = kMaxNoise * rng.unit();
  std::vector<Sample> samples;
  Position position;
  samples.push_back(sample_of(position));
  for (int ply = 0; !position.result(); ++ply) {
    position.play(ply < random_plies ? random_move(position, rng) : noisy_move(position, noise, weights, rng));
    samples.push_back(sample_of(position));
  }
  return samples;
}

}  // namespace ariadne::reversi
