#include "games/pacman/better.hpp"

#include <algorithm>

namespace ariadne::pacman {
namespace {

// In points. Measured by playing, not derived.
constexpr double kAlive = 1000;         // on top of all points still available: there is no second life
constexpr double kDot = 20;             // what every dot that is left costs
constexpr double kHalfWay = 10;         // at this distance the nearest dot costs half of that once more
constexpr double kBeside = 20;          // what a ghost beside him costs, less the farther it is
constexpr double kTrapped = 1000;       // what it costs to have no room at all
constexpr int kEnoughRoom = 10;         // in cells
constexpr int kFar = 8;                 // a ghost more steps away is not a danger yet
constexpr double kPrey = 180;           // what a scared ghost beside him is worth
constexpr double kPreyStep = 8;         // and how much less at each step more
constexpr double kStepsPerMove = 0.65;  // how many steps away a scared ghost can be caught, per scared move left

// The ghosts that can catch him.
class Hunters {
 public:
  explicit Hunters(const Position& position) {
    for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
      const Piece& ghost = position.piece(seat);
      if (ghost.scared == 0) outlooks_[count_++] = &position.board().outlook(ghost.floor);
    }
  }

  // Whether he gets there before any of them.
  bool come_late(const Outlook& his, std::uint16_t floor) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if (outlooks_[i]->steps[floor] <= his.steps[floor]) return false;
    }
    return true;
  }

 private:
  std::array<const Outlook*, kMaxGhosts> outlooks_{};
  std::size_t count_ = 0;
};

// More, the farther it is, but never as much as another dot: it always pays to eat one, wherever the next may be.
double cost_of_nearest_food(const Position& position, const Outlook& his) {
  for (const std::uint16_t number : his.food) {
    if (!position.state().has_food(number)) continue;
    const double steps = his.steps[position.board().number(position.board().plan().food[number])];
    return kDot * steps / (steps + kHalfWay);
  }
  return 0;
}

int steps_to_nearest_hunter(const Position& position, const Outlook& his) {
  int nearest = Outlook::kUnreachable;
  for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
    const Piece& ghost = position.piece(seat);
    if (ghost.scared == 0) nearest = std::min<int>(nearest, his.steps[ghost.floor]);
  }
  return nearest;
}

bool can_reach_a_capsule(const Position& position, const Outlook& his, const Hunters& hunters) {
  const auto& capsules = position.board().plan().capsules;
  for (std::size_t i = 0; i < capsules.size(); ++i) {
    if (position.state().has_capsule(i) && hunters.come_late(his, position.board().number(capsules[i]))) return true;
  }
  return false;
}

// The cells that he reaches before the ghosts, as far as it matters.
int room_of(const Outlook& his, const Hunters& hunters) {
  int room = 0;
  for (const std::uint16_t floor : his.near) {
    room += hunters.come_late(his, floor);
    if (room == kEnoughRoom) break;
  }
  return room;
}

double danger_of(const Position& position, const Outlook& his) {
  const int nearest = steps_to_nearest_hunter(position, his);
  if (nearest > kFar) return 0;
  const Hunters hunters(position);
  const double beside = kBeside / std::max(nearest, 1);
  if (can_reach_a_capsule(position, his, hunters)) return beside;
  return beside + kTrapped * (1 - static_cast<double>(room_of(his, hunters)) / kEnoughRoom);
}

double worth_of_prey(const Position& position, const Outlook& his) {
  double worth = 0;
  for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
    const Piece& ghost = position.piece(seat);
    const double steps = his.steps[ghost.floor];
    if (steps < kStepsPerMove * ghost.scared) worth += std::max(0.0, kPrey - kPreyStep * steps);
  }
  return worth;
}

}  // namespace

double Better::operator()(const Position& position) const {
  const State& state = position.state();
  if (position.result()) return state.score() + (position.won() ? kAlive : 0);
  const Outlook& his = position.board().outlook(position.piece(kPacman).floor);
  const double to_come = kAlive + kWinPoints + (kFoodPoints - kDot) * state.food_count();
  return state.score() + to_come - cost_of_nearest_food(position, his) - danger_of(position, his) +
         worth_of_prey(position, his);
}

}  // namespace ariadne::pacman
