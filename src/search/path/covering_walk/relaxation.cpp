#include "search/path/covering_walk/relaxation.hpp"

#include <algorithm>
#include <bit>

namespace ariadne::covering {
namespace {

std::size_t entries(std::uint32_t open) {
  std::size_t count = 1;
  for (int i = 0; i < std::popcount(open); ++i) count *= 3;
  return count;
}

Touches touches_of(std::uint32_t open, std::size_t number) {
  Touches touches{};
  for (; open != 0; open &= open - 1, number /= 3) {
    touches[static_cast<std::size_t>(std::countr_zero(open))] = static_cast<Touch>(number % 3);
  }
  return touches;
}

int count_odd(std::uint32_t open, const Touches& touches) {
  int odd = 0;
  for (; open != 0; open &= open - 1) odd += touches[static_cast<std::size_t>(std::countr_zero(open))] == Touch::odd;
  return odd;
}

Touch with(Touch before, bool touched, int odd) {
  if (!touched) return before;
  return ((before == Touch::odd) ^ (odd != 0)) ? Touch::odd : Touch::even;
}

// One step of the plan, ignoring connectivity.
class RelaxedStep {
 public:
  RelaxedStep(const WalkKernel& kernel, const FrontierStep& step)
      : step_(step), kernel_(kernel), link_(kernel.links[static_cast<std::size_t>(step.link)]) {}

  // Calls visit(cost, touches after it) for each way over the link.
  template <class Visit>
  void for_each_way(Touches before, const Visit& visit) const {
    const int ended = (step_.started ? 1 : 0) ^ (count_odd(step_.open_before, before) & 1);
    if (step_.first_enters && link_.first == kernel_.start) first(before) = Touch::odd;
    if (step_.second_enters && link_.second == kernel_.start) second(before) = Touch::odd;
    for (int number = 0; number < kLinkUses; ++number) {
      const LinkUse use = link_use(number);
      Touches after = before;
      first(after) = with(first(after), touches_first(use.shape), use.first_odd);
      second(after) = with(second(after), touches_second(use.shape), use.second_odd);
      int ends = ended + use.ends();
      int cost = link_.ways[static_cast<std::size_t>(number)].cost;
      if (step_.first_leaves) cost += leaving(link_.first, first(after), ends);
      if (step_.second_leaves) cost += leaving(link_.second, second(after), ends);
      if (ends <= 1 && cost < kNever) visit(cost, after);
    }
  }

 private:
  Touch& first(Touches& touches) const { return touches[static_cast<std::size_t>(step_.first_slot)]; }
  Touch& second(Touches& touches) const { return touches[static_cast<std::size_t>(step_.second_slot)]; }

  // The cost for a junction to leave, or kNever; counts the end of the walk if it is there.
  int leaving(int vertex, Touch touch, int& ends) const {
    const Junction& junction = kernel_.junctions[static_cast<std::size_t>(vertex)];
    if (touch == Touch::none) return junction.required ? kNever : 0;
    ends += touch == Touch::odd;
    return junction.leave[touch == Touch::odd].cost;
  }

  const FrontierStep& step_;
  const WalkKernel& kernel_;
  const Link& link_;
};

}  // namespace

DegreeRelaxation::DegreeRelaxation(const WalkKernel& kernel, const FrontierPlan& plan, std::size_t max_bytes,
                                   Budget& budget) {
  std::size_t sum = 1;
  for (const FrontierStep& step : plan) sum += entries(step.open_before);
  if (sum > max_bytes / sizeof(int)) return;
  for (const FrontierStep& step : plan) open_.push_back(step.open_before);
  open_.push_back(0);
  for (std::size_t i = 0; i <= plan.size(); ++i) tables_.emplace_back(budget);
  tables_.back().push(0);
  for (std::size_t place = plan.size(); place-- > 0 && !budget.spent();) fill(kernel, plan[place], place, budget);
  if (budget.spent()) tables_.clear();
}

std::size_t DegreeRelaxation::number(std::uint32_t open, const Touches& touches) {
  std::size_t result = 0;
  for (std::size_t worth = 1; open != 0; open &= open - 1, worth *= 3) {
    result += worth * static_cast<std::size_t>(touches[static_cast<std::size_t>(std::countr_zero(open))]);
  }
  return result;
}

void DegreeRelaxation::fill(const WalkKernel& kernel, const FrontierStep& step, std::size_t place, Budget& budget) {
  const RelaxedStep relaxed(kernel, step);
  auto& table = tables_[place];
  if (!table.assign(entries(step.open_before), kNever)) return;
  for (std::size_t i = 0; i < table.size() && !budget.spent(); ++i) {
    budget.count_node();
    relaxed.for_each_way(touches_of(step.open_before, i), [&](int cost, const Touches& after) {
      table[i] = std::min(table[i], cost + tables_[place + 1][number(step.open_after, after)]);
    });
  }
}

}  // namespace ariadne::covering
