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
                                                 {56, 0.6},
                                                 {71, 0.54},
                                                 {99, 0.46},
                                                 {150, 0.38},
                                                 {210, 0.33},
                                                 {280, 0.29},
                                                 {2'000, 0.1},
                                                 {12'000, 0.03}}},
                                      .second = {{{12, 2.6},
                                                  {35, 0.87},
                                                  {69, 0.54},
                                                  {180, 0.35},
                                                  {520, 0.24},
                                                  {1'100, 0.18},
                                                  {1'900, 0.14},
                                                  {500, 0.095},
                                                  {1'000, 0.06}}}};

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
