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
  // A player who plays well, but often makes any move that does not lose at once, wins and loses. One who always plays
  // a little badly gets nowhere, and most games of two of them would be drawn.
  static constexpr LevelTuning levels{.first = {{{8, 3},
                                                 {11, 0.9, 0.64},
                                                 {21, 0.9, 0.56},
                                                 {25, 0.9, 0.53},
                                                 {25, 0.9, 0.4},
                                                 {26, 0.9, 0.22},
                                                 {35, 0.9, 0.085},
                                                 {200, 0.9, 0.036},
                                                 {2'600, 0.9, 0.009}}},
                                      .second = {{{8, 3},
                                                  {8, 0.9, 0.82},
                                                  {8, 0.9, 0.69},
                                                  {8, 0.9, 0.58},
                                                  {8, 0.9, 0.28},
                                                  {14, 0.9, 0.1},
                                                  {31, 0.9, 0.062},
                                                  {160, 0.9, 0.03},
                                                  {900, 0.9, 0.011}}}};

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
