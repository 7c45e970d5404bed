#pragma once

#include "agents/algorithms/fixed_depth.hpp"
#include "agents/pacman/path_plan.hpp"
#include "agents/pacman/walk.hpp"

namespace ariadne::pacman {

// Finds a way once, as if there were no ghosts, walks it and then stands still. Only if it is moved from its way does
// it look for another.
struct PathPlayer {
  static constexpr std::string_view name = "path";
  static constexpr std::string_view summary = "plans a path, follows it blindly and then stands still";
  static constexpr Team team = Team::first;

  template <class G>
  static std::vector<Parameter> parameters() {
    Parameter algorithm =
        Parameter::choice("algorithm", path_algorithms(), "how the path is found; exact is for food only");
    algorithm.fallback = "astar";
    std::vector<std::string> heuristics = {"default"};
    heuristics.insert(heuristics.end(), kMazeHeuristics.begin(), kMazeHeuristics.end());
    return {
        Parameter::choice("problem", path_problems(), "what the path has to reach"),
        algorithm,
        Parameter::choice("heuristic", heuristics, "what guides the search; default: the best for the problem"),
        Parameter::number("nodes", 1, 1'000'000'000'000, 1'000'000, "states generated until it gives up"),
    };
  }

  template <class G>
  using Memory = Walk;
  template <class G>
  static Result<> check(const Request<G>& request) {
    return check_path_plan(request.position, plan_of(request));
  }
  template <class G>
  static Decision think(const Request<G>& request, Walk& walk) {
    const Position& position = request.position;
    Decision decision;
    if (!walk.leads_on_from(position)) {
      const PathAnswer answer = answer_of(position, plan_of(request));
      decision.nodes = answer.generated;
      decision.complete = answer.complete;
      walk.begin(position, way_of(answer));
    }
    decision.move = G::move_text(position, walk.step(position));
    return decision;
  }

 private:
  template <class G>
  static PathPlan plan_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    PathPlan plan;
    plan.problem = settings.choice("problem");
    plan.question.algorithm = settings.choice("algorithm");
    if (settings.choice("heuristic") != "default") plan.question.heuristic = settings.choice("heuristic");
    plan.question.limits = tighter(request.how.limits, {static_cast<std::uint64_t>(settings.number("nodes"))});
    plan.question.stop = request.how.stop;
    return plan;
  }
};

}  // namespace ariadne::pacman
