#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

#include "core/outcome.hpp"

namespace ariadne {

// Changes a number that several threads know, unless it is already as high or as low.
inline void raise_to(std::atomic<double>& number, double value) {
  for (double old = number.load(); old < value && !number.compare_exchange_weak(old, value);) {
  }
}
inline void lower_to(std::atomic<double>& number, double value) {
  for (double old = number.load(); old > value && !number.compare_exchange_weak(old, value);) {
  }
}

// What a search that takes means makes of a game's values. A reward grows with its value:
//   of(value)        the reward
//   value_of(reward) an estimate of this reward
//   least(), most()  between which rewards lie
//   note(value)      a value was seen

// About the probability that the first team wins. A win is worth 0.9 to 1, by its margin, and every estimate less: at
// `scale` the first team is expected to win seven games of ten.
class WinRates {
 public:
  explicit WinRates(double scale) : scale_(scale) {}

  double of(double value) const {
    const int sign = decided_sign(value);
    if (sign == 0) return 0.5 + kEstimate * bounded(value, scale_);
    return 0.5 + sign * (0.5 - kMargin) + kMargin * bounded(value - sign * kWinValue, kMarginScale);
  }
  double value_of(double reward) const {
    const double part = std::clamp((reward - 0.5) / (kEstimate), -kMaxPart, kMaxPart);
    return scale_ * part / (1 - std::abs(part));
  }
  static double least() { return 0; }
  static double most() { return 1; }
  static void note(double) {}

 private:
  static constexpr double kMargin = 0.05, kEstimate = 0.4, kMarginScale = 100, kMaxPart = 0.99;

  // From -1 to 1; a quotient, since it is the same on every machine.
  static double bounded(double value, double scale) { return value / (std::abs(value) + scale); }

  double scale_;
};

// Points as they are: of a game that is played for them. How much they differ is seen while it is searched.
class PointRewards {
 public:
  static double of(double value) { return value; }
  static double value_of(double reward) { return reward; }
  double least() const { return std::min(least_.load(std::memory_order_relaxed), most()); }
  double most() const { return most_.load(std::memory_order_relaxed); }
  void note(double value) {
    if (value < least_.load(std::memory_order_relaxed)) lower_to(least_, value);
    if (value > most_.load(std::memory_order_relaxed)) raise_to(most_, value);
  }

 private:
  static constexpr double kNothing = std::numeric_limits<double>::max();

  std::atomic<double> least_ = kNothing, most_ = -kNothing;
};

}  // namespace ariadne
