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
  static constexpr SearchTuning tuning{.table_depth = 2, .late_from = 3};
  // A step is worth a hundredth of a win, and the ghosts have up to 256 joint moves: with more exploration than this
  // all of them look alike.
  static constexpr MonteCarloTuning monte_carlo{.scale = 1000, .exploration = 0.02};
  // Pac-Man has the easier game: where both sides see as much, he soon wins nine games of ten.
  static constexpr LevelTuning levels{.scale = 500,
                                      .first = {{{37, 0.721},
                                                 {62, 0.571},
                                                 {86, 0.491},
                                                 {121, 0.42},
                                                 {169, 0.365},
                                                 {224, 0.322},
                                                 {331, 0.264},
                                                 {657, 0.221},
                                                 {1'700, 0.152}}},
                                      .second = {{{12, 2.6},
                                                  {46, 0.658},
                                                  {128, 0.41},
                                                  {296, 0.28},
                                                  {657, 0.221},
                                                  {1'300, 0.174},
                                                  {2'600, 0.123},
                                                  {7'300, 0.07},
                                                  {67'000, 0.015}}}};

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
