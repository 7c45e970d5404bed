#pragma once

#include "core/level_tuning.hpp"
#include "core/search_tuning.hpp"
#include "games/game.hpp"
#include "games/theseus/evaluation.hpp"
#include "games/theseus/position.hpp"
#include "games/theseus/scene.hpp"

namespace ariadne::theseus {

// Theseus and the Minotaur as the registry knows it.
struct Rules {
  using Position = theseus::Position;
  using Evaluations = theseus::Evaluations;
  static constexpr SearchTuning tuning{.table_depth = 6, .lesson_depth = 6};
  static constexpr LevelTuning levels{.first = {{{8, 0.6},
                                                 {12, 0.13},
                                                 {16, 0.11},
                                                 {20, 0.085},
                                                 {24, 0.072},
                                                 {26, 0.07},
                                                 {36, 0.055},
                                                 {110, 0.033},
                                                 {2'700, 0.009}}},
                                      .second = {{{4, 3},
                                                  {5, 0.2},
                                                  {5, 0.065},
                                                  {10, 0.048},
                                                  {21, 0.037},
                                                  {36, 0.036},
                                                  {70, 0.026},
                                                  {150, 0.018},
                                                  {500, 0.018}}}};

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
  static Statistics step_statistics(const LastStep<Position>& last, const Position& after);
  static std::vector<GameEvent> events(const LastStep<Position>& last, const Position& after);
};

}  // namespace ariadne::theseus
