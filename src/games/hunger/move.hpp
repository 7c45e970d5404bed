#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace ariadne::hunger {

// A direction code from 1 to 8: a step of a king, clockwise from up.
struct Move {
  std::uint8_t code = 1;

  int right() const { return kRight[code - 1]; }
  int down() const { return kDown[code - 1]; }
  bool operator==(const Move&) const = default;

 private:
  static constexpr std::int8_t kRight[] = {0, 1, 1, 1, 0, -1, -1, -1};
  static constexpr std::int8_t kDown[] = {-1, -1, 0, 1, 1, 1, 0, -1};
};

// A set of direction codes: bit code - 1.
using Codes = std::uint8_t;
inline constexpr Codes kAllCodes = 0xff;
inline constexpr Codes kUpwards = 0b1000'0011, kRightwards = 0b0000'1110, kDownwards = 0b0011'1000,
                       kLeftwards = 0b1110'0000;

// The moves of a set of codes, in ascending order.
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

  explicit Moves(Codes codes) : codes_(codes) {}

  Iterator begin() const { return Iterator(codes_); }
  Iterator end() const { return Iterator(0); }
  std::size_t size() const { return static_cast<std::size_t>(std::popcount(codes_)); }
  bool empty() const { return codes_ == 0; }
  Move operator[](std::size_t i) const {
    unsigned left = codes_;
    if (left == kAllCodes) return {static_cast<std::uint8_t>(i + 1)};  // nearly always
    for (; i > 0; --i) left &= left - 1;
    return *Iterator(left);
  }

 private:
  Codes codes_;
};

}  // namespace ariadne::hunger
