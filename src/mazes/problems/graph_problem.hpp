#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/path_problem.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"

namespace ariadne {

// A graph written out in a file: states have names, successors come in the order of the file.
class GraphProblem {
 public:
  using State = std::uint32_t;
  using Action = std::uint32_t;  // the number of an edge
  using Cost = double;

  // {"problem":"graph","start":"A","goals":["G"],"edges":[["A","0:A->B","B",1.0],…],"heuristic":{"A":3}}
  static Result<GraphProblem> from_json(const Json& json);

  State start() const { return start_; }
  bool is_goal(State state) const { return nodes_[state].goal; }
  std::uint64_t hash(State state) const { return mix(state); }
  std::size_t state_count() const { return nodes_.size(); }
  std::size_t number(State state) const { return state; }

  template <class Visit>
  void for_each_successor(State state, const Visit& visit) const {
    for (const std::uint32_t edge : nodes_[state].edges) visit(edge, edges_[edge].to, edges_[edge].cost);
  }

  // In the order of the file as well.
  template <class Visit>
  void for_each_goal(const Visit& visit) const {
    for (const State goal : goals_) visit(goal);
  }
  template <class Visit>
  void for_each_predecessor(State state, const Visit& visit) const {
    for (const std::uint32_t edge : nodes_[state].edges_in) visit(edge, edges_[edge].from, edges_[edge].cost);
  }

  const std::string& state_name(State state) const { return nodes_[state].name; }
  const std::string& action_name(Action action) const { return edges_[action].name; }
  double heuristic(State state) const { return nodes_[state].heuristic; }
  // No estimate falls by more than a step costs, and goals have 0: then it never overestimates either.
  bool heuristic_is_consistent() const;

 private:
  struct Node {
    std::string name;
    bool goal = false;
    double heuristic = 0;
    std::vector<std::uint32_t> edges, edges_in;
  };
  struct Edge {
    std::string name;
    State from = 0, to = 0;
    Cost cost = 0;
  };
  class Builder;

  State start_ = 0;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<State> goals_;
};

// The estimates of the file; states that it does not list count 0.
struct FileHeuristic {
  static constexpr std::string_view name = "file";
  const GraphProblem* problem;
  double operator()(GraphProblem::State state) const { return problem->heuristic(state); }
};

static_assert(NumberedStates<GraphProblem> && ReversiblePathProblem<GraphProblem>);

}  // namespace ariadne
