#include "mazes/problems/graph_problem.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxEdges = 1'000'000;
constexpr const char* kEdgeForm = "[\"from\", \"action\", \"to\", cost]";

}  // namespace

// Gives names their numbers in the order in which they appear.
class GraphProblem::Builder {
 public:
  State state(const std::string& name) {
    const auto [found, fresh] = numbers_.emplace(name, static_cast<State>(graph_.nodes_.size()));
    if (fresh) graph_.nodes_.push_back({name, false, 0, {}, {}});
    return found->second;
  }
  void add_edge(const JsonReader& edge) {
    const auto parts = edge.tuple(4, kEdgeForm);
    const std::string from_name = parts[0].text(), action = parts[1].text(), to_name = parts[2].text();
    const double cost = parts[3].number(0);
    if (edge.failed()) return;
    const State from = state(from_name), to = state(to_name);
    const auto number = static_cast<std::uint32_t>(graph_.edges_.size());
    graph_.nodes_[from].edges.push_back(number);
    graph_.nodes_[to].edges_in.push_back(number);
    graph_.edges_.push_back({action, from, to, cost});
  }
  void add_goal(const JsonReader& goal) {
    graph_.goals_.push_back(state(goal.text()));
    graph_.nodes_[graph_.goals_.back()].goal = true;
  }
  void add_estimate(const std::string& name, const JsonReader& estimate) {
    const auto found = numbers_.find(name);
    if (found == numbers_.end()) {
      return estimate.fault_of_key("'heuristic' names " + in_quotes(name) + ", which is not a state");
    }
    graph_.nodes_[found->second].heuristic = estimate.number(0);
  }
  void start_at(const std::string& name) { graph_.start_ = state(name); }
  GraphProblem finish() && { return std::move(graph_); }

 private:
  GraphProblem graph_;
  std::map<std::string, State> numbers_;
};

Result<GraphProblem> GraphProblem::from_json(const Json& json) {
  const JsonReader reader(json, "a graph");
  reader.only({"problem", "start", "goals", "edges", "heuristic"});
  Builder builder;
  builder.start_at(reader["start"].text());
  for (const JsonReader& edge : reader["edges"].items(kMaxEdges)) {
    builder.add_edge(edge);
    if (reader.failed()) break;
  }
  for (const JsonReader& goal : reader["goals"].items()) builder.add_goal(goal);
  if (reader.has("heuristic")) {
    for (const auto& [name, estimate] : reader["heuristic"].members()) builder.add_estimate(name, estimate);
  }
  if (reader.failed()) return reader.failure();
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
