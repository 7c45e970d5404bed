#pragma once

#include "core/level_tuning.hpp"
#include "core/search_tuning.hpp"
#include "games/flags/evaluation.hpp"
#include "games/flags/position.hpp"
#include "games/flags/scene.hpp"
#include "games/game.hpp"

namespace ariadne::flags {

// Pac-Man and the flags as the registry knows it.
struct Rules {
  using Position = flags::Position;
  using Evaluations = flags::Evaluations;
  static constexpr std::string_view best_evaluation = ByTerritory::name;
  static constexpr SearchTuning tuning{.table_depth = 2, .late_from = 3};
  // A step is worth a hundredth of a win, and the ghosts have up to 256 joint moves: with more exploration than this
  // all of them look alike.
  static constexpr MonteCarloTuning monte_carlo{.scale = 1000, .exploration = 0.02};
  // Where both sides see only what is near, Pac-Man has the easier game: he soon wins nine games of ten. Where they see
  // the whole maze, the ghosts have.
  static constexpr LevelTuning levels{.scale = 500,
                                      .best_evaluation_from = 8,
                                      .first = {{{37, 0.72},
                                                 {61, 0.576},
                                                 {89, 0.486},
                                                 {130, 0.405},
                                                 {200, 0.335},
                                                 {250, 0.305},
                                                 {500, 0.215},
                                                 {1'400, 0.13},
                                                 {8'000, 0.04}}},
                                      .second = {{{12, 2.6},
                                                  {45, 0.724},
                                                  {127, 0.42},
                                                  {363, 0.273},
                                                  {1'000, 0.187},
                                                  {1'550, 0.153},
                                                  {4'000, 0.095},
                                                  {420, 0.11},
                                                  {850, 0.068}}}};

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
  static std::vector<GameEvent> events(const LastStep<Position>& last, const Position& after);
  static TournamentScores tournament_scores(const Position& position);
};

}  // namespace ariadne::flags
