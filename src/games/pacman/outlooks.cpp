#include "games/pacman/outlooks.hpp"

#include <algorithm>
#include <memory>

namespace ariadne::pacman {
namespace {

std::uint16_t neighbour(const Floor& floor, Direction direction) {
  return floor.next[static_cast<std::size_t>(direction)];
}

// Breadth first, so dots are met in the order of their distance.
void look_around(const std::vector<Floor>& floors, std::uint16_t here, Outlook& outlook) {
  outlook.steps.assign(floors.size(), Outlook::kUnreachable);
  outlook.steps[here] = 0;
  std::vector<std::uint16_t> queue = {here};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Floor& floor = floors[queue[i]];
    if (floor.food >= 0) outlook.food.push_back(static_cast<std::uint16_t>(floor.food));
    for (const Direction direction : kDirections) {
      const std::uint16_t next = neighbour(floor, direction);
      if (outlook.reaches(next)) continue;
      outlook.steps[next] = static_cast<std::uint16_t>(outlook.steps[queue[i]] + 1);
      queue.push_back(next);
    }
  }
  outlook.near.assign(queue.begin(),
                      queue.begin() + static_cast<std::ptrdiff_t>(std::min(queue.size(), Outlook::kNear)));
}

}  // namespace

Outlooks::~Outlooks() {
  for (const auto& outlook : made_) delete outlook.load(std::memory_order_relaxed);
}

const Outlook& Outlooks::make(std::uint16_t here) const {
  auto outlook = std::make_unique<Outlook>();
  look_around(floors_, here, *outlook);
  const Outlook* first = nullptr;
  if (made_[here].compare_exchange_strong(first, outlook.get(), std::memory_order_acq_rel)) return *outlook.release();
  return *first;  // another thread was quicker
}

}  // namespace ariadne::pacman
