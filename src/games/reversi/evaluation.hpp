#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "core/outcome.hpp"
#include "games/reversi/board.hpp"
#include "games/reversi/patterns/weights.hpp"
#include "games/reversi/position.hpp"

// Estimates of a position for black. All are far below kWinValue, and a finished game has its decided value.
namespace ariadne::reversi {

// Where this seat could place a disc if it were to move.
inline Squares legal_for(const Position& position, Seat seat) {
  if (seat == position.to_move()) return position.legal();
  return legal_squares(position.discs(seat), position.discs(seat ^ 1), position.empty());
}

// How many more of these squares black has than white.
inline int lead(const Position& position, Squares squares) {
  return count(position.discs(kBlack) & squares) - count(position.discs(kWhite) & squares);
}

inline int mobility_lead(const Position& position) {
  return count(legal_for(position, kBlack)) - count(legal_for(position, kWhite));
}

constexpr Squares corners_of(int size) {
  return square_bit(0) | square_bit(size - 1) | square_bit(8 * (size - 1)) | square_bit(9 * (size - 1));
}

// The squares of one weight: counted together instead of one by one.
struct WeightClass {
  int weight = 0;
  Squares squares = 0;
};
using WeightClasses = std::array<WeightClass, 6>;

// A quarter of the board, the corner first. Smaller boards read the same quarter from each of their corners: a corner,
// its neighbours and the edge keep their worth, and what is missing is the middle.
constexpr int weight_of(int size, int row, int column) {
  constexpr int kQuarter[4][4] = {{4, -3, 2, 2}, {-3, -4, -1, -1}, {2, -1, 1, 0}, {2, -1, 0, 1}};
  return kQuarter[std::min(row, size - 1 - row)][std::min(column, size - 1 - column)];
}

constexpr WeightClasses weight_classes(int size) {
  WeightClasses classes = {{{4, 0}, {-3, 0}, {2, 0}, {-4, 0}, {-1, 0}, {1, 0}}};
  for (auto& [weight, squares] : classes) {
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        if (weight_of(size, row, column) == weight) squares |= square_bit(8 * row + column);
      }
    }
  }
  return classes;
}

struct Weights {
  static constexpr std::string_view name = "weights";
  static constexpr std::string_view help = "squares held, corners worth most and their neighbours least";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    int sum = 0;
    for (const auto& [weight, squares] : kClasses[static_cast<std::size_t>(position.size() / 2 - 2)]) {
      sum += weight * lead(position, squares);
    }
    return sum;
  }

 private:
  static constexpr std::array kClasses = {weight_classes(4), weight_classes(6), weight_classes(8)};
};

struct Discs {
  static constexpr std::string_view name = "discs";
  static constexpr std::string_view help = "discs held";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return lead(position, position.board());
  }
};

struct Mobility {
  static constexpr std::string_view name = "mobility";
  static constexpr std::string_view help = "legal moves that each side has or would have";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return mobility_lead(position);
  }
};

struct Corners {
  static constexpr std::string_view name = "corners";
  static constexpr std::string_view help = "corners held";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return lead(position, corners_of(position.size()));
  }
};

// A blend by phase. While there is room, choice is everything: moves to choose from, few discs beside empty squares,
// and no disc diagonally next to a corner that is still free. Corners count all along, discs only near the end.
struct Mixed {
  static constexpr std::string_view name = "mixed";
  static constexpr std::string_view help = "corners, mobility and open discs, then more and more the discs held";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    const int left = count(position.empty());
    int sum = kCorner * lead(position, corners_of(position.size())) + kMobility * mobility_lead(position);
    sum -= kRisky * lead(position, risky(position)) + kOpen * lead(position, around(position.empty()));
    if (left < kLate) sum += (kLate - left) * lead(position, position.board()) / 2;
    return sum;
  }

 private:
  static constexpr int kCorner = 50, kMobility = 4, kRisky = 20, kOpen = 3, kLate = 10;

  // The diagonal neighbours of the corners that are still free.
  static Squares risky(const Position& position) {
    const Squares beside = sideways(corners_of(position.size()) & position.empty());
    return (beside << 8) | (beside >> 8);
  }
};

// What the trained patterns expect of the end of the game, in hundredths of a disc.
struct Patterns {
  static constexpr std::string_view name = "patterns";
  static constexpr std::string_view help = "trained patterns, in 1/100 disc; on boards smaller than 8 x 8 as mixed";

  static void prepare() { builtin_weights(); }

  int operator()(const Position& position) const {
    if (position.size() != 8) return Mixed()(position);
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    const Seat side = position.to_move();
    const PatternIndices indices(position.discs(side), position.discs(side ^ 1));
    const int score = pattern_score(indices, count(position.empty())) * 100 / kDiscUnits;
    return side == kBlack ? score : -score;
  }
};

using Evaluations = std::tuple<Weights, Discs, Mobility, Corners, Mixed, Patterns>;

}  // namespace ariadne::reversi
