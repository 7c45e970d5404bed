#pragma once

#include <array>
#include <optional>

#include "core/rng.hpp"
#include "games/flags/position.hpp"

// What Pac-Man works out about the ghosts from the moves that he has seen.
namespace ariadne::flags {

// How ghosts may choose: like an agent that is known, or by habits that have to be learnt.
enum class GhostKind : std::uint8_t { classic, direct, random, habits };
inline constexpr std::size_t kGhostKinds = 4;

// How often a ghost went in which direction, by where Pac-Man was: by the signs of the differences of rows and columns,
// and more finely also by which of the two is larger. Fits ghosts that go by his direction from them, whatever they do.
class Habits {
 public:
  using Weights = std::array<double, 4>;  // by direction; 0 where it is not open

  Weights weights(const Maze& maze, Cell ghost, Cell pacman) const;
  void add(const Maze& maze, Cell ghost, Cell pacman, unsigned direction);

 private:
  std::array<Weights, 9> coarse_{};
  std::array<Weights, 27> fine_{};
};

// How likely each kind is. Every observed move of a ghost is weighed by the odds that each kind gave it before.
class Beliefs {
 public:
  // Before any step all are equally likely.
  Beliefs() { shares_.fill(1.0 / kGhostKinds); }
  // Told what they are.
  explicit Beliefs(GhostKind told) { shares_[index(told)] = 1; }

  // The position before the next step, nothing pending. If it does not follow on the last one, nothing is learnt.
  void observe(const Position& position);

  double share(GhostKind kind) const { return shares_[index(kind)]; }
  // How often ghosts of a kind that leaves nothing to chance did as expected. 1 without any observation.
  double reliability(GhostKind kind) const { return records_[index(kind)].rate(); }
  GhostKind likeliest() const;
  GhostKind any(Rng& rng) const;  // by their shares

  // What ghosts of a kind would do most likely; not of random ones.
  Move expected(GhostKind kind, const Position& position) const;
  // What they may do, also in exception from the rule.
  Move sample(GhostKind kind, const Position& position, Rng& rng) const;

 private:
  struct Record {
    double hits = 0, misses = 0;
    double rate() const { return misses == 0 ? 1 : hits / (hits + misses); }
    // The odds of a hit before it is observed: a known kind is expected to be met as it is.
    double odds() const { return (hits + 3) / (hits + misses + 3.3); }
  };

  static constexpr std::size_t index(GhostKind kind) { return static_cast<std::size_t>(kind); }
  void weigh(const Position& before, const Position& now, std::size_t ghost, const std::array<Lanes, 2>& expected);
  Move by_habit(const Position& position, Rng* rng) const;

  std::array<double, kGhostKinds> shares_{};
  std::array<Record, 2> records_{};  // of classic and direct
  Habits habits_;
  std::optional<Position> last_;
};

}  // namespace ariadne::flags
