#pragma once

#include "core/search_tuning.hpp"
#include "games/game.hpp"
#include "games/hunger/endgame.hpp"
#include "games/hunger/evaluation.hpp"
#include "games/hunger/position.hpp"
#include "games/hunger/scene.hpp"

namespace ariadne::hunger {

// Hunger Games as the registry knows it.
struct Rules {
  using Position = hunger::Position;
  using Evaluations = hunger::Evaluations;
  static constexpr SearchTuning tuning{.late_from = 3};
  static constexpr MonteCarloTuning monte_carlo{.scale = 40};
  using Endgame = hunger::Endgame;

  static GameInfo info();
  static Position start(const Settings& settings, Rng& rng);

  static Result<Position> from_json(const Json& json);
  static Result<Transcript> from_text(std::string_view text);
  static Json to_json(const Position& position);
  static std::string to_text(const Position& position);

  static std::string move_text(const Position& position, Move move);
  static Result<Move> read_move(const Position& position, std::string_view text);

  static std::string describe(const Position& position, Move move);
  static std::string outcome_text(const Position& position);
  static Scene scene(const Position& position, const LastStep<Position>* last);
  static Statistics statistics(const Transcript& game);
  static Result<Endgame> endgame(const Position& position);
  static std::vector<GameEvent> events(const LastStep<Position>& last, const Position& after);
};

}  // namespace ariadne::hunger
