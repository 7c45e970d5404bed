#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace ariadne::hunger {

// A die from 1 to 8: a step of a king, clockwise from up.
struct Move {
  std::uint8_t die = 1;

  int right() const { return kRight[die - 1]; }
  int down() const { return kDown[die - 1]; }
  bool operator==(const Move&) const = default;

 private:
  static constexpr std::int8_t kRight[] = {0, 1, 1, 1, 0, -1, -1, -1};
  static constexpr std::int8_t kDown[] = {-1, -1, 0, 1, 1, 1, 0, -1};
};

// A set of dice: bit die - 1.
using Dice = std::uint8_t;
inline constexpr Dice kAllDice = 0xff;
inline constexpr Dice kUpwards = 0b1000'0011, kRightwards = 0b0000'1110, kDownwards = 0b0011'1000,
                      kLeftwards = 0b1110'0000;

// The moves of a set of dice, in ascending order.
class Moves {
 public:
  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    explicit Iterator(unsigned left) : left_(left) {}
    Move operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left_) + 1)}; }
    Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    Iterator operator++(int) {
      Iterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const Iterator&) const = default;

   private:
    unsigned left_ = 0;
  };

  explicit Moves(Dice dice) : dice_(dice) {}

  Iterator begin() const { return Iterator(dice_); }
  Iterator end() const { return Iterator(0); }
  std::size_t size() const { return static_cast<std::size_t>(std::popcount(dice_)); }
  bool empty() const { return dice_ == 0; }
  Move operator[](std::size_t i) const {
    unsigned left = dice_;
    if (left == kAllDice) return {static_cast<std::uint8_t>(i + 1)};  // nearly always
    for (; i > 0; --i) left &= left - 1;
    return *Iterator(left);
  }

 private:
  Dice dice_;
};

}  // namespace ariadne::hunger
