#pragma once

#include "core/level_tuning.hpp"
#include "core/search_tuning.hpp"
#include "games/game.hpp"
#include "games/reversi/evaluation.hpp"
#include "games/reversi/game_text.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// Reversi as the registry knows it.
struct Rules {
  using Position = reversi::Position;
  using Evaluations = reversi::Evaluations;
  static constexpr std::string_view best_evaluation = Patterns::name;
  static constexpr SearchTuning tuning{.late_from = 3};
  static constexpr LevelTuning levels{.scale = 10,  // discs
                                      .first = {{{95, 0.41},
                                                 {170, 0.307},
                                                 {570, 0.156},
                                                 {2'070, 0.0778},
                                                 {11'200, 0.0313},
                                                 {52'000, 0.0127},
                                                 {276'000, 0.00345},
                                                 {1'600'000, 0.00113},
                                                 {14'000'000, 0.0002}}}};

  static GameInfo info();
  static Position start(const Settings& settings, Rng& rng);

  static Result<Position> from_json(const Json& json);
  static Result<Transcript> from_text(std::string_view text);
  static Result<std::vector<SuitePosition<Position>>> read_suite(std::string_view text);
  static std::string_view balanced_openings();  // of 8 x 8
  static Json to_json(const Position& position);
  static std::string to_text(const Position& position);
  static std::string write(std::string_view format, const Transcript& game, const std::vector<std::string>& names);

  static std::string move_text(const Position& position, Move move);
  static Result<Move> read_move(const Position& position, std::string_view text);

  static std::string describe(const Position& position, Move move);
  static std::string outcome_text(const Position& position);
  static Scene scene(const Position& position, const LastStep<Position>* last);
  static std::vector<GameEvent> events(const LastStep<Position>& last, const Position& after);
};

}  // namespace ariadne::reversi
