#include "agents/flags/step_game.hpp"

#include <algorithm>
#include <numeric>

#include "games/flags/evaluation.hpp"

namespace ariadne::flags {
namespace {

constexpr double kCaught = -300, kWon = 300;
// What a position between two steps is worth to Pac-Man.
double worth_of(const Position& position, const Prospects& prospects) {
  if (position.caught_by() != 0) return kCaught;
  if (position.captured() == position.maze().all_flags()) return kWon;
  return prospects(position);
}

// Learns odds by doing more often what would have been better in the past. Regrets below zero are forgotten. This comes
// close to the odds of the matrix game soon enough, which has up to 256 columns: too many for an exact solution.
class Learner {
 public:
  explicit Learner(std::size_t choices) : regrets_(choices), odds_(choices), total_(choices) {}

  const std::vector<double>& odds() const { return odds_; }
  std::vector<double> mean_odds() const { return scaled(total_); }
  void choose() { odds_ = scaled(regrets_); }
  // What each choice would have brought; later rounds weigh more.
  void learn(const std::vector<double>& gains, double weight) {
    const double mean = std::inner_product(gains.begin(), gains.end(), odds_.begin(), 0.0);
    for (std::size_t i = 0; i < gains.size(); ++i) {
      regrets_[i] = std::max(0.0, regrets_[i] + gains[i] - mean);
      total_[i] += weight * odds_[i];
    }
  }

 private:
  static std::vector<double> scaled(std::vector<double> weights) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) weight = sum > 0 ? weight / sum : 1.0 / static_cast<double>(weights.size());
    return weights;
  }

  std::vector<double> regrets_, odds_, total_;
};

// Among the likeliest alone: some chance keeps ghosts from running in circles, more of it lets Pac-Man slip through.
Move drawn(const Position::Moves& moves, std::vector<double> odds, Rng& rng) {
  const double least = *std::max_element(odds.begin(), odds.end()) / 1.5;
  for (double& each : odds) each = each < least ? 0 : each;
  return moves[drawn_by(odds, rng)];
}

}  // namespace

StepGame::StepGame(const Position& position, const Prospects& prospects, Budget& budget) {
  const ByDistance order;
  const Position root = position.with_first(kPacman);
  pacman_moves_ = root.moves();
  joint_moves_ = order.ordered_moves(position.with_first(kGhosts));
  worth_.resize(pacman_moves_.size() * joint_moves_.size());
  for (std::size_t i = 0; i < pacman_moves_.size(); ++i) {
    Position chosen = root;
    chosen.play(pacman_moves_[i]);
    for (std::size_t j = 0; j < joint_moves_.size() && !budget.spent(); ++j) {
      Position next = chosen;
      next.play(joint_moves_[j]);
      budget.count_node();
      worth_[i * joint_moves_.size() + j] = worth_of(next, prospects);
    }
  }
  find_odds();
}

void StepGame::find_odds() {
  constexpr int kRounds = 100;
  const std::size_t mine = pacman_moves_.size(), theirs = joint_moves_.size();
  Learner pacman(mine), ghosts(theirs);
  std::vector<double> his_gains(mine), their_gains(theirs);
  for (int round = 1; round <= kRounds; ++round) {
    pacman.choose();
    ghosts.choose();
    std::fill(their_gains.begin(), their_gains.end(), 0.0);
    for (std::size_t i = 0; i < mine; ++i) {
      const double* const row = worth_.data() + i * theirs;
      his_gains[i] = std::inner_product(row, row + theirs, ghosts.odds().begin(), 0.0);
      for (std::size_t j = 0; j < theirs; ++j) their_gains[j] -= pacman.odds()[i] * row[j];
    }
    pacman.learn(his_gains, round);
    ghosts.learn(their_gains, round);
  }
  pacman_odds_ = pacman.mean_odds();
  ghosts_odds_ = ghosts.mean_odds();
}

Move StepGame::pacman_choice(Rng& rng) const { return drawn(pacman_moves_, pacman_odds_, rng); }
Move StepGame::ghosts_choice(Rng& rng) const { return drawn(joint_moves_, ghosts_odds_, rng); }

}  // namespace ariadne::flags
