#pragma once

#include <cstdint>
#include <string>

#include "core/seat.hpp"

namespace ariadne {

// How a move changed the result of perfect play, from the point of view of the team that made it.
enum class Effect : std::uint8_t { keeps, win_to_draw, win_to_loss, draw_to_loss };

// The effect of a move that changed the result from `before` to `after`, each seen from the first team: +1, 0 or -1. A
// move never improves the result for the team that makes it; only a mistake of the other team does.
Effect effect_of(Team mover, int before, int after);

std::string effect_text(Effect effect);  // for people: "throws away the win"
std::string effect_word(Effect effect);  // for programs: "win-to-draw"

}  // namespace ariadne
