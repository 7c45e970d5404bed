#include "search/path/covering_walk/order.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/rng.hpp"

namespace ariadne::covering {
namespace {

constexpr int kTries = 400;
constexpr int kLinksToTry = 200'000;  // links passed over in all tries together

// Orders of the links of a kernel, and what they cost.
class Orders {
 public:
  explicit Orders(const WalkKernel& kernel) : kernel_(kernel), links_at_(kernel.junctions.size()) {
    for (std::size_t i = 0; i < kernel.links.size(); ++i) {
      links_at_[index(kernel.links[i].first)].push_back(static_cast<int>(i));
      links_at_[index(kernel.links[i].second)].push_back(static_cast<int>(i));
    }
    for (std::size_t v = 0; v < links_at_.size(); ++v) {
      if (!links_at_[v].empty()) junctions_.push_back(static_cast<int>(v));
    }
  }

  std::vector<int> best() const {
    std::vector<int> best = by_number();
    double best_estimate = estimate(best);
    const int max_tries = 1 + kLinksToTry / static_cast<int>(kernel_.links.size());
    for (int i = 0; i < std::min(kTries, max_tries); ++i) {
      std::vector<int> order = growing(Rng::stream(1, static_cast<unsigned>(i)));
      if (order.empty()) continue;
      const double value = estimate(order);
      if (value < best_estimate) best = std::move(order), best_estimate = value;
    }
    return best;
  }

 private:
  static std::size_t index(int vertex) { return static_cast<std::size_t>(vertex); }
  const Link& link(int number) const { return kernel_.links[index(number)]; }
  int other_end(int number, int vertex) const {
    return link(number).first == vertex ? link(number).second : link(number).first;
  }

  double estimate(const std::vector<int>& order) const {
    std::vector<std::size_t> passed(links_at_.size());
    double width = 0, sum = 0;
    std::vector<double> powers = {1};
    for (const int number : order) {
      for (const int vertex : {link(number).first, link(number).second}) {
        if (passed[index(vertex)]++ == 0) ++width;
      }
      while (powers.size() <= static_cast<std::size_t>(width)) powers.push_back(powers.back() * kStatesPerJunction);
      sum += powers[static_cast<std::size_t>(width)];
      for (const int vertex : {link(number).first, link(number).second}) {
        if (passed[index(vertex)] == links_at_[index(vertex)].size()) --width;
      }
    }
    return sum;
  }

  // As the vertices are numbered: that may already be a good order.
  std::vector<int> by_number() const {
    std::vector<int> order(kernel_.links.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](int i) {
      return std::pair(std::min(link(i).first, link(i).second), std::max(link(i).first, link(i).second));
    });
    return order;
  }

  // Grows from some junction: next comes the open junction whose links open the fewest new ones. Empty: too many.
  std::vector<int> growing(Rng rng) const {
    std::vector<int> order;
    std::vector<bool> passed(kernel_.links.size()), opened(links_at_.size());
    std::vector<int> open = {junctions_[rng.below(static_cast<std::uint32_t>(junctions_.size()))]};
    opened[index(open.front())] = true;
    while (!open.empty()) {
      if (open.size() > kWidestFrontier) return {};
      const auto next = easiest(open, opened, rng);
      const int vertex = *next;
      open.erase(next);
      close(vertex, order, passed, opened, open);
    }
    return order;
  }

  std::vector<int>::iterator easiest(std::vector<int>& open, const std::vector<bool>& opened, Rng& rng) const {
    auto best = open.begin();
    std::ptrdiff_t fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (auto it = open.begin(); it != open.end(); ++it) {
      const auto fresh = std::ranges::count_if(links_at_[index(*it)],
                                               [&](int number) { return !opened[index(other_end(number, *it))]; });
      if (fresh < fewest || (fresh == fewest && rng.below(4) == 0)) best = it, fewest = fresh;
    }
    return best;
  }

  void close(int vertex, std::vector<int>& order, std::vector<bool>& passed, std::vector<bool>& opened,
             std::vector<int>& open) const {
    for (const bool fresh : {false, true}) {
      for (const int number : links_at_[index(vertex)]) {
        const int other = other_end(number, vertex);
        if (passed[index(number)] || (!fresh && !opened[index(other)])) continue;
        passed[index(number)] = true;
        order.push_back(number);
        if (!opened[index(other)]) opened[index(other)] = true, open.push_back(other);
      }
    }
  }

  const WalkKernel& kernel_;
  std::vector<std::vector<int>> links_at_;
  std::vector<int> junctions_;
};

}  // namespace

std::vector<int> order_of_links(const WalkKernel& kernel) { return Orders(kernel).best(); }

}  // namespace ariadne::covering
