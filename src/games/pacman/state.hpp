#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/rng.hpp"
#include "games/pacman/board.hpp"

namespace ariadne::pacman {

inline constexpr std::size_t kMaxSeats = kMaxGhosts + 1;
inline constexpr int kScaredMoves = 40;

// Where a piece is and where it is heading. Scared ghosts move by half a cell: a `half` one is between its floor and
// the next one in its direction.
struct Piece {
  std::uint16_t floor = 0;
  Move direction = Move::stop;
  std::uint8_t scared : 7 = 0;  // how many more moves, of ghosts
  std::uint8_t half : 1 = 0;

  bool operator==(const Piece&) const = default;
};
static_assert(sizeof(Piece) == sizeof(std::uint32_t));

// What the course's counting of explored states calls a state: neither whose turn it is nor whether it is over counts.
class State {
 public:
  const Piece& piece(std::size_t seat) const { return pieces_[seat]; }
  bool has_food(std::size_t number) const { return (food_[number / 64] >> (number % 64) & 1) != 0; }
  bool has_capsule(std::size_t number) const { return (capsules_ >> number & 1) != 0; }
  bool no_food() const { return (food_[0] | food_[1] | food_[2] | food_[3]) == 0; }
  int food_count() const;
  template <class Visit>
  void for_each_food(const Visit& visit) const {
    for (std::size_t word = 0; word < food_.size(); ++word) {
      for (auto left = food_[word]; left != 0; left &= left - 1) {
        visit(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
      }
    }
  }
  int capsule_count() const { return std::popcount(capsules_); }
  int score() const { return score_; }

  void put(std::size_t seat, Piece piece) {
    hash_ ^= key(seat, pieces_[seat]) ^ key(seat, piece);
    pieces_[seat] = piece;
  }
  void toggle_food(std::size_t number) {
    food_[number / 64] ^= std::uint64_t{1} << (number % 64);
    hash_ ^= mix(kFoodKey + number);
  }
  void toggle_capsule(std::size_t number) {
    capsules_ ^= 1u << number;
    hash_ ^= mix(kCapsuleKey + number);
  }
  void add_score(int points) { score_ += points; }

  std::uint64_t hash() const { return mix(hash_ + static_cast<std::uint32_t>(score_)); }
  bool operator==(const State&) const = default;

 private:
  static constexpr std::uint64_t kFoodKey = std::uint64_t{1} << 48, kCapsuleKey = std::uint64_t{1} << 49;
  static std::uint64_t key(std::size_t seat, Piece piece) {
    return mix(std::uint64_t{seat + 1} << 32 | std::bit_cast<std::uint32_t>(piece));
  }

  std::array<std::uint64_t, kMaxFood / 64> food_{};
  std::array<Piece, kMaxSeats> pieces_{};
  std::uint32_t capsules_ = 0;
  int score_ = 0;
  std::uint64_t hash_ = 0;  // of all but the score, kept up to date
};
static_assert(kMaxFood == 4 * 64 && kMaxCapsules == 32);

inline int State::food_count() const {
  int count = 0;
  for (const auto word : food_) count += std::popcount(word);
  return count;
}

}  // namespace ariadne::pacman
