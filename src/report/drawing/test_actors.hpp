#pragma once

#include "core/scene.hpp"

namespace ariadne {

// An actor for tests of drawings.
inline Actor thing(Spot spot, const char* text, Tone tone, const char* symbol = "") {
  Actor actor = Actor::at(spot);
  actor.text = text;
  actor.symbol = symbol;
  actor.tone = tone;
  return actor;
}

}  // namespace ariadne
