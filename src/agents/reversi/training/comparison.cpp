#include "agents/reversi/training/comparison.hpp"

#include <array>
#include <vector>

#include "agents/reversi/training/label_search.hpp"
#include "agents/reversi/training/parallel.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kOpeningPlies = 8;
constexpr int kDepth = 4;

Position random_opening(Rng& rng) {
  Position position;
  for (int ply = 0; ply < kOpeningPlies; ++ply) {
    const auto moves = position.moves();
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

Move chosen_move(const Position& position, const PatternWeights& weights) {
  if (position.legal() == 0) return {};
  const Seat side = position.to_move();
  const PatternBoard board(position.discs(side), position.discs(side ^ 1));
  return {static_cast<std::uint8_t>(LabelSearch(weights).best_square(board, kDepth))};
}

// +1: black wins.
int result_of(Position position, const PatternWeights& black, const PatternWeights& white) {
  for (;;) {
    if (const auto result = position.result()) return result->sign;
    position.play(chosen_move(position, position.to_move() == kBlack ? black : white));
  }
}

void count_result(int sign, TrainedRound::Match& match) {
  ++(sign > 0 ? match.wins : sign < 0 ? match.losses : match.draws);
}

}  // namespace

std::optional<TrainedRound::Match> compare(const PatternWeights& first, const PatternWeights& second, std::size_t pairs,
                                           std::uint64_t seed, int jobs, Control& control) {
  std::vector<std::array<int, 2>> results(pairs);
  const auto play_pair = [&](std::size_t pair) {
    Rng rng = Rng::stream(seed, pair);
    const Position opening = random_opening(rng);
    results[pair] = {result_of(opening, first, second), -result_of(opening, second, first)};
  };
  if (!in_parallel(pairs, jobs, control, play_pair, [](double) {})) return std::nullopt;
  TrainedRound::Match match;
  for (const auto& pair : results) {
    for (const int sign : pair) count_result(sign, match);
  }
  return match;
}

}  // namespace ariadne::reversi
