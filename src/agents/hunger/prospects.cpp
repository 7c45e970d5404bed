#include "agents/hunger/prospects.hpp"

#include <algorithm>
#include <cstdlib>

namespace ariadne::hunger {
namespace {

constexpr double kWorthOfPistol = 10, kWorthOfWeapon = 3, kWorthOfKill = 100;
constexpr double kMainWeight = 0.40, kSideWeight = 0.30;
constexpr int kMiddle = 5;  // up to here nothing pulls to the middle
constexpr double kPullPerTile = 0.001;

struct Target {
  int x, y;
};
Target target_of(const Position& position, Move move) {
  return {position.mover().x + move.right(), position.mover().y + move.down()};
}

double worth_of_kill(const Position& position, Target target, Sight sight) {
  if (!position.mover().has(kPistol)) return 0;
  const Tribute& opponent = position.opponent();
  if (sight == Sight::three_tiles && distance(position.mover(), opponent) > kSight) return 0;
  return kWorthOfKill / std::max(1, distance(target.x, target.y, opponent.x, opponent.y));
}

double pull_to_middle(const Position& position, Target target) {
  const int size = position.board().size();
  const int x = std::abs(to_coordinate(target.x, size)), y = std::abs(to_coordinate(target.y, size));
  return std::max(x, y) > kMiddle ? -(x + y) * kPullPerTile : 0;
}

}  // namespace

Prospect prospect_of(const Position& position, Move move, Sight sight) {
  const Target target = target_of(position, move);
  const Item item = position.item_at(target.x, target.y);
  Prospect prospect;
  if (item.kind == ItemKind::weapon && item.owner == position.to_move()) {
    prospect.weapons = item.weapon == kPistol ? kWorthOfPistol : kWorthOfWeapon;
  }
  if (item.kind == ItemKind::trap && !position.mover().has(item.weapon)) prospect.traps = item.points;
  if (item.kind == ItemKind::food) prospect.points = item.points;
  prospect.kill = worth_of_kill(position, target, sight);
  return prospect;
}

double heuristic_value(const Position& position, Move move, Sight sight) {
  const Prospect prospect = prospect_of(position, move, sight);
  const double main = position.mover().has(kPistol) ? prospect.kill : prospect.weapons;
  return kMainWeight * main + kSideWeight * prospect.traps + kSideWeight * prospect.points;
}

double seeker_value(const Position& position, Move move) {
  const Prospect prospect = prospect_of(position, move, Sight::whole_board);
  return prospect.weapons + prospect.traps + prospect.points + prospect.kill +
         pull_to_middle(position, target_of(position, move));
}

}  // namespace ariadne::hunger
