#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"

namespace ariadne::hunger {

// A set of weapons. A trap is also known by the weapon that protects from it: the bow from animals, the sword from
// ropes.
using Weapons = std::uint8_t;
inline constexpr Weapons kPistol = 1, kBow = 2, kSword = 4, kAllWeapons = 7;

enum class ItemKind : std::uint8_t { none, weapon, food, trap };

inline constexpr int kMaxPoints = 10;  // of a food; a trap takes as many at most

struct Item {
  ItemKind kind = ItemKind::none;
  Seat owner = 0;          // of a weapon
  Weapons weapon = 0;      // the weapon, or the one that protects from the trap
  std::int8_t points = 0;  // of a food 1..10, of a trap -10..-1

  static constexpr Item weapon_of(Seat owner, Weapons weapon) { return {ItemKind::weapon, owner, weapon, 0}; }
  static constexpr Item food(int points) { return {ItemKind::food, 0, 0, static_cast<std::int8_t>(points)}; }
  static constexpr Item trap(Weapons protection, int points) {
    return {ItemKind::trap, 0, protection, static_cast<std::int8_t>(points)};
  }
  bool operator==(const Item&) const = default;
};

std::string_view weapon_name(Weapons weapon);    // of one: "pistol"
std::string_view trap_name(Weapons protection);  // "animals"

// How an item is written in a drawing: "___" none, "W1P" the pistol of player 1, "F7", "A-5", "R-10".
std::string item_text(const Item& item);
std::optional<Item> read_item(std::string_view text);

// The letters of a set of weapons: "PBS", "-" for none.
std::string weapons_text(Weapons weapons);
std::optional<Weapons> read_weapons(std::string_view text);

}  // namespace ariadne::hunger
