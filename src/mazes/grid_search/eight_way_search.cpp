#include "mazes/grid_search/eight_way_search.hpp"

#include <algorithm>
#include <bit>

namespace ariadne {

EightWaySearch::EightWaySearch(const PreparedGrid& grid)
    : grid_(&grid), origin_(grid.index_count()), costs_(grid.index_count(), FallingOrigin::kUnseen) {}

GridPath EightWaySearch::find(Cell start, Cell goal) {
  GridPath path;
  if (!grid_->is_open(start) || !grid_->is_open(goal)) return path;
  begin_query(start, goal);
  do {
    std::vector<Entry>& bucket = buckets_[bucket_];
    while (!bucket.empty()) {
      const Entry entry = bucket.back();
      bucket.pop_back();
      if (!is_of_use(entry)) continue;
      ++path.expanded;
      expand(entry);
    }
  } while (turn_to_next_bucket());
  path.generated = generated_;
  path.found = best_ != FallingOrigin::kUnseen;
  if (path.found) trace(start, goal, path);
  return path;
}

void EightWaySearch::begin_query(Cell start, Cell goal) {
  if (!origin_.fall()) std::fill(costs_.begin(), costs_.end(), FallingOrigin::kUnseen);
  for (auto& bucket : buckets_) bucket.clear();
  goal_ = goal;
  best_ = FallingOrigin::kUnseen;
  generated_ = 0;
  occupied_ = 0;
  bucket_ = 0;
  first_ = origin_.value() + octile_distance(start, goal);
  costs_[grid_->index(start)] = origin_.value();
  put({origin_.value(), grid_->index(start), start});
}

// A step onto the goal adds nothing to the estimate. So if a path there is known, this was its bucket, and all that
// waits in others is longer.
bool EightWaySearch::turn_to_next_bucket() {
  occupied_ &= ~(std::uint64_t{1} << bucket_);
  if (occupied_ == 0 || best_ != FallingOrigin::kUnseen) return false;
  const std::uint64_t ahead = std::rotr(occupied_, static_cast<int>(bucket_));
  bucket_ = (bucket_ + static_cast<unsigned>(std::countr_zero(ahead))) % kBuckets;
  return true;
}

// Not if a better way to the cell was found after the entry was put in, or one to the goal that is at least as good.
bool EightWaySearch::is_of_use(const Entry& entry) const {
  if (entry.cost != costs_[entry.index]) return false;
  return best_ == FallingOrigin::kUnseen || entry.cost + octile_distance(entry.cell, goal_) < best_;
}

void EightWaySearch::expand(const Entry& entry) {
  for (unsigned steps = grid_->steps(entry.index); steps != 0; steps &= steps - 1) {
    const auto heading = static_cast<Heading>(std::countr_zero(steps));
    const PreparedGrid::Index next = entry.index + grid_->offset(heading);
    const OctileCost cost = entry.cost + cost_of(heading);
    if (cost >= costs_[next]) continue;
    costs_[next] = cost;
    put({cost, next, step(entry.cell, heading)});
  }
}

void EightWaySearch::put(const Entry& entry) {
  if (entry.cell == goal_) best_ = entry.cost;
  const OctileCost estimate = entry.cost + octile_distance(entry.cell, goal_);
  const auto bucket = static_cast<unsigned>((estimate - first_) >> kWidthBits) % kBuckets;
  buckets_[bucket].push_back(entry);
  occupied_ |= std::uint64_t{1} << bucket;
  ++generated_;
}

// From the goal back, always to a neighbour whose cost explains this one's.
void EightWaySearch::trace(Cell start, Cell goal, GridPath& path) const {
  Cell cell = goal;
  for (path.cells.push_back(cell); cell != start; path.cells.push_back(cell)) {
    const PreparedGrid::Index here = grid_->index(cell);
    unsigned steps = grid_->steps(here);
    const auto explains = [&](Heading heading) {
      return costs_[here + grid_->offset(heading)] == costs_[here] - cost_of(heading);
    };
    while (!explains(static_cast<Heading>(std::countr_zero(steps)))) steps &= steps - 1;
    const auto back = static_cast<Heading>(std::countr_zero(steps));
    ++(is_diagonal(back) ? path.diagonal : path.straight);
    cell = step(cell, back);
  }
  std::reverse(path.cells.begin(), path.cells.end());
}

}  // namespace ariadne
