#pragma once

#include "games/game.hpp"
#include "games/tree/position.hpp"

namespace ariadne::tree {

// An explicit game tree as the registry knows it.
struct Rules {
  using Position = tree::Position;
  using Evaluations = tree::Evaluations;

  static constexpr bool played_for_score = true;
  static constexpr int max_seats = kMaxPlayers + 1;

  static GameInfo info();
  static std::vector<std::string> seats(const Position& position);
  static Position start(const Settings& settings, Rng& rng);

  static Result<Position> from_json(const Json& json);
  static Result<Transcript> from_text(std::string_view text);
  static Json to_json(const Position& position);
  static std::string to_text(const Position& position);

  static std::string name(const Position& position) { return position.here().name; }

  static std::string move_text(const Position& position, Move move);
  static Result<Move> read_move(const Position& position, std::string_view text);

  static std::string describe(const Position& position, Move move);
  static std::string outcome_text(const Position& position);
  static Scene scene(const Position& position, const LastStep<Position>* last);
};

}  // namespace ariadne::tree
