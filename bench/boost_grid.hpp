#pragma once

#include <algorithm>
#include <bit>
#include <boost/graph/astar_search.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "mazes/grid_search/prepared_grid.hpp"

// A grid as Boost.Graph wants one: vertices and edges are numbers, made up when they are asked for.
namespace ariadne::bench {

enum class Neighbours : std::uint8_t { four, eight };

struct BoostGrid {
  struct Edge {
    PreparedGrid::Index from;
    Heading heading;
    bool operator==(const Edge&) const = default;
  };
  struct Traversal : boost::incidence_graph_tag {};

  class EdgeIterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Edge;
    using difference_type = std::ptrdiff_t;
    using pointer = const Edge*;
    using reference = Edge;

    EdgeIterator() = default;
    EdgeIterator(PreparedGrid::Index from, unsigned rest) : from_(from), rest_(rest) {}
    Edge operator*() const { return {from_, static_cast<Heading>(std::countr_zero(rest_))}; }
    EdgeIterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    EdgeIterator operator++(int) {
      const EdgeIterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const EdgeIterator&) const = default;

   private:
    PreparedGrid::Index from_ = 0;
    unsigned rest_ = 0;
  };

  using vertex_descriptor = PreparedGrid::Index;
  using edge_descriptor = Edge;
  using out_edge_iterator = EdgeIterator;
  using degree_size_type = unsigned;
  using directed_category = boost::directed_tag;
  using edge_parallel_category = boost::disallow_parallel_edge_tag;
  using traversal_category = Traversal;

  unsigned steps(PreparedGrid::Index from) const {
    return grid->steps(from) & (neighbours == Neighbours::four ? 0x0fu : 0xffu);
  }

  const PreparedGrid* grid;
  Neighbours neighbours;
};

// Found by Boost through the namespace of their arguments.
inline std::pair<BoostGrid::EdgeIterator, BoostGrid::EdgeIterator> out_edges(PreparedGrid::Index from,
                                                                             const BoostGrid& graph) {
  return {{from, graph.steps(from)}, {from, 0}};
}
inline unsigned out_degree(PreparedGrid::Index from, const BoostGrid& graph) {
  return static_cast<unsigned>(std::popcount(graph.steps(from)));
}
inline PreparedGrid::Index source(BoostGrid::Edge edge, const BoostGrid&) { return edge.from; }
inline PreparedGrid::Index target(BoostGrid::Edge edge, const BoostGrid& graph) {
  return edge.from + graph.grid->offset(edge.heading);
}

// Boost's A*, used as well as it can be: plain arrays for its maps, and after a query only what it touched is reset.
class BoostSearch {
 public:
  struct Answer {
    bool found = false;
    double cost = 0;
    std::uint64_t expanded = 0;
  };

  BoostSearch(const PreparedGrid& grid, Neighbours neighbours)
      : graph_{&grid, neighbours},
        colors_(grid.index_count(), boost::white_color),
        distances_(grid.index_count(), kInfinity),
        estimates_(grid.index_count(), kInfinity),
        parents_(grid.index_count()) {}

  Answer find(Cell start, Cell goal) {
    Answer answer;
    if (!graph_.grid->is_open(start) || !graph_.grid->is_open(goal)) return answer;
    const auto source = graph_.grid->index(start), target = graph_.grid->index(goal);
    const Estimate estimate{{}, &graph_, goal};
    distances_[source] = 0;
    estimates_[source] = estimate(source);
    try {
      search(source, estimate, Watcher({}, &answer, &touched_, target));
    } catch (const Reached&) {
      answer.found = true;
    }
    answer.cost = distances_[target];
    reset();
    return answer;
  }

 private:
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();
  struct Reached {};

  struct Estimate : boost::astar_heuristic<BoostGrid, double> {
    double operator()(PreparedGrid::Index from) const {
      const Cell cell = graph->grid->cell(from);
      const int dx = std::abs(cell.x - goal.x), dy = std::abs(cell.y - goal.y);
      if (graph->neighbours == Neighbours::four) return dx + dy;
      return std::max(dx, dy) + (std::numbers::sqrt2 - 1) * std::min(dx, dy);
    }
    Estimate(boost::astar_heuristic<BoostGrid, double> base, const BoostGrid* of, Cell to)
        : boost::astar_heuristic<BoostGrid, double>(base), graph(of), goal(to) {}
    const BoostGrid* graph;
    Cell goal;
  };

  struct Watcher : boost::default_astar_visitor {
    Watcher(boost::default_astar_visitor base, Answer* into, std::vector<PreparedGrid::Index>* list,
            PreparedGrid::Index to)
        : boost::default_astar_visitor(base), answer(into), touched(list), target(to) {}
    void discover_vertex(PreparedGrid::Index vertex, const BoostGrid&) const { touched->push_back(vertex); }
    void examine_vertex(PreparedGrid::Index vertex, const BoostGrid&) const {
      if (vertex == target) throw Reached();
      ++answer->expanded;
    }
    Answer* answer;
    std::vector<PreparedGrid::Index>* touched;
    PreparedGrid::Index target;
  };

  void search(PreparedGrid::Index source, const Estimate& estimate, const Watcher& watcher) {
    const auto weight = boost::make_function_property_map<BoostGrid::Edge>(
        [](BoostGrid::Edge edge) { return is_diagonal(edge.heading) ? std::numbers::sqrt2 : 1.0; });
    boost::astar_search_no_init(graph_, source, estimate, watcher, parents_.data(), estimates_.data(),
                                distances_.data(), weight, colors_.data(), boost::identity_property_map(),
                                std::less<>(), std::plus<>(), kInfinity, 0.0);
  }

  void reset() {
    for (const PreparedGrid::Index vertex : touched_) {
      colors_[vertex] = boost::white_color;
      distances_[vertex] = estimates_[vertex] = kInfinity;
    }
    touched_.clear();
  }

  BoostGrid graph_;
  std::vector<boost::default_color_type> colors_;
  std::vector<double> distances_, estimates_;
  std::vector<PreparedGrid::Index> parents_, touched_;
};

}  // namespace ariadne::bench
