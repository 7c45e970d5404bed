#pragma once

#include "agents/flags/planner.hpp"
#include "agents/flags/players.hpp"
#include "agents/flags/step_game.hpp"

// The strongest agents of both sides.
namespace ariadne::flags {

// What both sides know before a step: a choice that is pending is none of it.
inline Position without_pending(const Position& position) {
  return {position.maze(), position.state(), position.limit()};
}

inline Decision decision_within(const Request& request, const Budget& budget, Move move) {
  Decision decision = decision_to(request, move);
  decision.nodes = budget.nodes();
  decision.stopped = budget.stopped();
  decision.complete = !budget.spent();
  return decision;
}

struct StrongPlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "works out which ghosts it meets and plans against them";
  static constexpr Team team = Team::first;

  template <class G>
  static std::vector<Parameter> parameters() {
    return {Parameter::choice("ghosts", {"infer", "worst", "classic", "direct", "random"},
                              "what the ghosts are: inferred from their moves, the worst, or told")};
  }

  template <class G>
  using Memory = Planner;

  static Decision think(const Request& request, Planner& planner) {
    Budget budget(request.how.limits, request.how.stop);
    const Position position = without_pending(request.position);
    const std::string& ghosts = request.settings.choice("ghosts");
    const Move move = ghosts == "worst"
                          ? StepGame(position, fleeing_prospects(position.maze()), budget).pacman_choice(request.rng)
                          : planner.choose(position, told_kind(ghosts), budget, request.rng);
    return decision_within(request, budget, move);
  }

 private:
  static std::optional<GhostKind> told_kind(std::string_view ghosts) {
    if (ghosts == "classic") return GhostKind::classic;
    if (ghosts == "direct") return GhostKind::direct;
    if (ghosts == "random") return GhostKind::random;
    return std::nullopt;
  }
};

// Ghosts that fit no simple rule, to measure Pac-Man against a policy that he does not know.
struct WaveringPlayer : NoParameters {
  static constexpr std::string_view name = "wavering";
  static constexpr std::string_view summary = "ghosts that are direct in half of the steps and random in the others";
  static constexpr Team team = Team::second;

  static Decision think(const Request& request) { return decision_to(request, wavering_ghosts(request)); }

 private:
  static Move wavering_ghosts(const Request& request) {
    return request.rng.below(2) == 0 ? direct_ghosts(request.position) : random_ghosts(request.position, request.rng);
  }
};

struct HunterPlayer : NoParameters {
  static constexpr std::string_view name = "hunter";
  static constexpr std::string_view summary = "ghosts that surround pacman together, by odds";
  static constexpr Team team = Team::second;

  static Decision think(const Request& request) {
    Budget budget(request.how.limits, request.how.stop);
    const Position position = without_pending(request.position);
    const StepGame step(position, hunting_prospects(position.maze()), budget);
    return decision_within(request, budget, step.ghosts_choice(request.rng));
  }
};

}  // namespace ariadne::flags
