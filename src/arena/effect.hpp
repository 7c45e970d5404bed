#pragma once

#include <cstdint>
#include <string>

#include "core/seat.hpp"

namespace ariadne {

// What a move did to the result that perfect play would have brought, seen by the team that made it.
enum class Effect : std::uint8_t { keeps, win_to_draw, win_to_loss, draw_to_loss };

// Of a move that led from one result to another, each seen from the first team: +1, 0 or -1. No move betters what
// perfect play brings to its own side: that takes a mistake of the other.
Effect effect_of(Team mover, int before, int after);

std::string effect_text(Effect effect);  // for people: "throws away the win"
std::string effect_word(Effect effect);  // for programs: "win-to-draw"

}  // namespace ariadne
