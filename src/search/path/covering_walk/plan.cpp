#include "search/path/covering_walk/plan.hpp"

#include <bit>

namespace ariadne::covering {
namespace {

// Gives slots to the junctions while the frontier passes.
class Slots {
 public:
  Slots(const WalkKernel& kernel, const std::vector<int>& order)
      : kernel_(kernel), slot_(kernel.junctions.size(), -1), last_(kernel.junctions.size(), -1) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Link& link = kernel.links[static_cast<std::size_t>(order[i])];
      for (const int vertex : {link.first, link.second}) last_[static_cast<std::size_t>(vertex)] = static_cast<int>(i);
    }
  }

  // False: there are not enough slots.
  bool pass(int number, int place, FrontierStep& step) {
    const Link& link = kernel_.links[static_cast<std::size_t>(number)];
    step.link = number;
    step.open_before = open_;
    step.started = started_;
    if (!enter(link.first, step.first_slot, step.first_enters)) return false;
    if (!enter(link.second, step.second_slot, step.second_enters)) return false;
    step.required = required_;
    step.first_leaves = leave(link.first, place);
    step.second_leaves = leave(link.second, place);
    step.open_after = open_;
    return true;
  }

 private:
  bool enter(int vertex, int& slot, bool& enters) {
    int& at = slot_[static_cast<std::size_t>(vertex)];
    enters = at < 0;
    if (enters) {
      at = std::countr_one(open_);
      if (at >= kWidestFrontier) return false;
      open_ |= bit(at);
      if (kernel_.junctions[static_cast<std::size_t>(vertex)].required) required_ |= bit(at);
      started_ = started_ || vertex == kernel_.start;
    }
    slot = at;
    return true;
  }

  bool leave(int vertex, int place) {
    if (last_[static_cast<std::size_t>(vertex)] != place) return false;
    const std::uint32_t left = bit(slot_[static_cast<std::size_t>(vertex)]);
    open_ &= ~left;
    required_ &= ~left;
    return true;
  }

  static std::uint32_t bit(int slot) { return std::uint32_t{1} << slot; }

  const WalkKernel& kernel_;
  std::vector<int> slot_, last_;
  std::uint32_t open_ = 0, required_ = 0;
  bool started_ = false;
};

// From the last step to the first: whether all that begins later may be left alone.
void mark_optional_rests(const WalkKernel& kernel, FrontierPlan& plan) {
  bool optional = true;
  for (auto step = plan.rbegin(); step != plan.rend(); ++step) {
    step->rest_is_optional = optional;
    const Link& link = kernel.links[static_cast<std::size_t>(step->link)];
    const auto needed = [&](int vertex) {
      return vertex == kernel.start || kernel.junctions[static_cast<std::size_t>(vertex)].required;
    };
    optional = optional && link.optional() && !(step->first_enters && needed(link.first)) &&
               !(step->second_enters && needed(link.second));
  }
}

}  // namespace

std::optional<FrontierPlan> plan_frontier(const WalkKernel& kernel) {
  if (kernel.links.empty()) return FrontierPlan{};
  const std::vector<int> order = order_of_links(kernel);
  Slots slots(kernel, order);
  FrontierPlan plan(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (!slots.pass(order[i], static_cast<int>(i), plan[i])) return std::nullopt;
  }
  mark_optional_rests(kernel, plan);
  return plan;
}

double estimated_states(const FrontierPlan& plan) {
  double sum = 0;
  for (const FrontierStep& step : plan) {
    double states = 1;
    for (int i = 0; i < std::popcount(step.open_after); ++i) states *= kStatesPerJunction;
    sum += states;
  }
  return sum;
}

}  // namespace ariadne::covering
