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
  static constexpr LevelTuning levels{.first = {{{8, 0.279},
                                                 {20, 0.13},
                                                 {24, 0.111},
                                                 {27, 0.104},
                                                 {36, 0.0861},
                                                 {72, 0.0594},
                                                 {180, 0.033},
                                                 {400, 0.0225},
                                                 {1'009, 0.0128}}},
                                      .second = {{{4, 1},
                                                  {13, 0.178},
                                                  {33, 0.0904},
                                                  {52, 0.0707},
                                                  {116, 0.0437},
                                                  {229, 0.0294},
                                                  {315, 0.0252},
                                                  {521, 0.0191},
                                                  {1'500, 0.01}}}};

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
