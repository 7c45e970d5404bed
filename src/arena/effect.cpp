#include "arena/effect.hpp"

#include <array>
#include <cassert>

namespace ariadne {

Effect effect_of(Team mover, int before, int after) {
  const int turn = mover == Team::first ? 1 : -1;
  const int had = turn * before, has = turn * after;
  assert(has <= had);
  if (has == had) return Effect::keeps;
  if (had == 0) return Effect::draw_to_loss;
  return has == 0 ? Effect::win_to_draw : Effect::win_to_loss;
}

std::string effect_text(Effect effect) {
  constexpr std::array kTexts = {"keeps", "throws away the win", "turns the win into a loss", "throws away the draw"};
  return kTexts[static_cast<std::size_t>(effect)];
}

std::string effect_word(Effect effect) {
  constexpr std::array kWords = {"keeps", "win-to-draw", "win-to-loss", "draw-to-loss"};
  return kWords[static_cast<std::size_t>(effect)];
}

}  // namespace ariadne
