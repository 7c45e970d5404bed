#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <tuple>

#include "core/outcome.hpp"
#include "games/theseus/position.hpp"

// Estimates of a position for Theseus, by the true distances round the walls. All are far below kWinValue, and a
// finished game has its decided value.
namespace ariadne::theseus {

// Calls use(tile) for every supply that is still to be taken.
template <class Use>
void for_each_supply(const Position& position, const Use& use) {
  const auto& tiles = position.board().supplies();
  for (SupplySet left = position.supplies(); left != 0; left &= left - 1) {
    use(tiles[static_cast<std::size_t>(std::countr_zero(left))]);
  }
}

// Theseus gains more by a step towards a supply than he loses by one towards the Minotaur: search sees the dangers, and
// by keeping his distance he would never collect anything. The Minotaur has nothing to lose by coming nearer.
inline constexpr int kSupplyMissing = 100;
inline constexpr int kStepToSupply = 3;
inline constexpr int kStepToMinotaur = 1;

// Few supplies missing, the next one near, the Minotaur far.
struct Chase {
  static constexpr std::string_view name = "chase";
  static constexpr std::string_view help = "supplies missing, the way to the nearest and the distance of the Minotaur";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    const auto* steps = position.board().distances().from(position.theseus());
    int nearest = position.board().tiles();
    for_each_supply(position, [&](int tile) { nearest = std::min<int>(nearest, steps[tile]); });
    return kStepToMinotaur * steps[position.minotaur()] - kStepToSupply * nearest -
           kSupplyMissing * std::popcount(position.supplies());
  }
};

// The same, and every supply counts half that Theseus reaches before the Minotaur can.
struct Race {
  static constexpr std::string_view name = "race";
  static constexpr std::string_view help = "as chase, and the supplies that Theseus reaches before the Minotaur";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    const Distances& distances = position.board().distances();
    const auto *steps = distances.from(position.theseus()), *minotaur_steps = distances.from(position.minotaur());
    int first = 0;
    for_each_supply(position, [&](int tile) { first += steps[tile] < minotaur_steps[tile]; });
    return Chase{}(position) + kSupplyMissing / 2 * first;
  }
};

using Evaluations = std::tuple<Chase, Race>;

}  // namespace ariadne::theseus
