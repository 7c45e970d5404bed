#include "games/hunger/item.hpp"

#include <bit>

#include "core/text.hpp"

namespace ariadne::hunger {
namespace {

constexpr std::string_view kLetters = "PBS";  // by weapon

std::size_t number_of(Weapons weapon) { return static_cast<std::size_t>(std::countr_zero(weapon)); }

std::optional<Weapons> weapon_of_letter(char letter) {
  const std::size_t found = kLetters.find(letter);
  if (found == kLetters.npos) return std::nullopt;
  return static_cast<Weapons>(1u << found);
}

std::optional<Item> read_weapon(std::string_view text) {
  if (text.size() != 3 || (text[1] != '1' && text[1] != '2')) return std::nullopt;
  const auto weapon = weapon_of_letter(text[2]);
  if (!weapon) return std::nullopt;
  return Item::weapon_of(static_cast<Seat>(text[1] - '1'), *weapon);
}

// Written as we write it, without a plus sign or zeros in front.
std::optional<int> points_in(std::string_view text, int min, int max) {
  const auto points = number_in<int>(text);
  if (!points || *points < min || *points > max || std::to_string(*points) != text) return std::nullopt;
  return points;
}

}  // namespace

std::string_view weapon_name(Weapons weapon) {
  constexpr std::string_view kNames[] = {"pistol", "bow", "sword"};
  return kNames[number_of(weapon)];
}

std::string_view trap_name(Weapons protection) { return protection == kBow ? "animals" : "ropes"; }

std::string item_text(const Item& item) {
  switch (item.kind) {
    case ItemKind::weapon:
      return {'W', static_cast<char>('1' + item.owner), kLetters[number_of(item.weapon)]};
    case ItemKind::food:
      return "F" + std::to_string(item.points);
    case ItemKind::trap:
      return (item.weapon == kBow ? "A" : "R") + std::to_string(item.points);
    case ItemKind::none:
      break;
  }
  return "___";
}

std::optional<Item> read_item(std::string_view text) {
  if (text == "___") return Item{};
  if (text.empty()) return std::nullopt;
  if (text[0] == 'W') return read_weapon(text);
  const bool food = text[0] == 'F';
  if (!food && text[0] != 'A' && text[0] != 'R') return std::nullopt;
  const auto points = points_in(text.substr(1), food ? 1 : -kMaxPoints, food ? kMaxPoints : -1);
  if (!points) return std::nullopt;
  return food ? Item::food(*points) : Item::trap(text[0] == 'A' ? kBow : kSword, *points);
}

std::string weapons_text(Weapons weapons) {
  std::string text;
  for (std::size_t i = 0; i < kLetters.size(); ++i) {
    if (weapons >> i & 1) text += kLetters[i];
  }
  return text.empty() ? "-" : text;
}

std::optional<Weapons> read_weapons(std::string_view text) {
  for (Weapons weapons = 0; weapons <= kAllWeapons; ++weapons) {
    if (weapons_text(weapons) == text) return weapons;
  }
  return std::nullopt;
}

}  // namespace ariadne::hunger
