#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "arena/game.hpp"
#include "core/json.hpp"

// Games for front ends that draw them elsewhere: the states of a game in play, and the frames of one that was played.
namespace ariadne {

// What was played in a game, step by step, with sentences. It is kept beside the game, so that a long one is not
// described again after every move.
class Story {
 public:
  // Describes what was played since, and forgets what was taken back.
  void follow(const GameInPlay& game);

  std::size_t steps() const { return steps_.size(); }
  // The steps from this one on, counted from 0: an array.
  Json from(std::size_t first) const;

 private:
  struct Told {
    Step moves;
    Json json;
  };
  std::vector<Told> steps_;
};

// A game as it stands: schema "ariadne/state/1" of docs/formats.md, without what was played. `awaited` are the seats
// whose choice is wanted: what they may play is listed, and the first of them sees its choices marked.
Json state_json(const GameInPlay& game, const std::vector<Seat>& awaited);

// Frames of a recorded game from a ply on: for each, the scene after it and what was played. The ground is left out
// where it is that of the frame before. Both the number of frames and, roughly, their bytes are limited.
struct FrameRange {
  std::size_t from = 0;
  std::size_t count = SIZE_MAX;
  std::size_t max_bytes = SIZE_MAX;
};
Json frames_json(const GameInPlay& game, const FrameRange& range = {});

// A recorded game with everything that is needed to show it: title, record, frames.
Json shown_game_json(const GameRecord& record, const GameInPlay& game, const FrameRange& range = {});

}  // namespace ariadne
