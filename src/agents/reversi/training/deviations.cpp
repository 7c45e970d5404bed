#include "agents/reversi/training/deviations.hpp"

#include <algorithm>
#include <cmath>

#include "agents/reversi/training/label_search.hpp"
#include "agents/reversi/training/parallel.hpp"
#include "agents/reversi/training/samples.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kSampledFrom = 13, kSampledTo = 52, kSampledTogether = 8;  // empty squares
constexpr std::uint64_t kFewestBoards = 30;                              // fewer say little about a deviation

using Values = std::vector<int>;  // by depth

struct SearchedBoard {
  int empties = 0;
  Values values;
};

SearchedBoard searched_board(const PatternWeights& weights, int max_depth, Rng& rng) {
  const auto game = noisy_game(&weights, rng);
  const int wanted = kSampledFrom + static_cast<int>(rng.below(kSampledTo - kSampledFrom + 1));
  const auto found = std::ranges::find_if(game, [&](const Sample& sample) { return sample.empties() == wanted; });
  SearchedBoard board{wanted, {}};
  if (found == game.end()) return board;  // the game ended before
  LabelSearch search(weights);
  for (int depth = 0; depth <= max_depth; ++depth) {
    board.values.push_back(search.value(PatternBoard(found->own, found->other), depth));
  }
  return board;
}

DepthDifferences differences(const std::vector<SearchedBoard>& boards, int least, int depth, int less) {
  DepthDifferences result{least + kSampledTogether / 2, depth, less, 0, 0};
  double sum = 0, squares = 0;
  for (const SearchedBoard& board : boards) {
    if (board.values.empty() || board.empties < least || board.empties >= least + kSampledTogether) continue;
    const double difference =
        (board.values[static_cast<std::size_t>(depth)] - board.values[static_cast<std::size_t>(less)]) /
        static_cast<double>(kDiscUnits);
    ++result.boards;
    sum += difference;
    squares += difference * difference;
  }
  const auto count = static_cast<double>(result.boards);
  if (result.boards > 0) result.deviation = std::sqrt(squares / count - sum / count * (sum / count));
  return result;
}

constexpr std::size_t kTerms = 4;
using Terms = std::array<double, kTerms>;

Terms terms_of(int empties, int depth, int less) {
  return {1, static_cast<double>(empties), std::log(depth - less), std::log(less + 1)};
}

// Solves the equations by elimination; they are those of a least-squares fit, so no row needs to be exchanged.
Terms solution_of(std::array<Terms, kTerms> matrix, Terms right) {
  for (std::size_t k = 0; k < kTerms; ++k) {
    for (std::size_t row = 0; row < kTerms; ++row) {
      if (row == k) continue;
      const double factor = matrix[row][k] / matrix[k][k];
      for (std::size_t i = 0; i < kTerms; ++i) matrix[row][i] -= factor * matrix[k][i];
      right[row] -= factor * right[k];
    }
  }
  for (std::size_t k = 0; k < kTerms; ++k) right[k] /= matrix[k][k];
  return right;
}

}  // namespace

std::vector<DepthDifferences> measure_deviations(const PatternWeights& weights, std::size_t games, int max_depth,
                                                 std::uint64_t seed, int jobs, Control& control) {
  std::vector<SearchedBoard> boards(games);
  const auto search_one = [&](std::size_t game) {
    Rng rng = Rng::stream(seed, game);
    boards[game] = searched_board(weights, max_depth, rng);
  };
  if (!in_parallel(games, jobs, control, search_one, [](double) {})) return {};
  std::vector<DepthDifferences> all;
  for (int least = kSampledFrom; least < kSampledTo; least += kSampledTogether) {
    for (int depth = 1; depth <= max_depth; ++depth) {
      // Depths of the same parity are compared, and all with no search at all.
      for (int less = depth % 2; less < depth; less += 2) all.push_back(differences(boards, least, depth, less));
      if (depth % 2 != 0) all.push_back(differences(boards, least, depth, 0));
    }
  }
  return all;
}

DeviationFormula fit_deviations(const std::vector<DepthDifferences>& measured) {
  std::array<Terms, kTerms> matrix{};
  Terms right{};
  for (const DepthDifferences& each : measured) {
    if (each.boards < kFewestBoards || each.deviation == 0) continue;
    const Terms terms = terms_of(each.empties, each.depth, each.less);
    const auto weight = static_cast<double>(each.boards);
    for (std::size_t row = 0; row < kTerms; ++row) {
      for (std::size_t i = 0; i < kTerms; ++i) matrix[row][i] += weight * terms[row] * terms[i];
      right[row] += weight * terms[row] * std::log(each.deviation);
    }
  }
  const Terms fitted = solution_of(matrix, right);
  return {fitted[0], fitted[1], fitted[2], fitted[3]};
}

}  // namespace ariadne::reversi
