#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "arena/steering.hpp"
#include "core/scene.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

struct Context;

// How a game that agents play, or that was recorded, is shown.
struct ViewOptions {
  std::string title;
  bool live = false;     // its agents play on
  bool running = false;  // moves follow each other without a key
  std::size_t from = 0;  // the ply to begin at
  double speed = 2;      // moves a second, or rounds of a game with a beat; 0: as fast as they come
};

// How a game to a beat is steered.
struct SteerOptions {
  bool offers_another = false;                     // game, after the end of this one
  std::optional<std::chrono::milliseconds> round;  // if it is not the game's own beat
  bool waits = false;                              // for a key in every round
};

// The front end that takes the whole terminal, as the commands know it: main.cpp hands it in. Each function takes the
// terminal, and gives it back when the person leaves, at an interrupt, or when the terminal is gone; a game comes back
// as far as it was played.
class Screens {
 public:
  virtual ~Screens() = default;

  virtual bool possible() const = 0;
  // A game with at least one person, by keys.
  virtual GameInPlay play(GameInPlay game, const Look& look) const = 0;
  virtual GameInPlay steer(GameInPlay game, const SteerOptions& options, const Look& look) const = 0;
  virtual GameInPlay view(GameInPlay game, const ViewOptions& options, const Look& look) const = 0;
  // Games of a file, beginning with `first`, to leaf through: `open` gives one of them and how it is shown.
  struct Shown {
    GameInPlay game;
    ViewOptions options;
  };
  virtual void leaf_through(std::size_t count, std::size_t first, const std::function<Shown(std::size_t)>& open,
                            const Look& look) const = 0;
  // The order in which searches expanded the cells of a maze.
  virtual void expansions(const Scene& scene, std::span<const PathAnswer> answers, const Look& look) const = 0;
  virtual void menu(const Context& context) const = 0;
};

}  // namespace ariadne
