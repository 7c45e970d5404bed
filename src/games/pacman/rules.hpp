#pragma once

#include "core/level_tuning.hpp"
#include "core/search_tuning.hpp"
#include "games/game.hpp"
#include "games/pacman/evaluation.hpp"
#include "games/pacman/notation.hpp"
#include "games/pacman/position.hpp"

namespace ariadne::pacman {

// Pac-Man as the registry knows it.
struct Rules {
  using Position = pacman::Position;
  using Evaluations = pacman::Evaluations;
  static constexpr std::string_view best_evaluation = Better::name;
  static constexpr SearchTuning tuning{.table_depth = 2};
  // At low levels the ghosts have the easier game, at high levels Pac-Man.
  static constexpr LevelTuning levels{.scale = 50,
                                      .first = {{{30, 0.58},
                                                 {60, 0.25},
                                                 {150, 0.132},
                                                 {300, 0.09},
                                                 {560, 0.062},
                                                 {900, 0.047},
                                                 {2'000, 0.029},
                                                 {4'600, 0.0165},
                                                 {14'000, 0.0075}}},
                                      .second = {{{20, 1.1},
                                                  {21, 0.694},
                                                  {57, 0.308},
                                                  {346, 0.11},
                                                  {920, 0.06},
                                                  {2'500, 0.03},
                                                  {7'000, 0.0145},
                                                  {17'000, 0.007},
                                                  {45'000, 0.0026}}}};

  static constexpr bool played_for_score = true;
  static constexpr int max_seats = kMaxSeats;

  static GameInfo info();
  static std::vector<std::string> seats(const Position& position);
  static Position start(const Settings& settings, Rng& rng);

  static Result<Position> from_json(const Json& json);
  static Result<Transcript> from_text(std::string_view text);
  static Result<Transcript> from_loose_text(std::string_view text);
  static Json to_json(const Position& position);
  static std::string to_text(const Position& position);

  static std::string move_text(const Position& position, Move move);
  static Result<Move> read_move(const Position& position, std::string_view text);

  static std::string describe(const Position& position, Move move);
  static std::string outcome_text(const Position& position);
  static Scene scene(const Position& position, const LastStep<Position>* last);
  static std::vector<GameEvent> events(const LastStep<Position>& last, const Position& after);
};

}  // namespace ariadne::pacman
