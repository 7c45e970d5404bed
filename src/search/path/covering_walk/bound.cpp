#include "search/path/covering_walk/stops.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ariadne::covering {
namespace {

// The shortest spanning tree with a price for each end of an edge.
class PricedTree {
 public:
  explicit PricedTree(const Stops& stops)
      : stops_(stops),
        price_(at(stops.count())),
        degree_(price_.size()),
        nearest_(price_.size()),
        gap_(price_.size()) {}

  // The bound that these prices give. A walk is a tree in which all stops have two ends but the first and the last.
  double bound() {
    double sum = grow();
    for (const double price : price_) sum -= 2 * price;
    last_ = static_cast<std::size_t>(std::min_element(price_.begin() + 1, price_.end()) - price_.begin());
    return sum + price_.front() + price_[last_];
  }

  // Raises prices by `step` for each end too many; false: the tree is a walk.
  bool adjust(double step) {
    bool changed = false;
    for (std::size_t i = 0; i < price_.size(); ++i) {
      changed = changed || excess(i) != 0;
      price_[i] += step * excess(i);
    }
    return changed;
  }

  double squared_excess() const {
    double sum = 0;
    for (std::size_t i = 0; i < degree_.size(); ++i) sum += excess(i) * excess(i);
    return sum;
  }

 private:
  double excess(std::size_t i) const { return degree_[i] - (i == 0 || i == last_ ? 1 : 2); }

  double grow() {
    constexpr double kInTree = -std::numeric_limits<double>::infinity();
    std::ranges::fill(gap_, std::numeric_limits<double>::infinity());
    std::ranges::fill(degree_, 0);
    double sum = 0;
    gap_[0] = kInTree;
    for (int last = 0, left = stops_.count() - 1; left > 0; --left) {
      int next = -1;
      for (int i = 0; i < stops_.count(); ++i) {
        double& gap = gap_[at(i)];
        if (gap == kInTree) continue;
        const double here = stops_.distance(last, i) + price_[at(last)] + price_[at(i)];
        if (here < gap) gap = here, nearest_[at(i)] = last;
        if (next < 0 || gap < gap_[at(next)]) next = i;
      }
      sum += gap_[at(next)];
      gap_[at(next)] = kInTree;
      ++degree_[at(next)], ++degree_[at(nearest_[at(next)])];
      last = next;
    }
    return sum;
  }

  const Stops& stops_;
  std::vector<double> price_;
  std::vector<int> degree_, nearest_;
  std::vector<double> gap_;
  std::size_t last_ = 0;  // where a walk would best end
};

}  // namespace

int spanning_tree_bound(const Stops& stops, int upper_bound, int rounds, Budget& budget) {
  if (stops.count() < 2) return 0;
  PricedTree tree(stops);
  double best = 0, eagerness = 1;
  for (int round = 0; round < rounds && (round == 0 || !budget.spent()); ++round) {
    const double bound = tree.bound();
    best = std::max(best, bound);
    if (best > upper_bound - 1 + 1e-6) break;
    eagerness *= 0.98;
    if (!tree.adjust(eagerness * (upper_bound - bound) / std::max(1.0, tree.squared_excess()))) break;
    for (int i = 0; i < stops.count(); ++i) budget.count_node();
  }
  return std::min(upper_bound, static_cast<int>(std::ceil(best - 1e-6)));
}

}  // namespace ariadne::covering
