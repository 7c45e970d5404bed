#include "search/path/covering_walk/proof.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "search/metered.hpp"
#include "search/path/covering_walk/state.hpp"

namespace ariadne::covering {
namespace {

// Where a state came from; kept for every state of every layer.
struct Origin {
  std::uint32_t parent = 0;
  std::uint8_t use = 0;  // the way of the link between
};

// The states between two steps, each once, with the cheapest way to it.
class Layer {
 public:
  struct Entry {
    FrontierState state;
    int cost = 0;
  };

  explicit Layer(Budget& budget) : entries(budget), origins(budget), table_(budget) {}

  // If the budget has no memory for the state, it is spent and the state is left out.
  void offer(const FrontierState& state, int cost, Origin origin) {
    if (entries.size() * 2 >= table_.size() && !grow()) return;
    if (!entries.make_room() || !origins.make_room()) return;
    std::uint32_t& place = table_[find(state)];
    if (place == kFree) {
      place = static_cast<std::uint32_t>(entries.size());
      entries.push({state, cost});
      origins.push(origin);
    } else if (cost < entries[place].cost) {
      entries[place].cost = cost;
      origins[place] = origin;
    }
  }

  MeteredVector<Entry> entries;
  MeteredVector<Origin> origins;

 private:
  static constexpr std::uint32_t kFree = ~std::uint32_t{0};
  static constexpr std::size_t kSmallest = 64;

  std::size_t find(const FrontierState& state) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash_of(state)) & mask;
    while (table_[place] != kFree && entries[table_[place]].state != state) place = (place + 1) & mask;
    return place;
  }

  bool grow() {
    if (!table_.assign(std::max(kSmallest, table_.size() * 2), kFree)) return false;
    for (std::size_t i = 0; i < entries.size(); ++i) table_[find(entries[i].state)] = static_cast<std::uint32_t>(i);
    return true;
  }

  MeteredVector<std::uint32_t> table_;  // a power of two of places, at most half of them in use
};

class KernelSearch {
 public:
  KernelSearch(const WalkKernel& kernel, const FrontierPlan& plan, const DegreeRelaxation& relaxation, int upper_bound,
               Budget& budget)
      : kernel_(kernel),
        plan_(plan),
        relaxation_(relaxation),
        budget_(budget),
        best_(upper_bound),
        current_(budget),
        next_(budget) {}

  ProofResult run(std::size_t edges) {
    current_.offer({}, 0, {});
    if (budget_.spent()) return {std::nullopt, best_, 0, false};
    for (step_ = 0; step_ < plan_.size() && !current_.entries.empty(); ++step_) {
      if (!pass_step()) return {uses(edges), best_, stopped_bound(), false};
      history_.push_back(std::move(current_.origins));
      history_.back().shrink();
      current_ = std::exchange(next_, Layer(budget_));
    }
    return {uses(edges), best_, best_, true};
  }

 private:
  struct Finish {
    std::size_t step = 0;
    Origin origin;
  };

  // False: it had to stop before all states had passed.
  bool pass_step() {
    const FrontierPassage passage(kernel_, plan_[step_]);
    for (std::size_t i = 0; i < current_.entries.size(); ++i) {
      budget_.count_node();
      if (budget_.spent()) return false;
      pass_state(passage, static_cast<std::uint32_t>(i));
    }
    return !budget_.spent();
  }

  void pass_state(const FrontierPassage& passage, std::uint32_t number) {
    const Layer::Entry& entry = current_.entries[number];
    const int ended = passage.ended(entry.state);
    const FrontierState entered = passage.entered(entry.state);
    for (const FrontierPassage::Move& move : passage.moves(entered)) {
      FrontierState state = entered;
      const auto outcome = passage.pass(state, move, ended);
      const int cost = entry.cost + outcome.cost;
      const Origin origin{number, static_cast<std::uint8_t>(move.use)};
      if (outcome.fate == FrontierPassage::Fate::dead || cost >= best_) continue;
      if (outcome.fate == FrontierPassage::Fate::finished) {
        best_ = cost;
        finish_ = Finish{step_, origin};
      } else if (cost + relaxation_.completion(step_ + 1, touches_of(state)) < best_) {
        next_.offer(state, cost, origin);
      }
    }
  }

  // Whatever is cheaper than the best known comes from one of the states before the step that was not finished.
  int stopped_bound() const {
    int bound = best_;
    for (const Layer::Entry& entry : current_.entries) {
      bound = std::min(bound, entry.cost + relaxation_.completion(step_, touches_of(entry.state)));
    }
    return bound;
  }

  std::optional<std::vector<int>> uses(std::size_t edges) const {
    if (!finish_) return std::nullopt;
    std::vector<int> result(edges);
    FrontierState state{};
    for (std::size_t step = 0; const int use : uses_of_links(*finish_)) {
      const FrontierPassage passage(kernel_, plan_[step++]);
      const int ended = passage.ended(state);
      state = passage.entered(state);
      const auto move = std::ranges::find(passage.moves(state), use, &FrontierPassage::Move::use);
      for (const int piece : passage.pass(state, *move, ended).pieces) kernel_.add_uses(piece, result);
    }
    return result;
  }

  std::vector<int> uses_of_links(const Finish& finish) const {
    std::vector<int> result = {finish.origin.use};
    std::uint32_t number = finish.origin.parent;
    for (std::size_t layer = finish.step; layer > 0; --layer) {
      const Origin& origin = layer == history_.size() ? current_.origins[number] : history_[layer][number];
      result.push_back(origin.use);
      number = origin.parent;
    }
    std::ranges::reverse(result);
    return result;
  }

  const WalkKernel& kernel_;
  const FrontierPlan& plan_;
  const DegreeRelaxation& relaxation_;
  Budget& budget_;
  int best_;
  std::size_t step_ = 0;
  Layer current_, next_;
  std::vector<MeteredVector<Origin>> history_;  // of each layer that was passed
  std::optional<Finish> finish_;
};

}  // namespace

ProofResult search_kernel(const WalkKernel& kernel, const FrontierPlan& plan, const DegreeRelaxation& relaxation,
                          std::size_t edges, int upper_bound, Budget& budget) {
  return KernelSearch(kernel, plan, relaxation, upper_bound, budget).run(edges);
}

}  // namespace ariadne::covering
