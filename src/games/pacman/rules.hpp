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
  // At low levels the ghosts have the easier game, at high levels Pac-Man. A Pac-Man who always plays a little badly
  // wanders about; one who now and then makes any move that does not lose at once, and otherwise goes for the food,
  // does not.
  static constexpr LevelTuning levels{.scale = 50,
                                      .first = {{{22, 0.9, 0.85},
                                                 {28, 0.9, 0.72},
                                                 {39, 0.9, 0.525},
                                                 {120, 0.9, 0.355},
                                                 {330, 0.9, 0.235},
                                                 {750, 0.9, 0.139},
                                                 {1'720, 0.9, 0.088},
                                                 {4'100, 0.9, 0.05},
                                                 {14'000, 0.9, 0.02}}},
                                      .second = {{{20, 3, 0.95},
                                                  {20, 1.3, 0.875},
                                                  {21, 0.9, 0.655},
                                                  {53, 0.9, 0.443},
                                                  {400, 0.9, 0.275},
                                                  {1'580, 0.9, 0.15},
                                                  {5'650, 0.9, 0.088},
                                                  {14'900, 0.9, 0.05},
                                                  {45'000, 0.9, 0.02}}}};

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
