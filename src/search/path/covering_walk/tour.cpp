#include "search/path/covering_walk/tour.hpp"

#include <algorithm>
#include <utility>

namespace ariadne::covering {
namespace {

constexpr int kLongestPart = 3;      // stops that are moved together
constexpr std::uint32_t kKick = 30;  // stops that a kick may reach over

// A tour that is being improved. Place 0 is the start and stays; the last place has no next.
class Improvement {
 public:
  Improvement(const Stops& stops, Tour tour, Budget& budget)
      : stops_(stops),
        tour_(std::move(tour)),
        length_(length_of(stops, tour_)),
        place_(tour_.size()),
        queued_(tour_.size()),
        budget_(budget) {
    renumber(0, count());
    for (const int stop : tour_) wake(stop);
  }

  void run() {
    while (!waiting_.empty() && !budget_.spent()) {
      const int stop = waiting_.back();
      waiting_.pop_back();
      queued_[at(stop)] = false;
      budget_.count_node();
      while (turn(stop) || move_part(stop)) {
      }
    }
  }

  // Exchanges two neighbouring parts.
  void kick(Rng& rng) {
    const int reach = std::min(static_cast<int>(kKick), count() - 1);
    const int from = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(count() - reach)));
    const int to = from + reach, middle = from + 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(reach - 1)));
    const auto joints = [&](int place) { return gap(from - 1, from) + gap(place - 1, place) + gap(to - 1, to); };
    length_ -= joints(middle);
    std::rotate(begin(from), begin(middle), begin(to));
    renumber(from, to);
    length_ += joints(to - (middle - from));
    for (const int place : {from - 1, from, middle, to - 1}) wake(tour_[at(place)]);
    if (to < count()) wake(tour_[at(to)]);
  }

  const Tour& tour() const { return tour_; }
  int length() const { return length_; }
  void set(const Tour& tour, int length) {
    tour_ = tour;
    length_ = length;
    renumber(0, count());
  }

 private:
  int count() const { return static_cast<int>(tour_.size()); }
  Tour::iterator begin(int place) { return tour_.begin() + place; }
  // Between places; past the last there is nothing to walk to.
  int gap(int a, int b) const { return b >= count() ? 0 : stops_.distance(tour_[at(a)], tour_[at(b)]); }

  void renumber(int from, int to) {
    for (int i = from; i < to; ++i) place_[at(tour_[at(i)])] = i;
  }
  void wake(int stop) {
    if (queued_[at(stop)]) return;
    queued_[at(stop)] = true;
    waiting_.push_back(stop);
  }
  void wake_around(int place) {
    for (int i = std::max(0, place - 1); i <= std::min(count() - 1, place + 1); ++i) wake(tour_[at(i)]);
  }

  void reverse(int from, int to) {
    length_ += gap(from - 1, to - 1) + gap(from, to) - gap(from - 1, from) - gap(to - 1, to);
    std::reverse(begin(from), begin(to));
    renumber(from, to);
    wake_around(from);
    wake_around(to - 1);
  }

  // Puts the stop next to one of its neighbours: everything between them, with one of the two, is walked backwards.
  bool turn(int stop) {
    const int i = place_[at(stop)];
    for (const int other : stops_.near(stop)) {
      const int j = place_[at(other)];
      const int low = std::min(i, j), high = std::max(i, j);
      if (gap(low, high) + gap(low + 1, high + 1) < gap(low, low + 1) + gap(high, high + 1)) {
        reverse(low + 1, high + 1);
        return true;
      }
      if (low > 0 && gap(low, high) + gap(low - 1, high - 1) < gap(low - 1, low) + gap(high - 1, high)) {
        reverse(low, high);
        return true;
      }
    }
    if (i + 1 < count() && gap(i, count() - 1) < gap(i, i + 1)) {
      reverse(i + 1, count());
      return true;
    }
    return false;
  }

  // A part that begins or ends with the stop is put before or after one of its neighbours.
  bool move_part(int stop) {
    for (int size = 1; size <= std::min(kLongestPart, count() - 2); ++size) {
      for (const int from : {place_[at(stop)], place_[at(stop)] - size + 1}) {
        if (from >= 1 && from + size <= count() && move_part(stop, from, from + size)) return true;
        if (size == 1) break;
      }
    }
    return false;
  }

  bool move_part(int stop, int from, int to) {
    const int saved = gap(from - 1, from) + gap(to - 1, to) - gap(from - 1, to);
    if (saved <= 0) return false;
    for (const int other : stops_.near(stop)) {
      const int j = place_[at(other)];
      if (j >= from && j < to) continue;
      if (put_between(j, from, to, saved) || (j > 0 && put_between(j - 1, from, to, saved))) return true;
    }
    return false;
  }

  // Between place j and the next.
  bool put_between(int j, int from, int to, int saved) {
    if (j == from - 1 || (j >= from && j < to)) return false;
    const int straight = gap(j, from) + gap(to - 1, j + 1), turned = gap(j, to - 1) + gap(from, j + 1);
    const int spent = std::min(straight, turned) - gap(j, j + 1);
    if (spent >= saved) return false;
    length_ += spent - saved;
    if (turned < straight) std::reverse(begin(from), begin(to));
    const int low = std::min(j + 1, from), high = std::max(j + 1, to);
    std::rotate(begin(low), begin(j < from ? from : to), begin(high));
    renumber(low, high);
    for (const int place : {low, high - 1, j < from ? low + (to - from) : high - (to - from)}) wake_around(place);
    return true;
  }

  const Stops& stops_;
  Tour tour_;
  int length_;
  std::vector<int> place_;
  std::vector<bool> queued_;
  std::vector<int> waiting_;
  Budget& budget_;
};

}  // namespace

int length_of(const Stops& stops, const Tour& tour) {
  int length = 0;
  for (std::size_t i = 1; i < tour.size(); ++i) length += stops.distance(tour[i - 1], tour[i]);
  return length;
}

std::vector<int> closest_first_walk(const WalkGraph& graph, WalkDistances& distances, Budget& budget) {
  std::vector<bool> wanted(static_cast<std::size_t>(graph.vertices));
  for (const int vertex : graph.required) wanted[at(vertex)] = true;
  wanted[at(graph.start)] = false;
  std::vector<int> walk = {graph.start};
  while (!budget.spent()) {
    const std::vector<int> path = distances.path_to_nearest(walk.back(), wanted);
    budget.count_steps(distances.reached());
    if (path.empty()) break;
    walk.insert(walk.end(), path.begin() + 1, path.end());
    wanted[at(walk.back())] = false;
  }
  return walk;
}

Tour tour_of(const Stops& stops, const std::vector<int>& walk) {
  std::vector<int> stop_at(at(1 + std::ranges::max(walk)), -1);
  for (int stop = 0; stop < stops.count(); ++stop) stop_at[at(stops.vertex(stop))] = stop;
  Tour tour;
  for (const int vertex : walk) {
    if (const int stop = std::exchange(stop_at[at(vertex)], -1); stop >= 0) tour.push_back(stop);
  }
  return tour;
}

std::vector<int> walk_of(const Stops& stops, WalkDistances& distances, const Tour& tour) {
  std::vector<int> walk = {stops.vertex(tour.front())};
  for (std::size_t i = 1; i < tour.size(); ++i) {
    const std::vector<int> path = distances.path(walk.back(), stops.vertex(tour[i]));
    walk.insert(walk.end(), path.begin() + 1, path.end());
  }
  return walk;
}

Tour improved(const Stops& stops, Tour tour, Kicks kicks, Budget& budget) {
  if (tour.size() < 3) return tour;
  Improvement improvement(stops, std::move(tour), budget);
  improvement.run();
  Tour best = improvement.tour();
  int length = improvement.length();
  for (int i = 0; i < kicks.count && length > kicks.enough && !budget.spent(); ++i) {
    improvement.kick(kicks.rng);
    improvement.run();
    if (improvement.length() <= length) {
      best = improvement.tour(), length = improvement.length();
    } else {
      improvement.set(best, length);
    }
  }
  return best;
}

}  // namespace ariadne::covering
