#include "search/path/covering_walk/links.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ariadne::covering {
namespace {

constexpr std::uint64_t kStepsOfAVertex = 16;  // eliminating one takes as long as this many quick steps
constexpr std::size_t kBytesOfAnEdge = 1024;   // with all links and pieces made from it

Link turned(const Link& link) {
  Link result{link.second, link.first, {}};
  for (int number = 0; number < kLinkUses; ++number) {
    const LinkUse use = link_use(number);
    const Shape shape = shape_of(touches_second(use.shape), touches_first(use.shape), use.shape == Shape::joined);
    result.ways[static_cast<std::size_t>(number_of({shape, use.second_odd, use.first_odd}))] =
        link.ways[static_cast<std::size_t>(number)];
  }
  return result;
}

Link starting_at(const Link& link, int vertex) { return link.first == vertex ? link : turned(link); }

template <class Visit>
void for_each_way(const Link& link, const Visit& visit) {
  for (int number = 0; number < kLinkUses; ++number) {
    const WayToUse& way = link.ways[static_cast<std::size_t>(number)];
    if (way.possible()) visit(link_use(number), way);
  }
}

// Eliminates vertices until each has three links or more.
class Reduction {
 public:
  explicit Reduction(const WalkGraph& graph) : graph_(graph) {
    kernel_.start = graph.start;
    kernel_.junctions.resize(static_cast<std::size_t>(graph.vertices));
    links_at_.resize(kernel_.junctions.size());
    for (const int vertex : graph.required) junction(vertex).required = true;
    for (std::size_t i = 0; i < graph.edges.size(); ++i) add_edge(static_cast<int>(i));
  }

  std::optional<WalkKernel> run(Budget& budget) {
    for (int vertex = 0; vertex < graph_.vertices; ++vertex) waiting_.push_back(vertex);
    while (!waiting_.empty()) {
      budget.count_steps(kStepsOfAVertex);
      if (budget.spent()) return std::nullopt;
      const int vertex = waiting_.back();
      waiting_.pop_back();
      if (vertex != graph_.start) eliminate(vertex);
    }
    drop_dead_links();
    return std::move(kernel_);
  }

 private:
  Junction& junction(int vertex) { return kernel_.junctions[static_cast<std::size_t>(vertex)]; }
  std::vector<int>& links_at(int vertex) { return links_at_[static_cast<std::size_t>(vertex)]; }
  Link& link(int number) { return kernel_.links[static_cast<std::size_t>(number)]; }

  int leaf(int edge, int times) {
    kernel_.pieces.push_back({kNoPiece, kNoPiece, edge, times});
    return static_cast<int>(kernel_.pieces.size()) - 1;
  }
  int both(int left, int right) {
    if (left == kNoPiece) return right;
    if (right == kNoPiece) return left;
    kernel_.pieces.push_back({left, right, -1, 0});
    return static_cast<int>(kernel_.pieces.size()) - 1;
  }
  void offer(WayToUse& best, const WayToUse& a, const WayToUse& b, const WayToUse& c = {0, kNoPiece}) {
    const int cost = a.cost + b.cost + c.cost;
    if (cost < best.cost) best = {cost, both(both(a.piece, b.piece), c.piece)};
  }

  void add_edge(int number) {
    const WalkEdge& edge = graph_.edges[static_cast<std::size_t>(number)];
    if (edge.a == edge.b) return;
    Link result{edge.a, edge.b, {}};
    result.ways[number_of({})] = {0, kNoPiece};
    result.ways[number_of({Shape::joined, 1, 1})] = {edge.length, leaf(number, 1)};
    result.ways[number_of({Shape::joined, 0, 0})] = {2 * edge.length, leaf(number, 2)};
    add_link(result);
  }

  // Two links between the same vertices become one.
  void add_link(Link added) {
    forget_beaten_ways(added);
    for (const int other : links_at(added.first)) {
      if (link(other).first != added.second && link(other).second != added.second) continue;
      link(other) = side_by_side(link(other), starting_at(added, link(other).first));
      return;
    }
    const int number = static_cast<int>(kernel_.links.size());
    kernel_.links.push_back(added);
    links_at(added.first).push_back(number);
    links_at(added.second).push_back(number);
  }

  // Whatever makes a walk of a way that touches one end, or both apart, makes one of a way that joins them.
  static void forget_beaten_ways(Link& link) {
    for (int number = number_of({Shape::first, 0, 0}); number < number_of({Shape::joined, 0, 0}); ++number) {
      LinkUse use = link_use(number);
      use.shape = Shape::joined;
      WayToUse& way = link.ways[static_cast<std::size_t>(number)];
      if (link.ways[static_cast<std::size_t>(number_of(use))].cost <= way.cost) way = {};
    }
  }

  Link side_by_side(const Link& a, const Link& b) {
    Link result{a.first, a.second, {}};
    for_each_way(a, [&](LinkUse x, const WayToUse& way_a) {
      for_each_way(b, [&](LinkUse y, const WayToUse& way_b) {
        if (x.ends() + y.ends() > 1) return;
        const Shape shape = shape_of(touches_first(x.shape) || touches_first(y.shape),
                                     touches_second(x.shape) || touches_second(y.shape),
                                     x.shape == Shape::joined || y.shape == Shape::joined);
        const LinkUse use{shape, x.first_odd ^ y.first_odd, x.second_odd ^ y.second_odd};
        offer(result.ways[static_cast<std::size_t>(number_of(use))], way_a, way_b);
      });
    });
    forget_beaten_ways(result);
    return result;
  }

  // a ends where b begins, and that vertex is eliminated.
  Link in_a_row(const Link& a, const Link& b) {
    const Junction middle = junction(a.second);
    Link result{a.first, b.second, {}};
    for_each_way(a, [&](LinkUse x, const WayToUse& way_a) {
      for_each_way(b, [&](LinkUse y, const WayToUse& way_b) {
        const bool joins_a = x.shape == Shape::joined, joins_b = y.shape == Shape::joined;
        const bool touched = touches_second(x.shape) || touches_first(y.shape);
        if (touched ? !joins_a && !joins_b : middle.required) return;
        const int odd = x.second_odd ^ y.first_odd;
        if (x.ends() + y.ends() + odd > 1) return;
        const Shape shape = shape_of(touches_first(x.shape), touches_second(y.shape), joins_a && joins_b);
        offer(result.ways[static_cast<std::size_t>(number_of({shape, x.first_odd, y.second_odd}))], way_a, way_b,
              touched ? middle.leave[static_cast<std::size_t>(odd)] : WayToUse{0, kNoPiece});
      });
    });
    return result;
  }

  void eliminate(int vertex) {
    auto& links = links_at(vertex);
    if (links.empty() || links.size() > 2) return;
    const Link a = turned(starting_at(link(links.front()), vertex));
    if (links.size() == 1) {
      take_away(links.front());
      hang(a.first, dead_end(a));
    } else {
      const Link b = starting_at(link(links.back()), vertex);
      const Link whole = in_a_row(a, b);
      take_away(links.back());
      take_away(links_at(vertex).front());
      add_link(whole);
    }
  }

  void take_away(int number) {
    for (const int vertex : {link(number).first, link(number).second}) {
      std::erase(links_at(vertex), number);
      waiting_.push_back(vertex);
    }
    link(number).first = link(number).second = -1;
  }

  // What a link comes to for its first end if its second end has no other.
  Junction dead_end(const Link& a) {
    const Junction last = junction(a.second);
    Junction result{true, {}};
    for_each_way(a, [&](LinkUse use, const WayToUse& way) {
      const bool touched = touches_second(use.shape);
      if (touched ? use.shape != Shape::joined || use.ends() + use.second_odd > 1 : last.required) return;
      if (use.shape == Shape::none) result.required = false;
      offer(result.leave[static_cast<std::size_t>(use.first_odd)], way,
            touched ? last.leave[static_cast<std::size_t>(use.second_odd)] : WayToUse{0, kNoPiece});
    });
    return result;
  }

  void hang(int vertex, const Junction& part) {
    Junction& at = junction(vertex);
    const Junction before = at;
    at = {before.required || part.required, {}};
    offer(at.leave[0], before.leave[0], part.leave[0]);
    offer(at.leave[1], before.leave[1], part.leave[0]);
    offer(at.leave[1], before.leave[0], part.leave[1]);
  }

  void drop_dead_links() {
    std::erase_if(kernel_.links, [](const Link& link) { return link.first < 0; });
  }

  const WalkGraph& graph_;
  WalkKernel kernel_;
  std::vector<std::vector<int>> links_at_;
  std::vector<int> waiting_;
};

}  // namespace

void WalkKernel::add_uses(int piece, std::vector<int>& uses) const {
  std::vector<int> waiting = {piece};
  while (!waiting.empty()) {
    const int next = waiting.back();
    waiting.pop_back();
    if (next == kNoPiece) continue;
    const Piece& node = pieces[static_cast<std::size_t>(next)];
    if (node.edge >= 0) uses[static_cast<std::size_t>(node.edge)] += node.times;
    waiting.push_back(node.left);
    waiting.push_back(node.right);
  }
}

std::optional<WalkKernel> reduce_to_kernel(const WalkGraph& graph, Budget& budget) {
  // Never given back: the kernel is there until the search of the walk ends, and the budget with it.
  if (!budget.claim(graph.edges.size() * kBytesOfAnEdge)) return std::nullopt;
  return Reduction(graph).run(budget);
}

}  // namespace ariadne::covering
