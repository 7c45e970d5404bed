#include "mazes/problems/graph_problem.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "core/json_place.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMostEdges = 1'000'000;

bool is_amount(const Json& json) {
  return json.is_number() && std::isfinite(json.get<double>()) && json.get<double>() >= 0;
}

tl::unexpected<Error> bad_edge(std::size_t index) {
  return failure_in({"edges", std::to_string(index)},
                    "edge " + std::to_string(index + 1) +
                        " is not of the form [\"from\", \"action\", \"to\", cost], with a cost that is not negative");
}

}  // namespace

// Gives names their numbers in the order in which they appear.
class GraphProblem::Builder {
 public:
  State state(const std::string& name) {
    const auto [found, fresh] = numbers_.emplace(name, static_cast<State>(graph_.nodes_.size()));
    if (fresh) graph_.nodes_.push_back({name, false, 0, {}, {}});
    return found->second;
  }
  Result<> add_edges(const Json& edges) {
    if (!edges.is_array() || edges.size() > kMostEdges) {
      return failure_in({"edges"}, "a graph needs \"edges\", an array of at most " + std::to_string(kMostEdges));
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Json& edge = edges[i];
      const bool right = edge.is_array() && edge.size() == 4 && edge[0].is_string() && edge[1].is_string() &&
                         edge[2].is_string() && is_amount(edge[3]);
      if (!right) return bad_edge(i);
      const State from = state(edge[0].get<std::string>()), to = state(edge[2].get<std::string>());
      const auto number = static_cast<std::uint32_t>(graph_.edges_.size());
      graph_.nodes_[from].edges.push_back(number);
      graph_.nodes_[to].edges_in.push_back(number);
      graph_.edges_.push_back({edge[1].get<std::string>(), from, to, edge[3].get<double>()});
    }
    return {};
  }
  Result<> add_goals(const Json& goals) {
    if (!goals.is_array()) return failure_in({"goals"}, "a graph needs \"goals\", an array of names");
    for (std::size_t i = 0; i < goals.size(); ++i) {
      if (!goals[i].is_string()) return failure_in({"goals", std::to_string(i)}, "a goal is no string");
      graph_.goals_.push_back(state(goals[i].get<std::string>()));
      graph_.nodes_[graph_.goals_.back()].goal = true;
    }
    return {};
  }
  Result<> add_heuristic(const Json& heuristic) {
    if (!heuristic.is_object()) return failure_in({"heuristic"}, "\"heuristic\" is no object of names and numbers");
    for (const auto& item : heuristic.items()) {
      const auto found = numbers_.find(item.key());
      if (found == numbers_.end())
        return failure_in({"heuristic", item.key()},
                          "\"heuristic\" names " + in_quotes(item.key()) + ", which is no state");
      if (!is_amount(item.value()))
        return failure_in({"heuristic", item.key()},
                          "the heuristic of " + in_quotes(item.key()) + " is no number from 0 up");
      graph_.nodes_[found->second].heuristic = item.value().get<double>();
    }
    return {};
  }
  void start_at(const std::string& name) { graph_.start_ = state(name); }
  GraphProblem finish() && { return std::move(graph_); }

 private:
  GraphProblem graph_;
  std::map<std::string, State> numbers_;
};

Result<GraphProblem> GraphProblem::from_json(const Json& json) {
  const auto known = only_members(json, {"problem", "start", "goals", "edges", "heuristic"}, "a graph");
  if (!known) return tl::unexpected(known.error());
  const auto start = string_member(json, "start", "a graph");
  if (!start) return tl::unexpected(start.error());
  Builder builder;
  builder.start_at(*start);
  if (const auto added = builder.add_edges(json.value("edges", Json())); !added) return tl::unexpected(added.error());
  if (const auto added = builder.add_goals(json.value("goals", Json())); !added) return tl::unexpected(added.error());
  if (json.contains("heuristic")) {
    if (const auto added = builder.add_heuristic(json["heuristic"]); !added) return tl::unexpected(added.error());
  }
  return std::move(builder).finish();
}

bool GraphProblem::heuristic_is_consistent() const {
  return std::ranges::all_of(nodes_, [&](const Node& node) {
    const auto falls_slowly = [&](std::uint32_t edge) {
      return node.heuristic <= edges_[edge].cost + heuristic(edges_[edge].to);
    };
    return !(node.goal && node.heuristic > 0) && std::ranges::all_of(node.edges, falls_slowly);
  });
}

}  // namespace ariadne
